import TestSupport
import Testing
import WindowModel

/// The app's own views in the keyboard's place (windows-3.4D, windows-3.4E).
@Suite struct InputViewTests {
  /// A window with two text fields, one with a bar of 44 points, and a view that can be first responder.
  private func app(_ profile: Profile = .standard) -> Transcript {
    let app = Transcript(profile)
    app.create("home")
    app.makeKeyAndVisible("home")
    app.place("bar", 0, 0, 100, 44)
    app.place("pad", 0, 0, 100, 200)
    app.createView("name", "UITextField", in: "home") {
      $0.inputs.inputAccessoryView = "bar"
    }
    app.createView("email", "UITextField", in: "home")
    app.createView("canvas", in: "home") { $0.canBecomeFirstResponder = true }
    return app
  }

  /// The keyboard's notifications, with the top of its frame before and after.
  private func moves(_ app: Transcript, _ lines: [String]) -> [String] {
    let names = lines.filter { $0.hasPrefix("main UIKeyboard") }
      .compactMap { $0.split(separator: " ").dropFirst().first }
      .map { $0.replacing("UIKeyboard", with: "").replacing("Notification", with: "") }
    return zip(names, app.keyboardMoves).map { name, move in
      "\(name) \(Int(move.begin.origin.y)) \(Int(move.end.origin.y))"
    }
  }

  private func height(_ app: Transcript) -> Double? { app.app.keyboardFrame?.size.height }

  @Test func `a new text field has neither`() throws {
    let app = Transcript()
    app.createView("field", "UITextField")
    let views = app.app.inputViews(of: try app.id("field"))
    #expect(views.inputView == nil && views.inputAccessoryView == nil)
  }

