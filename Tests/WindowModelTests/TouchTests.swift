import TestSupport
import Testing
import WindowModel

@Suite struct TouchTests {
  /// A window, a view of 100 by 100 points in it and one of 50 by 50 points in that.
  private func app(_ profile: Profile = .standard) -> Transcript {
    let app = Transcript(profile)
    app.create("home")
    app.makeKeyAndVisible("home")
    app.place("outer", 0, 0, 100, 100, in: "home")
    app.place("inner", 0, 0, 50, 50, in: "outer")
    return app
  }

  private func button(in app: Transcript, _ superview: Identifier) {
    app.createView("button", "UIButton", in: superview) {
      $0.frame = Rect(x: 0, y: 0, width: 40, height: 40)
      $0.actions = ControlEvent.allCases.map { ControlAction($0, "on:\($0)") }
    }
  }

  @Test func `a touch that a view does not handle goes to those behind it in the chain`() {
    let app = app()
    app.changeView("outer") { $0.handles = [.touches] }
    #expect(app.tap(10, 10) == ["outer touchesBegan 6.8", "outer touchesEnded 6.8"])
    #expect(app.deliveries.first == "touchesBegan: inner passesOn, outer handles")
  }

  @Test func `where nobody handles it the delegate is asked last`() {
    let app = app()
    #expect(app.tap(10, 10) == [])
    #expect(app.notes == [.nobodyHandles])
    #expect(
      app.deliveries.last
        == "touchesEnded: inner passesOn, outer passesOn, home passesOn, application passesOn, delegate passesOn"
    )
  }

  @Test func `a control keeps it from those behind, and gets what views in it do not handle`() {
    let app = app()
    app.changeView("outer") { $0.handles = [.touches] }
    button(in: app, "inner")
    app.place("badge", 0, 0, 10, 10, in: "button")
    #expect(
      app.tap(5, 5) == [
        "button touchesBegan 6.8", "button sendAction 6.8A on:touchDown",
        "button touchesEnded 6.8", "button sendAction 6.8A on:touchUpInside",
      ])
    #expect(app.deliveries.first == "touchesBegan: badge passesOn, button keeps")
  }

  @Test func `a touch keeps its view wherever it moves, until it ends`() {
    let app = app()
    button(in: app, "inner")
    app.touch(.began, 5, 5)
    #expect(
      app.touch(.moved, 300, 300) == [
        "button touchesMoved 6.8", "button sendAction 6.8F on:touchDragOutside",
        "button sendAction 6.8F on:touchDragExit",
      ])
    #expect(app.trace?.hitTest == nil)
    #expect(app.app.touches[0]?.point == Point(x: 300, y: 300))
    #expect(
      app.touch(.ended, 300, 300) == [
        "button touchesEnded 6.8", "button sendAction 6.8A on:touchUpOutside",
      ])
    #expect(app.app.touches.isEmpty)
  }

  @Test func `a touch that comes back ends inside, and one that is cancelled says so`() {
    let app = app()
    button(in: app, "inner")
    app.touch(.began, 5, 5)
    app.touch(.moved, 300, 300)
    #expect(app.touch(.ended, 6, 6).last == "button sendAction 6.8A on:touchUpInside")
    app.touch(.began, 5, 5)
    #expect(
      app.perform(.input(.touch(.cancelled, at: nil))) == [
        "button touchesCancelled 6.8", "button sendAction 6.8A on:touchCancel",
      ])
  }

  @Test func `a control that is not enabled is hit and sends nothing`() {
    let app = app()
    app.changeView("outer") { $0.handles = [.touches] }
    button(in: app, "inner")
    app.changeView("button") { $0.isEnabled = false }
    #expect(app.tap(5, 5) == ["button touchesBegan 6.8", "button touchesEnded 6.8"])
    #expect(app.notes == [.disabledControl])
  }

  @Test func `a window that is not key gets its touches`() {
    let app = app(.ios8)
    app.create("small", level: 1) {
      $0.frame = Rect(x: 0, y: 0, width: 20, height: 20)
      $0.handles = [.touches]
      $0.isHidden = false
    }
    #expect(app.tap(5, 5) == ["small touchesBegan 6.8", "small touchesEnded 6.8"])
    #expect(app.keyWindow == "home")
  }

  @Test func `a clear window in front swallows touches, unless it lets them through`() {
    let app = app()
    app.create("cover", level: 1) { $0.isHidden = false }
    app.touch(.began, 5, 5)
    #expect(app.trace?.view.map(app.name) == "cover")
    app.touch(.ended, 5, 5)
    app.makeKey("home")
    app.change("cover") { $0.hitTest = .passThrough }
    #expect(app.touch(.began, 5, 5) == [])
    #expect(app.trace?.view.map(app.name) == "inner")
    #expect(app.keyWindow == "home")
    #expect(app.trace?.hitTest?.steps.first?.outcome == .letsThrough)
  }

  @Test func `views in a window that lets touches through are hit all the same`() {
    let app = app()
    app.create("cover", level: 1) {
      $0.isHidden = false
      $0.hitTest = .passThrough
    }
    app.place("ball", 0, 0, 20, 20, in: "cover")
    app.tap(5, 5)
    #expect(app.trace?.view.map(app.name) == "ball")
    app.tap(30, 30)
    #expect(app.trace?.view.map(app.name) == "inner")
  }

  @Test func `a view that lets touches through leaves them to its siblings behind`() throws {
    let app = app()
    app.place("glass", 0, 0, 100, 100, in: "outer") { $0.hitTest = .passThrough }
    app.tap(5, 5)
    #expect(app.trace?.view.map(app.name) == "inner")
    app.tap(70, 70)
    #expect(app.trace?.view.map(app.name) == "outer")
  }

  @Test func `where a view reaches out of its window the window behind is touched`() {
    let app = app()
    app.create("small", level: 1) {
      $0.frame = Rect(x: 0, y: 0, width: 20, height: 20)
      $0.isHidden = false
    }
    app.place("wide", 0, 0, 100, 100, in: "small")
    app.tap(10, 10)
    #expect(app.trace?.view.map(app.name) == "wide")
    app.tap(30, 30)
    #expect(app.trace?.view.map(app.name) == "inner")
  }

  @Test func `where no window takes it nobody is told, to its end`() {
    let app = Transcript()
    #expect(app.tap(5, 5) == [])
    #expect(app.notes == [.nobodyTouched])
    #expect(app.app.touches.isEmpty)
  }

  @Test func `a touch keeps the window that it is in alive until it ends`() {
    let app = app()
    app.changeView("inner") { $0.handles = [.touches] }
    app.touch(.began, 5, 5)
    #expect(!app.release("home").contains { $0.contains("dealloc") })
    #expect(app.touch(.moved, 6, 6) == ["inner touchesMoved 6.8"])
    #expect(app.touch(.ended, 6, 6).first == "inner touchesEnded 6.8")
    #expect(app.app.touches.isEmpty && app.app.window("home") == nil)
  }

  @Test func `fingers have touches of their own, and a tap takes a free one`() {
    let app = app()
    app.changeView("outer") { $0.handles = [.touches] }
    app.changeView("inner") { $0.isMultipleTouchEnabled = true }
    app.touch(.began, 5, 5)
    app.perform(.input(.touch(.began, at: Point(x: 70, y: 70), finger: 3, tapCount: 2)))
    #expect(app.tap(6, 6).count == 2)
    #expect(app.app.touches.fingers.sorted() == [0, 3])
    #expect(app.app.touches[3]?.tapCount == 2)
  }

  @Test func `beside an exclusive view no other of its window follows a finger`() {
    let app = app()
    app.place("a", 0, 200, 50, 50, in: "home") {
      $0.handles = [.touches]
      $0.isExclusiveTouch = true
    }
    app.place("b", 100, 200, 50, 50, in: "home") { $0.handles = [.touches] }
    app.place("c", 200, 200, 50, 50, in: "home") { $0.handles = [.touches] }
    func began(_ x: Double, _ finger: Int) -> [String] {
      app.perform(.input(.touch(.began, at: Point(x: x, y: 210), finger: finger)))
    }
    func ended(_ finger: Int) -> [String] {
      app.perform(.input(.touch(.ended, at: nil, finger: finger)))
    }
    // While A has one, B gets none.
    #expect(began(10, 0) == ["a touchesBegan 6.8"])
    #expect(began(110, 1) == [] && app.notes == [.touchIsNotFollowed])
    #expect(ended(1) == [] && ended(0) == ["a touchesEnded 6.8"])
    // While B has one, A gets none, and C does.
    #expect(began(110, 0) == ["b touchesBegan 6.8"])
    #expect(began(10, 1) == [])
    #expect(began(210, 2) == ["c touchesBegan 6.8"])
    for finger in 0...2 { _ = ended(finger) }
    // Another window is independent; a touch makes it key.
    app.create("over") {
      $0.frame = Rect(x: 300, y: 0, width: 60, height: 60)
      $0.isHidden = false
      $0.handles = [.touches]
    }
    #expect(began(10, 0) == ["a touchesBegan 6.8"])
    #expect(
      app.perform(.input(.touch(.began, at: Point(x: 310, y: 10), finger: 1)))
        == ["home resigns 3.2", "over key 3.2", "over touchesBegan 6.8"])
  }

  @Test(arguments: [
    (Input.touch(.moved, at: .zero), "phase"), (.touch(.ended, at: nil), "phase"),
    (.touch(.began, at: nil), "at"), (.touch(.began, at: .zero, finger: 10), "finger"),
    (.touch(.began, at: .zero, tapCount: 0), "tapCount"),
    (.tap(at: Point(x: .nan, y: 0)), "at"), (.tap(at: .zero, tapCount: 101), "tapCount"),
  ])
  func `what can't be is refused`(input: Input, property: String) {
    guard case .invalidValue(property, _)? = app().refusal(of: .input(input)) else {
      Issue.record("\(input) was not refused")
      return
    }
  }

  @Test func `a finger can't begin twice, and no eleventh can tap`() {
    let app = app()
    for finger in 0..<Application.mostTouches {
      app.perform(.input(.touch(.began, at: .zero, finger: finger)))
    }
    #expect(app.refusal(of: .input(.touch(.began, at: .zero))) != nil)
    #expect(app.refusal(of: .input(.tap(at: .zero))) != nil)
  }

  @Test func `only controls have actions, and only text fields text`() {
    let app = app()
    var properties = ViewProperties()
    properties.actions = []
    #expect(app.refusal(of: .changeView("inner", properties)) != nil)
    properties = ViewProperties()
    properties.isEnabled = true
    #expect(app.refusal(of: .changeView("inner", properties)) != nil)
    properties = ViewProperties()
    properties.text = ""
    button(in: app, "inner")
    #expect(app.refusal(of: .changeView("button", properties)) != nil)
  }

  @Test func `a method's name begins with a letter or an underscore`() {
    for name in ["_tap:with:", "a", String(repeating: "a", count: 64)] {
      #expect(Selector(name)?.name == name)
    }
    for name in ["2tap", "", ":", "a b", "é", String(repeating: "a", count: 65)] {
      #expect(Selector(name) == nil)
    }
  }
}
