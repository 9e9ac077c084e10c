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
  /// The header and footer of each section; empty if no section has any.
  var edges: [SectionEdges] = []
  /// The frames of a collection view's items; nil for a table view.
  var items: ItemFrames?
  /// The shown headers and footers of sections.
  var supplements: [Supplement] = []
  /// `tableHeaderView` and `tableFooterView`.
  var head: NodeID?
  var foot: NodeID?
  /// Their heights, in points.
  var headHeight = 0.0
  var footHeight = 0.0
  /// The distance of cells from the sides, in points: the margin of inset groups.
  var margin = 0.0
  /// Whether touches select no rows, as during editing.
  var blocksSelection = false
  /// Whether headers and footers stay visible while their section is, as in the plain style.
  var floatsEdges = false
  /// The rows that have cells, from the top.
  var shown: [Shown] = []
  /// The cells of rows that are no longer visible, for reuse; they stay subviews, hidden.
  var reusable: [NodeID] = []
  /// The number of cells that the model made.
  var cellsMade = 0

  package init() {}

  /// The number of rows in each section, nil until the data source is asked.
  public var counts: [Int]? { heights.map { $0.map(\.count) } }

  /// The total height of all sections and of the table's own header and footer, in points.
  var height: Double {
    (heights ?? []).indices.reduce(headHeight + footHeight) { $0 + sectionHeight($1) }
  }

  /// The edges of a section.
  func edge(of section: Int) -> SectionEdges {
    edges.indices.contains(section) ? edges[section] : SectionEdges()
  }

  private func sectionHeight(_ section: Int) -> Double {
    let (rows, edge) = (heights?[section] ?? [], edge(of: section))
    return edge.gap + edge.header + rows.reduce(0, +) + edge.footer
  }

  /// Where a section begins, in points from the top of the content.
  private func top(of section: Int) -> Double {
    (0..<section).reduce(headHeight) { $0 + sectionHeight($1) }
  }

  /// Where each section begins, in points from the top of the content.
  var tops: [Double] {
    var top = headHeight
    return (heights ?? []).indices.map { section in
      defer { top += sectionHeight(section) }
      return top
    }
  }

  /// The frame of a section's header or footer in a table view of some width; nil for no such section. A caller
  /// that goes through all sections knows where each begins.
  func frame(ofEdge section: Int, isFooter: Bool, width: Double, top: Double? = nil) -> Rect? {
    guard let heights, heights.indices.contains(section) else { return nil }
    if let items { return items.edge(section, isFooter: isFooter) }
    let edge = edge(of: section)
    let y = (top ?? self.top(of: section)) + edge.gap
    return isFooter
      ? Rect(
        x: 0, y: y + edge.header + heights[section].reduce(0, +), width: width,
        height: edge.footer)
      : Rect(x: 0, y: y, width: width, height: edge.header)
  }

  /// The frame of a row in a table view of some width; nil for no such row.
  func frame(of path: RowPath, width: Double) -> Rect? {
    guard has(path), let heights else { return nil }
    if let items { return items.frames[path.section][path.row] }
    let edge = edge(of: path.section)
    let y = heights[path.section].prefix(path.row).reduce(
      top(of: path.section) + edge.gap + edge.header, +)
    return Rect(
      x: margin, y: y, width: max(0, width - 2 * margin), height: heights[path.section][path.row])
  }

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
    return rows(in: Rect(x: 0, y: y, width: 1, height: 0.001), width: 1).first?.path
  }

  /// The item of a collection view at a point of its content; nil for none.
  package func item(at point: Point) -> RowPath? {
    rows(in: Rect(x: point.x, y: point.y, width: 0.001, height: 0.001), width: 0).first?.path
  }

  /// The rows that have cells, from the top.
  public var visible: [RowPath] { shown.map(\.path) }

  /// The rows whose frames a rectangle of the content touches; at most one more than `mostCells`.
  func rows(in area: Rect, width: Double) -> [(path: RowPath, frame: Rect)] {
    var found: [(path: RowPath, frame: Rect)] = []
    let bottom = area.origin.y + area.size.height
    if let items {
      for (section, frames) in items.frames.enumerated() {
        for (row, frame) in frames.enumerated()
        where frame.size.height > 0 && frame.origin.y < bottom
          && frame.origin.y + frame.size.height > area.origin.y
          && frame.origin.x < area.origin.x + area.size.width
          && frame.origin.x + frame.size.width > area.origin.x
        {
          found.append((RowPath(section: section, row: row), frame))
          if found.count > Self.mostCells { return found }
        }
      }
      return found
    }
    var y = headHeight
    for (section, heights) in (heights ?? []).enumerated() {
      y += edge(of: section).gap + edge(of: section).header
      for (row, height) in heights.enumerated() {
        if y >= bottom || found.count > Self.mostCells { return found }
        if height > 0, y + height > area.origin.y {
          let frame = Rect(x: margin, y: y, width: max(0, width - 2 * margin), height: height)
          found.append((RowPath(section: section, row: row), frame))
        }
        y += height
      }
      y += edge(of: section).footer
    }
    return found
  }
}

