/// What to set of a table view; nil leaves a property as it is.
public struct TableChange: Hashable, Sendable {
  /// How many rows each section has.
  public var rows: [Int]?
  /// How high a row is, in points.
  public var rowHeight: Double?
  /// Whether rows are as high as their content again: `UITableView.automaticDimension`.
  package var hasAutomaticHeight = false
  /// Whether a touch selects a row.
  public var allowsSelection: Bool?
  /// Whether several rows are selected at once.
  public var allowsMultipleSelection: Bool?

  /// Makes a change of nothing.
  public init() {}

  /// Refuses what only table views have, and what they can't have.
  func check(on view: View) throws(Refusal) {
    for (name, isSet) in [
      ("rows", rows != nil), ("rowHeight", rowHeight != nil),
      ("allowsSelection", allowsSelection != nil),
      ("allowsMultipleSelection", allowsMultipleSelection != nil),
    ] where isSet && !view.viewClass.defaults.hasRows {
      throw .invalidValue(
        property: name, reason: "A \(view.className) has none: it is no table view.")
    }
    if let rows {
      var sum = 0
      for count in rows {
        sum = (0...TableView.mostRows).contains(count) ? sum + count : TableView.mostRows + 1
        if sum > TableView.mostRows { break }
      }
      guard sum <= TableView.mostRows, rows.count <= TableView.mostRows else {
        throw .invalidValue(
          property: "rows",
          reason: "A table view has \(TableView.mostRows) at most, and none below 0.")
      }
    }
    if let height = rowHeight, !TableView.rowHeights.contains(height) {
      throw .invalidValue(
        property: "rowHeight", reason: "It goes from 1 to \(Int(TableView.rowHeights.upperBound)).")
    }
  }
}

extension Application {
  /// The setters of a table view's own properties; they were checked.
  mutating func apply(_ change: TableChange, to id: NodeID) {
    guard change != TableChange() else { return }
    bounceAlways(id)
    var table = tables[id] ?? TableView()
    if change.hasAutomaticHeight { (table.rowHeight, table.hasRowHeight) = (44, false) }
    if let value = change.rowHeight { (table.rowHeight, table.hasRowHeight) = (value, true) }
    if let value = change.allowsSelection { table.allowsSelection = value }
    if let value = change.allowsMultipleSelection { table.allowsMultipleSelection = value }
    if let value = change.rows { table.rows = value }
    tables[id] = table
    if change.rows != nil || change.rowHeight != nil || change.hasAutomaticHeight {
      reloadRows(of: id)
    }
  }
}
