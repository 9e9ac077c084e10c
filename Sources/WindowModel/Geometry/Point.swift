/// A point, in points.
public struct Point: Hashable, Codable, Sendable {
  /// The distance to the right.
  public var x: Double
  /// The distance downwards.
  public var y: Double

  /// Makes a point from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// The maximum of a coordinate, in points: sums stay finite, and exact to a millionth of a point.
  public static let reach = 1e9

  /// Whether a view can be there: both coordinates are within `reach`.
  public var isUsable: Bool { x.magnitude <= Self.reach && y.magnitude <= Self.reach }

  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

  /// Whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
