/// What a `UIAlertController` shows besides its title.
public struct Alert: Hashable, Codable, Sendable {
  /// Its style.
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable { case alert, actionSheet }

  /// A button.
  public struct Action: Hashable, Codable, Sendable {
    /// A button's style.
    public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
      case standard = "default"
      case cancel, destructive
    }

    /// Its label.
    public let title: String
    /// Its style.
    public let style: Style
    /// Whether the user can choose it.
    public let isEnabled: Bool

    /// Makes a button.
    public init(_ title: String, _ style: Style = .standard, isEnabled: Bool = true) {
      self.title = title
      self.style = style
      self.isEnabled = isEnabled
    }
  }

  /// The maximum number of buttons, and of text fields.
  public static let mostParts = 16

  /// Its style.
  public internal(set) var style = Style.alert
  /// The text below the title, or nil.
  public internal(set) var message: String?
  /// Its buttons, in the order in which they were added.
  public internal(set) var actions: [Action] = []
  /// The placeholders of its text fields, in order.
  public internal(set) var textFields: [String] = []
  /// The UIAlertView or UIActionSheet that it shows, or nil (views-5A).
  var alertView: NodeID?
}

/// Properties to set on an alert controller; nil leaves one unchanged.
public struct AlertProperties: Hashable, Sendable {
  /// Its style, which can only be set when it is made.
  public var preferredStyle: Alert.Style?
  /// The text below the title; `.some(nil)` removes it.
  public var message: String??
  /// Its buttons.
  public var actions: [Alert.Action]?
  /// The placeholders of its text fields.
  public var textFields: [String]?

  /// Makes a set of properties that changes nothing.
  public init() {}

  /// Whether it changes nothing.
  var isEmpty: Bool { self == AlertProperties() }
}

extension Application {
  /// Refuses properties that an alert controller can't have, or that only one can.
  func check(
    _ properties: AlertProperties, on controller: ViewController, isNew: Bool
  ) throws(Refusal) {
    guard !properties.isEmpty else { return }
    guard let alert = controller.alert else {
      throw .notPossible("A \(controller.controllerClass) is not an alert controller.")
    }
    if properties.preferredStyle != nil, !isNew {
      throw .invalidValue(
        property: "preferredStyle", reason: "An alert's style can only be set when it is made.")
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

  /// Sets an alert controller's properties.
  mutating func apply(_ properties: AlertProperties, to id: NodeID) {
    if let value = properties.preferredStyle { arena[controller: id]?.alert?.style = value }
    if let value = properties.message { arena[controller: id]?.alert?.message = value }
    if let value = properties.actions { arena[controller: id]?.alert?.actions = value }
    if let value = properties.textFields {
      arena[controller: id]?.alert?.textFields = value
      insertAddedFields(of: id)
    }
  }
}
