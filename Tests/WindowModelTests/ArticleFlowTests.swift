import TestSupport
import Testing
import WindowModel

/// The flows of the article about hierarchies, with each callback and each change of the hierarchy in
/// order.
@Suite struct ArticleFlowTests {
  /// A window whose root `nav` shows `A`, with `B` to push.
  private func navigation(_ profile: Profile) -> Transcript {
    let app = Transcript(profile)
    app.connectSceneIfNeeded()
    app.create("window") { if profile == .ios17 { $0.windowScene = "scene" } }
    app.createController("A")
    app.createController("B")
    app.createController("nav", .navigationController) { $0.viewControllers = ["A"] }
    app.setRoot("nav", of: "window")
    app.makeKeyAndVisible("window")
    return app
  }

  /// A window whose root `tab` shows `A`, with `B` in the other tab.
  private func tabs(_ profile: Profile) -> Transcript {
    let app = Transcript(profile)
    app.connectSceneIfNeeded()
    app.create("window") { if profile == .ios17 { $0.windowScene = "scene" } }
    app.createController("A")
    app.createController("B")
    app.createController("tab", .tabBarController) { $0.viewControllers = ["A", "B"] }
    app.setRoot("tab", of: "window")
    app.makeKeyAndVisible("window")
    return app
  }

  @Test func `a map that was added first lies behind the container's view`() throws {
    let app = Transcript(Settings(profile: .ios12, device: iPhone5s))
    app.create("window")
    app.createController("A")
    app.createController("nav", .navigationController) { $0.viewControllers = ["A"] }
    app.setRoot("nav", of: "window")
    app.createView("map", "MKMapView", in: "window")
    app.makeKeyAndVisible("window")
    #expect(try app.subviews("window") == ["map", "nav-view"])
    #expect(try app.view("map").frame == .zero && app.view("map").clipsToBounds)
    let container = try app.view("nav-view")
    #expect(container.className == "UILayoutContainerView")
    #expect(container.frame == Rect(x: 0, y: 0, width: 320, height: 568))
    #expect(try app.view("window").window?.rootViewController == app.app.controller("nav"))
  }

