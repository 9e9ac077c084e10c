import Synchronization
import WindowSessions

/// Counts the operations of a PostgreSQL store, for `/metrics`.
final class PostgresMetrics: Sendable {
  private let commits = Atomic(0)
  private let changes = Atomic(0)
  private let conflicts = Atomic(0)
  private let again = Atomic(0)
  private let reconnects = Atomic(0)
  private let checks = Atomic(0)
  private let checked = Atomic(0)
  private let moved = Atomic(0)
  private let hintsSent = Atomic(0)
  private let hintsHeard = Atomic(0)
  private let sweepFinds = Atomic(0)

  /// Counts a commit of so many sessions.
  func committed(_ count: Int) {
    commits.add(1, ordering: .relaxed)
    changes.add(count, ordering: .relaxed)
  }
  func conflicted() { conflicts.add(1, ordering: .relaxed) }
  func retried() { again.add(1, ordering: .relaxed) }
  func reconnected() { reconnects.add(1, ordering: .relaxed) }
  /// Counts a check of so many sessions.
  func checked(_ count: Int, moved movedCount: Int) {
    checks.add(1, ordering: .relaxed)
    checked.add(count, ordering: .relaxed)
    moved.add(movedCount, ordering: .relaxed)
  }
  func sentHints(_ count: Int) { hintsSent.add(count, ordering: .relaxed) }
  func heardHints(_ count: Int) { hintsHeard.add(count, ordering: .relaxed) }
  func swept(_ count: Int) { sweepFinds.add(count, ordering: .relaxed) }

  /// The counters, with their names and descriptions in `/metrics`.
  var counters: [StoreCounter] {
    [
      StoreCounter(
        "commits", "Commits in the database, each with the changes of several sessions.",
        commits.load(ordering: .relaxed)),
      StoreCounter(
        "changes", "Changes of sessions that were committed.",
        changes.load(ordering: .relaxed)),
      StoreCounter(
        "conflicts",
        "Changes that another node overtook; their requests were carried out again.",
        conflicts.load(ordering: .relaxed)),
      StoreCounter(
        "again", "Commits that were sent again, because a row was locked or an answer was lost.",
        again.load(ordering: .relaxed)),
      StoreCounter(
        "reconnects", "Connections that broke during a commit.",
        reconnects.load(ordering: .relaxed)),
      StoreCounter(
        "checks", "Statements that checked whether this node has the newest revisions.",
        checks.load(ordering: .relaxed)),
      StoreCounter(
        "checked_sessions", "Sessions that these statements checked.",
        checked.load(ordering: .relaxed)),
      StoreCounter(
        "moved_sessions",
        "Sessions that such a check found changed by another node.",
        moved.load(ordering: .relaxed)),
      StoreCounter(
        "hints_sent", "Notifications to other nodes.",
        hintsSent.load(ordering: .relaxed)),
      StoreCounter(
        "hints_heard", "Notifications from other nodes.",
        hintsHeard.load(ordering: .relaxed)),
      StoreCounter(
        "sweep_finds",
        "Changes of followed sessions that only a sweep found, since the notification was lost.",
        sweepFinds.load(ordering: .relaxed)),
    ]
  }
}
