package import ProgramRuntime
import ProgramValues
package import WindowModel

/// What table views and collection views ask and tell their data sources and delegates.
extension Machine {
  package static func value(_ path: RowPath) -> Value {
    .parts([.int(path.section), .int(path.row)])
  }

  package static func rowPath(_ value: Value) -> RowPath {
    let parts = value.unboxed.parts
    return parts.count == 2
      ? RowPath(section: parts[0].int, row: parts[1].int) : RowPath(section: -1, row: -1)
  }

  package func readTable(_ value: Value) throws(Halt) -> TableView? {
    let node = try node(value)
    return try read { $0.table(node) }
  }

  /// A table view whose data source has been queried for its rows.
  package func learnedTable(_ value: Value) throws(Halt) -> TableView {
    try onTable(value) { $0.learnRows(of: $1) }
    return try readTable(value) ?? TableView()
  }

  package func onTable(
    _ value: Value, _ body: (inout Application, NodeID) -> Void
  ) throws(Halt) {
    let node = try node(value)
    try withModel { application throws(Refusal) in body(&application, node) }
  }

  package func scroll(_ table: Value, to path: Value, _ position: Value) throws(Halt) {
    guard case .element(let index, _) = position, index > 0 || !path.isNone else { return }
    let places: [RowPlace] = [.nearest, .top, .middle, .bottom]
    try scroll(table, to: path, at: places.indices.contains(index) ? places[index] : .nearest)
  }

