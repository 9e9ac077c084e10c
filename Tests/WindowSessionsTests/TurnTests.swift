import SessionStorage
import TestSupport
import Testing
import WindowModel
import WindowSessions

/// A session's commands take turns, and its readers don't wait for them.
@Suite struct TurnTests {
  private let store = GatedStore(MemoryStore(history: 1000))

  /// Runs `body` while a command of the session has its turn and the store blocks it.
  private func whileCommandRuns(
    _ session: Session, _ body: () throws -> Void
  ) throws {
    let gate = store.gate(.findKey)
    let thread = Running { try session.perform(.create("slow"), key: "k") { _, _ in } }
    #expect(gate.reached())
    try body()
    gate.open()
    #expect(thread.join())
  }

  @Test func `readers don't wait for a command that runs`() throws {
    let session = try Rig(store).session()
    try session.run(.create("a"), .show("a"))
    let follower = try Follower(session, from: .after(seq: 0, revision: nil))
    try whileCommandRuns(session) {
      #expect(session.face.revision == 2)
      #expect(session.moment.revision == 2)
      #expect(session.unsettled == nil)
      #expect(follower.askAll() == .parked)
      #expect(try Follower(session).ask() == .parked)
      try session.perform(.hide("a"), dryRun: true) { view, _ in #expect(view.revision == 3) }
    }
    #expect(session.face.revision == 3)
  }

  @Test func `a command that does not wait is told that another one runs`() throws {
    let session = try Rig(store).session()
    try whileCommandRuns(session) {
      #expect(throws: SessionRefusal.busy) {
        try session.perform(SourcedCommand(.create("a")), waits: false) { _, _ in }
      }
    }
    try session.perform(SourcedCommand(.create("a")), waits: false) { _, commit in
      #expect(commit.revision == 2)
    }
  }

  @Test func `a command that lost its session while it ran changes nothing`() throws {
    let rig = Rig(store)
    let session = try rig.session()
    let gate = store.gate(.findKey)
    let thread = Running {
      #expect(throws: SessionRefusal.removed(named("demo"))) {
        try session.perform(.create("slow"), key: "k") { _, _ in }
      }
    }
    #expect(gate.reached())
    try rig.directory.remove(session)
    gate.open()
    #expect(thread.join())
    #expect(session.face.revision == 0)
  }

  @Test func `in place and on a copy commands do the same`() throws {
    func run(waits: Bool) throws -> [Face] {
      let session = try Rig().session()
      var random = SplitMix64(seed: 3)
      var faces: [Face] = []
      for number in 0..<100 {
        let name = "w\(Int.random(in: 0..<5, using: &random))"
        let command: Command =
          switch number % 4 {
          case 0: .create("w\(number / 4)")
          case 1: .makeKeyAndVisible(name)
          case 2: .hide(name)
          default: .release(named("w\(number)"))
          }
        try? session.perform(SourcedCommand(command), waits: waits) { view, commit in
          #expect(view.revision == commit.revision)
        }
        faces.append(session.face)
      }
      return faces
    }
    #expect(try run(waits: true) == run(waits: false))
  }

  @Test func `followers get a command with many events whole and in order`() throws {
    let session = try Rig().session()
    for number in 0..<100 { try session.run(.create("w\(number)")) }
    let follower = try Follower(session, .all)
    follower.ask()
    try session.run(.batch((0..<100).map { .makeKeyAndVisible("w\($0)") }))
    try session.run(.hide("w0"))
    #expect(follower.askAll() == .parked)
    #expect(follower.lines == session.history(from: .after(seq: 0, revision: 100)))
    #expect(follower.lines.count > 200)
  }
}

/// A thread that a test waits for.
final class Running: Sendable {
  private let bell = Bell()

  init(_ body: @escaping @Sendable () throws -> Void) {
    let bell = bell
    onThread {
      do { try body() } catch { Issue.record(error) }
      bell.ring()
    }
  }

  /// Waits for its end; returns whether it ended in time.
  func join() -> Bool { bell.wait() }
}
