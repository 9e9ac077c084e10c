public import WindowModel

/// Stores sessions: settings, commands, and occasional keyframes of the whole state.
///
/// Changes become durable in the order in which they were appended. Reading may block on the disk;
/// appending never does.
public protocol SessionStore: AnyObject, Sendable {
  /// Whether sessions outlive the process.
  var isDurable: Bool { get }
  /// Whether other processes may change its sessions too.
  var isShared: Bool { get }
  /// Whether it can be reached; never waits.
  var isReachable: Bool { get }
  /// Its counters.
  var counters: [StoreCounter] { get }
  /// The number of its sessions.
  var count: Int { get }
  /// Makes an empty log for a new session; `SessionLog.begin` stores the session.
  func makeLog() -> any SessionLog
  /// Returns the session of a name, or nil.
  func find(_ identifier: Identifier) throws(StoreFailure) -> StoredSession?
  /// Returns the session made with a key that has not expired at `time`, in seconds since 1970, or nil.
  func find(madeWith key: String, at time: Int) throws(StoreFailure) -> StoredSession?
  /// Makes all appended changes durable; afterwards nothing may be appended.
  func close()
  /// Returns the sessions whose names sort after `name`, ordered by name. An empty `name` returns all.
  func list(after name: String, limit: Int) throws(StoreFailure) -> [StoredSession]
  /// Returns the names of sessions last used at `times`, in seconds since 1970, with up to `mostCommands`
  /// commands; the longest idle first.
  func sessions(
    usedAt times: Range<Int>, mostCommands: Int, limit: Int
  ) throws(StoreFailure) -> [Identifier]
  /// Returns when a session was last used, in seconds since 1970; nil if unknown.
  func lastUse(of identifier: Identifier) throws(StoreFailure) -> Int?
}

extension SessionStore {
  /// False: one process at a time has the store.
  public var isShared: Bool { false }
  /// True: the store is on this machine.
  public var isReachable: Bool { true }
  /// Nothing.
  public var counters: [StoreCounter] { [] }
  /// None, in a store that records no uses.
  public func sessions(
    usedAt times: Range<Int>, mostCommands: Int, limit: Int
  ) throws(StoreFailure) -> [Identifier] { [] }
  /// Unknown, in a store that records no uses.
  public func lastUse(of identifier: Identifier) throws(StoreFailure) -> Int? { nil }
}

/// One session's commands in order, each with the revision that it made.
public protocol SessionLog: AnyObject, Sendable {
  /// The first revision whose command can be read.
  var oldest: Int { get }
  /// The log as a shared one; nil if only this process appends to it.
  var shared: (any SharedLog)? { get }
  /// Whether a keyframe of so many objects is worth storing; `cost` is the replay from the last one.
  func wantsKeyframe(of objects: Int, after cost: ReplayCost) -> Bool
  /// Stores a new session with its first commands.
  func begin(
    _ record: SessionRecord, _ commands: [CommandRecord], for session: Session
  ) -> CommitGroup?
  /// Stores a new session that shares another log's commands up to a revision, without copying them.
  ///
  /// Idempotency keys are not shared, since they belong to requests to the other session.
  func begin(
    _ record: SessionRecord, sharing log: any SessionLog, upTo revision: Int, for session: Session
  ) throws(StoreFailure) -> CommitGroup?
  /// Stores a session in place of the one of another log in this store: the same commands with their
  /// outcomes under other rules. Its keys stay; its keyframes and hashes are dropped.
  ///
  /// Forks keep their part of the other log.
  func begin(
    _ record: SessionRecord, replaying log: any SessionLog, _ replay: ReplayedLog,
    for session: Session
  ) throws(StoreFailure) -> CommitGroup?
  /// Records that the session is the same under other rules, and hashes of its states, at once or later.
  func confirm(rules: Int, _ hashes: [StateHashRecord], for session: Session)
  /// Returns the number of logs that hold the commands up to a revision: 1, plus 1 for each fork.
  func depth(at revision: Int) throws(StoreFailure) -> Int
  /// Whether a command of `bytes` still fits.
  func hasRoom(for bytes: Int) -> Bool
  /// Appends the next command; returns nil if it is durable already.
  func append(_ command: CommandRecord, for session: Session) -> CommitGroup?
  /// Removes the session and all its stored data.
  func remove(for session: Session) -> CommitGroup?
  /// Returns the commands of durable revisions from `oldest` on. If they have more than
  /// `SessionLogPage.byteLimit` bytes, it returns fewer, but at least one.
  func commands(_ revisions: Range<Int>) throws(StoreFailure) -> [CommandRecord]
  /// Returns the durable command of a key that has not expired at `time`, in seconds since 1970, or nil.
  func command(of key: String, at time: Int) throws(StoreFailure) -> CommandRecord?
  /// Returns the last keyframe after the revision `start` and up to `revision`, or nil.
  func keyframe(after start: Int, upTo revision: Int) throws(StoreFailure) -> Moment?
  /// Stores a keyframe, at once or later, or drops it, since it only saves time. A keyframe of an app with
  /// code is dropped when written: only carrying out the commands again restores its variables.
  func keep(_ keyframe: Moment, for session: Session)
  /// Stores the hash of a state, at once or later; returns false if the log is busy with another state.
  func keepHash(of moment: Moment, for session: Session) -> Bool
  /// Returns the known hashes of the states after some durable revisions, in order.
  func stateHashes(_ revisions: Range<Int>) throws(StoreFailure) -> [StateHashRecord]
  /// Records when the session was last used, in seconds since 1970, unless a use less than `step` seconds
  /// before is recorded.
  func use(at time: Int, step: Int, for session: Session)
}

