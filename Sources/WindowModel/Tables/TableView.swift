/// What a table view has beyond a scroll view (views-T1).
public struct TableView: Hashable, Codable, Sendable {
  /// The most rows that one has.
  public static let mostRows = 10_000
  /// The most rows that are seen at once.
  public static let mostCells = 200
  /// The heights that a row may have, in points.
  public static let rowHeights = 1.0...10_000
  /// Those that a delegate may say; a row without height is not shown.
  static let delegatesHeights = 0.0...10_000

  /// A row that has a cell.
  struct Shown: Hashable, Codable {
    var path: RowPath
    var cell: NodeID
  }

  /// How many rows each section has, which stands for a data source; a program has its own.
  public internal(set) var rows: [Int] = []
  /// How high a row is unless the delegate says another height, in points.
  public internal(set) var rowHeight = 44.0
  /// Whether `rowHeight` was set, so that rows are not as high as their content.
  package internal(set) var hasRowHeight = false
  /// Whether the delegate said how high some row is.
  var hasDelegatesHeights = false
  /// Whether a touch selects a row.
  public internal(set) var allowsSelection = true
  /// Whether the rows that are selected stay so when another one is.
  public internal(set) var allowsMultipleSelection = false
  /// The rows that are selected, in the order in which they were.
  public internal(set) var selected: [RowPath] = []
  /// The row that a finger is on.
  public internal(set) var highlighted: RowPath?
  /// The row that was touched and is selected in the next turn.
  var chosen: RowPath?

  /// How high the rows of each section are, in points; nil until the data source is asked.
  var heights: [[Double]]?
  /// The rows that have cells, from the top.
  var shown: [Shown] = []
  /// The cells of rows that went out of sight, which others may use; they stay subviews, hidden.
  var reusable: [NodeID] = []
  /// How many cells the model made.
  var cellsMade = 0

  package init() {}

  /// How many rows each section has, nil until the data source is asked.
  public var counts: [Int]? { heights.map { $0.map(\.count) } }

  /// How high all rows are together, in points.
  var height: Double { heights?.reduce(0) { $0 + $1.reduce(0, +) } ?? 0 }

  /// Whether there is such a row.
  func has(_ path: RowPath) -> Bool {
    guard let heights, heights.indices.contains(path.section) else { return false }
    return heights[path.section].indices.contains(path.row)
  }

  /// The cell of a row, nil where it is out of sight.
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

  /// The rows that are seen between two heights, each with its own span of them, in points; one more than `mostCells`
  /// at most.
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
  /// What a table view has, nil for a view that is none or has no rows yet.
  public func table(_ id: NodeID) -> TableView? { tables.isEmpty ? nil : tables[id] }

  /// The table view that a cell lies in, and the row that it shows; nil for any other view.
  public func row(of cell: NodeID) -> (table: NodeID, path: RowPath)? {
    guard !tables.isEmpty, let id = arena[cell].superview, let path = tables[id]?.path(of: cell)
    else { return nil }
    return (id, path)
  }

  /// The view of a cell that its content lies in, nil for a view that is no cell.
  public func contentView(of cell: NodeID) -> NodeID? {
    arena[cell].subviews.first { arena[$0].viewClass == .cellContentView && arena[$0].isContainer }
  }

  /// Makes the view that a cell's content lies in (views-T1).
  mutating func makeContentView(of cell: NodeID) {
    let content = insertContainer(
      .cellContentView, named: "content", of: cell, size: arena[cell].bounds.size)
    move(content, to: cell, at: 0)
  }

  /// Forgets what a view that goes had of a table, and the cell that it was.
  mutating func forgetTable(of id: NodeID) {
    guard !tables.isEmpty else { return }
    tables[id] = nil
    for table in tables.keys {
      tables[table]?.shown.removeAll { $0.cell == id }
      tables[table]?.reusable.removeAll { $0 == id }
    }
  }
}
