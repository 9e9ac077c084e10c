import TestSupport
import Testing
import WindowModel

@Suite struct CoordinateConversionTests {
  // MARK: Numbers of an iPhone

  @Test func `a point and a rectangle go from one field to its neighbour`() throws {
    let app = Transcript()
    app.place("root", 0, 0, 1000, 1000)
    app.place("name", 4, 92, 254, 17, in: "root")
    app.place("password", 4, 113, 254, 17, in: "root")
    #expect(try app.convert(0, 0, "name", "password") == Point(x: 0, y: -21))
    let rect = Rect(x: 0, y: 0, width: 254, height: 17)
    #expect(
      try app.convert(rect, "name", "password") == Rect(x: 0, y: -21, width: 254, height: 17))
  }

  @Test func `a point goes through three turned views as on an iPhone`() throws {
    let app = try turned()
    #expect(
      isClose(
        try app.convert(45, 115, "grandchild", "first"),
        Point(x: -72.9941233911901, y: -114.85495931677)))
  }

  @Test func `a rectangle goes up into one box and down into another, as on an iPhone`() throws {
    let app = try turned()
    let rect = Rect(x: 45, y: 115, width: 13, height: 14)
    #expect(
      isClose(
        try app.convert(rect, "grandchild", "first"),
        Rect(
          x: -91.9808292852884, y: -126.65734667117412, width: 19.295318391541684,
          height: 19.58870361060326)))
  }

  @Test func `a point goes through moved, scaled and turned views as on an iPhone`() throws {
    let app = try scene(
      first: AffineTransform(translationX: 68, y: 419), second: AffineTransform(scaleX: 7, y: 18))
    #expect(
      isClose(
        try app.convert(45, 115, "grandchild", "first"),
        Point(x: -334.36130105218615, y: -2878.791401230013)))
  }

  // MARK: Up, down and across

  @Test(
    arguments: [
      (0, 0, "s1", "root", 20, 10), (15, 15, "root", "s1", -5, 5), (5, 5, "s1", "root", 25, 15),
      (85, 85, "root", "s2", 5, 5), (-5, -5, "s2", "root", 75, 75), (60, 70, "s1", "s2", 0, 0),
      (-5, -5, "s2", "s1", 55, 65), (1, 1, "ss", "s1", 66, 76), (7, 8, "ss", "ss", 7, 8),
    ] as [(Double, Double, Identifier, Identifier, Double, Double)])
  func `a point goes up, down and across`(
    x: Double, y: Double, from: Identifier, to: Identifier, toX: Double, toY: Double
  ) throws {
    let app = Transcript()
    app.place("root", 0, 0, 100, 100)
    app.place("s1", 20, 10, 10, 10, in: "root")
    app.place("s2", 80, 80, 20, 20, in: "root")
    app.place("ss", 5, 5, 5, 5, in: "s2")
    #expect(try app.convert(x, y, from, to) == Point(x: toX, y: toY))
  }

  @Test func `origins of the bounds on the way count, the root's own do not`() throws {
    #expect(try innermostInRoot() == Point(x: 15, y: 15))
    #expect(try innermostInRoot(root: Point(x: 10, y: 10), a: 20) == Point(x: 25, y: 25))
    #expect(try innermostInRoot(a: 20, Point(x: 10, y: 10)) == Point(x: 15, y: 15))
    #expect(
      try innermostInRoot(
        root: Point(x: 10, y: 10), a: 20, Point(x: 5, y: 5), b: Point(x: 999, y: 999))
        == Point(x: -979, y: -979))
  }

  @Test func `a rectangle that goes up one line of turned views gets one box`() throws {
    let app = Transcript()
    app.place("root", 0, 0, 100, 100)
    let eighth = AffineTransform(rotationAngle: .pi / 4)
    app.place("outer", 0, 0, 100, 100, in: "root") { $0.transform = eighth }
    app.place("inner", 0, 0, 100, 100, in: "outer") { $0.transform = eighth }
    let rect = Rect(x: 40, y: 45, width: 20, height: 10)
    let upright = Rect(x: 45, y: 40, width: 10, height: 20)
    #expect(isClose(try app.convert(rect, "inner", "root"), upright))
    #expect(isClose(try app.convert(upright, "root", "inner"), rect))
  }

  @Test func `the box of a rectangle that crosses over is made where the two views meet`() throws {
    let app = Transcript()
    app.place("root", 0, 0, 100, 100)
    app.place("outer", 0, 0, 100, 100, in: "root") {
      $0.transform = AffineTransform(rotationAngle: 1)
    }
    app.place("left", 10, 10, 10, 10, in: "outer")
    app.place("right", 50, 10, 10, 10, in: "outer")
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(try app.convert(rect, "left", "right") == Rect(x: -40, y: 0, width: 10, height: 10))
  }

  // MARK: Nil, windows and the screen

  @Test func `nil means the window, whose own frame has no say`() throws {
    let app = Transcript()
    app.create("home") {
      $0.frame = Rect(x: 10, y: 20, width: 300, height: 300)
      $0.bounds = Rect(x: 5, y: 5, width: 300, height: 300)
    }
    app.place("box", 20, 20, 10, 10, in: "home")
    app.place("inner", 5, 5, 5, 5, in: "box")
    let inner = try CoordinateSpace.view(app.id("inner"))
    #expect(app.app.convert(Point.zero, from: inner, to: .base) == Point(x: 25, y: 25))
    #expect(app.app.convert(Point(x: 25, y: 25), from: .base, to: inner) == .zero)
    #expect(app.app.convert(Point(x: 1, y: 2), from: .base, to: .base) == Point(x: 1, y: 2))
    #expect(app.app.convert(Point.zero, from: .base, to: .screen) == nil)
  }

  @Test func `without a window nil means the outermost view, and a lone view itself`() throws {
    let app = Transcript()
    app.place("lone", 30, 40, 10, 10)
    app.place("inner", 5, 5, 5, 5, in: "lone")
    let lone = try CoordinateSpace.view(app.id("lone"))
    let inner = try CoordinateSpace.view(app.id("inner"))
    #expect(app.app.convert(Point(x: 1, y: 1), from: lone, to: .base) == Point(x: 1, y: 1))
    #expect(app.app.convert(Point(x: 1, y: 1), from: inner, to: .base) == Point(x: 6, y: 6))
  }

  @Test func `a point goes from window to window by way of the screen, which is nil to a window`()
    throws
  {
    let app = Transcript()
    app.create("a") { $0.frame = Rect(x: 10, y: 20, width: 100, height: 100) }
    app.create("b") { $0.frame = Rect(x: 100, y: 200, width: 100, height: 100) }
    #expect(try app.convert(5, 5, "a", "b") == Point(x: -85, y: -175))
    let a = try CoordinateSpace.view(app.id("a"))
    #expect(app.app.convert(Point(x: 5, y: 5), from: a, to: .screen) == Point(x: 15, y: 25))
    #expect(app.app.convert(Point(x: 15, y: 25), from: .screen, to: a) == Point(x: 5, y: 5))
    #expect(app.app.convert(Point(x: 1, y: 2), from: .screen, to: .screen) == Point(x: 1, y: 2))

    #expect(app.app.convert(Point(x: 5, y: 5), from: a, to: .base) == Point(x: 15, y: 25))
    #expect(app.app.convert(Point(x: 15, y: 25), from: .base, to: a) == Point(x: 5, y: 5))
    #expect(
      app.app.convert(Rect(x: 5, y: 5, width: 2, height: 3), from: a, to: .base)
        == Rect(x: 15, y: 25, width: 2, height: 3))

    app.change("a") { $0.transform = AffineTransform(scaleX: 2, y: 2) }
    #expect(app.app.convert(Point.zero, from: a, to: .screen) == Point(x: -40, y: -30))
  }

  @Test func `a view of one window reaches a view of another`() throws {
    let app = Transcript()
    app.create("a") { $0.frame = Rect(x: 10, y: 20, width: 100, height: 100) }
    app.create("b") { $0.frame = Rect(x: 100, y: 200, width: 100, height: 100) }
    app.place("one", 1, 1, 10, 10, in: "a")
    app.place("two", 2, 2, 10, 10, in: "b")
    #expect(try app.convert(5, 5, "one", "two") == Point(x: -86, y: -176))
  }

  @Test func `views that share neither a tree nor the screen have no points in common`() throws {
    let app = Transcript()
    app.place("lone", 0, 0, 10, 10)
    app.place("other", 0, 0, 10, 10)
    app.create("home")
    let lone = try CoordinateSpace.view(app.id("lone"))
    for space in try [.view(app.id("other")), .view(app.id("home")), CoordinateSpace.screen] {
      #expect(app.app.convert(Point.zero, from: lone, to: space) == nil)
      #expect(app.app.convert(Rect.zero, from: space, to: lone) == nil)
    }
  }

  @Test func `a view that is gone has no points`() throws {
    let app = Transcript()
    app.createView("box")
    let box = try CoordinateSpace.view(app.id("box"))
    app.release("box")
    #expect(app.app.convert(Point.zero, from: box, to: box) == nil)
    #expect(app.app.convert(Point.zero, from: .base, to: box) == nil)
  }

  @Test func `nothing leads into a view that its transform flattens`() throws {
    let app = Transcript()
    app.place("root", 0, 0, 100, 100)
    app.place("flat", 0, 0, 10, 10, in: "root") { $0.transform = AffineTransform(scaleX: 0, y: 1) }
    let root = try CoordinateSpace.view(app.id("root"))
    let flat = try CoordinateSpace.view(app.id("flat"))
    #expect(app.app.convert(Point(x: 1, y: 2), from: flat, to: root) == Point(x: 5, y: 2))
    #expect(app.app.convert(Point(x: 1, y: 2), from: root, to: flat) == nil)
    #expect(app.app.convert(Rect.zero, from: root, to: flat) == nil)
  }

  // MARK: Scenes

  private func turned() throws -> Transcript {
    try scene(
      first: AffineTransform(rotationAngle: 110), second: AffineTransform(rotationAngle: -30))
  }

  private func scene(first: AffineTransform, second: AffineTransform) throws -> Transcript {
    let app = Transcript()
    app.place("root", 0, 0, 1000, 1000)
    app.place("first", 4, 92, 254, 17, in: "root") {
      $0.transform = first
      $0.bounds = Rect(x: 144, y: 23, width: 20, height: 15)
    }
    app.place("second", 12, 150, 400, 400, in: "root") { $0.transform = second }
    app.place("grandchild", 40, 113, 10, 10, in: "second") {
      $0.transform = AffineTransform(rotationAngle: 42)
      $0.bounds = Rect(x: 4, y: 3, width: 20, height: 15)
    }
    return app
  }

  /// The origin of a view in a view of a root, in the root's coordinates.
  private func innermostInRoot(
    root: Point = .zero, a: Double = 10, _ aOrigin: Point = .zero, b: Point = .zero
  ) throws -> Point {
    let app = Transcript()
    app.place("root", 0, 0, 100, 100) {
      $0.bounds = Rect(origin: root, size: Size(width: 100, height: 100))
    }
    app.place("a", a, a, 10, 10, in: "root") {
      $0.bounds = Rect(origin: aOrigin, size: Size(width: 10, height: 10))
    }
    app.place("b", 5, 5, 5, 5, in: "a") {
      $0.bounds = Rect(origin: b, size: Size(width: 5, height: 5))
    }
    return try app.convert(0, 0, "b", "root")
  }
}

extension Transcript {
  fileprivate func convert(
    _ x: Double, _ y: Double, _ from: Identifier, _ to: Identifier
  ) throws -> Point {
    let point = Point(x: x, y: y)
    return try #require(app.convert(point, from: .view(id(from)), to: .view(id(to))))
  }

  fileprivate func convert(_ rect: Rect, _ from: Identifier, _ to: Identifier) throws -> Rect {
    try #require(app.convert(rect, from: .view(id(from)), to: .view(id(to))))
  }
}
