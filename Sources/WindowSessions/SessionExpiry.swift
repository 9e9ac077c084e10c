import WindowModel

/// Which durable sessions are kept no longer.
///
/// All mutable state is touched under `lock` only.
final class SessionExpiry: @unchecked Sendable {
  private let store: any SessionStore
  private let idleSeconds: Int
  private let emptySeconds: Int
  private let lock = Lock()
  /// No empty session was last used before this time.
  private var emptyFrom = Int.min

  /// How many sessions are removed at once, at most, so that no commit waits for long.
  static let atOnce = 200
  /// How much later a use may be noted than it was, in seconds.
  private static let delay = 3600

  init(_ store: any SessionStore, _ limits: SessionLimits) {
    self.store = store
    let (idle, empty) = (limits.storedIdleSeconds, limits.emptyIdleSeconds)
    // The last use may be two steps later than what was noted: a step until the session tells of it,
    // and a step that the store passes over.
    let seconds = { (time: Double) in Int(exactly: min(time, 1e9).rounded()) ?? 1_000_000_000 }
    idleSeconds = seconds(idle) + 2 * limits.useStep
    emptySeconds = seconds(min(empty, idle)) + 2 * limits.useStep
  }

  /// Whether a session's time is over, which was last used at a time. All times are in seconds since
  /// 1970.
  func isOver(for session: StoredSession, usedAt time: Int, at now: Int) -> Bool {
    time <= now - (session.revision == 0 ? emptySeconds : idleSeconds)
  }

  /// Some sessions whose time may be over; none where the store can't be read, which the next sweep
  /// tries again.
  func candidates(at now: Int) -> [Identifier] {
    let limit = Self.atOnce
    let idle = try? store.sessions(
      usedAt: Int.min..<now - idleSeconds + 1, mostCommands: .max, limit: limit)
    guard let idle, idle.count < limit else { return idle ?? [] }
    let (first, last) = (lock.hold { emptyFrom }, now - emptySeconds + 1)
    guard first < last else { return idle }
    let times = first..<last  // checked: asked just before
    let empty = try? store.sessions(usedAt: times, mostCommands: 0, limit: limit)
    guard let empty else { return idle }
    // One that is in memory now is noted again; one that can't be removed waits for a restart.
    if empty.count < limit { lock.hold { emptyFrom = last - Self.delay } }
    return idle + empty.prefix(limit - idle.count)  // checked: fewer than the limit
  }
}
