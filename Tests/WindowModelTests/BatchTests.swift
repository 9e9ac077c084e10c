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

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a batch of one command does what the command does, and two are refused as one`(
    seed: UInt64
  ) {
    var generator = CommandGenerator(seed: seed)
    var app = Application(generator.settings(), capacity: .init(windows: 7, depth: 5))
    for _ in 0..<80 {
      let command = generator.command(for: app)
      if case .runLoop = command { continue }
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
