/// The user pulls a sheet down, or touches the screen beside a popover; views-2.4D, views-2.4L.
package struct PullDown: CommandAction {
  package static let name = "pullDown"
  package var controller = Identifier.unnamed

  package init() {}

  package var subject: String? { controller.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.pullDown(controller)
  }
}

extension Application {
  /// Carries out a pull on a sheet, or a touch beside a popover. Calls the presentation controller's
  /// delegate, and dismisses the presentation unless it is modal (views-2.4D, views-2.4L).
  mutating func pullDown(_ identifier: Identifier) throws(Refusal) {
    let id = try find(.controller, identifier)
    guard let controller = arena[controller: id], let presentation = controller.presentation,
      presentation.form == .sheet || presentation.form == .popover,
      presentation.stage == .presented, controller.presented == nil,
      let presenter = controller.presenting
    else { throw .notPossible("\(identifier) is not a sheet or popover that is up and on top.") }
    guard settings.fixedKnobs.hasSheets || presentation.form == .popover else {
      throw .notPossible("Sheets can't be pulled down before iOS 13.")
    }
    turn.subject = .controller(id)
    dismissByPerson(id, presentation.form, from: presenter)
  }

  /// Dismisses a popover after a touch that ends on its dimming view (views-2.4L).
  mutating func touchBesidePopover(_ view: NodeID) {
    guard arena.isView(view), arena[view].viewClass == .dimmingView,
      let id = arena[view].superview.flatMap({ arena[$0].owner }),
      let controller = arena[controller: id], controller.presentation?.form == .popover,
      controller.presentation?.stage == .presented, controller.presented == nil,
      let presenter = controller.presenting
    else { return }
    dismissByPerson(id, .popover, from: presenter)
  }

  private mutating func dismissByPerson(
    _ id: NodeID, _ form: Presentation.Form, from presenter: NodeID
  ) {
    guard let controller = arena[controller: id] else { return }
    if controller.alert != nil { return cancelActionSheet(id, from: presenter) }
    guard settings.fixedKnobs.hasSheets else { return dismissPopover(id, from: presenter) }
    let rule: Rule = form == .sheet ? .sheetIsPulledDown : .popoverIsDismissedOutside
    guard !controller.isModalInPresentation,
      mayDismiss(id, .presentationControllerShouldDismiss, rule)
    else {
      post(.presentationControllerDidAttemptToDismiss, controller: id, rule)
      return
    }
    guard beginDismissal(of: id, from: presenter, animated: true, nil) else { return }
    post(.presentationControllerWillDismiss, controller: id, rule)
    arena[controller: id]?.presentation?.isPulledDown = true
  }

  /// Up to iOS 12 calls the popover's own delegate, before and after the dismissal.
  private mutating func dismissPopover(_ id: NodeID, from presenter: NodeID) {
    guard arena[controller: id]?.isModalInPresentation == false,
      mayDismiss(
        id, .popoverPresentationControllerShouldDismissPopover, .popoverIsDismissedOutside),
      beginDismissal(of: id, from: presenter, animated: true, nil)
    else { return }
    arena[controller: id]?.presentation?.isPulledDown = true
  }

  /// Chooses an action sheet's cancel action after a touch beside its popover (views-5I).
  private mutating func cancelActionSheet(_ id: NodeID, from presenter: NodeID) {
    guard beginDismissal(of: id, from: presenter, animated: true, nil) else { return }
    let cancel = arena[controller: id]?.alert?.actions.first { $0.style == .cancel }
    arena[controller: id]?.presentation?.action = cancel?.title
  }

  /// Calls the delegate after a presentation that the user dismissed is gone.
  mutating func tellOfDismissal(of id: NodeID, _ presentation: Presentation) {
    guard presentation.isPulledDown else { return }
    let isPopover = presentation.form == .popover
    post(
      settings.fixedKnobs.hasSheets
        ? .presentationControllerDidDismiss : .popoverPresentationControllerDidDismissPopover,
      controller: id, isPopover ? .popoverIsDismissedOutside : .sheetIsPulledDown)
  }

  /// Asks the delegate of a presentation controller whether to dismiss.
  private mutating func mayDismiss(_ id: NodeID, _ question: Event.Name, _ rule: Rule) -> Bool {
    post(question, controller: id, rule)
    return code.running?.answer(.delegate(question), id, in: &self) ?? true
  }
}
