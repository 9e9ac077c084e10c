/// A `UIAlertView` or `UIActionSheet`, which come in a window of their own (views-5A).
public struct AlertView: Hashable, Codable, Sendable {
  /// Which of the two it is.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case alertView = "UIAlertView"
    case actionSheet = "UIActionSheet"
  }

  /// Which fields an alert view asks to fill in.
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
    case standard = "default"
    case secureTextInput, plainTextInput, loginAndPasswordInput

    fileprivate var fields: [String] {
      switch self {
      case .standard: []
      case .plainTextInput: [""]
      case .secureTextInput: ["Password"]
      case .loginAndPasswordInput: ["Login", "Password"]
      }
    }
  }

  /// Which of the two it is.
  public let kind: Kind
  /// The title, or nil.
  public let title: String?
  /// What is below the title, or nil.
  public let message: String?
  /// What is on its buttons, in order; the first one cancels.
  public let buttons: [String]
  /// Which fields it has.
  public let style: Style
  /// The window that it is up in, or nil.
  public internal(set) var window: NodeID?
  /// The controller that shows it there, or nil.
  public internal(set) var controller: NodeID?

  /// Makes what its initializer returns.
  public init(
    _ kind: Kind, title: String? = nil, message: String? = nil, buttons: [String],
    style: Style = .standard
  ) {
    self.kind = kind
    self.title = title
    self.message = message
    self.buttons = buttons
    self.style = style
  }

  /// The level of its window (windows-3.4).
  var level: WindowLevel { WindowLevel(rawValue: kind == .alertView ? 1996 : 2001) }

  fileprivate var alert: Alert {
    var alert = Alert()
    alert.style = kind == .alertView ? .alert : .actionSheet
    alert.message = message
    alert.actions = buttons.enumerated().map { .init($1, $0 == 0 ? .cancel : .standard) }
    alert.textFields = style.fields
    return alert
  }
}

extension Application {
  /// The alert views and action sheets that live, in the order of their making.
  public var alertViews: [(id: NodeID, alertView: AlertView)] {
    alertViewsByID.sorted { $0.key < $1.key }.map { (id: $0.key, alertView: $0.value) }
  }

  /// A living alert view or action sheet, or nil.
  public func alertView(_ identifier: Identifier) -> AlertView? {
    view(identifier).flatMap { alertViewsByID[$0] }
  }

  /// `init(title:message:delegate:cancelButtonTitle:otherButtonTitles:)`.
  mutating func createAlertView(
    _ identifier: Identifier?, _ alertView: AlertView, retained: Bool, into turn: inout Turn
  ) throws(Refusal) {
    try checkRoom(for: identifier, retained: retained)
    guard arena.viewCount - windows.count < capacity.views else {
      throw .full(.view, limit: capacity.views)
    }
    try checkAlertViews(alertView.kind)
    try check(alertView)
    guard let viewClass = ViewClass(alertView.kind.rawValue) else { return }
    let id = insert(
      View(viewClass, frame: .zero), as: identifier ?? nextIdentifier(.view), retained: retained)
    alertViewsByID[id] = alertView
    turn.result = id
    turn.isCreation = true
  }

  private func check(_ alertView: AlertView) throws(Refusal) {
    let texts = [alertView.title ?? "", alertView.message ?? ""] + alertView.buttons
    guard texts.allSatisfy({ $0.utf8.count <= Self.mostTitle }) else {
      throw .invalidValue(
        property: "message", reason: "A text of an alert has \(Self.mostTitle) bytes at most.")
    }
    guard alertView.buttons.count <= Alert.mostParts else {
      throw .invalidValue(
        property: "buttons", reason: "An alert has \(Alert.mostParts) buttons at most.")
    }
    guard alertView.kind == .alertView || alertView.style == .standard else {
      throw .invalidValue(property: "alertViewStyle", reason: "An action sheet has no text fields.")
    }
  }

