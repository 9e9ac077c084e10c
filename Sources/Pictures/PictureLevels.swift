import JSON
import WindowModel

/// How far in front each view of an exploded picture lies: a level above its superview and above
/// each earlier view that it covers part of.
///
/// The screen is divided into cells, each with the boxes that reach into it. A cell that holds too
/// many keeps one box for each level, so that a view may come a level too high but never too low,
/// and time stays in proportion to the number of views.
struct PictureLevels {
  /// The most levels.
  static let most = 40
  /// The narrowest cell, in points, and the most along a side.
  private static let cell = 32.0
  private static let mostCells = 24
  /// The most boxes in a cell.
  private static let mostBoxes = 64

  private struct Box {
    var rect: Rect
    let level: Int
  }

  /// The highest level so far.
  private(set) var top = -1
  /// Whether there are more levels than there may be.
  private(set) var isCapped = false
  private let side: Double
  private let columns: Int
  private let rows: Int
  private let screen: Rect
  private var cells: [[Box]]

  init(_ screen: Rect) {
    self.screen = screen
    let longest = max(screen.size.width, screen.size.height)
    side = max(Self.cell, longest / Double(Self.mostCells))
    columns = Int(clamping: screen.size.width / side, to: 0...Self.mostCells) + 1
    rows = Int(clamping: screen.size.height / side, to: 0...Self.mostCells) + 1
    cells = Array(repeating: [], count: columns * rows)
  }

  /// The level of a window: with one free below it.
  mutating func placeWindow(_ rect: Rect?) -> Int { place(rect, above: top + 1) }

  /// The level of a view of which `rect` can be seen on the screen, nil where nothing can.
  mutating func place(_ rect: Rect?, above floor: Int) -> Int {
    var level = floor + 1
    if let rect {
      visitCells(of: rect) { cell in
        // Backwards, for what was drawn last is mostly the highest.
        var index = cell.count
        while index > 0, level < Self.most {
          index -= 1
          let box = cell[index]
          if box.level >= level, box.rect.overlaps(rect) { level = box.level + 1 }
        }
      }
    }
    if level > Self.most { isCapped = true }
    level = min(level, Self.most)
    top = max(top, level)
    if let rect {
      visitCells(of: rect) { cell in
        if cell.count >= Self.mostBoxes { cell = Self.merge(cell) }
        cell.append(Box(rect: rect, level: level))
      }
    }
    return level
  }

  /// One box for each level, round all of that level.
  private static func merge(_ boxes: [Box]) -> [Box] {
    Dictionary(grouping: boxes, by: \.level).compactMap { level, boxes in
      Rect(around: boxes.flatMap(\.rect.corners)).map { Box(rect: $0, level: level) }
    }
  }

  /// Visits the cells that a rectangle reaches into. What lies outside of the screen is in the
  /// outermost cells.
  private mutating func visitCells(of rect: Rect, _ visit: (inout [Box]) -> Void) {
    let x = rect.origin.x - screen.origin.x
    let y = rect.origin.y - screen.origin.y
    for row in places(from: y, to: y + rect.size.height, of: rows) {
      for column in places(from: x, to: x + rect.size.width, of: columns) {
        visit(&cells[row * columns + column])
      }
    }
  }

  /// The rows or columns, `count` in all, between two distances from the screen's edge. Rounding may
  /// put the end of a rectangle beyond the screen.
  private func places(from start: Double, to end: Double, of count: Int) -> ClosedRange<Int> {
    let first = Int(clamping: start / side, to: 0...count - 1)
    return first...max(first, Int(clamping: end / side, to: 0...count - 1))
  }
}

extension Rect {
  /// Whether two rectangles share more than an edge.
  func overlaps(_ other: Rect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }

  /// What two rectangles share, or nil where that has no area.
  func intersection(_ other: Rect) -> Rect? {
    let left = max(origin.x, other.origin.x)
    let top = max(origin.y, other.origin.y)
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
