import WindowModel
import Workers

extension SessionDirectory {
  /// Loads a session whose log has other rules, and brings its log in line with today's.
  ///
  /// If nothing differs, the session continues. Otherwise it gets a new epoch and is stored in one
  /// transaction, before other threads can use it.
  func reopen(
    _ stored: StoredSession, _ origin: SessionOrigin
  ) throws(SessionRefusal) -> Session {
    let comparison = try RulesComparison(stored, origin, world)
    var record = stored.record
    record.rules = world.rules
    guard let changedAt = comparison.changedAt else {
      let session = Session(record, origin, comparison.replayed, log: stored.log, world: world)
      stored.log.confirm(rules: record.rules, comparison.replay.hashes, for: session)
      session.keepLateKeyframe()
      session.noteKnownHash()
      return session
    }
    record.rulesChangedAt = changedAt
    record.epoch = word(length: SessionRecord.epochLength)
    let log = store.makeLog()
    let session = Session(record, origin, comparison.replayed, log: log, world: world)
    let group: CommitGroup?
    do {
      group = try log.begin(
        record, replaying: stored.log, comparison.replay, for: session)
    } catch { throw .store(error) }
    if let failure = group?.outcome(for: session) { throw .store(failure) }
    session.keepLateKeyframe()
    return session
  }
}

extension CommitGroup {
  /// Waits until the outcome is certain; returns why the session's changes are lost, or nil.
  func outcome(for session: Session) -> StoreFailure? {
    let bell = CommitBell()
    if wait(bell) { bell.wait() }
    return failure(of: session)
  }
}

/// Lets a thread wait for a commit group.
// The flag is accessed only under the monitor.
private final class CommitBell: Waker, @unchecked Sendable {
  private let monitor = Monitor()
  private var hasRung = false

  func wake() {
    monitor.hold {
      hasRung = true
      monitor.broadcast()
    }
  }

  func wait() { monitor.hold { monitor.wait { !hasRung } } }
}
