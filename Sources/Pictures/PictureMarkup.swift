package import WindowModel

// The parts common to both styles of picture.
extension SVGWriter {
  /// Opens the picture, with descriptions for programs and screen readers.
  mutating func begin(
    _ content: borrowing PictureContent, _ style: PictureStyle, of session: Identifier,
    revision: Int, area: Rect, notes: [String] = []
  ) {
    raw("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"")
    attribute("width", area.size.width)
    attribute("height", area.size.height)
    raw(" viewBox=\"")
    for (index, number) in [area.origin.x, area.origin.y, area.size.width, area.size.height]
      .enumerated()
    {
      if index > 0 { raw(" ") }
      self.number(number)
    }
    raw("\"")
    attribute("data-session", session.text)
    attribute("data-revision", Double(revision))
    attribute("data-screen", content.screen.identifier.text)
    attribute("data-style", style.name)
    raw(" font-family=\"ui-monospace,Menlo,Consolas,monospace\" stroke-linejoin=\"round\">\n")
    element(
      "title", "Screen \(content.screen.identifier) of session \(session), revision \(revision)")
    raw("\n")
    element("desc", content.description(with: notes))
    raw("\n")
  }

  /// Adds the empty screen.
  package mutating func screen(_ screen: Screen) {
    raw("<rect class=\"screen\"")
    attributes(of: screen.bounds)
    raw(" fill=\"#1c1c1e\"/>\n")
  }

  /// Adds the attributes that identify a view or a window to programs.
  mutating func data(of view: borrowing View, _ id: NodeID, in application: borrowing Application) {
    if view.window == nil { raw(" class=\"view\"") } else { raw(" class=\"window\"") }
    attribute("data-id", application.identifier(of: id).text)
    attribute("data-class", view.className)
    guard let window = view.window else { return }
    attribute("data-level", window.level.rawValue)
    if application.isKey(id) { raw(" data-key=\"true\"") }
    if window.isSystem { raw(" data-system=\"true\"") }
  }

  /// Adds a view's own rectangle and its label, in the view's coordinates or moved by `move`.
  mutating func body(
    of view: borrowing View, _ id: NodeID, in content: borrowing PictureContent,
    movedBy move: Point = .zero
  ) {
    let name = content.application.identifier(of: id).text
    let isKey = content.application.isKey(id)
    element("title", "\(name), \(view.className)\(isKey ? ", key" : "")")
    box(view.bounds.moved(by: move), fill: view.backgroundColor, isKey: isKey)
    label(content.labels.views[id], movedBy: move)
  }

  /// Adds a window of the system that the app can't access.
  mutating func system(
    _ window: SystemWindow, _ area: Rect, of content: borrowing PictureContent
  ) {
    raw("<g class=\"window\"")
    attribute("data-class", window.viewClass.name)
    attribute("data-level", window.level.rawValue)
    raw(" data-system=\"true\">")
    element("title", "\(window.viewClass), the system's")
    box(area, fill: nil, isKey: false)
    label(content.labels.system[window.viewClass.name])
    raw("</g>\n")
  }

  /// Begins a group that a clip limits.
  mutating func beginClipped(by clip: PictureClip, in application: borrowing Application) {
    raw("<g")
    attribute("clip-path", "url(#\(clip.name(in: application)))")
    raw(">")
  }

  private mutating func box(_ rect: Rect, fill: Color?, isKey: Bool) {
    raw("<rect")
    attributes(of: rect)
    // Older programs do not know the name.
    if let fill, fill.text != "transparent" {
      attribute("fill", fill.digits.map { "#\($0)" } ?? fill.text)
      if let alpha = fill.alpha.flatMap({ Int($0, radix: 16) }) {
        attribute("fill-opacity", Double(alpha) / 255)
      }
    } else {
      raw(" fill=\"none\"")
    }
    if isKey { raw(" stroke=\"#ffd60a\" stroke-width=\"3\"") } else { raw(" stroke=\"#8e8e93\"") }
    raw(" vector-effect=\"non-scaling-stroke\"/>")
  }
}

extension PictureContent {
  /// The maximum number of windows described in words.
  private static let mostTold = 20

  /// Describes the windows in words, front to back.
  package func description(with notes: [String]) -> String {
    guard !layers.isEmpty else { return "No window is on this screen." }
    var words = layers.reversed().prefix(Self.mostTold).map(name)
    let rest = layers.count - words.count
    if rest > 0 { words.append("\(rest) more behind them") }
    var sentences = ["Windows, front to back: \(words.joined(separator: "; "))."] + notes
    if omitted > 0 {
      sentences.append(
        "A picture has \(Self.most) views at most: \(omitted) of the innermost are left out.")
    }
    return sentences.joined(separator: " ")
  }

  private func name(of layer: PictureLayer) -> String {
    switch layer {
    case .system(let window, let area):
      return "the system's \(window.viewClass), level \(Printed.number(window.level.rawValue)), "
        + "at \(Printed.frame(area))"
    case .window(let id):
      guard let view = application.view(id), let window = view.window else { return "" }
      var words = ["\(application.identifier(of: id))"]
      if application.isKey(id) { words.append("key") }
      words.append("level \(Printed.number(window.level.rawValue))")
      if let color = view.backgroundColor { words.append(color.text) }
      words.append("at \(Printed.frame(view.frame.moved(by: area(of: id).origin)))")
      return words.joined(separator: ", ")
    }
  }
}
