/// One constraint: a relation of an item's edge, centre or size to another item's, or to a number, in
/// points (views-A1).
public struct Constraint: Hashable, Codable, Sendable {
  /// The constrained attribute; the model's layout direction is left to right.
  public enum Attribute: String, Hashable, Codable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  }

  /// The relation of the first attribute to the rest.
  public enum Relation: String, Hashable, Codable, Sendable, CaseIterable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// The item of an attribute: a view, or its safe area.
  public struct Item: Hashable, Codable, Sendable {
    /// The view.
    public let view: NodeID
    /// Whether it is the view's `safeAreaLayoutGuide` rather than the view.
    public let isSafeArea: Bool
  }

  /// Its identifier; constraints and views have separate names.
  public let identifier: Identifier
  /// The constrained item.
  public let first: Item
  /// Its attribute.
  public let firstAttribute: Attribute
  /// The relation.
  public let relation: Relation
  /// The second item, nil for a number.
  public let second: Item?
  /// Its attribute, nil for a number.
  public let secondAttribute: Attribute?
  /// The factor of the second attribute.
  public let multiplier: Double
  /// The number added, in points.
  public internal(set) var constant: Double
  /// From above 0 to 1000, which is required.
  public internal(set) var priority: Double
  /// Whether it takes part in layout.
  public internal(set) var isActive: Bool

  /// The priority of required constraints.
  public static let required = 1000.0
  /// The maximum number of constraints of an app.
  public static let most = 2000

  /// Whether it is required.
  public var isRequired: Bool { priority >= Self.required }

  /// Its items.
  var items: [Item] { second.map { [first, $0] } ?? [first] }

  /// Whether a view is one of them.
  func involves(_ id: NodeID) -> Bool { first.view == id || second?.view == id }
}

extension Constraint.Attribute {
  /// Its axis, or size.
  enum Kind { case horizontal, vertical, size }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY: .vertical
    case .width, .height: .size
    }
  }

  /// Whether it follows the reading direction (true) or is fixed to a side (false); nil for neither.
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

  /// Refuses pairings that UIKit refuses (views-A1B).
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

  /// Refuses numbers that are out of range.
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
        property: "multiplier", reason: "Its absolute value is 0, or from 0.001 to 1000.")
    }
    if let priority, !(priority > 0 && priority <= required) {
      throw .invalidValue(
        property: "priority", reason: "It is above 0 and at most 1000, which is required.")
    }
  }
}
