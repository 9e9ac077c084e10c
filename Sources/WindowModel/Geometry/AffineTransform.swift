/// A map of the plane that keeps lines straight: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct AffineTransform: Hashable, Codable, Sendable {
  /// How much of x goes into x.
  public var a: Double
  /// How much of x goes into y.
  public var b: Double
  /// How much of y goes into x.
  public var c: Double
  /// How much of y goes into y.
  public var d: Double
  /// How far it moves to the right, in points.
  public var tx: Double
  /// How far it moves down, in points.
  public var ty: Double

  /// Makes a transform of its six numbers, in the order of CGAffineTransformMake.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes one that moves, by points.
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Makes one that stretches along both axes.
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Makes one that turns by an angle, in radians; on the screen a positive one turns clockwise.
  ///
  /// An angle that is not within a billion makes one without numbers, which no view can have.
  public init(rotationAngle angle: Double) {
    let (sine, cosine) = angle.sineAndCosine
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The one that changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// This transform and then the next one.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The one that leads back, or nil where this one flattens the plane or comes too near to that.
  public var inverse: AffineTransform? {
    let area = a * d - b * c
    guard area != 0 else { return nil }
    let inverse = AffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    return inverse.isFinite ? inverse : nil
  }

  /// Where a point goes.
  public func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The sides of the upright box round what becomes of a rectangle of this size.
  public func boundingSize(of size: Size) -> Size {
    Size(
      width: a.magnitude * size.width + c.magnitude * size.height,
      height: b.magnitude * size.width + d.magnitude * size.height)
  }

  /// Whether a view can have it: it moves within reach, and stretches by no more.
  public var isUsable: Bool {
    [a, b, c, d, tx, ty].allSatisfy { $0.magnitude <= Point.reach }
  }

  /// Whether all six are numbers.
  package var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
