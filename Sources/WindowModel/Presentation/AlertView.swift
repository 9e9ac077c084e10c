/// `init` of a `UIAlertView` or a `UIActionSheet`.
package struct CreateAlertView: CommandAction {
  package static let name = "createAlertView"
  package static let makesObject = true
  package var identifier: Identifier?
  package var alertView: AlertView = AlertView()
  package var isRetained = true

  package init() {}

  package var subject: String? { identifier?.text }

  package func perform(in application: inout Application) throws(Refusal) {
    try application.createAlertView(identifier, alertView, retained: isRetained)
  }
}

/// A `UIAlertView` or `UIActionSheet`, shown in a window of its own (views-5A).
public struct AlertView: Hashable, Codable, Sendable {
  /// Its class.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case alertView = "UIAlertView"
    case actionSheet = "UIActionSheet"
  }

  /// The text fields of an alert view.
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

  /// Its class.
  package var kind: Kind
  /// The title, or nil.
  package var title: String?
  /// The text below the title, or nil.
  package var message: String?
  /// The labels of its buttons, in order; the first one cancels.
  package var buttons: [String]
  /// Its text fields.
  package var style: Style
  /// The window that shows it, or nil.
  public internal(set) var window: NodeID?
  /// The controller that shows it there, or nil.
  public internal(set) var controller: NodeID?

  /// Makes an alert view or an action sheet.
  public init(
    _ kind: Kind = .alertView, title: String? = nil, message: String? = nil, buttons: [String] = [],
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

  /// The alert of the controller that shows it.
  var alert: Alert {
    var alert = Alert()
    alert.style = kind == .alertView ? .alert : .actionSheet
    alert.message = message
    alert.actions = buttons.enumerated().map { .init($1, $0 == 0 ? .cancel : .standard) }
    alert.textFields = style.fields
    return alert
  }
}

extension Application {
  /// The living alert views and action sheets, in order of creation.
  public var alertViews: [(id: NodeID, alertView: AlertView)] {
    alertViewsByID.sorted { $0.key < $1.key }.map { (id: $0.key, alertView: $0.value) }
  }

  /// A living alert view or action sheet, or nil.
  public func alertView(_ identifier: Identifier) -> AlertView? {
    view(identifier).flatMap { alertViewsByID[$0] }
  }

  /// `init(title:message:delegate:cancelButtonTitle:otherButtonTitles:)`.
  mutating func createAlertView(
    _ identifier: Identifier?, _ alertView: AlertView, retained: Bool
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

  /// Refuses an alert view or action sheet from iOS 13 on in an app with scenes (views-5A).
  func checkAlertViews(_ kind: AlertView.Kind) throws(Refusal) {
    let hasScenes =
      switch settings.knobs.scenes {
      case .none: false
      case .optional: !scenes.isEmpty
      case .perScene: !hasImplicitScene
      }
    guard hasScenes else { return }
    throw .exception(
      name: "NSObjectNotAvailableException",
      reason:
        "\(kind.rawValue) is deprecated and unavailable for UIScene based applications, please use UIAlertController!"
    )
  }

  func findAlertView(_ identifier: Identifier) throws(Refusal) -> (NodeID, AlertView) {
    guard let id = view(identifier), let alertView = alertViewsByID[id] else {
      throw .notFound(.alert, identifier.text)
    }
    return (id, alertView)
  }
}
