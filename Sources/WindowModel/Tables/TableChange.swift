/// Properties to set on a table view; nil leaves one unchanged.
public struct TableChange: Hashable, Sendable {
  /// The number of rows in each section.
  public var rows: [Int]?
  /// The height of a row, in points.
  public var rowHeight: Double?
  /// Whether to return to self-sizing rows: `UITableView.automaticDimension`.
  package var hasAutomaticHeight = false
  /// Whether a touch selects a row.
  public var allowsSelection: Bool?
  /// Whether several rows can be selected at once.
  public var allowsMultipleSelection: Bool?

  /// Makes a change that sets nothing.
  public init() {}

  /// Refuses properties that only table views have, and invalid values.
  func check(on view: View) throws(Refusal) {
    for (name, isSet) in [
      ("rows", rows != nil), ("rowHeight", rowHeight != nil),
      ("allowsSelection", allowsSelection != nil),
      ("allowsMultipleSelection", allowsMultipleSelection != nil),
    ] where isSet && !view.viewClass.defaults.hasRows {
      throw .invalidValue(
        property: name, reason: "A \(view.className) has none: it is not a table view.")
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
  /// Sets checked properties on a table view.
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
