import Foundation
import Testing
import WindowModel
import WindowSessions

@testable import SessionStorage

/// What goes wrong with disks and files.
@Suite struct SQLiteStoreTests {
  private func failure(_ open: () throws -> Void) -> String {
    do {
      try open()
      return "none"
    } catch { return "\(error)" }
  }

  /// Changes the file of a store that is closed.
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

  @Test func `folders that can't be had are told apart`() throws {
    let place = Backend.Place()
    try FileManager.default.createDirectory(
      atPath: place.folder, withIntermediateDirectories: true)
    let file = place.folder + "/file"
    try Data().write(to: URL(fileURLWithPath: file))
    #expect(failure { _ = try SQLiteStore(file) } == "\(file) is no folder")
    #expect(
      failure { _ = try SQLiteStore("/proc/fenestra") }.hasPrefix("can't make the folder /proc/"))
    #expect(failure { _ = try SQLiteStore(place.folder + "/new/er") } == "none")
  }

  @Test func `a file that is none of ours is left alone`() throws {
    for (sql, words) in [
      ("CREATE TABLE other (a)", "the file is of another program"),
      (
        "PRAGMA application_id = \(Schema.application); PRAGMA user_version = 99",
        "it was written by a newer fenestra: its schema is 99, this one knows 1"
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

    // The session goes on from what is durable, as another object, and so do the others.
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
        "The command of revision 5 is not what was written."
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
        "The log of 'demo' does not end where it ended."
      ),
      ("UPDATE session SET origin = x'00' WHERE key = 1", "The settings of 'demo' can't be read."),
      (
        "UPDATE command SET first_seq = 9223372036854775807 WHERE session = 1 AND revision = 5",
        "The command of revision 5 is not what was written."
      ),
      (
        "UPDATE command SET event_count = -1 WHERE session = 1 AND revision = 5",
        "The command of revision 5 is not what was written."
      ),
      (
        "UPDATE session SET revision = 9223372036854775807 WHERE key = 1",
        "The command of revision 11 is missing."
      ),
      (
        "UPDATE session SET revision = -9223372036854775808 WHERE key = 1",
        "The log of 'demo' does not end where it ended."
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
    for number in 0..<2100 { try session.run(.hide("a", !number.isMultiple(of: 2))) }
    #expect(session.settled() == nil)
    let face = session.face
    try keeper.restart()
    keeper.store.close()
    let file = keeper.place.folder + "/sessions.sqlite"
    #expect(try Database(file, isWriter: true).number("SELECT count(*) FROM keyframe") == 2)
    try change(keeper.place, "UPDATE keyframe SET state = x'00' WHERE revision > 1500")
    try keeper.restart()
    #expect(try keeper.session("demo").face == face)
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
    // Outside of the macro, which would hold it.
    func stands() -> Bool { session != nil }
    keeper.directory.expireIdle()
    #expect(stands())
    keeper.rig.clock.move(by: 60)
    // The thread that wrote it may hold it for a moment, and what is held stays till the next time.
    for _ in 0..<1000 where stands() {
      keeper.directory.expireIdle()
      usleep(1000)
    }
    #expect(!stands())
    #expect(try keeper.session("demo").read { $0.revision } == 1)
  }
}
