package import ProgramRuntime
import ProgramValues
package import WindowModel

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

  private static let refuseStyle: Native = { _, _, _ throws(Halt) in
    throw .crash("Grouped table views are not laid out here; make one of the style '.plain'.")
  }

  package static let tableNatives: [String: Native] = [
    "UITableView.refuseStyle()": refuseStyle,
    "UITableViewController.refuseStyle()": refuseStyle,
    "UITableView.refuseFooter()": { _, _, _ throws(Halt) in
      throw .crash("A table's footer is not laid out here; give it a height of zero.")
    },
    "UITableView.reloadData()": { machine, value, _ throws(Halt) in
      try machine.onTable(value) { $0.reloadRows(of: $1) }
      return .void
    },
    "UITableView.numberOfRows(inSection:)": { machine, value, arguments throws(Halt) in
      let counts = try machine.learnedTable(value).counts ?? []
      let section = arguments[0].int
      return .int(counts.indices.contains(section) ? counts[section] : 0)
    },
    "UITableView.cellForRow(at:)": { machine, value, arguments throws(Halt) in
      let path = Machine.rowPath(arguments[0])
      return try machine.object(try machine.readTable(value)?.cell(at: path))
    },
    "UITableView.indexPath(for:)": { machine, value, arguments throws(Halt) in
      let cell = try machine.node(arguments[0])
      return try machine.readTable(value)?.path(of: cell).map(Machine.value) ?? .none
    },
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
      let path = arguments[0].isNone ? nil : Machine.rowPath(arguments[0])
      try machine.onTable(value) { application, id in
        guard let path else { return application.deselectRows(of: id) }
        application.selectRow(path, of: id)
      }
      if path != nil { try machine.scroll(value, to: arguments[0], arguments[2]) }
      return .void
    },
    "UITableView.deselectRow(at:animated:)": { machine, value, arguments throws(Halt) in
      try machine.onTable(value) { $0.deselectRow(Machine.rowPath(arguments[0]), of: $1) }
      return .void
    },
    "UITableView.scrollToRow(at:at:animated:)": { machine, value, arguments throws(Halt) in
      try machine.scroll(value, to: arguments[0], arguments[1])
      return .void
    },
    "UITableView.reloadRows(at:with:)": { machine, value, arguments throws(Halt) in
      let paths = arguments[0].array.map(Machine.rowPath)
      try machine.onTable(value) { $0.reload(paths, of: $1) }
      return .void
    },
    "UITableView.updateRows(_:_:)": { machine, value, arguments throws(Halt) in
      var update = RowUpdate()
      update.deleted = arguments[0].array.map(Machine.rowPath)
      update.inserted = arguments[1].array.map(Machine.rowPath)
      let node = try machine.node(value)
      try machine.withModel { application throws(Refusal) in
        try application.update(node, by: update)
      }
      return .void
    },
    "UITableView.waitingCells()": { machine, value, _ throws(Halt) in
      let node = try machine.node(value)
      return try machine.objects(try machine.read { $0.reusableCells(of: node) })
    },
    "UITableView.takeCell(_:)": { machine, value, arguments throws(Halt) in
      let cell = try machine.node(arguments[0])
      try machine.onTable(value) { $0.reuse(cell, of: $1) }
      return .void
    },
    "UITableView.makeCell(_:_:)": { machine, _, arguments throws(Halt) in
      guard case .type(let type) = arguments[0].unboxed, let nominal = type.nominal,
        let key = machine.program.knownKey("init(style:reuseIdentifier:)"),
        let initializer = machine.implementation(of: key, nominal)
      else { throw .crash("The class that was registered does not inherit from UITableViewCell.") }
      let cell = try machine.allocate(nominal, named: nil)
      return try machine.initialize(
        cell, from: nominal, initializer, [.element(0, []), arguments[1]])
    },
    "UITableView.noCell(_:)": { machine, value, arguments throws(Halt) in
      throw .crash(
        "NSInternalInconsistencyException: unable to dequeue a cell with identifier \(arguments[0].string) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    },
  ]
}

extension Machine {
  static func value(_ path: RowPath) -> Value { .parts([.int(path.section), .int(path.row)]) }

  static func rowPath(_ value: Value) -> RowPath {
    let parts = value.unboxed.parts
    return parts.count == 2
      ? RowPath(section: parts[0].int, row: parts[1].int) : RowPath(section: -1, row: -1)
  }

  fileprivate func readTable(_ value: Value) throws(Halt) -> TableView? {
    let node = try node(value)
    return try read { $0.table(node) }
  }

  /// A table view whose data source has been queried for its rows.
  fileprivate func learnedTable(_ value: Value) throws(Halt) -> TableView {
    try onTable(value) { $0.learnRows(of: $1) }
    return try readTable(value) ?? TableView()
  }

  fileprivate func onTable(
    _ value: Value, _ body: (inout Application, NodeID) -> Void
  ) throws(Halt) {
    let node = try node(value)
    try withModel { application throws(Refusal) in body(&application, node) }
  }

  fileprivate func scroll(_ table: Value, to path: Value, _ position: Value) throws(Halt) {
    guard case .element(let index, _) = position, index > 0 || !path.isNone else { return }
    let (node, path) = (try node(table), Self.rowPath(path))
    _ = try learnedTable(table)
    let places: [RowPlace] = [.nearest, .top, .middle, .bottom]
    let place = places.indices.contains(index) ? places[index] : .nearest
    guard let offset = try read({ $0.offset(showing: path, at: place, of: node) }) else { return }
    try changeView(table) { $0.contentOffset = offset }
  }

  // MARK: Data sources and delegates

