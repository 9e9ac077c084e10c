import StoredState
import SessionStorage
import WindowModel
import WindowSessions

extension PostgresCommit {
  /// The statements that carry it out; each returns the keys of changed sessions, and their watchers.
  var statements: [(PostgresStatement, [PostgresValue])] {
    var statements: [(PostgresStatement, [PostgresValue])] = []
    var (appends, begins): ([(Int, [CommandRecord])], [(Int, SessionRecord, [CommandRecord])]) = (
      [], []
    )
    var removed: [(key: Int, revision: Int)] = []
    for key in keys {
      switch changes[key] {
      case .append(let commands): appends.append((key, commands))
      case .begin(let record, let commands): begins.append((key, record, commands))
      case .fork(let record, let parent): statements.append(fork(key, record, parent))
      case .replace(let record, let old, let replay):
        statements.append(replace(key, record, old, replay))
      case .remove(let revision): removed.append((key, revision))
      case nil: break
      }
    }
    if !confirmed.isEmpty {
      statements.append(
        (Self.confirm, [.ints(confirmed.map(\.key)), .ints(confirmed.map(\.rules))]))
    }
    if !appends.isEmpty { statements.append((Self.append, values(of: appends))) }
    // In the order of their names, so that two nodes that make the same ones don't block each other.
    begins.sort { $0.1.identifier.text < $1.1.identifier.text }
    let expired = begins.compactMap { $0.1.key?.text }
    if !expired.isEmpty {
      statements.append((Self.freeKeys, [.texts(expired), .int(time(of: begins.first?.0))]))
    }
    for begin in begins { statements.append(self.begin(begin)) }
    if !removed.isEmpty {
      statements.append((Self.remove, [.ints(removed.map(\.key)), .ints(removed.map(\.revision))]))
    }
    return statements
  }

  private func time(of key: Int?) -> Int { key.flatMap { sessions[$0]?.lastUse } ?? 0 }

  /// Advances each session that is still at the expected revision, and adds its commands. It skips
  /// sessions whose rows are locked, so that no two nodes block each other.
  fileprivate static let append = PostgresStatement(
    "append",
    """
    WITH want AS (
      SELECT * FROM unnest($1::int8[], $2::int8[], $3::int8[], $4::int8[], $5::int8[])
        AS w (key, was, revision, seq, bytes)
    ), held AS MATERIALIZED (
      SELECT s.key, w.revision, w.seq, w.bytes FROM want w JOIN session s ON s.key = w.key
        WHERE s.revision = w.was FOR NO KEY UPDATE OF s SKIP LOCKED
    ), moved AS (
      UPDATE session s SET revision = h.revision, last_seq = h.seq, log_bytes = log_bytes + h.bytes
        FROM held h WHERE s.key = h.key RETURNING s.key, s.watchers
    ), added AS (
      INSERT INTO command SELECT c.session, c.revision, c.source, c.first_seq, c.event_count, c.checksum,
          $6, c.request_key, c.expires
        FROM unnest($7::int8[], $8::int8[], $9::bytea[], $10::int8[], $11::int8[], $12::int8[],
            $13::text[], $14::int8[])
          AS c (session, revision, source, first_seq, event_count, checksum, request_key, expires)
        JOIN held h ON h.key = c.session
    )
    SELECT key, watchers FROM moved
    """)

  private func values(of appends: [(Int, [CommandRecord])]) -> [PostgresValue] {
    [
      .ints(appends.map(\.0)),
      .ints(appends.map { ($0.1.first?.revision ?? 1) - 1 }),
      .ints(appends.map { $0.1.last?.revision }),
      .ints(appends.map { $0.1.last?.lastSeq }),
      .ints(appends.map { $0.1.reduce(0) { $0 + $1.source.count } }),
      .int(tag),
    ] + columns(of: appends)
  }

