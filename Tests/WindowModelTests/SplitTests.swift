import TestSupport
import Testing
import WindowModel

/// Split view controllers in compact width: how they collapse and show other controllers; views-2.9.
@Suite struct SplitTests {
  /// A window and a split view controller with `nav`, whose root is `list`, and `detail`.
  private func app(
    _ profile: Profile = .ios12, secondary: Identifier = "detail",
    _ set: (inout ControllerProperties) -> Void = { _ in }
  ) -> Transcript {
    var settings = Settings(profile: profile)
    settings.knobs.scenes = .none
    let app = Transcript(settings)
    app.create("window")
    for name in ["list", "detail", "inner", "teller", "other"] as [Identifier] {
      app.createController(name)
    }
    app.createController("nav", .navigationController) { $0.viewControllers = ["list"] }
    app.createController("detailNav", .navigationController) { $0.viewControllers = ["inner"] }
    app.createController("split", .splitViewController) {
      $0.viewControllers = ["nav", secondary]
      set(&$0)
    }
    app.nextTurn()
    return app
  }

  private func open(_ app: Transcript) -> [String] {
    app.setRoot("split", of: "window")
    return app.makeKeyAndVisible("window")
  }

  private func own(_ lines: [String], _ app: Transcript) -> [String] {
    app.callbacks(lines).filter { !$0.contains("Layout") && !$0.contains("oadView") }
  }

  private func children(_ name: Identifier, _ app: Transcript) throws -> [String] {
    try app.controller(name).children.map(app.name)
  }

  @Test func `a new one is not collapsed and has no controllers`() throws {
    let app = Transcript()
    app.createController("split", .splitViewController)
    let controller = try app.controller("split")
    #expect(controller.stack?.split?.isCollapsed == false && controller.children.isEmpty)
    #expect(controller.viewClass == "_UISplitViewControllerPanelImplView")
  }

