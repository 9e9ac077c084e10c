public import WindowModel

/// Stores sessions: each one's settings, its commands, and now and then its whole state.
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
  /// What it counts.
  var counters: [StoreCounter] { get }
  /// How many sessions it keeps.
  var count: Int { get }
  /// Makes an empty log for a new session; `SessionLog.begin` stores the session.
  func makeLog() -> any SessionLog
  /// The session of a name, or nil.
  func find(_ identifier: Identifier) throws(StoreFailure) -> StoredSession?
  /// The session that a key made that has not expired at `time`, in seconds since 1970, or nil.
  func find(madeWith key: String, at time: Int) throws(StoreFailure) -> StoredSession?
  /// Makes every appended change durable; nothing may be appended afterwards.
  func close()
  /// Returns the sessions whose names sort after `name`, ordered by name. An empty `name` returns all.
  func list(after name: String, limit: Int) throws(StoreFailure) -> [StoredSession]
  /// The names of sessions that were last used at some time, in seconds since 1970, and have so many
  /// commands at most; those used longest ago first.
  func sessions(
    usedAt times: Range<Int>, mostCommands: Int, limit: Int
  ) throws(StoreFailure) -> [Identifier]
  /// When a session was last used, in seconds since 1970; nil where that is not known.
  func lastUse(of identifier: Identifier) throws(StoreFailure) -> Int?
}

extension SessionStore {
  /// False, where one process at a time has the store.
  public var isShared: Bool { false }
  /// True, where it is on this machine.
  public var isReachable: Bool { true }
  /// Nothing.
  public var counters: [StoreCounter] { [] }
  /// None, in a store that notes no use.
  public func sessions(
    usedAt times: Range<Int>, mostCommands: Int, limit: Int
  ) throws(StoreFailure) -> [Identifier] { [] }
  /// Not known, in a store that notes no use.
  public func lastUse(of identifier: Identifier) throws(StoreFailure) -> Int? { nil }
}

/// One session's commands in order, each with the revision that it made.
public protocol SessionLog: AnyObject, Sendable {
  /// The first revision whose command can be read.
  var oldest: Int { get }
  /// The log as one that other processes append to as well; nil where none does.
  var shared: (any SharedLog)? { get }
  /// Whether a keyframe of so many objects is worth its room, where `cost` is what it costs to come
  /// there from the last one.
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
  /// Stores a session in the place of the one that another log of this store has: the same commands,
  /// with what each came to under other rules. Its keys stay; its keyframes and hashes go.
  ///
  /// Forks keep what they share of the other log.
  func begin(
    _ record: SessionRecord, replaying log: any SessionLog, _ replay: ReplayedLog,
    for session: Session
  ) throws(StoreFailure) -> CommitGroup?
  /// Notes that the session is the same under other rules, and hashes of its states, at once or later.
  func confirm(rules: Int, _ hashes: [StateHashRecord], for session: Session)
  /// Returns the number of logs that hold the commands up to a revision: 1, plus 1 for each fork.
  func depth(at revision: Int) throws(StoreFailure) -> Int
  /// Whether a command of so many bytes still fits.
  func hasRoom(for bytes: Int) -> Bool
  /// Adds the command that comes after the last; nil where it is durable already.
  func append(_ command: CommandRecord, for session: Session) -> CommitGroup?
  /// Removes the session and all its stored data.
  func remove(for session: Session) -> CommitGroup?
  /// The commands of revisions that are durable, `oldest` or later: fewer, but at least one, where
  /// they have more than `SessionLogPage.byteLimit` bytes.
  func commands(_ revisions: Range<Int>) throws(StoreFailure) -> [CommandRecord]
  /// The durable command of a key that has not expired at `time`, in seconds since 1970, or nil.
  func command(of key: String, at time: Int) throws(StoreFailure) -> CommandRecord?
  /// The last keyframe behind the revision `start` that is not beyond a revision, or nil.
  func keyframe(after start: Int, upTo revision: Int) throws(StoreFailure) -> Moment?
  /// Stores a keyframe, at once or later. It may also be dropped, since it only saves time; what writes it
  /// down drops that of an app with code, whose variables only carrying out the commands again tells.
  func keep(_ keyframe: Moment, for session: Session)
  /// Stores the hash of a state, at once or later; false where the log is busy with another state.
  func keepHash(of moment: Moment, for session: Session) -> Bool
  /// The hashes of the states after some durable revisions, as far as they are known, in order.
  func stateHashes(_ revisions: Range<Int>) throws(StoreFailure) -> [StateHashRecord]
  /// Notes when the session was last used, in seconds since 1970, unless a use was noted that was
  /// less than `step` seconds before.
  func use(at time: Int, step: Int, for session: Session)
}

