import TestSupport
import Testing
import WindowModel

@Suite struct AutoresizingTests {
  /// The frame (10, 10, 30, 30) after the superview grows from 100 × 100 to 200 × 150.
  static let cases: [(AutoresizingMask, Rect)] = [
    ([], Rect(x: 10, y: 10, width: 30, height: 30)),
    (.flexibleWidth, Rect(x: 10, y: 10, width: 130, height: 30)),
    (.flexibleHeight, Rect(x: 10, y: 10, width: 30, height: 80)),
    ([.flexibleWidth, .flexibleHeight], Rect(x: 10, y: 10, width: 130, height: 80)),
    (.flexibleLeftMargin, Rect(x: 110, y: 10, width: 30, height: 30)),
    (.flexibleRightMargin, Rect(x: 10, y: 10, width: 30, height: 30)),
    (.flexibleTopMargin, Rect(x: 10, y: 60, width: 30, height: 30)),
    (.flexibleBottomMargin, Rect(x: 10, y: 10, width: 30, height: 30)),
    (
      [.flexibleLeftMargin, .flexibleRightMargin],
      Rect(x: 10 + 100.0 / 7, y: 10, width: 30, height: 30)
    ),
    (
      [.flexibleTopMargin, .flexibleBottomMargin],
      Rect(x: 10, y: 10 + 50.0 / 7, width: 30, height: 30)
    ),
    (
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
      Rect(x: 10 + 100.0 / 7, y: 10 + 50.0 / 7, width: 30, height: 30)
    ),
    (AutoresizingMask(rawValue: 63), Rect(x: 20, y: 15, width: 60, height: 45)),
  ]

  @Test(arguments: cases)
  func `flexible parts share the difference in proportion`(mask: AutoresizingMask, frame: Rect)
    throws
  {
    let app = family(mask)
    app.changeView("parent") { $0.frame = Rect(x: 0, y: 0, width: 200, height: 150) }
    #expect(isClose(try app.view("child").frame, frame))
  }

  @Test(arguments: cases)
  func `setting the bounds does what setting the frame does`(mask: AutoresizingMask, frame: Rect)
    throws
  {
    let app = family(mask)
    app.changeView("parent") { $0.bounds = Rect(x: 3, y: 4, width: 200, height: 150) }
    #expect(isClose(try app.view("child").frame, frame))
  }

  @Test func `subviews stay as they are where the superview does not resize them`() throws {
    let app = family(.flexibleWidth)
    app.changeView("parent") {
      $0.autoresizesSubviews = false
      $0.frame = Rect(x: 0, y: 0, width: 200, height: 150)
    }
    #expect(try app.view("child").frame == Rect(x: 10, y: 10, width: 30, height: 30))
  }

  @Test func `moving or scrolling a view leaves its subviews alone`() throws {
    let app = family(AutoresizingMask(rawValue: 63))
    app.changeView("parent") { $0.frame = Rect(x: 50, y: 50, width: 100, height: 100) }
    app.changeView("parent") { $0.bounds = Rect(x: 9, y: 9, width: 100, height: 100) }
    #expect(try app.view("child").frame == Rect(x: 10, y: 10, width: 30, height: 30))
  }

  @Test func `a subview that is resized resizes its own`() throws {
    let app = family([.flexibleWidth, .flexibleHeight])
    app.place("inner", 0, 0, 30, 30, in: "child") { $0.autoresizingMask = .flexibleWidth }
    app.changeView("parent") { $0.frame = Rect(x: 0, y: 0, width: 200, height: 150) }
    #expect(try app.view("inner").frame == Rect(x: 0, y: 0, width: 130, height: 30))
  }

  @Test func `a window resizes its subviews`() throws {
    let app = Transcript()
    app.create("home")
    app.place("box", 0, 0, 375, 667, in: "home") {
      $0.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    app.change("home") { $0.frame = Rect(x: 0, y: 0, width: 667, height: 375) }
    #expect(try app.view("box").frame == Rect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test(
    arguments: [
      (.flexibleWidth, 0, 100), ([.flexibleLeftMargin, .flexibleRightMargin], 50, 0),
      ([.flexibleLeftMargin, .flexibleWidth], 50, 50),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 100.0 / 3, 100.0 / 3),
    ] as [(AutoresizingMask, Double, Double)])
  func `parts that were nothing share the difference equally`(
    mask: AutoresizingMask, x: Double, width: Double
  ) throws {
    let app = Transcript()
    app.createView("parent")
    app.createView("child", in: "parent") { $0.autoresizingMask = mask }
    app.changeView("parent") { $0.frame = Rect(x: 0, y: 0, width: 100, height: 0) }
    #expect(isClose(try app.view("child").frame, Rect(x: x, y: 0, width: width, height: 0)))
  }

  @Test(
    arguments: [
      ([.flexibleWidth, .flexibleRightMargin], 80, 0),
      ([.flexibleHeight, .flexibleBottomMargin], 0, 90),
    ] as [(AutoresizingMask, Double, Double)])
  func `a length that was nothing leaves none to a margin of nothing behind it`(
    mask: AutoresizingMask, width: Double, height: Double
  ) throws {
    let app = Transcript()
    app.place("parent", 0, 0, 20, 10)
    app.place("child", 20, 10, 0, 0, in: "parent") { $0.autoresizingMask = mask }
    app.changeView("parent") { $0.frame = Rect(x: 0, y: 0, width: 100, height: 100) }
    #expect(
      try app.view("child").frame == Rect(x: 20, y: 10, width: width, height: height))
  }

  @Test func `a side does not shrink below nothing`() throws {
    let app = family(.flexibleWidth)
    app.changeView("parent") { $0.frame = Rect(x: 0, y: 0, width: 20, height: 100) }
    #expect(try app.view("child").frame == Rect(x: 10, y: 10, width: 0, height: 30))
  }

  @Test func `a turned view follows as if it were not turned`() throws {
    let app = family(.flexibleWidth)
    app.changeView("child") { $0.transform = AffineTransform(rotationAngle: .pi / 2) }
    app.changeView("parent") { $0.frame = Rect(x: 0, y: 0, width: 200, height: 100) }
    #expect(try app.view("child").bounds == Rect(x: 0, y: 0, width: 130, height: 30))
    #expect(try app.view("child").center == Point(x: 75, y: 25))
  }

  @Test func `a subview that would leave reach stays as it was, and a note says so`() throws {
    let app = Transcript()
    app.place("parent", 0, 0, 1, 1)
    app.place("child", 9e8, 0, 1, 1, in: "parent") { $0.autoresizingMask = .flexibleLeftMargin }
    app.changeView("parent") { $0.frame = Rect(x: 0, y: 0, width: 5e8, height: 1) }
    #expect(app.notes == [.keepsOutOfReach])
    #expect(try app.view("child").frame == Rect(x: 9e8, y: 0, width: 1, height: 1))
  }

  private func family(_ mask: AutoresizingMask) -> Transcript {
    let app = Transcript()
    app.place("parent", 0, 0, 100, 100)
    app.place("child", 10, 10, 30, 30, in: "parent") { $0.autoresizingMask = mask }
    return app
  }
}
