import StoredState
package import SessionStorage
package import WindowModel
package import WindowSessions

/// Reads durable data over one connection; used by one thread at a time.
package struct PostgresReader: SessionReader {
  private let connection: PostgresConnection

  init(_ connection: PostgresConnection) { self.connection = connection }

  // MARK: - Sessions

  private static let columns = """
    SELECT key, name, \(PostgresSchema.epoch(on: "now.branch")), origin, token_hash, request_key,
      request_key_expires, revision, last_seq, log_bytes, s.rules, rules_changed_at, now.branch
      FROM session s, fenestra now
    """
  private static let named = PostgresStatement("named", "\(columns) WHERE name = $1")
  private static let madeWith = PostgresStatement(
    "made-with", "\(columns) WHERE request_key = $1 AND request_key_expires > $2")
  private static let listed = PostgresStatement(
    "listed", "\(columns) WHERE name > $1 ORDER BY name LIMIT $2")
  private static let unused = PostgresStatement(
    "unused",
    """
    SELECT name FROM last_use JOIN session ON key = session
      WHERE time >= $1 AND time < $2 AND revision <= $3 ORDER BY time LIMIT $4
    """)
  private static let lastUse = PostgresStatement(
    "last-use", "SELECT time FROM last_use JOIN session ON key = session WHERE name = $1")

  package func session(named name: String) throws(StoreFailure) -> SessionRow? {
    try sessions(Self.named, .text(name)).first
  }

  package func session(madeWith key: String, at time: Int) throws(StoreFailure) -> SessionRow? {
    try sessions(Self.madeWith, .text(key), .int(time)).first
  }

  package func sessions(after name: String, limit: Int) throws(StoreFailure) -> [SessionRow] {
    try sessions(Self.listed, .text(name), .int(limit))
  }

  package func sessions(
    usedAt times: Range<Int>, mostCommands: Int, limit: Int
  ) throws(StoreFailure) -> [Identifier] {
    let rows = try run(
      Self.unused, .int(times.lowerBound), .int(times.upperBound), .int(mostCommands),
      .int(limit))
    return rows.map { Identifier($0.text(0)) }.compactMap(\.self)
  }

  package func lastUse(of name: String) throws(StoreFailure) -> Int? {
    try run(Self.lastUse, .text(name)).first?.int(0)
  }

  private func sessions(
    _ statement: PostgresStatement, _ values: PostgresValue...
  ) throws(StoreFailure) -> [SessionRow] {
    let rows = try run(statement, values)
    let sessions = rows.map { row -> SessionRow? in
      guard let identifier = Identifier(row.text(1)) else { return nil }
      let record = SessionRecord(
        identifier: identifier, epoch: row.text(2), origin: row.bytes(3), tokenHash: row.bytes(4),
        key: row.key(5), rules: row.int(10), rulesChangedAt: row.optionalInt(11))
      return SessionRow(
        key: row.int(0), record: record, revision: row.int(7), lastSeq: row.int(8),
        byteCount: row.int(9), branch: row.int(12))
    }
    let known = sessions.compactMap(\.self)
    guard known.count == sessions.count else { throw .damaged("A session has an invalid name.") }
    return known
  }

  // MARK: - Commands

  private static let command = """
    SELECT revision, source, first_seq, event_count, checksum, request_key, request_key_expires, refused
      FROM command WHERE session = $1
    """
  /// Stops after the row that reaches the byte limit, which is the minimum to read.
  private static let commands = PostgresStatement(
    "commands",
    """
    SELECT revision, source, first_seq, event_count, checksum, request_key, request_key_expires, refused
      FROM (SELECT *, sum(length(source)) OVER (ORDER BY revision) - length(source) AS before
        FROM command WHERE session = $1 AND revision >= $2 AND revision < $3) AS page
      WHERE before < $4 ORDER BY revision
    """)
  private static let sentWith = PostgresStatement(
    "sent-with",
    """
    \(command) AND request_key = $2 AND request_key_expires > $3 ORDER BY revision DESC LIMIT 1
    """)
  private static let revision = PostgresStatement(
    "revision", "SELECT revision FROM session WHERE key = $1")

  /// Returns a session's number of commands, or nil if it is gone.
  func revision(of key: Int) throws(StoreFailure) -> Int? {
    try run(Self.revision, .int(key)).first?.int(0)
  }

  /// Returns a session's commands: fewer, but at least one, if they exceed a page.
  func commands(of key: Int, _ revisions: Range<Int>) throws(StoreFailure) -> [CommandRecord] {
    let records = try records(
      run(
        Self.commands, .int(key), .int(revisions.lowerBound), .int(revisions.upperBound),
        .int(SessionLogPage.byteLimit)))
    for (record, revision) in zip(records, revisions) where record.revision != revision {
      throw .damaged("The command of revision \(revision) is missing.")
    }
    let bytes = records.reduce(0) { $0 + $1.source.count }
    guard records.count == revisions.count || !records.isEmpty && bytes >= SessionLogPage.byteLimit
    else {
      throw .damaged("The command of revision \(revisions.lowerBound + records.count) is missing.")
    }
    return records
  }

  func command(
    of key: Int, sentWith text: String, at time: Int
  ) throws(StoreFailure) -> CommandRecord? {
    try records(run(Self.sentWith, .int(key), .text(text), .int(time))).first
  }

  private func records(_ rows: PostgresRows) throws(StoreFailure) -> [CommandRecord] {
    var damaged: Int?
    let records = rows.map { row -> CommandRecord in
      let source = row.bytes(1)
      if Checksum.of(source) != row.int(4) { damaged = damaged ?? row.int(0) }
      return CommandRecord(
        revision: row.int(0), source: source, firstSeq: row.int(2), eventCount: row.int(3),
        isRefused: row.bool(7), key: row.key(5))
    }
    if let damaged { throw .damaged("The command of revision \(damaged) was changed on the disk.") }
    return records
  }

  // MARK: - Keyframes

  private static let keyframe = PostgresStatement(
    "keyframe",
    """
    SELECT revision, last_seq, state, checksum FROM keyframe
      WHERE session = $1 AND revision > $2 AND revision <= $3 AND format = \(StateCoding.format)
      ORDER BY revision DESC LIMIT 1
    """)
  private static let hashes = PostgresStatement(
    "hashes",
    """
    SELECT revision, hash FROM state_hash WHERE \(known)
      UNION SELECT revision, checksum FROM keyframe WHERE \(known) ORDER BY 1
    """)
  private static let known =
    "session = $1 AND revision >= $2 AND revision < $3 AND format = \(StateCoding.format)"

  /// Returns the last intact keyframe after `start` and up to a revision that this version can read.
  func keyframe(of key: Int, after start: Int, upTo revision: Int) throws(StoreFailure) -> Moment? {
    var last = revision
    while let row = try run(Self.keyframe, .int(key), .int(start), .int(last)).first {
      let state = row.bytes(2)
      if Checksum.of(state) == row.int(3), let application = StateCoding.decode(state) {
        return Moment(application, revision: row.int(0), lastSeq: row.int(1))
      }
      last = row.int(0) - 1
    }
    return nil
  }

  func stateHashes(
    of key: Int, _ revisions: Range<Int>
  ) throws(StoreFailure) -> [StateHashRecord] {
    try run(Self.hashes, .int(key), .int(revisions.lowerBound), .int(revisions.upperBound)).map {
      StateHashRecord(revision: $0.int(0), hash: $0.int(1))
    }
  }

  private func run(
    _ statement: PostgresStatement, _ values: PostgresValue...
  ) throws(StoreFailure) -> PostgresRows { try run(statement, values) }

  private func run(
    _ statement: PostgresStatement, _ values: [PostgresValue]
  ) throws(StoreFailure) -> PostgresRows {
    do throws(PostgresFailure) {
      guard let rows = try connection.run([(statement, values)]).first else {
        throw PostgresFailure.disconnected("no rows came")
      }
      return rows
    } catch { throw error.storeFailure }
  }
}
