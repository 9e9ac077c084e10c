/// How a controller asks to be presented.
public enum ModalPresentationStyle: String, Hashable, Codable, Sendable, CaseIterable {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom
  case overFullScreen, overCurrentContext, popover

  /// Whether it is presented on the nearest controller that defines a context (views-P2).
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

extension Presentation {
  /// What a style comes to (views-2.4B, views-2.4H).
  public enum Form: String, Hashable, Codable, Sendable, CaseIterable {
    /// It takes the place of the presenting controller's view.
    case cover
    /// It lies in front of it.
    case over
    /// It is a card in front of it, which can be pulled down.
    case sheet
    /// It is a bubble in front of it, with an arrow to what it belongs to.
    case popover
  }
}

extension ViewController {
  /// The style that its presentation has: the one that it was given or, if none, the version's.
  func style(_ knobs: Knobs) -> ModalPresentationStyle {
    modalPresentationStyle ?? (knobs.defaultModalStyle == .pageSheet ? .automatic : .fullScreen)
  }
}
