import Synchronization
public import WindowModel
public import Workers

/// One running app: its state, its log, and its followers.
///
/// `turn` serializes its commands: a thread may hold it for as long as a command takes. `lock`, the
/// state lock, is held for microseconds only, so readers never wait for a running command. A thread
/// that takes both takes `turn` first.
///
/// All mutable state is touched under `lock` only.
public final class Session: @unchecked Sendable {
  /// Its stored record.
  public let record: SessionRecord
  /// The settings and first command of its app.
  public let origin: SessionOrigin

  @usableFromInline let lock = Lock()
  let turn = Lock()
  let world: SessionWorld
  let log: any SessionLog
  let history: History
  var feed: EventFeed
  @usableFromInline var view: View
  /// The commands that are not durable yet, each with its commit group.
  var pending: [Pending] = []
  /// The commit group that the newest reply waits for, nil if the state is durable.
  var newestGroup: CommitGroup?
  /// The number of durable commands, and the number of their last event.
  var published: Int
  var publishedSeq: Int
  var ending: Ending?
  /// Whether the store has removed it too.
  var isClosed = false
  /// Whether another process has appended commands that the state lacks.
  let behind = Atomic(false)
  /// How often other processes' changes replaced the state.
  var turnovers = 0
  /// Data that readers derived from the state, for the next readers; dropped when the state or the
  /// log changes.
  var keepsake: (any AnyObject & Sendable)?
  /// The number of objects, for readers without the lock.
  let size: Atomic<Int>

  /// How many objects it has; from any thread, without a lock.
  public var objectCount: Int { size.load(ordering: .relaxed) }

  private let code: Atomic<Bool>

  /// Whether its app has its own code, which any command may run; from any thread, perhaps out of date.
  public var hasCode: Bool { code.load(ordering: .relaxed) }

  /// Stores the values that are read without the state lock.
  func note(_ view: borrowing View) {
    size.store(view.application.objectCount, ordering: .relaxed)
    code.store(view.application.hasCode, ordering: .relaxed)
  }
  var lastUsed: Double
  /// The last use that was reported to the store.
  private var lastNoted: Double
  /// Its reported memory, and the parts of it.
  let share: MemoryShare
  let streamShare: MemoryShare
  var textBytes: Int
  var pendingBytes = 0
  /// How much its state differs from another session's in memory, in events and visited views; nil if
  /// it shares none.
  var changesOfShared: Int?

  /// A command that followers have not received yet, its stored record, and the group that makes it
  /// durable, nil if it is durable.
  struct Pending {
    /// The command, without its events if these are more than the feed takes.
    let record: CommittedCommand
    let stored: CommandRecord
    let group: CommitGroup?
  }

  /// Why the session can no longer be used.
  public enum Ending: Hashable, Sendable {
    /// It was removed.
    case removed
    /// Its last commands could not be stored; another object continues from the durable state.
    case lost(StoreFailure)
  }

  /// The last revision whose state's hash the log has, -1 if none.
  private var hashed = -1

  /// The cost of repeating the commands after the last keyframe.
  var replayCost: ReplayCost

  /// Makes a session at a durable moment; `isShared` says that another session in memory shares this
  /// state.
  init(
    _ record: SessionRecord, _ origin: SessionOrigin, _ replayed: History.Replayed,
    log: any SessionLog, world: SessionWorld, isShared: Bool = false
  ) {
    let moment = replayed.moment
    replayCost = replayed.cost
    self.record = record
    self.origin = origin
    self.log = log
    self.world = world
    history = History(origin, log, world)
    feed = EventFeed(byteLimit: world.limits.streamQueueBytes)
    view = View(moment)
    size = Atomic(moment.application.objectCount)
    code = Atomic(moment.application.hasCode)
    published = moment.revision
    publishedSeq = moment.lastSeq
    lastUsed = world.clock()
    lastNoted = lastUsed
    share = MemoryShare(of: world.memory, for: .sessions)
    streamShare = MemoryShare(of: world.memory, for: .streams)
    textBytes = isShared ? 0 : moment.application.textBytes
    changesOfShared = isShared ? 0 : nil
    account(adding: 0, changes: 0)
  }

  /// Its name.
  public var identifier: Identifier { record.identifier }
  /// Distinguishes it from an earlier session of the same name.
  public var epoch: String { record.epoch }
  /// The settings of its app.
  public var settings: Settings { origin.settings }

  /// The effects of a command, for a reply.
  public struct Commit: Sendable {
    /// The session's revision after the command.
    public let revision: Int
    /// The number of the first event.
    public let firstSeq: Int
    /// All its events.
    public let turn: Turn
    /// The group that makes it durable; nil if it is durable already, or was carried out before.
    public internal(set) var group: CommitGroup?
  }

