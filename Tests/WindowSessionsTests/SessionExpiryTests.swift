import TestSupport
import Testing
import WindowModel
import WindowSessions

@Suite struct SessionExpiryTests {
  private let rig = Rig { $0.idleSeconds = 100 }

  /// Whether the session still exists after the directory has expired idle ones.
  private func stands(_ name: String = "demo") throws -> Bool {
    rig.directory.expireIdle()
    return try rig.directory.find(named(name)) != nil
  }

  @Test func `a session that nobody asks for goes when its time is up`() throws {
    _ = try rig.session()
    rig.clock.move(by: 99.9)
    #expect(try stands())
    rig.clock.move(by: 0.1)
    #expect(try !stands())
  }

  @Test func `only the idle ones go`() throws {
    _ = try rig.session("old")
    rig.clock.move(by: 60)
    _ = try rig.session("young")
    rig.clock.move(by: 60)
    #expect(try !stands("old"))
    #expect(try stands("young"))
  }

  @Test(arguments: ["read", "perform", "refuse", "dry run", "visit", "follow"])
  func `whoever asks for it gives it the whole time again`(deed: String) throws {
    let session = try rig.session()
    rig.clock.move(by: 60)
    switch deed {
    case "read": session.read { _ in }
    case "perform": try session.run(.create("w"))
    case "refuse": try? session.run(.makeKeyAndVisible("nobody"))
    case "dry run": try session.perform(.create("w"), dryRun: true) { _, _ in }
    case "visit": _ = session.history()
    default: try Follower(session).cancel()
    }
    rig.clock.move(by: 60)
    #expect(try stands())
    rig.clock.move(by: 40)
    #expect(try !stands())
  }

  @Test func `a session that is followed stays`() throws {
    let follower = try Follower(rig.session())
    rig.clock.move(by: 1000)
    #expect(try stands())
    follower.cancel()
  }

  @Test func `a follower that is cut off has the whole time to come back`() throws {
    let follower = try Follower(rig.session())
    rig.clock.move(by: 1000)
    follower.cancel()
    rig.clock.move(by: 99.9)
    #expect(try stands())
    rig.clock.move(by: 0.1)
    #expect(try !stands())
  }
}
