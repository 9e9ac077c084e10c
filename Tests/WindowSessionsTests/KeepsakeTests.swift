import SessionStorage
import TestSupport
import Testing
import WindowModel
import WindowSessions

/// Data that readers keep with a session's state.
private final class Keepsake: Sendable {}

@Suite struct KeepsakeTests {
  @Test(arguments: Backend.all)
  func `it goes with each command that was carried out, and with no other`(backend: Backend) throws
  {
    let keeper = try Keeper(backend)
    defer { keeper.store.close() }
    let session = try keeper.rig.session()
    try session.run(.create("a"))
    session.settled()
    var kept = session.keepsake(Keepsake.init)
    func isGone() -> Bool {
      let last = kept
      kept = session.keepsake(Keepsake.init)
      return kept !== last
    }
    #expect(!isGone())
    try session.perform(.makeKeyAndVisible("a"), dryRun: true) { _, _ in }
    #expect(!isGone())
    #expect(throws: SessionRefusal.self) { try session.run(.makeKeyAndVisible("b")) }
    #expect(throws: SessionRefusal.self) {
      try session.perform(.makeKeyAndVisible("a"), if: .oneOf([7])) { _, _ in }
    }
    _ = session.face
    #expect(!isGone())
    try session.run(.makeKeyAndVisible("a"))
    #expect(isGone())
  }

  @Test func `it goes once more when what it was made of has reached the disk`() throws {
    let store = HeldStore(MemoryStore(history: 1000))
    let session = try Rig(store).session()
    store.isHeld = true
    try session.run(.create("a"))
    let kept = session.keepsake(Keepsake.init)
    #expect(session.keepsake(Keepsake.init) === kept)
    store.write()
    #expect(session.keepsake(Keepsake.init) !== kept)
  }

  @Test func `it goes where nobody asked for a while, though the session stays`() throws {
    let rig = Rig { $0.unloadSeconds = 60 }
    let session = try rig.session()
    let kept = session.keepsake(Keepsake.init)
    rig.clock.move(by: 59)
    rig.directory.expireIdle()
    #expect(session.keepsake(Keepsake.init) === kept)
    rig.clock.move(by: 60)
    rig.directory.expireIdle()
    #expect(session.keepsake(Keepsake.init) !== kept)
    #expect(try rig.directory.find(named("demo")) === session)
  }
}
