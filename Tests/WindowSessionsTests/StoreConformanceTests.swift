import TestSupport
import Testing
import WindowModel
import WindowSessions

/// The requirements of every store; each backend runs them all.
@Suite struct StoreConformanceTests {
  @Test(arguments: Backend.all)
  func `a fresh store has nothing`(backend: Backend) throws {
    let keeper = try Keeper(backend)
    #expect(keeper.store.count == 0)
    #expect(try keeper.directory.names() == [])
    #expect(try keeper.directory.find(named("demo")) == nil)
  }

  @Test(arguments: Backend.all)
  func `what was settled is there after a restart, as it was`(backend: Backend) throws {
    let keeper = try Keeper(backend)
    let session = try keeper.rig.session("demo", Settings(profile: .ios17))
    var random = SplitMix64(seed: 5)
    for _ in 0..<300 { try? session.run(.sample(using: &random)) }
    #expect(session.settled() == nil)
    let (face, record) = (session.face, session.record)
    #expect(face.revision > 50)

    try keeper.restart()
    let again = try keeper.session("demo")
    #expect(again !== session)
    #expect(again.record == record)
    #expect(again.settings == Settings(profile: .ios17))
    #expect(again.face == face)
    try again.run(.create("after"))
    #expect(again.settled() == nil)
    try keeper.restart()
    #expect(try keeper.session("demo").face.revision == face.revision + 1)
  }

  @Test(arguments: Backend.all)
  func `commands are kept as they were written, and in pages`(backend: Backend) throws {
    let keeper = try Keeper(backend)
    let session = try keeper.rig.session()
    let commands = (1...50).map { SourcedCommand(.create("n\($0)")) }
    for command in commands { try session.perform(command) { _, _ in } }
    // Even while some are being written.
    #expect(try session.commands(from: 1, limit: 100).map(\.source) == commands.map(\.source))
    session.settled()
    #expect(try session.commands(from: 11, limit: 5).map(\.revision) == Array(11...15))
    #expect(try session.commands(from: 48, limit: 5).map(\.revision) == [48, 49, 50])
    #expect(try session.commands(from: 51, limit: 5).isEmpty)
  }

  @Test(arguments: Backend.all)
  func `any moment of a long log can be seen, before and after a restart`(
    backend: Backend
  ) throws {
    let keeper = try Keeper(backend)
    let session = try keeper.rig.session()
    try session.run(.create("a"), .create("b"))
    var random = SplitMix64(seed: 9)
    var moments: [Moment] = []
    for number in 3...3500 {
      try session.run(number.isMultiple(of: 2) ? .makeKeyAndVisible("a") : .hide("a"))
      if number.isMultiple(of: 97) { moments.append(session.read { $0.moment }) }
    }
    session.settled()
    for _ in 0..<2 {
      let session = try keeper.session("demo")
      for moment in moments.shuffled(using: &random) {
        #expect(try session.moment(at: moment.revision) == moment)
      }
      #expect(try session.moment(at: 0).application == Application())
      try keeper.restart()
    }
  }

  @Test(arguments: Backend.all)
  func `a follower comes back after a restart and loses nothing`(backend: Backend) throws {
    let keeper = try Keeper(backend)
    let session = try keeper.rig.session()
    try session.run(.create("a"))
    let follower = try Follower(session, .all)
    for number in 0..<20 { try session.run(.hide("a", !number.isMultiple(of: 2))) }
    session.settled()
    follower.askAll()
    follower.cancel()
    let all = session.history()
    let seq = session.face.lastSeq

    try keeper.restart()
    let again = try keeper.session("demo")
    try again.run(.show("a"))
    again.settled()
    let back = try Follower(again, .all, from: .after(seq: seq, revision: 21))
    #expect(back.askAll() == .parked)
    #expect(all + back.lines == again.history())
    let late = try Follower(again, .all, from: .after(seq: 3, revision: nil))
    #expect(late.askAll() == .parked)
    #expect(late.lines == again.history(from: .after(seq: 3, revision: nil)))
  }

