/// The user touches a button of an alert controller; views-5B.
package struct ChooseAction: CommandAction {
  package static let name = "chooseAction"
  package var controller = Identifier.unnamed
  package var title = ""

  package init() {}

  package var subject: String? { controller.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.chooseAction(title, of: controller)
  }
}

extension Application {
  /// Carries out a user's touch on a button of a visible alert: dismisses it, then runs the button's
  /// handler (views-5B).
  mutating func chooseAction(_ title: String, of identifier: Identifier) throws(Refusal) {
    let id = try find(.controller, identifier)
    guard let controller = arena[controller: id], let alert = controller.alert,
      let presenter = controller.presenting,
      controller.presentation?.stage == .presented
    else { throw .notPossible("\(identifier) is not an alert that is up.") }
    guard let action = alert.actions.first(where: { $0.title == title }) else {
      throw .invalidValue(property: "action", reason: "The alert has no action '\(title)'.")
    }
    guard action.isEnabled else {
      throw .notPossible("The action '\(title)' is disabled.")
    }
    turn.subject = .controller(id)
    arena[controller: id]?.presentation?.action = title
    tellAlert(of: id, .clickedButton)
    tellAlert(of: id, .willDismissAlert)
    if !beginDismissal(of: id, from: presenter, animated: true, nil) {
      arena[controller: id]?.presentation?.action = nil
    }
  }

  /// Adds the text fields of an alert whose view is loaded, in its visible box (views-5G).
  mutating func insertFields(of id: NodeID, into view: NodeID) {
    guard let alert = arena[controller: id]?.alert else { return }
    var view = view
    if settings.fixedKnobs.alertViewFillsScreen {
      let box = insertContainer(.view, named: "box", of: id, size: .zero)
      arena[box].autoresizingMask = []
      move(box, to: view, at: arena[view].subviews.count)
      view = box
    }
    addFields(of: id, alert.textFields.count, to: view)
  }

  /// Adds the text fields that an alert got after its view was loaded.
  mutating func insertAddedFields(of id: NodeID) {
    guard let alert = arena[controller: id]?.alert, let view = arena[controller: id]?.view else {
      return
    }
    addFields(of: id, alert.textFields.count, to: box(in: view) ?? view)
  }

  /// The text fields of an alert whose view is loaded, from the top.
  package func alertFields(_ id: NodeID) -> [NodeID] {
    guard arena[controller: id]?.alert != nil, let view = arena[controller: id]?.view else {
      return []
    }
    return arena[box(in: view) ?? view].subviews.filter { arena[$0].takesText }
  }

  /// Adds the missing fields.
  private mutating func addFields(of id: NodeID, _ count: Int, to view: NodeID) {
    var index = arena[view].subviews.count { arena[$0].takesText }
    while index < count {
      let frame = Rect(x: 16, y: 60 + 30 * Double(index), width: 238, height: 24)
      let field = View(.textField, frame: frame)
      let name = "textField\(index + 1)"
      let fieldID = insertOwn(field, named: name, of: id)
      move(fieldID, to: view, at: arena[view].subviews.count)
      index += 1
    }
  }

  /// Makes the first text field of a new alert first responder (views-5B).
  mutating func focusOnField(of id: NodeID) {
    if let field = alertFields(id).first { focus(field) }
  }

  /// Places an alert's view by its style: in the centre, or at the lower edge. Its size is undocumented
  /// (views-5C).
  mutating func placeAlert(_ view: NodeID, of id: NodeID, in superview: NodeID) {
    guard let alert = arena[controller: id]?.alert else { return }
    let room = arena[superview].bounds.size
    let isSheet = alert.style == .actionSheet
    let width = isSheet ? room.width - 16 : min(270, room.width)
    let parts = 60 + 30 * alert.textFields.count + 44 * alert.actions.count
    let height = min(Double(parts), room.height)
    let frame = Rect(
      x: (room.width - width) / 2, y: isSheet ? room.height - height : (room.height - height) / 2,
      width: max(width, 0), height: height)
    arena[view].autoresizingMask = []
    arena[view].transform = .identity
    placeAlert(view, of: id, filling: frame, in: room)
  }

  /// Sets the frame of an alert's view, or of its visible box where the view fills a space.
  mutating func placeAlert(
    _ view: NodeID, of id: NodeID, filling frame: Rect, in room: Size? = nil
  ) {
    guard let box = box(in: view) else {
      resize(view) { $0.frame = frame }
      return
    }
    guard let room else {
      resize(view) { $0.frame = frame }
      return resize(box) { $0.frame = Rect(origin: .zero, size: frame.size) }
    }
    resize(view) { $0.frame = Rect(origin: .zero, size: room) }
    resize(box) { $0.frame = frame }
  }

  /// The visible box in an alert's view that fills the screen, or nil (views-5G).
  private func box(in view: NodeID) -> NodeID? {
    settings.fixedKnobs.alertViewFillsScreen
      ? arena[view].subviews.first { arena[$0].isContainer } : nil
  }

  /// Runs after an alert was dismissed: calls the chosen button's handler, and closes an alert view's
  /// window.
  mutating func endAlert(_ id: NodeID, _ presentation: Presentation) {
    guard let alert = arena[controller: id]?.alert else { return }
    if let alertView = alert.alertView {
      endAlertView(alertView, choosing: presentation.action)
    } else if let action = presentation.action {
      post(.alertAction, controller: id, .alertHandlerRunsAfterDismissal, action: action)
    }
  }
}
