import TestSupport
import Testing
import WindowModel

/// Presentations in the context of a child of a navigation or tab bar controller.
@Suite struct ContextPresentationTests {
  /// A tab bar controller with the tabs `nav`, whose stack has `A`, and `other`. `A` presents `B` in the
  /// context of the navigation controller.
  private func tabs(
    _ style: ModalPresentationStyle, _ profile: Profile = .ios12
  ) -> Transcript {
    let app = Transcript(profile)
    app.create("window")
    for name in ["A", "B", "C", "other"] as [Identifier] { app.createController(name) }
    app.changeController("B") { $0.modalPresentationStyle = style }
    app.createController("nav", .navigationController) { $0.viewControllers = ["A"] }
    app.createController("tab", .tabBarController) { $0.viewControllers = ["nav", "other"] }
    app.setRoot("tab", of: "window")
    app.makeKeyAndVisible("window")
    app.present("B", on: "A", animated: true)
    return app
  }

  private func order(_ lines: [String], _ app: Transcript) -> [String] {
    app.callbacks(lines).filter { !$0.contains("Layout") && !$0.contains("oad") }
  }

  @Test(arguments: [Profile.ios12, .ios13])
  func `what covers in a tab lies in the tab's wrapper, below the tab bar`(profile: Profile) throws
  {
    let app = tabs(.currentContext, profile)
    #expect(try app.controller("B").presenting.map(app.name) == "nav")
    #expect(
      try app.tree("tab-view")
        == "tab-view > [tab-transition > tab-nav > B-transition > B-view, tab-bar]")
    #expect(try app.controller("A").appearance == .disappeared)
    #expect(try app.controller("tab").appearance == .appeared)
  }

  @Test(arguments: [Profile.ios12, .ios13])
  func `another tab takes it along, and the first brings it back`(profile: Profile) throws {
    let app = tabs(.currentContext, profile)
    #expect(
      order(app.perform(.select(.index(1), in: "tab")), app) == [
        "other.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear", "other.viewDidAppear",
      ])
    #expect(
      order(app.perform(.select(.index(0), in: "tab")), app) == [
        "other.viewWillDisappear", "B.viewWillAppear", "other.viewDidDisappear", "B.viewDidAppear",
      ])
    #expect(try app.tree("tab-transition") == "tab-transition > tab-nav > B-transition > B-view")
    #expect(try app.controller("nav").appearance == .disappeared)
    #expect(
      order(app.dismiss("A", animated: true), app) == [
        "B.viewWillDisappear", "nav.viewWillAppear", "A.viewWillAppear", "nav.viewDidAppear",
        "A.viewDidAppear", "B.viewDidDisappear",
      ])
    #expect(
      try app.tree("tab-transition")
        == "tab-transition > tab-nav > nav-view > [nav-transition > nav-wrapper > A-view, nav-bar]")
  }

  @Test func `what is dismissed while another tab is shown is gone when the first is back`() throws
  {
    let app = tabs(.currentContext)
    app.perform(.select(.index(1), in: "tab"))
    #expect(order(app.dismiss("B"), app) == [])
    app.perform(.select(.index(0), in: "tab"))
    #expect(try app.tree("tab-transition").hasPrefix("tab-transition > tab-nav > nav-view"))
    #expect(try app.controller("A").appearance == .appeared)
    #expect(try app.controller("B").presenting == nil)
  }

  @Test func `what lies over goes and comes with the one below it`() throws {
    let app = tabs(.overCurrentContext)
    #expect(try app.subviews("tab-nav") == ["nav-view", "B-transition"])
    #expect(try app.controller("A").appearance == .appeared)
    app.perform(.select(.index(1), in: "tab"))
    for name in ["A", "B", "nav"] as [Identifier] {
      #expect(try app.controller(name).appearance == .disappeared)
    }
    app.perform(.select(.index(0), in: "tab"))
    #expect(try app.subviews("tab-nav") == ["nav-view", "B-transition"])
    for name in ["A", "B", "nav"] as [Identifier] {
      #expect(try app.controller(name).appearance == .appeared)
    }
  }

  /// A navigation controller whose top `A` defines a context that `B` covers.
  private func stacked(_ style: ModalPresentationStyle) -> Transcript {
    let app = Transcript.inNavigation(.ios12)
    app.changeController("A") { $0.definesPresentationContext = true }
    app.changeController("B") { $0.modalPresentationStyle = style }
    app.present("B", on: "A")
    return app
  }

  @Test(arguments: [true, false])
  func `a push over a context takes what covers along, and a pop brings it back`(animated: Bool)
    throws
  {
    let app = stacked(.currentContext)
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > B-transition > B-view")
    app.perform(.push("C", onto: "nav", animated: animated))
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > C-view")
    #expect(try app.controller("B").appearance == .disappeared)
    app.perform(.pop("nav", animated: animated))
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > B-transition > B-view")
    #expect(try app.controller("B").appearance == .appeared)
    #expect(try app.controller("A").appearance == .disappeared)
    app.perform(.push("C", onto: "nav", animated: animated))
    app.dismiss("A")
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > C-view")
    #expect(app.app.view("B-transition") == nil)
    app.perform(.pop("nav", animated: animated))
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > A-view")
  }

  @Test func `what is presented full screen on what covers a context covers the window`() throws {
    let app = stacked(.currentContext)
    app.present("C", on: "B")
    #expect(
      try app.tree("window")
        == "window > [nav-view > [nav-transition > nav-wrapper > B-transition, nav-bar], C-transition > C-view]"
    )
    #expect(try app.view("C-view").frame.size == Size(width: 375, height: 667))
    app.dismiss("B")
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > B-transition > B-view")
    app.dismiss("A")
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > A-view")
  }

  @Test func `a dismissal takes along what is presented in the context of one within`() throws {
    let app = Transcript.presenting(.ios12)
    app.createController("nav", .navigationController) { $0.viewControllers = ["C"] }
    app.changeController("C") { $0.definesPresentationContext = true }
    app.changeController("D") { $0.modalPresentationStyle = .currentContext }
    app.present("nav", on: "A")
    app.present("D", on: "C")
    #expect(try app.controller("D").presenting.map(app.name) == "C")
    app.dismiss("A")
    #expect(try app.controller("D").presenting == nil)
    #expect(try app.controller("D").appearance == .disappeared)
    #expect(try app.controller("C").presented == nil)
    #expect(try app.tree("window") == "window > A-view")
  }

  @Test func `what a navigation presents is its visible controller, and can be no child`() throws {
    let app = Transcript.inNavigation(.ios12)
    let nav = try #require(app.app.controller("nav"))
    #expect(app.app.visibleController(of: nav).map(app.name) == "A")
    app.present("B", on: "A")
    #expect(app.app.visibleController(of: nav).map(app.name) == "B")
    #expect(
      app.refusal(of: .addChild("B", to: "C"))
        == .notPossible("The controller is presented, so it can't be a child."))
    app.dismiss("B")
    #expect(app.app.visibleController(of: nav).map(app.name) == "A")
  }

  @Test func `a stack that is covered changes without a word, and shows its top afterwards`() throws
  {
    let app = Transcript.inNavigation(.ios12)
    app.present("B", on: "A")
    #expect(
      app.callbacks(app.perform(.push("C", onto: "nav", animated: true))) == [
        "C.willMoveToParent", "C.didMoveToParent",
      ])
    #expect(app.diagnostics == [])
    #expect(try app.controller("nav").children.map(app.name) == ["A", "C"])
    #expect(try app.tree("window") == "window > B-transition > B-view")
    app.dismiss("B")
    #expect(
      try app.tree("window")
        == "window > nav-view > [nav-transition > nav-wrapper > C-view, nav-bar]")
    #expect(try app.controller("C").appearance == .appeared)
    #expect(try app.controller("A").appearance == .disappeared)
  }
}
