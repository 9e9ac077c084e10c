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

  @Test func `a loop that does as much as one command may is cut, and the next command goes on`()
    throws
  {
    var app = try pushing()
    let whole = try pushing()
    app.capacity.eventsPerBatch = 1
    let push = Command.push("detail", onto: "navigation", animated: true)
    let first = try app.perform(push)
    #expect(first.notes == [.runLoopGoesOn])
    #expect(!app.runLoop.isIdle)
    let second = try app.perform(.changeController("home", ControllerProperties()))
    #expect(second.notes == [])
    #expect(app.runLoop.isIdle)

    var other = whole
    let all = try other.perform(push)
    #expect(all.notes == [])
    #expect((first.events + second.events).map(\.name) == all.events.map(\.name))
  }

  @Test func `a loop that visits as many views as one command may is cut`() throws {
    var app = try pushing()
    app.capacity.visitsPerBatch = 1
    let turn = try app.perform(.push("detail", onto: "navigation", animated: true))
    #expect(turn.notes == [.runLoopGoesOn])
    #expect(try app.perform(.runLoop(turns: nil)).notes == [])
    #expect(app.runLoop.isIdle)
  }

  @Test func `a loop that is cut before the turns that it was asked for says so`() throws {
    var settings = Settings()
    settings.runLoop = .manual
    var app = try pushing(settings)
    app.capacity.eventsPerBatch = 1
    _ = try app.perform(.push("detail", onto: "navigation", animated: true))
    #expect(try app.perform(.runLoop(turns: 1)).notes == [])
    #expect(!app.runLoop.isIdle)
    _ = try app.perform(.pop("navigation", animated: true))
    #expect(try app.perform(.runLoop(turns: 9)).notes == [.runLoopGoesOn])
  }

  /// An app that shows a navigation controller, and has another controller to push.
  private func pushing(_ settings: Settings = Settings()) throws -> Application {
    var app = Application(settings)
    for name in ["home", "detail"] as [Identifier] {
      _ = try app.perform(
        .createController(
          identifier: name, properties: ControllerProperties(), retained: true))
    }
    var stack = ControllerProperties()
    stack.viewControllers = ["home"]
    _ = try app.perform(
      .createController(
        identifier: "navigation", class: .navigationController, properties: stack, retained: true))
    var window = WindowProperties()
    window.rootViewController = "navigation"
    _ = try app.perform(
      .createWindow(identifier: "window", properties: window, retained: true))
    _ = try app.perform(.makeKeyAndVisible("window"))
    if settings.runLoop == .manual { _ = try app.perform(.runLoop(turns: nil)) }
    return app
  }
}
