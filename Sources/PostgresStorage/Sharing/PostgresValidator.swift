import WindowSessions

/// A session whose revision is to be checked.
struct PostgresCheck: Sendable {
  let key: Int
  let revision: Int
  let session: Session
  let group: CommitGroup
  /// Whether no request waits for it.
  var isSweep = false
}

/// Checks whether sessions are at the revisions that this node knows, with one statement for all
/// waiting checks.
// Used by the validating thread only.
final class PostgresValidator: @unchecked Sendable {
  private let link: PostgresLink
  private let metrics: PostgresMetrics
  private let catchUp: @Sendable (PostgresCatchUp) -> Void

  init(
    _ link: PostgresLink, _ metrics: PostgresMetrics,
    catchUp: @escaping @Sendable (PostgresCatchUp) -> Void
  ) {
    self.link = link
    self.metrics = metrics
    self.catchUp = catchUp
  }

  private static let revisions = PostgresStatement(
    "revisions", "SELECT key, revision FROM session WHERE key = ANY ($1::int8[])")

  /// How long a request waits for the database.
  private static let patience = Duration.seconds(5)

  func check(_ checks: [PostgresCheck]) {
    let keys = Array(Set(checks.map(\.key)))
    let revisions: [Int: Int]
    do throws(PostgresFailure) { revisions = try read(keys) } catch {
      for check in checks {
        check.group.finish([ObjectIdentifier(check.session): error.storeFailure])
      }
      return
    }
    var moved: [PostgresCheck] = []
    for check in checks {
      if revisions[check.key] == check.revision, !check.session.isOutdated {
        check.group.finish()
      } else {
        moved.append(check)
      }
    }
    metrics.checked(keys.count, moved: Set(moved.map(\.key)).count)
    metrics.swept(moved.count { $0.isSweep })
    for check in moved {
      catchUp(
        PostgresCatchUp(
          session: check.session, revision: revisions[check.key],
          isGone: revisions[check.key] == nil,
          group: check.group))
    }
  }

  /// Returns the revisions of existing sessions; retries once on a new connection if the first one broke.
  private func read(_ keys: [Int]) throws(PostgresFailure) -> [Int: Int] {
    do throws(PostgresFailure) { return try readOnce(keys) } catch .disconnected {
      return try readOnce(keys)
    }
  }

  private func readOnce(_ keys: [Int]) throws(PostgresFailure) -> [Int: Int] {
    let rows = try link.run(Self.revisions, .ints(keys), within: Self.patience)
    return rows.map { ($0.int(0), $0.int(1)) }.reduce(into: [:]) { $0[$1.0] = $1.1 }
  }
}

/// A session that another node has changed.
struct PostgresCatchUp: Sendable {
  let session: Session
  /// Its number of commands now, nil if it must be queried.
  let revision: Int?
  /// Whether it was removed.
  var isGone = false
  /// Fails with the reason for the requests that wait for it.
  var group: CommitGroup?

  /// Catches up, on a thread that may read the store.
  func run() {
    var failure = StoreFailure.overtaken
    if isGone {
      session.vanish()
      failure = .gone
    } else {
      do throws(SessionRefusal) { try session.catchUp(to: revision) } catch {
        if case .store(let reason) = error { failure = reason }
      }
    }
    group?.finish([ObjectIdentifier(session): failure])
  }
}
