import SessionStorage
import WindowModel
import WindowSessions
import Workers

/// One session's commands in the database.
///
/// All mutable state is touched under `lock` only.
final class PostgresLog: SharedLog, @unchecked Sendable {
  let key: Int
  private let store: PostgresStore
  private let lock = Lock()
  /// The branch of the database that the session was read from.
  private var branch: Int
  private var byteCount: Int
  private var keeps = false
  /// The group of the last change.
  private var newest: CommitGroup?

  init(_ key: Int, branch: Int, byteCount: Int = 0, in store: PostgresStore) {
    self.key = key
    self.branch = branch
    self.store = store
    self.byteCount = byteCount
  }

  var oldest: Int { 1 }
  var shared: (any SharedLog)? { self }
  /// Whether a state is waiting to be written.
  var isKeeping: Bool { lock.hold { keeps } }
  /// A fork copies the commands that it continues from.
  func depth(at revision: Int) -> Int { 1 }
  func hasRoom(for bytes: Int) -> Bool { lock.hold { byteCount + bytes <= store.logLimit } }

  // MARK: - Writing

  func wantsKeyframe(of objects: Int, after cost: ReplayCost) -> Bool {
    cost.steps >= max(ReplayCost.limit, objects) && !isKeeping
  }

  func keep(_ keyframe: Moment, for session: Session) {
    guard !keyframe.application.hasCode else { return }
    lock.hold { keeps = true }
    note(keyframe, isHashOnly: false, session)
  }

  func keepHash(of moment: Moment, for session: Session) -> Bool {
    let isFree = lock.hold {
      defer { keeps = true }
      return !keeps
    }
    if isFree { note(moment, isHashOnly: true, session) }
    return isFree
  }

  private func note(_ moment: Moment, isHashOnly: Bool, _ session: Session) {
    let group = lock.hold { newest }
    let note = PostgresStateNote(
      log: self, moment: moment, isHashOnly: isHashOnly, session: session, group: group,
      store: store)
    // A state that is not durable yet may never become so.
    if group?.wait(note) != true { note.wake() }
  }

  /// Notes that a state was written, or won't be.
  func endKeeping() { lock.hold { keeps = false } }

  func begin(
    _ record: SessionRecord, _ commands: [CommandRecord], for session: Session
  ) -> CommitGroup? {
    lock.hold { byteCount = commands.reduce(0) { $0 + $1.source.count } }
    return submit(.begin(record, commands), session)
  }

  func begin(
    _ record: SessionRecord, sharing log: any SessionLog, upTo revision: Int, for session: Session
  ) throws(StoreFailure) -> CommitGroup? {
    guard let parent = log as? PostgresLog else {
      throw .unavailable("a log of another store can't be copied")
    }
    descend(from: parent)
    return submit(.fork(record, from: LogSegment(key: parent.key, last: revision)), session)
  }

  func begin(
    _ record: SessionRecord, replaying log: any SessionLog, _ replay: ReplayedLog,
    for session: Session
  ) throws(StoreFailure) -> CommitGroup? {
    guard let old = log as? PostgresLog else {
      throw .unavailable("a log of another store can't be replaced")
    }
    descend(from: old)
    lock.hold { byteCount = replay.byteCount }
    let segment = LogSegment(key: old.key, last: replay.revision)
    return submit(.replace(record, log: [segment], replay), session)
  }

  /// Depends on a log that this one copies: if that is outdated, this one is too.
  private func descend(from log: PostgresLog) {
    let branch = log.lock.hold { log.branch }
    lock.hold { self.branch = branch }
  }

  func append(_ command: CommandRecord, for session: Session) -> CommitGroup? {
    lock.hold { byteCount += command.source.count }
    return submit(.append(command), session)
  }

  func remove(for session: Session) -> CommitGroup? {
    submit(.remove(at: session.moment.revision), session)
  }

  private func submit(_ change: Operation.Change, _ session: Session) -> CommitGroup {
    let group = store.submit(change, key, for: session)
    lock.hold { newest = group }
    return group
  }

  func confirm(rules: Int, _ hashes: [StateHashRecord], for session: Session) {
    _ = submit(.confirm(rules: rules, hashes), session)
    store.note(.hashes(key: key, hashes))
  }

  func use(at time: Int, step: Int, for session: Session) {
    store.note(.use(key: key, time: time, step: step))
  }

  // MARK: - Shared

  var isOutdated: Bool { lock.hold { branch } != store.branch }

  func revision() throws(StoreFailure) -> Int? {
    try store.reading { reader throws(StoreFailure) in try reader.revision(of: key) }
  }

  func validate(_ revision: Int, for session: Session) -> CommitGroup {
    let group = CommitGroup()
    store.check(
      PostgresCheck(key: key, revision: revision, session: session, group: group))
    return group
  }

  func watch(_ session: Session) throws(StoreFailure) { try store.watch(session, key) }

  // MARK: - Reading

  func commands(_ revisions: Range<Int>) throws(StoreFailure) -> [CommandRecord] {
    guard !revisions.isEmpty else { return [] }
    return try store.reading { reader throws(StoreFailure) in
      try reader.commands(of: key, revisions)
    }
  }

  func command(of key: String, at time: Int) throws(StoreFailure) -> CommandRecord? {
    try store.reading { reader throws(StoreFailure) in
      try reader.command(of: self.key, sentWith: key, at: time)
    }
  }

  func keyframe(after start: Int, upTo revision: Int) throws(StoreFailure) -> Moment? {
    guard revision > start else { return nil }
    return try store.reading { reader throws(StoreFailure) in
      try reader.keyframe(of: key, after: start, upTo: revision)
    }
  }

  func stateHashes(_ revisions: Range<Int>) throws(StoreFailure) -> [StateHashRecord] {
    try store.reading { reader throws(StoreFailure) in
      try reader.stateHashes(of: key, revisions)
    }
  }
}
