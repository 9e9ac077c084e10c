import TestSupport
import Testing
import WindowModel

/// The article's flows of present and dismiss, and the effect of the styles.
@Suite struct PresentationTests {
  @Test func `present, as the article has it`() throws {
    let app = Transcript.presenting(.ios12)
    #expect(try app.tree("window") == "window > A-view")
    #expect(
      app.present("B", on: "A", completion: "shown") == [
        "B loadView C1", "B viewDidLoad C1",
        "A viewWillDisappear 2.4",
        "B viewWillAppear 2.4",
        "B-view willMoveToSuperview B-transition 1.2A",
        "B-view didMoveToSuperview B-transition 1.2A", "B-transition didAddSubview B-view 1.2A",
        "window willRemoveSubview A-view 1.2C", "A-view willMoveToSuperview nil 1.2C",
        "A-view willMoveToWindow nil 1.2C", "A-view didMoveToWindow nil 1.2C",
        "A-view didMoveToSuperview nil 1.2C",
        "B-transition willMoveToSuperview window 1.2B",
        "B-transition willMoveToWindow window 1.2B", "B-view willMoveToWindow window 1.2D",
        "B-transition didMoveToWindow window 1.2B", "B-view didMoveToWindow window 1.2D",
        "B-transition didMoveToSuperview window 1.2B", "window didAddSubview B-transition 1.2B",
        "window layoutSubviews 1.5", "B-transition layoutSubviews 1.5",
        "B viewWillLayoutSubviews 1.5", "B-view layoutSubviews 1.5",
        "B viewDidLayoutSubviews 1.5",
        "B viewDidAppear 2.4",
        "A viewDidDisappear 2.4",
        "A completion 2.4 shown",
      ])
    #expect(try app.tree("window") == "window > B-transition > B-view")
    #expect(try app.view("B-transition").className == "UITransitionView")
    #expect(try app.view("B-view").frame == Rect(x: 0, y: 0, width: 375, height: 667))
    let (a, b) = try (app.controller("A"), app.controller("B"))
    #expect(a.presented.map(app.name) == "B" && a.presenting == nil)
    #expect(b.presenting.map(app.name) == "A" && b.presented == nil && b.parent == nil)
  }

  @Test func `dismiss, as the article has it`() throws {
    let app = Transcript.presenting(.ios12)
    app.present("B", on: "A")
    #expect(
      app.dismiss("B", completion: "gone") == [
        "B viewWillDisappear 2.4A",
        "A viewWillAppear 2.4A",
        "B-transition willRemoveSubview B-view 1.2C", "B-view willMoveToSuperview nil 1.2C",
        "B-view willMoveToWindow nil 1.2C", "B-view didMoveToWindow nil 1.2C",
        "B-view didMoveToSuperview nil 1.2C",
        "window willRemoveSubview B-transition 1.2C",
        "B-transition willMoveToSuperview nil 1.2C", "B-transition willMoveToWindow nil 1.2C",
        "B-transition didMoveToWindow nil 1.2C", "B-transition didMoveToSuperview nil 1.2C",
        "A-view willMoveToSuperview window 1.2B", "A-view willMoveToWindow window 1.2B",
        "A-view didMoveToWindow window 1.2B", "A-view didMoveToSuperview window 1.2B",
        "window didAddSubview A-view 1.2B", "window layoutSubviews 1.5",
        "A viewDidAppear 2.4A",
        "B viewDidDisappear 2.4A",
        "B completion 2.4 gone",
        "B-transition dealloc 1.1 lastReferenceGone",
      ])
    #expect(try app.tree("window") == "window > A-view")
    #expect(try app.controller("A").presented == nil)
    #expect(try app.controller("B").presenting == nil)
  }

  @Test(arguments: [false, true])
  func `a container hears that its view is appearing before those in it do`(isAnimated: Bool) {
    let app = Transcript.presenting(.ios17)
    app.createController("nav", .navigationController) {
      ($0.viewControllers, $0.modalPresentationStyle) = (["C"], .fullScreen)
    }
    app.changeController("B") { $0.modalPresentationStyle = .fullScreen }
    func appearing(_ lines: [String]) -> [String] { lines.filter { $0.contains("IsAppearing") } }
    let order = ["nav viewIsAppearing 2.7", "C viewIsAppearing 2.7"].map {
      $0 + (isAnimated ? " animated" : "")
    }
    #expect(appearing(app.present("nav", on: "A", animated: isAnimated)) == order)
    app.present("B", on: "nav")
    #expect(appearing(app.dismiss("B", animated: isAnimated)) == order)
  }

  @Test(arguments: [Profile.ios13, .ios17])
  func `later systems cover in the same order, with a container for each`(
    profile: Profile
  ) throws {
    let app = Transcript.presenting(profile)
    for name in ["B", "C"] as [Identifier] {
      app.changeController(name) { $0.modalPresentationStyle = .fullScreen }
    }
    let isAppearing = profile == .ios17
    #expect(
      app.callbacks(app.present("B", on: "A", animated: true)).filter { !$0.contains("Layout") }
        == [
          "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
          isAppearing ? "B.viewIsAppearing" : nil, "B.viewDidAppear", "A.viewDidDisappear",
        ].compactMap(\.self))
    let root = "window-transition > window-dropShadow"
    #expect(try app.tree("window") == "window > [\(root), B-transition > B-view]")
    app.present("C", on: "B")
    #expect(
      try app.tree("window") == "window > [\(root), B-transition, C-transition > C-view]")
    #expect(
      app.callbacks(app.dismiss("C", animated: true))
        == [
          "C.viewWillDisappear", "B.viewWillAppear", isAppearing ? "B.viewIsAppearing" : nil,
          "B.viewDidAppear", "C.viewDidDisappear",
        ].compactMap(\.self))
    app.dismiss("A")
    #expect(try app.tree("window") == "window > \(root) > A-view")
  }

  @Test(arguments: [Profile.ios13, .ios17])
  func `a page sheet leaves what is behind in the window, and tells it nothing`(
    profile: Profile
  ) throws {
    let app = Transcript.presenting(profile)
    #expect(
      app.callbacks(app.present("B", on: "A", animated: true)).filter { !$0.contains("Layout") }
        == [
          "B.loadView", "B.viewDidLoad", "B.viewWillAppear",
          profile == .ios17 ? "B.viewIsAppearing" : nil, "B.viewDidAppear",
        ].compactMap(\.self))
    #expect(
      try app.tree("window")
        == "window > [window-transition > window-dropShadow > A-view, B-transition > [B-dimming, B-dropShadow > B-view]]"
    )
    #expect(try app.view("B-dropShadow").className == "UIDropShadowView")
    #expect(try app.view("B-dimming").className == "UIDimmingView")
    #expect(try app.view("B-dropShadow").frame == Rect(x: 0, y: 40, width: 375, height: 627))
    #expect(
      app.callbacks(app.dismiss("A", animated: true)) == [
        "B.viewWillDisappear", "B.viewDidDisappear",
      ])
    #expect(try app.tree("window") == "window > window-transition > window-dropShadow > A-view")
  }

  @Test(arguments: ModalPresentationStyle.allCases, Profile.allCases)
  func `what each style comes to on each version`(
    style: ModalPresentationStyle, profile: Profile
  ) throws {
    guard style != .none else { return }
    let app = Transcript.presenting(profile)
    app.changeController("B") { $0.modalPresentationStyle = style }
    let lines = app.callbacks(app.present("B", on: "A"))
    let hasSheets = profile == .ios13 || profile == .ios17
    let form: Presentation.Form =
      switch style {
      case .fullScreen, .currentContext: .cover
      case .custom, .overFullScreen, .overCurrentContext, .none: .over
      case .automatic, .pageSheet, .formSheet, .popover: hasSheets ? .sheet : .cover
      }
    #expect(try app.controller("B").presentation?.form == form)
    #expect(lines.contains("A.viewWillDisappear") == (form == .cover))
    #expect(lines.contains("A.viewDidDisappear") == (form == .cover))
    #expect(try (app.superview("A-view") == nil) == (form == .cover))
    app.dismiss("B")
    #expect(try app.superview("A-view") == (hasSheets ? "window-dropShadow" : "window"))
    #expect(try app.controller("A").appearance == .appeared)
    #expect(try app.controller("B").appearance == .disappeared)
  }

  @Test func `up to iOS 12 one that covers another takes over its container`() throws {
    let app = Transcript.presenting(.ios12)
    app.present("B", on: "A")
    #expect(
      app.callbacks(app.present("C", on: "B")).filter { !$0.contains("Layout") } == [
        "C.loadView", "C.viewDidLoad", "B.viewWillDisappear", "C.viewWillAppear",
        "C.viewDidAppear", "B.viewDidDisappear",
      ])
    #expect(try app.tree("window") == "window > B-transition > C-view")
    let chain = try (["A", "B", "C"] as [Identifier]).map { name in
      let controller = try app.controller(name)
      return [controller.presenting, controller.presented].map { $0.map(app.name) }
    }
    #expect(chain == [[nil, "B"], ["A", "C"], ["B", nil]])
    app.dismiss("B", animated: true)
    #expect(try app.tree("window") == "window > B-transition > B-view")
    app.dismiss("B", animated: true)
    #expect(try app.tree("window") == "window > A-view")
  }

  @Test func `dismissing in the middle takes away what is above, and only the top is animated`()
    throws
  {
    let app = Transcript.presenting(.ios13)
    app.present("B", on: "A", animated: true)
    app.present("C", on: "B", animated: true)
    app.present("D", on: "C", animated: true)
    #expect(
      app.dismiss("B", animated: true).filter { $0.contains("Disappear") } == [
        "D viewWillDisappear 2.4A animated", "C viewWillDisappear 2.4A",
        "D viewDidDisappear 2.4A animated", "C viewDidDisappear 2.4A",
      ])
    #expect(try app.controller("B").presented == nil)
    #expect(try app.controller("B").presenting.map(app.name) == "A")
    #expect(try app.controller("C").presented == nil)
    app.dismiss("B")
    #expect(try app.controller("A").presented == nil)
    #expect(try app.tree("window") == "window > window-transition > window-dropShadow > A-view")
  }

  @Test func `all of a stack of covers goes at once, and the lowest is back`() throws {
    let app = Transcript.presenting(.ios12)
    app.present("B", on: "A")
    app.present("C", on: "B")
    app.present("D", on: "C")
    #expect(
      app.callbacks(app.dismiss("A", animated: true)) == [
        "D.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "D.viewDidDisappear",
      ])
    #expect(try app.tree("window") == "window > A-view")
    #expect(try app.controller("C").presenting == nil)
  }

  @Test func `a controller in others passes a presentation on to the outermost`() throws {
    let app = Transcript.inNavigation(.ios12)
    app.present("B", on: "A")
    #expect(try app.controller("B").presenting.map(app.name) == "nav")
    let a = try #require(app.app.controller("A"))
    #expect(app.app.presentedController(of: a).map(app.name) == "B")
    #expect(try app.tree("window") == "window > B-transition > B-view")
    #expect(try app.controller("A").appearance == .disappeared)
    app.dismiss("A")
    #expect(
      try app.tree("window")
        == "window > nav-view > [nav-transition > nav-wrapper > A-view, nav-bar]")
    #expect(try app.controller("A").appearance == .appeared)
  }

  @Test func `a presented navigation shows its top, and what is in it knows who presents it`()
    throws
  {
    let app = Transcript.presenting(.ios12)
    app.createController("nav", .navigationController) { $0.viewControllers = ["C"] }
    #expect(
      app.callbacks(app.present("nav", on: "A", animated: true)).filter { !$0.contains("Layout") }
        .filter { !$0.hasPrefix("nav") } == [
          "A.viewWillDisappear", "C.loadView", "C.viewDidLoad", "C.viewWillAppear",
          "C.viewDidAppear", "A.viewDidDisappear",
        ])
    let c = try #require(app.app.controller("C"))
    #expect(app.app.presentingController(of: c).map(app.name) == "A")
    #expect(
      try app.tree("window")
        == "window > nav-transition > nav-view > [v1 > nav-wrapper > C-view, nav-bar]"
        || app.tree("window").contains("nav-wrapper > C-view"))
    app.dismiss("C", animated: true)
    #expect(try app.tree("window") == "window > A-view")
    #expect(try app.controller("C").appearance == .disappeared)
  }

  @Test func `in the current context the nearest controller that defines one presents`() throws {
    let app = Transcript.presenting(.ios12)
    app.createController("child") { $0.definesPresentationContext = true }
    app.loadView("child")
    app.perform(.addChild("child", to: "A"))
    app.add("child-view", to: "A-view")
    app.changeView("child-view") { $0.frame = Rect(x: 0, y: 100, width: 375, height: 200) }
    app.changeController("B") { $0.modalPresentationStyle = .currentContext }
    app.present("B", on: "child")
    #expect(try app.controller("B").presenting.map(app.name) == "child")
    #expect(try app.tree("window") == "window > A-view > B-transition > B-view")
    #expect(
      try app.view("B-transition").frame == Rect(x: 0, y: 100, width: 375, height: 200))
    #expect(try app.controller("A").appearance == .appeared)
    app.dismiss("B")
    #expect(try app.tree("window") == "window > A-view > child-view")
    #expect(try app.view("child-view").frame == Rect(x: 0, y: 100, width: 375, height: 200))
  }

  @Test func `a sheet that is pulled down tells its delegate, and a modal one stays`() throws {
    let app = Transcript.presenting(.ios13)
    app.present("B", on: "A")
    app.changeController("B") { $0.isModalInPresentation = true }
    #expect(
      app.perform(.pullDown("B")) == ["B presentationControllerDidAttemptToDismiss 2.4D"])
    app.changeController("B") { $0.isModalInPresentation = false }
    #expect(
      app.callbacks(app.perform(.pullDown("B"))) == [
        "B.presentationControllerShouldDismiss", "B.presentationControllerWillDismiss",
        "B.viewWillDisappear", "B.viewDidDisappear", "B.presentationControllerDidDismiss",
      ])
    #expect(try app.controller("A").presented == nil)
    #expect(
      app.refusal(of: .pullDown("B"))
        == .notPossible("B is not a sheet or popover that is up and on top."))
  }

  @Test func `another root takes along what the old one presents, unless the knob leaves it`()
    throws
  {
    for leaves in [false, true] {
      var settings = Settings()
      settings.knobs.leavesPresentedViews = leaves
      let app = Transcript.presenting(settings)
      app.createController("Z")
      app.present("B", on: "A")
      app.setRoot("Z", of: "window")
      #expect(
        try app.tree("window")
          == (leaves ? "window > [B-transition > B-view, Z-view]" : "window > Z-view"))
      #expect(try (app.controller("A").presented == nil) == !leaves)
      #expect(try app.controller("B").appearance == (leaves ? .appeared : .disappeared))
      #expect(try app.controller("Z").appearance == .appeared)
    }
  }

  @Test func `a dismissal just before the root is replaced brings the old root's view back`() throws
  {
    var settings = Settings()
    settings.knobs.leavesPresentedViews = true
    settings.runLoop = .manual
    let app = Transcript.presenting(settings)
    app.createController("Z")
    app.present("B", on: "A")
    app.perform(.runLoop(turns: nil))
    app.dismiss("A")
    app.setRoot("Z", of: "window")
    app.perform(.runLoop(turns: nil))
    #expect(try app.tree("window") == "window > [A-view, Z-view]")
  }

  @Test func `a presenter that is gone takes along what it presents`() throws {
    var settings = Settings(profile: .ios12)
    settings.knobs.leavesPresentedViews = false
    let app = Transcript(settings)
    app.create("window")
    app.createController("A")
    app.createController("B")
    app.makeKeyAndVisible("window")
    app.loadView("A")
    app.add("A-view", to: "window")
    app.present("B", on: "A")
    #expect(try app.tree("window") == "window > B-transition > B-view")
    app.set("A", to: nil)
    #expect(try app.tree("window") == "window")
    #expect(try app.controller("B").presenting == nil)
    #expect(try app.controller("B").appearance == .disappeared)
  }

  @Test func `a hidden window shows what is presented in it when it is shown`() throws {
    let app = Transcript.presenting(.ios12)
    app.hide("window")
    #expect(
      app.callbacks(app.present("B", on: "A")) == ["B.loadView", "B.viewDidLoad"]
        || app.callbacks(app.events).contains("B.viewDidLoad"))
    #expect(try app.controller("B").appearance == .disappeared)
    app.show("window")
    #expect(try app.controller("B").appearance == .appeared)
    #expect(try app.controller("A").appearance == .disappeared)
  }
}

