import TestSupport
import Testing
import WindowModel

@Suite struct TabTests {
  private func tabs(_ profile: Profile = .ios12, device: Device = .standard) -> Transcript {
    let app = Transcript(Settings(profile: profile, device: device))
    app.create("window")
    for name in ["A", "B", "C"] as [Identifier] { app.createController(name) }
    app.createController("tab", .tabBarController) { $0.viewControllers = ["A", "B"] }
    app.setRoot("tab", of: "window")
    app.makeKeyAndVisible("window")
    return app
  }

  private func selected(_ app: Transcript) throws -> String? {
    try app.controller("tab").stack?.selected.map(app.name)
  }

  @Test func `a new tab bar controller has no controllers and no selection`() throws {
    let app = Transcript()
    app.createController("tab", .tabBarController)
    let tab = try app.controller("tab")
    #expect(tab.children == [] && tab.stack?.selected == nil && tab.stack?.isSet == false)
    app.createController("A")
    app.changeController("tab") { $0.viewControllers = ["A"] }
    #expect(try selected(app) == "A")
  }

  @Test func `only the selected tab is loaded, in a wrapper of its own`() throws {
    let app = tabs(.ios13, device: iPhone14)
    #expect(try app.controller("A").isViewLoaded && !app.controller("B").isViewLoaded)
    #expect(try app.view("tab-transition").className == "UITransitionView")
    #expect(try app.view("tab-transition").clipsToBounds)
    #expect(try app.view("tab-A").className == "UIViewControllerWrapperView")
    #expect(try app.view("tab-bar").className == "UITabBar")
    #expect(try app.view("tab-bar").frame == Rect(x: 0, y: 761, width: 390, height: 83))
    #expect(try app.app.safeAreaInsets(of: app.id("A-view")).bottom == 83)
  }

