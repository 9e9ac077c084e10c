public import WindowModel
public import WindowSessions

/// A store that forwards all calls to another one; a test's subclass overrides the calls that it changes.
// Sendable: it has no mutable state; subclasses prove their own.
open class ForwardingStore: SessionStore, @unchecked Sendable {
  /// The store that receives the calls.
  public let inner: any SessionStore

  /// Creates a store that forwards to `inner`.
  public init(_ inner: any SessionStore) { self.inner = inner }

  /// Returns the log that sessions of this store use instead of the inner store's log.
  open func forward(_ log: any SessionLog) -> any SessionLog { ForwardingLog(log) }

  private func forward(_ stored: StoredSession) -> StoredSession {
    StoredSession(
      record: stored.record, log: forward(stored.log), revision: stored.revision,
      lastSeq: stored.lastSeq)
  }

  open var isDurable: Bool { inner.isDurable }
  open var count: Int { inner.count }
  open func makeLog() -> any SessionLog { forward(inner.makeLog()) }
  open func close() { inner.close() }

  open func find(_ identifier: Identifier) throws(StoreFailure) -> StoredSession? {
    try inner.find(identifier).map(forward)
  }

  open func find(madeWith key: String, at time: Int) throws(StoreFailure) -> StoredSession? {
    try inner.find(madeWith: key, at: time).map(forward)
  }

  open func list(after name: String, limit: Int) throws(StoreFailure) -> [StoredSession] {
    try inner.list(after: name, limit: limit).map(forward)
  }

  open func sessions(
    usedAt times: Range<Int>, mostCommands: Int, limit: Int
  ) throws(StoreFailure) -> [Identifier] {
    try inner.sessions(usedAt: times, mostCommands: mostCommands, limit: limit)
  }

  open func lastUse(of identifier: Identifier) throws(StoreFailure) -> Int? {
    try inner.lastUse(of: identifier)
  }
}

/// A log that forwards all calls to another one.
// Sendable: it has no mutable state; subclasses prove their own.
open class ForwardingLog: SessionLog, @unchecked Sendable {
  /// The log that receives the calls.
  public let inner: any SessionLog

  /// Creates a log that forwards to `inner`.
  public init(_ inner: any SessionLog) { self.inner = inner }

  open var oldest: Int { inner.oldest }
  open func depth(at revision: Int) throws(StoreFailure) -> Int { try inner.depth(at: revision) }
  open func hasRoom(for bytes: Int) -> Bool { inner.hasRoom(for: bytes) }

  open func wantsKeyframe(of objects: Int, after cost: ReplayCost) -> Bool {
    inner.wantsKeyframe(of: objects, after: cost)
  }

  open func keep(_ keyframe: Moment, for session: Session) { inner.keep(keyframe, for: session) }

  open func begin(
    _ record: SessionRecord, _ commands: [CommandRecord], for session: Session
  ) -> CommitGroup? { inner.begin(record, commands, for: session) }

  open func begin(
    _ record: SessionRecord, sharing log: any SessionLog, upTo revision: Int, for session: Session
  ) throws(StoreFailure) -> CommitGroup? {
    let log = (log as? ForwardingLog)?.inner ?? log
    return try inner.begin(record, sharing: log, upTo: revision, for: session)
  }

  open func begin(
    _ record: SessionRecord, replaying log: any SessionLog, _ replay: ReplayedLog,
    for session: Session
  ) throws(StoreFailure) -> CommitGroup? {
    let log = (log as? ForwardingLog)?.inner ?? log
    return try inner.begin(record, replaying: log, replay, for: session)
  }

  open func confirm(rules: Int, _ hashes: [StateHashRecord], for session: Session) {
    inner.confirm(rules: rules, hashes, for: session)
  }

  open func keepHash(of moment: Moment, for session: Session) -> Bool {
    inner.keepHash(of: moment, for: session)
  }

  open func stateHashes(_ revisions: Range<Int>) throws(StoreFailure) -> [StateHashRecord] {
    try inner.stateHashes(revisions)
  }

  open func append(_ command: CommandRecord, for session: Session) -> CommitGroup? {
    inner.append(command, for: session)
  }

  open func remove(for session: Session) -> CommitGroup? { inner.remove(for: session) }

  open func commands(_ revisions: Range<Int>) throws(StoreFailure) -> [CommandRecord] {
    try inner.commands(revisions)
  }

  open func command(of key: String, at time: Int) throws(StoreFailure) -> CommandRecord? {
    try inner.command(of: key, at: time)
  }

  open func keyframe(after start: Int, upTo revision: Int) throws(StoreFailure) -> Moment? {
    try inner.keyframe(after: start, upTo: revision)
  }

  open func use(at time: Int, step: Int, for session: Session) {
    inner.use(at: time, step: step, for: session)
  }
}
