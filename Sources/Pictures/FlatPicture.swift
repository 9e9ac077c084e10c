import WindowModel

// A screen as the user sees it: each view is a group within its superview's group, which moves,
// fades and clips it just as its superview does. The groups nest as deep as the views.
extension SVGWriter {
  private enum Step {
    case draw(NodeID)
    case end
  }

  /// Adds the screen and its windows.
  mutating func drawFlat(_ content: borrowing PictureContent) {
    screen(content.screen)
    for (scene, area) in content.sharedScenes { clip(to: .scene(scene), area, of: content) }
    for layer in content.layers {
      switch layer {
      case .system(let window, let area): system(window, area, of: content)
      case .window(let id):
        let clip = content.clip(of: id)
        if let clip { beginClipped(by: clip, in: content.application) }
        draw(id, of: content)
        if clip != nil { raw("</g>\n") }
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
    transform(application.transformToSuperview(of: id, view))
    if view.alpha != 1 { attribute("opacity", view.alpha) }
    guard view.clipsToBounds, !view.subviews.isEmpty else { return raw(">") }
    let clip = PictureClip.view(id).name(in: application)
    attribute("clip-path", "url(#\(clip))")
    raw("><clipPath")
    attribute("id", clip)
    raw("><rect")
    attributes(of: view.bounds)
    raw("/></clipPath>")
  }
}
