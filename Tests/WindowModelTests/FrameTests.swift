import TestSupport
import Testing
import WindowModel

@Suite struct FrameTests {
  @Test func `bounds and centre make the frame, and the frame makes them`() throws {
    let app = Transcript()
    app.createView("box") {
      $0.bounds = Rect(x: 0, y: 0, width: 80, height: 60)
      $0.center = Point(x: 100, y: 50)
    }
    #expect(try app.view("box").frame == Rect(x: 60, y: 20, width: 80, height: 60))

    app.changeView("box") { $0.frame = Rect(x: 40, y: 40, width: 80, height: 60) }
    #expect(try app.view("box").center == Point(x: 80, y: 70))
    #expect(try app.view("box").bounds == Rect(x: 0, y: 0, width: 80, height: 60))
  }

  @Test func `the bounds' origin leaves the frame alone, and the frame leaves it`() throws {
    let app = Transcript()
    app.place("box", 10, 20, 30, 40) { $0.bounds = Rect(x: 5, y: 7, width: 30, height: 40) }
    #expect(try app.view("box").frame == Rect(x: 10, y: 20, width: 30, height: 40))
    app.changeView("box") { $0.frame = Rect(x: 0, y: 0, width: 10, height: 10) }
    #expect(try app.view("box").bounds.origin == Point(x: 5, y: 7))
  }

  @Test func `new bounds grow about the centre`() throws {
    let app = Transcript()
    app.place("box", 50, 50, 100, 100)
    app.changeView("box") { $0.bounds = Rect(x: 0, y: 0, width: 256, height: 512) }
    #expect(try app.view("box").frame == Rect(x: -28, y: -156, width: 256, height: 512))
  }

  @Test func `a transform works about the centre, and the frame is the box round it`() throws {
    let app = Transcript()
    app.place("box", 0, 0, 100, 50) { $0.transform = AffineTransform(rotationAngle: .pi / 2) }
    #expect(isClose(try app.view("box").frame, Rect(x: 25, y: -25, width: 50, height: 100)))
    #expect(try app.view("box").bounds == Rect(x: 0, y: 0, width: 100, height: 50))

    app.changeView("box") { $0.transform = AffineTransform(translationX: 7, y: 8) }
    #expect(try app.view("box").frame == Rect(x: 7, y: 8, width: 100, height: 50))
    app.changeView("box") { $0.transform = AffineTransform(scaleX: -2, y: 1) }
    #expect(try app.view("box").frame == Rect(x: -50, y: 0, width: 200, height: 50))
    app.changeView("box") { $0.transform = AffineTransform(rotationAngle: .pi / 4) }
    #expect(isClose(try app.view("box").frame.size.width, 150 * 0.5.squareRoot()))
  }

  @Test func `a frame that is set under a scale is divided by it, and reads back`() throws {
    let frame = Rect(x: 50, y: 50, width: 100, height: 100)
    let app = Transcript()
    app.createView("box") { $0.transform = AffineTransform(scaleX: 0.5, y: 0.5) }
    app.changeView("box") { $0.frame = frame }
    #expect(app.notes == [.frameUnderTransform])
    #expect(try app.view("box").bounds.size == Size(width: 200, height: 200))
    #expect(try app.view("box").frame == frame)

    app.createView("other") { $0.transform = AffineTransform(scaleX: 0.25, y: 0.75) }
    app.changeView("other") { $0.frame = frame }
    #expect(isClose(try app.view("other").frame, frame))
  }

  @Test func `a frame that is set under a translation reads back`() throws {
    let frame = Rect(x: 50, y: 60, width: 70, height: 80)
    let app = Transcript()
    app.createView("box") { $0.transform = AffineTransform(translationX: 5, y: 6) }
    app.changeView("box") { $0.frame = frame }
    #expect(try app.view("box").frame == frame)
    #expect(try app.view("box").center == Point(x: 80, y: 94))
  }

  @Test func `under a transform that flattens, a frame moves the centre only`() throws {
    let app = Transcript()
    app.place("box", 0, 0, 30, 40) { $0.transform = AffineTransform(scaleX: 0, y: 1) }
    app.changeView("box") { $0.frame = Rect(x: 50, y: 60, width: 70, height: 80) }
    #expect(try app.view("box").bounds.size == Size(width: 30, height: 40))
    #expect(try app.view("box").center == Point(x: 85, y: 100))
  }

  @Test func `a new transform is in place before the frame that comes with it`() throws {
    let app = Transcript()
    app.place("box", 0, 0, 10, 10) { $0.transform = AffineTransform(scaleX: 2, y: 2) }
    app.changeView("box") {
      $0.frame = Rect(x: 0, y: 0, width: 50, height: 50)
      $0.transform = .identity
    }
    #expect(app.notes == [])
    #expect(try app.view("box").bounds.size == Size(width: 50, height: 50))
  }

  @Test func `a new view has its frame before its transform`() throws {
    let app = Transcript()
    app.place("box", 0, 0, 10, 10) { $0.transform = AffineTransform(scaleX: 2, y: 2) }
    #expect(app.notes == [])
    #expect(try app.view("box").frame == Rect(x: -5, y: -5, width: 20, height: 20))
  }

  @Test func `a scroll view's content offset is its bounds' origin`() throws {
    let app = Transcript()
    app.createView("scroll", "UIScrollView") { $0.contentOffset = Point(x: 0, y: 120) }
    #expect(try app.view("scroll").bounds.origin == Point(x: 0, y: 120))
    app.changeView("scroll") { $0.bounds = Rect(x: 3, y: 4, width: 5, height: 6) }
    #expect(try app.view("scroll").contentOffset == Point(x: 3, y: 4))

    app.createView("box")
    #expect(try app.view("box").contentOffset == nil)
    var properties = ViewProperties()
    properties.contentOffset = .zero
    #expect(
      app.refusal(of: .changeView("box", properties))
        == .invalidValue(
          property: "contentOffset", reason: "A UIView has none: it is not a scroll view."))
  }

  @Test func `numbers that lead out of reach together are refused`() {
    let app = Transcript()
    app.place("box", 0, 0, 1e6, 1e6)
    var properties = ViewProperties()
    properties.transform = AffineTransform(scaleX: 1e6, y: 1)
    let reason = "Together with the view's other numbers it is out of range."
    #expect(
      app.refusal(of: .changeView("box", properties))
        == .invalidValue(property: "transform", reason: reason))

    properties.transform = AffineTransform(scaleX: 1e-6, y: 1)
    properties.frame = Rect(x: 0, y: 0, width: 1e6, height: 1)
    #expect(
      app.refusal(of: .changeView("box", properties))
        == .invalidValue(property: "frame", reason: reason))
  }

  @Test func `a transform with numbers out of reach is refused`() {
    let app = Transcript()
    app.create("home")
    var properties = WindowProperties()
    properties.transform = AffineTransform(scaleX: .nan, y: 1)
    #expect(
      app.refusal(of: .changeWindow("home", properties))
        == .invalidValue(
          property: "transform", reason: "Its numbers must be within 1000000000 of zero."))
  }
}
