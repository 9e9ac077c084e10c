import TestSupport
import Testing
import WindowModel

/// The timing of callbacks: with the call (t0), in the next turn (t1), after the animation (t2).
@Suite struct TransitionTimingTests {
  /// A stepped session whose window shows `nav` with these controllers in its stack.
  private func stepped(_ stack: [Identifier], _ profile: Profile = .ios12) -> Transcript {
    var settings = Settings(profile: profile)
    settings.runLoop = .manual
    let app = Transcript(settings)
    app.create("window")
    for name in ["vc0", "vc1", "vc2"] as [Identifier] { app.createController(name) }
    app.createController("nav", .navigationController) { $0.viewControllers = .some(stack) }
    app.setRoot("nav", of: "window")
    app.makeKeyAndVisible("window")
    app.perform(.runLoop(turns: nil))
    return app
  }

  @Test func `an animated push`() throws {
    let app = stepped(["vc0"])
    #expect(app.told(app.perform(.push("vc1", onto: "nav", animated: true))) == [:])
    #expect(try app.controller("nav").children.map(app.name) == ["vc0", "vc1"])
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > vc0-view")
    let lines = app.nextTurn()
    #expect(app.told(lines) == ["vc0": ["willDis"], "vc1": ["didLoad", "willApp"]])
    #expect(lines.contains("vc0 viewWillDisappear N1 animated"))
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > [vc0-view, vc1-view]")
    #expect(app.told(app.nextTurn()) == ["vc0": ["didDis"], "vc1": ["didApp"]])
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > vc1-view")
    #expect(app.nextTurn() == [])
  }

  @Test func `a push that is not animated`() throws {
    let app = stepped(["vc0"])
    #expect(app.told(app.perform(.push("vc1", onto: "nav", animated: false))) == [:])
    #expect(
      app.told(app.nextTurn()) == [
        "vc0": ["willDis", "didDis"], "vc1": ["didLoad", "willApp", "didApp"],
      ])
    #expect(app.app.runLoop.isIdle)
  }

  @Test func `the first controller of an empty stack`() {
    let app = stepped([])
    #expect(app.told(app.perform(.setViewControllers("nav", ["vc0"], animated: true))) == [:])
    #expect(app.told(app.nextTurn()) == ["vc0": ["didLoad", "willApp", "didApp"]])
    #expect(app.app.runLoop.isIdle)
  }

  @Test func `an animated pop`() throws {
    let app = stepped(["vc0", "vc1"])
    app.loadView("vc0")
    #expect(app.told(app.perform(.pop("nav", animated: true))) == [:])
    #expect(try app.controller("vc1").parent == nil)
    #expect(app.told(app.nextTurn()) == ["vc0": ["willApp"], "vc1": ["willDis"]])
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > [vc0-view, vc1-view]")
    #expect(app.told(app.nextTurn()) == ["vc0": ["didApp"], "vc1": ["didDis"]])
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > vc0-view")
  }

  @Test func `a pop that is not animated`() {
    let app = stepped(["vc0", "vc1"])
    app.loadView("vc0")
    app.perform(.pop("nav", animated: false))
    #expect(
      app.told(app.nextTurn()) == ["vc0": ["willApp", "didApp"], "vc1": ["willDis", "didDis"]])
  }

  @Test(arguments: [Profile.ios12, .ios17])
  func `a push while another is animated waits for it, and is logged up to iOS 13`(
    profile: Profile
  ) throws {
    var settings = Settings(profile: profile)
    settings.runLoop = .manual
    settings.knobs.scenes = .none
    let app = Transcript(settings)
    app.create("window")
    for name in ["vc0", "vc1", "vc2"] as [Identifier] { app.createController(name) }
    app.createController("nav", .navigationController) { $0.viewControllers = ["vc0"] }
    app.setRoot("nav", of: "window")
    app.makeKeyAndVisible("window")
    app.perform(.runLoop(turns: nil))
    app.perform(.push("vc1", onto: "nav", animated: true))
    app.nextTurn()
    app.perform(.push("vc2", onto: "nav", animated: true))
    #expect(
      app.diagnostics
        == (profile == .ios17
          ? []
          : [
            "nested push animation can result in corrupted navigation bar",
            "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.",
            "Unbalanced calls to begin/end appearance transitions for <UIViewController: vc1>.",
          ]))
    #expect(
      app.told(app.nextTurn()) == [
        "vc0": ["didDis"], "vc1": ["didApp", "willDis"], "vc2": ["didLoad", "willApp"],
      ])
    #expect(app.told(app.nextTurn()) == ["vc1": ["didDis"], "vc2": ["didApp"]])
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > vc2-view")
  }

  @Test func `two pushes in one turn are logged, and show the last one only`() throws {
    let app = stepped(["vc0"])
    app.perform(.push("vc1", onto: "nav", animated: true))
    app.perform(.push("vc2", onto: "nav", animated: true))
    #expect(
      app.diagnostics == [
        "nested push animation can result in corrupted navigation bar",
        "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.",
        "Unbalanced calls to begin/end appearance transitions for <UIViewController: vc1>.",
      ])
    #expect(app.told(app.nextTurn()) == ["vc0": ["willDis"], "vc2": ["didLoad", "willApp"]])
    app.nextTurn()
    #expect(try !app.controller("vc1").isViewLoaded)
  }

  @Test func `a popped controller lives until it was told all`() {
    let app = stepped(["vc0", "vc1"])
    app.set("vc1", to: nil)
    app.perform(.pop("nav", animated: true))
    #expect(app.told(app.nextTurn())["vc1"] == ["willDis"])
    let lines = app.nextTurn().filter { $0.hasPrefix("vc1") }
    #expect(
      lines == [
        "vc1-view willMoveToSuperview nil 1.2C", "vc1-view willMoveToWindow nil 1.2C",
        "vc1-view didMoveToWindow nil 1.2C", "vc1-view didMoveToSuperview nil 1.2C",
        "vc1 viewDidDisappear N2 animated", "vc1 didMoveToParent nil 2.6",
        "vc1 dealloc C4 lastReferenceGone", "vc1-view dealloc 1.1 lastReferenceGone",
      ])
  }

  @Test func `a window that is hidden during an animation leaves nobody between`() throws {
    let app = stepped(["vc0"])
    app.perform(.push("vc1", onto: "nav", animated: true))
    app.nextTurn()
    app.hide("window")
    app.perform(.runLoop(turns: nil))
    for name in ["nav", "vc0", "vc1"] as [Identifier] {
      #expect(try app.controller(name).appearance == .disappeared)
    }
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > vc1-view")
  }
}
