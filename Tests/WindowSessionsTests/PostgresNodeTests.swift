import PostgresStorage
import Synchronization
import TestSupport
import Testing
import WindowModel

@testable import WindowSessions

/// Several nodes on one database.
@Suite(.enabled(if: PostgresServer.shared != nil)) struct PostgresNodeTests {
  /// Nodes that share a database, each with its own sessions in memory.
  // Made by the test, and only read by its threads.
  private final class Cluster: @unchecked Sendable {
    let place = Backend.Place()
    let url: String
    private(set) var stores: [PostgresStore] = []
    private(set) var rigs: [Rig] = []

    init(_ count: Int = 2) throws {
      url = try place.database()
      for number in 0..<count {
        stores.append(try PostgresStore(url))
        rigs.append(Rig(stores[number], seed: UInt64(number) + 1))
      }
    }

    deinit { for store in stores { store.close() } }

    /// Returns a node's session of a name.
    func session(_ node: Int, _ name: String = "demo") throws -> Session {
      try #require(try rigs[node].directory.find(named(name)))
    }

    func query(_ sql: String) throws -> String {
      try #require(PostgresServer.shared).query(sql, on: url)
    }
  }

  @Test func `what one node has committed another one finds`() throws {
    let cluster = try Cluster()
    let first = try cluster.rigs[0].session()
    try first.run(.create("a"), .makeKeyAndVisible("a"))
    #expect(first.settled() == nil)
    let second = try cluster.session(1)
    #expect(second.face == first.face)
    #expect(second.epoch == first.epoch)
  }

  @Test func `of two nodes that go on from one revision the slower one catches up`() throws {
    let cluster = try Cluster()
    let first = try cluster.rigs[0].session()
    #expect(first.settled() == nil)
    let second = try cluster.session(1)
    try first.run(.create("a"))
    #expect(first.settled() == nil)
    try second.run(.create("b"))
    #expect(second.settled() == .overtaken)
    try second.catchUp()
    #expect(!second.isBehind)
    #expect(second.face == first.face)
    try second.run(.create("b"))
    #expect(second.settled() == nil)
    try first.catchUp()
    #expect(first.face == second.face)
    #expect(first.read { $0.revision } == 2)
  }

  @Test func `nothing is committed behind what another node was faster than`() throws {
    let cluster = try Cluster()
    let first = try cluster.rigs[0].session()
    #expect(first.settled() == nil)
    let second = try cluster.session(1)
    try first.run(.create("a"))
    #expect(first.settled() == nil)
    // The second of these would continue from a revision that the log already has.
    for number in 0..<200 { try? second.run(.create("b\(number)")) }
    second.settled()
    try second.bringUpToDate()
    try first.catchUp()
    #expect(second.face == first.face)
    #expect(first.history().first == "0.1 createWindow")
  }

  @Test func `a reply to a read leaves only where no other node has changed the session`() throws {
    let cluster = try Cluster()
    let first = try cluster.rigs[0].session()
    #expect(first.settled() == nil)
    let second = try cluster.session(1)
    let turnover = second.turnover
    #expect(outcome(second.settlement(since: turnover, of: nil), second) == nil)
    try first.run(.create("a"))
    #expect(first.settled() == nil)
    #expect(outcome(second.settlement(since: turnover, of: nil), second) == .overtaken)
    // It has caught up by then, and the outdated read is still refused.
    #expect(second.face == first.face)
    #expect(outcome(second.settlement(since: turnover, of: nil), second) == .overtaken)
    #expect(outcome(second.settlement(since: second.turnover, of: nil), second) == nil)
  }

  private func outcome(_ group: CommitGroup?, _ session: Session) -> StoreFailure? {
    group?.outcome(for: session)
  }

  @Test func `a removed session is gone on every node, and its name is free`() throws {
    let cluster = try Cluster()
    let first = try cluster.rigs[0].session()
    #expect(first.settled() == nil)
    let second = try cluster.session(1)
    try second.prepareToFollow()
    let follower = try Follower(second, .all)
    #expect(follower.askAll() == .parked)
    try cluster.rigs[0].directory.remove(first)
    #expect(first.settled() == nil)
    #expect(eventually { follower.askAll() == .closed })
    #expect(try cluster.rigs[1].directory.find(named("demo")) == nil)
    let again = try cluster.rigs[1].session()
    #expect(again.settled() == nil)
    #expect(again.epoch != first.epoch)
  }

  @Test func `a session is not removed at a revision that another node has left`() throws {
    let cluster = try Cluster()
    let first = try cluster.rigs[0].session()
    #expect(first.settled() == nil)
    let second = try cluster.session(1)
    try first.run(.create("a"))
    #expect(first.settled() == nil)
    try cluster.rigs[1].directory.remove(second, if: .oneOf([0]))
    #expect(second.settled() == .overtaken)
    #expect(eventually { (try? cluster.session(1))?.face == first.face })
    try cluster.rigs[1].directory.remove(cluster.session(1), if: .oneOf([1]))
    #expect(try eventually { try cluster.rigs[1].directory.find(named("demo")) == nil })
  }

  @Test func `two nodes that make a session of one name make one`() throws {
    let cluster = try Cluster()
    // The slower one finds it, or is refused when it commits.
    let first = try cluster.rigs[0].session()
    if let second = try? cluster.rigs[1].session() {
      #expect([first.settled(), second.settled()].contains { $0 == nil })
    }
    #expect(try cluster.rigs[0].directory.names() == ["demo"])
    #expect(try cluster.session(0).epoch == cluster.session(1).epoch)
  }

  @Test func `followers on another node are told of each event once, in order`() throws {
    let cluster = try Cluster()
    let first = try cluster.rigs[0].session()
    try first.run(.create("a"))
    #expect(first.settled() == nil)
    let second = try cluster.session(1)
    try second.prepareToFollow()
    let follower = try Follower(second, .all, from: .after(seq: 0, revision: nil))
    follower.askAll()
    for number in 0..<60 {
      try first.run(.hide("a", !number.isMultiple(of: 2)))
      if number.isMultiple(of: 10) { first.settled() }
    }
    #expect(first.settled() == nil)
    #expect(
      eventually {
        follower.askAll()
        return follower.lines.count == first.history().count
      })
    #expect(follower.lines == first.history())
    #expect(counter("hints_sent", of: cluster.stores[0]) > 0)
  }

  @Test
  func `a follower that comes from another node goes on, though commands are on their way here`()
    throws
  {
    let cluster = try Cluster()
    let first = try cluster.rigs[0].session()
    try first.run(.create("a"))
    #expect(first.settled() == nil)
    let second = try cluster.session(1)
    var count = 0
    for number in 0..<50 {
      try first.bringUpToDate()
      try first.run(.hide("a", !number.isMultiple(of: 2)))
      guard first.settled() == nil else { continue }
      let (seq, revision) = first.read { ($0.lastSeq, $0.revision) }
      // Unless it has heard of that already, this goes on from an outdated state, and is overtaken.
      try? second.run(.hide("a", number.isMultiple(of: 2)))
      try second.prepareToFollow()
      let follower = try Follower(second, from: .after(seq: seq, revision: revision))
      #expect(!follower.beginning.isReset)
      #expect(follower.beginning.revision >= revision)
      follower.cancel()
      count += 1
    }
    #expect(count > 10)
  }

  @Test func `a session that is followed on one node costs no notification`() throws {
    let cluster = try Cluster()
    let first = try cluster.rigs[0].session()
    #expect(first.settled() == nil)
    try first.prepareToFollow()
    let follower = try Follower(first, .all)
    for _ in 0..<20 {
      try first.run(.makeAny())
      #expect(first.settled() == nil)
    }
    #expect(follower.askAll() == .parked)
    #expect(follower.lines.count == 20)
    #expect(counter("hints_sent", of: cluster.stores[0]) == 0)
  }

  @Test func `a group of commits is one statement, whatever the number of sessions`() throws {
    let cluster = try Cluster(1)
    let sessions = try (0..<20).map { try cluster.rigs[0].session("s\($0)") }
    for session in sessions { #expect(session.settled() == nil) }
    let before = counter("commits", of: cluster.stores[0])
    for _ in 0..<10 { for session in sessions { try session.run(.makeAny()) } }
    for session in sessions { #expect(session.settled() == nil) }
    #expect(counter("commits", of: cluster.stores[0]) - before < 200)
    #expect(try cluster.query("SELECT count(*) FROM command") == "200")
  }

  @Test func `a key that another node has seen is not carried out again`() throws {
    let cluster = try Cluster()
    let first = try cluster.rigs[0].session()
    #expect(first.settled() == nil)
    let second = try cluster.session(1)
    let make = SourcedCommand(.create("a"))
    try first.perform(make, key: "k") { _, _ in }
    #expect(first.settled() == nil)
    #expect(throws: SessionRefusal.store(.overtaken)) {
      try second.perform(make, key: "k") { _, _ in }
    }
    try second.catchUp()
    try second.perform(make, key: "k") { view, _ in #expect(view.revision == 1) }
    #expect(second.read { $0.revision } == 1)
  }

  @Test func `nothing that was acknowledged is lost when the database crashes`() throws {
    let server = try PostgresServer()
    defer { server.crash() }
    let url = try server.makeDatabase()
    let store = try PostgresStore(url)
    defer { store.close() }
    let session = try Rig(store).session()
    #expect(session.settled() == nil)
    for number in 0..<20 {
      try session.run(.create("a\(number)"))
      if number == 10 {
        server.crash()
        try server.start()
      }
      #expect(session.settled() == nil)
    }
    #expect(try server.query("SELECT count(*) FROM command", on: url) == "20")
    #expect(counter("reconnects", of: store) > 0)
  }

  @Test func `a store whose database is away is out of reach until it is back`() throws {
    let server = try PostgresServer()
    defer { server.crash() }
    let store = try PostgresStore(server.makeDatabase())
    defer { store.close() }
    let rig = Rig(store)
    #expect(try rig.session().settled() == nil)
    #expect(store.isReachable)
    server.crash()
    #expect(eventually { !store.isReachable })
    #expect(throws: SessionRefusal.self) { try rig.directory.find(named("other")) }
    try server.start()
    #expect(eventually { store.isReachable })
    #expect(try rig.directory.find(named("other")) == nil)
  }

  @Test
  func `after a failover that lost commits each node reads its sessions anew, with other epochs`()
    throws
  {
    let server = try PostgresServer()
    defer { server.crash() }
    let url = try server.makeDatabase()
    let stores = [try PostgresStore(url), try PostgresStore(url)]
    defer { for store in stores { store.close() } }
    let rigs = stores.enumerated().map { Rig($1, seed: UInt64($0) + 1) }
    let first = try rigs[0].session()
    try first.run(.create("kept"))
    #expect(first.settled() == nil)
    try server.saveStandby()
    try first.run(.create("lost"))
    #expect(first.settled() == nil)
    let follower = try Follower(first, .all)
    #expect(eventually { follower.askAll() == .parked })
    try server.failOver()

    // The other node goes on from what is left, so the revision is the one that the first node knows.
    var found: Session?
    #expect(
      eventually {
        found = (try? rigs[1].directory.find(named("demo"))) ?? nil
        return found != nil
      })
    let second = try #require(found)
    #expect(second.read { $0.revision } == 1)
    try second.run(.create("other"))
    #expect(second.settled() == nil)
    #expect(second.read { $0.revision } == first.read { $0.revision })
    try? first.run(.create("more"))
    #expect(first.settled() == .lostCommands)
    #expect(follower.askAll() == .lost)

    let again = try #require(try rigs[0].directory.find(named("demo")))
    #expect(again.face == second.face)
    #expect(again.epoch == second.epoch)
    #expect(again.epoch != first.epoch)
    #expect(try server.query("SELECT timeline, branch FROM fenestra", on: url) == "2|1")
    try again.run(.create("more"))
    #expect(again.settled() == nil)
  }

  @Test func `a failover of a database that waits for its standby changes no epoch`() throws {
    let server = try PostgresServer()
    defer { server.crash() }
    let url = try server.makeDatabase()
    let store = try PostgresStore(url)
    defer { store.close() }
    let session = try Rig(store).session()
    #expect(session.settled() == nil)
    try server.query("UPDATE fenestra SET synchronous = true", on: url)
    try server.saveStandby()
    try server.failOver()
    try session.run(.create("a"))
    #expect(session.settled() == nil)
    #expect(try server.query("SELECT timeline, branch FROM fenestra", on: url) == "2|0")
  }

  @Test func `a former primary that comes back is refused`() throws {
    let server = try PostgresServer()
    defer { server.crash() }
    let url = try server.makeDatabase()
    let store = try PostgresStore(url)
    defer { store.close() }
    let rig = Rig(store)
    #expect(try rig.session().settled() == nil)
    try server.saveStandby()
    try server.failOver()
    #expect(eventually { (try? server.query("SELECT timeline FROM fenestra", on: url)) == "2" })
    try server.bringBackFormerPrimary()
    #expect(eventually { !store.isReachable })
    #expect(throws: SessionRefusal.self) { try rig.directory.find(named("other")) }
  }

  @Test func `a node leaves a session alone that follows newer rules than it knows`() throws {
    let cluster = try Cluster(1)
    #expect(try cluster.rigs[0].session().settled() == nil)
    let newer = Rig(cluster.stores[0], seed: 8, rules: Rule.version + 1)
    #expect(try newer.directory.find(named("demo"))?.settled() == nil)
    #expect(
      eventually {
        (try? cluster.query("SELECT rules FROM session")) == "\(Rule.version + 1)"
      })
    let older = Rig(cluster.stores[0], seed: 9)
    #expect(throws: SessionRefusal.self) { try older.directory.find(named("demo")) }
  }

  @Test func `ten writers on three nodes lose and double nothing`() throws {
    let cluster = try Cluster(3)
    #expect(try cluster.rigs[0].session().settled() == nil)
    let made = Mutex(0)
    onThreads(9) { thread in
      for number in 0..<20 {
        let command = Command.create("t\(thread)n\(number)")
        if (try? Self.insist(on: command, in: cluster, node: thread % 3)) == true {
          made.withLock { $0 += 1 }
        }
      }
    }
    #expect(made.withLock { $0 } == 180)
    let faces = try (0..<3).map { node in
      let session = try cluster.session(node)
      try session.catchUp()
      return session.face
    }
    #expect(faces.allSatisfy { $0.revision == 180 && $0 == faces[0] })
    #expect(try cluster.query("SELECT count(DISTINCT source) FROM command") == "180")
  }

  /// Retries a command until no other node is faster; returns whether it was carried out.
  private static func insist(on command: Command, in cluster: Cluster, node: Int) throws -> Bool {
    for _ in 0..<1000 {
      let session = try cluster.session(node)
      var group: CommitGroup?
      do {
        try session.perform(command) { _, commit in group = commit.group }
      } catch SessionRefusal.store(.overtaken) { continue }
      if group?.outcome(for: session) == nil { return true }
    }
    return false
  }

  private func counter(_ name: String, of store: PostgresStore) -> Int {
    store.counters.first { $0.name == name }?.value ?? -1
  }
}

extension Command {
  /// Makes a window whose name the session chooses.
  fileprivate static func makeAny() -> Command {
    .createWindow(identifier: nil, properties: WindowProperties(), retained: true)
  }
}
