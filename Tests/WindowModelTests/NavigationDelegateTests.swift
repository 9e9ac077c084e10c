import TestSupport
import Testing
import WindowModel

/// The calls of a navigation controller's delegate, and a swipe from the edge.
@Suite struct NavigationDelegateTests {
  /// A window whose root `nav` has `A` and `B` on its stack, both loaded.
  private func app(_ profile: Profile = .ios12, delegate: Bool = true) -> Transcript {
    var settings = Settings(profile: profile)
    settings.knobs.scenes = .none
    let app = Transcript(settings)
    app.create("window")
    for name in ["A", "B", "C"] as [Identifier] { app.createController(name) }
    app.createController("teller")
    app.createController("nav", .navigationController) {
      $0.viewControllers = ["A", "B"]
      if delegate { $0.delegate = "teller" }
    }
    app.loadView("A")
    app.setRoot("nav", of: "window")
    app.makeKeyAndVisible("window")
    return app
  }

  private func own(_ lines: [String], _ app: Transcript) -> [String] {
    app.callbacks(lines).filter { !$0.contains("Layout") }
  }

  @Test(arguments: [true, false])
  func `the delegate is told after who is told that they will, and after all`(animated: Bool) {
    let app = app()
    #expect(
      app.events.filter { $0.contains("navigationController") } == [
        "nav navigationControllerWillShow B N11", "nav navigationControllerDidShow B N11",
        "nav navigationControllerDidShow B N11",
      ])
    let lines = app.perform(.push("C", onto: "nav", animated: animated))
    #expect(
      own(lines, app) == [
        "C.willMoveToParent", "B.viewWillDisappear", "C.loadView", "C.viewDidLoad",
        "C.viewWillAppear", "nav.navigationControllerWillShow", "B.viewDidDisappear",
        "C.viewDidAppear", "C.didMoveToParent", "nav.navigationControllerDidShow",
      ])
    let suffix = animated ? " animated" : ""
    #expect(lines.contains("nav navigationControllerWillShow C N11\(suffix)"))
    #expect(lines.contains("nav navigationControllerDidShow C N11\(suffix)"))
    #expect(
      own(app.perform(.popToRoot("nav", animated: animated)), app).filter { $0.hasPrefix("nav") }
        == ["nav.navigationControllerWillShow", "nav.navigationControllerDidShow"])
  }

  @Test func `a navigation does not keep its delegate alive, and tells nobody when it is gone`()
    throws
  {
    let app = app()
    #expect(app.set("teller", to: nil) == ["teller dealloc C4 lastReferenceGone"])
    let lines = app.perform(.pop("nav", animated: false))
    #expect(!lines.contains { $0.contains("navigationController") })
    app.changeController("nav") { $0.delegate = "C" }
    #expect(try app.controller("nav").stack?.delegate.map(app.name) == "C")
    app.changeController("nav") { $0.delegate = .some(nil) }
    #expect(try app.controller("nav").stack?.delegate == nil)
    var properties = ControllerProperties()
    properties.delegate = "nobody"
    #expect(
      app.refusal(of: .changeController("nav", properties))
        == .unknown(.controller, "nobody", property: "delegate"))
    #expect(
      app.refusal(of: .changeController("A", properties))
        == .invalidValue(property: "delegate", reason: "A UIViewController has none."))
  }

  @Test func `a swipe pops with an animation`() throws {
    let app = app(delegate: false)
    let lines = app.perform(.swipeBack("nav", isCancelled: false))
    #expect(lines.contains("B viewWillDisappear N2 animated"))
    #expect(
      own(lines, app) == [
        "B.willMoveToParent", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear",
        "A.viewDidAppear", "B.didMoveToParent",
      ])
    #expect(try app.controller("nav").children.map(app.name) == ["A"])
  }

  @Test(arguments: [Profile.ios12, .ios17])
  func `a swipe that is let go of brings the top back`(profile: Profile) throws {
    let app = app(profile, delegate: false)
    let lines = app.perform(.swipeBack("nav", isCancelled: true))
    let expected = [
      "B.willMoveToParent", "B.viewWillDisappear", "A.viewWillAppear",
      profile == .ios17 ? "A.viewIsAppearing" : nil, "B.willMoveToParent", "A.viewWillDisappear",
      "A.viewDidDisappear", "B.viewWillAppear", profile == .ios17 ? "B.viewIsAppearing" : nil,
      "B.viewDidAppear", "B.didMoveToParent",
    ]
    #expect(own(lines, app) == expected.compactMap(\.self))
    #expect(lines.contains("B didMoveToParent nav 2.6"))
    #expect(try app.controller("nav").children.map(app.name) == ["A", "B"])
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > B-view")
    #expect(try app.controller("A").appearance == .disappeared)
    #expect(try app.controller("B").appearance == .appeared)
  }

  @Test func `a stack that changes while the finger is down is left as it is then`() throws {
    var settings = Settings()
    settings.runLoop = .manual
    let app = Transcript(settings)
    app.create("window")
    for name in ["A", "B", "C"] as [Identifier] { app.createController(name) }
    app.createController("nav", .navigationController) { $0.viewControllers = ["A", "B"] }
    app.setRoot("nav", of: "window")
    app.makeKeyAndVisible("window")
    app.perform(.runLoop(turns: nil))
    app.perform(.swipeBack("nav", isCancelled: true))
    app.nextTurn()
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > [A-view, B-view]")
    app.perform(.push("C", onto: "nav", animated: false))
    app.perform(.runLoop(turns: nil))
    #expect(try app.controller("nav").children.map(app.name) == ["A", "C"])
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > C-view")
    #expect(try app.controller("B").parent == nil)
    #expect(try app.controller("B").appearance == .disappeared)
  }

  @Test func `what nobody can swipe is refused, and a root stays`() {
    let app = app()
    #expect(
      app.refusal(of: .swipeBack("A", isCancelled: false))
        == .notPossible("A is not a navigation controller, so it has no stack."))
    app.perform(.pop("nav", animated: false))
    #expect(app.perform(.swipeBack("nav", isCancelled: true)) == [])
    #expect(app.notes == [.nothingToPop])
    app.hide("window")
    #expect(
      app.refusal(of: .swipeBack("nav", isCancelled: true))
        == .notPossible("nav is not at rest on screen, so it can't be swiped."))
  }
}
