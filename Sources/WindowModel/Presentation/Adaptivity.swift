extension Application {
  /// The form in which a controller's style is presented, or nil if UIKit can't present it (views-2.4B,
  /// views-2.4H).
  ///
  /// `traits` are the window's; `answer` is the style that the presentation's delegate adapts it to.
  func form(
    of id: NodeID, in traits: TraitCollection, adaptedTo answer: ModalPresentationStyle?
  ) -> Presentation.Form? {
    guard let controller = arena[controller: id] else { return nil }
    let isRegular = traits.horizontalSizeClass == .regular
    if let alert = controller.alert {
      return isRegular && alert.style == .actionSheet ? .popover : .over
    }
    let style = controller.style(settings.knobs)
    switch style {
    case .none: return nil
    case .automatic where settings.knobs.defaultModalStyle == .fullScreen: return .cover
    case .fullScreen, .currentContext: return .cover
    case .custom, .overFullScreen, .overCurrentContext: return .over
    case .automatic, .pageSheet, .formSheet, .popover:
      let own: Presentation.Form = style == .popover ? .popover : .sheet
      switch answer {
      case .fullScreen?: return .cover
      case .overFullScreen?: return .over
      case .some(.none): return own
      case .pageSheet?, .formSheet?: return settings.fixedKnobs.hasSheets ? .sheet : .cover
      default: return isRegular ? own : settings.fixedKnobs.hasSheets ? .sheet : .cover
      }
    }
  }

  /// The form of a presentation on a presenter, before the app's own delegate is asked.
  func form(of id: NodeID, on presenter: NodeID) -> Presentation.Form? {
    let traits = traitCollection(
      ofWindow: arena[controller: presenter]?.view.flatMap(window))
    let answer =
      traits.horizontalSizeClass == .regular
      ? nil : arena[controller: id]?.popover?.adaptivePresentationStyle
    return form(of: id, in: traits, adaptedTo: answer)
  }

  /// Asks the app's own delegate which style to adapt to, and prepares a popover; returns false after an
  /// exception of UIKit's (views-2.4K, views-2.4M).
  mutating func adaptByCode(_ id: NodeID) -> Bool {
    guard let presentation = arena[controller: id]?.presentation else { return false }
    let traits = traitCollection(ofWindow: window(of: presentation.superview))
    if let running = code.running {
      let isCompact = traits.horizontalSizeClass != .regular
      if let answer = running.adaptiveStyle(of: id, isCompact: isCompact, in: &self),
        let form = form(of: id, in: traits, adaptedTo: answer)
      {
        arena[controller: id]?.presentation?.form = form
      }
    }
    guard arena[controller: id]?.presentation?.form == .popover else { return true }
    post(.prepareForPopoverPresentation, controller: id, .popoverNeedsASource)
    guard let running = code.running,
      let refusal = missingSource(of: id, from: arena[controller: id]?.presenting)
    else { return true }
    running.raise(refusal)
    return false
  }

  /// UIKit's exception for a popover without a source, or nil (views-2.4K, views-5I).
  func missingSource(of id: NodeID, from presenter: NodeID?) -> Refusal? {
    guard let controller = arena[controller: id] else { return nil }
    if living(controller.popover?.sourceView) != nil { return nil }
    if controller.popover?.barButtonItem != nil { return nil }
    guard let alert = controller.alert else {
      return .exception(
        name: "NSGenericException",
        reason:
          "UIPopoverPresentationController (<UIPopoverPresentationController: \(identifier(of: id))>) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
      )
    }
    guard alert.style == .actionSheet else { return nil }
    var from = ""
    if settings.fixedKnobs.namesPopoverPresenter, let presenter {
      from =
        " from \(arena[controller: presenter]?.controllerClass.name ?? "") (\(printed(presenter)))"
    }
    return .exception(
      name: "NSGenericException",
      reason:
        "Your application has presented a UIAlertController (\(printed(id))) of style UIAlertControllerStyleActionSheet\(from). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    )
  }

  /// Whether a controller is presented in a popover, or in a form sheet with room for it. It then has its
  /// own size, and compact width (windows-11.2).
  func hasItsOwnSize(_ id: NodeID) -> Bool {
    guard let controller = arena[controller: id], let presentation = controller.presentation else {
      return false
    }
    switch presentation.form {
    case .popover: return true
    case .sheet:
      return isInRegularWidth(id) && controller.style(settings.knobs) == .formSheet
    case .cover, .over: return false
    }
  }

  /// Whether a controller is presented in regular width, with room for cards (windows-11.1, windows-11.1A).
  func isInRegularWidth(_ id: NodeID) -> Bool {
    guard let presentation = arena[controller: id]?.presentation else { return false }
    let traits = traitCollection(ofWindow: window(of: presentation.superview))
    return traits.horizontalSizeClass == .regular
  }
}
