package import ProgramRuntime
import ProgramValues
import ProgramUIKit
import WindowModel

/// Table views and their cells.
extension Library {
  private static func table(
    _ read: @escaping @Sendable (TableView) -> Value,
    _ write: (@Sendable (inout TableChange, Value) -> Void)? = nil
  ) -> NativeProperty {
    node(
      { read($1.table($0) ?? TableView()) },
      set: setting(write) { machine, value, write throws(Halt) in
        try machine.changeView(value) { properties in write(&properties.table) }
      })
  }

  /// A table view's property that requires its data source to be queried first.
  private static func rows(
    _ read: @escaping @Sendable (Machine, TableView) throws(Halt) -> Value
  ) -> NativeProperty {
    NativeProperty(get: { machine, value throws(Halt) in
      try read(machine, try machine.learnedTable(value))
    })
  }

  package static let tableProperties: [String: NativeProperty] = [
    "UITableView.rowHeight": node(
      { id, application in
        let table = application.table(id) ?? TableView()
        // Since iOS 11 it is `automaticDimension` until it is set.
        let isSet = table.hasRowHeight || !application.hasSafeArea
        return .double(isSet ? table.rowHeight : -1)
      },
      set: { machine, value, new throws(Halt) in
        try machine.changeView(value) {
          if new.double < 0 {
            $0.table.hasAutomaticHeight = true
          } else {
            $0.table.rowHeight = new.double
          }
        }
      }),
    "UITableView.allowsSelection": table(
      { .bool($0.allowsSelection) }, { $0.allowsSelection = $1.bool }),
    "UITableView.allowsMultipleSelection": table(
      { .bool($0.allowsMultipleSelection) }, { $0.allowsMultipleSelection = $1.bool }),
    "UITableView.numberOfSections": rows { _, table in .int(table.counts?.count ?? 0) },
    "UITableView.visibleCells": others { $1.visibleCells(of: $0) },
    "UITableView.indexPathsForVisibleRows": table { .array($0.visible.map(Machine.value)) },
    "UITableView.indexPathForSelectedRow": table {
      $0.selected.first.map(Machine.value) ?? .none
    },
    "UITableView.indexPathsForSelectedRows": table {
      $0.selected.isEmpty ? .none : .array($0.selected.map(Machine.value))
    },
    "UITableViewCell.contentView": other { $1.contentView(of: $0) },
    "UITableViewCell.isSelected": flag { id, application in
      application.row(of: id).map {
        application.table($0.table)?.selected.contains($0.path) == true
      } ?? false
    },
    "UITableViewCell.isHighlighted": flag { id, application in
      application.row(of: id).map { application.table($0.table)?.highlighted == $0.path } ?? false
    },
  ]

  /// The delegate's answer about a section; nil if it lacks the method.
  private static let asked: Native = { machine, value, arguments throws(Halt) in
    try machine.ask(
      machine.field("delegate", of: value), arguments[0].string, [value, arguments[1]]) ?? .none
  }

  package static let tableNatives: [String: Native] = [
    "UITableView.changeEnds()": { machine, value, _ throws(Halt) in
      let ends = try ["tableHeaderView", "tableFooterView"].map { name throws(Halt) in
        let view = machine.field(name, of: value)
        return view.isNone ? nil : try machine.node(view)
      }
      try machine.onTable(value) { $0.setEnds(of: $1, head: ends[0], foot: ends[1]) }
      return .void
    },
    "UITableView.useStyle(_:_:)": { machine, value, arguments throws(Halt) in
      let (margin, floats) = (arguments[0].double, arguments[1].bool)
      try machine.onTable(value) { $0.setStyle(of: $1, margin: margin, floatsEdges: floats) }
      return .void
    },
    "UITableView.edgeRect(_:_:)": { machine, value, arguments throws(Halt) in
      _ = try machine.learnedTable(value)
      let node = try machine.node(value)
      let (section, isFooter) = (arguments[0].int, arguments[1].bool)
      return Machine.value(
        try machine.read { $0.frame(ofEdge: section, isFooter: isFooter, in: node) ?? .zero })
    },
    "UITableView.shownEdge(_:_:)": { machine, value, arguments throws(Halt) in
      let node = try machine.node(value)
      let (section, isFooter) = (arguments[0].int, arguments[1].bool)
      return try machine.object(
        try machine.read { $0.supplement(section, isFooter: isFooter, of: node) })
    },
    "UITableView.askedHeight(_:_:)": asked,
    "UITableView.askedView(_:_:)": asked,
    "UITableView.askedTitle(_:_:)": { machine, value, arguments throws(Halt) in
      try machine.ask(
        machine.field("dataSource", of: value), arguments[0].string, [value, arguments[1]])
        ?? .none
    },
    "UITableView.reloadData()": reloadAll,
    "UITableView.numberOfRows(inSection:)": { machine, value, arguments throws(Halt) in
      let counts = try machine.learnedTable(value).counts ?? []
      let section = arguments[0].int
      return .int(counts.indices.contains(section) ? counts[section] : 0)
    },
    "UITableView.cellForRow(at:)": cellAtPath,
    "UITableView.indexPath(for:)": pathOfCell,
    "UITableView.rectForRow(at:)": { machine, value, arguments throws(Halt) in
      _ = try machine.learnedTable(value)
      let node = try machine.node(value)
      let path = Machine.rowPath(arguments[0])
      return Machine.value(try machine.read { $0.frame(of: path, in: node) ?? .zero })
    },
    "UITableView.indexPathForRow(at:)": { machine, value, arguments throws(Halt) in
      let y = Machine.point(arguments[0]).y
      return try machine.learnedTable(value).path(at: y).map(Machine.value) ?? .none
    },
    "UITableView.selectRow(at:animated:scrollPosition:)": {
      machine, value, arguments throws(Halt) in
      if try machine.select(arguments[0], in: value) {
        try machine.scroll(value, to: arguments[0], arguments[2])
      }
      return .void
    },
    "UITableView.deselectRow(at:animated:)": deselect,
    "UITableView.scrollToRow(at:at:animated:)": { machine, value, arguments throws(Halt) in
      try machine.scroll(value, to: arguments[0], arguments[1])
      return .void
    },
    "UITableView.reloadRows(at:with:)": reloadPaths,
    "UITableView.updateRows(_:_:)": updateRows,
    "UITableView.waitingCells()": waitingCells,
    "UITableView.takeCell(_:)": takeCell,
    "UITableView.makeCell(_:_:)": { machine, _, arguments throws(Halt) in
      try machine.makeRegistered(
        arguments[0], "init(style:reuseIdentifier:)", [.element(0, []), arguments[1]],
        "UITableViewCell")
    },
    "UITableView.makeEdge(_:_:)": { machine, _, arguments throws(Halt) in
      try machine.makeRegistered(
        arguments[0], "init(reuseIdentifier:)", [arguments[1]], "UITableViewHeaderFooterView")
    },
    "UITableView.blockSelection(_:)": { machine, value, arguments throws(Halt) in
      let blocks = arguments[0].bool
      try machine.onTable(value) { $0.blockSelection(blocks, of: $1) }
      return .void
    },
    "UITableView.hasTopPadding()": { machine, _, _ throws(Halt) in
      // iOS 15 has both.
      .bool(try machine.read { $0.settings.fixedKnobs.hasDetents })
    },
    "UITableView.noCell(_:)": { machine, value, arguments throws(Halt) in
      throw .crash(
        "NSInternalInconsistencyException: unable to dequeue a cell with identifier \(arguments[0].string) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    },
  ]
}
