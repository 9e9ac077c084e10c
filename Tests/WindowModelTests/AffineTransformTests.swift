import TestSupport
import Testing
import WindowModel

@Suite struct AffineTransformTests {
  @Test func `the identity changes nothing`() {
    let point = Point(x: 3, y: -4)
    #expect(AffineTransform.identity(point) == point)
    #expect(AffineTransform.identity.inverse == .identity)
    #expect(AffineTransform(scaleX: 1, y: 1) == .identity)
    #expect(AffineTransform(translationX: 0, y: 0) == .identity)
    #expect(AffineTransform(rotationAngle: 0) == .identity)
  }

  @Test func `translation moves, scale stretches, rotation turns x towards y`() {
    let point = Point(x: 3, y: 4)
    #expect(AffineTransform(translationX: 10, y: 20)(point) == Point(x: 13, y: 24))
    #expect(AffineTransform(scaleX: 2, y: 0.5)(point) == Point(x: 6, y: 2))
    #expect(isClose(AffineTransform(rotationAngle: .pi / 2)(point), Point(x: -4, y: 3)))
  }

  @Test func `the six numbers stand where CGAffineTransform has them`() {
    let transform = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(transform(Point(x: 10, y: 100)) == Point(x: 315, y: 426))
  }

  @Test func `of two transforms the first comes first`() {
    let moved = AffineTransform(translationX: 1, y: 0)
    let doubled = AffineTransform(scaleX: 2, y: 2)
    let point = Point(x: 10, y: 10)
    #expect(moved.concatenating(doubled)(point) == Point(x: 22, y: 20))
    #expect(doubled.concatenating(moved)(point) == Point(x: 21, y: 20))
  }

  @Test func `the inverse leads back`() throws {
    let transform = AffineTransform(rotationAngle: 42)
      .concatenating(AffineTransform(scaleX: 7, y: 18))
      .concatenating(AffineTransform(translationX: 68, y: 419))
    let inverse = try #require(transform.inverse)
    let point = Point(x: 3, y: -4)
    #expect(isClose(inverse(transform(point)), point))
    #expect(isClose(transform(inverse(point)), point))
  }

  @Test(arguments: [
    AffineTransform(scaleX: 0, y: 1), AffineTransform(scaleX: 1, y: 0),
    AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    AffineTransform(scaleX: .leastNonzeroMagnitude, y: 1),
    AffineTransform(scaleX: 1e-200, y: 1e-200), AffineTransform(rotationAngle: .nan),
  ])
  func `nothing leads back from a flat plane`(transform: AffineTransform) {
    #expect(transform.inverse == nil)
  }

  @Test(arguments: [0, 0.1, 1, -1, 2, 3.5, 42, 110, -30, 1e5, 1e9, -1e9])
  func `sine and cosine lie on the circle`(angle: Double) {
    let turn = AffineTransform(rotationAngle: angle)
    #expect(isClose(turn.a * turn.a + turn.b * turn.b, 1, within: 1e-15))
    #expect(turn.c == -turn.b)
    #expect(turn.d == turn.a)
  }

  /// Values from tables.
  @Test(arguments: [
    (Double.pi / 6, 0.5, 0.8660254037844386), (.pi / 4, 0.7071067811865476, 0.7071067811865476),
    (.pi / 2, 1, 0), (.pi, 0, -1), (-.pi / 2, -1, 0), (1, 0.8414709848078965, 0.5403023058681398),
    (110, -0.044242678085070965, -0.999020813314648),
    (-30, 0.9880316240928618, 0.15425144988758405),
    (42, -0.9165215479156338, -0.39998531498835127),
    (1e9, 0.5458434494486996, 0.8378871813639024),
  ])
  func `sine and cosine are those of the tables`(angle: Double, sine: Double, cosine: Double) {
    let turn = AffineTransform(rotationAngle: angle)
    #expect(isClose(turn.b, sine, within: 3e-16))
    #expect(isClose(turn.a, cosine, within: 3e-16))
  }

  @Test(arguments: [Double.nan, .infinity, 1.1e9])
  func `an angle beyond a billion radians makes no transform that a view can have`(angle: Double) {
    #expect(!AffineTransform(rotationAngle: angle).isUsable)
  }

  @Test(arguments: [Double.nan, .infinity, 1.1e9])
  func `a view can't have a transform out of reach`(number: Double) {
    #expect(!AffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0).isUsable)
    #expect(!AffineTransform(translationX: 0, y: -number).isUsable)
    #expect(AffineTransform(translationX: 1e9, y: -1e9).isUsable)
  }
}
