import Foundation
import TestSupport
import Testing
import WindowModel
import WindowSessions

@testable import SessionStorage

/// Failures of disks and files.
@Suite struct SQLiteStoreTests {
  private func failure(_ open: () throws -> Void) -> String {
    do {
      try open()
      return "none"
    } catch { return "\(error)" }
  }

  /// Changes the file of a closed store.
  private func change(_ place: Backend.Place, _ sql: String) throws {
    try Database(place.folder + "/sessions.sqlite", isWriter: true).run(sql)
  }

  @Test func `a folder has one store at a time, and says who has it`() throws {
    let keeper = try Keeper(.sqlite)
    let folder = keeper.place.folder
    #expect(
      failure { _ = try SQLiteStore(folder) }
        == "\(folder) is in use by process \(getpid()): stop that, or choose another folder with --data"
    )
  }

  @Test func `a folder stays taken whatever is removed from it`() throws {
    let keeper = try Keeper(.sqlite)
    let folder = keeper.place.folder
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where !name.hasPrefix("sessions.sqlite") {
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    #expect(
      failure { _ = try SQLiteStore(folder) }.hasPrefix(
        "\(folder) is in use by process \(getpid()):"))
  }

  @Test func `folders that can't be had are told apart`() throws {
    let place = Backend.Place()
    try FileManager.default.createDirectory(
      atPath: place.folder, withIntermediateDirectories: true)
    let file = place.folder + "/file"
    try Data().write(to: URL(fileURLWithPath: file))
    #expect(failure { _ = try SQLiteStore(file) } == "\(file) is not a folder")
    #expect(
      failure { _ = try SQLiteStore("/proc/fenestra") }.hasPrefix("can't make the folder /proc/"))
    #expect(failure { _ = try SQLiteStore(place.folder + "/new/er") } == "none")
  }

  @Test func `a file that is none of ours is left alone`() throws {
    for (sql, words) in [
      ("CREATE TABLE other (a)", "the file belongs to another program"),
      (
        "PRAGMA application_id = \(Schema.application); PRAGMA user_version = 99",
        "it was written by a newer fenestra: its schema is 99, this one knows \(Schema.version)"
      ),
    ] {
      let place = Backend.Place()
      try FileManager.default.createDirectory(
        atPath: place.folder, withIntermediateDirectories: true)
      try change(place, sql)
      #expect(
        failure { _ = try SQLiteStore(place.folder) }
          == "can't open the sessions in \(place.folder): \(words)")
    }
    let place = Backend.Place()
    try FileManager.default.createDirectory(
      atPath: place.folder, withIntermediateDirectories: true)
    try Data(repeating: 7, count: 5000).write(
      to: URL(fileURLWithPath: place.folder + "/sessions.sqlite"))
    #expect(failure { _ = try SQLiteStore(place.folder) }.contains("are damaged"))
  }

  @Test func `when the file is full the command is lost, said to be, and all before it stands`()
    throws
  {
    let place = Backend.Place()
    let store = try SQLiteStore(place.folder, limit: 1 << 20)
    defer { store.close() }
    let rig = Rig(store)
    let session = try rig.session()
    let other = try rig.session("other")
    try other.run(.create("w"))
    #expect(other.settled() == nil)
    let follower = try Follower(session, .all)
    follower.ask()
    var durable = 0
    var failure: StoreFailure?
    while failure == nil, durable < 100 {
      let long = Command.create("n\(durable)")
      let source = Book.shared.source(of: long) + Array(repeating: 0x20, count: 50_000)
      try session.perform(SourcedCommand(long, source: source)) { _, _ in }
      failure = session.settled()
      if failure == nil { durable += 1 }
    }
    #expect(failure == .full)
    #expect((5..<30).contains(durable))
    #expect(follower.askAll() == .lost)
    #expect(follower.lines.count == durable)
    #expect(throws: SessionRefusal.store(.full)) { try session.run(.create("x")) }

    // The session continues from the durable state, as another object, and so do the others.
    let again = try #require(try rig.directory.find(named("demo")))
    #expect(again !== session)
    #expect(again.read { $0.revision } == durable)
    #expect(other.read { $0.revision } == 1)
    try rig.directory.remove(again)
    #expect(again.settled() == nil)
  }

  @Test func `a damaged command is said to be, and is no matter to other sessions`() throws {
    for (damage, words) in [
      (
        "UPDATE command SET source = x'00' WHERE session = 1 AND revision = 5",
        "The command of revision 5 was changed on the disk."
      ),
      (
        "DELETE FROM command WHERE session = 1 AND revision = 5",
        "The command of revision 5 is missing."
      ),
      (
        "UPDATE command SET event_count = 9 WHERE session = 1 AND revision = 5",
        "The command of revision 5 can't be repeated."
      ),
      (
        "UPDATE session SET last_seq = 99 WHERE key = 1",
        "The log of 'demo' has the wrong end."
      ),
      ("UPDATE session SET origin = x'00' WHERE key = 1", "The settings of 'demo' can't be read."),
      (
        "UPDATE command SET first_seq = 9223372036854775807 WHERE session = 1 AND revision = 5",
        "The command of revision 5 was changed on the disk."
      ),
      (
        "UPDATE command SET event_count = -1 WHERE session = 1 AND revision = 5",
        "The command of revision 5 was changed on the disk."
      ),
      (
        "UPDATE session SET revision = 9223372036854775807 WHERE key = 1",
        "The command of revision 11 is missing."
      ),
      (
        "UPDATE session SET revision = -9223372036854775808 WHERE key = 1",
        "The log of 'demo' has the wrong end."
      ),
    ] {
      let keeper = try Keeper(.sqlite)
      for name in ["demo", "other"] {
        let session = try keeper.rig.session(name)
        for number in 0..<10 { try session.run(.create("n\(number)")) }
        #expect(session.settled() == nil)
      }
      try keeper.restart()
      keeper.store.close()
      try change(keeper.place, damage)
      try keeper.restart()
      #expect(throws: SessionRefusal.store(.damaged(words))) { try keeper.session("demo") }
      #expect(try keeper.session("other").read { $0.revision } == 10)
      #expect(try keeper.directory.names() == ["demo", "other"])
    }
  }

  @Test func `a damaged keyframe costs time and nothing else`() throws {
    let keeper = try Keeper(.sqlite)
    let session = try keeper.rig.session()
    try session.run(.create("a"))
    try session.runDear("a", count: 110)
    #expect(session.settled() == nil)
    let face = session.face
    try keeper.restart()
    keeper.store.close()
    let file = keeper.place.folder + "/sessions.sqlite"
    #expect(try Database(file, isWriter: true).number("SELECT count(*) FROM keyframe") ?? 0 > 2)
    try change(keeper.place, "UPDATE keyframe SET state = x'00' WHERE revision > 40")
    try keeper.restart()
    #expect(try keeper.session("demo").face == face)
  }

  @Test func `of too many bytes of keyframes those between the first and the last go`() throws {
    let keeper = try Keeper(
      Backend(testDescription: "thin") { try SQLiteStore($0.folder, keyframeLimit: 0) })
    let session = try keeper.rig.session()
    for number in 0..<60 { try session.run(.create("n\(number)")) }
    try session.runDear("n0", count: 70)
    #expect(session.settled() == nil)
    #expect(try rows(keeper, "keyframe", 1) == 2)
    let face = session.face
    try keeper.restart()
    #expect(try keeper.session("demo").face == face)
  }

  /// Returns a table's number of rows for one session.
  private func rows(_ keeper: Keeper, _ table: String, _ key: Int) throws -> Int? {
    let file = keeper.place.folder + "/sessions.sqlite"
    return try Database(file, isWriter: false)
      .number("SELECT count(*) FROM \(table) WHERE session = \(key)")
  }

  /// Lets the store delete unneeded rows, which it does between two writes.
  private func clean(_ keeper: Keeper, until isDone: () throws -> Bool) throws {
    #expect(try eventually(isDone))
  }

  @Test func `a fork copies no command, and what it shares goes with the last that needs it`()
    throws
  {
    let keeper = try Keeper(.sqlite)
    let first = try keeper.rig.session("first")
    for number in 1...30 { try first.run(.create("n\(number)")) }
    let second = try keeper.directory.fork(first, at: 20, as: named("second"))
    try second.run(.create("own"))
    let third = try keeper.directory.fork(second, at: 21, as: named("third"))
    #expect(third.settled() == nil)
    let early = try keeper.directory.fork(third, at: 10, as: named("early"))
    try early.run(.create("other"))
    for session in [first, second, third, early] { #expect(session.settled() == nil) }
    let faces = [third, early].map(\.face)
    #expect(try (1...4).map { try rows(keeper, "command", $0) } == [30, 1, 0, 1])

    try keeper.directory.remove(first)
    try keeper.directory.remove(second)
    second.settled()
    try clean(keeper) { try rows(keeper, "command", 1) == 20 }
    #expect(try rows(keeper, "command", 1) == 20 && rows(keeper, "command", 2) == 1)
    try keeper.restart()
    #expect(try [keeper.session("third"), keeper.session("early")].map(\.face) == faces)

    try keeper.directory.remove(try keeper.session("third"))
    try keeper.session("early").run(.create("more"))
    try keeper.session("early").settled()
    try clean(keeper) { try rows(keeper, "command", 1) == 10 }
    #expect(try rows(keeper, "command", 1) == 10 && rows(keeper, "command", 2) == 0)
    try keeper.directory.remove(try keeper.session("early"))
    try clean(keeper) { try rows(keeper, "removed", 4) == 0 && rows(keeper, "removed", 1) == 0 }
    #expect(try rows(keeper, "command", 1) == 0 && rows(keeper, "fork", 4) == 0)
  }

  @Test func `forks of forks go as far as they may`() throws {
    let keeper = try Keeper(.sqlite) { $0.forkDepth = 2 }
    var session = try keeper.rig.session("s0")
    for number in 1...2 {
      try session.run(.create("w\(number)"))
      session = try keeper.directory.fork(session, at: number, as: named("s\(number)"))
      #expect(session.settled() == nil)
    }
    // One that adds nothing is as deep as its parent.
    _ = try keeper.directory.fork(session, at: 2, as: named("same"))
    try session.run(.create("w3"))
    #expect(session.settled() == nil)
    #expect(throws: SessionRefusal.forkTooDeep(limit: 2)) {
      try keeper.directory.fork(session, at: 3, as: named("s3"))
    }
    #expect(try keeper.directory.fork(session, at: 1, as: named("s3")).face.revision == 1)
  }

  @Test func `a full file takes no command and still lets sessions go`() throws {
    let place = Backend.Place()
    let store = try SQLiteStore(place.folder, limit: 1 << 20)
    defer { store.close() }
    let rig = Rig(store)
    var sessions: [Session] = []
    for number in 0..<20 { sessions.append(try rig.session("s\(number)")) }
    func add(_ count: Int) throws -> StoreFailure? {
      let session = try #require(try rig.directory.find(named("s0")))
      let command = Command.create("n\(session.read { $0.revision })")
      let source = Book.shared.source(of: command) + Array(repeating: 0x20, count: count)
      try session.perform(SourcedCommand(command, source: source)) { _, _ in }
      return session.settled()
    }
    for size in [50_000, 1000] { while try add(size) == nil {} }
    #expect(try add(1000) == .full)
    for session in try rig.directory.names().map({ try rig.directory.find(named($0)) }) {
      let session = try #require(session)
      try rig.directory.remove(session)
      #expect(session.settled() == nil)
    }
    #expect(store.count == 0)
    // There is room again.
    var number = 0
    #expect(
      try eventually {
        number += 1
        return try rig.session("again\(number)").settled() == nil
      })
  }

  @Test func `a session stores as many bytes as it may, and a fork has room of its own`() throws {
    let place = Backend.Place()
    let store = try SQLiteStore(place.folder, logLimit: 1000)
    defer { store.close() }
    let rig = Rig(store) { $0.logBytes = 1000 }
    func add(_ name: String, to session: Session) throws {
      let command = Command.create(name)
      let source = Book.shared.source(of: command)
      let padding = Array(repeating: 0x20 as UInt8, count: 400 - source.count)
      try session.perform(SourcedCommand(command, source: source + padding)) { _, _ in }
    }
    let session = try rig.session()
    try add("a", to: session)
    try add("b", to: session)
    #expect(throws: SessionRefusal.logFull(limit: 1000)) { try add("c", to: session) }
    #expect(session.read { $0.revision } == 2)
    let fork = try rig.directory.fork(session, at: 2, as: named("fork"))
    try add("c", to: fork)
    #expect(fork.settled() == nil)
  }

  @Test func `of two that go on from the same revision, one is refused`() throws {
    let keeper = try Keeper(.sqlite)
    let first = try keeper.rig.session()
    #expect(first.settled() == nil)
    let second = try #require(try Rig(keeper.store).directory.find(named("demo")))
    try first.run(.create("a"))
    #expect(first.settled() == nil)
    try second.run(.create("b"))
    #expect(second.settled() != nil)
    #expect(second.isLost)
    #expect(try keeper.session("demo").read { $0.revision } == 1)
    try first.run(.create("c"))
    #expect(first.settled() == nil)
  }

  @Test func `an idle session leaves the memory and comes back`() throws {
    let keeper = try Keeper(.sqlite) { $0.unloadSeconds = 60 }
    weak let session = try keeper.rig.session()
    try session?.run(.create("a"))
    session?.settled()
    // Outside the macro, which would retain it.
    func stands() -> Bool { session != nil }
    keeper.directory.expireIdle()
    #expect(stands())
    keeper.rig.clock.move(by: 60)
    // The thread that wrote it may retain it for a moment; a retained session is unloaded later.
    #expect(
      eventually {
        keeper.directory.expireIdle()
        return !stands()
      })
    #expect(try keeper.session("demo").read { $0.revision } == 1)
  }
}
