import TestSupport
import Testing
import WindowModel

@Suite struct TouchCancellationTests {
  /// A window with two views side by side that handle touches.
  private func app(_ profile: Profile = .standard) -> Transcript {
    let app = Transcript(profile)
    app.create("home") { $0.frame = Rect(x: 0, y: 0, width: 375, height: 667) }
    app.makeKeyAndVisible("home")
    app.place("left", 0, 0, 100, 100, in: "home") { $0.handles = [.touches] }
    app.place("right", 200, 0, 100, 100, in: "home") { $0.handles = [.touches] }
    return app
  }

  private func button(in app: Transcript, _ superview: Identifier) {
    app.createView("button", "UIButton", in: superview) {
      $0.frame = Rect(x: 0, y: 0, width: 40, height: 40)
      $0.actions = ControlEvent.allCases.map { ControlAction($0, "on:\($0)") }
    }
  }

  private func input(_ lines: [String]) -> [String] {
    lines.filter { $0.contains("touches") || $0.contains("sendAction") }
  }

  private func begin(_ app: Transcript, _ finger: Int, _ x: Double, _ y: Double) -> [String] {
    input(app.perform(.input(.touch(.began, at: Point(x: x, y: y), finger: finger))))
  }

  @Test func `a touch is cancelled when its view, or one that this lies in, leaves the window`() {
    let app = app()
    button(in: app, "left")
    app.touch(.began, 5, 5)
    #expect(
      input(app.remove("left")) == [
        "button touchesCancelled 6.8C", "button sendAction 6.8A on:touchCancel",
      ])
    #expect(app.touch(.moved, 6, 6) == [])
    #expect(app.notes == [.touchIsNotFollowed])
    #expect(app.touch(.ended, 6, 6) == [])
    #expect(app.app.touches.isEmpty)
  }

  @Test func `a cancelled touch lets its view go`() {
    let app = app()
    app.touch(.began, 5, 5)
    let lines = app.release("left")
    #expect(input(lines) == ["left touchesCancelled 6.8C"])
    #expect(lines.contains { $0.hasPrefix("left dealloc") })
  }

  @Test func `within its window, or hidden, a view keeps its touch`() {
    let app = app()
    app.touch(.began, 5, 5)
    #expect(input(app.add("left", to: "right")) == [])
    #expect(input(app.changeView("left") { $0.isHidden = true }) == [])
    #expect(app.touch(.ended, 5, 5) == ["left touchesEnded 6.8"])
  }

  @Test func `another window is another one`() {
    let app = app()
    app.create("other")
    app.touch(.began, 5, 5)
    #expect(input(app.add("left", to: "other")) == ["left touchesCancelled 6.8C"])
  }

  @Test(arguments: [ApplicationState.inactive, .background])
  func `all touches are cancelled when the application resigns being active`(
    state: ApplicationState
  ) {
    let app = app()
    _ = begin(app, 0, 5, 5)
    _ = begin(app, 1, 205, 5)
    let lines = app.take(to: state)
    #expect(
      Array(lines.prefix(3)) == [
        "application UIApplicationWillResignActiveNotification 2.4A",
        "left touchesCancelled 6.8C", "right touchesCancelled 6.8C",
      ])
    #expect(input(app.take(to: .active)) == [])
  }

  @Test func `a presentation that covers takes the view that is touched, an alert does not`() {
    for (name, isCancelled) in [("cover", true), ("alert", false)] as [(Identifier, Bool)] {
      let app = Transcript(.ios12)
      app.createController("root")
      app.createController("cover")
      app.createController("alert", .alertController)
      app.create("home") { $0.rootViewController = .some("root") }
      app.makeKeyAndVisible("home")
      app.changeView("root-view") { $0.handles = [.touches] }
      app.touch(.began, 5, 5)
      let lines = app.perform(.present(Presenting(name, on: .controller("root"))))
      #expect(
        input(lines) == (isCancelled ? ["root-view touchesCancelled 6.8C"] : []), "\(name)")
    }
  }

  @Test(arguments: [AlertView.Kind.alertView, .actionSheet])
  func `an alert view that is shown cancels them`(kind: AlertView.Kind) {
    let app = app(.ios8)
    app.perform(
      .createAlertView(identifier: "ask", AlertView(kind, buttons: ["OK"]), retained: true))
    app.touch(.began, 5, 5)
    #expect(input(app.perform(.showAlertView("ask"))) == ["left touchesCancelled 5D"])
  }

  @Test func `a view follows one finger, and each view its own`() {
    let app = app()
    #expect(begin(app, 0, 5, 5) == ["left touchesBegan 6.8"])
    #expect(begin(app, 1, 50, 50) == [])
    #expect(app.notes == [.touchIsNotFollowed])
    #expect(begin(app, 2, 205, 5) == ["right touchesBegan 6.8"])
    #expect(app.touch(.ended, 5, 5) == ["left touchesEnded 6.8"])
    // The second one has no view until it ends.
    #expect(app.perform(.input(.touch(.ended, at: nil, finger: 1))) == [])
    #expect(begin(app, 1, 50, 50) == ["left touchesBegan 6.8"])
  }

  @Test func `a view that says so follows several fingers`() throws {
    let app = app()
    #expect(try !app.view("left").isMultipleTouchEnabled)
    app.changeView("left") { $0.isMultipleTouchEnabled = true }
    #expect(begin(app, 0, 5, 5) == ["left touchesBegan 6.8"])
    #expect(begin(app, 1, 50, 50) == ["left touchesBegan 6.8"])
  }

  @Test(arguments: [(109.0, true), (111, false)])
  func `a control counts a finger as inside 70 points beyond its bounds`(x: Double, isInside: Bool)
  {
    let app = app()
    button(in: app, "home")
    app.touch(.began, 5, 5)
    #expect(
      app.touch(.ended, x, 20).last
        == "button sendAction 6.8A on:\(isInside ? "touchUpInside" : "touchUpOutside")")
  }

  @Test func `the touched scene's key window is the application's, and nobody is told`() {
    let app = Transcript(.ios17)
    for (name, x) in [("a", 0.0), ("b", 100)] as [(Identifier, Double)] {
      app.connect(scene: Identifier("scene-\(name)"))
      app.create(name) {
        $0.windowScene = .some(Identifier("scene-\(name)"))
        $0.frame = Rect(x: x, y: 0, width: 100, height: 100)
        $0.handles = [.touches]
      }
      app.makeKeyAndVisible(name)
    }
    #expect(app.keyWindow == "b")
    #expect(app.tap(5, 5) == ["a touchesBegan 6.8", "a touchesEnded 6.8"])
    #expect(app.notes == [] && app.keyWindow == "a")
    #expect(app.app.keyWindows.count == 2)
  }
}
