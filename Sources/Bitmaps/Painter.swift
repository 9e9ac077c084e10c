import CCairo
import WindowModel

/// Draws the elements of a picture, in order.
///
/// All geometry is computed here, in pixels, and clipped to the image: cairo's own numbers have few digits,
/// and a view may be as large as a double.
struct Painter {
  /// The maximum number of nested groups with an opacity of their own.
  static let mostGroups = 6

  /// An open element.
  private struct Level {
    var transform: AffineTransform
    /// Whether to restore the clip at its end.
    var isKept = false
    var opacity: Double?
    /// Whether it is not drawn at all.
    var isLost = false
  }

  private struct Clip {
    let corners: [Point]
    let transform: AffineTransform
    let outer: String?
  }

  private let drawing: OpaquePointer
  private let room: Room
  private var levels: [Level]
  private var groups = 0
  private var clips: [String: Clip] = [:]

  init(_ drawing: OpaquePointer, width: Double, height: Double, start: AffineTransform) {
    self.drawing = drawing
    room = Room(width: width, height: height)
    levels = [Level(transform: start)]
  }

  mutating func draw(_ bytes: [UInt8]) throws(BitmapFault) {
    try readClips(bytes)
    var markup = Markup(bytes)
    var label: Markup.Element?
    while let part = try markup.next() {
      switch part {
      case .begin(let element):
        guard let level = levels.last else { throw .unreadable }
        var next = Level(transform: level.transform, isLost: level.isLost)
        if element.isNamed("text") {
          label = element
        } else if element.isNamed("rect") {
          if !level.isLost { try rectangle(element, at: level.transform) }
        } else if element.isNamed("g") {
          try begin(element, &next)
        } else if ["title", "desc", "clipPath", "defs"].contains(where: element.isNamed) {
          next.isLost = true
        } else if !element.isNamed("svg") {
          throw .unreadable
        }
        if !element.isEmpty { levels.append(next) }
      case .text(let text):
        if let label, let level = levels.last, !level.isLost {
          try draw(text, label, at: level.transform)
        }
      case .end:
        label = nil
        guard let level = levels.popLast() else { throw .unreadable }
        if let opacity = level.opacity {
          cairo_end_group(drawing, opacity)
          groups -= 1
        }
        if level.isKept { cairo_give_back(drawing) }
      }
    }
  }

  // MARK: - Groups

  private mutating func begin(
    _ element: Markup.Element, _ level: inout Level
  ) throws(BitmapFault) {
    guard !level.isLost else { return }
    if let text = element.text("transform") {
      guard let own = AffineTransform(markup: text) else { throw .unreadable }
      level.transform = own.concatenating(level.transform)
      guard level.transform.isFinite else {
        level.isLost = true
        return
      }
    }
    let opacity = element.number("opacity") ?? 1
    if opacity <= 0 {
      level.isLost = true
      return
    }
    if let name = element.text("clip-path") {
      cairo_keep(drawing)
      level.isKept = true
      try clip(to: name.dropFirst(5).dropLast(), at: level.transform)
    }
    if opacity < 1 {
      guard groups < Self.mostGroups else { throw .tooDeep }
      groups += 1
      level.opacity = opacity
      cairo_begin_group(drawing)
    }
  }

  private func clip(to name: Substring, at transform: AffineTransform) throws(BitmapFault) {
    var next: String? = String(name)
    // Each clip lies within the one that it names, and a picture lists them in that order.
    for _ in 0...clips.count {
      guard let name = next else { return }
      guard let clip = clips[name] else { throw .unreadable }
      add(clip.corners.map(clip.transform.concatenating(transform).callAsFunction))
      cairo_clip_to_path(drawing)
      next = clip.outer
    }
    throw .unreadable
  }

  private mutating func readClips(_ bytes: [UInt8]) throws(BitmapFault) {
    var markup = Markup(bytes)
    var shape: Markup.Element?
    while let part = try markup.next() {
      switch part {
      case .begin(let element):
        if element.isNamed("clipPath") { shape = element }
        guard let clip = shape, element.isNamed("rect"), let name = clip.text("id") else {
          continue
        }
        let transform = try element.text("transform").map { text throws(BitmapFault) in
          guard let transform = AffineTransform(markup: text) else { throw BitmapFault.unreadable }
          return transform
        }
        clips[name] = Clip(
          corners: try corners(of: element), transform: transform ?? .identity,
          outer: clip.text("clip-path").map { String($0.dropFirst(5).dropLast()) })
      case .end(let name): if name.isText("clipPath") { shape = nil }
      case .text: break
      }
    }
  }

  // MARK: - Shapes

  private func corners(of element: Markup.Element) throws(BitmapFault) -> [Point] {
    guard let x = element.number("x"), let y = element.number("y"),
      let width = element.number("width"), let height = element.number("height")
    else { throw .unreadable }
    return Rect(x: x, y: y, width: width, height: height).corners
  }

