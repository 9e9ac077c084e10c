/// A person pulls a sheet down; views-2.4D.
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
  /// A person pulls a sheet down: its presentation controller's delegate is asked and told, and it
  /// is dismissed unless it is modal (views-2.4D).
  mutating func pullDown(_ identifier: Identifier) throws(Refusal) {
    let id = try find(.controller, identifier)
    guard let controller = arena[controller: id], controller.presentation?.form == .sheet,
      controller.presentation?.stage == .presented,
      controller.presented == nil, let presenter = controller.presenting
    else { throw .notPossible("\(identifier) is no sheet that is up and on top.") }
    turn.subject = .controller(id)
    guard !controller.isModalInPresentation, mayPullDown(id) else {
      post(.presentationControllerDidAttemptToDismiss, controller: id, .sheetIsPulledDown)
      return
    }
    guard beginDismissal(of: id, from: presenter, animated: true, nil) else { return }
    post(.presentationControllerWillDismiss, controller: id, .sheetIsPulledDown)
    arena[controller: id]?.presentation?.isPulledDown = true
  }

  /// Asks the delegate of a sheet's presentation controller whether it may go.
  private mutating func mayPullDown(_ id: NodeID) -> Bool {
    post(.presentationControllerShouldDismiss, controller: id, .sheetIsPulledDown)
    return code.running?.answer(.delegate(.presentationControllerShouldDismiss), id, in: &self)
      ?? true
  }
}
