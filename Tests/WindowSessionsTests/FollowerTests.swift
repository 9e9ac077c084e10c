import TestSupport
import Testing
import WindowModel
import WindowSessions

@Suite struct FollowerTests {
  private let wakes = Wakes()

  @Test func `a fresh follower starts where the session stands, and parks`() throws {
    let session = try Rig().session()
    try session.run(.create("a"), .makeKeyAndVisible("a"))
    let follower = try Follower(session, wakes: wakes)
    #expect(follower.beginning.revision == 2)
    #expect(follower.beginning.lastSeq == 2)
    #expect(!follower.beginning.isReset)
    #expect(follower.ask() == .parked)
    #expect(follower.lines.isEmpty)
    #expect(wakes.log.isEmpty)
  }

  @Test func `a parked follower is woken once for each time that it parked`() throws {
    let session = try Rig().session()
    let follower = try Follower(session, wakes: wakes)
    follower.ask()
    try session.run(.create("a"), .makeKeyAndVisible("a"), .hide("a"))
    #expect(wakes.take() == ["f", "flush f"])
    #expect(follower.askAll() == .parked)
    #expect(follower.lines.count == 4)
    try session.run(.show("a"))
    #expect(wakes.take() == ["f", "flush f"])
  }

  @Test func `to park twice is to be woken once`() throws {
    let session = try Rig().session()
    let follower = try Follower(session, wakes: wakes)
    follower.ask()
    follower.ask()
    try session.run(.create("a"))
    #expect(wakes.log == ["f", "flush f"])
  }

  @Test func `those who wait are woken in the order in which they parked, with one flush`() throws {
    let session = try Rig().session()
    let followers = try ["a", "b", "c", "d"].map { try Follower(session, named: $0, wakes: wakes) }
    for index in [2, 0, 3, 1] { followers[index].ask() }
    try session.run(.create("w"))
    #expect(wakes.take() == ["c", "a", "d", "b", "flush b"])
    for index in [1, 2] { followers[index].askAll() }
    try session.run(.show("w"))
    #expect(wakes.take() == ["b", "c", "flush c"])
  }

  @Test func `each gets the groups that it asked for`() throws {
    let session = try Rig().session()
    let groups: [EventGroups] = [[.window], [.reference], [.command], [], .all]
    let followers = try groups.map { try Follower(session, $0) }
    try session.run(.create("a"), .show("a"), .release(named("a")))
    for follower in followers { #expect(follower.askAll() == .parked) }
    #expect(followers.map(\.lines.count) == [2, 1, 3, 0, 6])
    #expect(followers[4].lines == session.history())
  }

  @Test func `a small appetite loses nothing`() throws {
    let session = try Rig().session()
    let caughtUp = try Follower(session, .all)
    caughtUp.ask()
    try session.run(.create("a"), .makeKeyAndVisible("a"), .hide("a"), .release(named("a")))
    let late = try Follower(session, .all, from: .after(seq: 0, revision: nil))
    for follower in [caughtUp, late] {
      #expect(follower.askAll(limit: 1) == .parked)
      #expect(follower.lines == session.history())
    }
  }

  @Test func `every place in the log can be resumed from`() throws {
    let session = try Rig().session()
    try session.run(
      .create("a"), .create("b"), .makeKeyAndVisible("a"), .show("b"), .hide("a"), .create("c"),
      .release(named("b")))
    for groups in [EventGroups.all, [.window], [.command], [.reference]] {
      let all = session.history(groups)
      for (index, line) in all.enumerated() {
        let follower = try Follower(session, groups, from: place(in: line))
        #expect(follower.askAll() == .parked)
        #expect(follower.lines == Array(all[(index + 1)...]), "behind \(line)")
        follower.cancel()
      }
    }
  }

  @Test func `a place that names an event and a command is behind both`() throws {
    let session = try Rig().session()
    try session.run(.create("a"), .makeKeyAndVisible("a"), .create("b"), .create("c"))
    for (revision, left) in [(1, 2), (2, 2), (3, 1), (4, 0)] {
      let start = Session.Start.after(seq: 2, revision: revision)
      #expect(session.history(from: start).count == left)
    }
    #expect(session.history(from: .after(seq: 1, revision: 4)).isEmpty)
    #expect(session.history(from: .after(seq: 0, revision: 2)).count == 4)
  }

  @Test(arguments: [
    Session.Start.unknown, .after(seq: 2, revision: nil), .after(seq: 1, revision: 3),
  ])
  func `a place that the session never reached, or of another session, is a reset`(
    start: Session.Start
  ) throws {
    let session = try Rig().session()
    try session.run(.create("a"), .show("a"))
    let follower = try Follower(session, .all, from: start)
    #expect(follower.beginning.isReset)
    #expect(follower.ask() == .parked)
    #expect(session.history(from: start).isEmpty)
    try session.run(.hide("a"))
    #expect(follower.askAll() == .parked)
    #expect(follower.lines.count == 2)
  }

  @Test func `a follower that is cancelled while it waits is not woken`() throws {
    let session = try Rig().session()
    let followers = try ["a", "b"].map { try Follower(session, named: $0, wakes: wakes) }
    for follower in followers { follower.ask() }
    followers[0].cancel()
    try session.run(.create("w"))
    #expect(wakes.log == ["b", "flush b"])
  }

  @Test(arguments: ["a", "c", "e", "ab", "ea", "dbe", "edcb", "abcd", "caebd"])
  func `whoever of those who wait goes, all others are woken once`(leaving: String) throws {
    let session = try Rig().session()
    let names = ["a", "b", "c", "d", "e"]
    let followers = try names.map { try Follower(session, named: $0, wakes: wakes) }
    for follower in followers { follower.ask() }
    for name in leaving { followers.first { $0.name == String(name) }?.cancel() }
    try session.run(.create("w"))
    let woken = wakes.log.filter { !$0.hasPrefix("flush") }
    #expect(woken.sorted() == names.filter { !leaving.contains($0) })
    // A woken follower can wait and leave as before.
    for follower in followers { follower.ask() }
    for follower in followers { follower.cancel() }
    try session.run(.create("v"))
    #expect(wakes.log.filter { !$0.hasPrefix("flush") }.count == woken.count)
  }

  @Test func `a follower lets go of its waker when it is cancelled`() throws {
    let session = try Rig().session()
    var follower: Follower? = try Follower(session)
    follower?.ask()
    weak let watched = follower
    follower?.cancel()
    follower = nil
    #expect(watched == nil)
  }

  @Test func `there are no more followers than the limit, and one that left makes room once`()
    throws
  {
    let session = try Rig { $0.streamsPerSession = 2 }.session()
    let first = try Follower(session)
    _ = try Follower(session)
    #expect(throws: SessionRefusal.tooManyStreams(limit: 2)) { try Follower(session) }
    first.cancel()
    first.cancel()
    _ = try Follower(session)
    #expect(throws: SessionRefusal.tooManyStreams(limit: 2)) { try Follower(session) }
  }
}

/// The position after an item, as a client that received its line would send it.
func place(in line: String) -> Session.Start {
  let numbers = line.prefix { $0 != " " }.split(separator: ".").compactMap { Int($0) }
  return .after(seq: numbers[0], revision: numbers.count == 2 ? numbers[1] : nil)
}
