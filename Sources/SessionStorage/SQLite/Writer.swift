import StoredState
import WindowModel
import WindowSessions

/// Writes operations, all waiting ones in one transaction.
// Made by one thread, and then used only by the writing thread.
final class Writer: @unchecked Sendable {
  private let database: Database
  private let begin: Statement
  private let commit: Statement
  private let insertSession: Statement
  private let insertFork: Statement
  private let findShared: Statement
  private let insertCommand: Statement
  private let insertCommands: Statement
  private let advance: Statement
  private let deleteSession: Statement
  private let insertRemoved: Statement
  private let noteUse: Statement
  private let deleteUse: Statement
  private let insertKeyframe: Statement
  private let insertHash: Statement
  private let setRules: Statement
  private let deleteUnknown: Statement
  private let copyCommand: Statement
  private let thinKeyframes: Statement
  /// Commands of the transaction that are not in the table yet, in order: fewer than `rowCount`.
  private var waiting: [(key: Int, command: CommandRecord)] = []
  /// The progress of the transaction's sessions, from their starts.
  private var advanced: [Int: Advance] = [:]
  private struct Advance {
    let from: Int
    var to: Int
    var lastSeq: Int
    var bytes = 0

    mutating func add(_ command: CommandRecord) {
      (to, lastSeq) = (command.revision, command.lastSeq)
      bytes += command.source.count
    }
  }
  /// The maximum number of pages of the file, nil for no limit.
  private let pageLimit: Int?

  init(_ database: Database, pageLimit: Int?, keyframeLimit: Int) throws(StoreFailure) {
    self.database = database
    self.pageLimit = pageLimit
    begin = try database.prepare("BEGIN IMMEDIATE")
    commit = try database.prepare("COMMIT")
    insertSession = try database.prepare(
      "INSERT INTO session VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)")
    insertFork = try database.prepare("INSERT INTO fork VALUES (?1, ?2, ?3)")
    // Shared commands must stay while their session exists, or another fork needs them.
    findShared = try database.prepare(
      """
      SELECT first_seq + event_count - 1 FROM command WHERE session = ?1 AND revision = ?2
        AND (EXISTS (SELECT 1 FROM session WHERE key = ?1)
          OR EXISTS (SELECT 1 FROM fork WHERE parent = ?1 AND fork.revision >= ?2))
      """)
    let row = "(?, ?, ?, ?, ?, ?, ?, ?, ?)"
    insertCommand = try database.prepare("INSERT INTO command VALUES \(row)")
    let rows = Array(repeating: row, count: Self.rowCount).joined(separator: ", ")
    insertCommands = try database.prepare("INSERT INTO command VALUES \(rows)")
    advance = try database.prepare(
      """
      UPDATE session SET revision = ?3, last_seq = ?4, log_bytes = log_bytes + ?5
        WHERE key = ?1 AND revision = ?2
      """)
    deleteSession = try database.prepare("DELETE FROM session WHERE key = ?1")
    insertRemoved = try database.prepare("INSERT INTO removed VALUES (?1, NULL)")
    // A row is written at most once a step.
    noteUse = try database.prepare(
      """
      INSERT INTO last_use SELECT ?1, ?2 WHERE EXISTS (SELECT 1 FROM session WHERE key = ?1)
        ON CONFLICT DO UPDATE SET time = ?2 WHERE time < ?2 - ?3
      """)
    deleteUse = try database.prepare("DELETE FROM last_use WHERE session = ?1")
    // A session may have been deleted while its keyframe was encoded.
    insertKeyframe = try database.prepare(
      """
      INSERT OR REPLACE INTO keyframe SELECT ?1, ?2, ?3, ?4, ?5, \(StateCoding.format)
        WHERE EXISTS (SELECT 1 FROM session WHERE key = ?1)
      """)
    insertHash = try database.prepare(
      """
      INSERT OR REPLACE INTO state_hash SELECT ?1, ?2, \(StateCoding.format), ?3
        WHERE EXISTS (SELECT 1 FROM session WHERE key = ?1)
      """)
    setRules = try database.prepare("UPDATE session SET rules = ?2 WHERE key = ?1")
    deleteUnknown = try database.prepare(
      "DELETE FROM keyframe WHERE session = ?1 AND format <> \(StateCoding.format)")
    copyCommand = try database.prepare(
      """
      INSERT INTO command SELECT ?1, revision, source, ?4, ?5, checksum, request_key,
        request_key_expires, ?6 FROM command WHERE session = ?2 AND revision = ?3
      """)
    // If there are too many, drop the one with the closest neighbors.
    thinKeyframes = try database.prepare(
      """
      DELETE FROM keyframe WHERE session = ?1
        AND (SELECT total(length(state)) FROM keyframe WHERE session = ?1)
          > \(keyframeLimit) + 4 * (SELECT log_bytes FROM session WHERE key = ?1)
        AND revision = (
          SELECT revision FROM (
            SELECT revision, lead(revision) OVER near - lag(revision) OVER near AS gap
              FROM keyframe WHERE session = ?1 WINDOW near AS (ORDER BY revision))
            WHERE gap IS NOT NULL ORDER BY gap, revision LIMIT 1)
      """)
  }