  @Test func `a navigation in a tab lies seven views deep`() throws {
    let app = Transcript()
    app.create("window")
    app.createController("A")
    app.createController("nav", .navigationController) { $0.viewControllers = ["A"] }
    app.createController("tab", .tabBarController) { $0.viewControllers = ["nav"] }
    app.setRoot("tab", of: "window")
    let lines = app.makeKeyAndVisible("window")
    #expect(
      app.callbacks(lines).filter { $0.contains("Appear") } == [
        "tab.viewWillAppear", "nav.viewWillAppear", "A.viewWillAppear", "tab.viewDidAppear",
        "nav.viewDidAppear", "A.viewDidAppear",
      ])
    #expect(
      app.app.responderChain(from: try app.id("A-view")).count == 13)
    #expect(
      try app.tree("window")
        == "window > tab-view > [tab-transition > tab-nav > nav-view > [nav-transition > nav-wrapper > A-view, nav-bar], tab-bar]"
    )
    #expect(try app.app.safeAreaInsets(of: app.id("A-view")).top == 64)
    #expect(try app.app.safeAreaInsets(of: app.id("A-view")).bottom == 49)
    #expect(
      app.app.container(of: try #require(app.app.controller("A")), .tabBar)
        == app.app.controller("tab"))
  }

  @Test func `the tab that is selected already changes nothing`() {
    let app = tabs()
    #expect(app.perform(.select(.index(0), in: "tab")) == [])
    #expect(app.notes == [.alreadySelected])
  }

  @Test(
    arguments: [
      (["A", "B"], "B", ["C", "A"], "A"), (["A", "B"], "B", ["B", "C"], "B"),
      (["A", "B"], "B", ["C"], "C"), (["A", "B", "C"], "A", ["B", "C"], "B"),
      (["A", "B", "C"], "B", ["C", "B", "A"], "B"), (["A", "B", "C"], "C", ["B"], "B"),
    ] as [([Identifier], Identifier, [Identifier], String)])
  func `new tabs keep the selected one, else the same index, else the first`(
    old: [Identifier], selection: Identifier, new: [Identifier], expected: String
  ) throws {
    let app = tabs()
    app.perform(.setViewControllers("tab", old, animated: false))
    app.perform(.select(.controller(selection), in: "tab"))
    app.perform(.setViewControllers("tab", new, animated: false))
    #expect(try selected(app) == expected)
  }

  @Test func `a selected tab that goes gives way to the one in its place`() throws {
    let app = tabs()
    app.perform(.select(.controller("B"), in: "tab"))
    let lines = app.perform(.setViewControllers("tab", ["A", "C"], animated: false))
    #expect(try selected(app) == "C")
    #expect(
      app.callbacks(lines).filter { !$0.contains("Layout") } == [
        "B.willMoveToParent", "C.willMoveToParent", "C.loadView", "C.viewDidLoad",
        "C.viewWillAppear", "B.viewWillDisappear", "C.viewDidAppear", "B.viewDidDisappear",
        "B.didMoveToParent", "C.didMoveToParent",
      ])
    #expect(try app.tree("tab-view") == "tab-view > [tab-transition > tab-C > C-view, tab-bar]")
    #expect(app.app.view("tab-B") == nil)
  }

  @Test func `the end of a switch is a knob`() {
    for (order, end) in [
      (Knobs.TabSwitchOrder.seed, ["B.viewDidAppear", "A.viewDidDisappear"]),
      (.observed, ["A.viewDidDisappear", "B.viewDidAppear"]),
    ] {
      var settings = Settings()
      settings.knobs.tabSwitchOrder = order
      let app = Transcript(settings)
      app.create("window")
      app.createController("A")
      app.createController("B")
      app.createController("tab", .tabBarController) { $0.viewControllers = ["A", "B"] }
      app.setRoot("tab", of: "window")
      app.makeKeyAndVisible("window")
      let lines = app.callbacks(app.perform(.select(.index(1), in: "tab")))
      #expect(Array(lines.suffix(2)) == end)
      #expect(
        lines.filter { $0.contains("viewWillA") || $0.contains("viewWillD") } == [
          "B.viewWillAppear", "A.viewWillDisappear",
        ])
    }
  }

  /// A window whose root's tabs are navigation controllers with `A` and `B`.
  private func navigations() -> Transcript {
    let app = Transcript()
    app.create("window")
    for name in ["A", "B"] as [Identifier] { app.createController(name) }
    app.createController("navA", .navigationController) { $0.viewControllers = ["A"] }
    app.createController("navB", .navigationController) { $0.viewControllers = ["B"] }
    app.createController("tab", .tabBarController) { $0.viewControllers = ["navA", "navB"] }
    app.setRoot("tab", of: "window")
    app.makeKeyAndVisible("window")
    return app
  }

  @Test func `who is in a tab that was left while the window was hidden does not appear with it`() {
    let app = navigations()
    app.perform(.select(.index(1), in: "tab"))
    app.hide("window")
    app.perform(.select(.index(0), in: "tab"))
    #expect(
      app.appearances(app.show("window")) == [
        "tab.willApp", "navA.willApp", "A.willApp", "tab.didApp", "navA.didApp", "A.didApp",
      ])
  }

  @Test func `who is in the new tab will appear before who is in the old one will disappear`() {
    let app = navigations()
    func switching(to index: Int) -> [String] {
      app.appearances(app.perform(.select(.index(index), in: "tab"))).filter {
        $0.hasPrefix("A.") || $0.hasPrefix("B.")
      }
    }
    #expect(switching(to: 1) == ["B.didLoad", "B.willApp", "A.willDis", "B.didApp", "A.didDis"])
    #expect(switching(to: 0) == ["A.willApp", "B.willDis", "A.didApp", "B.didDis"])
    #expect(switching(to: 1) == ["B.willApp", "A.willDis", "B.didApp", "A.didDis"])
  }

  @Test func `what can't be selected is refused`() {
    let app = tabs()
    #expect(
      app.refusal(of: .select(.index(2), in: "tab"))
        == .invalidValue(property: "index", reason: "There are 2 tabs, counted from 0."))
    #expect(
      app.refusal(of: .select(.controller("C"), in: "tab"))
        == .exception(
          name: "NSInvalidArgumentException",
          reason:
            "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
        ))
    #expect(
      app.refusal(of: .select(.index(0), in: "A"))
        == .notPossible("A is not a tab bar controller, so it has no tabs."))
  }

  /// A window whose root's first tab has a navigation controller with `A` and `B`, and a delegate.
  private func tapped() -> Transcript {
    let app = Transcript()
    app.create("window")
    for name in ["A", "B", "C", "judge"] as [Identifier] { app.createController(name) }
    app.createController("nav", .navigationController) { $0.viewControllers = ["A", "B"] }
    app.createController("tab", .tabBarController) {
      $0.viewControllers = ["nav", "C"]
      $0.delegate = "judge"
    }
    app.setRoot("tab", of: "window")
    app.makeKeyAndVisible("window")
    return app
  }

  @Test func `the delegate hears of taps, and not of what the app selects`() throws {
    let app = tapped()
    #expect(
      app.perform(.select(.index(1), in: "tab")).filter { $0.contains("tabBarController") } == [])
    #expect(
      app.perform(.tapTab(0, of: "tab")).prefix(2) == [
        "tab tabBarControllerShouldSelect nav 2.5B", "tab tabBarControllerDidSelect nav 2.5B",
      ])
    #expect(try selected(app) == "nav")
  }

  @Test func `a tap on the selected tab is told to the delegate too`() throws {
    let app = tapped()
    app.perform(.tapTab(1, of: "tab"))
    #expect(
      app.perform(.tapTab(1, of: "tab")) == [
        "tab tabBarControllerShouldSelect C 2.5B", "tab tabBarControllerDidSelect C 2.5B",
      ])
    #expect(app.notes == [.alreadySelected])
  }

  @Test func `a tap on the selected tab pops its navigation to the root`() throws {
    let app = tapped()
    let lines = app.callbacks(app.perform(.tapTab(0, of: "tab")))
    #expect(
      lines.prefix(3) == [
        "tab.tabBarControllerShouldSelect", "B.willMoveToParent", "tab.tabBarControllerDidSelect",
      ])
    #expect(lines.contains("B.viewDidDisappear"))
    #expect(try app.controller("nav").children.map(app.name) == ["A"])
    #expect(
      app.perform(.tapTab(0, of: "tab")) == [
        "tab tabBarControllerShouldSelect nav 2.5B", "tab tabBarControllerDidSelect nav 2.5B",
      ])
  }

  @Test func `a delegate that is gone, and none, hear nothing`() {
    let app = tapped()
    app.set("judge", to: nil)
    #expect(app.app.controller("judge") == nil)
    #expect(app.perform(.tapTab(1, of: "tab")).filter { $0.contains("tabBarController") } == [])
    app.changeController("tab") { $0.delegate = .some(nil) }
    #expect(app.perform(.tapTab(0, of: "tab")).filter { $0.contains("tabBarController") } == [])
  }

  @Test func `nobody taps a tab that is not on screen`() {
    let app = tapped()
    #expect(
      app.refusal(of: .tapTab(2, of: "tab"))
        == .invalidValue(property: "index", reason: "There are 2 tabs, counted from 0."))
    #expect(
      app.refusal(of: .tapTab(0, of: "A"))
        == .notPossible("A is not a tab bar controller, so it has no tabs."))
    app.hide("window")
    #expect(
      app.refusal(of: .tapTab(1, of: "tab"))
        == .notPossible("tab is not on screen, so its tabs can't be tapped."))
  }
}