  @Test(arguments: Backend.all)
  func `a key stands for its command across restarts, for a day`(backend: Backend) throws {
    let keeper = try Keeper(backend)
    let session = try keeper.rig.session()
    let make = SourcedCommand(.create("a"))
    try session.perform(make, key: "k") { _, _ in }
    // Even while it is being written.
    try session.perform(make, key: "k") { view, _ in #expect(view.revision == 1) }
    session.settled()
    try keeper.restart()
    let again = try keeper.session("demo")
    try again.perform(make, key: "k") { view, _ in #expect(view.revision == 1) }
    #expect(throws: SessionRefusal.keyReused("k")) {
      try again.perform(.create("b"), key: "k") { _, _ in }
    }
    keeper.rig.clock.move(by: 24 * 3600)
    try again.perform(.create("b"), key: "k") { view, _ in #expect(view.revision == 2) }
  }

  @Test(arguments: Backend.all)
  func `a session that was made with a key is found by it`(backend: Backend) throws {
    let keeper = try Keeper(backend)
    let origin = SessionOrigin(Settings())
    let (first, isNew) = try keeper.directory.create(nil, origin, key: "new")
    #expect(isNew)
    #expect(first.settled() == nil)
    try keeper.restart()
    let (second, isNewAgain) = try keeper.directory.create(nil, origin, key: "new")
    #expect(!isNewAgain && second.identifier == first.identifier)
    #expect(throws: SessionRefusal.keyReused("new")) {
      try keeper.directory.create(nil, SessionOrigin(Settings(profile: .ios17)), key: "new")
    }
    #expect(keeper.store.count == 1)
  }

  @Test(arguments: Backend.all)
  func `what was removed is gone, and its name begins anew`(backend: Backend) throws {
    let keeper = try Keeper(backend)
    let first = try keeper.rig.session()
    try first.run(.create("a"))
    for number in 0..<4500 { try first.run(.hide("a", !number.isMultiple(of: 2))) }
    try keeper.directory.remove(first)
    #expect(first.settled() == nil)
    #expect(throws: SessionRefusal.removed(named("demo"))) { try first.run(.create("x")) }
    try keeper.restart()
    #expect(try keeper.directory.find(named("demo")) == nil)
    let second = try keeper.rig.session()
    #expect(second.settled() == nil)
    #expect(second.face.revision == 0 && second.face.history.isEmpty)
    #expect(second.epoch != first.epoch)
  }

  @Test(arguments: Backend.all)
  func `a fork has all commands that are written together with it`(backend: Backend) throws {
    let keeper = try Keeper(backend)
    let session = try keeper.rig.session()
    // Nothing waits in between, so the store has many of these to write at once.
    let forks = try (1...20).map { count in
      try session.run(.create("w\(count)"))
      return try keeper.directory.fork(session, at: count, as: named("fork\(count)"))
    }
    #expect(forks.map { $0.settled() } == Array(repeating: nil, count: forks.count))
    #expect(forks.map(\.face.revision) == Array(1...20))
  }

  @Test(arguments: Backend.all)
  func `a fork outlives what it came from`(backend: Backend) throws {
    let keeper = try Keeper(backend)
    let session = try keeper.rig.session()
    try session.run(.create("a"), .makeKeyAndVisible("a"), .hide("a"))
    // From commands that are still being written.
    let fork = try keeper.directory.fork(session, at: 2, as: named("fork"))
    try fork.run(.create("b"))
    #expect(fork.settled() == nil)
    try keeper.directory.remove(session)
    #expect(session.settled() == nil)
    let face = fork.face
    try keeper.restart()
    #expect(try keeper.session("fork").face == face)
    #expect(try keeper.directory.names() == ["fork"])
  }

  @Test(arguments: Backend.all)
  func `sessions are listed by name, in pages`(backend: Backend) throws {
    let keeper = try Keeper(backend)
    for name in ["b", "a", "C", "d"] {
      try keeper.rig.session(name).run(.create("w") { $0.isHidden = false })
    }
    for name in ["b", "a", "C", "d"] { try keeper.session(name).settled() }
    #expect(try keeper.directory.list(limit: 2).map(\.record.identifier.text) == ["C", "a"])
    let rest = try keeper.directory.list(after: "a", limit: 9)
    #expect(rest.map(\.record.identifier.text) == ["b", "d"])
    #expect(rest.allSatisfy { $0.revision == 1 && $0.lastSeq == 1 && $0.settings == Settings() })
  }

  @Test(arguments: Backend.all)
  func `other limits than before do not keep a session from coming back`(
    backend: Backend
  ) throws {
    let keeper = try Keeper(backend)
    let session = try keeper.rig.session()
    for number in 0..<20 { try session.run(.create("n\(number)")) }
    session.settled()
    try keeper.restart { $0.windowsPerSession = 5 }
    let again = try keeper.session("demo")
    #expect(again.face.revision == 20)
    #expect(throws: SessionRefusal.refused(.full(.window, limit: 5))) {
      try again.run(.create("more"))
    }
  }

  @Test(arguments: Backend.all, 0..<10 as Range<UInt64>)
  func `random lives of random sessions are the same after any restart`(
    backend: Backend, seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let keeper = try Keeper(backend)
    var faces: [String: Face] = [:]
    for _ in 0..<120 {
      let name = random.pick(["a", "b", "c"], else: "a")
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<4:
        for session in try keeper.directory.all() { session.settled() }
        try keeper.restart()
      case 4..<7:
        if let session = try keeper.directory.find(named(name)) {
          try keeper.directory.remove(session)
          session.settled()
          faces[name] = nil
        }
      case 7..<10:
        let fork = random.pick(["d", "e", "f"], else: "d")
        guard faces[fork] == nil, let session = try keeper.directory.find(named(name)) else {
          break
        }
        let revision = Int.random(in: 0...session.face.revision, using: &random)
        let made = try keeper.directory.fork(session, at: revision, as: named(fork))
        made.settled()
        faces[fork] = made.face
      default:
        let session = try keeper.directory.createOrFind(named(name), Settings()).session
        for _ in 0..<Int.random(in: 1...9, using: &random) {
          try? session.run(.sample(using: &random))
        }
        session.settled()
        faces[name] = session.face
      }
    }
    try keeper.restart()
    #expect(try keeper.directory.names() == faces.keys.sorted())
    for (name, face) in faces { #expect(try keeper.session(name).face == face) }
  }
}

extension SessionDirectory {
  /// Opens and returns all sessions.
  fileprivate func all() throws -> [Session] {
    try list(limit: .max).compactMap { try find($0.record.identifier) }
  }
}

extension Command {
  /// Returns a command with one of few names, so that commands collide; some are refused.
  fileprivate static func sample(using random: inout SplitMix64) -> Command {
    let name = "w\(Int.random(in: 1...8, using: &random))"
    return switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: .create("w\(Int.random(in: 1...400, using: &random))")
    case 3..<5: .hide(name, random.chance(50))
    case 5: .release(named(name))
    default: .makeKeyAndVisible(name)
    }
  }
}
