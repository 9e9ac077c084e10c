/// A rectangle, in points, with its origin at the top left.
public struct Rect: Hashable, Codable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// Makes a rectangle from its origin and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers, in points, in the order of CGRectMake.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Makes the rectangle of this size around a centre.
  public init(center: Point, size: Size) {
    self.init(
      origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The centre.
  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// The smallest rectangle that contains all points, or nil without points.
  public init?(around points: [Point]) {
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle moved by a vector.
  public func moved(by move: Point) -> Rect {
    Rect(x: origin.x + move.x, y: origin.y + move.y, width: size.width, height: size.height)
  }

  /// The rectangle with its edges moved inwards, or outwards for a negative number, in points.
  func insetBy(_ inset: Double) -> Rect {
    Rect(
      x: origin.x + inset, y: origin.y + inset, width: size.width - 2 * inset,
      height: size.height - 2 * inset)
  }

  /// The four corners.
  public var corners: [Point] {
    let right = origin.x + size.width
    let bottom = origin.y + size.height
    return [
      origin, Point(x: right, y: origin.y), Point(x: right, y: bottom),
      Point(x: origin.x, y: bottom),
    ]
  }

  /// Whether it contains a point, including the left and top edges but not the right and bottom ones
  /// (views-H4).
  public func contains(_ point: Point) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width
      && point.y >= origin.y && point.y < origin.y + size.height
  }

  /// Whether a view can have it: no edge is out of range and no side is negative.
  public var isUsable: Bool {
    origin.isUsable && size.width >= 0 && size.height >= 0
      && Point(x: origin.x + size.width, y: origin.y + size.height).isUsable
  }
}
