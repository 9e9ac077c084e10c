private import CPostgres
import Glibc
import SessionStorage
import WindowModel
import WindowSessions
import Workers

/// A node's place among the others: its slot in the database, its followed sessions, and the
/// notifications that it sends and receives.
///
/// Notifications are sent after the commits, and may be lost. So each followed session is also checked
/// every few seconds.
///
/// All mutable state is touched under `lock`, except the thread's own.
final class PostgresHub: @unchecked Sendable {
  private let link: PostgresLink
  private let guardian: PostgresGuard
  private let metrics: PostgresMetrics
  private let rules: Int
  /// Distinguishes this process from others, including earlier ones in its slot.
  let incarnation = Int.random(in: 1...Int.max)
  private let lock = Lock()
  private let bell: Int32
  private var watched: [Int: Watched] = [:]
  private var outgoing: [(slot: Int, key: Int, revision: Int)] = []
  /// The classes that other nodes must read again, with the bits of their slots.
  private var changedClasses: [Int: Int] = [:]
  private var lastAnswer = ContinuousClock.now
  private var slot: Int?
  private var isStopping = false
  private var thread: WorkerThread?

  // The thread's own.
  private var socket: Int32?
  private var nextBeat = ContinuousClock.now
  private var nextCount = ContinuousClock.now
  private var nextSweep = ContinuousClock.now
  private var nextClassSweep = ContinuousClock.now
  private var nextClassHints = ContinuousClock.now

  private struct Watched {
    weak var session: Session?
    var since: ContinuousClock.Instant
    var nextCheck: ContinuousClock.Instant
  }

  /// The thread's reactions to changes.
  private struct Actions: Sendable {
    let count: @Sendable (Int) -> Void
    let check: @Sendable (PostgresCheck) -> Void
    let catchUp: @Sendable (PostgresCatchUp) -> Void
    /// Reads followed classes again, by their numbers, or all of them.
    let refresh: @Sendable ([Int]?) -> Void
  }

  /// How often each followed session is checked.
  private static let sweepInterval = Duration.seconds(5)
  /// The minimum interval between notifications of one class.
  private static let classInterval = Duration.milliseconds(50)
  /// The maximum number checked at once.
  private static let sweepLimit = 500
  /// How long without an answer until the database counts as unreachable.
  private static let deadline = Duration.seconds(3)

  init(
    _ link: PostgresLink, _ guardian: PostgresGuard, _ metrics: PostgresMetrics, rules: Int
  ) {
    self.link = link
    self.guardian = guardian
    self.metrics = metrics
    self.rules = rules
    bell = postgres_make_bell()
  }

  deinit { Glibc.close(bell) }

  /// Seconds since 1970.
  var seconds: Int { time(nil) }

  /// Whether the database answered in the last few seconds.
  var isReachable: Bool {
    lock.hold { lastAnswer.duration(to: ContinuousClock.now) < Self.deadline }
  }

  /// Takes a slot and starts the thread.
  func start(
    count: @escaping @Sendable (Int) -> Void, check: @escaping @Sendable (PostgresCheck) -> Void,
    catchUp: @escaping @Sendable (PostgresCatchUp) -> Void,
    refresh: @escaping @Sendable ([Int]?) -> Void
  ) throws(StoreFailure) {
    let actions = Actions(count: count, check: check, catchUp: catchUp, refresh: refresh)
    do throws(PostgresFailure) { try connect(actions) } catch { throw error.storeFailure }
    do {
      thread = try WorkerThread { [unowned self] in run(actions) }
    } catch { throw .unavailable(error.description) }
  }

  /// Releases the slot and ends the thread.
  func stop() {
    lock.hold { isStopping = true }
    ring()
    thread?.join()
    thread = nil
    _ = try? link.run(Self.leave, .int(incarnation), within: .seconds(1))
    link.close()
  }

  private func ring() {
    var one: UInt64 = 1
    _ = write(bell, &one, MemoryLayout<UInt64>.size)
  }

  // MARK: - Followed sessions