  /// Returns the commands as arrays of columns.
  private func columns(of appends: [(Int, [CommandRecord])]) -> [PostgresValue] {
    let commands = appends.flatMap(\.1)
    return [
      .ints(appends.flatMap { key, commands in commands.map { _ in key } }),
      .ints(commands.map(\.revision)),
      .blobs(commands.map(\.source)),
      .ints(commands.map(\.firstSeq)),
      .ints(commands.map(\.eventCount)),
      .ints(commands.map { Checksum.of($0.source) }),
      .texts(commands.map { $0.key?.text }),
      .ints(commands.map { $0.key?.expires }),
    ]
  }

  fileprivate static let confirm = PostgresStatement(
    "confirm",
    """
    UPDATE session s SET rules = c.rules FROM unnest($1::int8[], $2::int8[]) AS c (key, rules)
      WHERE s.key = c.key
    """)

  fileprivate static let freeKeys = PostgresStatement(
    "free-keys",
    """
    UPDATE session SET request_key = NULL, request_key_expires = NULL
      WHERE request_key = ANY ($1::text[]) AND request_key_expires <= $2
    """)

  /// A session's row from $1 to $12; its last use is $13.
  fileprivate static let made = """
    made AS (
      INSERT INTO session (key, name, epoch, origin, token_hash, rules, rules_changed_at, request_key,
          request_key_expires, revision, last_seq, log_bytes, branch)
        SELECT $1::int8, $2::text, $3::text, $4::bytea, $5::bytea, $6::int8, $7::int8, $8::text, $9::int8,
          $10::int8, $11::int8, $12::int8, branch FROM fenestra
        ON CONFLICT DO NOTHING RETURNING key
    ), used AS (
      INSERT INTO last_use SELECT key, $13 FROM made ON CONFLICT DO NOTHING
    )
    """

  private func row(
    _ key: Int, _ record: SessionRecord, revision: Int, lastSeq: Int, bytes: Int
  ) -> [PostgresValue] {
    [
      .int(key), .text(record.identifier.text), .text(record.epoch), .bytes(record.origin),
      .bytes(record.tokenHash), .int(record.rules), PostgresValue(record.rulesChangedAt),
      PostgresValue(record.key?.text), PostgresValue(record.key?.expires), .int(revision),
      .int(lastSeq), .int(bytes), .int(time(of: key)),
    ]
  }

  fileprivate static let begin = PostgresStatement(
    "begin-session",
    """
    WITH \(made), added AS (
      INSERT INTO command SELECT c.session, c.revision, c.source, c.first_seq, c.event_count, c.checksum,
          $14, c.request_key, c.expires, c.refused <> 0
        FROM unnest($15::int8[], $16::int8[], $17::bytea[], $18::int8[], $19::int8[], $20::int8[],
            $21::text[], $22::int8[], $23::int8[])
          AS c (session, revision, source, first_seq, event_count, checksum, request_key, expires, refused)
        JOIN made ON made.key = c.session
    )
    SELECT key, 0 FROM made
    """)

  private func begin(
    _ begin: (key: Int, record: SessionRecord, commands: [CommandRecord])
  ) -> (PostgresStatement, [PostgresValue]) {
    let commands = begin.commands
    let row = row(
      begin.key, begin.record, revision: commands.count, lastSeq: commands.last?.lastSeq ?? 0,
      bytes: commands.reduce(0) { $0 + $1.source.count })
    let refused = PostgresValue.ints(commands.map { $0.isRefused ? 1 : 0 })
    return (Self.begin, row + [.int(tag)] + columns(of: [(begin.key, commands)]) + [refused])
  }

