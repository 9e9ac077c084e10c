/// `show()` of an alert view or an action sheet; views-5A.
package struct ShowAlertView: CommandAction {
  package static let name = "show"
  package var alertView = Identifier.unnamed

  package init() {}

  package var subject: String? { alertView.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.showAlertView(alertView)
  }
}

/// The user touches a button of an alert view or an action sheet.
package struct ClickButton: CommandAction {
  package static let name = "clickButton"
  package var alertView = Identifier.unnamed
  package var title = ""

  package init() {}

  package var subject: String? { alertView.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.clickButton(title, of: alertView)
  }
}

extension Application {
  /// `show()`: shows a window of its own, makes it key, and presents the alert in it (views-5A).
  mutating func showAlertView(_ identifier: Identifier) throws(Refusal) {
    let (id, alertView) = try findAlertView(identifier)
    turn.result = id
    guard alertView.window == nil else {
      turn.notes.append(.alertIsUp)
      return
    }
    try checkAlertViews(alertView.kind)
    try checkObjects()
    guard ownWindowCount < capacity.windows else {
      throw .full(.window, limit: capacity.windows)
    }
    guard arena.controllerCount + 1 < capacity.controllers else {
      throw .full(.controller, limit: capacity.controllers)
    }
    let window = insertAlertWindow(of: id, alertView)
    let root = insertOwn(ViewController(.rotationFollowingController), named: "root", of: id)
    arena[window].window?.rootViewController = root
    arena[controller: root]?.window = window
    // The system holds the window, and the window its root.
    for id in [window, root] { arena[id].wasRetained = true }
    let controller = insertOwn(
      ViewController(.alertController, settings.fixedKnobs), named: "controller", of: id)
    arena[controller: controller]?.title = alertView.title
    arena[controller: controller]?.alert = alertView.alert
    arena[controller: controller]?.alert?.alertView = id
    alertViewsByID[id]?.window = window
    alertViewsByID[id]?.controller = controller
    begin(
      Presentation(form: .over, isAnimated: true, superview: window, completion: nil),
      of: controller, on: root)
    cancelTouches(.alertViewCancelsTouches)
    tellAlert(of: controller, .willPresentAlert)
    show(window, .alertViewHasItsWindow)
    makeKey(window, .alertViewHasItsWindow)
  }

  /// The level of an alert's window: above the key window if that is at the alert level or higher
  /// (views-5E).
  private func level(of alertView: AlertView) -> WindowLevel {
    guard let key = keyWindow.flatMap({ arena[$0].window?.level }), key >= .alert else {
      return alertView.level
    }
    return WindowLevel(rawValue: key.rawValue + 1)
  }

  private mutating func insertAlertWindow(of id: NodeID, _ alertView: AlertView) -> NodeID {
    var view = View(.alertWindow, frame: mainScreen.bounds, window: Window())
    view.window?.level = level(of: alertView)
    view.window?.isSystem = true
    view.isOpaque = false
    let window = insertOwn(view, named: "window", of: id)
    orderFront(window)
    return window
  }

  /// Carries out a user's touch on a button of a visible alert view.
  mutating func clickButton(_ title: String, of identifier: Identifier) throws(Refusal) {
    let (id, alertView) = try findAlertView(identifier)
    guard let controller = alertView.controller else {
      throw .notPossible("\(identifier) is not up.")
    }
    guard alertView.buttons.contains(title) else {
      throw .invalidValue(property: "button", reason: "The alert has no button '\(title)'.")
    }
    try chooseAction(title, of: arena.identifier(of: controller))
    turn.subject = nil
    turn.result = id
  }

  /// Calls an alert view's delegate; an alert controller has none.
  mutating func tellAlert(of controller: NodeID, _ name: Event.Name) {
    guard let id = arena[controller: controller]?.alert?.alertView,
      let alertView = alertViewsByID[id]
    else { return }
    let isSheet = alertView.kind == .actionSheet
    let own: Event.Name =
      switch name {
      case .willPresentAlert where isSheet: .willPresentSheet
      case .didPresentAlert where isSheet: .didPresentSheet
      default: name
      }
    let action = arena[controller: controller]?.presentation?.action
    post(own, id, .alertViewHasItsWindow, action: action)
  }

  /// Closes an alert view: hides and releases its window, and calls the delegate (views-5A).
  mutating func endAlertView(_ id: NodeID, choosing button: String?) {
    guard let window = alertViewsByID[id]?.window else { return }
    alertViewsByID[id]?.window = nil
    alertViewsByID[id]?.controller = nil
    hide(window, .alertViewHasItsWindow)
    arena[window].window?.isSystem = false
    releasePool += [window, id]
    post(.didDismissAlert, id, .alertViewHasItsWindow, action: button)
  }

  /// Whether an alert controller shows an alert view.
  func isOwnAlert(_ id: NodeID) -> Bool { arena[controller: id]?.alert?.alertView != nil }
}