  @Test func `push, as the article has it`() throws {
    let app = navigation(.ios12)
    #expect(
      try app.tree("nav-view") == "nav-view > [nav-transition > nav-wrapper > A-view, nav-bar]")
    #expect(
      app.perform(.push("B", onto: "nav", animated: false)) == [
        "B willMoveToParent nav 2.6",
        "A viewWillDisappear N1",
        "B loadView C1", "B viewDidLoad C1",
        "B viewWillAppear N1",
        "nav-wrapper willRemoveSubview A-view 1.2C", "A-view willMoveToSuperview nil 1.2C",
        "A-view willMoveToWindow nil 1.2C", "A-view didMoveToWindow nil 1.2C",
        "A-view didMoveToSuperview nil 1.2C",
        "B-view willMoveToSuperview nav-wrapper 1.2B", "B-view willMoveToWindow window 1.2B",
        "B-view didMoveToWindow window 1.2B", "B-view didMoveToSuperview nav-wrapper 1.2B",
        "nav-wrapper didAddSubview B-view 1.2B",
        "nav-wrapper layoutSubviews 1.5", "B viewWillLayoutSubviews 1.5",
        "B-view layoutSubviews 1.5", "B viewDidLayoutSubviews 1.5",
        "A viewDidDisappear N1",
        "B viewDidAppear N1",
        "B didMoveToParent nav 2.6",
      ])
    #expect(
      try app.tree("nav-view") == "nav-view > [nav-transition > nav-wrapper > B-view, nav-bar]")
  }

  @Test func `pop, as the article has it`() throws {
    let app = navigation(.ios12)
    app.perform(.push("B", onto: "nav", animated: false))
    #expect(
      app.perform(.pop("nav", animated: false)) == [
        "B willMoveToParent nil 2.6",
        "B viewWillDisappear N2",
        "A viewWillAppear N2",
        "nav-wrapper willRemoveSubview B-view 1.2C", "B-view willMoveToSuperview nil 1.2C",
        "B-view willMoveToWindow nil 1.2C", "B-view didMoveToWindow nil 1.2C",
        "B-view didMoveToSuperview nil 1.2C",
        "A-view willMoveToSuperview nav-wrapper 1.2B", "A-view willMoveToWindow window 1.2B",
        "A-view didMoveToWindow window 1.2B", "A-view didMoveToSuperview nav-wrapper 1.2B",
        "nav-wrapper didAddSubview A-view 1.2B",
        "nav-wrapper layoutSubviews 1.5",
        "B viewDidDisappear N2",
        "A viewDidAppear N2",
        "B didMoveToParent nil 2.6",
      ])
    #expect(
      try app.tree("nav-view") == "nav-view > [nav-transition > nav-wrapper > A-view, nav-bar]")
  }

  @Test func `a tab's first visit and the way back, as the article has it`() throws {
    let app = tabs(.ios12)
    #expect(try app.tree("tab-view") == "tab-view > [tab-transition > tab-A > A-view, tab-bar]")
    #expect(try !app.controller("B").isViewLoaded)
    #expect(
      app.perform(.select(.controller("B"), in: "tab")) == [
        "B loadView C1", "B viewDidLoad C1",
        "B viewWillAppear 2.5",
        "A viewWillDisappear 2.5",
        "B-view willMoveToSuperview tab-B 1.2A", "B-view didMoveToSuperview tab-B 1.2A",
        "tab-B didAddSubview B-view 1.2A",
        "tab-transition willRemoveSubview tab-A 1.2C", "tab-A willMoveToSuperview nil 1.2C",
        "tab-A willMoveToWindow nil 1.2C", "A-view willMoveToWindow nil 1.2D",
        "tab-A didMoveToWindow nil 1.2C", "A-view didMoveToWindow nil 1.2D",
        "tab-A didMoveToSuperview nil 1.2C",
        "tab-B willMoveToSuperview tab-transition 1.2B", "tab-B willMoveToWindow window 1.2B",
        "B-view willMoveToWindow window 1.2D", "tab-B didMoveToWindow window 1.2B",
        "B-view didMoveToWindow window 1.2D", "tab-B didMoveToSuperview tab-transition 1.2B",
        "tab-transition didAddSubview tab-B 1.2B",
        "tab-transition layoutSubviews 1.5", "tab-B layoutSubviews 1.5",
        "B viewWillLayoutSubviews 1.5", "B-view layoutSubviews 1.5",
        "B viewDidLayoutSubviews 1.5",
        "B viewDidAppear 2.5",
        "A viewDidDisappear 2.5",
      ])
    #expect(try app.tree("tab-view") == "tab-view > [tab-transition > tab-B > B-view, tab-bar]")
    #expect(
      app.callbacks(app.perform(.select(.index(0), in: "tab"))) == [
        "A.viewWillAppear", "B.viewWillDisappear", "A.viewDidAppear", "B.viewDidDisappear",
      ])
    #expect(try app.tree("tab-view") == "tab-view > [tab-transition > tab-A > A-view, tab-bar]")
  }

  @Test(arguments: [Profile.ios13, .ios17])
  func `later systems keep the order of push and pop, and end a tab switch otherwise`(
    profile: Profile
  ) {
    let isAppearing = profile == .ios17
    let app = navigation(profile)
    let expected = [
      "B.willMoveToParent", "A.viewWillDisappear", "B.loadView", "B.viewDidLoad",
      "B.viewWillAppear", isAppearing ? "B.viewIsAppearing" : nil, "B.viewWillLayoutSubviews",
      "B.viewDidLayoutSubviews", "A.viewDidDisappear", "B.viewDidAppear", "B.didMoveToParent",
    ]
    #expect(
      app.callbacks(app.perform(.push("B", onto: "nav", animated: false)))
        == expected.compactMap(\.self))
    #expect(
      app.callbacks(app.perform(.pop("nav", animated: false)))
        == [
          "B.willMoveToParent", "B.viewWillDisappear", "A.viewWillAppear",
          isAppearing ? "A.viewIsAppearing" : nil, "B.viewDidDisappear", "A.viewDidAppear",
          "B.didMoveToParent",
        ].compactMap(\.self))

    let tab = tabs(profile)
    #expect(
      tab.callbacks(tab.perform(.select(.index(1), in: "tab")))
        == [
          "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
          isAppearing ? "B.viewIsAppearing" : nil, "B.viewWillLayoutSubviews",
          "B.viewDidLayoutSubviews", "A.viewDidDisappear", "B.viewDidAppear",
        ].compactMap(\.self))
  }
}

extension Transcript {
  /// Connects a scene on versions whose windows need one.
  func connectSceneIfNeeded() {
    if app.settings.knobs.scenes == .perScene { connect(scene: "scene") }
  }
}
