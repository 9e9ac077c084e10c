/// One constraint: an edge, a middle or a size of an item stands in a relation to another one's, or to a
/// number, in points (views-A1).
public struct Constraint: Hashable, Codable, Sendable {
  /// What of an item is constrained; the model reads from left to right.
  public enum Attribute: String, Hashable, Codable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  }

  /// How the first attribute stands to what the rest comes to.
  public enum Relation: String, Hashable, Codable, Sendable, CaseIterable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// What has the attribute: a view, or its safe area.
  public struct Item: Hashable, Codable, Sendable {
    /// The view.
    public let view: NodeID
    /// Whether it is the view's `safeAreaLayoutGuide`, and not the view.
    public let isSafeArea: Bool
  }

  /// The name by which a client knows it; constraints are named apart from views.
  public let identifier: Identifier
  /// What is constrained.
  public let first: Item
  /// What of it.
  public let firstAttribute: Attribute
  /// The relation.
  public let relation: Relation
  /// What it is constrained to, nil for a number.
  public let second: Item?
  /// What of that, nil for a number.
  public let secondAttribute: Attribute?
  /// What the second attribute is multiplied by.
  public let multiplier: Double
  /// What is added, in points.
  public internal(set) var constant: Double
  /// From 1 to 1000, which is required.
  public internal(set) var priority: Double
  /// Whether it counts.
  public internal(set) var isActive: Bool

  /// The priority of what must hold.
  public static let required = 1000.0
  /// The most that an app has at once.
  public static let most = 2000

  /// Whether it must hold.
  public var isRequired: Bool { priority >= Self.required }

  /// Its items.
  var items: [Item] { second.map { [first, $0] } ?? [first] }

  /// Whether a view is one of them.
  func involves(_ id: NodeID) -> Bool { first.view == id || second?.view == id }
}

extension Constraint.Attribute {
  /// Which way it is measured.
  enum Kind { case horizontal, vertical, size }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY: .vertical
    case .width, .height: .size
    }
  }

  /// Whether it follows the direction of reading, or keeps its side; nil for what does neither.
  fileprivate var followsReading: Bool? {
    switch self {
    case .leading, .trailing: true
    case .left, .right: false
    default: nil
    }
  }
}

extension Constraint {
  private static let maker =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]:"

  /// Refuses what UIKit makes no constraint of (views-A1B).
  package static func checkPairing(
    _ firstAttribute: Attribute, _ secondAttribute: Attribute?, multiplier: Double
  ) throws(Refusal) {
    let isConstant = secondAttribute == nil || multiplier == 0
    if isConstant, firstAttribute.kind != .size {
      throw exception(
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
      )
    }
    guard let secondAttribute else { return }
    guard firstAttribute.kind == secondAttribute.kind else {
      throw exception("Invalid pairing of layout attributes")
    }
    if let a = firstAttribute.followsReading, let b = secondAttribute.followsReading, a != b {
      throw exception(
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
      )
    }
  }

  private static func exception(_ reason: String) -> Refusal {
    .exception(name: "NSInvalidArgumentException", reason: "\(maker) \(reason)")
  }

  /// Refuses numbers that lead out of reach.
  static func check(constant: Double?, priority: Double?, multiplier: Double? = nil) throws(Refusal)
  {
    if let constant, !(constant.magnitude <= Point.reach) {
      throw .invalidValue(
        property: "constant", reason: "It must be within \(Int(Point.reach)) points of 0.")
    }
    if let multiplier,
      !(multiplier.magnitude <= 1000) || (multiplier != 0 && multiplier.magnitude < 0.001)
    {
      throw .invalidValue(
        property: "multiplier", reason: "It is 0, or from 0.001 to 1000, below 0 as well.")
    }
    if let priority, !(priority > 0 && priority <= required) {
      throw .invalidValue(property: "priority", reason: "It goes from above 0 to 1000, required.")
    }
  }
}
