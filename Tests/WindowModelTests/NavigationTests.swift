import TestSupport
import Testing
import WindowModel

@Suite struct NavigationTests {
  private func navigation(
    _ stack: [Identifier] = ["A"], _ profile: Profile = .ios12, device: Device = .standard
  ) -> Transcript {
    let app = Transcript(Settings(profile: profile, device: device))
    app.connectSceneIfNeeded()
    app.create("window") { if profile == .ios17 { $0.windowScene = "scene" } }
    for name in ["A", "B", "C", "D"] as [Identifier] { app.createController(name) }
    app.createController("nav", .navigationController) { $0.viewControllers = .some(stack) }
    app.setRoot("nav", of: "window")
    app.makeKeyAndVisible("window")
    return app
  }

  private func stack(_ app: Transcript) throws -> [String] {
    try app.controller("nav").children.map(app.name)
  }

  @Test func `a new navigation controller has an empty stack`() throws {
    let app = Transcript()
    app.createController("nav", .navigationController)
    #expect(try stack(app) == [])
    #expect(try app.controller("nav").stack?.shown == nil)
    app.createController("A")
    app.perform(.setViewControllers("nav", ["A"], animated: false))
    #expect(try stack(app) == ["A"])
    app.changeController("nav") { $0.viewControllers = .some(nil) }
    #expect(try stack(app) == [])
  }

  @Test(arguments: [Profile.ios12, .ios13, .ios17])
  func `the views round the top have UIKit's classes and places`(profile: Profile) throws {
    let device = profile == .ios12 ? iPhone5s : iPhone14
    let app = navigation(["A"], profile, device: device)
    let top = device.safeArea.top
    let screen = Rect(origin: .zero, size: device.screenSize)
    for (view, name) in [
      ("nav-view", "UILayoutContainerView"), ("nav-transition", "UINavigationTransitionView"),
      ("nav-wrapper", "UIViewControllerWrapperView"), ("A-view", "UIView"),
    ] as [(Identifier, String)] {
      #expect(try app.view(view).className == name)
      #expect(try app.view(view).frame == screen)
      #expect(try app.view(view).autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }
    #expect(try app.view("nav-transition").clipsToBounds)
    #expect(try app.view("nav-view").clipsToBounds == (profile != .ios12))
    #expect(try app.view("nav-bar").className == "UINavigationBar")
    #expect(
      try app.view("nav-bar").frame
        == Rect(x: 0, y: top, width: screen.size.width, height: 44))
    #expect(try app.app.safeAreaInsets(of: app.id("A-view")).top == top + 44)
  }

  @Test func `the article's label goes below the bar`() throws {
    let app = navigation()
    app.createView("label", "UILabel") { $0.frame = Rect(x: 0, y: 20, width: 375, height: 44) }
    app.add("label", to: "nav-view", .below("nav-bar"))
    #expect(try app.subviews("nav-view") == ["nav-transition", "label", "nav-bar"])
  }

