import TestSupport
import Testing
import WindowModel

@Suite struct GestureTests {
  /// A window with a view of 200 by 200 points and one of 100 by 100 in it, both of which handle touches.
  private func app() -> Transcript {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    app.place("outer", 0, 0, 200, 200, in: "home") { $0.handles = [.touches] }
    app.place("inner", 0, 0, 100, 100, in: "outer") { $0.handles = [.touches] }
    return app
  }

  private func add(
    _ name: Identifier, _ kind: GestureRecognizer.Kind = .tap, to view: Identifier,
    in app: Transcript,
    _ set: (inout GestureProperties) -> Void = { _ in }
  ) {
    app.perform(.addGestureRecognizer(name, kind, to: view, set))
  }

  private func touch(
    _ phase: Input.Phase, _ x: Double, _ y: Double, finger: Int = 0, after seconds: Double = 0,
    _ app: Transcript
  ) -> [String] {
    app.perform(
      .input(.touch(phase, at: Point(x: x, y: y), finger: finger), after: seconds))
  }

  private func tap(_ x: Double, _ y: Double, after seconds: Double = 0, _ app: Transcript)
    -> [String]
  {
    app.perform(.input(.tap(at: Point(x: x, y: y)), after: seconds))
  }

  private func wait(_ seconds: Double, _ app: Transcript) -> [String] {
    app.perform(.input(.wait, after: seconds))
  }

  /// What recognizers did with the last input.
  private func steps(_ app: Transcript) -> [String] {
    (app.trace?.recognizers ?? []).map { step in
      "\(step.recognizer) \(step.outcome)" + (step.reason.map { " \($0)" } ?? "")
    }
  }

  @Test func `a new recognizer has UIKit's defaults`() {
    let settings = GestureSettings()
    #expect(settings.isEnabled && settings.cancelsTouchesInView && settings.delaysTouchesEnded)
    #expect(!settings.delaysTouchesBegan)
    #expect(settings.numberOfTapsRequired == 1 && settings.numberOfTouchesRequired == 1)
    #expect(settings.minimumPressDuration == 0.5 && settings.allowableMovement == 10)
    #expect(settings.minimumNumberOfTouches == 1 && settings.direction == [.right])
  }

