/// How a controller asks to be presented.
public enum ModalPresentationStyle: String, Hashable, Codable, Sendable, CaseIterable {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom
  case overFullScreen, overCurrentContext, popover

  /// Whether it is presented on the nearest controller that defines a context (views-P2).
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

extension Presentation {
  /// What a style comes to on a phone (views-2.4B).
  public enum Form: String, Hashable, Codable, Sendable, CaseIterable {
    /// It takes the place of the presenting controller's view.
    case cover
    /// It lies in front of it.
    case over
    /// It is a card in front of it, which can be pulled down.
    case sheet
  }
}

extension ViewController {
  /// The style that its presentation has: the one that it was given or, if none, the version's.
  func style(_ knobs: Knobs) -> ModalPresentationStyle {
    modalPresentationStyle ?? (knobs.defaultModalStyle == .pageSheet ? .automatic : .fullScreen)
  }

  /// What its style comes to on a version, or nil where UIKit knows no way (views-2.4B).
  func form(_ settings: Settings) -> Presentation.Form? {
    if controllerClass.kind == .alert { return .over }
    switch style(settings.knobs) {
    case .none: return nil
    case .automatic where settings.knobs.defaultModalStyle == .fullScreen: return .cover
    case .fullScreen, .currentContext: return .cover
    case .custom, .overFullScreen, .overCurrentContext: return .over
    case .automatic, .pageSheet, .formSheet, .popover:
      return settings.fixedKnobs.hasSheets ? .sheet : .cover
    }
  }
}
