/// A person pulls a sheet down, or touches the screen beside a popover; views-2.4D, views-2.4L.
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
  /// A person pulls a sheet down, or touches beside a popover: its presentation controller's delegate is asked and
  /// told, and it is dismissed unless it is modal (views-2.4D, views-2.4L).
  mutating func pullDown(_ identifier: Identifier) throws(Refusal) {
    let id = try find(.controller, identifier)
    guard let controller = arena[controller: id], let presentation = controller.presentation,
      presentation.form == .sheet || presentation.form == .popover,
      presentation.stage == .presented, controller.presented == nil,
      let presenter = controller.presenting
    else { throw .notPossible("\(identifier) is no sheet that is up and on top, and no popover.") }
    let hasSheets = settings.fixedKnobs.hasSheets
    guard hasSheets || presentation.form == .popover else {
      throw .notPossible("Nobody can pull a sheet down before iOS 13.")
    }
    turn.subject = .controller(id)
    if controller.alert != nil { return cancelActionSheet(id, from: presenter) }
    guard hasSheets else { return touchBesidePopover(id, from: presenter) }
    let rule: Rule = presentation.form == .sheet ? .sheetIsPulledDown : .popoverIsDismissedOutside
    guard !controller.isModalInPresentation, mayDismiss(id, .presentationControllerShouldDismiss, rule)
    else {
      post(.presentationControllerDidAttemptToDismiss, controller: id, rule)
      return
    }
    guard beginDismissal(of: id, from: presenter, animated: true, nil) else { return }
    post(.presentationControllerWillDismiss, controller: id, rule)
    arena[controller: id]?.presentation?.isPulledDown = true
  }

  /// Up to iOS 12 a popover's own delegate is asked, and told when it is gone.
  private mutating func touchBesidePopover(_ id: NodeID, from presenter: NodeID) {
    guard arena[controller: id]?.isModalInPresentation == false,
      mayDismiss(
        id, .popoverPresentationControllerShouldDismissPopover, .popoverIsDismissedOutside),
      beginDismissal(of: id, from: presenter, animated: true, nil)
    else { return }
    arena[controller: id]?.presentation?.isPulledDown = true
  }

  /// Who touches beside an action sheet's popover chooses its cancel action (views-5I).
  private mutating func cancelActionSheet(_ id: NodeID, from presenter: NodeID) {
    guard beginDismissal(of: id, from: presenter, animated: true, nil) else { return }
    let cancel = arena[controller: id]?.alert?.actions.first { $0.style == .cancel }
    arena[controller: id]?.presentation?.action = cancel?.title
  }

  /// What the delegate is told when what a person dismissed is gone.
  mutating func tellOfDismissal(of id: NodeID, _ presentation: Presentation) {
    guard presentation.isPulledDown else { return }
    let isPopover = presentation.form == .popover
    post(
      settings.fixedKnobs.hasSheets
        ? .presentationControllerDidDismiss : .popoverPresentationControllerDidDismissPopover,
      controller: id, isPopover ? .popoverIsDismissedOutside : .sheetIsPulledDown)
  }

  /// Asks the delegate of a presentation controller whether it may go.
  private mutating func mayDismiss(_ id: NodeID, _ question: Event.Name, _ rule: Rule) -> Bool {
    post(question, controller: id, rule)
    return code.running?.answer(.delegate(question), id, in: &self) ?? true
  }
}
