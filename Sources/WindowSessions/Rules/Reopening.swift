import WindowModel
import Workers

extension SessionDirectory {
  /// Loads a session whose log is of other rules, and brings its log in line with today's.
  ///
  /// Where nothing differs the session goes on as it was. Otherwise it gets a new epoch, and stands in
  /// the store, all at once, before any other thread has it.
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
    record.epoch = word(length: 6)
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
  /// Waits until the outcome is certain; why what a session appended is lost, or nil.
  func outcome(for session: Session) -> StoreFailure? {
    let bell = CommitBell()
    if wait(bell) { bell.wait() }
    return failure(of: session)
  }
}

/// Lets a thread wait for a commit group.
// The flag is touched under the monitor only.
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
