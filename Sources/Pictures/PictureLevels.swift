import JSON
import WindowModel

/// The levels of views in an exploded picture: each is a level above its superview and above every
/// earlier view that it overlaps.
///
/// The screen is divided into cells, each with the boxes that reach into it. A cell with too many
/// boxes keeps one for each level. So a view may get too high a level but never too low a one, and
/// time stays proportional to the number of views.
struct PictureLevels {
  /// The maximum number of levels.
  static let most = 40
  /// The minimum size of a cell, in points, and the maximum number along a side.
  private static let cell = 32.0
  private static let mostCells = 24
  /// The maximum number of boxes in a cell.
  private static let mostBoxes = 64

  private struct Box {
    var rect: Rect
    let level: Int
  }

  /// The highest level so far.
  private(set) var top = -1
  /// Whether the maximum number of levels was exceeded.
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

  /// Returns the level of a window, with a free one below it.
  mutating func placeWindow(_ rect: Rect?) -> Int { place(rect, above: top + 1) }

  /// Returns the level of a view; `rect` is its visible part, nil if it is invisible.
  mutating func place(_ rect: Rect?, above floor: Int) -> Int {
    var level = floor + 1
    if let rect {
      visitCells(of: rect) { cell in
        // Backwards, since the last drawn view is usually the highest.
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

  /// Returns one box for each level, around all of that level.
  private static func merge(_ boxes: [Box]) -> [Box] {
    Dictionary(grouping: boxes, by: \.level).compactMap { level, boxes in
      Rect(around: boxes.flatMap(\.rect.corners)).map { Box(rect: $0, level: level) }
    }
  }

  /// Visits the cells that a rectangle reaches into. The outermost cells include everything outside
  /// the screen.
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
  /// put a rectangle's end beyond the screen.
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

  /// Returns the intersection of two rectangles, or nil if it has no area.
  func intersection(_ other: Rect) -> Rect? {
    let left = max(origin.x, other.origin.x)
    let top = max(origin.y, other.origin.y)
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
