import Glibc
import SessionStorage
import WindowSessions

/// Commits changes if the sessions are still at the expected revisions: all waiting changes in one
/// transaction and one round trip.
// Used by the writing thread only.
final class PostgresWriter: @unchecked Sendable {
  private let link: PostgresLink
  private let limit: Int
  private let metrics: PostgresMetrics
  /// How long a commit may be retried while the database is unreachable.
  private static let patience = Duration.seconds(10)

  init(_ link: PostgresLink, limit: Int, metrics: PostgresMetrics) {
    self.link = link
    self.limit = limit
    self.metrics = metrics
  }

  /// The outcome of operations.
  struct Outcome {
    var failures: [ObjectIdentifier: StoreFailure] = [:]
    /// The sessions with followers on other nodes, by their keys, and the bits of these nodes.
    var watched: [Int: Int] = [:]
  }

  /// Commits operations in order, in as many transactions as needed. A transaction has each session
  /// once, so that nothing is committed after a refused change.
  func write(_ operations: [Operation]) -> Outcome {
    var outcome = Outcome()
    var rest = operations[...]
    while !rest.isEmpty {
      var commit = PostgresCommit(tag: Int.random(in: 1...Int.max), limit: limit)
      var count = 0
      for operation in rest {
        let session = operation.session
        let id = ObjectIdentifier(session)
        // Skip changes that build on a refused one.
        if outcome.failures[id] == nil {
          if session.isLost {
            outcome.failures[id] = .gone
          } else if session.isBehind {
            outcome.failures[id] = .overtaken
          } else if !commit.add(operation) {
            break
          }
        }
        count += 1
      }
      rest = rest.dropFirst(count)
      carryOut(commit, &outcome)
    }
    return outcome
  }

  private func carryOut(_ commit: PostgresCommit, _ outcome: inout Outcome) {
    guard !commit.isEmpty else { return }
    let end = ContinuousClock.now + Self.patience
    var commit = commit
    var isFirst = true
    while true {
      let missing: Set<Int>
      do throws(PostgresFailure) {
        let connection = try link.connection(until: end)
        commit = try withoutOutdated(commit, isFirst: isFirst, connection, &outcome)
        if commit.isEmpty { return }
        let warnings = connection.warnings
        var moved: [Int: Int] = [:]
        for rows in try connection.run(commit.statements) {
          for (key, watchers) in rows.map({ ($0.int(0), $0.int(1)) }) { moved[key] = watchers }
        }
        metrics.committed(moved.count)
        // A commit that stopped waiting for the standby may be lost with this server.
        guard connection.warnings == warnings else {
          link.close()
          throw .disconnected("the commit was not confirmed by the standby")
        }
        for (key, watchers) in moved where watchers != 0 { outcome.watched[key] = watchers }
        missing = Set(commit.keys.filter { moved[$0] == nil })
        if missing.isEmpty { return }
        // Locked meanwhile, or made by an attempt whose answer was lost.
        let again = try check(commit.only(missing), isFirst: isFirst, connection, &outcome)
        if again.isEmpty { return }
        commit = commit.only(again)
        metrics.retried()
        usleep(500)
      } catch {
        switch error {
        case .disconnected where ContinuousClock.now < end: metrics.reconnected()
        case .refused where error.isPassing && ContinuousClock.now < end: metrics.retried()
        case .refused where commit.keys.count > 1:
          // One session's error must not affect the others.
          for key in commit.keys { carryOut(commit.only([key]), &outcome) }
          return
        default:
          fail(commit, isFirst ? error.storeFailure : Self.unknown, &outcome)
          return
        }
      }
      isFirst = false
      if ContinuousClock.now >= end {
        fail(commit, Self.unknown, &outcome)
        return
      }
    }
  }

  private static let unknown = StoreFailure.unavailable(
    "the database did not say whether the change was made; read the session, or send it with an Idempotency-Key"
  )

  private func fail(
    _ commit: PostgresCommit, _ failure: StoreFailure, _ outcome: inout Outcome
  ) {
    for session in commit.sessions.values { outcome.failures[ObjectIdentifier(session)] = failure }
  }

  private static let state = PostgresStatement(
    "state",
    """
    SELECT w.key, s.revision, c.append, s.key IS NOT NULL, s.watchers
      FROM unnest($1::int8[], $2::int8[]) AS w (key, next)
      LEFT JOIN session s ON s.key = w.key
      LEFT JOIN command c ON c.session = w.key AND c.revision = w.next
    """)

  /// Fails the changes of sessions that a failover outdated, except those that an earlier attempt made and the
  /// database has kept; returns the rest.
  private func withoutOutdated(
    _ commit: PostgresCommit, isFirst: Bool, _ connection: PostgresConnection,
    _ outcome: inout Outcome
  ) throws(PostgresFailure) -> PostgresCommit {
    let outdated = Set(commit.keys.filter { commit.sessions[$0]?.isOutdated == true })
    if outdated.isEmpty { return commit }
    let lost = try check(commit.only(outdated), isFirst: isFirst, connection, &outcome)
    fail(commit.only(lost), .lostCommands, &outcome)
    return commit.only(Set(commit.keys).subtracting(outdated))
  }

  /// Finds out why changes were not made; returns the keys of those to send again.
  private func check(
    _ commit: PostgresCommit, isFirst: Bool, _ connection: PostgresConnection,
    _ outcome: inout Outcome
  ) throws(PostgresFailure) -> Set<Int> {
    let keys = commit.keys
    let rows = try connection.run(
      Self.state, .ints(keys), .ints(keys.map { commit.firstRevision(of: $0) }))
    var again: Set<Int> = []
    for row in rows.map({ $0 }) {
      let key = row.int(0)
      guard let change = commit.changes[key], let session = commit.sessions[key] else { continue }
      let isThere = row.bool(3)
      let failure: StoreFailure?
      switch change {
      case .append(let commands):
        let was = (commands.first?.revision ?? 1) - 1
        if !isThere {
          failure = .gone
        } else if row.optionalInt(2) == commit.tag {
          failure = nil
          if row.int(4) != 0 { outcome.watched[key] = row.int(4) }
        } else if row.int(1) == was {
          again.insert(key)
          continue
        } else {
          failure = .overtaken
          metrics.conflicted()
        }
      case .begin, .fork, .replace: failure = isThere ? nil : .gone
      case .remove(let was):
        if isThere, row.int(1) == was {
          again.insert(key)
          continue
        }
        failure = isThere ? .overtaken : isFirst ? .gone : nil
      }
      if let failure { outcome.failures[ObjectIdentifier(session)] = failure }
    }
    return again
  }
}

extension PostgresCommit {
  /// Returns the revision of a session's first appended command, 0 if there are none.
  fileprivate func firstRevision(of key: Int) -> Int {
    if case .append(let commands) = changes[key] { commands.first?.revision ?? 0 } else { 0 }
  }
}