  /// Makes the other nodes report a session's changes to this one, over `link`.
  func watch(_ session: Session, _ key: Int, _ link: PostgresLink) throws(StoreFailure) {
    let now = ContinuousClock.now
    let (isKnown, bit) = lock.hold {
      let isKnown = watched[key]?.session === session
      if isKnown { watched[key]?.since = now }
      return (isKnown, slot.map { 1 << $0 })
    }
    guard !isKnown else { return }
    do throws(PostgresFailure) {
      if let bit { try link.run(Self.mark, .int(key), .int(bit)) }
    } catch { throw error.storeFailure }
    lock.hold {
      watched[key] = Watched(session: session, since: now, nextCheck: now + Self.sweepInterval)
    }
  }

  /// Notifies the other nodes that follow sessions of commits to them.
  func report(_ operations: [Operation], _ outcome: PostgresWriter.Outcome) {
    guard !outcome.watched.isEmpty else { return }
    var revisions: [Int: Int] = [:]
    for operation in operations where outcome.watched[operation.key] != nil {
      switch operation.change {
      case .append(let command): revisions[operation.key] = command.revision
      case .remove: revisions[operation.key] = -1
      default: break
      }
    }
    let isRinging = lock.hold {
      for (key, revision) in revisions {
        let others = (outcome.watched[key] ?? 0) & ~(slot.map { 1 << $0 } ?? 0)
        for slot in 0..<63 where others & 1 << slot != 0 { outgoing.append((slot, key, revision)) }
      }
      return !outgoing.isEmpty
    }
    if isRinging { ring() }
  }

  /// Notifies the other nodes that follow a class of its change.
  func report(_ number: Int, followedOn slots: Int) {
    let isRinging = lock.hold {
      let others = slots & ~(slot.map { 1 << $0 } ?? 0)
      if others != 0 { changedClasses[number, default: 0] |= others }
      return others != 0
    }
    if isRinging { ring() }
  }

  // MARK: - The thread

  private func run(_ actions: Actions) {
    while !lock.hold({ isStopping }) {
      wait()
      do throws(PostgresFailure) {
        if link.isBroken { try connect(actions) }
        try hear(actions)
        try send()
        try sendClasses()
        try beat(actions)
      } catch {
        socket = nil
        usleep(100_000)
      }
      sweep(actions)
    }
  }

  /// Waits for the eventfd, a notification, or the next heartbeat.
  private func wait() {
    var entries = [pollfd(fd: bell, events: Int16(POLLIN), revents: 0)]
    if let socket { entries.append(pollfd(fd: socket, events: Int16(POLLIN), revents: 0)) }
    poll(&entries, nfds_t(entries.count), patience)
    var count: UInt64 = 0
    _ = read(bell, &count, MemoryLayout<UInt64>.size)
  }

  /// The maximum wait of the thread, in milliseconds.
  private var patience: Int32 {
    guard !lock.hold({ changedClasses.isEmpty }) else { return 200 }
    let left = ContinuousClock.now.duration(to: nextClassHints).components
    return left.seconds < 0 || left.attoseconds < 0
      ? 0 : Int32(clamping: left.attoseconds / 1_000_000_000_000_000 + 1)
  }

  /// Takes a slot, listens, and checks everything that may have been missed.
  private func connect(_ actions: Actions) throws(PostgresFailure) {
    var claimed: Int?
    for _ in 0..<10 where claimed == nil {
      claimed = try link.run(
        Self.claim, .int(incarnation), .int(PostgresSchema.version), .int(rules)
      ).first?.int(0)
    }
    guard let claimed, Self.listens.indices.contains(claimed) else {
      throw .disconnected("all 63 slots for nodes are taken")
    }
    try link.run(Self.listens[claimed])
    socket = try link.connection().socket
    let (isMoved, keys) = lock.hold {
      defer { slot = claimed }
      return (slot != claimed, Array(watched.keys))
    }
    if isMoved { for key in keys { try link.run(Self.mark, .int(key), .int(1 << claimed)) } }
    answered()
    try refreshCount(actions)
    lock.hold { for key in keys { watched[key]?.nextCheck = .now } }
    actions.refresh(nil)
  }

  private func answered() { lock.hold { lastAnswer = .now } }

  private func refreshCount(_ actions: Actions) throws(PostgresFailure) {
    if let count = try link.run(Self.count).first { actions.count(count.int(0)) }
    nextCount = .now + .seconds(10)
  }

  private func beat(_ actions: Actions) throws(PostgresFailure) {
    guard ContinuousClock.now >= nextBeat, let slot = lock.hold({ slot }) else { return }
    if try link.run(Self.beat, .int(slot), .int(incarnation), within: .seconds(3)).count == 0 {
      // Another node took the slot while this one was away.
      link.close()
      return try connect(actions)
    }
    answered()
    nextBeat = .now + .seconds(1)
    if ContinuousClock.now >= nextCount { try refreshCount(actions) }
  }

