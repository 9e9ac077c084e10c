import TestSupport
import Testing
import WindowModel
import WindowSessions

@Suite struct SessionCommitTests {
  private let session: Session

  init() throws { session = try Rig { $0.windowsPerSession = 3 }.session() }

  @Test func `commands count from 1, and so do events`() throws {
    var numbers: [[Int]] = []
    let commands: [Command] = [
      .create("a"), .makeKeyAndVisible("a"), .makeKeyAndVisible("a"), .create("b"),
      .makeKeyAndVisible("b"), .hide("b"),
    ]
    for command in commands {
      try session.perform(command) { view, commit in
        numbers.append([commit.revision, commit.firstSeq, commit.turn.events.count])
        #expect(view.revision == commit.revision)
        #expect(view.lastSeq == commit.firstSeq + commit.turn.events.count - 1)
      }
    }
    #expect(numbers == [[1, 1, 0], [2, 1, 2], [3, 3, 0], [4, 3, 0], [5, 3, 3], [6, 6, 3]])
    #expect(session.face.revision == 6)
    #expect(session.face.lastSeq == 8)
  }

  @Test func `the log holds each command before its events`() throws {
    try session.run(.create("a"), .makeKeyAndVisible("a"), .hide("a"))
    #expect(
      session.history() == [
        "0.1 createWindow", "0.2 makeKeyAndVisible", "1 UIWindowDidBecomeVisibleNotification a",
        "2 UIWindowDidBecomeKeyNotification a", "2.3 changeWindow",
        "3 UIWindowDidResignKeyNotification a", "4 UIWindowDidBecomeHiddenNotification a",
      ])
    #expect(session.history([.window]).count == 4)
    #expect(session.history(from: .after(seq: 3, revision: nil)).count == 1)
    #expect(session.history(from: .after(seq: 2, revision: 3)).count == 2)
    #expect(
      session.history([.command], from: .after(seq: 2, revision: nil)) == ["2.3 changeWindow"])
  }

  @Test func `a reply sees the state with its command in it`() throws {
    let windows = try session.perform(.create("a")) { view, _ in view.application.windows.count }
    #expect(windows == 1)
  }

  @Test func `a condition that holds lets the command through`() throws {
    try session.perform(.create("a"), if: .oneOf([0])) { _, _ in }
    try session.perform(.create("b"), if: .oneOf([7, 1])) { _, _ in }
    try session.perform(.create("c"), if: .any) { _, _ in }
    #expect(session.face.revision == 3)
  }

  @Test(arguments: [[], [0], [2, 3]])
  func `a condition that does not hold changes nothing`(revisions: [Int]) throws {
    try session.run(.create("a"))
    let before = session.face
    for dryRun in [false, true] {
      #expect(throws: SessionRefusal.stale(revision: 1)) {
        try session.perform(.create("b"), if: .oneOf(revisions), dryRun: dryRun) { _, _ in }
      }
    }
    #expect(session.face == before)
  }

  @Test func `a dry run answers as the command would and changes nothing`() throws {
    try session.run(.create("a"), .makeKeyAndVisible("a"), .create("b"))
    let wakes = Wakes()
    let follower = try Follower(session, .all, wakes: wakes)
    follower.ask()
    let before = session.face
    let command = Command.makeKeyAndVisible("b")
    let rehearsed = try session.perform(command, dryRun: true) { Outcome($0, $1) }
    #expect(session.face == before)
    #expect(wakes.log.isEmpty)
    #expect(follower.ask() == .parked)
    #expect(follower.lines.isEmpty)

    #expect(try session.perform(command) { Outcome($0, $1) } == rehearsed)
    #expect(wakes.log == ["f", "flush f"])
  }

  @Test func `a dry run does not use an identifier up`() throws {
    let command = Command.createWindow(
      identifier: nil, properties: WindowProperties(), retained: true)
    let rehearsed = try session.perform(command, dryRun: true) { Outcome($0, $1) }
    #expect(try session.perform(command) { Outcome($0, $1) } == rehearsed)
  }

  @Test(arguments: [
    Command.create("a"), .create("gone"), .create("b") { $0.alpha = 2 },
    .create("b") { $0.screen = named("tv") }, .makeKeyAndVisible("nobody"),
    .makeKey(named("gone")), .hide("nobody"), .release(named("gone")),
    .setReference(.delegateWindow, to: named("gone")),
    .changeWindow(named("a"), .sized(width: -1)),
  ])
  func `a refused command leaves state, log and followers alone`(command: Command) throws {
    try session.run(.create("gone"), .release(named("gone")), .create("a"), .makeKeyAndVisible("a"))
    let wakes = Wakes()
    let follower = try Follower(session, .all, wakes: wakes)
    follower.ask()
    let before = session.face
    for dryRun in [false, true] {
      #expect(throws: SessionRefusal.self) {
        try session.perform(command, dryRun: dryRun) { _, _ in }
      }
    }
    #expect(session.face == before)
    #expect(wakes.log.isEmpty)
    #expect(follower.ask() == .parked)
  }

  @Test func `a full session refuses windows and then goes on`() throws {
    try session.run(.create("a"), .create("b"), .create("c"))
    #expect(throws: SessionRefusal.refused(.full(.window, limit: 3))) {
      try session.run(.create("d"))
    }
    try session.run(.release(named("a")), .create("d"))
    #expect(session.face.revision == 5)
  }
}

extension WindowProperties {
  fileprivate static func sized(width: Double) -> WindowProperties {
    var properties = WindowProperties()
    properties.frame = Rect(x: 0, y: 0, width: width, height: 1)
    return properties
  }
}

/// The outcome of a command.
private struct Outcome: Hashable {
  let application: Application
  let revision: Int
  let lastSeq: Int
  let turn: Turn

  init(_ view: borrowing Session.View, _ commit: Session.Commit) {
    application = view.application
    revision = commit.revision
    lastSeq = view.lastSeq
    turn = commit.turn
  }
}
