import WindowModel
import WindowSessions

/// Reads what is durable.
// One thread at a time has it: `Readers` hands it out.
final class Reader: @unchecked Sendable {
  private let named: Statement
  private let madeWith: Statement
  private let listed: Statement
  private let commands: Statement
  private let sentWith: Statement
  private let keyframes: Statement

  init(_ database: Database) throws(StoreFailure) {
    let session = """
      SELECT key, name, epoch, origin, token_hash, request_key, request_key_expires, revision,
        last_seq, ifnull((SELECT max(revision) FROM keyframe WHERE session = key), 0) FROM session
      """
    let command = """
      SELECT revision, source, first_seq, event_count, checksum, request_key, request_key_expires
        FROM command WHERE session = ?1
      """
    named = try database.prepare("\(session) WHERE name = ?1")
    madeWith = try database.prepare(
      "\(session) WHERE request_key = ?1 AND request_key_expires > ?2")
    listed = try database.prepare("\(session) WHERE name > ?1 ORDER BY name LIMIT ?2")
    commands = try database.prepare(
      "\(command) AND revision >= ?2 AND revision < ?3 ORDER BY revision")
    sentWith = try database.prepare(
      "\(command) AND request_key = ?2 AND request_key_expires > ?3 ORDER BY revision DESC LIMIT 1")
    keyframes = try database.prepare(
      """
      SELECT revision, last_seq, state, checksum FROM keyframe
        WHERE session = ?1 AND revision <= ?2 ORDER BY revision DESC LIMIT 1
      """)
  }

  /// The highest number that a session has or had.
  static func lastKey(_ database: Database) throws(StoreFailure) -> Int {
    try database.number(
      """
      SELECT max(ifnull((SELECT max(key) FROM session), 0),
        ifnull((SELECT max(session) FROM removed), 0))
      """) ?? 0
  }

  // MARK: - Sessions

  struct SessionRow {
    let key: Int
    let record: SessionRecord
    let revision: Int
    let lastSeq: Int
    /// The revision of the last keyframe, or 0.
    let keyframe: Int
  }

  func session(named name: String) throws(StoreFailure) -> SessionRow? {
    try sessions(named, [.text(name)]).first
  }

  func session(madeWith key: String, at time: Int) throws(StoreFailure) -> SessionRow? {
    try sessions(madeWith, [.text(key), .int(time)]).first
  }

  func sessions(after name: String, limit: Int) throws(StoreFailure) -> [SessionRow] {
    try sessions(listed, [.text(name), .int(limit)])
  }

  private func sessions(
    _ statement: Statement, _ values: [Value]
  ) throws(StoreFailure) -> [SessionRow] {
    var rows: [SessionRow] = []
    var isDamaged = false
    try statement.each(values) { row in
      guard let identifier = Identifier(row.text(1)) else { return isDamaged = true }
      rows.append(
        SessionRow(
          key: row.int(0),
          record: SessionRecord(
            identifier: identifier, epoch: row.text(2), origin: row.bytes(3),
            tokenHash: row.bytes(4), key: IdempotencyKey(row, 5)),
          revision: row.int(7), lastSeq: row.int(8), keyframe: row.count(9) ?? 0))
    }
    if isDamaged { throw .damaged("A session's name is none.") }
    return rows
  }

  // MARK: - Commands

  func commands(of key: Int, _ revisions: Range<Int>) throws(StoreFailure) -> [CommandRecord] {
    let records = try records(
      commands, [.int(key), .int(revisions.lowerBound), .int(revisions.upperBound)])
    // A row that is missing would be passed over in silence.
    for (record, revision) in zip(records, revisions) where record.revision != revision {
      throw .damaged("The command of revision \(revision) is missing.")
    }
    guard records.count == revisions.count else {
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
    _ statement: Statement, _ values: [Value]
  ) throws(StoreFailure) -> [CommandRecord] {
    var records: [CommandRecord] = []
    var damaged: Int?
    try statement.each(values) { row in
      let source = row.bytes(1)
      guard Checksum.of(source) == row.int(4), let revision = row.count(0),
        let firstSeq = row.count(2), let eventCount = row.count(3)
      else { return damaged = damaged ?? row.int(0) }
      records.append(
        CommandRecord(
          revision: revision, source: source, firstSeq: firstSeq, eventCount: eventCount,
          key: IdempotencyKey(row, 5)))
    }
    if let damaged { throw .damaged("The command of revision \(damaged) is not what was written.") }
    return records
  }

  // MARK: - Keyframes

  /// The last keyframe up to a revision that is whole and that this version can read.
  func keyframe(of key: Int, upTo revision: Int) throws(StoreFailure) -> Moment? {
    var last = revision
    while let row = try keyframeRow(of: key, upTo: last) {
      if row.isWhole, let application = StateCoding.decode(row.state) {
        return Moment(application, revision: row.revision, lastSeq: row.lastSeq)
      }
      guard row.revision > 0 else { return nil }
      last = row.revision - 1
    }
    return nil
  }

  private struct KeyframeRow {
    let revision: Int
    let lastSeq: Int
    let state: [UInt8]
    let isWhole: Bool
  }

  private func keyframeRow(
    of key: Int, upTo revision: Int
  ) throws(StoreFailure) -> KeyframeRow? {
    try keyframes.first([.int(key), .int(revision)]) { row in
      let state = row.bytes(2)
      let (revision, lastSeq) = (row.count(0), row.count(1))
      return KeyframeRow(
        revision: revision ?? 0, lastSeq: lastSeq ?? 0, state: state,
        isWhole: revision != nil && lastSeq != nil && Checksum.of(state) == row.int(3))
    }
  }
}

extension IdempotencyKey {
  /// The key that stands in two columns, or nil.
  fileprivate init?(_ row: borrowing Row, _ column: Int32) {
    guard let text = row.optionalText(column), let expires = row.optionalInt(column + 1) else {
      return nil
    }
    self.init(text, expires: expires)
  }
}
