import TestSupport
import Testing
import WindowModel

@Suite struct HitTestingTests {
  @Test(
    arguments: [
      (0, 0, true), (99, 99, true), (99.99, 49.99, true), (100, 50, false), (50, 100, false),
      (100, 100, false), (-0.01, 0, false), (0, -0.01, false),
    ] as [(Double, Double, Bool)])
  func `left and top edges are inside, right and bottom ones are not`(
    x: Double, y: Double, isInside: Bool
  ) throws {
    let app = Transcript()
    app.place("box", 10, 10, 100, 100)
    #expect(try app.hit(x, y, in: "box") == (isInside ? "box" : nil))
  }

  @Test func `a view without a size has no inside`() throws {
    let app = Transcript()
    app.createView("box")
    #expect(try app.hit(0, 0, in: "box") == nil)
  }

  @Test func `the point is in the view's own coordinates, which the bounds' origin moves`() throws {
    let app = Transcript()
    app.createView("box") { $0.bounds = Rect(x: 10_000, y: 10_000, width: 100, height: 100) }
    #expect(try app.hit(50, 50, in: "box") == nil)
    #expect(try app.hit(10_050, 10_050, in: "box") == "box")
  }

  @Test(
    arguments: [
      (-5, -5, "root"), (40, 40, "s"), (52.5, 52.5, "ss"), (-11, -11, nil), (95, 95, nil),
    ] as [(Double, Double, String?)])
  func `the innermost view that has the point is hit`(x: Double, y: Double, hit: String?) throws {
    let app = Transcript()
    app.createView("root") { $0.bounds = Rect(x: -10, y: -10, width: 100, height: 100) }
    app.place("s", 40, 40, 20, 20, in: "root")
    app.place("ss", 10, 10, 5, 5, in: "s")
    #expect(try app.hit(x, y, in: "root") == hit)
  }

  @Test(
    arguments: [
      (5, "v1"), (10, "v2"), (15, "v2"), (20, "v3"), (25, "v3"), (40, "v4"), (45, "v4"),
    ] as [(Double, String)])
  func `of four views, one within the other, the innermost is hit`(at: Double, hit: String) throws {
    let app = Transcript()
    app.place("v1", 0, 0, 100, 100)
    app.place("v2", 10, 10, 80, 80, in: "v1")
    app.place("v3", 10, 10, 60, 60, in: "v2")
    app.place("v4", 20, 20, 20, 20, in: "v3")
    #expect(try app.hit(at, at, in: "v1") == hit)
  }

  @Test(
    arguments: [
      (80, 80, "front"), (30, 30, "back"), (220, 30, "root"), (220, 120, "root"),
      (40, 155, "root"), (400, 80, nil),
    ] as [(Double, Double, String?)])
  func `hidden, clear and disabled views are passed over with all within them`(
    x: Double, y: Double, hit: String?
  ) throws {
    #expect(try crowd().hit(x, y, in: "root") == hit)
  }

  @Test func `an alpha of a hundredth is enough to be hit`() throws {
    let app = Transcript()
    app.place("box", 0, 0, 10, 10) { $0.alpha = 0.01 }
    #expect(try app.hit(5, 5, in: "box") == "box")
    app.changeView("box") { $0.alpha = 0.0099 }
    #expect(try app.hit(5, 5, in: "box") == nil)
  }

  @Test(arguments: [false, true])
  func `a subview that reaches out of its superview is hit within it only`(clips: Bool) throws {
    let app = Transcript()
    app.place("root", 0, 0, 100, 100)
    app.place("box", 0, 0, 50, 50, in: "root") { $0.clipsToBounds = clips }
    app.place("wide", 0, 0, 90, 10, in: "box")
    #expect(try app.hit(40, 5, in: "root") == "wide")
    #expect(try app.hit(60, 5, in: "root") == "root")
  }

  @Test func `labels and image views let touches through, buttons take them`() throws {
    let app = Transcript()
    app.place("root", 0, 0, 100, 100)
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    app.createView("button", "UIButton", in: "root") { $0.frame = frame }
    app.createView("label", "UILabel", in: "root") { $0.frame = frame }
    app.createView("image", "UIImageView", in: "root") { $0.frame = frame }
    #expect(try app.hit(5, 5, in: "root") == "button")
  }

  @Test func `a turned view is hit where it is drawn`() throws {
    let app = Transcript()
    app.place("root", 0, 0, 100, 100)
    app.place("box", 20, 45, 60, 10, in: "root") {
      $0.transform = AffineTransform(rotationAngle: .pi / 2)
    }
    #expect(try app.hit(50, 25, in: "root") == "box")
    #expect(try app.hit(25, 50, in: "root") == "root")
  }

  @Test func `a scaled view is hit in its own, unscaled coordinates`() throws {
    let app = Transcript()
    app.place("root", 0, 0, 100, 100)
    app.place("box", 0, 0, 100, 100, in: "root") {
      $0.transform = AffineTransform(scaleX: 0.5, y: 0.5)
    }
    app.place("corner", 90, 90, 10, 10, in: "box")
    #expect(try app.hit(74, 74, in: "root") == "corner")
    #expect(try app.hit(76, 76, in: "root") == "root")
  }

