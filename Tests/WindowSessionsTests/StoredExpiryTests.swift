import Foundation
import TestSupport
import Testing
import WindowModel
import WindowSessions

/// Idle durable sessions.
@Suite struct StoredExpiryTests {
  private let keeper: Keeper

  init() throws {
    keeper = try Keeper(.sqlite) { limits in
      (limits.storedIdleSeconds, limits.emptyIdleSeconds) = (10_000, 1000)
    }
  }

  private func make(_ name: String, _ commands: Command...) throws {
    let session = try keeper.rig.session(name)
    for command in commands { try session.run(command) }
    session.settled()
  }

  /// Lets time pass, with an occasional search for idle sessions, as in a process.
  private func pass(_ seconds: Double) {
    for _ in 0..<10 {
      keeper.rig.clock.move(by: seconds / 10)
      keeper.directory.expireIdle()
    }
  }

  /// Whether a session is removed without more time; one that the store's thread retains stays until the next call.
  private func goes(_ name: String) throws -> Bool {
    try eventually {
      if try !keeper.directory.names().contains(name) { return true }
      keeper.directory.expireIdle()
      return false
    }
  }

  @Test func `one that never had a command goes first`() throws {
    try make("empty")
    try make("used", .create("w"))
    pass(1000)
    #expect(try keeper.directory.names() == ["empty", "used"])
    pass(500)
    #expect(try goes("empty"))
    #expect(try keeper.directory.find(named("used")) != nil)
  }

  @Test func `one that was used goes when its time is up, also after a restart`() throws {
    try make("used", .create("w"))
    pass(5000)
    let now = keeper.rig.clock.seconds
    try keeper.restart { limits in
      (limits.storedIdleSeconds, limits.emptyIdleSeconds) = (10_000, 1000)
    }
    keeper.rig.clock.move(by: now - keeper.rig.clock.seconds)
    pass(4900)
    #expect(try keeper.directory.names() == ["used"])
    pass(500)
    #expect(try goes("used"))
  }

  @Test func `whoever asks for it gives it the whole time again`() throws {
    try make("used", .create("w"))
    for _ in 0..<4 {
      pass(6000)
      try keeper.session("used").read { _ in }
    }
    pass(11_000)
    #expect(try goes("used"))
  }

  @Test func `one that is followed stays`() throws {
    try make("used", .create("w"))
    let follower = try Follower(keeper.session("used"))
    pass(50_000)
    #expect(try keeper.directory.find(named("used")) != nil)
    follower.cancel()
  }

  @Test func `a fork keeps what it shares with one that went`() throws {
    try make("parent", .create("w"), .create("v"))
    pass(9000)
    // A session that the test retains stays in memory.
    func forked() throws -> Face {
      let fork = try keeper.directory.fork(keeper.session("parent"), at: 1, as: named("fork"))
      try fork.run(.create("u"))
      fork.settled()
      return fork.face
    }
    let face = try forked()
    for _ in 0..<2 {
      pass(7000)
      try keeper.session("fork").read { _ in }
    }
    #expect(try goes("parent"))
    #expect(try keeper.directory.names() == ["fork"])
    try keeper.restart()
    #expect(try keeper.session("fork").face == face)
  }

  @Test func `many go a slice at a time`() throws {
    let count = 450
    for number in 0..<count { _ = try keeper.rig.session("s\(number)") }
    try keeper.rig.session("last").settled()
    keeper.rig.clock.move(by: 2000)
    var slices: [Int] = []
    // A session that the writer retains stays until the next call.
    let areGone = eventually {
      let before = keeper.directory.count
      let isBehind = keeper.directory.expireIdle()
      let removed = before - keeper.directory.count
      if removed > 0 { slices.append(removed) }
      #expect(removed < 200 || isBehind)
      return keeper.directory.count == 0
    }
    #expect(areGone)
    #expect(slices.allSatisfy { $0 <= 200 } && slices.reduce(0, +) == count + 1)
  }

  @Test func `its name is free again`() throws {
    try make("empty")
    pass(3000)
    #expect(try goes("empty"))
    #expect(try keeper.rig.session("empty").read { $0.revision } == 0)
    #expect(keeper.directory.count == 1)
  }
}