/// The heights of a section's header and footer, and of the gap above the header, in points.
package struct SectionEdges: Hashable, Codable, Sendable {
  package var gap = 0.0
  package var header = 0.0
  package var footer = 0.0

  package init(gap: Double = 0, header: Double = 0, footer: Double = 0) {
    (self.gap, self.header, self.footer) = (gap, header, footer)
  }
}

/// What a collection view's layout computed: frames by section, in points.
package struct ItemFrames: Hashable, Codable, Sendable {
  package var frames: [[Rect]]
  package var headers: [Rect]
  package var footers: [Rect]
  package var contentSize: Size

  package init(frames: [[Rect]], headers: [Rect], footers: [Rect], contentSize: Size) {
    self.frames = frames
    self.headers = headers
    self.footers = footers
    self.contentSize = contentSize
  }

  /// No items.
  package static let none = ItemFrames(frames: [], headers: [], footers: [], contentSize: .zero)

  func edge(_ section: Int, isFooter: Bool) -> Rect? {
    let all = isFooter ? footers : headers
    return all.indices.contains(section) ? all[section] : nil
  }
}

/// A shown header or footer of a section.
struct Supplement: Hashable, Codable {
  var section: Int
  var isFooter: Bool
  var view: NodeID
}

/// What a table view asks its data source or its delegate.
package enum TableQuestion: Hashable, Sendable {
  case numberOfSections
  case numberOfRows(section: Int)
  case height(RowPath)
  case cell(RowPath)
  /// The heights of a section's header and footer.
  case edges(section: Int)
  /// The view of a section's header or footer.
  case supplement(section: Int, isFooter: Bool)
  /// What a collection view's layout computes; nil for a table view.
  case items
  case shouldHighlight(RowPath)
  case willSelect(RowPath)
  case willDeselect(RowPath)
}

/// What the data source or the delegate answers.
package enum TableAnswer: Hashable, Sendable {
  case count(Int)
  case height(Double)
  case cell(NodeID)
  case edges(SectionEdges)
  case items(ItemFrames)
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
    arena[cell].subviews.first {
      arena[$0].isContainer && [.cellContentView, .view].contains(arena[$0].viewClass)
    }
  }

  /// Makes a cell's content view (views-T1).
  mutating func makeContentView(of cell: NodeID) {
    let content = insertContainer(
      arena[cell].viewClass.defaults.isItem ? .view : .cellContentView, named: "content", of: cell,
      size: arena[cell].bounds.size)
    move(content, to: cell, at: 0)
  }

  /// Removes the table state of a view that is being released, and the cell that it was.
  mutating func forgetTable(of id: NodeID) {
    guard !tables.isEmpty else { return }
    tables[id] = nil
    for table in tables.keys {
      tables[table]?.shown.removeAll { $0.cell == id }
      tables[table]?.reusable.removeAll { $0 == id }
      tables[table]?.supplements.removeAll { $0.view == id }
      if tables[table]?.head == id { tables[table]?.head = nil }
      if tables[table]?.foot == id { tables[table]?.foot = nil }
    }
  }
}