  package func scroll(_ table: Value, to path: Value, at place: RowPlace) throws(Halt) {
    let (node, path) = (try node(table), Self.rowPath(path))
    _ = try learnedTable(table)
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
    if isCollection(table) { return try answerOfItems(question, table, id) }
    let source = field("dataSource", of: table)
    switch question {
    case .numberOfSections:
      guard !source.isNone else { return nil }
      return .count(try ask(source, "numberOfSections(in:)", [table])?.int ?? 1)
    case .numberOfRows(let section):
      return .count(
        try required(source, "tableView(_:numberOfRowsInSection:)", [table, .int(section)]).int)
    case .cell(let path):
      guard !source.isNone else { return nil }
      let answer = try required(
        source, "tableView(_:cellForRowAt:)", [table, Self.value(path)])
      guard !answer.isNone else {
        throw .crash(
          "NSInternalInconsistencyException: UITableView failed to obtain a cell from its dataSource"
        )
      }
      return .cell(try place(answer, at: path, of: id))
    case .edges(let section):
      let edges = try tell(table, "edgeHeights(_:)", [.int(section)])?.parts ?? []
      guard edges.count == 3 else { return nil }
      return .edges(
        SectionEdges(gap: edges[0].double, header: edges[1].double, footer: edges[2].double))
    case .supplement(let section, let isFooter):
      let view = try tell(table, "edgeView(_:_:)", [.int(section), .bool(isFooter)])
      guard let view, !view.isNone else { return nil }
      return .cell(try place(view, asFooter: isFooter, of: section, in: id))
    case .items: return nil
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

  /// The same for a collection view.
  private func answerOfItems(
    _ question: TableQuestion, _ collection: Value, _ id: NodeID
  ) throws(Halt) -> TableAnswer? {
    let source = field("dataSource", of: collection)
    func mayBe(_ name: String, _ path: RowPath) throws(Halt) -> TableAnswer? {
      try askDelegate(name, collection, path).map { isTrue($0) ? .row(path) : .row(nil) }
    }
    switch question {
    case .items:
      guard !source.isNone else { return .items(.none) }
      return .items(itemFrames(try tell(collection, "computeLayout()", [])))
    case .cell(let path):
      guard !source.isNone else { return nil }
      let name = "collectionView(_:cellForItemAt:)"
      let answer = try required(source, name, [collection, Self.value(path)])
      return .cell(try place(answer, at: path, of: id))
    case .supplement(let section, let isFooter):
      let kind =
        isFooter ? "UICollectionElementKindSectionFooter" : "UICollectionElementKindSectionHeader"
      let name = "collectionView(_:viewForSupplementaryElementOfKind:at:)"
      let path = Self.value(RowPath(section: section, row: 0))
      let view = try required(source, name, [collection, .string(kind), path])
      return .cell(try place(view, asFooter: isFooter, of: section, in: id))
    case .shouldHighlight(let path):
      return try askDelegate("collectionView(_:shouldHighlightItemAt:)", collection, path).map {
        .flag(isTrue($0))
      }
    case .willSelect(let path): return try mayBe("collectionView(_:shouldSelectItemAt:)", path)
    case .willDeselect(let path): return try mayBe("collectionView(_:shouldDeselectItemAt:)", path)
    case .numberOfSections, .numberOfRows, .height, .edges: return nil
    }
  }

  private func itemFrames(_ value: Value?) -> ItemFrames {
    guard let parts = value?.parts, parts.count == 4 else { return .none }
    let limit = TableView.mostRows
    return ItemFrames(
      frames: parts[0].array.map { $0.array.prefix(limit).map(Self.rect) },
      headers: parts[1].array.map(Self.rect), footers: parts[2].array.map(Self.rect),
      contentSize: Self.size(parts[3]))
  }

  func isCollection(_ list: Value) -> Bool {
    list.reference?.instance.nominal?.lineage.contains { $0.name == "UICollectionView" } == true
  }

  /// Places a cell before the program releases it.
  private func place(_ cell: Value, at path: RowPath, of id: NodeID) throws(Halt) -> NodeID {
    let cell = try node(cell)
    try withModel { application throws(Refusal) in application.place(cell, at: path, of: id) }
    return cell
  }

  private func place(
    _ view: Value, asFooter isFooter: Bool, of section: Int, in id: NodeID
  ) throws(Halt) -> NodeID {
    let view = try node(view)
    try withModel { application throws(Refusal) in
      application.place(view, asFooter: isFooter, of: section, in: id)
    }
    return view
  }

  /// The result of a method that a data source must have.
  private func required(_ source: Value, _ name: String, _ arguments: [Value]) throws(Halt) -> Value
  {
    guard let answer = try ask(source, name, arguments) else {
      throw .crash("The data source has no '\(name)', which UIKit calls.")
    }
    return answer
  }

  private func rowAnswer(_ value: Value) -> TableAnswer {
    .row(value.isNone ? nil : Self.rowPath(value))
  }

  private func askDelegate(_ name: String, _ table: Value, _ path: RowPath) throws(Halt) -> Value? {
    try ask(field("delegate", of: table), name, [table, Self.value(path)])
  }

  /// The result of the program's own method; nil if an object does not have it.
  package func ask(_ object: Value, _ name: String, _ arguments: [Value]) throws(Halt) -> Value? {
    guard case .object(let reference) = object, let method = override(name, reference.instance)
    else { return nil }
    let result = try call(method, object, arguments)
    try sweep()
    return result
  }

  static let rowMethods: [Event.Name: (row: String, item: String)] = [
    .tableViewWillDisplay: (
      "tableView(_:willDisplay:forRowAt:)", "collectionView(_:willDisplay:forItemAt:)"
    ),
    .tableViewDidEndDisplaying: (
      "tableView(_:didEndDisplaying:forRowAt:)", "collectionView(_:didEndDisplaying:forItemAt:)"
    ),
    .tableViewDidHighlightRow: (
      "tableView(_:didHighlightRowAt:)", "collectionView(_:didHighlightItemAt:)"
    ),
    .tableViewDidUnhighlightRow: (
      "tableView(_:didUnhighlightRowAt:)", "collectionView(_:didUnhighlightItemAt:)"
    ),
    .tableViewDidSelectRow: (
      "tableView(_:didSelectRowAt:)", "collectionView(_:didSelectItemAt:)"
    ),
    .tableViewDidDeselectRow: (
      "tableView(_:didDeselectRowAt:)", "collectionView(_:didDeselectItemAt:)"
    ),
  ]

  /// Whether a list's delegate implements the method for an event.
  func delegateHears(_ name: Event.Name, of instance: Instance) -> Bool {
    let list = Value.object(reference(to: instance))
    guard let methods = Self.rowMethods[name],
      let delegate = field("delegate", of: list).reference?.instance
    else { return false }
    return override(isCollection(list) ? methods.item : methods.row, delegate) != nil
  }

  /// Notifies a list's delegate about a row or an item.
  func tellRow(_ event: Event) throws(Halt) {
    guard let node = event.object.node, let instance = objects[node],
      let path = event.action.flatMap(RowPath.init), let methods = Self.rowMethods[event.name]
    else { return }
    let list = Value.object(reference(to: instance))
    let hasCell =
      event.name == .tableViewWillDisplay || event.name == .tableViewDidEndDisplaying
    let cell = hasCell ? [try object(event.other)] : []
    _ = try ask(
      field("delegate", of: list), isCollection(list) ? methods.item : methods.row,
      [list] + cell + [Self.value(path)])
  }

  func isItemCell(_ instance: Instance) -> Bool {
    instance.nominal?.lineage.contains { $0.name == "UICollectionViewCell" } ?? false
  }

  /// Sets a collection view cell's property, which a subclass may observe.
  func markItem(_ event: Event) throws(Halt) {
    guard let node = event.object.node, let instance = objects[node], isItemCell(instance) else {
      return
    }
    let name = event.name == .setSelected ? "mark(isSelected:)" : "mark(isHighlighted:)"
    try tell(.object(reference(to: instance)), name, [.bool(event.action == "true")])
  }

  /// Makes a collection view controller's view, unless its class overrides `loadView()`.
  func makeList(of controller: NodeID) throws(Halt) {
    guard let instance = objects[controller],
      instance.nominal?.lineage.contains(where: { $0.name == "UICollectionViewController" })
        == true, override("loadView()", instance) == nil
    else { return }
    try tell(.object(reference(to: instance)), "makeList()", [])
  }

  /// Makes a table view controller the data source and delegate of the table view loaded for it.
  func connectTable(of controller: NodeID) throws(Halt) {
    guard let instance = objects[controller], isTableController(instance),
      let view = try read({ $0.controller(controller)?.view })
    else { return }
    let table = try object(view)
    guard
      isCollection(table)
        || table.reference?.instance.nominal?.lineage.contains(where: { $0.name == "UITableView" })
          == true
    else { return }
    let owner = Value.object(reference(to: instance))
    try tell(owner, "prepareList()", [])
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
    instance.nominal?.lineage.contains {
      ["UITableViewController", "UICollectionViewController"].contains($0.name)
    } ?? false
  }
}
