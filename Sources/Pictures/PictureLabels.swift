import JSON
import WindowModel

/// A label in a picture.
struct PictureLabel {
  let text: String
  /// The height of its letters.
  let size: Double
  /// Its area, in the coordinates of the labeled view.
  let box: Rect
  /// Whether it is at the right edge.
  let isAtEnd: Bool
}

/// The labels in a picture: each in the top left corner of its view, or below or at the right edge if
/// it would overlap another. A label without a free place is omitted.
///
/// Their places are those on the flat screen, in any style of picture.
struct PictureLabels {
  private(set) var views: [NodeID: PictureLabel] = [:]
  /// The labels of the system's windows that the app can't access, by class.
  private(set) var system: [String: PictureLabel] = [:]
  /// The areas of visible labels on the screen, in each horizontal band that they touch. So a view is
  /// compared only with labels near it.
  private var taken: [[Rect]] = []
  private var top = 0.0
  private var bandHeight = 16.0

  /// The maximum number of labels below each other.
  private static let mostLines = 8
  private static let mostBands = 256

  /// Makes an empty set of labels.
  init() {}

  init(_ content: borrowing PictureContent) {
    let bounds = content.screen.bounds
    top = bounds.origin.y
    bandHeight = max(bandHeight, bounds.size.height / Double(Self.mostBands))
    let count = (bounds.size.height / bandHeight).rounded(.up)
    taken = Array(repeating: [], count: Int(clamping: count, to: 1...Self.mostBands))
    for layer in content.layers {
      switch layer {
      case .system(let window, let area):
        system[window.viewClass.name] = label(
          window.viewClass.name, in: area, at: .identity, sides: [true])
      case .window(let id): add(id, of: content)
      }
    }
  }

  private mutating func add(_ window: NodeID, of content: borrowing PictureContent) {
    var waiting = [(id: window, outer: AffineTransform.identity)]
    while let (id, outer) = waiting.popLast() {
      guard let view = content.view(id) else { continue }
      let place = content.application.transformToSuperview(of: id, view).concatenating(outer)
      if view.coversWhatIsBelow, place.b == 0, place.c == 0,
        let area = place.box(round: view.bounds)
      {
        cover(area)
      }
      // The system's windows are transparent and cover everything.
      let sides = view.window?.isSystem == true ? [true] : [false, true]
      views[id] = label(
        Self.text(of: view, id, in: content.application), in: view.bounds, at: place, sides: sides)
      waiting += view.subviews.reversed().map { ($0, place) }
    }
  }

  private static func text(
    of view: borrowing View, _ id: NodeID, in application: borrowing Application
  ) -> String {
    let name = application.identifier(of: id).text
    var text = application.isKey(id) ? "★ \(name) key" : name
    if let level = view.window?.level, level != .normal {
      text += ", level \(Printed.number(level.rawValue))"
    }
    if let content = view.text, !content.isEmpty { text += ": \(content.prefix(40))" }
    return text
  }

  /// Returns a label as large as fits, at the first free place: at the left, or at the right where
  /// `sides` has true. Returns nil if it would be illegible or no place is free.
  private mutating func label(
    _ text: String, in rect: Rect, at place: AffineTransform, sides: [Bool]
  ) -> PictureLabel? {
    // A letter of a monospaced font is three fifths as wide as it is high.
    let widthOfOne = 0.6 * Double(text.count)
    let size = min(10, rect.size.height * 0.7, (rect.size.width - 4) / widthOfOne).rounded(.down)
    guard size >= 4 else { return nil }
    for isAtEnd in sides {
      let x = isAtEnd ? rect.size.width - 2 - size * widthOfOne : 2
      for line in 0..<Self.mostLines where size * Double(line + 1) <= rect.size.height {
        let box = Rect(
          x: rect.origin.x + x, y: rect.origin.y + size * Double(line), width: size * widthOfOne,
          height: size)
        guard let onScreen = place.box(round: box), take(onScreen) else { continue }
        return PictureLabel(text: text, size: size, box: box, isAtEnd: isAtEnd)
      }
    }
    return nil
  }

  /// Takes a place, unless it overlaps another label.
  private mutating func take(_ box: Rect) -> Bool {
    let bands = bands(of: box)
    for band in bands where taken[band].contains(where: box.overlaps) { return false }
    for band in bands { taken[band].append(box) }
    return true
  }

  /// Frees the places of labels that an area covers: completely, or at their end.
  private mutating func cover(_ area: Rect) {
    for band in bands(of: area) {
      for index in taken[band].indices.reversed() {
        let box = taken[band][index]
        guard let hidden = box.intersection(area), hidden.size.height == box.size.height,
          hidden.origin.x + hidden.size.width == box.origin.x + box.size.width
        else { continue }
        let rest = hidden.origin.x - box.origin.x
        if rest > 0 { taken[band][index].size.width = rest } else { taken[band].remove(at: index) }
      }
    }
  }

  /// The bands that a rectangle touches; areas outside the screen count for the first or the last.
  private func bands(of rect: Rect) -> ClosedRange<Int> {
    func band(at y: Double) -> Int {
      Int(clamping: (y - top) / bandHeight, to: 0...taken.count - 1)
    }
    let first = band(at: rect.origin.y)
    return first...max(first, band(at: rect.origin.y + rect.size.height))
  }
}

extension View {
  /// Whether it is opaque.
  fileprivate var coversWhatIsBelow: Bool {
    alpha == 1 && backgroundColor?.isOpaque == true
  }
}

extension SVGWriter {
  /// Adds a label, moved by `move`.
  mutating func label(_ label: PictureLabel?, movedBy move: Point = .zero) {
    guard let label else { return }
    let box = label.box.moved(by: move)
    raw("<text")
    attribute("x", label.isAtEnd ? box.origin.x + box.size.width : box.origin.x)
    attribute("y", box.origin.y + label.size)
    if label.isAtEnd { raw(" text-anchor=\"end\"") }
    attribute("font-size", label.size)
    raw(" fill=\"#000\" stroke=\"#fff\" stroke-width=\"2\" paint-order=\"stroke\">")
    text(label.text)
    raw("</text>")
  }
}