extension SessionLog {
  /// Keeps none, where sessions don't outlive the process, and so its rules.
  public func keepHash(of moment: Moment, for session: Session) -> Bool { true }
  /// Notes nothing, where sessions don't outlive the process.
  public func use(at time: Int, step: Int, for session: Session) {}
}

/// How much of a log is read at once.
public enum SessionLogPage {
  /// The maximum bytes of commands in a page; a page has at least one command.
  public static let byteLimit = 4 << 20
}

/// How a session began.
public struct SessionRecord: Hashable, Sendable {
  /// Its name.
  public var identifier: Identifier
  /// Distinguishes it from an earlier session of the same name.
  public var epoch: String
  /// Its settings, as `SessionCoding` writes them.
  public var origin: [UInt8]
  /// The hash of its control token, empty without a token.
  public var tokenHash: [UInt8]
  /// The idempotency key of the request that made it.
  public var key: IdempotencyKey?
  /// The version of the rules that its log is of.
  public var rules: Int
  /// The first revision that was found to differ when its rules last changed; nil where none did.
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

/// A session as a store finds it.
public struct StoredSession: Sendable {
  /// How it began.
  public let record: SessionRecord
  /// Its log.
  public let log: any SessionLog
  /// How many commands are durable.
  public let revision: Int
  /// The number of the last event of these.
  public let lastSeq: Int

  /// Makes one.
  public init(record: SessionRecord, log: any SessionLog, revision: Int, lastSeq: Int) {
    self.record = record
    self.log = log
    self.revision = revision
    self.lastSeq = lastSeq
  }
}

/// A command as a store keeps it.
public struct CommandRecord: Hashable, Sendable {
  /// How many commands the session has carried out with this one.
  public let revision: Int
  /// The command, as its author wrote it.
  public let source: [UInt8]
  /// The number of its first event, or of the next one to come where it had none.
  public let firstSeq: Int
  /// How many events it had.
  public let eventCount: Int
  /// Whether later rules refuse it: it changed nothing, and its revision is like the one before.
  public let isRefused: Bool
  /// With which key it was sent.
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

  /// The number of the last event up to and with this command.
  public var lastSeq: Int { firstSeq + eventCount - 1 }
}

/// A key by which a repeated request is recognized, so that its command is carried out once.
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

/// A session as it was after one of its commands, or within it.
public struct Moment: Hashable, Sendable {
  /// A point within a command.
  public enum Point: Hashable, Sendable {
    /// While an event is being delivered, the first one being 1.
    case event(Int)
    /// Behind a step of the app's own code, the first one being 1.
    case step(Int)
  }

  /// The state.
  public var application: Application
  /// How many commands made it.
  public var revision: Int
  /// Where within the last command; nil after it.
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

/// Why an operation of a store failed.
public enum StoreFailure: Error, Hashable, Sendable {
  /// There is no room left.
  case full
  /// The disk or the system refused, in its own words.
  case unavailable(String)
  /// The stored data is damaged; the sentence says where.
  case damaged(String)
  /// Another process changed the session first, and nothing of this change was stored.
  case overtaken
  /// Another process removed the session, or made one of the same name first.
  case gone
}

/// A number that a store counts up, for those who watch over it.
public struct StoreCounter: Hashable, Sendable {
  /// Its name, behind the prefix that all of a store's have.
  public let name: String
  /// What it counts, in a sentence.
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
