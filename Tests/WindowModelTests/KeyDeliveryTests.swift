import TestSupport
import Testing
import WindowModel

@Suite struct KeyDeliveryTests {
  private func app() -> Transcript {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    app.place("outer", 0, 0, 100, 100, in: "home")
    app.place("inner", 0, 0, 50, 50, in: "outer") { $0.canBecomeFirstResponder = true }
    return app
  }

  @Test func `it starts at the first responder and goes up until somebody handles it`() {
    let app = app()
    app.focus("inner")
    app.changeView("outer") { $0.handles = [.motion] }
    #expect(app.shake() == ["outer motionBegan 8.3", "outer motionEnded 8.3"])
    #expect(app.deliveries.first == "motionBegan: inner passesOn, outer handles")
  }

  @Test func `without a first responder it starts at the key window`() {
    let app = app()
    app.changeView("inner") { $0.handles = [.motion] }
    #expect(app.shake() == [])
    #expect(app.trace?.view.map(app.name) == "home")
    app.change("home") { $0.handles = [.motion] }
    #expect(app.shake() == ["home motionBegan 8.3", "home motionEnded 8.3"])
  }

  @Test func `a first responder of another window is not asked`() {
    let app = app()
    app.create("other") { $0.handles = [.motion, .presses, .remoteControl] }
    app.perform(.becomeFirstResponder("inner"))
    app.makeKey("other")
    #expect(app.shake() == ["other motionBegan 8.3", "other motionEnded 8.3"])
    #expect(app.perform(.input(.press)) == ["other pressesBegan 8.3", "other pressesEnded 8.3"])
    #expect(app.perform(.input(.remoteControl)) == ["other remoteControlReceived 8.3"])
  }

  @Test func `without a key window the application and its delegate are asked`() {
    let app = Transcript()
    #expect(app.shake() == [])
    #expect(app.deliveries.first == "motionBegan: application passesOn, delegate passesOn")
    #expect(app.trace?.deliveries.first?.rule == .inputWithoutKeyWindowGoesToApp)
  }

  @Test func `each kind of input has its own override`() {
    let app = app()
    app.change("home") { $0.handles = [.presses] }
    #expect(app.shake() == [])
    #expect(app.perform(.input(.remoteControl)) == [])
    #expect(app.perform(.input(.press)) == ["home pressesBegan 8.3", "home pressesEnded 8.3"])
  }

  @Test func `text goes into the text field that is first responder`() throws {
    let app = app()
    app.createView("field", "UITextField", in: "home") { $0.text = "a" }
    #expect(app.perform(.input(.text("b"))) == [])
    #expect(app.notes == [.noTextInput])
    app.focus("field")
    #expect(app.perform(.input(.text("né"))) == ["field insertText 8.3"])
    #expect(try app.view("field").text == "ané")
    let long = String(repeating: "x", count: View.mostText)
    guard case .invalidValue("text", _)? = app.refusal(of: .input(.text(long))) else {
      Issue.record("it was not refused")
      return
    }
  }
}
