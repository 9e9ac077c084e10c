import WindowSessions
import Workers

/// Refuses databases that a node must not use, and notices a database that has lost commits.
///
/// Each promotion of a standby begins PostgreSQL's next timeline. If the primary did not wait for its standbys, the
/// promoted one may lack commits. The first node that notices such a promotion begins a new branch in the database,
/// which gives every session another epoch. States in memory from an earlier branch are outdated.
///
/// All mutable state is touched under `lock` only.
final class PostgresGuard: @unchecked Sendable {
  private let lock = Lock()
  private var closed = false
  private var timeline = 0
  private var current = 0
  private var hasTables = false
  /// Whether the server can tell its timeline; some that only resemble PostgreSQL can't.
  private var hasTimelines = true

  /// Whether the store is closing.
  var isClosed: Bool { lock.hold { closed } }
  func close() { lock.hold { closed = true } }

  /// The database's branch, 0 until it has lost commits.
  var branch: Int { lock.hold { current } }

  /// Whether no later timeline than the connection's was seen since.
  func accepts(_ connection: PostgresConnection) -> Bool {
    lock.hold { connection.timeline >= timeline }
  }

  /// Also watches for lost commits from now on, since the tables exist.
  func begin(_ connection: PostgresConnection) throws(PostgresFailure) {
    lock.hold { hasTables = true }
    try admit(connection)
  }

  /// Refuses a server that is too old, and a former primary that came back.
  func admit(_ connection: PostgresConnection) throws(PostgresFailure) {
    guard connection.serverVersion >= 150_000 else {
      throw .refused(
        state: "", "PostgreSQL 15 is needed, and this is \(connection.serverVersion / 10_000)")
    }
    guard lock.hold({ hasTimelines }) else { return }
    let row: PostgresRow?
    do throws(PostgresFailure) { row = try connection.run(Self.place).first } catch {
      guard case .refused = error else { throw error }
      return lock.hold { hasTimelines = false }
    }
    guard let row else { throw .disconnected("no rows came") }
    connection.timeline = row.int(0)
    guard accepts(connection) else {
      throw .disconnected("the server on timeline \(row.int(0)) is a former primary")
    }
    if lock.hold({ hasTables }) {
      let rows = try connection.run([
        (Self.mark, [.int(row.int(0)), .int(row.bool(1) ? 1 : 0)]), (Self.branch, []),
      ])
      guard let branch = rows.last?.first?.int(0) else { throw .disconnected("no rows came") }
      lock.hold { current = branch }
    }
    lock.hold { timeline = max(timeline, connection.timeline) }
  }

  // A file of the log begins with the timeline, in eight hexadecimal digits.
  private static let place = PostgresStatement(
    "timeline",
    """
    SELECT ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int8,
      current_setting('synchronous_standby_names') <> ''
    """)

  // Another timeline that is not later is that of a restored backup.
  private static let mark = PostgresStatement(
    "mark-timeline",
    """
    WITH raised AS (
      UPDATE fenestra SET timeline = $1::int8, synchronous = $2::int8 <> 0,
          branch = fenestra.branch + CASE WHEN old.timeline <> 0 AND old.timeline <> $1::int8
            AND NOT (old.synchronous AND old.timeline < $1::int8) THEN 1 ELSE 0 END
        FROM (SELECT * FROM fenestra FOR UPDATE) AS old
        WHERE old.timeline <> $1::int8 OR old.synchronous <> ($2::int8 <> 0)
        RETURNING old.branch AS was, fenestra.branch AS present
    )
    UPDATE class c SET epoch = \(PostgresSchema.epoch(on: "raised.present"))
      FROM session s, raised
      WHERE raised.present <> raised.was AND c.session = s.name
        AND c.epoch = \(PostgresSchema.epoch(on: "raised.was"))
    """)
  private static let branch = PostgresStatement("branch", "SELECT branch FROM fenestra")
}
