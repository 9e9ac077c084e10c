import StoredState
public import WindowSessions
import Workers

/// Stores sessions durably in an SQLite file in a folder.
///
/// One thread writes: all changes that arrived meanwhile share a transaction. Another thread encodes
/// keyframes. Only one store at a time can open the folder.
///
/// All mutable state is touched under `lock` only.
public final class SQLiteStore: DatabaseStore, @unchecked Sendable {
  private let folder: DataFolder
  private let readers: Readers
  private var writer: (Writer, Cleaner)?
  /// Whether something may need deletion, as after a crash; for the writing thread.
  private var mayClean = true
  /// The maximum bytes of a session's commands.
  let logLimit: Int
  private let writing: WriteQueue
  private let encoding = Worker<Keyframe>()
  private let lock = Lock()
  private var nextKey: Int
  private var sessions: Int
  private var isClosed = false

  /// A state that is waiting to be encoded.
  struct Keyframe: Sendable {
    let log: SQLiteLog
    let moment: Moment
    /// Whether only its hash is stored.
    let isHashOnly: Bool
    let session: Session
  }

  /// Opens the store in a folder, or makes it. `limit` is the maximum bytes of its file, nil for no
  /// limit. `groupLimit` is the maximum number of commands that become durable together, `logLimit`
  /// the maximum bytes of a session's commands. `keyframeLimit` is that of its keyframes, which may
  /// always have four times as many as its commands.
  public init(
    _ path: String, limit: Int? = nil, groupLimit: Int = 1000, logLimit: Int = .max,
    keyframeLimit: Int = 64 << 20
  ) throws(StoreError) {
    self.logLimit = logLimit
    writing = WriteQueue(limit: max(groupLimit, 1))
    folder = try DataFolder(path)
    do {
      let database = try Database(folder.file, isWriter: true)
      try Schema.prepare(database)
      // Each commit reaches the disk before a reply reports it.
      try database.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
      // Less often than by default, since each checkpoint makes the writer wait for the disk twice more.
      try database.run("PRAGMA wal_autocheckpoint = 4000; PRAGMA journal_size_limit = 67108864")
      let page = try database.number("PRAGMA page_size") ?? 4096
      let pageLimit = limit.map { max($0 / page, 1) }
      if let pageLimit { try database.run("PRAGMA max_page_count = \(pageLimit)") }
      readers = try Readers(folder.file)
      nextKey = try Reader.lastKey(database) + 1
      sessions = try database.number("SELECT count(*) FROM session") ?? 0
      writer = (
        try Writer(database, pageLimit: pageLimit, keyframeLimit: keyframeLimit),
        try Cleaner(database)
      )
      try writing.start { [unowned self] operations in write(operations) }
      try encoding.start { [unowned self] keyframes in
        for keyframe in keyframes { encode(keyframe) }
        return false
      }
    } catch {
      throw StoreError(error, folder.path)
    }
  }

  deinit { close() }

  /// Writes the remaining changes and closes the file; afterwards nothing may be appended.
  public func close() {
    guard
      lock.hold({
        isClosed
          ? false
          : {
            isClosed = true
            return true
          }()
      })
    else { return }
    encoding.stop()
    writing.stop()
    readers.close()
    lock.hold { writer = nil }
    folder.release()
  }

  /// Whether sessions outlive the process.
  public var isDurable: Bool { true }
  /// The number of sessions.
  public var count: Int { lock.hold { sessions } }

  /// Makes the log of a new session.
  public func makeLog() -> any SessionLog {
    let key = lock.hold {
      defer { nextKey += 1 }
      return nextKey
    }
    return SQLiteLog(key, in: self)
  }

  /// Lends a connection for reading, while the store is open.
  package func reading<Result>(
    _ body: (Reader) throws(StoreFailure) -> Result
  ) throws(StoreFailure) -> Result { try readers.use(body) }

  package func stored(_ row: SessionRow) -> StoredSession {
    StoredSession(
      record: row.record, log: SQLiteLog(row, in: self), revision: row.revision,
      lastSeq: row.lastSeq)
  }

  // MARK: - Writing

  /// Queues a change for the writer.
  func submit(_ change: Operation.Change, _ key: Int, for session: Session) -> CommitGroup {
    count(change, by: 1)
    return writing.add(change, key, for: session)
  }

  func submit(_ keyframe: Keyframe) { encoding.add { _ in keyframe } }

  private func encode(_ keyframe: Keyframe) {
    let moment = keyframe.moment
    let state = StateCoding.encode(moment.application)
    let change: Operation.Change =
      keyframe.isHashOnly
      ? .hashes([StateHashRecord(revision: moment.revision, hash: Checksum.of(state))])
      : .keyframe(revision: moment.revision, lastSeq: moment.lastSeq, state: state)
    let group = submit(change, keyframe.log.key, for: keyframe.session)
    if !group.wait(keyframe.log) { keyframe.log.wake() }
  }

  /// Writes operations, and reports the outcome; returns whether more must be cleaned.
  private func write(_ operations: [Operation]) -> Bool {
    guard let (writer, cleaner) = lock.hold({ writer }) else { return false }
    guard let group = operations.first?.group else {
      mayClean = cleaner.clean()
      return mayClean
    }
    let failures = writer.write(operations)
    for operation in operations where failures[ObjectIdentifier(operation.session)] != nil {
      count(operation.change, by: -1)
    }
    group.finish(failures)
    if operations.contains(where: \.change.leavesCommands) { mayClean = true }
    return mayClean
  }

  /// Updates the number of sessions for a change, or reverts that.
  private func count(_ change: Operation.Change, by step: Int) {
    if change.isBeginning { lock.hold { sessions += step } }
    if change.isRemoval { lock.hold { sessions -= step } }
  }
}
