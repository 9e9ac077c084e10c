import TestSupport
import Testing
import WindowModel

@Suite struct RootViewControllerTests {
  @Test func `a root's view comes into its window when that is shown`() throws {
    let app = Transcript()
    app.create("window")
    app.createController("home")
    #expect(app.setRoot("home", of: "window") == [])
    #expect(try !app.controller("home").isViewLoaded)
    #expect(
      app.makeKeyAndVisible("window") == [
        "home loadView C1", "home viewDidLoad C1", "home viewWillAppear R2",
        "home-view willMoveToSuperview window 1.2B", "home-view willMoveToWindow window 1.2B",
        "home-view didMoveToWindow window 1.2B", "home-view didMoveToSuperview window 1.2B",
        "window didAddSubview home-view 1.2B", "window visible 2.3", "window key 2.3",
        "window layoutSubviews 1.5", "home viewWillLayoutSubviews 1.5",
        "home-view layoutSubviews 1.5", "home viewDidLayoutSubviews 1.5",
        "home viewDidAppear 2.6B",
      ])
    let view = try app.view("home-view")
    #expect(view.frame == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test func `a root that is set while the window is shown appears at once`() {
    let app = Transcript()
    app.create("window")
    app.createController("home")
    app.makeKeyAndVisible("window")
    #expect(
      app.callbacks(app.setRoot("home", of: "window")) == [
        "home.loadView", "home.viewDidLoad", "home.viewWillAppear", "home.viewWillLayoutSubviews",
        "home.viewDidLayoutSubviews", "home.viewDidAppear",
      ])
  }

  @Test func `setting the root that is there already tells nobody, and says so`() {
    let app = Transcript()
    app.create("window")
    app.createController("home")
    app.setRoot("home", of: "window")
    app.makeKeyAndVisible("window")
    #expect(app.setRoot("home", of: "window") == [])
    #expect(app.notes == [.alreadyRoot])
    app.setRoot(nil, of: "window")
    #expect(app.setRoot(nil, of: "window") == [])
    #expect(app.notes == [])
  }

  @Test func `from iOS 17 on the view is appearing when it is in the hierarchy`() {
    let app = Transcript(.ios17)
    app.connect(scene: "scene")
    app.create("window") { $0.windowScene = "scene" }
    app.createController("home")
    app.setRoot("home", of: "window")
    #expect(
      app.callbacks(app.makeKeyAndVisible("window")) == [
        "home.loadView", "home.viewDidLoad", "home.viewWillAppear", "home.viewIsAppearing",
        "home.viewWillLayoutSubviews", "home.viewDidLayoutSubviews", "home.viewDidAppear",
      ])
  }

  @Test func `another root takes the place of the first, in the order that is assumed`() throws {
    let app = Transcript()
    app.create("window")
    app.createController("home", retained: false)
    app.createController("next")
    app.perform(.changeWindow("window", WindowProperties()))
    #expect(app.app.controller("home") == nil)

    app.createController("first")
    app.setRoot("first", of: "window")
    app.createView("map", in: "window")
    app.makeKeyAndVisible("window")
    app.set("first", to: nil)
    #expect(try app.tree("window") == "window > [map, first-view]")
    #expect(
      app.setRoot("next", of: "window") == [
        "first viewWillDisappear R3", "next loadView C1", "next viewDidLoad C1",
        "next viewWillAppear R3", "window willRemoveSubview first-view 1.2C",
        "first-view willMoveToSuperview nil 1.2C", "first-view willMoveToWindow nil 1.2C",
        "first-view didMoveToWindow nil 1.2C", "first-view didMoveToSuperview nil 1.2C",
        "next-view willMoveToSuperview window 1.2B", "next-view willMoveToWindow window 1.2B",
        "next-view didMoveToWindow window 1.2B", "next-view didMoveToSuperview window 1.2B",
        "window didAddSubview next-view 1.2B", "first viewDidDisappear R3",
        "first dealloc C4 lastReferenceGone", "first-view dealloc 1.1 lastReferenceGone",
        "window layoutSubviews 1.5", "next viewWillLayoutSubviews 1.5",
        "next-view layoutSubviews 1.5", "next viewDidLayoutSubviews 1.5",
        "next viewDidAppear 2.6B",
      ])
    #expect(try app.tree("window") == "window > [map, next-view]")
  }

  @Test func `what was added to the window before its root lies behind the root's view`() throws {
    let app = Transcript()
    app.create("window")
    app.createController("home")
    app.setRoot("home", of: "window")
    app.createView("map", "MKMapView", in: "window")
    app.makeKeyAndVisible("window")
    #expect(try app.tree("window") == "window > [map, home-view]")
  }

  @Test(arguments: [Profile.ios13, .ios17])
  func `from iOS 13 on two views of UIKit's lie between a window and its root's view`(
    profile: Profile
  ) throws {
    let app = Transcript(profile)
    app.connect(scene: "scene")
    app.create("window") { $0.windowScene = "scene" }
    app.createController("home")
    app.createController("next")
    app.setRoot("home", of: "window")
    app.makeKeyAndVisible("window")
    let tree = "window > window-transition > window-dropShadow > home-view"
    #expect(try app.tree("window") == tree)
    #expect(try app.view("window-transition").className == "UITransitionView")
    let shadow = try app.view("window-dropShadow")
    #expect(shadow.className == "UIDropShadowView")
    #expect(shadow.frame == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(shadow.autoresizingMask == [.flexibleWidth, .flexibleHeight])

    app.setRoot("next", of: "window")
    #expect(
      try app.tree("window") == "window > window-transition > window-dropShadow > next-view")
    app.setRoot(nil, of: "window")
    #expect(try app.tree("window") == "window")
    app.createView("box")
    #expect(
      app.refusal(of: .insertSubview("window-transition", into: "box"))
        == .notFound(
          .view, "window-transition") || app.app.view("window-transition") == nil)
  }

  @Test func `a hidden window's root disappears, and appears again when it is shown`() {
    let app = Transcript()
    app.create("window")
    app.createController("home")
    app.setRoot("home", of: "window")
    app.show("window")
    #expect(
      app.hide("window") == [
        "home viewWillDisappear 2.6B", "window hidden 2.4", "home viewDidDisappear 2.6B",
      ])
    #expect(
      app.show("window") == [
        "home viewWillAppear 2.6B", "window visible 2.4", "home viewDidAppear 2.6B",
      ])
  }

  @Test func `the view follows the window's size`() throws {
    let app = Transcript()
    app.create("window") { $0.frame = Rect(x: 0, y: 0, width: 100, height: 100) }
    app.createController("home")
    app.setRoot("home", of: "window")
    app.show("window")
    app.change("window") { $0.frame = Rect(x: 5, y: 5, width: 50, height: 80) }
    #expect(try app.view("home-view").frame == Rect(x: 0, y: 0, width: 50, height: 80))
  }

  @Test func `a window takes its root along when it goes`() {
    let app = Transcript()
    app.create("window")
    app.createController("home")
    app.setRoot("home", of: "window")
    app.show("window")
    app.set("home", to: nil)
    let lines = app.release("window")
    #expect(app.callbacks(lines) == [])
    #expect(
      lines.filter { $0.hasPrefix("home ") } == [
        "home viewWillDisappear 2.6B", "home viewDidDisappear 2.6B",
        "home dealloc C4 lastReferenceGone",
      ])
    #expect(app.app.controllers == [])
  }

  @Test func `a controller that becomes another window's root leaves the first one`() throws {
    let app = Transcript()
    app.create("left")
    app.create("right")
    app.createController("home")
    app.setRoot("home", of: "left")
    app.show("left")
    app.show("right")
    app.setRoot("home", of: "right")
    #expect(app.notes == [.rootOfAnotherWindow])
    #expect(try app.tree("left") == "left")
    #expect(try app.tree("right") == "right > home-view")
    #expect(try app.controller("home").appearance == .appeared)
  }

  @Test func `from iOS 13 on adding a root's view by hand is warned of`() {
    let app = Transcript(.ios13)
    app.create("window")
    app.createController("home")
    app.setRoot("home", of: "window")
    app.loadView("home")
    app.add("home-view", to: "window")
    #expect(
      app.diagnostics == [
        "Manually adding the rootViewController's view to the view hierarchy is no longer supported. Please allow UIWindow to add the rootViewController's view to the view hierarchy itself."
      ])
  }

  @Test func `a child can't be a root`() {
    let app = Transcript()
    app.create("window")
    app.createController("home")
    app.createController("list")
    app.perform(.addChild("list", to: "home"))
    var properties = WindowProperties()
    properties.rootViewController = "list"
    #expect(
      app.refusal(of: .changeWindow("window", properties))
        == .exception(
          name: "UIViewControllerHierarchyInconsistency",
          reason:
            "child view controller:<UIViewController: list> should have parent view controller:(null) but actual parent is:<UIViewController: home>"
        ))
    properties.rootViewController = "nobody"
    #expect(
      app.refusal(of: .changeWindow("window", properties))
        == .unknown(.controller, "nobody", property: "rootViewController"))
  }

  @Test func `a launch with a visible window is warned of unless the window has a root`() {
    var settings = Settings()
    settings.launch = .manual
    for hasRoot in [false, true] {
      let app = Transcript(settings)
      app.take(to: .inactive)
      app.create("window")
      app.createController("home")
      app.makeKeyAndVisible("window")
      if hasRoot { app.setRoot("home", of: "window") }
      app.take(to: .active)
      #expect(
        app.diagnostics
          == (hasRoot
            ? []
            : [
              "Application windows are expected to have a root view controller at the end of application launch"
            ]))
    }
  }
}
