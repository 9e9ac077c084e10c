import TestSupport
import Testing
import WindowModel

@Suite struct RunLoopTests {
  private func stepped(_ profile: Profile = .ios12) -> Transcript {
    var settings = Settings(profile: profile)
    settings.runLoop = .manual
    return Transcript(settings)
  }

  @Test func `a new run loop is idle`() {
    let app = Transcript()
    #expect(app.app.runLoop.isIdle)
    #expect(app.app.runLoop.turn == 0)
    #expect(app.app.runLoop.pending == [])
    #expect(app.perform(.runLoop(turns: nil)) == [])
    #expect(app.notes == [.runLoopIsIdle])
    #expect(app.app.runLoop.turn == 0)
  }

  @Test func `a session that is stepped shows what is between the turns`() throws {
    let app = stepped()
    app.create("window")
    app.createController("home")
    app.setRoot("home", of: "window")
    app.show("window")
    let home = try #require(app.app.controller("home"))
    #expect(try app.controller("home").appearance == .appearing)
    #expect(app.app.runLoop.pending == [.endAppearance(home)])
    #expect(app.nextTurn() == ["home viewDidAppear 2.6B"])
    #expect(app.app.runLoop.turn == 1)
    #expect(app.nextTurn() == [])
    #expect(app.app.runLoop.turn == 1)
  }

  @Test func `what a stepped session undoes before the turn does not happen`() throws {
    let app = stepped()
    app.create("window")
    app.createController("home")
    app.setRoot("home", of: "window")
    app.show("window")
    #expect(
      app.callbacks(app.hide("window")) == ["home.viewWillDisappear", "home.viewDidDisappear"])
    #expect(app.nextTurn() == [])
    #expect(try app.controller("home").appearance == .disappeared)
  }

  @Test func `each write of another session ends in a turn of its own`() throws {
    let app = Transcript()
    app.create("window")
    app.createController("home")
    app.setRoot("home", of: "window")
    app.show("window")
    #expect(app.app.runLoop.isIdle)
    #expect(app.app.runLoop.turn == 2)
    var copy = app.app
    let turn = try copy.perform(.changeController("home", ControllerProperties()))
    #expect(turn.events == [])
  }

  @Test(arguments: [0, -1, 1001])
  func `so many turns are not made at once`(turns: Int) {
    #expect(
      Transcript().refusal(of: .runLoop(turns: turns))
        == .invalidValue(property: "turns", reason: "It goes from 1 to 1000."))
  }
}
