import TestSupport
import Synchronization
import Testing
import WindowModel
import WindowSessions

/// Writers and followers on their own threads; most useful under the thread sanitizer.
@Suite struct FollowerThreadsTests {
  private static let writers = 4
  private static let followers = 24

  @Test(arguments: [1 << 20, 300])
  func `nothing is lost and nothing comes twice`(queue: Int) throws {
    let rig = Rig(history: 100_000) { $0.streamQueueBytes = queue }
    let session = try rig.session()
    for number in 0..<Self.writers { try session.run(.create("w\(number)")) }
    let readers = (0..<Self.followers).map { ThreadedFollower(session, seed: UInt64($0)) }
    let writers = Countdown(Self.writers)

    onThreads(Self.writers + Self.followers) { index in
      guard index < Self.writers else { return readers[index - Self.writers].run() }
      var random = SplitMix64(seed: UInt64(100 + index))
      for _ in 0..<150 {
        let window = "w\(Int.random(in: 0..<Self.writers, using: &random))"
        try? session.run(random.chance(50) ? .hide(window) : .makeKeyAndVisible(window))
      }
      if writers.arrive() { for reader in readers { reader.finish() } }
    }

    #expect(session.face.revision == Self.writers * 151)
    for reader in readers {
      #expect(reader.fault == nil)
      #expect(reader.lines == session.history(reader.groups, from: reader.start))
    }
    #expect(readers.contains { $0.lines.count > 300 })
  }

  @Test func `a session that is removed under load wakes every follower`() throws {
    let rig = Rig(history: 100_000)
    let session = try rig.session()
    try session.run(.create("w"))
    let readers = (0..<Self.followers).map { ThreadedFollower(session, seed: UInt64($0)) }
    onThreads(1 + Self.followers) { index in
      guard index == 0 else { return readers[index - 1].run() }
      for number in 0..<300 {
        if number == 200 { _ = try? rig.directory.remove(named("demo")) }
        try? session.run(.hide("w", !number.isMultiple(of: 2)))
      }
    }
    for reader in readers { #expect(reader.fault == nil && reader.isClosed) }
  }
}

/// Tells the last of many threads that it is the last.
private final class Countdown: Sendable {
  private let left: Atomic<Int>

  init(_ count: Int) { left = Atomic(count) }

  func arrive() -> Bool { left.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 }
}

/// A follower on a thread that sometimes disconnects and resumes at its position.
// Only its own thread accesses it until that has ended; all threads may use `isFinishing` and the bell.
private final class ThreadedFollower: Waker, @unchecked Sendable {
  let groups: EventGroups
  private(set) var start = Session.Start.now
  private(set) var lines: [String] = []
  private(set) var fault: String?
  private(set) var isClosed = false
  private let session: Session
  private let bell = Bell()
  private let isFinishing = Atomic(false)
  private var random: SplitMix64

  init(_ session: Session, seed: UInt64) {
    self.session = session
    var random = SplitMix64(seed: seed)
    groups = EventGroups(rawValue: UInt8(random.next() % 128)).union(.window)
    self.random = random
  }

  func wake() { bell.ring() }
  /// Makes it end once it has caught up.
  func finish() {
    isFinishing.store(true, ordering: .releasing)
    bell.ring()
  }

  func run() {
    if random.chance(50) { start = .after(seq: 0, revision: nil) }
    do {
      while fault == nil, try followOnce() {}
    } catch {
      fault = "\(error)"
    }
  }

  /// Follows until it disconnects; returns whether it should resume.
  private func followOnce() throws(SessionRefusal) -> Bool {
    let beginning = try session.follow(groups, from: lines.last.map(place) ?? start)
    defer { beginning.subscription.cancel() }
    if start == .now { start = .after(seq: beginning.lastSeq, revision: beginning.revision) }
    while true {
      // Read before the session is, so that nothing written before the end is missed.
      let isLast = isFinishing.load(ordering: .acquiring)
      var bytes: [UInt8] = []
      let limit = Int.random(in: 1...2000, using: &random)
      let delivery = beginning.subscription.next(into: &bytes, limit: limit) { self }
      lines += String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      switch delivery {
      case .items, .history: break
      case .lost: fault = "lost"
      case .parked where isLast: return false
      case .parked:
        if random.chance(5) { return true }
        guard bell.wait() else {
          fault = "parked for ever behind \(lines.last ?? "nothing")"
          return false
        }
      case .tooSlow: return true
      case .gap(let gap), .tooLarge(let gap):
        fault = "a gap of \(gap)"
        return false
      case .closed:
        isClosed = true
        return false
      }
      if random.chance(2) { return true }
    }
  }
}