  @Test func `without a delegate the secondary one is pushed before the split one will appear`()
    throws
  {
    let app = app()
    #expect(try children("split", app) == ["nav", "detail"])
    #expect(
      own(open(app), app) == [
        "split.viewDidLoad", "detail.willMoveToParent", "split.viewWillAppear", "nav.viewDidLoad",
        "nav.viewWillAppear", "detail.viewDidLoad", "detail.viewWillAppear",
        "detail.didMoveToParent", "split.viewDidAppear", "nav.viewDidAppear",
        "detail.viewDidAppear",
      ])
    #expect(try children("split", app) == ["nav"])
    #expect(try children("nav", app) == ["list", "detail"])
    #expect(try app.controller("split").stack?.split?.isCollapsed == true)
    #expect(
      try app.tree("split-view")
        == "split-view > split-content > nav-view > [nav-transition > nav-wrapper > detail-view, nav-bar]"
    )
  }

  @Test func `a secondary stack is pushed as a whole, and the outer bar serves both`() throws {
    let app = app(.ios17, secondary: "detailNav")
    let lines = open(app)
    #expect(lines.contains("detailNav willMoveToParent nav 2.6"), "\(lines)")
    #expect(try children("nav", app) == ["list", "detailNav"])
    #expect(try children("detailNav", app) == ["inner"])
    #expect(try app.view("detailNav-bar").isHidden && !app.view("nav-bar").isHidden)
    let inner = try #require(app.app.view("inner-view"))
    #expect(app.app.safeAreaInsets(of: inner).top == 64)
    app.perform(.push("other", onto: "detailNav", animated: false))
    app.perform(.pop("nav", animated: false))
    #expect(try children("nav", app) == ["list"])
    #expect(try children("detailNav", app) == ["inner", "other"])
    #expect(try !app.view("detailNav-bar").isHidden)
  }

  @Test func `a delegate is asked, and one that deals with the secondary one has it let go`()
    throws
  {
    let app = app {
      $0.delegate = "teller"
      $0.collapsesSecondary = true
    }
    let lines = open(app)
    #expect(lines.contains("split splitViewControllerCollapseSecondary detail 2.9A"), "\(lines)")
    #expect(
      own(lines, app).filter { $0.hasPrefix("detail") } == [
        "detail.willMoveToParent", "detail.didMoveToParent",
      ])
    #expect(try app.controller("detail").parent == nil)
    #expect(try children("nav", app) == ["list"])
  }

  @Test func `a primary one that is no stack shows alone`() throws {
    let app = app()
    app.createController("pair", .splitViewController) { $0.viewControllers = ["other", "teller"] }
    app.setRoot("pair", of: "window")
    app.makeKeyAndVisible("window")
    #expect(try children("pair", app) == ["other"])
    #expect(try app.tree("pair-view") == "pair-view > pair-content > other-view")
    #expect(try app.controller("teller").parent == nil)
  }

  @Test func `a detail is pushed onto the primary stack from wherever it is shown`() throws {
    let app = app { $0.delegate = "teller" }
    _ = open(app)
    let lines = app.perform(.show("other", from: "list", isDetail: true))
    #expect(lines.contains("split splitViewControllerShowDetail other 2.9B"), "\(lines)")
    #expect(app.callbacks(lines).contains("other.viewDidAppear"))
    app.perform(.show("detailNav", from: "detail", isDetail: true))
    #expect(try children("nav", app) == ["list", "detail", "other", "detailNav"])
    #expect(app.refusal(of: .show("other", from: "split")) != nil)
  }

  @Test func `where the primary one is no stack a detail is presented`() throws {
    let app = app()
    app.createController("pair", .splitViewController) { $0.viewControllers = ["other"] }
    app.setRoot("pair", of: "window")
    app.makeKeyAndVisible("window")
    app.perform(.show("teller", from: "other", isDetail: true))
    #expect(try app.controller("teller").presenting.map(app.name) == "pair")
  }

  @Test func `no stack takes a split view controller`() throws {
    let app = app()
    let lines = app.perform(.push("split", onto: "detailNav", animated: false))
    #expect(try children("detailNav", app) == ["inner"])
    #expect(
      app.diagnostics == [
        "Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController: detailNav>"
      ], "\(lines)")
    #expect(
      app.refusal(of: .setViewControllers("detailNav", ["split"], animated: false))
        == .notPossible("A navigation controller can't contain a split view controller."))
  }

  @Test func `what it can't have, and what comes too early or too late, is refused`() throws {
    let app = app()
    func set(_ names: [Identifier]) -> Command {
      .setViewControllers("split", names, animated: false)
    }
    #expect(app.refusal(of: set(["nav", "detail", "other"])) != nil)
    app.createController("pair", .splitViewController)
    #expect(app.refusal(of: set(["nav", "pair"])) != nil)
    #expect(app.refusal(of: .show("other", from: "split", isDetail: true)) != nil)
    _ = open(app)
    #expect(app.refusal(of: set(["nav"])) != nil)
    var settings = Settings(profile: .ios12)
    settings.device = try #require(Device.all.first { $0.idiom == .pad })
    let pad = Transcript(settings)
    #expect(
      pad.refusal(
        of: .createController(
          identifier: "split", class: .splitViewController, properties: ControllerProperties(),
          retained: true)) != nil)
    #expect(pad.app.controllers.isEmpty)
  }

  @Test func `one without a primary one shows nothing, and says so`() throws {
    let app = Transcript(.ios12)
    app.create("window")
    app.createController("split", .splitViewController)
    app.setRoot("split", of: "window")
    app.makeKeyAndVisible("window")
    #expect(
      app.diagnostics == [
        "Splitview controller is expected to have a view controller at index 0 before it's used!"
      ])
    #expect(try app.tree("split-view") == "split-view > split-content")
  }

  @Test func `a primary one that is removed leaves the screen`() throws {
    let app = app()
    _ = open(app)
    let lines = app.perform(.removeFromParent("nav"))
    #expect(
      own(lines, app) == [
        "nav.willMoveToParent", "nav.viewWillDisappear", "detail.viewWillDisappear",
        "nav.viewDidDisappear", "detail.viewDidDisappear", "nav.didMoveToParent",
      ])
    #expect(try app.tree("split-view") == "split-view > split-content")
  }
}
