import TestSupport
import Testing
import WindowModel

@Suite struct GeometryTests {
  /// Rectangles that no view can have.
  static let unusable =
    [Double.nan, .infinity, -.infinity, 1.1e9].flatMap { number in
      [
        Rect(x: number, y: 0, width: 1, height: 1), Rect(x: 0, y: number, width: 1, height: 1),
        Rect(x: 0, y: 0, width: number, height: 1), Rect(x: 0, y: 0, width: 1, height: number),
      ]
    } + [
      Rect(x: 0, y: 0, width: -1, height: 1), Rect(x: 0, y: 0, width: 1, height: -1),
      Rect(x: -1.1e9, y: 0, width: 1, height: 1), Rect(x: 0, y: -1.1e9, width: 1, height: 1),
      Rect(x: 0.6e9, y: 0, width: 0.6e9, height: 1), Rect(x: 0, y: 0.6e9, width: 1, height: 0.6e9),
    ]

  @Test(arguments: unusable)
  func `no view can have a rectangle with a negative side or an edge out of reach`(rect: Rect) {
    #expect(!rect.isUsable)
  }

  @Test(arguments: [
    Rect.zero, Rect(x: -10, y: -20, width: 0.5, height: 0), Rect(x: 0, y: 0, width: 1e9, height: 1),
    Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
  ])
  func `any other rectangle will do`(rect: Rect) {
    #expect(rect.isUsable)
  }

  @Test func `a rectangle of four numbers has them in the order of CGRectMake`() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.origin == Point(x: 1, y: 2))
    #expect(rect.size == Size(width: 3, height: 4))
    #expect(rect == Rect(origin: Point(x: 1, y: 2), size: Size(width: 3, height: 4)))
  }

  @Test func `the centre of a rectangle leads back to it`() {
    let rect = Rect(x: 40, y: 50, width: 80, height: 60)
    #expect(rect.center == Point(x: 80, y: 80))
    #expect(Rect(center: rect.center, size: rect.size) == rect)
  }

  @Test func `zero is zero`() {
    #expect(Point.zero == Point(x: 0, y: 0))
    #expect(Size.zero == Size(width: 0, height: 0))
    #expect(Rect.zero == Rect(x: 0, y: 0, width: 0, height: 0))
  }
}