  /// The number of commands inserted at once: each is then placed after the one before, without a
  /// search from the root of the tree.
  private static let rowCount = 8

  /// Writes operations together. If that fails, writes those of each session separately, so that
  /// one's error does not affect the others. Returns the failures.
  func write(_ operations: [Operation]) -> [ObjectIdentifier: StoreFailure] {
    var failures: [ObjectIdentifier: StoreFailure] = [:]
    var last: Session?
    // Checked once for many in a row, to use the session's lock less.
    for operation in operations where operation.session !== last {
      last = operation.session
      // A lost session's further changes build on missing ones.
      guard operation.session.isLost else { continue }
      failures[ObjectIdentifier(operation.session)] = .unavailable(
        "a command before this one could not be written")
    }
    let rest =
      failures.isEmpty
      ? operations : operations.filter { failures[ObjectIdentifier($0.session)] == nil }
    guard let failure = transact(rest) else { return failures }
    var decided: Set<ObjectIdentifier> = []
    let sessions = Dictionary(grouping: rest) { ObjectIdentifier($0.session) }
    // In the order of their first operations: a new session may have the name of a removed one.
    for operation in rest {
      let session = ObjectIdentifier(operation.session)
      guard decided.insert(session).inserted else { continue }
      failures[session] = sessions.count == 1 ? failure : transact(sessions[session] ?? [])
      if failures[session] != nil {
        failures[session] = retry(sessions[session] ?? []) ?? failures[session]
      }
    }
    return failures
  }

  /// Writes what still fits when the file is full. Deletion must still work, and no command should
  /// be lost for dispensable data. Returns nil if nothing else can be tried.
  private func retry(_ operations: [Operation]) -> StoreFailure?? {
    let needed = operations.filter { !$0.change.isDispensable }
    if let pageLimit, needed.allSatisfy(\.change.isRemoval) {
      try? setPageLimit(pageLimit + Self.spare)
      defer { try? setPageLimit(pageLimit) }
      return .some(transact(needed))
    }
    return needed.count < operations.count ? .some(transact(needed)) : nil
  }

  /// The number of pages beyond the limit for recording deletions.
  private static let spare = 64

  private func setPageLimit(_ pages: Int) throws(StoreFailure) {
    try database.run("PRAGMA max_page_count = \(pages)")
  }

  private func transact(_ operations: [Operation]) -> StoreFailure? {
    guard !operations.isEmpty else { return nil }
    advanced.removeAll(keepingCapacity: true)
    waiting.removeAll(keepingCapacity: true)
    do {
      try begin.step()
      for operation in operations { try apply(operation) }
      try insertWaiting()
      for key in advanced.keys { try flush(key) }
      try commit.step()
      return nil
    } catch {
      // It fails if SQLite itself has rolled back.
      try? database.run("ROLLBACK")
      return error
    }
  }

  private func apply(_ operation: Operation) throws(StoreFailure) {
    let key = operation.key
    switch operation.change {
    case .begin(let record, let commands):
      let lastSeq = commands.last?.lastSeq ?? 0
      try insert(
        record, key, revision: commands.count, lastSeq: lastSeq,
        bytes: commands.reduce(0) { $0 + $1.source.count })
      for command in commands { try insert(command, key) }
      try noteUse.run([.int(key), .int(operation.session.lastUse), .int(0)])
    case .fork(let record, let parent):
      try insertWaiting()
      try insert(
        record, key, revision: parent.last, lastSeq: try share(parent, with: key), bytes: 0)
      try noteUse.run([.int(key), .int(operation.session.lastUse), .int(0)])
    case .append(let command):
      advanced[
        key, default: Advance(from: command.revision - 1, to: 0, lastSeq: 0)
      ].add(command)
      waiting.append((key, command))
      if waiting.count == Self.rowCount { try insertWaiting() }
    case .remove:
      try flush(key)
      try remove(key)
    case .use(let time, let step): try noteUse.run([.int(key), .int(time), .int(step)])
    case .keyframe(let revision, let lastSeq, let state):
      try insertKeyframe.run([
        .int(key), .int(revision), .int(lastSeq), .bytes(state), .int(Checksum.of(state)),
      ])
      try thinKeyframes.run([.int(key)])
    case .hashes(let records): try insert(records, key)
    case .confirm(let rules, let records):
      try setRules.run([.int(key), .int(rules)])
      try deleteUnknown.run([.int(key)])
      try insert(records, key)
    case .replace(let record, let log, let replay):
      try insertWaiting()
      try replace(record, key, log, replay, usedAt: operation.session.lastUse)
    }
  }