  @Test func `every view that was asked is a step, with its point and what became of it`() throws {
    let app = crowd()
    let test = try app.app.hitTest(Point(x: 80, y: 80), in: app.id("root"))
    #expect(
      app.steps(test) == [
        "root asksSubviews 80.0 80.0 H2", "disabled takesNoTouches 60.0 -60.0 H1",
        "ghost tooClear -120.0 -20.0 H1", "hidden hidden -120.0 60.0 H1",
        "front hit 20.0 20.0 H2",
      ])
    #expect(app.name(try #require(test.view)) == "front")
  }

  @Test func `a view that no subview takes the point from is asked, and hit at last`() throws {
    let app = Transcript()
    app.place("root", 0, 0, 100, 100)
    app.place("box", 0, 0, 10, 10, in: "root")
    app.place("flat", 0, 0, 10, 10, in: "root") { $0.transform = AffineTransform(scaleX: 0, y: 1) }
    let test = try app.app.hitTest(Point(x: 50, y: 50), in: app.id("root"))
    #expect(
      app.steps(test) == [
        "root asksSubviews 50.0 50.0 H2", "flat flattened nil H4", "box outside 50.0 50.0 H3",
        "root hit 50.0 50.0 H2",
      ])
  }

  @Test func `a view that is gone is not hit`() throws {
    let app = Transcript()
    app.place("box", 0, 0, 10, 10)
    let box = try app.id("box")
    app.release("box")
    let test = app.app.hitTest(Point(x: 5, y: 5), in: box)
    #expect(test.view == nil)
    #expect(test.steps == [])
  }

  // MARK: Windows

  @Test func `windows are asked from front to back, each in its own coordinates`() throws {
    let app = Transcript()
    app.create("home") { $0.isHidden = false }
    app.create("panel", level: 1) {
      $0.frame = Rect(x: 100, y: 100, width: 50, height: 50)
      $0.isHidden = false
    }
    app.create("hidden", level: .alert)
    app.place("button", 10, 10, 20, 20, in: "panel")
    #expect(app.hit(115, 115) == "button")
    #expect(app.hit(105, 105) == "panel")
    #expect(app.hit(50, 50) == "home")
    #expect(app.hit(1000, 50) == nil)
    #expect(
      app.steps(app.app.hitTest(Point(x: 115, y: 115))) == [
        "hidden hidden 115.0 115.0 H1", "panel asksSubviews 15.0 15.0 H2", "button hit 5.0 5.0 H2",
      ])
  }

  @Test func `of two windows at a level the one shown last is hit`() {
    let app = Transcript()
    app.create("home") { $0.isHidden = false }
    app.create("other") { $0.isHidden = false }
    #expect(app.hit(50, 50) == "other")
    app.makeKeyAndVisible("home")
    #expect(app.hit(50, 50) == "home")
  }

  @Test func `a clear window that fills the screen takes all touches, unless it is too clear`() {
    let app = Transcript()
    app.create("home") { $0.isHidden = false }
    app.create("cover", level: 1) { $0.isHidden = false }
    #expect(app.hit(50, 50) == "cover")
    app.change("cover") { $0.alpha = 0 }
    #expect(app.hit(50, 50) == "home")
    app.change("cover") {
      $0.alpha = 1
      $0.isUserInteractionEnabled = false
    }
    #expect(app.hit(50, 50) == "home")
  }

  @Test func `what reaches out of a small window leaves the touch to the window behind`() {
    let app = Transcript()
    app.create("home") { $0.isHidden = false }
    app.create("small", level: 1) {
      $0.frame = Rect(x: 0, y: 0, width: 50, height: 50)
      $0.isHidden = false
    }
    app.place("wide", 0, 0, 200, 10, in: "small")
    #expect(app.hit(20, 5) == "wide")
    #expect(app.hit(100, 5) == "home")
  }

  @Test func `hit testing changes nothing`() {
    let app = crowd()
    let before = app.app
    _ = app.app.hitTest(Point(x: 80, y: 80))
    #expect(app.app == before)
  }

  @Test func `hit testing goes as deep as views may lie`() throws {
    let app = Transcript()
    app.place("v1", 0, 0, 10, 10)
    for number in 2...512 {
      app.place("v\(number)", 0, 0, 10, 10, in: "v\(number - 1)")
    }
    #expect(try app.hit(5, 5, in: "v1") == "v512")
  }

  /// Five views in a row, two of which overlap.
  private func crowd() -> Transcript {
    let app = Transcript()
    app.place("root", 0, 0, 300, 200)
    app.place("back", 20, 20, 100, 100, in: "root")
    app.place("front", 60, 60, 100, 100, in: "root")
    app.place("hidden", 200, 20, 50, 50, in: "root") { $0.isHidden = true }
    app.place("ghost", 200, 100, 50, 50, in: "root") { $0.alpha = 0.005 }
    app.place("disabled", 20, 140, 80, 50, in: "root") { $0.isUserInteractionEnabled = false }
    app.place("child", 10, 10, 30, 30, in: "disabled")
    return app
  }
}

extension Transcript {
  fileprivate func hit(_ x: Double, _ y: Double, in identifier: Identifier) throws -> String? {
    try app.hitTest(Point(x: x, y: y), in: id(identifier)).view.map(name)
  }

  fileprivate func hit(_ x: Double, _ y: Double) -> String? {
    app.hitTest(Point(x: x, y: y)).view.map(name)
  }

  fileprivate func steps(_ test: HitTest) -> [String] {
    test.steps.map { step in
      let point = step.point.map { "\($0.x) \($0.y)" } ?? "nil"
      let rule = step.outcome.rule.rawValue.dropFirst("views-".count)
      return "\(name(step.view)) \(step.outcome) \(point) \(rule)"
    }
  }
}
