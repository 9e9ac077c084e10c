package import ProgramRuntime
import ProgramUIKit
import WindowModel

/// Collection views and their cells.
extension Library {
  private static func collection(
    _ read: @escaping @Sendable (TableView) -> Value,
    _ write: (@Sendable (inout TableChange, Value) -> Void)? = nil
  ) -> NativeProperty {
    node(
      { read($1.table($0) ?? TableView()) },
      set: setting(write) { machine, value, write throws(Halt) in
        try machine.changeView(value) { properties in write(&properties.table) }
      })
  }

  package static let collectionProperties: [String: NativeProperty] = [
    "UICollectionView.allowsSelection": collection(
      { .bool($0.allowsSelection) }, { $0.allowsSelection = $1.bool }),
    "UICollectionView.allowsMultipleSelection": collection(
      { .bool($0.allowsMultipleSelection) }, { $0.allowsMultipleSelection = $1.bool }),
    "UICollectionView.visibleCells": others { $1.visibleCells(of: $0) },
    "UICollectionView.indexPathsForVisibleItems": collection {
      .array($0.visible.map(Machine.value))
    },
    "UICollectionView.indexPathsForSelectedItems": collection {
      .array($0.selected.map(Machine.value))
    },
    "UICollectionViewCell.contentView": other { $1.contentView(of: $0) },
  ]

  /// The flow layout delegate's answer; nil if it lacks the method.
  private static let asked: Native = { machine, value, arguments throws(Halt) in
    try machine.ask(
      machine.field("delegate", of: value), arguments[0].string,
      [value, machine.field("collectionViewLayout", of: value), arguments[1]]) ?? .none
  }

  package static let collectionNatives: [String: Native] = [
    "UICollectionView.askedSize(_:at:)": asked,
    "UICollectionView.askedSize(_:in:)": asked,
    "UICollectionView.askedInsets(_:_:)": asked,
    "UICollectionView.askedNumber(_:_:)": asked,
    "UICollectionView.askedSections()": { machine, value, _ throws(Halt) in
      let source = machine.field("dataSource", of: value)
      let count = try machine.ask(source, "numberOfSections(in:)", [value])?.int ?? 1
      return .int(min(max(0, count), TableView.mostRows))
    },
    "UICollectionView.askedItems(_:)": { machine, value, arguments throws(Halt) in
      let name = "collectionView(_:numberOfItemsInSection:)"
      let source = machine.field("dataSource", of: value)
      guard let count = try machine.ask(source, name, [value, arguments[0]]) else {
        throw .crash("The data source has no '\(name)', which UIKit calls.")
      }
      guard count.int <= TableView.mostRows else {
        throw .bound("A section of a collection view has \(TableView.mostRows) items at most here.")
      }
      return .int(max(0, count.int))
    },
    "UICollectionView.forgetLayout()": { machine, value, _ throws(Halt) in
      try machine.onTable(value) { $0.forgetItemFrames(of: $1) }
      return .void
    },
    "UICollectionView.reloadItems()": reloadAll,
    "UICollectionView.cellForItem(at:)": cellAtPath,
    "UICollectionView.indexPath(for:)": pathOfCell,
    "UICollectionView.indexPathForItem(at:)": { machine, value, arguments throws(Halt) in
      let point = Machine.point(arguments[0])
      return try machine.learnedTable(value).item(at: point).map(Machine.value) ?? .none
    },
    "UICollectionView.selectItem(at:animated:scrollPosition:)": {
      machine, value, arguments throws(Halt) in
      if try machine.select(arguments[0], in: value) {
        try machine.scrollItem(value, to: arguments[0], arguments[2])
      }
      return .void
    },
    "UICollectionView.deselectItem(at:animated:)": deselect,
    "UICollectionView.scrollToItem(at:at:animated:)": { machine, value, arguments throws(Halt) in
      try machine.scrollItem(value, to: arguments[0], arguments[1])
      return .void
    },
    "UICollectionView.reloadItems(at:)": reloadPaths,
    "UICollectionView.updateItems(_:_:)": updateRows,
    "UICollectionView.waitingCells()": waitingCells,
    "UICollectionView.takeCell(_:)": takeCell,
    "UICollectionView.makeItem(_:_:)": { machine, _, arguments throws(Halt) in
      try machine.makeRegistered(
        arguments[0], "init(frame:)", [arguments[1]], "UICollectionReusableView")
    },
    "UICollectionView.noItem(_:_:)": { machine, value, arguments throws(Halt) in
      throw .crash(
        "NSInternalInconsistencyException: could not dequeue a view of kind: \(arguments[0].string) with identifier \(arguments[1].string) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    },
    "UICollectionViewFlowLayout.refusePinning()": { _, _, _ throws(Halt) in
      throw .bound("Headers that stay visible are not laid out for collection views here.")
    },
  ]
}

extension Machine {
  /// Scrolls a collection view to an item.
  fileprivate func scrollItem(_ list: Value, to path: Value, _ position: Value) throws(Halt) {
    let places: [RowPlace] = [.top, .middle, .bottom, .top, .middle, .bottom]
    let mask = position.unboxed.parts.first?.int ?? position.unboxed.int
    let index = places.indices.first { mask & (1 << $0) != 0 }
    guard index != nil || mask == 0 else { return }
    try scroll(list, to: path, at: index.map { places[$0] } ?? .nearest)
  }
}