  @Test func `a tap sends its action, and then its touch is cancelled in the view`() {
    let app = app()
    add("tap", to: "outer", in: app) { $0.actions = ["tapped:"] }
    #expect(
      tap(10, 10, app) == [
        "inner touchesBegan 6.8", "outer gestureEnded 10.11 tap", "outer sendAction 10.11 tapped:",
        "inner touchesCancelled 10.3",
      ])
    #expect(steps(app) == ["tap receives", "tap ended"])
    #expect(app.app.gestureRecognizer("tap")?.state == .possible)
  }

  @Test func `one that leaves touches in the view lets them end there`() {
    let app = app()
    add("tap", to: "inner", in: app) { $0.cancelsTouchesInView = false }
    #expect(
      tap(10, 10, app) == [
        "inner touchesBegan 6.8", "inner gestureEnded 10.11 tap", "inner touchesEnded 6.8",
      ])
  }

  @Test func `the inner of two taps recognizes, and the other fails`() {
    let app = app()
    add("far", to: "outer", in: app)
    add("near", to: "inner", in: app)
    _ = tap(10, 10, app)
    #expect(
      steps(app) == [
        "near receives", "far receives", "far failed anotherRecognized", "near ended",
      ])
  }

  @Test func `two that may do so recognize at the same time`() {
    let app = app()
    add("far", to: "outer", in: app) { $0.recognizesSimultaneously = true }
    add("near", to: "inner", in: app)
    #expect(
      tap(10, 10, app) == [
        "inner touchesBegan 6.8", "inner gestureEnded 10.11 near", "inner touchesCancelled 10.3",
        "outer gestureEnded 10.11 far",
      ])
  }

  @Test func `a long press begins when time has passed, goes on with the finger and ends with it`()
  {
    let app = app()
    add("press", .longPress, to: "inner", in: app)
    #expect(touch(.began, 10, 10, app) == ["inner touchesBegan 6.8"])
    #expect(wait(0.4, app) == [])
    #expect(
      wait(0.2, app) == ["inner gestureBegan 10.11 press", "inner touchesCancelled 10.3"])
    #expect(touch(.moved, 50, 50, app) == ["inner gestureChanged 10.11 press"])
    #expect(touch(.ended, 50, 50, app) == ["inner gestureEnded 10.11 press"])
    #expect(app.app.touches.isEmpty)
  }

  @Test func `a long press fails where the finger moves too far or is lifted too early`() {
    let app = app()
    add("press", .longPress, to: "inner", in: app)
    _ = touch(.began, 10, 10, app)
    _ = touch(.moved, 10, 30, app)
    #expect(steps(app) == ["press failed movedTooFar"])
    #expect(touch(.ended, 10, 30, after: 1, app) == ["inner touchesEnded 6.8"])
    #expect(
      tap(10, 10, after: 1, app) == ["inner touchesBegan 6.8", "inner touchesEnded 6.8"])
    #expect(steps(app) == ["press receives", "press failed liftedTooEarly"])
  }

  @Test func `a single tap waits for a double tap to fail`() {
    let app = app()
    add("one", to: "inner", in: app) { $0.requiresToFail = ["two"] }
    add("two", to: "inner", in: app) { $0.numberOfTapsRequired = 2 }
    #expect(tap(10, 10, app) == ["inner touchesBegan 6.8"])
    #expect(steps(app) == ["one receives", "two receives", "one waits waitsForOthers"])
    #expect(
      wait(1, app) == ["inner gestureEnded 10.11 one", "inner touchesCancelled 10.3"])
    #expect(steps(app) == ["two failed nextTapMissing", "one ended"])
    #expect(tap(10, 10, app) == ["inner touchesBegan 6.8"])
    #expect(
      tap(12, 10, after: 0.2, app) == [
        "inner touchesBegan 6.8", "inner gestureEnded 10.11 two", "inner touchesCancelled 10.3",
        "inner touchesCancelled 10.3",
      ])
    #expect(wait(1, app) == [])
  }

  @Test func `without that the single tap comes first, and once`() {
    let app = app()
    add("one", to: "inner", in: app)
    add("two", to: "inner", in: app) { $0.numberOfTapsRequired = 2 }
    #expect(tap(10, 10, app).contains("inner gestureEnded 10.11 one"))
    let second = tap(10, 10, app)
    #expect(second.contains("inner gestureEnded 10.11 two"))
    #expect(!second.contains("inner gestureEnded 10.11 one"))
  }

  @Test func `a tap that comes late begins a new row`() {
    let app = app()
    add("two", to: "inner", in: app) { $0.numberOfTapsRequired = 2 }
    _ = tap(10, 10, app)
    #expect(
      tap(10, 10, after: 0.5, app) == [
        "inner touchesEnded 10.4", "inner touchesBegan 6.8",
      ])
    #expect(tap(10, 10, after: 0.3, app).contains("inner gestureEnded 10.11 two"))
  }

  @Test func `a pan begins after ten points and takes the touch`() {
    let app = app()
    add("pan", .pan, to: "outer", in: app)
    _ = touch(.began, 10, 10, app)
    #expect(touch(.moved, 15, 10, app) == ["inner touchesMoved 6.8"])
    #expect(
      touch(.moved, 30, 10, after: 0.1, app) == [
        "outer gestureBegan 10.11 pan", "inner touchesCancelled 10.3",
      ])
    #expect(touch(.moved, 40, 30, app) == ["outer gestureChanged 10.11 pan"])
    #expect(touch(.ended, 40, 30, app) == ["outer gestureEnded 10.11 pan"])
    #expect(app.app.location(of: "pan", in: nil) == Point(x: 40, y: 30))
  }

  @Test func `a swipe looks at its direction alone`() {
    let app = app()
    add("swipe", .swipe, to: "outer", in: app) { $0.direction = [.left, .up] }
    _ = touch(.began, 80, 80, app)
    _ = touch(.moved, 80, 20, after: 0.1, app)
    #expect(steps(app) == ["swipe ended"])
    _ = touch(.ended, 80, 20, app)
    _ = touch(.began, 80, 80, after: 1, app)
    _ = touch(.moved, 140, 80, after: 0.1, app)
    #expect(steps(app) == ["swipe failed movedElsewhere"])
  }

  @Test func `a button's own action comes before a tap on a view round it`() {
    let app = app()
    app.createView("button", "UIButton", in: "inner") {
      $0.frame = Rect(x: 0, y: 0, width: 40, height: 40)
      $0.actions = [ControlAction(.touchUpInside, "pressed")]
    }
    add("tap", to: "outer", in: app)
    #expect(
      tap(5, 5, app) == [
        "button touchesBegan 6.8", "button touchesEnded 6.8", "button sendAction 6.8A pressed",
      ])
    #expect(steps(app) == ["tap receives", "tap failed controlActs"])
  }

  @Test func `the delegate may refuse a touch, or the beginning`() {
    let app = app()
    add("deaf", to: "inner", in: app) { $0.shouldReceiveTouch = false }
    add("shy", to: "inner", in: app) { $0.shouldBegin = false }
    add("off", to: "inner", in: app) { $0.isEnabled = false }
    #expect(tap(10, 10, app) == ["inner touchesBegan 6.8", "inner touchesEnded 6.8"])
    #expect(
      steps(app) == [
        "deaf ignores delegateRefusesTouch", "shy receives", "off ignores isDisabled",
        "shy failed delegateRefusesToBegin",
      ])
  }

  @Test func `a view hears of the beginning only when the recognizer failed`() {
    let app = app()
    add("press", .longPress, to: "inner", in: app) { $0.delaysTouchesBegan = true }
    #expect(touch(.began, 10, 10, app) == [])
    #expect(
      touch(.moved, 40, 10, app) == ["inner touchesBegan 10.4", "inner touchesMoved 6.8"])
    #expect(touch(.ended, 40, 10, app) == ["inner touchesEnded 6.8"])
  }

  @Test func `what the system cancels is cancelled`() {
    let app = app()
    add("pan", .pan, to: "outer", in: app)
    _ = touch(.began, 10, 10, app)
    _ = touch(.moved, 40, 10, app)
    var background = ApplicationProperties()
    background.state = .background
    #expect(
      app.perform(.changeApplication(background)).contains("outer gestureCancelled 10.11 pan"))
    #expect(touch(.ended, 40, 10, app) == [])
  }

  @Test func `one that is turned off amid its gesture is cancelled`() {
    let app = app()
    add("pan", .pan, to: "outer", in: app)
    _ = touch(.began, 10, 10, app)
    _ = touch(.moved, 40, 10, app)
    #expect(
      app.perform(.changeGestureRecognizer("pan") { $0.isEnabled = false }) == [
        "outer gestureCancelled 10.11 pan"
      ])
    #expect(touch(.ended, 40, 10, app) == [])
  }

  @Test func `a recognizer goes with its view, and when it is removed`() {
    let app = app()
    add("tap", to: "inner", in: app)
    add("other", to: "outer", in: app)
    app.perform(.removeGestureRecognizer("other"))
    app.perform(.release("inner", as: .view))
    #expect(app.app.gestures.recognizers.isEmpty)
  }

  @Test func `what a recognizer can't have is refused`() {
    let app = app()
    func isRefused(
      _ kind: GestureRecognizer.Kind, _ set: (inout GestureProperties) -> Void
    ) -> Bool { app.refusal(of: .addGestureRecognizer("g", kind, to: "inner", set)) != nil }
    #expect(isRefused(.pan) { $0.numberOfTapsRequired = 2 })
    #expect(isRefused(.tap) { $0.numberOfTapsRequired = 0 })
    #expect(isRefused(.tap) { $0.direction = [.left] })
    #expect(isRefused(.pan) { $0.edges = [.left] })
    #expect(isRefused(.pinch) { $0.numberOfTouchesRequired = 2 })
    #expect(isRefused(.swipe) { $0.direction = [] })
    #expect(isRefused(.longPress) { $0.minimumPressDuration = .nan })
    #expect(isRefused(.longPress) { $0.allowableMovement = -1 })
    #expect(isRefused(.tap) { $0.requiresToFail = ["g"] })
  }

  @Test func `a pinch follows two fingers and ends when both are lifted`() throws {
    let app = app()
    add("pinch", .pinch, to: "outer", in: app) { $0.actions = ["pinched:"] }
    func scale() -> Double? { app.app.gestureRecognizer("pinch")?.spread?.scale }
    #expect(scale() == 1)
    #expect(touch(.began, 10, 50, app) == ["inner touchesBegan 6.8"])
    #expect(touch(.began, 110, 50, finger: 1, app) == ["outer touchesBegan 6.8"])
    #expect(touch(.moved, 115, 50, finger: 1, app) == ["outer touchesMoved 6.8"])
    #expect(
      touch(.moved, 160, 50, finger: 1, after: 0.5, app) == [
        "outer gestureBegan 10.11 pinch", "outer sendAction 10.11 pinched:",
        "inner touchesCancelled 10.3", "outer touchesCancelled 10.3",
      ])
    #expect(scale() == 1.5)
    #expect(
      touch(.moved, 60, 50, app) == [
        "outer gestureChanged 10.11 pinch", "outer sendAction 10.11 pinched:",
      ])
    #expect(scale() == 1)
    // A third finger is ignored, and one finger alone changes nothing.
    #expect(touch(.began, 60, 160, finger: 2, app).contains { $0.contains("gesture") } == false)
    #expect(touch(.ended, 60, 50, app) == [])
    #expect(touch(.moved, 170, 50, finger: 1, app) == [])
    #expect(
      touch(.ended, 170, 50, finger: 1, app) == [
        "outer gestureEnded 10.11 pinch", "outer sendAction 10.11 pinched:",
      ])
    #expect(scale() == 1)
  }

  @Test func `a rotation turns clockwise, in radians`() throws {
    let app = app()
    add("turn", .rotation, to: "outer", in: app)
    _ = touch(.began, 50, 50, app)
    _ = touch(.began, 150, 50, finger: 1, app)
    #expect(touch(.moved, 150, 55, finger: 1, app).count == 1)
    #expect(touch(.moved, 50, 150, finger: 1, app).first == "outer gestureBegan 10.11 turn")
    let angle = try #require(app.app.gestureRecognizer("turn")?.spread?.rotation)
    #expect(abs(angle - .pi / 2) < 1e-12)
    #expect(touch(.moved, 0, 50, finger: 1, app) == ["outer gestureChanged 10.11 turn"])
    _ = touch(.ended, 50, 50, app)
    #expect(touch(.ended, 0, 50, finger: 1, app) == ["outer gestureEnded 10.11 turn"])
    #expect(abs((app.app.gestureRecognizer("turn")?.spread?.rotation ?? 0) - .pi) < 1e-12)
  }

  @Test func `two fingers that are lifted too soon make no pinch`() {
    let app = app()
    add("pinch", .pinch, to: "outer", in: app)
    _ = touch(.began, 10, 50, app)
    _ = touch(.began, 110, 50, finger: 1, app)
    _ = touch(.ended, 10, 50, app)
    _ = touch(.ended, 110, 50, finger: 1, app)
    #expect(steps(app) == ["pinch failed movedTooLittle"])
  }

  @Test func `a pan from the edge begins at one of its edges and leads inwards`() {
    let app = app()
    add("back", .edgePan, to: "outer", in: app) { $0.edges = [.left] }
    _ = touch(.began, 60, 50, app)
    #expect(steps(app) == ["back ignores notAtEdge"])
    _ = touch(.ended, 60, 50, app)
    _ = touch(.began, 5, 50, app)
    #expect(
      touch(.moved, 30, 52, app) == [
        "outer gestureBegan 10.11 back", "inner touchesCancelled 10.3",
      ])
    #expect(touch(.ended, 30, 52, app) == ["outer gestureEnded 10.11 back"])
    _ = touch(.began, 5, 50, app)
    _ = touch(.moved, 10, 90, app)
    #expect(steps(app) == ["back failed movedElsewhere"])
    _ = touch(.ended, 10, 90, app)
    app.perform(.changeGestureRecognizer("back") { $0.edges = [] })
    _ = touch(.began, 5, 50, app)
    #expect(steps(app) == ["back ignores notAtEdge"])
  }

  private static let angles: [(Double, Double, Double)] = [
    (1, 0, 0), (0, 1, 1.5707963267948966), (-1, 0, 3.141592653589793),
    (0, -1, -1.5707963267948966), (1, 1, 0.7853981633974483), (-1, -1, -2.356194490192345),
    (3, 1, 0.3217505543966422), (-0.2, 1, 1.7681918866447774),
  ]

  @Test(arguments: angles)
  func `angles are exact to the last bits`(x: Double, y: Double, angle: Double) {
    let app = app()
    add("turn", .rotation, to: "outer", in: app)
    _ = touch(.began, 100, 100, app)
    _ = touch(.began, 150, 100, finger: 1, app)
    _ = touch(.moved, 100 + 50 * x, 100 + 50 * y, finger: 1, app)
    #expect(abs((app.app.gestureRecognizer("turn")?.spread?.rotation ?? 9) - angle) < 1e-15)
  }

  @Test func `names are not given twice, and time goes forward`() {
    let app = app()
    add("tap", to: "inner", in: app)
    #expect(app.refusal(of: .addGestureRecognizer("tap", .tap, to: "inner")) != nil)
    #expect(app.refusal(of: .addGestureRecognizer("inner", .tap, to: "inner")) != nil)
    #expect(app.refusal(of: .changeGestureRecognizer("no") { _ in }) != nil)
    #expect(app.refusal(of: .input(.wait, after: -1)) != nil)
    #expect(app.refusal(of: .input(.wait, after: .infinity)) != nil)
    #expect(app.refusal(of: .input(.touch(.ended, at: nil), after: 1)) != nil)
    #expect(app.refusal(of: .batch([.input(.wait, after: 1)])) != nil)
  }
}