  private func insert(_ hashes: [StateHashRecord], _ key: Int) throws(StoreFailure) {
    for record in hashes {
      try insertHash.run([.int(key), .int(record.revision), .int(record.hash)])
    }
  }

  /// Copies a session's commands to a new one with their new outcomes, and removes the old one;
  /// forks keep their shared part of it.
  private func replace(
    _ record: SessionRecord, _ key: Int, _ log: [LogSegment], _ replay: ReplayedLog,
    usedAt time: Int
  ) throws(StoreFailure) {
    var segments = log[...]
    try replay.forEach { command throws(StoreFailure) in
      while let segment = segments.first, segment.last < command.revision {
        segments = segments.dropFirst()
      }
      try copyCommand.run([
        .int(key), .int(segments.first?.key ?? 0), .int(command.revision),
        .int(command.firstSeq), .int(command.eventCount), .int(command.isRefused ? 1 : 0),
      ])
      guard database.changes == 1 else {
        throw .damaged("The command of revision \(command.revision) is missing.")
      }
    }
    try remove(log.last?.key ?? 0)
    try insert(
      record, key, revision: replay.revision, lastSeq: replay.lastSeq, bytes: replay.byteCount)
    try insert(replay.hashes, key)
    try noteUse.run([.int(key), .int(time), .int(0)])
  }

  private func remove(_ key: Int) throws(StoreFailure) {
    try deleteSession.run([.int(key)])
    try insertRemoved.run([.int(key)])
    try deleteUse.run([.int(key)])
  }

  private func insert(
    _ record: SessionRecord, _ key: Int, revision: Int, lastSeq: Int, bytes: Int
  ) throws(StoreFailure) {
    try insertSession.run([
      .int(key), .text(record.identifier.text), .text(record.epoch), .bytes(record.origin),
      .bytes(record.tokenHash), Value(record.key?.text), Value(record.key?.expires),
      .int(revision), .int(lastSeq), .int(bytes), .int(record.rules),
      Value(record.rulesChangedAt),
    ])
  }

  /// Makes a session share a log up to a revision, and returns the number of the last event there.
  private func share(_ parent: LogSegment, with key: Int) throws(StoreFailure) -> Int {
    guard parent.last > 0 else { return 0 }
    guard
      let lastSeq = try findShared.first([.int(parent.key), .int(parent.last)], { $0.int(0) })
    else { throw .unavailable("the session that was to be forked was deleted") }
    try insertFork.run([.int(key), .int(parent.key), .int(parent.last)])
    return lastSeq
  }

  /// Inserts the waiting commands into the table, all at once if there are `rowCount`.
  private func insertWaiting() throws(StoreFailure) {
    if waiting.count == Self.rowCount {
      for (row, (key, command)) in waiting.enumerated() {
        try insertCommands.bind(command, key, row)
      }
      try insertCommands.step()
    } else {
      for (key, command) in waiting { try insert(command, key) }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  private func insert(_ command: CommandRecord, _ key: Int) throws(StoreFailure) {
    try insertCommand.bind(command, key, 0)
    try insertCommand.step()
  }

  /// Sets a session's revision, if it has not changed meanwhile.
  private func flush(_ key: Int) throws(StoreFailure) {
    guard let done = advanced.removeValue(forKey: key) else { return }
    try advance.run([
      .int(key), .int(done.from), .int(done.to), .int(done.lastSeq), .int(done.bytes),
    ])
    guard database.changes == 1 else {
      throw .damaged("The session is not at revision \(done.from), behind which it was to go on.")
    }
  }
}

extension Statement {
  /// Binds a session's command to the parameters of a row, counted from 0.
  fileprivate func bind(
    _ command: CommandRecord, _ key: Int, _ row: Int
  ) throws(StoreFailure) {
    let first = Int32(clamping: row * 9 + 1)
    // One by one, since this runs for each command, and a list of values would be allocated each time.
    try bind(key, at: first)
    try bind(command.revision, at: first + 1)
    try bind(command.source, at: first + 2)
    try bind(command.firstSeq, at: first + 3)
    try bind(command.eventCount, at: first + 4)
    try bind(Checksum.of(command.source), at: first + 5)
    try bind(Value(command.key?.text), at: first + 6)
    try bind(Value(command.key?.expires), at: first + 7)
    try bind(command.isRefused ? 1 : 0, at: first + 8)
  }
}

/// Detects a record that the disk has changed.
package enum Checksum {
  package static func of(_ bytes: [UInt8]) -> Int { Int(truncatingIfNeeded: FNV1a.sum(bytes)) }
}
