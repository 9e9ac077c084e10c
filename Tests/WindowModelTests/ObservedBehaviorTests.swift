import TestSupport
import Testing
import WindowModel

/// Behaviours that dumps and logs of real apps show.
@Suite struct ObservedBehaviorTests {
  private func app(_ settings: Settings, _ style: ModalPresentationStyle? = nil) -> Transcript {
    let app = Transcript(settings)
    app.createController("root")
    app.createController("top")
    app.createController("nav", .navigationController) {
      $0.viewControllers = ["top"]
      $0.modalPresentationStyle = style
    }
    app.create("home") {
      $0.frame = Rect(origin: .zero, size: settings.device.screenSize)
      $0.rootViewController = .some("root")
    }
    app.makeKeyAndVisible("home")
    return app
  }

  private func app(_ profile: Profile) -> Transcript { app(Settings(profile: profile)) }

  private func present(_ name: Identifier, in app: Transcript) {
    app.perform(.present(Presenting(name, on: .controller("root"))))
  }

  @Test func `a window is opaque, the system's are not`() throws {
    let app = app(.ios12)
    #expect(try app.view("home").isOpaque)
    app.createView("field", "UITextField", in: "root-view")
    app.focus("field")
    #expect(try !app.view("UITextEffectsWindow").isOpaque)
    app.perform(
      .createAlertView(identifier: "ask", AlertView(.alertView), retained: true))
    app.perform(.showAlertView("ask"))
    #expect(try !app.view("ask-window").isOpaque)
  }

  @Test(arguments: Profile.allCases)
  func `a bar in a sheet is 56 points high from iOS 13 on, and the safe area follows`(
    profile: Profile
  ) throws {
    let app = app(profile)
    present("nav", in: app)
    let isSheet = profile == .ios13 || profile == .ios17
    #expect(try app.view("nav-bar").frame.size.height == (isSheet ? 56 : 44))
    guard profile != .ios8 else { return }
    #expect(try app.app.safeAreaInsets(of: app.id("top-view")).top == (isSheet ? 56 : 64))
  }

  @Test func `a bar is 44 points high in a full screen, and 32 on its side`() throws {
    let full = app(Settings(profile: .ios13), .fullScreen)
    present("nav", in: full)
    #expect(try full.view("nav-bar").frame.size.height == 44)
    let sheet = app(.ios13)
    present("nav", in: sheet)
    sheet.rotate(to: .landscapeLeft)
    #expect(try sheet.view("nav-bar").frame.size.height == 32)
  }

  @Test func `a sheet's dimming view reaches a screen beyond each edge`() throws {
    let app = app(.ios13)
    present("nav", in: app)
    let dimming = try app.view("nav-dimming")
    #expect(dimming.frame == Rect(x: -375, y: -667, width: 1125, height: 2001))
    #expect(!dimming.isOpaque)
  }

  @Test(arguments: Profile.allCases)
  func `a tab bar controller's view never clips, a navigation's does from iOS 13 on`(
    profile: Profile
  ) throws {
    let app = Transcript(profile)
    app.createController("top")
    app.createController("nav", .navigationController) { $0.viewControllers = ["top"] }
    app.createController("tab", .tabBarController) { $0.viewControllers = ["nav"] }
    app.loadView("tab")
    app.loadView("nav")
    #expect(try !app.view("tab-view").clipsToBounds)
    #expect(
      try app.view("nav-view").clipsToBounds == (profile == .ios13 || profile == .ios17))
  }

  @Test func `an alert view's window is key and not listed`() throws {
    let app = app(.ios8)
    app.perform(
      .createAlertView(identifier: "ask", AlertView(.alertView), retained: true))
    app.perform(.showAlertView("ask"))
    #expect(app.keyWindow == "ask-window")
    #expect(app.app.listedWindows.map(app.name) == ["home"])
    #expect(app.app.windowsQuery.map { app.name($0.window) } == ["home"])
    #expect(try app.app.keyWindowQuery.window == app.id("ask-window"))
  }

  @Test(arguments: [
    (1999.0, AlertView.Kind.alertView, 1996.0), (2000, .alertView, 2001), (2500, .alertView, 2501),
    (1999, .actionSheet, 2001), (3000, .actionSheet, 3001),
  ])
  func `over a key window at the level of alerts an alert view's window is one higher`(
    level: Double, kind: AlertView.Kind, expected: Double
  ) throws {
    let app = app(.ios12)
    app.change("home") { $0.windowLevel = WindowLevel(rawValue: level) }
    app.perform(.createAlertView(identifier: "ask", AlertView(kind), retained: true))
    app.perform(.showAlertView("ask"))
    #expect(try app.view("ask-window").window?.level.rawValue == expected)
  }

  @Test func `on iOS 8 an alert's view fills the screen, and the box lies in it`() throws {
    let app = app(.ios8)
    app.createController("alert", .alertController) { $0.alert.textFields = ["Name"] }
    present("alert", in: app)
    #expect(try app.view("alert-view").frame == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(try app.tree("alert-view") == "alert-view > alert-box > alert-textField1")
    #expect(try app.view("alert-box").frame.size.width == 270)
    #expect(try app.isFirstResponder("alert-textField1"))
  }

  @Test func `a first responder that refuses to resign and is removed is logged`() throws {
    let app = app(.ios12)
    app.createView("field", "UITextField", in: "root-view") {
      $0.canResignFirstResponder = false
    }
    app.focus("field")
    #expect(app.remove("field").contains("field resignFirstResponder V18"))
    #expect(
      app.diagnostics == [
        "First responder warning: '<UITextField: field>' rejected resignFirstResponder when being removed from hierarchy"
      ])
  }

  @Test func `right after an animated push the new controller's view is not loaded`() throws {
    var settings = Settings()
    settings.runLoop = .manual
    let app = app(settings)
    app.createController("next")
    app.setRoot("nav", of: "home")
    app.perform(.runLoop(turns: nil))
    #expect(
      app.callbacks(app.perform(.push("next", onto: "nav", animated: true)))
        == ["next.willMoveToParent"])
    #expect(try !app.controller("next").isViewLoaded)
    #expect(app.nextTurn().contains { $0.hasPrefix("next viewDidLoad") })
  }

  @Test func `the front-most visible window's root is asked about the status bar`() throws {
    let app = app(.ios12)
    #expect(app.app.statusBarController.map(app.name) == "root")
    app.createController("other")
    app.create("over", level: 1) { $0.rootViewController = .some("other") }
    #expect(app.app.statusBarController.map(app.name) == "root")
    app.show("over")
    #expect(app.keyWindow == "home")
    #expect(app.app.statusBarController.map(app.name) == "other")
    app.hide("over")
    #expect(app.app.statusBarController.map(app.name) == "root")
  }

  @Test(arguments: Profile.allCases, ["other", nil] as [Identifier?])
  func `what an old root presents stays in the window up to iOS 13`(
    profile: Profile, next: Identifier?
  ) throws {
    let app = app(Settings(profile: profile), .fullScreen)
    app.createController("other")
    present("nav", in: app)
    app.setRoot(next, of: "home")
    let isThere = app.app.view("nav-view").flatMap(app.app.window) != nil
    #expect(isThere == (profile != .ios17))
  }
}
