import TestSupport
import Testing
import WindowModel

@Suite struct BatchTests {
  @Test func `what nobody holds goes after the last command of a batch`() {
    let app = Transcript()
    #expect(
      app.perform(
        .batch([
          .createWindow(identifier: "a", properties: WindowProperties(), retained: false),
          .createWindow(identifier: "b", properties: WindowProperties(), retained: false),
          .setReference("static.a", to: "a"), .makeKey("b"),
        ])) == [
          "b key 2.5", "b resigns 2.7", "b dealloc 1.5 neverRetained",
        ])
  }

  @Test func `each command of a batch has its own result`() throws {
    var app = Application()
    let turn = try app.perform(
      .batch([
        .createWindow(identifier: "a", properties: WindowProperties(), retained: true),
        .createWindow(identifier: "b", properties: WindowProperties(), retained: false),
        .setReference("c", to: "a"),
      ]))
    #expect(turn.parts.map { $0.result.map(app.identifier) } == ["a", nil, "a"])
    #expect(turn.parts.map(\.isCreation) == [true, true, true])
  }

  @Test func `a batch is refused whole, and the refusal says which command`() {
    var app = Application()
    let before = app
    #expect(throws: Refusal.inBatch(1, .notFound(.window, "b"))) {
      try app.perform(
        .batch([
          .createWindow(identifier: "a", properties: WindowProperties(), retained: true),
          .makeKey("b"),
        ]))
    }
    #expect(app == before)
    for command in [Command.runLoop(turns: 1), .batch([])] {
      #expect(throws: Refusal.self) { try app.perform(.batch([command])) }
    }
    #expect(app == before)
  }

  /// A detached box of views, and a window.
  private func app(
    views: Int, eventsPerBatch: Int = .max, visitsPerBatch: Int = .max
  ) throws -> Application {
    var app = Application(
      capacity: .init(eventsPerBatch: eventsPerBatch, visitsPerBatch: visitsPerBatch))
    _ = try app.perform(
      .createWindow(identifier: "w", properties: WindowProperties(), retained: true))
    for index in 0...views {
      _ = try app.perform(
        .createView(
          identifier: Identifier(index == 0 ? "box" : "part\(index)"), properties: .init(),
          superview: index == 0 ? nil : "box", retained: index == 0))
    }
    return app
  }

  @Test func `a batch that posts too many events is refused whole`() throws {
    var app = try app(views: 50, eventsPerBatch: 250)
    let before = app
    let moves: [Command] = [
      .insertSubview("box", into: "w", .top), .removeFromSuperview("box"),
      .insertSubview("box", into: "w", .top),
    ]
    #expect(throws: Refusal.inBatch(2, .tooMuch(.events, limit: 250))) {
      try app.perform(.batch(moves))
    }
    #expect(app == before)
    #expect(try app.perform(.batch(Array(moves.prefix(2)))).events.count <= 250)
  }

  @Test func `a batch that visits too many views is refused whole`() throws {
    var app = try app(views: 50, visitsPerBatch: 120)
    let before = app
    var wide = ViewProperties()
    wide.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    var wider = ViewProperties()
    wider.frame = Rect(x: 0, y: 0, width: 20, height: 10)
    #expect(throws: Refusal.inBatch(2, .tooMuch(.visits, limit: 120))) {
      try app.perform(
        .batch([
          .changeView("box", wide), .changeView("box", wider), .changeView("box", wide),
        ]))
    }
    #expect(app == before)
  }

  @Test func `a command over the most views that a session has fits into a batch`() {
    // Each view that moves with its tree posts six events.
    let capacity = Application.Capacity()
    #expect(6 * capacity.views <= capacity.eventsPerBatch)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a batch of one command does what the command does, and two are refused as one`(
    seed: UInt64
  ) {
    var generator = CommandGenerator(seed: seed)
    var app = Application(generator.settings(), capacity: .init(windows: 7, depth: 5))
    for _ in 0..<80 {
      let command = generator.command(for: app)
      // Within a turn the run loop can't run and no time passes.
      if command.isOfTheRunLoop { continue }
      if let input = command.action as? SendInput, input.after > 0 { continue }
      var (alone, batched) = (app, app)
      var wanted: Turn?
      do {
        let turn = try alone.perform(command)
        wanted = turn
        let one = try batched.perform(.batch([command]))
        #expect(one.events == turn.events && one.parts.map(\.result) == [turn.result])
      } catch {
        #expect(throws: Refusal.inBatch(0, error)) { try batched.perform(.batch([command])) }
      }
      #expect(alone == batched, "\(command)")
      if wanted != nil {
        var undone = app
        #expect(throws: Refusal.self) {
          try undone.perform(.batch([command, .makeKey("nobody")]))
        }
        #expect(undone == app)
      }
      app = alone
    }
  }
}