  @Test func `several are popped in one transition, the top-most first`() throws {
    let app = navigation(["A", "B", "C", "D"])
    let lines = app.perform(.popTo("B", in: "nav", animated: false))
    #expect(
      app.callbacks(lines).filter { !$0.contains("Layout") } == [
        "D.willMoveToParent", "C.willMoveToParent", "D.viewWillDisappear", "B.loadView",
        "B.viewDidLoad", "B.viewWillAppear", "D.viewDidDisappear", "B.viewDidAppear",
        "D.didMoveToParent", "C.didMoveToParent",
      ])
    #expect(try stack(app) == ["A", "B"])
    app.perform(.push("D", onto: "nav", animated: false))
    app.perform(.popToRoot("nav", animated: false))
    #expect(try stack(app) == ["A"])
    #expect(app.perform(.pop("nav", animated: false)) == [])
    #expect(app.notes == [.nothingToPop])
    #expect(app.perform(.popTo("A", in: "nav", animated: false)) == [])
    #expect(app.notes == [.nothingToPop])
  }

  @Test func `a top that is removed from its parent goes as by a pop, however it came`() {
    let app = navigation()
    app.perform(.push("B", onto: "nav", animated: true))
    let lines = app.perform(.removeFromParent("B"))
    #expect(
      lines.filter { $0.contains("Appear") || $0.contains("Disappear") } == [
        "B viewWillDisappear N2", "A viewWillAppear N2", "B viewDidDisappear N2",
        "A viewDidAppear N2",
      ])
  }

  @Test func `a new list shows its last one by push, by pop, or by nothing`() throws {
    let app = navigation(["A", "B"])
    func set(_ list: [Identifier]) -> [String] {
      app.callbacks(app.perform(.setViewControllers("nav", list, animated: false)))
        .filter { $0.contains("Appear") || $0.contains("Disappear") }
    }
    #expect(set(["C", "B"]) == [])
    #expect(try stack(app) == ["C", "B"])
    #expect(
      set(["C", "B", "D"]) == [
        "B.viewWillDisappear", "D.viewWillAppear", "B.viewDidDisappear", "D.viewDidAppear",
      ])
    #expect(
      set(["B", "C"]) == [
        "D.viewWillDisappear", "C.viewWillAppear", "D.viewDidDisappear", "C.viewDidAppear",
      ])
    #expect(set([]) == ["C.viewWillDisappear", "C.viewDidDisappear"])
    #expect(try app.tree("nav-wrapper") == "nav-wrapper")
    #expect(set(["A"]) == ["A.viewWillAppear", "A.viewDidAppear"])
  }

  @Test func `what no stack takes raises UIKit's exceptions`() {
    for (profile, reason) in [
      (
        Profile.ios12,
        "Pushing the same view controller instance more than once is not supported (<UIViewController: A>)"
      ),
      (
        .ios13,
        "<UINavigationController: nav> is pushing the same view controller instance (<UIViewController: A>) more than once which is not supported and is most likely an error in the application : com.example.app"
      ),
    ] {
      let app = navigation(["A", "B"], profile)
      #expect(
        app.refusal(of: .push("A", onto: "nav", animated: true))
          == .exception(name: "NSInvalidArgumentException", reason: reason))
    }
    let app = navigation()
    app.createController("inner", .navigationController)
    let noNavigation = Refusal.exception(
      name: "NSInvalidArgumentException", reason: "Pushing a navigation controller is not supported"
    )
    #expect(app.refusal(of: .push("inner", onto: "nav", animated: false)) == noNavigation)
    #expect(
      app.refusal(of: .setViewControllers("nav", ["inner"], animated: false)) == noNavigation)
    #expect(
      app.refusal(of: .popTo("B", in: "nav", animated: false))
        == .exception(
          name: "NSInternalInconsistencyException",
          reason: "Tried to pop to a view controller that doesn't exist."))
    #expect(
      app.refusal(of: .setViewControllers("nav", ["A", "A"], animated: false))
        == .exception(
          name: "NSInvalidArgumentException",
          reason: "All view controllers in a navigation controller must be distinct"))
  }

  @Test func `what is no stack or no controller is refused`() {
    let app = navigation()
    #expect(
      app.refusal(of: .pop("A", animated: false))
        == .notPossible("A is not a navigation controller, so it has no stack."))
    #expect(
      app.refusal(of: .push("nobody", onto: "nav", animated: false))
        == .unknown(.controller, "nobody", property: "controller"))
    #expect(
      app.refusal(of: .setViewControllers("A", ["B"], animated: false))
        == .invalidValue(property: "viewControllers", reason: "A UIViewController has none."))
    app.createController("other", .navigationController) { $0.viewControllers = ["D"] }
    #expect(
      app.refusal(of: .push("D", onto: "nav", animated: false))
        == .notPossible("D is in another container."))
    #expect(
      app.refusal(of: .addChild("B", to: "nav"))
        == .notPossible("A UINavigationController has its own methods to add controllers."))
    var properties = ControllerProperties()
    properties.isToolbarHidden = false
    #expect(
      app.refusal(of: .changeController("A", properties))
        == .invalidValue(property: "isToolbarHidden", reason: "A UIViewController has none."))
    #expect(
      app.refusal(of: .removeFromSuperview("nav-wrapper"))
        == .invalidValue(
          property: "view",
          reason: "nav-wrapper is UIKit's own container, which the app can't move."))
  }

  @Test func `a tab bar controller can be pushed, and a note tells what the reference says`() {
    let app = navigation()
    app.createController("tab", .tabBarController) { $0.viewControllers = ["B"] }
    #expect(
      app.callbacks(app.perform(.push("tab", onto: "nav", animated: false))).filter {
        $0.contains("Appear")
      } == ["tab.viewWillAppear", "B.viewWillAppear", "tab.viewDidAppear", "B.viewDidAppear"])
    #expect(app.notes == [.tabBarOnStack])
  }

  @Test func `a stack that is not seen changes without a word, and shows its top when it is`()
    throws
  {
    let app = navigation()
    app.hide("window")
    #expect(
      app.callbacks(app.perform(.push("B", onto: "nav", animated: true))) == [
        "B.willMoveToParent", "B.didMoveToParent",
      ])
    #expect(
      app.callbacks(app.show("window")).filter { $0.contains("Appear") } == [
        "nav.viewWillAppear", "B.viewWillAppear", "nav.viewDidAppear", "B.viewDidAppear",
      ])
    #expect(try app.tree("nav-wrapper") == "nav-wrapper > B-view")
  }

  @Test func `a child that is removed by hand leaves the stack`() throws {
    let app = navigation(["A", "B"])
    #expect(
      app.callbacks(app.perform(.removeFromParent("B"))).filter { !$0.contains("Layout") } == [
        "B.willMoveToParent", "B.viewWillDisappear", "A.loadView", "A.viewDidLoad",
        "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear", "B.didMoveToParent",
      ])
    #expect(try stack(app) == ["A"])
  }

  @Test func `bars that are hidden cover nothing`() throws {
    let app = navigation(["A"], .ios13, device: iPhone14)
    func insets() throws -> EdgeInsets { try app.app.safeAreaInsets(of: app.id("A-view")) }
    app.changeController("nav") { $0.isToolbarHidden = false }
    #expect(try insets() == EdgeInsets(top: 91, left: 0, bottom: 78, right: 0))
    #expect(
      try app.view("nav-toolbar").frame == Rect(x: 0, y: 766, width: 390, height: 78))
    app.changeController("nav") {
      $0.isToolbarHidden = true
      $0.isNavigationBarHidden = true
    }
    #expect(try insets() == EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(try app.view("nav-bar").isHidden && app.view("nav-toolbar").isHidden)
    app.changeController("A") {
      $0.additionalSafeAreaInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(try insets() == EdgeInsets(top: 48, left: 2, bottom: 37, right: 4))
  }

  @Test func `bars follow the phone when it is turned, and the status bar when it is hidden`()
    throws
  {
    let app = navigation(["A"], .ios13, device: iPhone14)
    var properties = ApplicationProperties()
    properties.orientation = .landscapeLeft
    app.perform(.changeApplication(properties))
    #expect(try app.view("nav-bar").frame == Rect(x: 0, y: 0, width: 844, height: 32))
    #expect(
      try app.app.safeAreaInsets(of: app.id("A-view"))
        == EdgeInsets(top: 32, left: 47, bottom: 21, right: 47))

    let old = navigation()
    properties = ApplicationProperties()
    properties.hidesStatusBar = true
    old.perform(.changeApplication(properties))
    #expect(try old.view("nav-bar").frame == Rect(x: 0, y: 0, width: 375, height: 44))
  }

  @Test func `a navigation controller that goes lets its stack and its views go`() {
    let app = navigation(["A"])
    app.set("A", to: nil)
    app.set("nav", to: nil)
    let gone = app.setRoot(nil, of: "window").filter { $0.contains(" dealloc ") }
      .map { $0.split(separator: " ")[0] }
    #expect(
      Set(gone) == [
        "nav", "A", "nav-view", "nav-transition", "nav-wrapper", "nav-bar", "A-view",
      ])
  }
}