  /// Receives notifications of other nodes' changes.
  private func hear(_ actions: Actions) throws(PostgresFailure) {
    let payloads = try link.connection().notifications()
    guard !payloads.isEmpty else { return }
    var revisions: [Int: Int] = [:]
    var classes: [Int] = []
    for payload in payloads {
      for hint in payload.split(separator: ",") {
        if hint.hasPrefix("c") {
          classes += [Int(String(hint.dropFirst()), radix: 10)].compactMap(\.self)
          continue
        }
        let numbers = hint.split(separator: ":").map { Int($0, radix: 10) ?? 0 }
        guard numbers.count == 2, let key = numbers.first, let revision = numbers.last else {
          continue
        }
        revisions[key] = revision < 0 ? -1 : max(revision, revisions[key] ?? 0)
      }
    }
    if !classes.isEmpty { actions.refresh(classes) }
    metrics.heardHints(revisions.count + classes.count)
    let known = lock.hold { revisions.keys.map { (key: $0, session: watched[$0]?.session) } }
    for (key, session) in known {
      guard let session, let revision = revisions[key] else { continue }
      actions.catchUp(
        PostgresCatchUp(
          session: session, revision: revision < 0 ? nil : revision, isGone: revision < 0))
    }
  }

  /// Sends the commits to the nodes that follow the sessions, with one statement for each node.
  private func send() throws(PostgresFailure) {
    let hints = lock.hold {
      defer { outgoing = [] }
      return outgoing
    }
    guard !hints.isEmpty else { return }
    for (slot, hints) in Dictionary(grouping: hints, by: \.slot) {
      var revisions: [Int: Int] = [:]
      for hint in hints { revisions[hint.key] = hint.revision }
      try notify(slot, revisions.map { "\($0.key):\($0.value)" })
    }
  }

  private func notify(_ slot: Int, _ hints: [String]) throws(PostgresFailure) {
    var hints = hints[...]
    // A notification holds at most 8000 bytes.
    while !hints.isEmpty {
      let part = hints.prefix(200)
      hints = hints.dropFirst(200)
      try link.run(Self.notify, .text("fenestra_\(slot)"), .text(part.joined(separator: ",")))
      metrics.sentHints(1)
    }
  }

  /// Sends the changed classes, each once even if it changed repeatedly.
  private func sendClasses() throws(PostgresFailure) {
    guard ContinuousClock.now >= nextClassHints else { return }
    let changed = lock.hold {
      defer { changedClasses = [:] }
      return changedClasses
    }
    guard !changed.isEmpty else { return }
    nextClassHints = .now + Self.classInterval
    for slot in 0..<63 {
      try notify(slot, changed.filter { $0.value & 1 << slot != 0 }.map { "c\($0.key)" })
    }
  }

  /// Checks followed sessions, and forgets those that have had no followers for a while.
  private func sweep(_ actions: Actions) {
    let now = ContinuousClock.now
    guard now >= nextSweep else { return }
    nextSweep = now + .milliseconds(200)
    if now >= nextClassSweep {
      nextClassSweep = now + Self.sweepInterval
      actions.refresh(nil)
    }
    var due: [(key: Int, session: Session)] = []
    var unwatched: [Int] = []
    let entries = lock.hold { watched.filter { $0.value.nextCheck <= now } }
    for (key, entry) in entries.prefix(Self.sweepLimit) {
      if let session = entry.session, session.isFollowed || now - entry.since < .seconds(10) {
        due.append((key, session))
      } else {
        unwatched.append(key)
      }
    }
    let bit = lock.hold {
      for key in unwatched { watched[key] = nil }
      for (key, _) in due { watched[key]?.nextCheck = now + Self.sweepInterval }
      return slot.map { 1 << $0 }
    }
    if let bit, !unwatched.isEmpty { _ = try? link.run(Self.unmark, .ints(unwatched), .int(bit)) }
    for (key, session) in due {
      guard let revision = session.revisionToCheck else { continue }
      actions.check(
        PostgresCheck(
          key: key, revision: revision, session: session, group: CommitGroup(), isSweep: true))
    }
  }
}
