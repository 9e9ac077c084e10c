import StoredState
package import WindowModel
package import WindowSessions

/// Reads durable data.
// Used by one thread at a time: `Readers` lends it.
package final class Reader: SessionReader, @unchecked Sendable {
  private let named: Statement
  private let madeWith: Statement
  private let listed: Statement
  private let unused: Statement
  private let lastUse: Statement
  private let commands: Statement
  private let sentWith: Statement
  private let keyframes: Statement
  private let hashes: Statement
  private let shared: Statement

  init(_ database: Database) throws(StoreFailure) {
    let session = """
      SELECT key, name, epoch, origin, token_hash, request_key, request_key_expires, revision,
        last_seq, log_bytes, EXISTS (SELECT 1 FROM fork WHERE fork.session = key), rules,
        rules_changed_at FROM session
      """
    let command = """
      SELECT revision, source, first_seq, event_count, checksum, request_key, request_key_expires,
        refused FROM command WHERE session = ?1
      """
    named = try database.prepare("\(session) WHERE name = ?1")
    madeWith = try database.prepare(
      "\(session) WHERE request_key = ?1 AND request_key_expires > ?2")
    listed = try database.prepare("\(session) WHERE name > ?1 ORDER BY name LIMIT ?2")
    let use = "FROM last_use JOIN session ON key = session"
    unused = try database.prepare(
      """
      SELECT name \(use) WHERE time >= ?1 AND time < ?2 AND revision <= ?3 ORDER BY time LIMIT ?4
      """)
    lastUse = try database.prepare("SELECT time \(use) WHERE name = ?1")
    commands = try database.prepare(
      "\(command) AND revision >= ?2 AND revision < ?3 ORDER BY revision")
    sentWith = try database.prepare(
      "\(command) AND request_key = ?2 AND request_key_expires > ?3 ORDER BY revision DESC LIMIT 1")
    keyframes = try database.prepare(
      """
      SELECT revision, last_seq, state, checksum FROM keyframe
        WHERE session = ?1 AND revision > ?2 AND revision <= ?3 AND format = \(StateCoding.format)
        ORDER BY revision DESC LIMIT 1
      """)
    let known =
      "session = ?1 AND revision >= ?2 AND revision < ?3 AND format = \(StateCoding.format)"
    hashes = try database.prepare(
      """
      SELECT revision, hash FROM state_hash WHERE \(known)
        UNION SELECT revision, checksum FROM keyframe WHERE \(known) ORDER BY 1
      """)
    shared = try database.prepare(
      """
      WITH RECURSIVE ancestor (log, last, depth) AS (
        SELECT parent, revision, 1 FROM fork WHERE session = ?1
        UNION ALL
        SELECT parent, revision, depth + 1 FROM ancestor JOIN fork ON session = log
      )
      SELECT log, last FROM ancestor ORDER BY depth DESC
      """)
  }

  /// Returns the highest number that a session has or had.
  static func lastKey(_ database: Database) throws(StoreFailure) -> Int {
    try database.number(
      """
      SELECT max(ifnull((SELECT max(key) FROM session), 0),
        ifnull((SELECT max(session) FROM removed), 0))
      """) ?? 0
  }

  // MARK: - Sessions

  package func session(named name: String) throws(StoreFailure) -> SessionRow? {
    try sessions(named, [.text(name)]).first
  }

  package func session(madeWith key: String, at time: Int) throws(StoreFailure) -> SessionRow? {
    try sessions(madeWith, [.text(key), .int(time)]).first
  }

  package func sessions(after name: String, limit: Int) throws(StoreFailure) -> [SessionRow] {
    try sessions(listed, [.text(name), .int(limit)])
  }

  private func sessions(
    _ statement: Statement, _ values: [Value]
  ) throws(StoreFailure) -> [SessionRow] {
    var rows: [SessionRow] = []
    var isDamaged = false
    try statement.each(values) { row in
      guard let identifier = Identifier(row.text(1)) else {
        isDamaged = true
        return
      }
      rows.append(
        SessionRow(
          key: row.int(0),
          record: SessionRecord(
            identifier: identifier, epoch: row.text(2), origin: row.bytes(3),
            tokenHash: row.bytes(4), key: IdempotencyKey(row, 5), rules: row.int(11),
            rulesChangedAt: row.optionalInt(12)),
          revision: row.int(7), lastSeq: row.int(8), byteCount: row.count(9) ?? 0,
          isFork: row.int(10) != 0))
    }
    if isDamaged { throw .damaged("A session has an invalid name.") }
    return rows
  }

  /// Returns the segments that a fork shares, the oldest first.
  func sharedSegments(of key: Int) throws(StoreFailure) -> [LogSegment] {
    var segments: [LogSegment] = []
    try shared.each([.int(key)]) { row in
      segments.append(LogSegment(key: row.int(0), last: row.int(1)))
    }
    return segments
  }

  /// Returns the names of sessions last used at `times`, with up to `mostCommands` commands.
  package func sessions(
    usedAt times: Range<Int>, mostCommands: Int, limit: Int
  ) throws(StoreFailure) -> [Identifier] {
    var names: [Identifier] = []
    let values: [Value] = [
      .int(times.lowerBound), .int(times.upperBound), .int(mostCommands), .int(limit),
    ]
    try unused.each(values) { row in
      if let name = Identifier(row.text(0)) { names.append(name) }
    }
    return names
  }

  /// Returns when a session was last used, in seconds since 1970; nil if unknown.
  package func lastUse(of name: String) throws(StoreFailure) -> Int? {
    try lastUse.first([.text(name)]) { row in row.int(0) }
  }

  // MARK: - Commands

  /// Returns a session's own commands: fewer than requested, but at least one, if they have more
  /// than `byteLimit` bytes.
  func commands(
    of key: Int, _ revisions: Range<Int>, byteLimit: Int
  ) throws(StoreFailure) -> [CommandRecord] {
    let records = try records(
      commands, [.int(key), .int(revisions.lowerBound), .int(revisions.upperBound)],
      byteLimit: byteLimit)
    // A missing row would otherwise be skipped silently.
    for (record, revision) in zip(records, revisions) where record.revision != revision {
      throw .damaged("The command of revision \(revision) is missing.")
    }
    let bytes = records.reduce(0) { $0 + $1.source.count }
    guard records.count == revisions.count || !records.isEmpty && bytes >= byteLimit else {
      throw .damaged("The command of revision \(revisions.lowerBound + records.count) is missing.")
    }
    return records
  }

  func command(
    of key: Int, sentWith text: String, at time: Int
  ) throws(StoreFailure) -> CommandRecord? {
    try records(sentWith, [.int(key), .text(text), .int(time)]).first
  }

  private func records(
    _ statement: Statement, _ values: [Value], byteLimit: Int = .max
  ) throws(StoreFailure) -> [CommandRecord] {
    var records: [CommandRecord] = []
    var damaged: Int?
    var bytes = 0
    try statement.each(values, while: { bytes < byteLimit }) { row in
      let source = row.bytes(1)
      bytes += source.count
      guard Checksum.of(source) == row.int(4), let revision = row.count(0),
        let firstSeq = row.count(2), let eventCount = row.count(3)
      else {
        damaged = damaged ?? row.int(0)
        return
      }
      records.append(
        CommandRecord(
          revision: revision, source: source, firstSeq: firstSeq, eventCount: eventCount,
          isRefused: row.int(7) != 0, key: IdempotencyKey(row, 5)))
    }
    if let damaged { throw .damaged("The command of revision \(damaged) was changed on the disk.") }
    return records
  }

  // MARK: - Keyframes

  /// Returns the last intact keyframe after `start` and up to a revision that this version can
  /// read.
  func keyframe(of key: Int, after start: Int, upTo revision: Int) throws(StoreFailure) -> Moment? {
    var last = revision
    while let row = try keyframeRow(of: key, after: start, upTo: last) {
      if row.isWhole, let application = StateCoding.decode(row.state) {
        return Moment(application, revision: row.revision, lastSeq: row.lastSeq)
      }
      guard row.revision > 0 else { return nil }
      last = row.revision - 1
    }
    return nil
  }

  /// Returns the hashes of a session's own states, in order.
  func stateHashes(
    of key: Int, _ revisions: Range<Int>
  ) throws(StoreFailure) -> [StateHashRecord] {
    var records: [StateHashRecord] = []
    try hashes.each([.int(key), .int(revisions.lowerBound), .int(revisions.upperBound)]) { row in
      records.append(StateHashRecord(revision: row.int(0), hash: row.int(1)))
    }
    return records
  }

  private struct KeyframeRow {
    let revision: Int
    let lastSeq: Int
    let state: [UInt8]
    let isWhole: Bool
  }

  private func keyframeRow(
    of key: Int, after start: Int, upTo revision: Int
  ) throws(StoreFailure) -> KeyframeRow? {
    try keyframes.first([.int(key), .int(start), .int(revision)]) { row in
      let state = row.bytes(2)
      let (revision, lastSeq) = (row.count(0), row.count(1))
      return KeyframeRow(
        revision: revision ?? 0, lastSeq: lastSeq ?? 0, state: state,
        isWhole: revision != nil && lastSeq != nil && Checksum.of(state) == row.int(3))
    }
  }
}

extension IdempotencyKey {
  /// Reads the key in two columns, or returns nil.
  fileprivate init?(_ row: borrowing Row, _ column: Int32) {
    guard let text = row.optionalText(column), let expires = row.optionalInt(column + 1) else {
      return nil
    }
    self.init(text, expires: expires)
  }
}
