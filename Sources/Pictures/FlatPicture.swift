import WindowModel

// A screen as it is seen: each view a group within the group of its superview, which moves, fades
// and clips it just as its superview does. The groups nest as deep as the views do.
extension SVGWriter {
  private enum Step {
    case draw(NodeID)
    case end
  }

  /// Adds the screen and its windows.
  mutating func drawFlat(_ content: borrowing PictureContent) {
    screen(content.screen)
    for layer in content.layers {
      switch layer {
      case .system(let window, let area): system(window, area, of: content)
      case .window(let id): draw(id, of: content)
      }
    }
  }

  private mutating func draw(_ window: NodeID, of content: borrowing PictureContent) {
    var waiting = [Step.draw(window)]
    while let step = waiting.popLast() {
      guard case .draw(let id) = step else {
        raw("</g>\n")
        continue
      }
      guard let view = content.view(id) else { continue }
      begin(view, id, in: content.application)
      body(of: view, id, in: content)
      waiting.append(.end)
      waiting += view.subviews.reversed().map(Step.draw)
    }
  }

  private mutating func begin(
    _ view: borrowing View, _ id: NodeID, in application: borrowing Application
  ) {
    raw("<g")
    data(of: view, id, in: application)
    transform(view.transformToSuperview)
    if view.alpha != 1 { attribute("opacity", view.alpha) }
    guard view.clipsToBounds, !view.subviews.isEmpty else { return raw(">") }
    let clip = Self.clip(of: id, in: application)
    attribute("clip-path", "url(#\(clip))")
    raw("><clipPath")
    attribute("id", clip)
    raw("><rect")
    attributes(of: view.bounds)
    raw("/></clipPath>")
  }
}