  package func answer(
    _ question: TableQuestion, of table: NodeID, in application: inout Application
  ) -> TableAnswer? {
    guard crash == nil, let instance = objects[table] else { return nil }
    return on(&application, else: nil) { () throws(Halt) in
      try self.answer(question, .object(self.reference(to: instance)), table)
    }
  }

  private func answer(
    _ question: TableQuestion, _ table: Value, _ id: NodeID
  ) throws(Halt) -> TableAnswer? {
    let source = field("dataSource", of: table)
    switch question {
    case .numberOfSections:
      guard !source.isNone else { return nil }
      return .count(try ask(source, "numberOfSections(in:)", [table])?.int ?? 1)
    case .numberOfRows(let section):
      let name = "tableView(_:numberOfRowsInSection:)"
      guard let answer = try ask(source, name, [table, .int(section)]) else {
        throw .crash("The data source has no '\(name)', which UIKit calls.")
      }
      return .count(answer.int)
    case .cell(let path):
      guard !source.isNone else { return nil }
      let name = "tableView(_:cellForRowAt:)"
      guard let answer = try ask(source, name, [table, Self.value(path)]) else {
        throw .crash("The data source has no '\(name)', which UIKit calls.")
      }
      guard !answer.isNone else {
        throw .crash(
          "NSInternalInconsistencyException: UITableView failed to obtain a cell from its dataSource"
        )
      }
      let cell = try node(answer)
      // Do this before the program releases the cell.
      try withModel { application throws(Refusal) in application.place(cell, at: path, of: id) }
      return .cell(cell)
    case .height(let path):
      let height = try askDelegate("tableView(_:heightForRowAt:)", table, path)?.double
      return height.flatMap { $0 < 0 ? nil : .height($0) }
    case .shouldHighlight(let path):
      return try askDelegate("tableView(_:shouldHighlightRowAt:)", table, path).map {
        .flag(isTrue($0))
      }
    case .willSelect(let path):
      return try askDelegate("tableView(_:willSelectRowAt:)", table, path).map(rowAnswer)
    case .willDeselect(let path):
      return try askDelegate("tableView(_:willDeselectRowAt:)", table, path).map(rowAnswer)
    }
  }

  private func rowAnswer(_ value: Value) -> TableAnswer {
    .row(value.isNone ? nil : Self.rowPath(value))
  }

  private func askDelegate(_ name: String, _ table: Value, _ path: RowPath) throws(Halt) -> Value? {
    try ask(field("delegate", of: table), name, [table, Self.value(path)])
  }

  /// The result of the program's own method; nil if an object does not have it.
  private func ask(_ object: Value, _ name: String, _ arguments: [Value]) throws(Halt) -> Value? {
    guard case .object(let reference) = object, let method = override(name, reference.instance)
    else { return nil }
    let result = try call(method, object, arguments)
    try sweep()
    return result
  }

  static let rowMethods: [Event.Name: String] = [
    .tableViewWillDisplay: "tableView(_:willDisplay:forRowAt:)",
    .tableViewDidEndDisplaying: "tableView(_:didEndDisplaying:forRowAt:)",
    .tableViewDidHighlightRow: "tableView(_:didHighlightRowAt:)",
    .tableViewDidUnhighlightRow: "tableView(_:didUnhighlightRowAt:)",
    .tableViewDidSelectRow: "tableView(_:didSelectRowAt:)",
    .tableViewDidDeselectRow: "tableView(_:didDeselectRowAt:)",
  ]

  /// Whether a table view's delegate implements the method for an event.
  func delegateHears(_ name: Event.Name, of instance: Instance) -> Bool {
    guard let method = Self.rowMethods[name],
      let delegate = field("delegate", of: .object(reference(to: instance))).reference?.instance
    else { return false }
    return override(method, delegate) != nil
  }

  /// Notifies a table view's delegate about a row.
  func tellRow(_ event: Event, _ name: String) throws(Halt) {
    guard let node = event.object.node, let instance = objects[node],
      let path = event.action.flatMap(RowPath.init)
    else { return }
    let table = Value.object(reference(to: instance))
    let hasCell =
      event.name == .tableViewWillDisplay || event.name == .tableViewDidEndDisplaying
    let cell = hasCell ? [try object(event.other)] : []
    _ = try ask(field("delegate", of: table), name, [table] + cell + [Self.value(path)])
  }

  /// Makes a table view controller the data source and delegate of the table view loaded for it.
  func connectTable(of controller: NodeID) throws(Halt) {
    guard let instance = objects[controller], isTableController(instance),
      let view = try read({ $0.controller(controller)?.view })
    else { return }
    let table = try object(view)
    guard
      table.reference?.instance.nominal?.lineage.contains(where: { $0.name == "UITableView" })
        == true
    else { return }
    let owner = Value.object(reference(to: instance))
    for name in ["dataSource", "delegate"] where field(name, of: table).isNone {
      setField(name, of: table, owner.weakened)
    }
    try onTable(table) { $0.reloadRows(of: $1) }
  }

  /// A table view controller deselects its rows in viewWillAppear, unless this is disabled.
  func clearSelection(of controller: NodeID) throws(Halt) {
    guard let instance = objects[controller], isTableController(instance),
      field("clearsSelectionOnViewWillAppear", of: .object(reference(to: instance))).bool,
      let view = try read({ $0.controller(controller)?.view })
    else { return }
    try withModel { application throws(Refusal) in application.deselectRows(of: view) }
  }

  private func isTableController(_ instance: Instance) -> Bool {
    instance.nominal?.lineage.contains { $0.name == "UITableViewController" } ?? false
  }
}
