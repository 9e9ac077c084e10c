import TestSupport
import Testing
import WindowModel
import WindowSessions

@Suite struct ReplayTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `each earlier revision is the state that it was, and its log what it did`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let settings = Settings(profile: random.pick(Profile.allCases, else: .standard))
    let session = try Rig(history: 10_000) { $0.windowsPerSession = 6 }.session("demo", settings)
    var moments = [session.read { $0.moment }]
    for _ in 0..<400 {
      do { try session.run(.random(using: &random)) } catch { continue }
      moments.append(session.read { $0.moment })
    }
    // The whole log, including the part no longer in memory, must match the commands' effects.
    var log: [LogItem] = []
    _ = try session.visit(.all, from: .after(seq: 0, revision: nil)) { item, _ in
      log.append(item)
      return true
    }
    #expect(log.count == moments.count - 1 + session.face.lastSeq)

    for _ in 0..<20 {
      let revision = Int.random(in: 0..<moments.count, using: &random)
      #expect(try session.moment(at: revision) == moments[revision])
      let back = revision - moments.count + 1
      if back < 0 { #expect(try session.moment(at: back) == moments[revision]) }
    }
    #expect(moments.count > 100 && moments.count < 400)
  }

  @Test func `a revision that never was is refused`() throws {
    let session = try Rig().session()
    try session.run(.create("w"))
    for revision in [2, -2, 99] {
      #expect(throws: SessionRefusal.noRevision(revision, known: 0...1)) {
        try session.moment(at: revision)
      }
    }
  }

  @Test func `what the history no longer reaches is refused, and the rest can be seen`() throws {
    let session = try Rig(history: 8).session()
    try session.run(.create("w"))
    for number in 0..<100 { try session.run(.hide("w", !number.isMultiple(of: 2))) }
    let oldest = session.oldestRevision
    #expect((80...93).contains(oldest))
    for revision in oldest...101 {
      #expect(try session.moment(at: revision).revision == revision)
    }
    #expect(throws: SessionRefusal.noRevision(oldest - 1, known: oldest...101)) {
      try session.moment(at: oldest - 1)
    }
  }

  @Test func `a command can be told again as it was told first`() throws {
    let session = try Rig().session()
    try session.run(.create("w"))
    var told: [String] = []
    for _ in 0..<2 {
      try session.perform(.show("w"), key: "once") { view, commit in
        told.append("\(view.revision) \(view.lastSeq) \(commit.firstSeq) \(commit.turn.events)")
      }
      try session.run(.hide("w"))
    }
    #expect(told[0] == told[1])
    #expect(session.face.revision == 4)
    #expect(throws: SessionRefusal.keyReused("once")) {
      try session.perform(.hide("w"), key: "once") { _, _ in }
    }
  }

  @Test func `a key stands for a day`() throws {
    let rig = Rig()
    let session = try rig.session()
    try session.perform(.create("a"), key: "k") { _, _ in }
    rig.clock.move(by: 24 * 3600 - 1)
    try session.perform(.create("a"), key: "k") { _, _ in }
    rig.clock.move(by: 1)
    try session.perform(.create("b"), key: "k") { _, _ in }
    #expect(session.face.revision == 2)
  }

  @Test func `a fork goes on from where it was made, and neither hears of the other`() throws {
    let rig = Rig()
    let session = try rig.session()
    try session.run(.create("a"), .makeKeyAndVisible("a"), .hide("a"))
    let before = session.face
    let fork = try rig.directory.fork(session, at: -1, as: named("fork"))
    #expect(fork.face.revision == 2)
    #expect(try fork.face.application == session.moment(at: 2).application)
    #expect(fork.epoch != session.epoch)
    #expect(fork.history() == Array(session.history().prefix(fork.history().count)))
    try fork.run(.create("b"))
    #expect(session.face == before)
    #expect(try fork.moment(at: 1) == session.moment(at: 1))
  }
}

extension Command {
  /// Returns a command with one of few names, so that commands collide; some are refused.
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