  private func rectangle(
    _ element: Markup.Element, at transform: AffineTransform
  ) throws(BitmapFault) {
    add(try corners(of: element).map(transform.callAsFunction))
    let line = element.text("stroke")
    if let fill = try colour(element.text("fill")) {
      let opacity = element.number("fill-opacity") ?? 1
      cairo_fill_path(drawing, fill.red, fill.green, fill.blue, opacity, line == nil ? 0 : 1)
    }
    if let line = try colour(line) {
      // A line's width ignores its view's transform; only the picture's own scale counts.
      let width = (element.number("stroke-width") ?? 1) * scale
      cairo_stroke_path(drawing, line.red, line.green, line.blue, width, 0)
    }
  }

  /// The pixels per point of the picture.
  private var scale: Double { levels[0].transform.a }

  private func add(_ corners: [Point]) {
    let numbers = room.part(of: corners).flatMap { [$0.x, $0.y] }
    // An empty shape clips everything, and draws nothing.
    cairo_add_polygon(
      drawing, numbers.isEmpty ? [0, 0] : numbers, Int32(clamping: max(1, numbers.count / 2)))
  }

  private func draw(
    _ text: String, _ element: Markup.Element, at transform: AffineTransform
  ) throws(BitmapFault) {
    guard let x = element.number("x"), let y = element.number("y"),
      let size = element.number("font-size"), let fill = try colour(element.text("fill")),
      let line = try colour(element.text("stroke"))
    else { throw .unreadable }
    let place = transform(Point(x: x, y: y))
    let stretch = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
    // Letters that are illegible, or that fill the image, are useless.
    guard (1...500).contains(size * stretch), room.holds(place) else { return }
    let matrix = cairo_matrix(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: place.x, y0: place.y)
    let ends = element.text("text-anchor") == "end"
    cairo_add_text(drawing, text, Self.family(for: text), size, matrix, ends ? 1 : 0)
    let width = (element.number("stroke-width") ?? 1) * stretch
    cairo_stroke_path(drawing, line.red, line.green, line.blue, width, 1)
    cairo_fill_path(drawing, fill.red, fill.green, fill.blue, 1, 0)
  }

  /// Returns the font family for a text. cairo draws all of it in one, and where DejaVu is installed the system's
  /// monospaced font has no East Asian characters.
  private static func family(for text: String) -> String {
    let isEastAsian = text.unicodeScalars.contains {
      switch $0.value {
      case 0x2E80...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
        0x20000...0x3FFFF:
        true
      default: false
      }
    }
    return isEastAsian ? "WenQuanYi Micro Hei Mono" : "monospace"
  }

  private typealias Parts = (red: Double, green: Double, blue: Double)

  /// Returns the components of a colour, 0 to 1; nil if none is drawn.
  private func colour(_ text: String?) throws(BitmapFault) -> Parts? {
    guard let text, text != "none" else { return nil }
    guard let number = Color(text)?.rgb else { throw .unreadable }
    func part(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
    return (part(16), part(8), part(0))
  }
}

/// The area in which shapes are drawn: the image with a margin as wide as any line.
private struct Room {
  let low: Point
  let high: Point

  init(width: Double, height: Double) {
    low = Point(x: -64, y: -64)
    high = Point(x: width + 64, y: height + 64)
  }

  func holds(_ point: Point) -> Bool {
    !part(of: [point]).isEmpty
  }

  /// Returns the part of a convex shape within the area; empty if there is none, or if a corner is not finite.
  func part(of corners: [Point]) -> [Point] {
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return [] }
    var shape = corners
    shape = Self.cut(shape, at: low.x, \.x, isLow: true)
    shape = Self.cut(shape, at: high.x, \.x, isLow: false)
    shape = Self.cut(shape, at: low.y, \.y, isLow: true)
    return Self.cut(shape, at: high.y, \.y, isLow: false)
  }

  /// Cuts off the part beyond an edge (Sutherland-Hodgman).
  private static func cut(
    _ shape: [Point], at edge: Double, _ axis: WritableKeyPath<Point, Double>, isLow: Bool
  ) -> [Point] {
    guard var last = shape.last else { return [] }
    var rest: [Point] = []
    func isWithin(_ point: Point) -> Bool {
      isLow ? point[keyPath: axis] >= edge : point[keyPath: axis] <= edge
    }
    for corner in shape {
      if isWithin(corner) != isWithin(last) {
        let share = (edge - last[keyPath: axis]) / (corner[keyPath: axis] - last[keyPath: axis])
        var crossing = Point(
          x: last.x + share * (corner.x - last.x), y: last.y + share * (corner.y - last.y))
        crossing[keyPath: axis] = edge
        if crossing.x.isFinite && crossing.y.isFinite { rest.append(crossing) }
      }
      if isWithin(corner) { rest.append(corner) }
      last = corner
    }
    return rest
  }
}

extension AffineTransform {
  /// Parses `translate(x y)` or `matrix(a b c d tx ty)`; nil if it is neither.
  fileprivate init?(markup: String) {
    let parts = markup.split(whereSeparator: { $0 == "(" || $0 == " " || $0 == ")" })
    let numbers = parts.dropFirst().compactMap { Double($0) }
    switch (parts.first, numbers.count) {
    case ("translate", 2): self.init(translationX: numbers[0], y: numbers[1])
    case ("matrix", 6):
      self.init(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    default: return nil
    }
  }
}