extension Transcript {
  /// A visible key window whose root is `A`, with `B`, `C` and `D` to present.
  static func presenting(_ settings: Settings) -> Transcript {
    let app = Transcript(settings)
    app.connectSceneIfNeeded()
    app.create("window") {
      if settings.knobs.scenes == .perScene { $0.windowScene = "scene" }
    }
    for name in ["A", "B", "C", "D"] as [Identifier] { app.createController(name) }
    app.setRoot("A", of: "window")
    app.makeKeyAndVisible("window")
    if settings.runLoop == .manual { app.perform(.runLoop(turns: nil)) }
    return app
  }

  static func presenting(_ profile: Profile) -> Transcript {
    presenting(Settings(profile: profile))
  }

  /// A window whose root `nav` has `A` on its stack.
  static func inNavigation(_ profile: Profile) -> Transcript {
    let app = presenting(profile)
    app.createController("home")
    app.setRoot("home", of: "window")
    app.createController("nav", .navigationController) { $0.viewControllers = ["A"] }
    app.setRoot("nav", of: "window")
    return app
  }

  @discardableResult
  func present(
    _ controller: Identifier?, on receiver: Identifier, animated: Bool = false,
    completion: String? = nil
  ) -> [String] {
    perform(
      .present(
        Presenting(
          controller, on: .controller(receiver), animated: animated,
          completion: completion.flatMap(Completion.init))))
  }

  @discardableResult
  func dismiss(
    _ controller: Identifier, animated: Bool = false, completion: String? = nil
  ) -> [String] {
    perform(
      .dismiss(controller, animated: animated, completion: completion.flatMap(Completion.init)))
  }
}

extension PresentationTests {
  @Test func `a dismissal goes with its presenter, and leaves what is presented above`() throws {
    var settings = Settings(profile: .ios12)
    settings.runLoop = .manual
    let app = Transcript.presenting(settings)
    func present(_ name: Identifier, on presenter: Identifier) {
      app.present(name, on: presenter)
      app.perform(.runLoop(turns: nil))
    }
    present("B", on: "A")
    present("C", on: "B")
    app.perform(.dismiss("A", animated: false))
    app.setRoot("D", of: "window")
    app.release("A")
    app.perform(.runLoop(turns: nil))
    #expect(app.app.controller("A") == nil)
    #expect(try app.controller("B").presentation == nil)
    #expect(try app.controller("C").presentation?.stage == .presented)
  }
}
