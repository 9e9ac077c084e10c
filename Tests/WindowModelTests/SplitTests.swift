import TestSupport
import Testing
import WindowModel

/// Split view controllers in compact width: how they collapse and where they show others; views-2.9.
@Suite struct SplitTests {
  /// A window and a split view controller of `nav`, whose root is `list`, and `detail`.
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

  private func show(_ app: Transcript) -> [String] {
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
    #expect(controller.stack?.split == Split())
    #expect(controller.stack?.split?.isCollapsed == false && controller.children.isEmpty)
    #expect(controller.viewClass == "_UISplitViewControllerPanelImplView")
  }

  @Test func `without a delegate the secondary one is pushed before the split one will appear`()
    throws
  {
    let app = app()
    #expect(try children("split", app) == ["nav", "detail"])
    #expect(
      own(show(app), app) == []
    )
    #expect(try children("split", app) == ["nav"])
    #expect(try children("nav", app) == ["list", "detail"])
    #expect(try app.controller("split").stack?.split?.isCollapsed == true)
    #expect(try app.tree("split-view") == "")
  }
}
