/// Distances inwards from each edge, in points.
public struct EdgeInsets: Hashable, Codable, Sendable {
  /// From the top.
  public var top: Double
  /// From the left.
  public var left: Double
  /// From the bottom.
  public var bottom: Double
  /// From the right.
  public var right: Double

  /// Makes insets, in points, in the order of UIEdgeInsetsMake.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// The sum of both.
  public static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// These insets, with 0 in place of negative numbers.
  var withoutNegatives: EdgeInsets {
    EdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
  }

  /// Whether sums of them stay finite.
  var isUsable: Bool { [top, left, bottom, right].allSatisfy { $0.magnitude <= Point.reach } }

  /// The part of an area's insets that reaches into a part of the area, in the same coordinates: each
  /// inset less the gap between the two edges, from 0 to the inset itself (windows-9.2).
  public func reaching(_ part: Rect, of area: Rect) -> EdgeInsets {
    func rest(_ inset: Double, _ gap: Double) -> Double { min(max(inset - gap, 0), inset) }
    let ends = (
      part: Point(x: part.origin.x + part.size.width, y: part.origin.y + part.size.height),
      area: Point(x: area.origin.x + area.size.width, y: area.origin.y + area.size.height)
    )
    return EdgeInsets(
      top: rest(top, part.origin.y - area.origin.y),
      left: rest(left, part.origin.x - area.origin.x),
      bottom: rest(bottom, ends.area.y - ends.part.y),
      right: rest(right, ends.area.x - ends.part.x))
  }
}
