/// A rectangle, in points, its origin at the top left.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The sides.
  public var size: Size

  /// Makes a rectangle of its corner and sides.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle of four numbers, in points, in the order of CGRectMake.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Makes the rectangle of a size round a centre.
  public init(center: Point, size: Size) {
    self.init(
      origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The middle.
  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// Whether a view can have it: all four edges are within reach and no side is negative.
  public var isUsable: Bool {
    origin.isUsable && size.width >= 0 && size.height >= 0
      && Point(x: origin.x + size.width, y: origin.y + size.height).isUsable
  }
}
