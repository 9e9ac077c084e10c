/// The state that a table view adds to a scroll view (views-T1).
public struct TableView: Hashable, Codable, Sendable {
  /// The maximum number of rows.
  public static let mostRows = 10_000
  /// The maximum number of rows visible at once.
  public static let mostCells = 200
  /// The valid row heights, in points.
  public static let rowHeights = 1.0...10_000
  /// The valid heights from a delegate; a row of height 0 is not shown.
  static let delegatesHeights = 0.0...10_000

  /// A row that has a cell.
  struct Shown: Hashable, Codable {
    var path: RowPath
    var cell: NodeID
  }

  /// The number of rows in each section, in place of a data source; a program has its own.
  public internal(set) var rows: [Int] = []
  /// The height of a row unless the delegate gives another one, in points.
  public internal(set) var rowHeight = 44.0
  /// Whether `rowHeight` was set, which turns off self-sizing rows.
  package internal(set) var hasRowHeight = false
  /// Whether the delegate gave the height of any row.
  var hasDelegatesHeights = false
  /// Whether a touch selects a row.
  public internal(set) var allowsSelection = true
  /// Whether selected rows stay selected when another one is selected.
  public internal(set) var allowsMultipleSelection = false
  /// The selected rows, in order of selection.
  public internal(set) var selected: [RowPath] = []
  /// The row under a finger.
  public internal(set) var highlighted: RowPath?
  /// The touched row that the next turn selects.
  var chosen: RowPath?

  /// The height of each row by section, in points; nil until the data source is asked.
  var heights: [[Double]]?
  /// The rows that have cells, from the top.
  var shown: [Shown] = []
  /// The cells of rows that are no longer visible, for reuse; they stay subviews, hidden.
  var reusable: [NodeID] = []
  /// The number of cells that the model made.
  var cellsMade = 0

  package init() {}

  /// The number of rows in each section, nil until the data source is asked.
  public var counts: [Int]? { heights.map { $0.map(\.count) } }

  /// The total height of all rows, in points.
  var height: Double { heights?.reduce(0) { $0 + $1.reduce(0, +) } ?? 0 }

  /// Whether a row exists.
  func has(_ path: RowPath) -> Bool {
    guard let heights, heights.indices.contains(path.section) else { return false }
    return heights[path.section].indices.contains(path.row)
  }

  /// The cell of a row, nil when the row is not visible.
  public func cell(at path: RowPath) -> NodeID? { shown.first { $0.path == path }?.cell }

  /// The row that a cell shows, or nil.
  public func path(of cell: NodeID) -> RowPath? { shown.first { $0.cell == cell }?.path }

  /// The row at a height from the top, in points; nil for none.
  public func path(at y: Double) -> RowPath? {
    guard y >= 0, y.isFinite else { return nil }
    return rows(from: y, to: y + 0.001).first?.path
  }

  /// The rows that have cells, from the top.
  public var visible: [RowPath] { shown.map(\.path) }

  /// The rows visible between two heights, each with its top and its height, in points; at most one more
  /// than `mostCells`.
  func rows(from top: Double, to bottom: Double) -> [(path: RowPath, top: Double, height: Double)] {
    var found: [(path: RowPath, top: Double, height: Double)] = []
    var y = 0.0
    for (section, heights) in (heights ?? []).enumerated() {
      for (row, height) in heights.enumerated() {
        if y >= bottom || found.count > Self.mostCells { return found }
        if height > 0, y + height > top {
          found.append((RowPath(section: section, row: row), y, height))
        }
        y += height
      }
    }
    return found
  }
}

/// What a table view asks its data source or its delegate.
package enum TableQuestion: Hashable, Sendable {
  case numberOfSections
  case numberOfRows(section: Int)
  case height(RowPath)
  case cell(RowPath)
  case shouldHighlight(RowPath)
  case willSelect(RowPath)
  case willDeselect(RowPath)
}

/// What the data source or the delegate answers.
package enum TableAnswer: Hashable, Sendable {
  case count(Int)
  case height(Double)
  case cell(NodeID)
  case flag(Bool)
  /// The row to select or deselect, nil for none.
  case row(RowPath?)
}

extension Application {
  /// The state of a table view, nil for any other view and before it has rows.
  public func table(_ id: NodeID) -> TableView? { tables.isEmpty ? nil : tables[id] }

  /// The table view and the row of a cell; nil for any other view.
  public func row(of cell: NodeID) -> (table: NodeID, path: RowPath)? {
    guard !tables.isEmpty, let id = arena[cell].superview, let path = tables[id]?.path(of: cell)
    else { return nil }
    return (id, path)
  }

  /// A cell's content view; nil for any other view.
  public func contentView(of cell: NodeID) -> NodeID? {
    arena[cell].subviews.first { arena[$0].viewClass == .cellContentView && arena[$0].isContainer }
  }

  /// Makes a cell's content view (views-T1).
  mutating func makeContentView(of cell: NodeID) {
    let content = insertContainer(
      .cellContentView, named: "content", of: cell, size: arena[cell].bounds.size)
    move(content, to: cell, at: 0)
  }

  /// Removes the table state of a view that is being released, and the cell that it was.
  mutating func forgetTable(of id: NodeID) {
    guard !tables.isEmpty else { return }
    tables[id] = nil
    for table in tables.keys {
      tables[table]?.shown.removeAll { $0.cell == id }
      tables[table]?.reusable.removeAll { $0 == id }
    }
  }
}