  /// What a reader of a session sees; it can't be copied, so that no reader pays for a copy.
  public struct View: ~Copyable {
    /// The state.
    public internal(set) var application: Application
    /// The number of commands so far.
    public internal(set) var revision: Int
    /// The point within the last command; nil after it.
    public let point: Moment.Point?
    /// The number of the last event, 0 before the first.
    public internal(set) var lastSeq: Int

    @usableFromInline init(_ moment: Moment) {
      application = moment.application
      revision = moment.revision
      point = moment.point
      lastSeq = moment.lastSeq
    }

    /// Whether a reader may take so long that it should work on a copy.
    @usableFromInline var isLarge: Bool { application.objectCount > 256 }

    /// A copy.
    public var moment: Moment {
      Moment(application, revision: revision, point: point, lastSeq: lastSeq)
    }
  }

  /// Reads the session's state between two commands.
  ///
  /// `body` must not call the session, since it runs under the state lock if the session is small;
  /// it reads a copy of a large session. If `isUse` is false, the read does not keep an idle session
  /// alive. The state may not be durable yet: see `unsettled`.
  @inlinable
  public func read<Result: ~Copyable, Failure>(
    isUse: Bool = true, _ body: (borrowing View) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    if isUse { touch() }
    guard view.isLarge else {
      defer { lock.unlock() }
      return try body(view)
    }
    let copy = View(view.moment)
    lock.unlock()
    return try body(copy)
  }

  /// The state between two commands: a copy in constant time, to be read without a lock.
  public var moment: Moment { use { view.moment } }

  /// Runs `body` under the state lock, as a use that keeps an idle session alive.
  func use<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    touch()
    return body()
  }

  /// Returns the data kept here since the session last changed, or keeps what `make` returns until it
  /// changes.
  ///
  /// A copy taken before a change is stale after it.
  public func keepsake<Keepsake: AnyObject & Sendable>(_ make: () -> Keepsake) -> Keepsake {
    lock.lock()
    defer { lock.unlock() }
    touch()
    if let kept = keepsake as? Keepsake { return kept }
    let made = make()
    keepsake = made
    return made
  }

  /// When it was last used, in seconds since 1970.
  public var lastUse: Int {
    lock.lock()
    defer { lock.unlock() }
    return lastUseUnderLock
  }

  private var lastUseUnderLock: Int {
    world.date() - (Int(exactly: max(world.clock() - lastUsed, 0).rounded()) ?? 0)
  }

  /// Returns when it was last used if that should be reported to the store: once a step, and before
  /// the session is unloaded.
  func useToNote() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    let unnoted = lastUsed - lastNoted
    let isLeaving = world.clock() - lastUsed >= world.limits.unloadSeconds
    guard unnoted > 0, isLeaving || unnoted >= Double(world.limits.useStep), ending == nil else {
      return nil
    }
    lastNoted = lastUsed
    return lastUseUnderLock
  }

  /// Restarts its idle time; under the lock.
  @usableFromInline func touch() { lastUsed = world.clock() }

  /// Whether it was idle for `seconds`, has no followers, and is durable.
  func isIdle(for seconds: Double) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return isIdleUnderLock(for: seconds)
  }

  func isIdleUnderLock(for seconds: Double) -> Bool {
    let idle = world.clock() - lastUsed
    // A session that is in memory alone may stay long after its last use.
    if idle >= world.limits.unloadSeconds { keepsake = nil }
    return feed.subscriptions == 0 && newestGroup == nil && idle >= seconds
  }

  /// After a command, keeps a keyframe or a hash if it is due; under the state lock.
  func keepState() {
    if log.wantsKeyframe(of: objectCount, after: replayCost) {
      log.keep(view.moment, for: self)
      replayCost = ReplayCost()
      hashed = view.revision
    } else if view.revision.isMultiple(of: StateHashRecord.interval) {
      keepHash()
    }
  }

  /// Keeps the hash of the state before the session is unloaded.
  func keepLastHash() {
    lock.lock()
    defer { lock.unlock() }
    if ending == nil, hashed < view.revision { keepHash() }
  }

  private func keepHash() {
    if log.keepHash(of: view.moment, for: self) { hashed = view.revision }
  }

  /// Notes whether the log has the hash of the state, just after loading.
  func noteKnownHash() {
    let revision = view.revision
    guard (try? log.stateHashes(revision..<revision + 1))?.isEmpty == false else { return }
    lock.lock()
    defer { lock.unlock() }
    hashed = max(hashed, revision)
  }

  /// Keeps a keyframe if the log, written by an older version, lacks one.
  func keepLateKeyframe() {
    lock.lock()
    defer { lock.unlock() }
    guard log.wantsKeyframe(of: view.application.objectCount, after: replayCost) else { return }
    log.keep(view.moment, for: self)
    replayCost = ReplayCost()
  }
}
