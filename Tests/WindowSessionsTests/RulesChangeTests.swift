import Glibc
import TestSupport
import Testing
import WindowModel

@testable import SessionStorage
@testable import WindowSessions

/// Sessions that are opened under other rules than those under which they were made.
@Suite struct RulesChangeTests {
  /// Rules that carry one command out as another, or refuse it if that is nil.
  private struct OtherRules: SessionCoding {
    let old: Command
    let new: Command?

    func origin(of source: [UInt8]) -> SessionOrigin? { Book.shared.origin(of: source) }
    func command(of source: [UInt8]) -> Command? {
      let command = Book.shared.command(of: source)
      return command == old ? new : command
    }
  }

  private static let commands = [
    Command.create("a"), .create("b"), .show("a"), .makeKeyAndVisible("b"), .hide("b"),
    .show("b"),
  ]
  /// Changes the events of the fourth command, or removes them.
  private static let other = OtherRules(old: .makeKeyAndVisible("b"), new: .show("b"))
  private static let refusals = [
    OtherRules(old: .makeKeyAndVisible("b"), new: .makeKeyAndVisible("nobody")),
    OtherRules(old: .makeKeyAndVisible("b"), new: nil),
  ]

  private func run(_ commands: [Command], in session: Session) throws {
    for command in commands { try session.run(command) }
    #expect(session.settled() == nil)
  }

  /// The records of a session's log, without the commands' sources.
  private func outcomes(_ session: Session) throws -> [String] {
    try session.commands(from: 1, limit: 1000).map {
      "\($0.revision) \($0.firstSeq) \($0.eventCount)\($0.isRefused ? " refused" : "")"
    }
  }

  @Test(arguments: Backend.all)
  func `a session that other rules leave as it is goes on as it was, and is compared once`(
    backend: Backend
  ) throws {
    let keeper = try Keeper(backend)
    let session = try keeper.rig.session()
    try run(Array(Self.commands.prefix(3)), in: session)
    let (face, epoch) = (session.face, session.epoch)
    for rules in [1, 1, 2].map({ Rule.version + $0 }) {
      try keeper.restart(coding: Self.other, rules: rules)
      let again = try keeper.session("demo")
      #expect(again.epoch == epoch && again.face == face)
      #expect(again.record.rules == rules && again.record.rulesChangedAt == nil)
      // Recorded facts are stored before later commands.
      try again.run(.hide("a", false))
      #expect(again.settled() == nil)
      #expect(try keeper.store.find(named("demo"))?.record.rules == rules)
      return
    }
  }

  @Test(arguments: Backend.all)
  func `a session that other rules carry out otherwise gets another epoch, once`(
    backend: Backend
  ) throws {
    let keeper = try Keeper(backend)
    let (session, same) = try (keeper.rig.session(), keeper.rig.session("same"))
    try run(Self.commands, in: session)
    try run([.create("a")], in: same)
    let epochs = [session.epoch, same.epoch]
    let expected = try Rig().session()
    try run(Self.commands.map { $0 == Self.other.old ? .show("b") : $0 }, in: expected)
    #expect(expected.face.lastSeq != session.face.lastSeq)

    try keeper.restart(coding: Self.other, rules: Rule.version + 1)
    let again = try keeper.session("demo")
    #expect(again.epoch != epochs[0] && again.record.rulesChangedAt == 4)
    #expect(again.face == expected.face)
    #expect(try outcomes(again) == outcomes(expected))
    #expect(try keeper.session("same").epoch == epochs[1])
    for revision in 0...6 {
      #expect(try again.moment(at: revision) == expected.moment(at: revision))
    }
    for session in [again, expected] { try run([.create("c")], in: session) }

    try keeper.restart(coding: Self.other, rules: Rule.version + 1)
    let third = try keeper.session("demo")
    #expect(third.epoch == again.epoch && third.record.rulesChangedAt == 4)
    #expect(third.face == expected.face)
    #expect(try outcomes(third) == outcomes(expected))
    #expect(keeper.store.count == 2)
  }

  @Test(arguments: Backend.all, [0, 1])
  func `a command that other rules refuse stays in the log and changes nothing`(
    backend: Backend, kind: Int
  ) throws {
    let keeper = try Keeper(backend)
    let session = try keeper.rig.session()
    for command in Self.commands.prefix(5) {
      let key = command == Self.other.old ? "key" : nil
      try session.perform(command, key: key) { _, _ in }
    }
    #expect(session.settled() == nil)
    let (face, first) = (session.face, session.epoch)
    try keeper.restart(coding: Self.refusals[kind], rules: Rule.version + 1)
    let second = try keeper.session("demo")
    #expect(second.epoch != first && second.record.rulesChangedAt == 4)
    #expect(second.face.revision == 5)
    #expect(try outcomes(second)[3] == "4 2 0 refused")
    #expect(try second.moment(at: 4).application == second.moment(at: 3).application)
    #expect(second.history().count == 5 + second.face.lastSeq)
    // Its key still refers to it.
    #expect(throws: SessionRefusal.self) {
      try second.perform(Self.other.old, key: "key") { _, _ in }
    }
    #expect(second.face.revision == 5)

