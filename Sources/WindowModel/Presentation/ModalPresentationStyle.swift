/// The presentation style of a controller.
public enum ModalPresentationStyle: String, Hashable, Codable, Sendable, CaseIterable {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom
  case overFullScreen, overCurrentContext, popover

  /// Whether it is presented on the nearest controller that defines a context (views-P2).
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

extension Presentation {
  /// The form in which a style is presented (views-2.4B, views-2.4H).
  public enum Form: String, Hashable, Codable, Sendable, CaseIterable {
    /// It replaces the presenting controller's view.
    case cover
    /// It is in front of that view.
    case over
    /// It is a card in front of that view, which the user can pull down.
    case sheet
    /// It is a bubble in front of that view, with an arrow to its source.
    case popover
  }
}

extension ViewController {
  /// The style that was set or, if none, the version's default.
  func style(_ knobs: Knobs) -> ModalPresentationStyle {
    modalPresentationStyle ?? (knobs.defaultModalStyle == .pageSheet ? .automatic : .fullScreen)
  }
}
