import TestSupport
import Testing
import WindowModel
import WindowSessions

@Suite struct FollowerLossTests {
  private static let toggles: [Command] = (0..<20).map { .hide("a", !$0.isMultiple(of: 2)) }

  /// A session with one window that was shown and hidden ten times after a follower came.
  private func busySession(
    history: Int = 1000, queue: Int = 1 << 20, following: (Session) throws -> Void = { _ in }
  ) throws -> Session {
    let session = try Rig(history: history) { $0.streamQueueBytes = queue }.session()
    try session.run(.create("a"))
    try following(session)
    for command in Self.toggles { try session.run(command) }
    return session
  }

  @Test func `a follower that falls behind the queue is told what it did not get`() throws {
    var slow: Follower?
    let session = try busySession(queue: 500) { session in
      slow = try Follower(session)
      #expect(slow?.ask() == .parked)
      try session.run(.show("a"))
      #expect(slow?.askAll() == .parked)
      try session.run(.hide("a"))
    }
    #expect(slow?.ask() == .tooSlow(2...22))
    #expect(slow?.lines == ["1 UIWindowDidBecomeVisibleNotification a"])
    #expect(session.face.lastSeq == 22)
  }

  @Test func `a follower that falls behind commands without events misses nothing`() throws {
    let session = try Rig { $0.streamQueueBytes = 50 }.session()
    let slow = try Follower(session)
    slow.ask()
    for number in 0..<20 { try session.run(.create("n\(number)")) }
    #expect(slow.ask() == .tooSlow(nil))
  }

  @Test func `one slow follower is no matter to another`() throws {
    let session = try Rig { $0.streamQueueBytes = 500 }.session()
    try session.run(.create("a"))
    let (slow, quick) = (try Follower(session), try Follower(session))
    slow.ask()
    quick.ask()
    for command in Self.toggles {
      try session.run(command)
      #expect(quick.askAll() == .parked)
    }
    #expect(quick.lines == session.history([.window]))
    #expect(slow.ask() == .tooSlow(1...20))
  }

  @Test func `the events of a command larger than the queue are a gap, and history has them`()
    throws
  {
    let session = try Rig { $0.streamQueueBytes = 1 }.session()
    let follower = try Follower(session, [.window, .command])
    follower.ask()
    try session.run(.create("a") { $0.isHidden = false })
    #expect(follower.ask() == .items)
    #expect(follower.ask() == .tooLarge(1...1))
    #expect(follower.ask() == .parked)
    #expect(follower.lines == ["0.1 createWindow"])
    let late = try Follower(session, [.window, .command], from: .after(seq: 0, revision: nil))
    #expect(late.ask() == .items)
    #expect(late.ask() == .tooLarge(1...1))
    #expect(late.ask() == .parked)
    #expect(late.lines == follower.lines)
    #expect(session.history([.window]).count == 1)
  }

  @Test func `history is no queue: whoever starts far back gets all of it`() throws {
    let session = try busySession(queue: 500) { try Follower($0).ask() }
    let late = try Follower(session, .all, from: .after(seq: 0, revision: nil))
    #expect(late.askAll(limit: 100) == .parked)
    #expect(late.lines == session.history())
  }

  @Test func `where the log was trimmed there is a gap, and then all that is left`() throws {
    let session = try busySession(history: 4)
    let late = try Follower(session, from: .after(seq: 3, revision: nil))
    guard case .gap(let gap) = late.ask() else {
      Issue.record("no gap")
      return
    }
    #expect(gap.lowerBound == 4)
    #expect(late.askAll() == .parked)
    #expect(late.lines == session.history([.window]))
    #expect(late.lines.first?.hasPrefix("\(gap.upperBound + 1) ") == true)
    #expect(late.lines.last?.hasPrefix("20 ") == true)
    #expect((4...5).contains(late.lines.count))
  }

  @Test func `history says the same gap`() throws {
    let session = try busySession(history: 4)
    let late = try Follower(session, from: .after(seq: 3, revision: nil))
    let history = try session.visit([.window], from: .after(seq: 3, revision: nil)) { _, _ in true }
    #expect(history.gap.map(Subscription.Delivery.gap) == late.ask())
    #expect(!history.isReset)
    let recent = try session.visit([.window], from: .after(seq: 18, revision: nil)) { _, _ in true }
    #expect(recent.gap == nil && !recent.isReset)
  }

  @Test func `a log trimmed of commands without events leaves no gap`() throws {
    let session = try Rig(history: 4).session()
    for number in 0..<20 { try session.run(.create("n\(number)")) }
    let late = try Follower(session, .all, from: .after(seq: 0, revision: 3))
    #expect(late.askAll() == .parked)
    #expect(late.lines == session.history())
  }

  @Test func `a removed session wakes everyone, and all are told that it is closed`() throws {
    let rig = Rig()
    let wakes = Wakes()
    let session = try rig.session()
    let followers = try ["a", "b", "c"].map { try Follower(session, named: $0, wakes: wakes) }
    for follower in followers.dropLast() { follower.ask() }
    _ = try rig.directory.remove(named("demo"))
    #expect(wakes.take() == ["a", "b", "flush b"])
    for follower in followers { #expect(follower.ask() == .closed) }
    #expect(followers[0].ask() == .closed)
    #expect(wakes.log.isEmpty)
  }

  @Test func `whoever comes to a session while it is removed is told so at once`() throws {
    let rig = Rig()
    let session = try rig.session()
    _ = try rig.directory.remove(named("demo"))
    #expect(try Follower(session).ask() == .closed)
  }
}
