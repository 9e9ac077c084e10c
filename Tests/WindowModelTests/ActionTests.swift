import TestSupport
import Testing
import WindowModel

@Suite struct ActionTests {
  /// A key window with a view that can become first responder, and a button beside it.
  private func app() -> Transcript {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    app.place("outer", 0, 0, 100, 100, in: "home")
    app.place("inner", 0, 0, 50, 50, in: "outer") { $0.canBecomeFirstResponder = true }
    app.createView("button", "UIButton", in: "home") {
      $0.frame = Rect(x: 200, y: 0, width: 40, height: 40)
    }
    return app
  }

  @Test func `without a target it starts at the first responder and goes up to who responds`() {
    let app = app()
    app.focus("inner")
    app.changeView("outer") { $0.respondsTo = ["copy:"] }
    app.changeView("button") { $0.respondsTo = ["copy:"] }
    #expect(app.send("copy:", from: "button") == ["outer perform 8.5 copy:"])
    #expect(app.deliveries == ["perform: inner passesOn, outer responds"])
    #expect(app.trace?.view.map(app.name) == "inner")
    #expect(app.trace?.window.map(app.name) == "home")
  }

  @Test func `without a first responder it starts at the sender`() {
    let app = app()
    app.changeView("home") { $0.respondsTo = ["copy:"] }
    #expect(app.send("copy:", from: "button") == ["home perform 8.5 copy:"])
    #expect(app.deliveries == ["perform: button passesOn, home responds"])
    app.create("other")
    app.place("field", 0, 0, 10, 10, in: "other") {
      $0.canBecomeFirstResponder = true
      $0.respondsTo = ["copy:"]
    }
    app.focus("field")
    #expect(app.send("copy:", from: "button") == ["home perform 8.5 copy:"])
  }

  @Test func `without either it starts at the key window, and without that at the application`() {
    let app = app()
    app.changeView("home") { $0.respondsTo = ["copy:"] }
    #expect(app.send("copy:") == ["home perform 8.5A copy:"])
    app.hide("home")
    #expect(app.send("copy:") == [])
    #expect(app.deliveries == ["perform: application passesOn, delegate passesOn"])
    #expect(app.notes == [.nobodyResponds])
  }

  @Test func `where nobody responds it says so and nothing happens`() {
    let app = app()
    #expect(app.send("copy:", from: "inner") == [])
    #expect(app.notes == [.nobodyResponds])
    #expect(
      app.deliveries == [
        "perform: inner passesOn, outer passesOn, home passesOn, application passesOn, delegate passesOn"
      ])
  }

  @Test func `a target gets it alone, and raises if it has no such method`() {
    let app = app()
    app.focus("inner")
    app.changeView("inner") { $0.respondsTo = ["copy:"] }
    app.changeView("outer") { $0.respondsTo = ["paste:"] }
    #expect(app.send("paste:", to: "outer", from: "button") == ["outer perform 8.5 paste:"])
    #expect(app.deliveries == ["perform: outer responds"])
    #expect(
      app.refusal(of: .sendAction("copy:", to: "outer", from: nil))
        == .exception(
          name: "NSInvalidArgumentException",
          reason: "-[UIView copy:]: unrecognized selector sent to instance outer"))
    #expect(
      app.refusal(of: .sendAction("copy:", to: "nobody", from: nil))
        == .unknown(.view, "nobody", property: "to"))
    #expect(
      app.refusal(of: .sendAction("copy:", to: nil, from: "nobody"))
        == .unknown(.view, "nobody", property: "from"))
  }

  @Test func `a control's action without a target goes the same way`() {
    let app = app()
    app.focus("inner")
    app.changeView("outer") { $0.respondsTo = ["cut:"] }
    app.changeView("button") {
      $0.actions = [
        ControlAction(.touchUpInside, "cut:", isForChain: true),
        ControlAction(.touchUpInside, "cut:"),
        ControlAction(.touchDown, "paste:", isForChain: true),
      ]
    }
    #expect(
      app.tap(210, 10) == [
        "button touchesBegan 6.8", "button sendAction 6.8A paste:",
        "button touchesEnded 6.8", "button sendAction 6.8A cut:", "outer perform 8.5 cut:",
        "button sendAction 6.8A cut:",
      ])
    #expect(app.notes == [.nobodyResponds])
    #expect(
      app.deliveries == [
        "touchesBegan: button keeps",
        "perform: inner passesOn, outer passesOn, home passesOn, application passesOn, delegate passesOn",
        "touchesEnded: button keeps", "perform: inner passesOn, outer responds",
      ])
  }

  @Test func `outside any window the chain ends at the outermost view`() {
    let app = app()
    app.place("lone", 0, 0, 10, 10)
    app.send("copy:", from: "lone")
    #expect(app.deliveries == ["perform: lone passesOn"])
  }

  @Test func `a view responds to sixteen actions at most`() {
    let app = app()
    var properties = ViewProperties()
    properties.respondsTo = Set((1...17).map { "act\($0)" })
    #expect(app.refusal(of: .changeView("inner", properties)) != nil)
  }
}