  /// From iOS 13 on an app with scenes can have neither (views-5A).
  private func checkAlertViews(_ kind: AlertView.Kind) throws(Refusal) {
    let hasScenes =
      switch settings.knobs.scenes {
      case .none: false
      case .optional: !scenes.isEmpty
      case .perScene: true
      }
    guard hasScenes else { return }
    throw .exception(
      name: "NSObjectNotAvailableException",
      reason:
        "\(kind.rawValue) is deprecated and unavailable for UIScene based applications, please use UIAlertController!"
    )
  }

  /// `show()`: a window of its own comes up and becomes key, and the alert is presented in it
  /// (views-5A).
  mutating func showAlertView(_ identifier: Identifier, into turn: inout Turn) throws(Refusal) {
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
    let root = insertOwn(
      ViewController(.rotationFollowingController), named: "root", of: id)
    arena[window].window?.rootViewController = root
    arena[controller: root].window = window
    let controller = insertOwn(
      ViewController(.alertController, on: settings.profile), named: "controller", of: id)
    arena[controller: controller].title = alertView.title
    arena[controller: controller].alert = alertView.alert
    arena[controller: controller].alert?.alertView = id
    alertViewsByID[id]?.window = window
    alertViewsByID[id]?.controller = controller
    begin(
      Presentation(form: .over, isAnimated: true, superview: window, completion: nil),
      of: controller, on: root)
    tellAlert(of: controller, .willPresentAlert, into: &turn)
    show(window, .views5A, into: &turn)
    makeKey(window, .views5A, into: &turn)
  }

  private mutating func insertAlertWindow(of id: NodeID, _ alertView: AlertView) -> NodeID {
    var view = View(.alertWindow, frame: mainScreen.bounds, window: Window())
    view.window?.level = alertView.level
    view.window?.isSystem = true
    let window = insertOwn(view, named: "window", of: id)
    orderFront(window)
    return window
  }

  /// A person touches a button of an alert view that is up.
  mutating func clickButton(
    _ title: String, of identifier: Identifier, into turn: inout Turn
  ) throws(Refusal) {
    let (id, alertView) = try findAlertView(identifier)
    guard let controller = alertView.controller else {
      throw .notPossible("\(identifier) is not up.")
    }
    guard alertView.buttons.contains(title) else {
      throw .invalidValue(property: "button", reason: "The alert has no button '\(title)'.")
    }
    try chooseAction(title, of: arena.identifier(of: controller), into: &turn)
    turn.subject = nil
    turn.result = id
  }

  private func findAlertView(
    _ identifier: Identifier
  ) throws(Refusal) -> (NodeID, AlertView) {
    guard let id = view(identifier), let alertView = alertViewsByID[id] else {
      throw .notFound(.alert, identifier.text)
    }
    return (id, alertView)
  }

  /// Tells an alert view's delegate what happens to it; an alert controller has none.
  mutating func tellAlert(of controller: NodeID, _ name: Event.Name, into turn: inout Turn) {
    guard let id = arena[controller: controller].alert?.alertView,
      let alertView = alertViewsByID[id]
    else { return }
    let isSheet = alertView.kind == .actionSheet
    let own: Event.Name =
      switch name {
      case .willPresentAlert where isSheet: .willPresentSheet
      case .didPresentAlert where isSheet: .didPresentSheet
      default: name
      }
    let action = arena[controller: controller].presentation?.action
    turn.post(own, id, .views5A, action: action)
  }

  /// The end of an alert view's time on screen: its window is hidden and gone, and the delegate is
  /// told (views-5A).
  mutating func endAlertView(
    _ id: NodeID, choosing button: String?, into turn: inout Turn
  ) {
    guard let window = alertViewsByID[id]?.window else { return }
    alertViewsByID[id]?.window = nil
    alertViewsByID[id]?.controller = nil
    hide(window, .views5A, into: &turn)
    arena[window].window?.isSystem = false
    releasePool += [window, id]
    turn.post(.didDismissAlert, id, .views5A, action: button)
  }

  /// Whether an alert controller shows an alert view.
  func isOwnAlert(_ id: NodeID) -> Bool { arena[controller: id].alert?.alertView != nil }
}
