import WindowModel
import Workers

/// Finds the durable sessions that have expired.
///
/// All mutable state is touched under `lock` only.
final class SessionExpiry: @unchecked Sendable {
  private let store: any SessionStore
  private let idleSeconds: Int
  private let emptySeconds: Int
  private let lock = Lock()
  /// Every empty session was last used at this time or later.
  private var emptyFrom = Int.min

  /// The maximum number of sessions removed at once, so that no commit waits for long.
  static let atOnce = 200
  /// The maximum delay between a use and its record in the store, in seconds.
  private static let delay = 3600

  init(_ store: any SessionStore, _ limits: SessionLimits) {
    self.store = store
    let (idle, empty) = (limits.storedIdleSeconds, limits.emptyIdleSeconds)
    // A session reports its use once a step, and the store skips a report less than a step after the
    // last. So the last use may be up to two steps after the recorded one.
    let seconds = { (time: Double) in Int(exactly: min(time, 1e9).rounded()) ?? 1_000_000_000 }
    idleSeconds = seconds(idle) + 2 * limits.useStep
    emptySeconds = seconds(min(empty, idle)) + 2 * limits.useStep
  }

  /// Returns whether a session that was last used at `time` has expired at `now`, both in seconds since
  /// 1970.
  func isOver(for session: StoredSession, usedAt time: Int, at now: Int) -> Bool {
    time <= now - (session.revision == 0 ? emptySeconds : idleSeconds)
  }

  /// Returns some sessions that may have expired, or none if the store can't be read; the next sweep
  /// tries again.
  func candidates(at now: Int) -> [Identifier] {
    let limit = Self.atOnce
    let idle = try? store.sessions(
      usedAt: Int.min..<now - idleSeconds + 1, mostCommands: .max, limit: limit)
    guard let idle, idle.count < limit else { return idle ?? [] }
    let (first, last) = (lock.hold { emptyFrom }, now - emptySeconds + 1)
    guard first < last else { return idle }
    let times = first..<last  // checked: tested just above
    let empty = try? store.sessions(usedAt: times, mostCommands: 0, limit: limit)
    guard let empty else { return idle }
    // A session in memory reports its use later. One that can't be removed stays until a restart.
    if empty.count < limit { lock.hold { emptyFrom = last - Self.delay } }
    return idle + empty.prefix(limit - idle.count)  // checked: fewer than the limit
  }
}
