import TestSupport
import Testing
import WindowModel

/// Controllers as first responders and as receivers of actions.
@Suite struct ControllerResponderTests {
  /// A key window whose root `A` can be first responder and saves; its view contains `button`.
  private func app() -> Transcript {
    let app = Transcript.presenting(.ios12)
    app.changeController("A") {
      $0.canBecomeFirstResponder = true
      $0.respondsTo = ["save:"]
      $0.handles = [.motion]
    }
    app.createView("button", "UIButton", in: "A-view")
    return app
  }

  @Test func `a controller becomes first responder in its view's window, if it can`() throws {
    let app = app()
    #expect(app.focus("A") == ["A becomeFirstResponder 8.4"])
    #expect(try app.app.isFirstResponder(#require(app.app.controller("A"))))
    #expect(app.focus("A") == [])
    #expect(app.notes == [.alreadyFirstResponder])
    app.loadView("B")
    #expect(app.focus("B") == [])
    #expect(app.notes == [.notInWindow])
    #expect(app.focus("C") == [])
    #expect(app.notes == [.notInWindow], "its view is not even loaded")
    app.createView("field", "UITextField", in: "A-view")
    #expect(
      app.focus("field").prefix(3) == [
        "field textFieldShouldBeginEditing 8.4B", "A resignFirstResponder 8.4",
        "field becomeFirstResponder 8.4",
      ]
    )
    app.changeController("A") { $0.canBecomeFirstResponder = false }
    #expect(app.focus("A") == [])
    #expect(app.notes == [.cannotBecomeFirstResponder])
  }

  @Test func `one that refuses to resign stays first responder`() {
    let app = app()
    app.focus("A")
    app.changeController("A") { $0.canResignFirstResponder = false }
    #expect(app.resign("A") == [])
    #expect(app.notes == [.cannotResignFirstResponder])
    app.changeController("A") { $0.canResignFirstResponder = true }
    #expect(app.resign("A") == ["A resignFirstResponder 8.4"])
    #expect(app.resign("A") == [])
    #expect(app.notes == [.notFirstResponder])
  }

  @Test func `an action that nobody is named for finds a controller up the chain`() {
    let app = app()
    #expect(app.send("save:", from: "button") == ["A perform 8.5 save:"])
    #expect(
      app.deliveries == ["perform: button passesOn, A-view passesOn, A responds"])
    app.focus("A")
    #expect(app.send("save:") == ["A perform 8.5 save:"])
    #expect(app.deliveries == ["perform: A responds"])
    #expect(app.send("save:", to: "A") == ["A perform 8.5 save:"])
    #expect(
      app.refusal(of: .sendAction("print:", to: "A", from: nil))
        == .exception(
          name: "NSInvalidArgumentException",
          reason: "-[UIViewController print:]: unrecognized selector sent to instance A"))
    #expect(
      app.refusal(of: .sendAction("save:", to: "nobody", from: nil))
        == .unknown(.view, "nobody", property: "to"))
  }

  @Test func `a shake begins at the controller that is first responder`() {
    let app = app()
    app.focus("A")
    #expect(app.shake() == ["A motionBegan 8.3", "A motionEnded 8.3"])
    #expect(app.deliveries.first == "motionBegan: A handles")
  }

  @Test func `it resigns when its view leaves, is exchanged or goes`() {
    let app = app()
    app.focus("A")
    #expect(app.remove("A-view").contains("A resignFirstResponder V18A"))
    app.add("A-view", to: "window")
    app.focus("A")
    #expect(
      app.changeController("A") { $0.view = .some(nil) } == ["A resignFirstResponder V18A"])

    let other = Transcript(.ios12)
    other.create("window")
    other.makeKeyAndVisible("window")
    other.createController("home") { $0.canBecomeFirstResponder = true }
    other.loadView("home")
    other.add("home-view", to: "window")
    other.focus("home")
    #expect(
      other.set("home", to: nil) == [
        "home resignFirstResponder V18A", "home dealloc C4 lastReferenceGone",
      ])
  }

  @Test func `a class has so many actions at most`() {
    let app = app()
    var properties = ControllerProperties()
    properties.respondsTo = Set((0...Overrides.mostResponses).compactMap { Selector("a\($0)") })
    #expect(
      app.refusal(of: .changeController("A", properties))
        == .invalidValue(property: "respondsTo", reason: "A responder has 16 actions at most."))
  }
}