    try keeper.restart(coding: Self.refusals[kind], rules: Rule.version + 1)
    let third = try keeper.session("demo")
    #expect(third.epoch == second.epoch && third.face == second.face)
    // Rules that carry it out again restore the session.
    try keeper.restart(rules: Rule.version + 2)
    let fourth = try keeper.session("demo")
    #expect(fourth.epoch != second.epoch && fourth.record.rulesChangedAt == 4)
    #expect(fourth.face == face)
  }

  @Test(arguments: Backend.all)
  func `forks are compared by themselves, whichever is opened first`(backend: Backend) throws {
    for order in [["demo", "late", "early"], ["late", "early", "demo"]] {
      let keeper = try Keeper(backend)
      let session = try keeper.rig.session()
      try run(Self.commands, in: session)
      let late = try keeper.directory.fork(session, at: 5, as: named("late"))
      try run([.create("own")], in: late)
      let early = try keeper.directory.fork(session, at: 3, as: named("early"))
      try run([.create("own")], in: early)
      let epochs = ["demo": session.epoch, "late": late.epoch, "early": early.epoch]
      let face = early.face
      try keeper.restart(coding: Self.other, rules: Rule.version + 1)
      for name in order {
        let isChanged = name != "early"
        let again = try keeper.session(name)
        #expect((again.epoch != epochs[name]) == isChanged, "\(name)")
        #expect(again.record.rulesChangedAt == (isChanged ? 4 : nil), "\(name)")
        try run([.create("more")], in: again)
      }
      #expect(try keeper.session("late").moment(at: 5) == keeper.session("demo").moment(at: 5))
      #expect(try keeper.session("early").moment(at: 4).application == face.application)
      try keeper.directory.remove(try keeper.session("demo"))
      try keeper.restart(coding: Self.other, rules: Rule.version + 1)
      #expect(try keeper.session("late").face.revision == 7)
      #expect(try keeper.session("early").face.revision == 5)
      #expect(keeper.store.count == 2)
    }
  }

  @Test func `a state that differs where no event does is found by its hash`() throws {
    let before = Command.hide("a")
    let after = Command.create("a") { $0.alpha = 0.5 }
    let keeper = try Keeper(.sqlite)
    let (short, long) = try (keeper.rig.session("short"), keeper.rig.session("long"))
    for (session, count) in [(short, 4), (long, 299)] {
      try run([.create("a")] + Array(repeating: before, count: count), in: session)
      // One state at a time waits to be hashed.
      for _ in 0..<5000 where (session.log as? SQLiteLog)?.isKeeping == true { usleep(1000) }
    }
    let epochs = [short.epoch, long.epoch]
    try keeper.restart(coding: OtherRules(old: .create("a"), new: after), rules: Rule.version + 1)
    let sessions = try [keeper.session("short"), keeper.session("long")]
    // A state is hashed every 256 commands, and before the session is unloaded.
    #expect(sessions.map(\.record.rulesChangedAt) == [5, 256])
    #expect(sessions[0].epoch != epochs[0] && sessions[1].epoch != epochs[1])
    try keeper.restart(coding: OtherRules(old: .create("a"), new: after), rules: Rule.version + 1)
    #expect(try keeper.session("short").epoch == sessions[0].epoch)
  }

  @Test func `keyframes of other rules go`() throws {
    let keeper = try Keeper(.sqlite)
    let session = try keeper.rig.session()
    try session.run(.create("a"), .create("b"))
    try session.runDear("a", count: 60)
    #expect(session.settled() == nil)
    let last = session.moment
    try keeper.restart(coding: OtherRules(old: .create("b"), new: nil), rules: Rule.version + 1)
    let again = try keeper.session("demo")
    #expect(again.record.rulesChangedAt == 2)
    #expect(again.moment.application != last.application && again.moment.lastSeq == last.lastSeq)
    for revision in [1, 2, 30, 61, 62] {
      #expect(try again.moment(at: revision).application.view(named("b")) == nil)
    }
    let face = again.face
    try keeper.restart(coding: OtherRules(old: .create("b"), new: nil), rules: Rule.version + 1)
    #expect(try keeper.session("demo").face == face)
  }

  @Test(arguments: Backend.all)
  func `the key that made a session finds it under other rules`(backend: Backend) throws {
    let keeper = try Keeper(backend)
    let origin = SessionOrigin(Settings())
    let session = try keeper.directory.create(nil, origin, key: "new").session
    try run(Self.commands, in: session)
    try keeper.restart(coding: Self.other, rules: Rule.version + 1)
    let (again, isNew) = try keeper.directory.create(nil, origin, key: "new")
    #expect(!isNew && again.identifier == session.identifier && again.epoch != session.epoch)
  }
}
