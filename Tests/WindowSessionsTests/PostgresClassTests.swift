import Classroom
import HTTP
import PostgresStorage
import Synchronization
import TestSupport
import Testing
import WindowModel

@testable import WindowSessions

/// Classes that several nodes share in one database.
@Suite(.enabled(if: PostgresServer.shared != nil)) struct PostgresClassTests {
  /// Nodes that share a database.
  // Made by the test, and only read by its threads.
  private final class Cluster: @unchecked Sendable {
    let place = Backend.Place()
    let url: String
    private(set) var stores: [PostgresStore] = []
    private(set) var classes: [any ClassStore] = []
    private(set) var rigs: [Rig] = []

    init(_ count: Int = 2, _ limits: ClassLimits = ClassLimits()) throws {
      url = try place.database()
      for number in 0..<count {
        stores.append(try PostgresStore(url))
        classes.append(try stores[number].makeClasses(limits))
        rigs.append(Rig(stores[number], seed: UInt64(number) + 1))
      }
    }

    deinit { for store in stores { store.close() } }

    func query(_ sql: String) throws -> String {
      try #require(PostgresServer.shared).query(sql, on: url)
    }

    /// Opens a class for a new session on the first node.
    func open(_ name: String = "demo") throws -> Classroom {
      let session = try rigs[0].session(name)
      #expect(session.settled() == nil)
      return try #require(try classes[0].open(for: session, code: ClassCode(7))).classroom
    }

    /// Returns the class of a code as a node has it now.
    func find(_ node: Int, _ code: ClassCode, from address: ClientAddress? = nil) throws
      -> FoundClass?
    {
      try classes[node].find(code, from: address)
    }
  }

  /// Counts its wakes.
  // Its flag is accessed only under the class's lock.
  private final class Follower: ClassFollower, @unchecked Sendable {
    var isParked = false
    let address: ClientAddress?
    private let bell = Bell()

    init(_ address: ClientAddress? = nil) { self.address = address }
    func wake() { bell.ring() }
    func flush() {}
    func wait() -> Bool { bell.wait() }
  }

  @Test func `what one node changes another one shows, and wakes those who follow there`() throws {
    let cluster = try Cluster()
    let here = try cluster.open()
    let there = try #require(try cluster.find(1, here.code)).classroom
    let follower = Follower(ClientAddress("192.0.2.1"))
    let address = follower.address
    #expect(
      try cluster.classes[1].change(there, ClassParts(from: address)) { state, _ in
        state.enter(from: address)
      } == true)
    #expect(there.next(since: there.view.changes, for: follower) {} == nil)
    #expect(
      try cluster.classes[0].change(here, ClassParts()) { state, time in
        state.point({ $0.revision = 3 }, at: time)
      } == true)
    #expect(follower.wait())
    #expect(there.view.cursor.revision == 3)
    #expect(try cluster.find(0, here.code, from: address)?.isFollowed == true)
    #expect(here.view.students == 1)
    cluster.classes[1].leave(there, follower)
    #expect(try cluster.find(1, here.code)?.classroom.view.students == 0)
  }

  @Test func `each key counts once, on whichever nodes it answers`() throws {
    let cluster = try Cluster()
    let here = try cluster.open()
    _ = try cluster.classes[0].change(here, ClassParts()) { state, _ in
      state.open("Who?", ["a", "b"])
    }
    let taken = Atomic(0)
    onThreads(8) { thread in
      let node = thread % 2
      // Two threads send each key, on different nodes.
      for number in 0..<50 {
        let key = "student-\(thread / 2)-\(number)"
        let parts = ClassParts(key: key)
        let isTaken = try? cluster.classes[node].change(here, parts) { state, _ in
          (try? state.answer(1, to: 1, by: key, from: parts.address)) != nil
        }
        if isTaken == true { taken.add(1, ordering: .relaxed) }
      }
    }
    #expect(taken.load(ordering: .relaxed) == 200)
    let poll = try #require(try cluster.find(1, here.code)?.classroom.view.poll)
    #expect(poll.counts == [0, 200])
    #expect(try cluster.query("SELECT count(*) FROM class_answer") == "200")
  }

  @Test func `an address has its part of all answers, also over several nodes`() throws {
    var limits = ClassLimits()
    limits.guests = 2
    let cluster = try Cluster(2, limits)
    let here = try cluster.open()
    _ = try cluster.classes[0].change(here, ClassParts()) { state, _ in
      state.open("Who?", ["a", "b"])
    }
    let address = ClientAddress("192.0.2.1")
    let answers = try (0..<3).map { number in
      let key = "student-\(number)"
      return try cluster.classes[number % 2].change(here, ClassParts(from: address, key: key)) {
        state, _ in
        (try? state.answer(0, to: 1, by: key, from: address)) != nil
      }
    }
    #expect(answers == [true, true, false])
  }

  @Test func `hands and control are the same on all nodes`() throws {
    let cluster = try Cluster()
    let here = try cluster.open()
    let token = Token("a student's")
    for node in [0, 1, 0] {
      _ = try cluster.classes[node].change(here, ClassParts()) { state, _ in
        try? state.raiseHand(token, from: nil)
      }
    }
    #expect(try cluster.find(1, here.code)?.classroom.view.hands == [1, 2, 3])
    #expect(
      try cluster.classes[1].change(here, ClassParts()) { state, _ in state.giveControl(to: 2) }
        == true)
    let found = try #require(try cluster.find(0, here.code))
    #expect(found.isLed(by: token))
    #expect(found.classroom.view.hands == [1, 3])
    #expect(try cluster.classes[0].find(of: here.shown.session)?.isLed(by: token) == true)
    _ = try cluster.classes[0].change(here, ClassParts()) { state, _ in state.takeControl() }
    #expect(try cluster.find(1, here.code)?.isLed(by: token) == false)
    #expect(try cluster.query("SELECT count(*) FROM class_hand") == "0")
  }

  @Test func `a class goes along to another session on all nodes`() throws {
    let cluster = try Cluster()
    let here = try cluster.open()
    let there = try #require(try cluster.find(1, here.code)).classroom
    let next = try cluster.rigs[1].session("next")
    #expect(next.settled() == nil)
    let (name, epoch) = (next.identifier, next.epoch)
    let follower = Follower()
    #expect(here.next(since: here.view.changes, for: follower) {} == nil)
    let lesson = ClassView.Lesson(name: "03-levels", step: 2, isRevealed: true)
    _ = try cluster.classes[1].change(there, ClassParts()) { state, _ in
      state.show(name, epoch: epoch, lesson: lesson)
    }
    #expect(follower.wait())
    #expect(here.view.lesson == lesson)
    #expect(here.shows(next))
    #expect(try cluster.classes[0].find(of: name)?.classroom === here)
    #expect(try cluster.classes[0].find(of: Identifier("demo")) == nil)
    let demo = try #require(try cluster.rigs[0].directory.find(Identifier("demo")))
    cluster.classes[0].endClass(ofDeleted: demo)
    #expect(try cluster.find(0, here.code)?.revision == 0)
  }

  @Test func `a class ends for all nodes, and leaves its code for a while`() throws {
    let cluster = try Cluster()
    let here = try cluster.open()
    let there = try #require(try cluster.find(1, here.code)).classroom
    try cluster.classes[1].end(there, .ended)
    #expect(try cluster.find(0, here.code) == nil)
    #expect(here.view.ending == .ended)
    #expect(try cluster.classes[0].change(here, ClassParts()) { state, _ in state.lastHand } == nil)
    let session = try #require(try cluster.rigs[0].directory.find(here.shown.session))
    let next = try #require(try cluster.classes[0].open(for: session, code: here.code))
    #expect(next.isNew)
    #expect(next.classroom.code == here.code.next)
  }

  @Test func `a session that another node removes takes its class along`() throws {
    let cluster = try Cluster()
    let here = try cluster.open()
    let session = try #require(try cluster.rigs[1].directory.find(here.shown.session))
    try cluster.rigs[1].directory.remove(session)
    #expect(session.settled() == nil)
    #expect(try cluster.find(0, here.code)?.revision == nil)
    cluster.classes[1].endClass(ofDeleted: session)
    #expect(try cluster.find(1, here.code) == nil)
    #expect(try cluster.query("SELECT ended FROM class") == "session-deleted")
  }

  @Test func `a class without its teacher ends, and the limit counts those of all nodes`() throws {
    var limits = ClassLimits()
    limits.classes = 1
    let cluster = try Cluster(2, limits)
    let here = try cluster.open()
    let other = try cluster.rigs[1].session("other")
    #expect(other.settled() == nil)
    #expect(try cluster.classes[1].open(for: other, code: ClassCode(1)) == nil)
    cluster.classes[0].endIdle()
    #expect(try cluster.find(0, here.code) != nil)
    _ = try cluster.query("UPDATE class SET taught = taught - 13 * 3600 * 1000000000::int8")
    cluster.classes[1].endIdle()
    #expect(try cluster.find(1, here.code) == nil)
    #expect(try cluster.classes[1].open(for: other, code: ClassCode(1))?.isNew == true)
  }

  @Test func `the followers of a node that is gone don't count`() throws {
    let cluster = try Cluster()
    let here = try cluster.open()
    for node in 0..<2 {
      _ = try cluster.classes[node].change(here, ClassParts()) { state, _ in state.enter(from: nil)
      }
    }
    #expect(try cluster.find(0, here.code)?.classroom.view.students == 2)
    cluster.stores[1].close()
    #expect(try cluster.find(0, here.code)?.classroom.view.students == 1)
  }

  @Test func `a database of the last release gets the tables of classes, and stays open to that`()
    throws
  {
    let place = Backend.Place()
    let server = try #require(PostgresServer.shared)
    let url = try place.database()
    try PostgresStore(url).close()
    try server.query("DROP TABLE class, class_answer, class_hand, class_presence", on: url)
    try PostgresStore(url).close()
    #expect(try server.query("SELECT count(*) FROM class", on: url) == "0")
    try server.query("ALTER TABLE class DROP COLUMN lesson, DROP COLUMN step", on: url)
    try server.query("ALTER TABLE class DROP COLUMN is_revealed", on: url)
    try server.query("ALTER TABLE class DROP COLUMN session_changes", on: url)
    try PostgresStore(url).close()
    #expect(try server.query("SELECT count(lesson) FROM class", on: url) == "0")
    #expect(try server.query("SELECT schema FROM fenestra", on: url) == "1")
  }
}