@Suite struct TapCountTests {
  @Test func `taps that follow in time and place are counted`() {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    func count(_ x: Double, after seconds: Double = 0) -> Int? {
      app.perform(.input(.tap(at: Point(x: x, y: 10)), after: seconds))
      return app.trace?.touch?.tapCount
    }
    #expect(count(10) == 1)
    #expect(count(12, after: 0.3) == 2)
    #expect(count(12, after: 0.4) == 1)
    #expect(count(100) == 1)
    app.perform(.input(.tap(at: Point(x: 100, y: 10), tapCount: 5)))
    #expect(app.trace?.touch?.tapCount == 5)
  }

  @Test func `a control tells where a finger is dragged`() {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    app.createView("button", "UIButton", in: "home") {
      $0.frame = Rect(x: 0, y: 0, width: 40, height: 40)
      $0.actions = ControlEvent.allCases.map { ControlAction($0, "\($0)") }
    }
    func move(_ phase: Input.Phase, _ x: Double) -> [String] {
      app.perform(.input(.touch(phase, at: Point(x: x, y: 10))))
        .filter { $0.contains("sendAction") }.map { String($0.split(separator: " ").last ?? "") }
    }
    #expect(move(.began, 10) == ["touchDown"])
    #expect(move(.moved, 100) == ["touchDragInside"])
    #expect(move(.moved, 120) == ["touchDragOutside", "touchDragExit"])
    #expect(move(.moved, 130) == ["touchDragOutside"])
    #expect(move(.moved, 20) == ["touchDragInside", "touchDragEnter"])
    #expect(move(.ended, 20) == ["touchUpInside"])
    #expect(move(.began, 20) == ["touchDown", "touchDownRepeat"])
  }
}
