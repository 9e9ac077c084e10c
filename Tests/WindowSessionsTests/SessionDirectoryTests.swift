import TestSupport
import Testing
import WindowModel
import WindowSessions

@Suite struct SessionDirectoryTests {
  @Test func `a fresh directory has no sessions`() throws {
    let directory = Rig().directory
    #expect(try directory.names().isEmpty)
    #expect(try directory.find(named("demo")) == nil)
    #expect(try !directory.remove(named("demo")))
  }

  @Test func `a fresh session has nothing behind it`() throws {
    let session = try Rig().session("demo")
    #expect(session.identifier == named("demo"))
    #expect(session.settings == Settings())
    #expect(session.face.revision == 0)
    #expect(session.face.lastSeq == 0)
    #expect(session.face.history.isEmpty)
    #expect(session.face.application.windows.isEmpty)
  }

  @Test func `a session is found by its name until it is removed`() throws {
    let rig = Rig()
    let session = try rig.session("demo")
    #expect(try rig.directory.find(named("demo")) === session)
    #expect(try rig.directory.remove(named("demo")))
    #expect(try rig.directory.find(named("demo")) == nil)
    #expect(try !rig.directory.remove(named("demo")))
  }

  @Test func `all of them come by name`() throws {
    let rig = Rig()
    for name in ["b", "a", "C"] { _ = try rig.session(name) }
    #expect(try rig.directory.names() == ["C", "a", "b"])
  }

  @Test func `a name that is taken is refused, whatever the settings`() throws {
    let rig = Rig()
    _ = try rig.session("demo")
    #expect(throws: SessionRefusal.exists(named("demo"))) { try rig.session("demo") }
  }

  @Test func `a session is made once and then found with the same settings only`() throws {
    let rig = Rig()
    let (first, second) = (
      try rig.directory.createOrFind(named("demo"), Settings()),
      try rig.directory.createOrFind(named("demo"), Settings())
    )
    #expect(first.isNew && !second.isNew)
    #expect(first.session === second.session)
    #expect(throws: SessionRefusal.exists(named("demo"))) {
      try rig.directory.createOrFind(named("demo"), Settings(profile: .ios17))
    }
  }

  @Test func `a name can be used again, and then stands for another epoch`() throws {
    let rig = Rig()
    let first = try rig.session("demo")
    _ = try rig.directory.remove(named("demo"))
    let second = try rig.session("demo")
    #expect(first !== second)
    #expect(first.epoch != second.epoch)
  }

  @Test func `names and epochs come from the generator alone`() throws {
    func words(seed: UInt64) throws -> [String] {
      let directory = Rig(seed: seed).directory
      let sessions = try (0..<3).map { _ in try directory.create(nil, Settings()) }
      return sessions.flatMap { [$0.identifier.text, $0.epoch] }
    }
    let made = try words(seed: 7)
    #expect(try made == words(seed: 7))
    #expect(try made != words(seed: 8))
    #expect(Set(made).count == made.count)
  }

  @Test func `there are no more sessions than the limit`() throws {
    let rig = Rig { $0.sessions = 2 }
    for name in ["a", "b"] { _ = try rig.session(name) }
    #expect(throws: SessionRefusal.tooManySessions(limit: 2)) { try rig.session("c") }
    #expect(throws: SessionRefusal.tooManySessions(limit: 2)) {
      try rig.directory.createOrFind(named("c"), Settings())
    }
    #expect(try !rig.directory.createOrFind(named("a"), Settings()).isNew)
    _ = try rig.directory.remove(named("a"))
    _ = try rig.session("c")
  }
}