extension SessionLog {
  /// Keeps no hash, since sessions don't outlive the process and its rules.
  public func keepHash(of moment: Moment, for session: Session) -> Bool { true }
  /// Records nothing, since sessions don't outlive the process.
  public func use(at time: Int, step: Int, for session: Session) {}
}

/// The amount of a log that is read at once.
public enum SessionLogPage {
  /// The maximum bytes of commands in a page; a page has at least one command.
  public static let byteLimit = 4 << 20
}

/// The stored facts about a session's start.
public struct SessionRecord: Hashable, Sendable {
  /// Its name.
  public var identifier: Identifier
  /// The number of letters and digits of an epoch.
  public static let epochLength = 6
  /// Distinguishes it from an earlier session of the same name.
  public var epoch: String
  /// Its settings, as `SessionCoding` writes them.
  public var origin: [UInt8]
  /// The hash of its control token, empty without a token.
  public var tokenHash: [UInt8]
  /// The idempotency key of the request that made it.
  public var key: IdempotencyKey?
  /// The version of its log's rules.
  public var rules: Int
  /// The first revision that differed when its rules last changed; nil if none did.
  public var rulesChangedAt: Int?

  /// Makes a record.
  public init(
    identifier: Identifier, epoch: String, origin: [UInt8], tokenHash: [UInt8] = [],
    key: IdempotencyKey? = nil, rules: Int, rulesChangedAt: Int? = nil
  ) {
    self.identifier = identifier
    self.epoch = epoch
    self.origin = origin
    self.tokenHash = tokenHash
    self.key = key
    self.rules = rules
    self.rulesChangedAt = rulesChangedAt
  }
}

/// A session found in a store.
public struct StoredSession: Sendable {
  /// Its stored record.
  public let record: SessionRecord
  /// Its log.
  public let log: any SessionLog
  /// The number of durable commands.
  public let revision: Int
  /// The number of the last durable event.
  public let lastSeq: Int

  /// Makes one.
  public init(record: SessionRecord, log: any SessionLog, revision: Int, lastSeq: Int) {
    self.record = record
    self.log = log
    self.revision = revision
    self.lastSeq = lastSeq
  }
}

/// A stored command.
public struct CommandRecord: Hashable, Sendable {
  /// The session's revision after this command.
  public let revision: Int
  /// The command, as its author wrote it.
  public let source: [UInt8]
  /// The number of its first event, or of the next event if it had none.
  public let firstSeq: Int
  /// The number of its events.
  public let eventCount: Int
  /// Whether later rules refuse it, so that it changed nothing.
  public let isRefused: Bool
  /// The key with which it was sent.
  public let key: IdempotencyKey?

  /// Makes a record.
  public init(
    revision: Int, source: [UInt8], firstSeq: Int, eventCount: Int, isRefused: Bool = false,
    key: IdempotencyKey? = nil
  ) {
    self.revision = revision
    self.source = source
    self.firstSeq = firstSeq
    self.eventCount = eventCount
    self.isRefused = isRefused
    self.key = key
  }

  /// The number of the last event, including this command's.
  public var lastSeq: Int { firstSeq + eventCount - 1 }
}

/// A key that identifies a repeated request, so that its command is carried out once.
public struct IdempotencyKey: Hashable, Sendable {
  /// The key as the client chose it.
  public let text: String
  /// When the key expires, in seconds since 1970.
  public let expires: Int

  /// Makes a key.
  public init(_ text: String, expires: Int) {
    self.text = text
    self.expires = expires
  }
}

/// The state of a session after one of its commands, or within it.
public struct Moment: Hashable, Sendable {
  /// A point within a command.
  public enum Point: Hashable, Sendable {
    /// While an event is being delivered, the first one being 1.
    case event(Int)
    /// After a step of the app's own code, the first one being 1.
    case step(Int)
  }

  /// The state.
  public var application: Application
  /// The number of commands so far.
  public var revision: Int
  /// The point within the last command; nil after it.
  public var point: Point?
  /// The number of the last event, 0 before the first.
  public var lastSeq: Int

  /// Makes a moment.
  public init(_ application: Application, revision: Int, point: Point? = nil, lastSeq: Int) {
    self.application = application
    self.revision = revision
    self.point = point
    self.lastSeq = lastSeq
  }
}

/// The reason why an operation of a store failed.
public enum StoreFailure: Error, Hashable, Sendable {
  /// The store is full.
  case full
  /// The disk or the system failed, with its message.
  case unavailable(String)
  /// The stored data is damaged, with a message that says where.
  case damaged(String)
  /// Another process changed the session first, and nothing of this change was stored.
  case overtaken
  /// Another process removed the session, or made one of the same name first.
  case gone
}

/// A counter of a store, for monitoring.
public struct StoreCounter: Hashable, Sendable {
  /// Its name, without the prefix of all store counters.
  public let name: String
  /// Its description, in a sentence.
  public let help: String
  /// The number.
  public let value: Int

  /// Makes a counter.
  public init(_ name: String, _ help: String, _ value: Int) {
    self.name = name
    self.help = help
    self.value = value
  }
}
