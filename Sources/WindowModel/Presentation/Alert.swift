/// What a `UIAlertController` shows beside its title.
public struct Alert: Hashable, Codable, Sendable {
  /// How it looks.
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable { case alert, actionSheet }

  /// A button.
  public struct Action: Hashable, Codable, Sendable {
    /// How a button looks.
    public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
      case standard = "default"
      case cancel, destructive
    }

    /// What is on it.
    public let title: String
    /// How it looks.
    public let style: Style

    /// Makes a button.
    public init(_ title: String, _ style: Style = .standard) {
      self.title = title
      self.style = style
    }
  }

  /// The most buttons, and the most text fields.
  public static let mostParts = 16

  /// How it looks.
  public internal(set) var style = Style.alert
  /// What is below the title, or nil.
  public internal(set) var message: String?
  /// Its buttons, in the order in which they were added.
  public internal(set) var actions: [Action] = []
  /// The placeholders of its text fields, in order.
  public internal(set) var textFields: [String] = []
  /// The UIAlertView or UIActionSheet that shows itself by it, or nil (views-5A).
  var alertView: NodeID?
}

/// What to set on an alert controller; nil leaves a property as it is.
public struct AlertProperties: Hashable, Sendable {
  /// How it looks, which is settled when it is made.
  public var preferredStyle: Alert.Style?
  /// What is below the title; `.some(nil)` takes it away.
  public var message: String??
  /// Its buttons.
  public var actions: [Alert.Action]?
  /// The placeholders of its text fields.
  public var textFields: [String]?

  /// Makes a set of properties that leaves all as it is.
  public init() {}

  /// Whether it leaves all as it is.
  var isEmpty: Bool { self == AlertProperties() }
}

extension Application {
  /// Refuses what an alert controller can't have, and what only one can.
  func check(
    _ properties: AlertProperties, on controller: ViewController, isNew: Bool
  ) throws(Refusal) {
    guard !properties.isEmpty else { return }
    guard let alert = controller.alert else {
      throw .notPossible("A \(controller.controllerClass) is no alert controller.")
    }
    if properties.preferredStyle != nil, !isNew {
      throw .invalidValue(
        property: "preferredStyle", reason: "An alert's style is settled when it is made.")
    }
    let texts =
      [properties.message.flatMap(\.self)] + (properties.actions ?? []).map(\.title)
      + (properties.textFields ?? [])
    guard texts.allSatisfy({ ($0 ?? "").utf8.count <= Self.mostTitle }) else {
      throw .invalidValue(
        property: "message", reason: "A text of an alert has \(Self.mostTitle) bytes at most.")
    }
    for (name, count) in [
      ("actions", properties.actions?.count), ("textFields", properties.textFields?.count),
    ] where (count ?? 0) > Alert.mostParts {
      throw .invalidValue(property: name, reason: "An alert has \(Alert.mostParts) at most.")
    }
    if (properties.actions ?? []).count(where: { $0.style == .cancel }) > 1 {
      throw .exception(
        name: "NSInternalInconsistencyException",
        reason:
          "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
    }
    let style = properties.preferredStyle ?? alert.style
    if style == .actionSheet, !(properties.textFields ?? []).isEmpty {
      throw .exception(
        name: "NSInternalInconsistencyException",
        reason:
          "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
    }
  }

  /// The setters of an alert controller's properties.
  mutating func apply(_ properties: AlertProperties, to id: NodeID) {
    if let value = properties.preferredStyle { arena[controller: id].alert?.style = value }
    if let value = properties.message { arena[controller: id].alert?.message = value }
    if let value = properties.actions { arena[controller: id].alert?.actions = value }
    if let value = properties.textFields { arena[controller: id].alert?.textFields = value }
  }

  /// A person touches a button of an alert that is up: it is dismissed, and the button's handler
  /// runs after that (views-5B).
  mutating func chooseAction(
    _ title: String, of identifier: Identifier, into turn: inout Turn
  ) throws(Refusal) {
    let id = try find(.controller, identifier)
    let controller = arena[controller: id]
    guard let alert = controller.alert, let presenter = controller.presenting,
      controller.presentation?.stage == .presented
    else { throw .notPossible("\(identifier) is no alert that is up.") }
    guard alert.actions.contains(where: { $0.title == title }) else {
      throw .invalidValue(property: "action", reason: "The alert has no action '\(title)'.")
    }
    turn.subject = .controller(id)
    arena[controller: id].presentation?.action = title
    tellAlert(of: id, .clickedButton, into: &turn)
    tellAlert(of: id, .willDismissAlert, into: &turn)
    if !beginDismissal(of: id, from: presenter, animated: true, nil, into: &turn) {
      arena[controller: id].presentation?.action = nil
    }
  }

  /// The text fields of an alert whose view is loaded.
  mutating func insertFields(of id: NodeID, into view: NodeID, _ turn: inout Turn) {
    guard let alert = arena[controller: id].alert else { return }
    for index in alert.textFields.indices {
      let frame = Rect(x: 16, y: 60 + 30 * Double(index), width: 238, height: 24)
      let field = View(.textField, frame: frame)
      let name = "textField\(index + 1)"
      let fieldID = insertOwn(field, named: name, of: id)
      move(fieldID, to: view, at: arena[view].subviews.count, into: &turn)
    }
  }

  /// The first text field of an alert that comes up asks for the keyboard (views-5B).
  mutating func focusOnField(of id: NodeID, into turn: inout Turn) {
    guard arena[controller: id].alert != nil, let view = arena[controller: id].view,
      let field = arena[view].subviews.first(where: { arena[$0].takesText })
    else { return }
    focus(field, into: &turn)
  }

  /// Puts an alert's view where its style has it: in the middle, or at the lower edge; how large it
  /// is nobody documents (views-5C).
  mutating func placeAlert(
    _ view: NodeID, of id: NodeID, in superview: NodeID, into turn: inout Turn
  ) {
    guard let alert = arena[controller: id].alert else { return }
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
    resize(view, into: &turn) { $0.frame = frame }
  }

  /// What follows when an alert has been dismissed: the chosen button's handler, and the end of the
  /// window that an alert view came in.
  mutating func endAlert(_ id: NodeID, _ presentation: Presentation, into turn: inout Turn) {
    guard let alert = arena[controller: id].alert else { return }
    if let alertView = alert.alertView {
      endAlertView(alertView, choosing: presentation.action, into: &turn)
    } else if let action = presentation.action {
      turn.post(.alertAction, controller: id, .views5B, action: action)
    }
  }
}
