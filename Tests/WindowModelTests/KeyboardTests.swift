import TestSupport
import Testing
import WindowModel

/// The calls of a text input's delegate, and the keyboard's notifications (windows-3.4C, windows-8.4B).
@Suite struct KeyboardTests {
  private func app(_ profile: Profile = .standard) -> Transcript {
    let app = Transcript(profile)
    app.create("home")
    app.makeKeyAndVisible("home")
    app.createView("name", "UITextField", in: "home")
    app.createView("email", "UITextField", in: "home")
    app.createView("notes", "UITextView", in: "home")
    app.createView("search", "UISearchBar", in: "home")
    app.createView("canvas", in: "home") { $0.canBecomeFirstResponder = true }
    app.focus("name")
    app.resign("name")
    return app
  }

  /// All events except those of the keyboard's windows and the responders.
  private func told(_ lines: [String]) -> [String] {
    lines.filter { $0.hasSuffix(" 8.4B") || $0.hasSuffix(" 3.4C") }.map {
      $0.split(separator: " ").dropLast().joined(separator: " ")
        .replacing("Notification", with: "").replacing("main UIKeyboard", with: "keyboard ")
    }
  }

  private let comes = ["keyboard WillChangeFrame", "keyboard WillShow"]
  private let isThere = ["keyboard DidChangeFrame", "keyboard DidShow"]
  private let goes = ["keyboard WillChangeFrame", "keyboard WillHide"]
  private let isGone = ["keyboard DidChangeFrame", "keyboard DidHide"]

  @Test func `a text field begins to edit before the keyboard comes, and ends when it goes`() {
    let app = app()
    #expect(
      told(app.focus("name"))
        == ["name textFieldShouldBeginEditing", "name textFieldDidBeginEditing"] + comes + isThere)
    #expect(
      told(app.resign("name"))
        == ["name textFieldShouldEndEditing"] + goes + ["name textFieldDidEndEditing"] + isGone)
  }

  @Test func `a text view begins to edit when the keyboard is on its way`() {
    let app = app()
    #expect(
      told(app.focus("notes"))
        == ["notes textViewShouldBeginEditing"] + comes + ["notes textViewDidBeginEditing"]
        + isThere
    )
    #expect(
      told(app.resign("notes"))
        == ["notes textViewShouldEndEditing"] + goes + ["notes textViewDidEndEditing"] + isGone)
  }

  @Test func `a search bar's delegate is told nothing here`() {
    let app = app()
    #expect(told(app.focus("search")) == comes + isThere)
  }

  private let move = [
    "email textFieldShouldBeginEditing", "name textFieldShouldEndEditing",
    "name textFieldDidEndEditing", "email textFieldDidBeginEditing",
  ]

  @Test(arguments: [Profile.ios12, .ios13, .ios17])
  func `from field to field the keyboard stays and posts nothing from iOS 11 on`(profile: Profile) {
    let app = app(profile)
    app.focus("name")
    #expect(told(app.focus("email")) == move)
  }

  @Test func `from field to field the keyboard is shown once more up to iOS 10`() {
    let app = app(.ios8)
    app.focus("name")
    #expect(told(app.focus("email")) == move + comes + isThere)
  }

  @Test func `the keyboard goes for one that takes no text`() {
    let app = app()
    app.focus("name")
    #expect(
      told(app.focus("canvas"))
        == ["name textFieldShouldEndEditing"] + goes + ["name textFieldDidEndEditing"] + isGone)
  }

  @Test func `with a hardware keyboard only the delegate is told`() {
    let app = app()
    app.focus("name")
    #expect(told(app.connectHardwareKeyboard(true)) == goes + isGone)
    #expect(
      told(app.resign("name")) == ["name textFieldShouldEndEditing", "name textFieldDidEndEditing"])
    #expect(
      told(app.focus("name")) == [
        "name textFieldShouldBeginEditing", "name textFieldDidBeginEditing",
      ]
    )
    #expect(told(app.connectHardwareKeyboard(false)) == comes + isThere)
  }

  @Test func `it follows the key window`() {
    let app = app()
    app.create("other") { $0.isHidden = false }
    app.focus("name")
    #expect(told(app.makeKey("other")) == goes + isGone)
    #expect(told(app.makeKey("home")) == comes + isThere)
  }

  @Test func `endEditing with force asks nobody`() {
    let app = app()
    app.focus("name")
    #expect(
      told(app.perform(.endEditing(in: "home", isForced: true)))
        == goes + ["name textFieldDidEndEditing"] + isGone)
    app.focus("name")
    #expect(
      told(app.perform(.endEditing(in: "home", isForced: false)))
        == ["name textFieldShouldEndEditing"] + goes + ["name textFieldDidEndEditing"] + isGone)
  }

  @Test func `the end of a line is the return key of a text field, and a letter of a text view`()
    throws
  {
    let app = app()
    app.focus("name")
    #expect(
      app.perform(.input(.text("ab\nc\n"))) == [
        "name insertText 8.3", "name textFieldShouldReturn 8.4B", "name insertText 8.3",
        "name textFieldShouldReturn 8.4B",
      ])
    #expect(try app.view("name").text == "abc")
    app.focus("notes")
    #expect(app.perform(.input(.text("a\nb"))) == ["notes insertText 8.3"])
    #expect(try app.view("notes").text == "a\nb")
  }

  @Test func `its notifications say where it comes from and goes to`() {
    let app = app()
    let below = Rect(x: 0, y: 667, width: 375, height: 258)
    let above = Rect(x: 0, y: 409, width: 375, height: 258)
    app.focus("name")
    let shown = app.keyboardMoves
    #expect(shown.map(\.begin) == [below, below, below, below])
    #expect(shown.map(\.end) == [above, above, above, above])
    app.resign("name")
    let hidden = app.keyboardMoves
    #expect(hidden.map(\.begin) == [above, above, above, above])
    #expect(hidden.map(\.end) == [below, below, below, below])
  }

  @Test func `a keyboard that is called back on its way down is there once`() {
    let app = app()
    app.focus("name")
    #expect(
      told(app.perform(.batch([.resignFirstResponder("name"), .becomeFirstResponder("name")])))
        == ["name textFieldShouldEndEditing"] + goes + ["name textFieldDidEndEditing"]
        + ["name textFieldShouldBeginEditing", "name textFieldDidBeginEditing"] + comes + isThere)
  }

  @Test func `on its side nobody measured where it is`() {
    let app = app()
    app.rotate(to: .landscapeLeft)
    #expect(told(app.focus("name")).contains("keyboard WillShow"))
    #expect(app.keyboardMoves == [])
  }

  @Test func `it is up in a later turn of the run loop`() {
    var settings = Settings()
    settings.runLoop = .manual
    let app = Transcript(settings)
    app.create("home")
    app.makeKeyAndVisible("home")
    app.createView("name", "UITextField", in: "home")
    #expect(told(app.focus("name")).suffix(2) == comes)
    #expect(app.app.runLoop.pending.map(\.name) == ["endKeyboard"])
    #expect(told(app.nextTurn()) == isThere)
  }
}
