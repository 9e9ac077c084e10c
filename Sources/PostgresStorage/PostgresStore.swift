package import Classroom
public import SessionStorage
public import WindowModel
public import WindowSessions
import Workers

/// Stores sessions in a PostgreSQL database that several nodes share.
///
/// One thread commits, one checks revisions, one catches up with other nodes, one writes what may be lost,
/// and one sends and receives notifications; each has its own connection. Other threads read over a pool.
///
/// All mutable state is touched under `lock` only.
public final class PostgresStore: DatabaseStore, @unchecked Sendable {
  /// The maximum bytes of a session's commands.
  let logLimit: Int
  private let address: PostgresAddress
  private let guardian = PostgresGuard()
  private let metrics = PostgresMetrics()
  private let readers: PostgresReaders
  private let hub: PostgresHub
  private let writing: WriteQueue
  private let validating = Worker<PostgresCheck>(limit: 500, gathers: false)
  private let catching = Worker<PostgresCatchUp>(gathers: false)
  private let noting = Worker<PostgresNote>(gathers: false)
  private let lock = Lock()
  private var sessions = 0
  private var isClosed = false
  private var classes: PostgresClasses?

  /// Opens the database of a URL, such as `postgres://user@host/database`, and makes the tables if there
  /// are none.
  ///
  /// `groupLimit` is the maximum number of commands that become durable together, `logLimit` the maximum
  /// bytes of a session's commands. `keyframeLimit` is that of its keyframes, which may always have four
  /// times as many as its commands. `rules` is the version of this node's rules.
  public init(
    _ url: String, groupLimit: Int = 1000, logLimit: Int = .max, keyframeLimit: Int = 64 << 20,
    rules: Int = Rule.version
  ) throws(StoreError) {
    self.logLimit = logLimit
    writing = WriteQueue(limit: max(groupLimit, 1))
    let (address, guardian) = (PostgresAddress(url), guardian)
    self.address = address
    var relaxed = address
    relaxed.isSynchronous = false
    readers = PostgresReaders { [relaxed] in PostgresLink(relaxed, guardian) }
    hub = PostgresHub(PostgresLink(relaxed, guardian), guardian, metrics, rules: rules)
    let writer = PostgresWriter(
      PostgresLink(address, guardian), limit: max(groupLimit, 1), metrics: metrics)
    let notes = PostgresNotes(PostgresLink(relaxed, guardian), keyframeLimit: keyframeLimit)
    let validator = PostgresValidator(PostgresLink(relaxed, guardian), metrics) {
      [catching] in catching.add($0)
    }
    do throws(StoreFailure) {
      do throws(PostgresFailure) {
        let connection = try PostgresLink(address, guardian).connection()
        try PostgresSchema.prepare(connection, rules: rules)
        try guardian.begin(connection)
      } catch { throw error.storeFailure }
      try writing.start { [unowned self] in write($0, writer) }
      try validating.start {
        validator.check($0)
        return false
      }
      try catching.start {
        for next in $0 { next.run() }
        return false
      }
      try noting.start { notes.write($0) }
      try hub.start(
        count: { [unowned self] count in lock.hold { sessions = count } },
        check: { [unowned self] in check($0) }, catchUp: { [catching] in catching.add($0) },
        refresh: { [unowned self] in lock.hold { classes }?.refresh($0) })
    } catch {
      throw StoreError(Self.sentence(error))
    }
    noting.add { _ in .clean }
  }

  private static func sentence(_ failure: StoreFailure) -> String {
    switch failure {
    case .unavailable(let words), .damaged(let words): "can't open the database: \(words)"
    case .full: "can't open the database: its disk is full"
    case .overtaken, .gone: "can't open the database"
    }
  }

  deinit { close() }

  /// Commits the remaining changes and closes the connections; afterwards nothing may be appended.
  public func close() {
    let isFirst = lock.hold {
      defer { isClosed = true }
      return !isClosed
    }
    guard isFirst else { return }
    lock.hold { classes }?.stop()
    writing.stop()
    validating.stop()
    catching.stop()
    noting.stop()
    hub.stop()
    guardian.close()
    readers.close()
  }

  /// Sessions outlive the process.
  public var isDurable: Bool { true }
  /// Other nodes may change the sessions too.
  public var isShared: Bool { true }
  /// Whether the database answered in the last few seconds.
  public var isReachable: Bool { hub.isReachable }
  /// The counts since it was opened.
  public var counters: [StoreCounter] { metrics.counters }
  /// The number of sessions, as of a few seconds ago.
  public var count: Int { lock.hold { sessions } }

  /// Makes an empty log for a new session, with a number that no other node uses.
  public func makeLog() -> any SessionLog {
    PostgresLog(hub.seconds << 24 | Int.random(in: 0..<1 << 24), branch: branch, in: self)
  }

  /// Makes the classes that all nodes share, which end with the store; call it once.
  package func makeClasses(_ limits: ClassLimits) throws(StoreFailure) -> any ClassStore {
    let made = try PostgresClasses(PostgresLink(address, guardian), hub, limits)
    lock.hold { classes = made }
    return made
  }

  package func stored(_ row: SessionRow) -> StoredSession {
    StoredSession(
      record: row.record,
      log: PostgresLog(row.key, branch: row.branch, byteCount: row.byteCount, in: self),
      revision: row.revision, lastSeq: row.lastSeq)
  }

  /// Lends a connection for reading.
  package func reading<Result>(
    _ body: (PostgresReader) throws(StoreFailure) -> Result
  ) throws(StoreFailure) -> Result { try readers.use(body) }

  // MARK: - For logs

  /// The database's branch, which changes when it has lost commits.
  var branch: Int { guardian.branch }

  /// Queues a change for the writing thread.
  func submit(_ change: Operation.Change, _ key: Int, for session: Session) -> CommitGroup {
    count(change, by: 1)
    return writing.add(change, key, for: session)
  }

  func note(_ note: PostgresNote) { noting.add { _ in note } }
  func check(_ check: PostgresCheck) { validating.add { _ in check } }

  /// Makes the other nodes report a session's changes.
  func watch(_ session: Session, _ key: Int) throws(StoreFailure) {
    try readers.lend { link throws(StoreFailure) in try hub.watch(session, key, link) }
  }

  // MARK: - On the writing thread

  private func write(_ operations: [Operation], _ writer: PostgresWriter) -> Bool {
    guard let group = operations.first?.group else { return false }
    group.leave()
    let outcome = writer.write(operations)
    var overtaken: [Session] = []
    for operation in operations {
      let failure = outcome.failures[ObjectIdentifier(operation.session)]
      if failure != nil { count(operation.change, by: -1) }
      if failure == .overtaken, overtaken.last !== operation.session {
        overtaken.append(operation.session)
      }
    }
    group.finish(outcome.failures)
    hub.report(operations, outcome)
    for session in overtaken {
      catching.add { _ in PostgresCatchUp(session: session, revision: nil) }
    }
    if operations.contains(where: \.change.leavesCommands) { note(.clean) }
    return false
  }

  /// Updates the number of sessions for a change, or reverts that.
  private func count(_ change: Operation.Change, by step: Int) {
    if change.isBeginning { lock.hold { sessions += step } }
    if change.isRemoval { lock.hold { sessions -= step } }
  }
}

extension Worker {
  /// Queues an item.
  func add(_ item: Item) { add { _ in item } }
}