  @Test func `an accessory lies above the keys in the keyboard's front window`() throws {
    let app = app()
    app.focus("email")
    let keys = try #require(height(app))
    app.resign("email")
    let lines = app.focus("name")
    #expect(height(app) == keys + 44)
    #expect(try app.superview("bar") == "UIRemoteKeyboardWindow-inputHost")
    #expect(try app.view("bar").frame == Rect(x: 0, y: 0, width: 375, height: 44))
    #expect(
      app.app.convert(Point.zero, from: .view(try app.id("bar")), to: .screen)
        == Point(x: 0, y: 667 - keys - 44))
    #expect(
      lines.filter { $0.hasPrefix("bar ") } == [
        "bar willMoveToSuperview UIRemoteKeyboardWindow-inputHost 1.2B",
        "bar willMoveToWindow UIRemoteKeyboardWindow 1.2B",
        "bar didMoveToWindow UIRemoteKeyboardWindow 1.2B",
        "bar didMoveToSuperview UIRemoteKeyboardWindow-inputHost 1.2B",
        "bar layoutSubviews 1.5",
      ])
  }

  @Test func `before iOS 9 it lies in the text effects window`() throws {
    let app = app(.ios8)
    app.focus("name")
    #expect(try app.superview("bar") == "UITextEffectsWindow-inputHost")
  }

  @Test func `from field to field the keyboard's frame follows what is above the keys`() throws {
    let app = app()
    let comes = moves(app, app.focus("name"))
    #expect(
      comes == [
        "WillChangeFrame 667 365", "WillShow 667 365", "DidChangeFrame 667 365", "DidShow 667 365",
      ])
    #expect(
      moves(app, app.focus("email")) == [
        "WillChangeFrame 365 409", "WillShow 365 409", "DidChangeFrame 365 409",
        "DidShow 365 409",
      ])
    #expect(try app.superview("bar") == nil)
    #expect(moves(app, app.focus("name")).first == "WillChangeFrame 409 365")
    #expect(
      moves(app, app.resign("name")) == [
        "WillChangeFrame 365 667", "WillHide 365 667", "DidChangeFrame 365 667", "DidHide 365 667",
      ])
    #expect(try app.superview("bar") == nil && app.app.keyboardFrame == nil)
  }

  @Test func `an input view comes in place of the keys`() throws {
    let app = app()
    app.changeView("email") { $0.inputs.inputView = "pad" }
    app.focus("email")
    #expect(height(app) == 200)
    app.changeView("email") { $0.inputs.inputAccessoryView = "bar" }
    #expect(height(app) == 200)
    app.perform(.reloadInputViews("email"))
    #expect(height(app) == 244)
    #expect(try app.view("pad").frame == Rect(x: 0, y: 44, width: 375, height: 200))
    app.changeView("email") { $0.inputs.inputView = .some(nil) }
    let lines = app.perform(.reloadInputViews("email"))
    #expect(moves(app, lines).first == "WillChangeFrame 423 365")
    #expect(try app.superview("pad") == nil)
  }

  @Test func `what the first responder is given shows when it reloads`() {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    app.place("bar", 0, 0, 100, 44)
    app.createView("field", "UITextField", in: "home")
    app.focus("field")
    #expect(app.changeView("field") { $0.inputs.inputAccessoryView = "bar" } == [])
    #expect(height(app) == 258)
    app.perform(.reloadInputViews("field"))
    #expect(height(app) == 302)
  }

  @Test func `only the key window's first responder reloads`() {
    let app = app()
    #expect(app.perform(.reloadInputViews("name")) == [])
    #expect(app.notes == [.notKeyResponder])
  }

  @Test func `the nearest along the responder chain is taken`() throws {
    let app = app()
    app.perform(
      .createController(
        identifier: "chat", class: .viewController,
        properties: {
          var properties = ControllerProperties()
          properties.canBecomeFirstResponder = true
          properties.inputs.inputAccessoryView = "pad"
          return properties
        }(), retained: true))
    app.change("home") { $0.rootViewController = .some("chat") }
    let root = try #require(app.app.controller("chat").flatMap { app.app.controller($0)?.view })
    app.createView("inner", "UITextField", in: app.app.identifier(of: root))
    app.perform(.becomeFirstResponder("chat"))
    // The view is docked, without keys.
    #expect(height(app) == 200)
    app.focus("inner")
    #expect(height(app) == 458)
    app.changeView("inner") { $0.inputs.inputAccessoryView = "bar" }
    app.perform(.reloadInputViews("inner"))
    #expect(height(app) == 302)
  }

  @Test func `a touch on it reaches it and not the window below`() throws {
    let app = app()
    app.place("below", 0, 300, 375, 300, in: "home") { $0.handles = [.touches] }
    app.createView("done", "UIButton", in: "bar") {
      $0.frame = Rect(x: 0, y: 0, width: 60, height: 44)
      $0.actions = [ControlAction(.touchUpInside, "done:")]
    }
    app.focus("name")
    #expect(
      app.tap(10, 370) == [
        "done touchesBegan 6.8", "done touchesEnded 6.8", "done sendAction 6.8A done:",
      ])
    app.resign("name")
    #expect(app.tap(10, 370) == ["below touchesBegan 6.8", "below touchesEnded 6.8"])
  }

  @Test func `a field in it types, and its window is key meanwhile`() throws {
    let app = app()
    app.changeView("canvas") { $0.inputs.inputAccessoryView = "bar" }
    app.createView("message", "UITextField", in: "bar") {
      $0.frame = Rect(x: 0, y: 0, width: 200, height: 44)
    }
    app.focus("canvas")
    #expect(height(app) == 44 && app.keyWindow == "home")
    let lines = app.tap(10, 640)
    #expect(app.keyWindow == "UIRemoteKeyboardWindow")
    #expect(lines.contains("UIRemoteKeyboardWindow key 3.4E"))
    #expect(height(app) == 302)
    #expect(moves(app, lines).first == "WillChangeFrame 623 365")
    app.perform(.input(.text("Hi")))
    #expect(try app.view("message").text == "Hi")
    let ends = app.resign("message")
    #expect(app.keyWindow == "home")
    #expect(moves(app, ends).first == "WillChangeFrame 365 623")
    #expect(height(app) == 44)
    #expect(
      moves(app, app.resign("canvas")).prefix(2) == [
        "WillChangeFrame 623 667", "WillHide 623 667",
      ])
  }

  @Test func `with a hardware keyboard the app's views come alone`() {
    let app = app()
    app.connectHardwareKeyboard(true)
    app.focus("email")
    #expect(height(app) == nil)
    app.focus("name")
    #expect(height(app) == 44)
    app.connectHardwareKeyboard(false)
    #expect(height(app) == 302)
  }

  @Test func `on its side a phone's keys are not measured, and what lies above them is not placed`()
    throws
  {
    let app = app()
    app.rotate(to: .landscapeLeft)
    app.focus("name")
    #expect(height(app) == nil && app.notes.contains(.keyboardNotMeasured))
    #expect(try app.superview("bar") == nil)
    app.changeView("name") { $0.inputs.inputView = "pad" }
    app.perform(.reloadInputViews("name"))
    #expect(height(app) == 244)
    #expect(try app.view("pad").frame.size.width == 667)
  }

  @Test func `the responder keeps its views alive, and lets go of them`() {
    let app = app()
    app.perform(.release("bar", as: .view))
    #expect(app.app.view("bar") != nil)
    let lines = app.changeView("name") { $0.inputs.inputAccessoryView = .some(nil) }
    #expect(lines == ["bar dealloc 1.1 lastReferenceGone"])
    app.changeView("name") { $0.inputs.inputView = "pad" }
    app.perform(.setReference("pad", to: nil))
    #expect(app.app.view("pad") != nil)
    #expect(app.remove("name").isEmpty == false)
    app.perform(.release("name", as: .view))
    #expect(app.app.view("pad") == nil)
  }

  @Test(arguments: ["home", "name", "root"])
  func `what can't lie in the keyboard's window is refused`(view: Identifier) {
    let app = app()
    app.createView("root", in: "home")
    app.add("name", to: "root")
    var properties = ViewProperties()
    properties.inputs.inputView = view
    guard case .invalidValue("inputView", _)? = app.refusal(of: .changeView("name", properties))
    else {
      Issue.record("\(view) was not refused")
      return
    }
  }

  @Test func `one that nobody has is refused`() {
    let app = app()
    var properties = ViewProperties()
    properties.inputs.inputAccessoryView = "nobody"
    #expect(app.refusal(of: .changeView("name", properties)) != nil)
  }
}
