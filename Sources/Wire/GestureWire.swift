import JSON
import WindowModel

extension JSONWriter {
  /// Writes a view's recognizers if it has any, within an object: the differences from new ones.
  mutating func gestureRecognizers(of view: NodeID, in application: borrowing Application) {
    let recognizers = application.gestureRecognizers(of: view)
    guard !recognizers.isEmpty else { return }
    objects("gestureRecognizers", recognizers) { json, it in
      json.field("id", it.identifier)
      json.field("class", it.kind.rawValue)
      json.field("state", it.state.rawValue)
      json.fields(of: it.settings, it.kind)
      if let spread = it.spread {
        if it.kind == .pinch {
          json.field("scale", spread.scale)
        } else {
          json.field("rotation", spread.rotation)
        }
      }
    }
  }

  private mutating func fields(of settings: GestureSettings, _ kind: GestureRecognizer.Kind) {
    switch kind {
    case .tap: field("numberOfTapsRequired", settings.numberOfTapsRequired)
    case .longPress:
      field("minimumPressDuration", settings.minimumPressDuration)
      field("allowableMovement", settings.allowableMovement)
    case .pan: field("minimumNumberOfTouches", settings.minimumNumberOfTouches)
    case .edgePan:
      array("edges", settings.edges ?? []) { $0.value($1.rawValue) }
      field("minimumNumberOfTouches", settings.minimumNumberOfTouches)
    case .pinch, .rotation: break
    case .swipe: array("direction", settings.direction) { $0.value($1.rawValue) }
    }
    if kind.countsTouches {
      field("numberOfTouchesRequired", settings.numberOfTouchesRequired)
    }
    if !settings.isEnabled { field("isEnabled", false) }
    if !settings.cancelsTouchesInView { field("cancelsTouchesInView", false) }
    if settings.delaysTouchesBegan { field("delaysTouchesBegan", true) }
    if !settings.delaysTouchesEnded { field("delaysTouchesEnded", false) }
    if !settings.requiresToFail.isEmpty {
      array("requiresToFail", settings.requiresToFail) { $0.value($1) }
    }
    if !settings.actions.isEmpty { array("actions", settings.actions) { $0.value($1.name) } }
    if !settings.shouldBegin { field("shouldBegin", false) }
    if !settings.shouldReceiveTouch { field("shouldReceiveTouch", false) }
    if settings.recognizesSimultaneously { field("recognizesSimultaneously", true) }
  }
}
