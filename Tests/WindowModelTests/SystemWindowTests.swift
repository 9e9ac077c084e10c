import TestSupport
import Testing
import WindowModel

@Suite struct SystemWindowTests {
  private func app(_ profile: Profile = .standard) -> Transcript {
    var settings = Settings(profile: profile)
    settings.knobs.scenes = .none
    let app = Transcript(settings)
    app.create("home")
    app.makeKeyAndVisible("home")
    app.createView("field", "UITextField", in: "home") {
      $0.frame = Rect(x: 0, y: 0, width: 100, height: 30)
    }
    return app
  }

  @Test func `the status bar's window is there, at level 1000, and not listed`() throws {
    let app = app()
    let bar = try #require(app.app.systemWindows.first)
    #expect(app.app.systemWindows.count == 1)
    #expect(bar.viewClass.name == "UIStatusBarWindow")
    #expect(bar.level == .statusBar)
    #expect(bar.window == nil)
    #expect(!bar.isHidden)
    #expect(app.windows == ["home"])
  }

  @Test func `text input brings the keyboard's windows`() throws {
    let app = app()
    #expect(
      app.tap(5, 5) == [
        "field touchesBegan 6.8", "field touchesEnded 6.8",
        "field textFieldShouldBeginEditing 8.4B", "field becomeFirstResponder 8.4",
        "field textFieldDidBeginEditing 8.4B", "main UIKeyboardWillChangeFrameNotification 3.4C",
        "main UIKeyboardWillShowNotification 3.4C", "UITextEffectsWindow visible 3.4",
        "UIRemoteKeyboardWindow visible 3.4", "main UIKeyboardDidChangeFrameNotification 3.4C",
        "main UIKeyboardDidShowNotification 3.4C",
      ])
    #expect(app.windows == ["home", "UITextEffectsWindow", "UIRemoteKeyboardWindow"])
    #expect(app.keyWindow == "home")
    let levels = try app.windows.map { name in
      try app.view(Identifier(name) ?? "home").window?.level.rawValue
    }
    #expect(levels == [0, 1, 10_000_000])
  }

  @Test(arguments: [
    (Profile.ios8, ["UITextEffectsWindow"], 2),
    (.ios12, ["UITextEffectsWindow", "UIRemoteKeyboardWindow"], 3),
    (.ios13, ["UITextEffectsWindow", "UIRemoteKeyboardWindow"], 3),
    (.ios17, ["UITextEffectsWindow"], 3),
  ])
  func `which of them are listed depends on the version`(
    profile: Profile, listed: [String], all: Int
  ) {
    let app = app(profile)
    app.focus("field")
    #expect(app.windows == ["home"] + listed)
    #expect(app.app.systemWindows.count == all)
  }

  @Test func `they are hidden, and stay listed, when the text field resigns`() {
    let app = app()
    app.focus("field")
    #expect(
      app.resign("field") == [
        "field textFieldShouldEndEditing 8.4B", "field resignFirstResponder 8.4",
        "main UIKeyboardWillChangeFrameNotification 3.4C",
        "main UIKeyboardWillHideNotification 3.4C", "field textFieldDidEndEditing 8.4B",
        "UITextEffectsWindow hidden 3.4A", "UIRemoteKeyboardWindow hidden 3.4A",
        "main UIKeyboardDidChangeFrameNotification 3.4C", "main UIKeyboardDidHideNotification 3.4C",
      ])
    #expect(app.windows.count == 3)
    app.focus("field")
    #expect(app.windows.count == 3)
  }

  @Test func `they can't be key, take no touches and are not the app's to change`() {
    let app = app()
    app.focus("field")
    #expect(app.makeKey("UITextEffectsWindow") == [])
    #expect(app.notes == [.cannotBecomeKey])
    app.touch(.began, 200, 200)
    #expect(app.trace?.window.map(app.name) == "home")
    for command: Command in [
      .release("UITextEffectsWindow"), .changeWindow("UITextEffectsWindow", WindowProperties()),
      .changeView("UIRemoteKeyboardWindow", ViewProperties()),
      .makeKeyAndVisible("UITextEffectsWindow"),
    ] {
      guard case .invalidValue("window", _)? = app.refusal(of: command) else {
        Issue.record("\(command) was not refused")
        continue
      }
    }
    app.set("n1", to: "UITextEffectsWindow")
    #expect(app.set("n1", to: nil) == [])
    #expect(app.windows.count == 3)
  }

  @Test func `a name that the app took is left to it`() {
    let app = app()
    app.create("UITextEffectsWindow")
    app.focus("field")
    #expect(app.windows == ["home", "UITextEffectsWindow", "w1", "UIRemoteKeyboardWindow"])
  }

  @Test(arguments: Profile.allCases)
  func `a text field makes its window key on every version`(profile: Profile) {
    let app = app(profile)
    app.create("other") { $0.isHidden = false }
    app.makeKey("other")
    #expect(
      app.focus("field").prefix(4) == [
        "field textFieldShouldBeginEditing 8.4B", "field becomeFirstResponder 8.4",
        "other resigns 3.3", "home key 3.3",
      ])
    app.makeKey("other")
    #expect(app.focus("field").prefix(2) == ["other resigns 3.3", "home key 3.3"])
  }

  @Test func `a text field in a window that can't be key brings no keyboard`() throws {
    let app = app()
    app.change("home") { $0.canBecomeKey = false }
    app.create("other")
    app.makeKeyAndVisible("other")
    #expect(
      app.focus("field") == [
        "field textFieldShouldBeginEditing 8.4B", "field becomeFirstResponder 8.4",
        "field textFieldDidBeginEditing 8.4B",
      ])
    #expect(app.windows == ["home", "other"])
    #expect(app.perform(.input(.text("a"))) == [])
    #expect(app.notes == [.noTextInput])
  }

  @Test(
    arguments: [
      ("iPhone 8", Rect(x: 0, y: 409, width: 375, height: 258)),
      ("iPhone X", Rect(x: 0, y: 479, width: 375, height: 333)),
      ("iPhone 5s", Rect(x: 0, y: 315, width: 320, height: 253)),
      ("iPhone 4s", Rect(x: 0, y: 227, width: 320, height: 253)),
      ("iPhone 14", Rect(x: 0, y: 508, width: 390, height: 336)),
      ("iPhone 14 Pro", Rect(x: 0, y: 516, width: 393, height: 336)),
    ] as [(String, Rect)])
  func `the keyboard is as high as it was measured on a device`(name: String, frame: Rect) throws {
    let device = try #require(Device.all.first { $0.name == name })
    let app = Transcript(Settings(profile: .ios12, device: device))
    app.create("home")
    app.makeKeyAndVisible("home")
    app.createView("field", "UITextField", in: "home")
    #expect(app.app.keyboardFrame == nil)
    app.focus("field")
    #expect(app.app.keyboardFrame == frame)
    app.rotate(to: .landscapeLeft)
    #expect(app.app.keyboardFrame == nil)
    app.rotate(to: .portrait)
    #expect(app.app.keyboardFrame == frame)
    app.resign("field")
    #expect(app.app.keyboardFrame == nil)
  }
}
