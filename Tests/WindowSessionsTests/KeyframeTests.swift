import TestSupport
import Testing
import WindowModel
import WindowSessions
import Workers

/// Keyframes limit the cost of opening a session and of reading earlier states.
@Suite struct KeyframeTests {
  @Test(arguments: Backend.all)
  func `any revision of a dear log is near a keyframe, before and after a restart`(
    backend: Backend
  ) throws {
    let keeper = try Keeper(backend)
    defer { keeper.store.close() }
    let session = try keeper.rig.session()
    try session.run(.create("a"))
    try session.runDear("a", count: 66)
    session.settled()
    try keeper.restart()
    for revision in stride(from: 2, to: 67, by: 16) {
      // Its own directory, so that nothing of the last read is cached.
      let session = try #require(try Rig(keeper.store).directory.find(named("demo")))
      let work = Work()
      #expect(try session.moment(at: revision, work).revision == revision)
      #expect(work.spent <= ReplayCost.limit + 12_000)
    }
  }

  @Test func `a look back that takes too much work stops, and another one goes on`() throws {
    let session = try Rig().session()
    try session.run(.create("a"))
    for _ in 0..<5 { try session.run(.dear("a")) }
    #expect(throws: SessionRefusal.work(.tooMuchWork(limit: 3000))) {
      try session.moment(at: 4, Work(limit: 3000))
    }
    let cancelled = Work()
    cancelled.cancel()
    #expect(throws: SessionRefusal.work(.cancelled)) { try session.moment(at: 4, cancelled) }
    #expect(throws: SessionRefusal.work(.tooMuchWork(limit: 3000))) {
      try session.visit(.all, from: .after(seq: 0, revision: nil), Work(limit: 3000)) { _, _ in
        true
      }
    }
    #expect(try session.moment(at: 4).revision == 4)
  }

  @Test func `a command that takes too much work changes nothing`() throws {
    let session = try Rig().session()
    try session.run(.create("a"))
    let before = session.face
    #expect(throws: SessionRefusal.work(.tooMuchWork(limit: 10))) {
      try session.perform(SourcedCommand(.dear("a")), work: Work(limit: 10)) { _, _ in }
    }
    #expect(session.face == before)
  }

  @Test func `pages through dear commands come to the whole history`() throws {
    let session = try Rig().session()
    try session.run(.create("a"))
    for _ in 0..<3 { try session.run(.dear("a", times: 12_000), .show("a"), .hide("a")) }
    let whole = session.history()
    var lines: [String] = []
    while true {
      var page: [String] = []
      let start = lines.last.map(place) ?? .after(seq: 0, revision: nil)
      _ = try session.visit(.all, from: start) { item, application in
        let bytes = lineEncoder(item, session.epoch, application)
        page.append(String(decoding: bytes.dropLast(), as: UTF8.self))
        return page.count < 3500
      }
      guard !page.isEmpty else { break }
      lines += page
    }
    #expect(lines == whole)
    #expect(whole.count > 36_000)
  }

  @Test(arguments: Backend.all)
  func `a fork has its parent's keyframes, before and after a restart`(backend: Backend) throws {
    let keeper = try Keeper(backend)
    defer { keeper.store.close() }
    let session = try keeper.rig.session()
    try session.run(.create("a"))
    try session.runDear("a", count: 66)
    session.settled()
    try keeper.directory.fork(session, at: 60, as: named("fork")).settled()
    try keeper.restart()
    for _ in 1...2 {
      let parent = try keeper.session("demo")
      let fork = try keeper.session("fork")
      let work = Work()
      #expect(try fork.moment(at: 59, work) == parent.moment(at: 59))
      #expect(work.spent <= ReplayCost.limit + 12_000)
      try keeper.restart()
    }
  }
}
