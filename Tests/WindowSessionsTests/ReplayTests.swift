import TestSupport
import Testing
import WindowModel
import WindowSessions

@Suite struct ReplayTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `replaying a session's log makes the same state, identifiers and events`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let settings = Settings(profile: random.pick(Profile.allCases, else: .standard))
    let session = try Rig(history: 10_000) { $0.windowsPerSession = 6 }.session("demo", settings)
    var refusals = 0
    for _ in 0..<200 {
      do { try session.run(.random(using: &random)) } catch { refusals += 1 }
    }

    var (commands, events): ([Command], [Event]) = ([], [])
    _ = session.visit(.everything, from: .after(seq: 0, revision: nil)) { item, _ in
      switch item {
      case .command(let record, _): commands.append(record.command)
      case .event(let event, _, _): events.append(event)
      }
      return true
    }
    let replayed = try Application.replaying(
      commands, settings: settings, capacity: .init(windows: 6))
    let face = session.face
    #expect(replayed.application == face.application)
    #expect(replayed.events == events)
    #expect(identifiers(replayed.application) == identifiers(face.application))
    #expect(commands.count == face.revision && events.count == face.lastSeq)
    #expect(commands.count + refusals == 200)
    #expect(refusals > 0 && commands.count > 50)
  }

  @Test func `a list that this model did not log is refused`() {
    #expect(throws: Refusal.notFound(.window, "w1")) {
      try Application.replaying([.makeKeyAndVisible("w1")], settings: Settings())
    }
  }

  @Test func `replaying nothing makes a fresh application`() throws {
    let settings = Settings(profile: .ios8)
    let replayed = try Application.replaying([], settings: settings)
    #expect(replayed.application == Application(settings))
    #expect(replayed.events.isEmpty)
  }

  private func identifiers(_ application: Application) -> [String] {
    application.windows.map { application.identifier(of: $0).text }
      + application.references.map { "\($0.name) = \(application.identifier(of: $0.object))" }
  }
}

extension Command {
  /// A command of few names, so that they meet; some are refused.
  fileprivate static func random(using random: inout SplitMix64) -> Command {
    let name = "w\(Int.random(in: 1...12, using: &random))"
    return switch Int.random(in: 0..<100, using: &random) {
    case 0..<5: .create(name) { $0.isHidden = random.chance(50) }
    case 5..<15:
      .createWindow(
        identifier: nil, properties: WindowProperties(), retained: random.chance(80))
    case 15..<45: .hide(name, random.chance(50))
    case 45..<55: .makeKey(named(name))
    case 55..<57: .release(named(name))
    case 57..<60: .setReference(.delegateWindow, to: random.chance(70) ? named(name) : nil)
    default: .makeKeyAndVisible(name)
    }
  }
}
