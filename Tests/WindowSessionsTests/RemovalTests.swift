import SessionStorage
import TestSupport
import Testing
import WindowModel
import WindowSessions
import Workers

/// A removed session is gone for all clients at once.
@Suite struct RemovalTests {
  /// A store that writes to its disk when a test decides.
  private let store = HeldStore(MemoryStore(history: 1000))

  private func removed(_ rig: Rig) throws -> Session {
    let session = try rig.session()
    try session.run(.create("a"))
    store.isHeld = true
    try rig.directory.remove(session)
    return session
  }

  @Test func `a session is gone while the store removes it, and stays gone`() throws {
    let rig = Rig(store)
    let session = try removed(rig)
    #expect(try rig.directory.find(named("demo")) == nil)
    #expect(rig.directory.openSession(named("demo")) == nil)
    #expect(throws: SessionRefusal.removed(named("demo"))) { try session.run(.create("b")) }
    store.write()
    #expect(try rig.directory.find(named("demo")) == nil)
  }

  @Test func `a name is free at once, and the new session is written after the removal`() throws {
    let rig = Rig(store)
    let old = try removed(rig)
    let (new, isNew) = try rig.directory.createOrFind(named("demo"), Settings())
    #expect(isNew && new.epoch != old.epoch)
    #expect(try rig.directory.find(named("demo")) === new)
    try new.run(.create("b"))
    store.write()
    #expect(try rig.directory.find(named("demo")) === new)
    #expect(new.face.history == ["0.1 createWindow"])
  }

  @Test func `a removal that fails leaves the session as it was`() throws {
    let rig = Rig(store)
    let old = try removed(rig)
    store.write(failing: .full)
    let again = try #require(try rig.directory.find(named("demo")))
    #expect(again !== old && again.epoch == old.epoch && again.face == old.face)
    try again.run(.create("b"))
    store.write()
    #expect(again.face.revision == 2)
  }

  @Test func `followers are told of a removal once it is certain`() throws {
    let rig = Rig(store)
    let session = try rig.session()
    let wakes = Wakes()
    let follower = try Follower(session, wakes: wakes)
    follower.ask()
    store.isHeld = true
    try rig.directory.remove(session)
    #expect(wakes.log.isEmpty)
    #expect(follower.ask() == .parked)
    store.write()
    #expect(wakes.take() == ["f", "flush f"])
    #expect(follower.ask() == .closed)
  }

  @Test func `followers of a session that could not be removed may come again`() throws {
    let rig = Rig(store)
    let session = try rig.session()
    let follower = try Follower(session)
    follower.ask()
    store.isHeld = true
    try rig.directory.remove(session)
    store.write(failing: .full)
    #expect(follower.ask() == .lost)
  }

  @Test func `a removal on a condition is one step`() throws {
    let rig = Rig(store)
    let session = try rig.session()
    try session.run(.create("a"))
    #expect(throws: SessionRefusal.stale(revision: 1)) {
      try rig.directory.remove(session, if: .oneOf([0, 2]))
    }
    #expect(try rig.directory.find(named("demo")) === session)
    try session.run(.create("b"))
    try rig.directory.remove(session, if: .oneOf([2]))
    #expect(try rig.directory.find(named("demo")) == nil)
  }

  @Test func `what a key made is made again once that is removed`() throws {
    let rig = Rig(store)
    let origin = SessionOrigin(Settings())
    let old = try rig.directory.create(nil, origin, key: "k").session
    #expect(try rig.directory.create(nil, origin, key: "k").session === old)
    store.isHeld = true
    try rig.directory.remove(old)
    let new = try rig.directory.create(nil, origin, key: "k")
    #expect(new.isNew && new.session.epoch != old.epoch)
    store.write()
  }
}

@Suite struct LoadingTests {
  @Test func `a session that is loaded holds up only those who want it`() throws {
    let keeper = try Keeper(.sqlite)
    defer { keeper.store.close() }
    for name in ["slow", "quick"] {
      let session = try keeper.rig.session(name)
      try session.run(.create("a"))
      session.settled()
    }
    let store = GatedStore(keeper.store)
    let directory = Rig(store).directory
    let gate = store.gate(.commands)
    let find: @Sendable () throws -> Void = {
      let session = try directory.find(named("slow"))
      #expect(session?.face.revision == 1)
    }
    let first = Running(find)
    #expect(gate.reached())
    let second = Running(find)
    #expect(directory.openSession(named("slow")) == nil)
    #expect(try directory.find(named("quick"))?.face.revision == 1)
    #expect(try directory.find(named("none")) == nil)
    let made = try directory.create(named("new"), Settings())
    try made.run(.create("b"))
    made.settled()
    try directory.remove(made)
    directory.expireIdle()
    gate.open()
    #expect(first.join() && second.join())
    #expect(directory.openSession(named("slow")) != nil)
  }

  @Test func `those who load a session at once get the same one`() throws {
    let keeper = try Keeper(.sqlite)
    defer { keeper.store.close() }
    try keeper.rig.session().settled()
    let directory = Rig(keeper.store).directory
    let found = Found()
    onThreads(20) { _ in if let session = try? directory.find(named("demo")) { found.add(session) }
    }
    #expect(found.count == 20 && found.distinct == 1)
  }

  @Test func `a session that can't be loaded does not keep its name taken`() throws {
    let store = GatedStore(MemoryStore(history: 10))
    let directory = Rig(store).directory
    let gate = store.gate(.find)
    let thread = Running {
      let found = try directory.find(named("demo"))
      #expect(found == nil)
    }
    #expect(gate.reached())
    let maker = Running { _ = try directory.create(named("demo"), Settings()) }
    gate.open()
    #expect(thread.join() && maker.join())
    #expect(try directory.find(named("demo")) != nil)
  }
}

/// The sessions that threads found.
// The list is accessed only under the lock.
private final class Found: @unchecked Sendable {
  private let lock = Lock()
  private var sessions: [Session] = []

  func add(_ session: Session) { lock.hold { sessions.append(session) } }
  var count: Int { lock.hold { sessions.count } }
  var distinct: Int { lock.hold { Set(sessions.map(ObjectIdentifier.init)).count } }
}
