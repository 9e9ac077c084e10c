import StoredState
import SessionStorage
import WindowModel
import WindowSessions

/// A write that no request waits for.
enum PostgresNote: Sendable {
  case state(PostgresStateNote)
  case use(key: Int, time: Int, step: Int)
  case hashes(key: Int, [StateHashRecord])
  /// Removed sessions may have left commands.
  case clean
}

/// A state that is written once its commands are durable.
final class PostgresStateNote: Waker {
  let log: PostgresLog
  let moment: Moment
  /// Whether only its hash is stored.
  let isHashOnly: Bool
  let session: Session
  private let group: CommitGroup?
  private let store: PostgresStore

  init(
    log: PostgresLog, moment: Moment, isHashOnly: Bool, session: Session, group: CommitGroup?,
    store: PostgresStore
  ) {
    self.log = log
    self.moment = moment
    self.isHashOnly = isHashOnly
    self.session = session
    self.group = group
    self.store = store
  }

  func wake() {
    // Another process was faster, so the log does not lead to this state. This may be called under the
    // state lock, so it must not call anything of the session that takes that lock.
    if session.isBehind { return log.endKeeping() }
    store.note(.state(self))
  }
}

/// Writes notes, and deletes remains of removed sessions, over a connection whose commits don't wait.
// Used by the noting thread only.
final class PostgresNotes: @unchecked Sendable {
  private let link: PostgresLink
  private let keyframeLimit: Int
  private var mayClean = true

  init(_ link: PostgresLink, keyframeLimit: Int) {
    self.link = link
    self.keyframeLimit = keyframeLimit
  }

  /// Writes notes; returns whether more must be deleted.
  func write(_ notes: [PostgresNote]) -> Bool {
    for note in notes {
      // None is essential: it is noted again later, or only saves time.
      try? write(note)
      if case .state(let note) = note { note.log.endKeeping() }
    }
    if notes.isEmpty || mayClean { mayClean = (try? clean()) ?? false }
    return mayClean
  }

  private func write(_ note: PostgresNote) throws(PostgresFailure) {
    switch note {
    case .state(let note):
      if note.session.isLost { return }
      let moment = note.moment
      let state = StateCoding.encode(moment.application)
      let (key, hash) = (note.log.key, Checksum.of(state))
      if note.isHashOnly { return try write([(moment.revision, hash)], key) }
      try link.run(
        Self.keyframe, .int(key), .int(moment.revision), .int(moment.lastSeq), .bytes(state),
        .int(hash))
      try link.run(Self.thin, .int(key), .int(keyframeLimit))
    case .use(let key, let time, let step):
      try link.run(Self.use, .int(key), .int(time), .int(step))
    case .hashes(let key, let hashes):
      try write(hashes.map { ($0.revision, $0.hash) }, key)
    case .clean: mayClean = true
    }
  }

  private func write(_ hashes: [(revision: Int, hash: Int)], _ key: Int) throws(PostgresFailure) {
    try link.run(Self.hashes, .int(key), .ints(hashes.map(\.revision)), .ints(hashes.map(\.hash)))
  }

  /// Deletes some remains of a removed session; returns whether there may be more.
  private func clean() throws(PostgresFailure) -> Bool {
    guard let row = try link.run(Self.clean).first, let key = row.optionalInt(0) else {
      return false
    }
    if row.int(1) == 0 { try link.run(Self.forget, .int(key)) }
    return true
  }

  // A session may have been removed or reset while its state was encoded.
  private static let keyframe = PostgresStatement(
    "keep",
    """
    INSERT INTO keyframe SELECT $1::int8, $2::int8, \(StateCoding.format), $3::int8, $4::bytea, $5::int8
      WHERE EXISTS (SELECT FROM session WHERE key = $1 AND revision >= $2)
      ON CONFLICT (session, revision, format) DO UPDATE SET state = $4, checksum = $5
    """)
  // If there are too many, drop the one with the closest neighbors.
  private static let thin = PostgresStatement(
    "thin",
    """
    DELETE FROM keyframe WHERE session = $1
      AND (SELECT coalesce(sum(length(state)), 0) FROM keyframe WHERE session = $1)
        > $2::int8 + 4 * (SELECT log_bytes FROM session WHERE key = $1)
      AND revision = (
        SELECT revision FROM (
          SELECT revision, lead(revision) OVER near - lag(revision) OVER near AS gap
            FROM keyframe WHERE session = $1 WINDOW near AS (ORDER BY revision)) AS gaps
          WHERE gap IS NOT NULL ORDER BY gap, revision LIMIT 1)
    """)
  private static let use = PostgresStatement(
    "use",
    """
    INSERT INTO last_use SELECT $1::int8, $2::int8 WHERE EXISTS (SELECT FROM session WHERE key = $1)
      ON CONFLICT (session) DO UPDATE SET time = $2 WHERE last_use.time < $2 - $3::int8
    """)
  private static let hashes = PostgresStatement(
    "keep-hashes",
    """
    INSERT INTO state_hash SELECT $1::int8, h.revision, \(StateCoding.format), h.hash
      FROM unnest($2::int8[], $3::int8[]) AS h (revision, hash)
      WHERE EXISTS (SELECT FROM session WHERE key = $1)
      ON CONFLICT (session, revision, format) DO UPDATE SET hash = excluded.hash
    """)
  private static let clean = PostgresStatement(
    "clean",
    """
    WITH next AS (
      SELECT session FROM removed LIMIT 1 FOR UPDATE SKIP LOCKED
    ), keyframes AS (
      DELETE FROM keyframe USING next WHERE keyframe.session = next.session
    ), hashes AS (
      DELETE FROM state_hash USING next WHERE state_hash.session = next.session
    ), commands AS (
      DELETE FROM command USING next WHERE command.session = next.session AND revision <= (
          SELECT max(revision) FROM (SELECT revision FROM command WHERE session = next.session
            ORDER BY revision LIMIT 500) AS first)
        RETURNING revision
    )
    SELECT (SELECT session FROM next), (SELECT count(*) FROM commands)
    """)
  private static let forget = PostgresStatement("forget", "DELETE FROM removed WHERE session = $1")
}