  /// Copies the parent's commands and its last keyframe; nothing if it has too few by now.
  fileprivate static let fork = PostgresStatement(
    "fork",
    """
    WITH parent AS (
      SELECT count(*) AS count, coalesce(max(first_seq + event_count - 1), 0) AS seq,
          coalesce(sum(length(source)), 0) AS bytes
        FROM command WHERE session = $14 AND revision <= $10
    ), made AS (
      INSERT INTO session (key, name, epoch, origin, token_hash, rules, rules_changed_at, request_key,
          request_key_expires, revision, last_seq, log_bytes, branch)
        SELECT $1::int8, $2::text, $3::text, $4::bytea, $5::bytea, $6::int8, $7::int8, $8::text, $9::int8,
          $10::int8, parent.seq + $11, parent.bytes + $12, branch
        FROM parent, fenestra WHERE parent.count = $10 AND EXISTS (SELECT FROM session WHERE key = $14)
        ON CONFLICT DO NOTHING RETURNING key
    ), used AS (
      INSERT INTO last_use SELECT key, $13 FROM made
    ), added AS (
      INSERT INTO command SELECT made.key, revision, source, first_seq, event_count, checksum, $15,
          NULL, NULL, refused
        FROM command, made WHERE session = $14 AND revision <= $10
    ), kept AS (
      INSERT INTO keyframe SELECT made.key, k.revision, k.format, k.last_seq, k.state, k.checksum
        FROM made, (SELECT * FROM keyframe WHERE session = $14 AND revision <= $10
          ORDER BY revision DESC LIMIT 1) AS k
    )
    SELECT key, 0 FROM made
    """)

  private func fork(
    _ key: Int, _ record: SessionRecord, _ parent: LogSegment
  ) -> (PostgresStatement, [PostgresValue]) {
    // The parent's row has the number of the last event and of the bytes.
    let row = row(key, record, revision: parent.last, lastSeq: 0, bytes: 0)
    return (Self.fork, row + [.int(parent.key), .int(tag)])
  }

  /// Gives a session a new number, epoch and rules, and copies its commands with their new outcomes.
  fileprivate static let replace = PostgresStatement(
    "replace",
    """
    WITH moved AS (
      UPDATE session SET key = $1, epoch = $3, rules = $4, rules_changed_at = $5, last_seq = $7,
          log_bytes = $8, branch = (SELECT branch FROM fenestra)
        WHERE key = $2 AND revision = $6 RETURNING key, watchers
    ), gone AS (
      INSERT INTO removed SELECT $2 FROM moved
    ), unused AS (
      DELETE FROM last_use USING moved WHERE session = $2
    ), used AS (
      INSERT INTO last_use SELECT key, $9 FROM moved
    ), added AS (
      INSERT INTO command SELECT moved.key, c.revision, c.source, o.first_seq, o.event_count, c.checksum,
          $10, c.request_key, c.request_key_expires, o.refused <> 0
        FROM moved, command c JOIN unnest($11::int8[], $12::int8[], $13::int8[], $14::int8[])
            AS o (revision, first_seq, event_count, refused) ON o.revision = c.revision
        WHERE c.session = $2
    ), hashed AS (
      INSERT INTO state_hash SELECT moved.key, h.revision, \(StateCoding.format), h.hash
        FROM moved, unnest($15::int8[], $16::int8[]) AS h (revision, hash)
    )
    SELECT key, watchers FROM moved
    """)

  private func replace(
    _ key: Int, _ record: SessionRecord, _ old: Int, _ replay: ReplayedLog
  ) -> (PostgresStatement, [PostgresValue]) {
    var outcomes: [ReplayedLog.Outcome] = []
    replay.forEach { outcomes.append($0) }
    return (
      Self.replace,
      [
        .int(key), .int(old), .text(record.epoch), .int(record.rules),
        PostgresValue(record.rulesChangedAt), .int(replay.revision), .int(replay.lastSeq),
        .int(replay.byteCount), .int(time(of: key)), .int(tag),
        .ints(outcomes.map(\.revision)), .ints(outcomes.map(\.firstSeq)),
        .ints(outcomes.map(\.eventCount)), .ints(outcomes.map { $0.isRefused ? 1 : 0 }),
        .ints(replay.hashes.map(\.revision)), .ints(replay.hashes.map(\.hash)),
      ]
    )
  }

  fileprivate static let remove = PostgresStatement(
    "remove",
    """
    WITH gone AS (
      DELETE FROM session s USING unnest($1::int8[], $2::int8[]) AS w (key, was)
        WHERE s.key = w.key AND s.revision = w.was RETURNING s.key, s.watchers
    ), noted AS (
      INSERT INTO removed SELECT key FROM gone
    ), unused AS (
      DELETE FROM last_use USING gone WHERE session = gone.key
    )
    SELECT key, watchers FROM gone
    """)
}
