import Synchronization
public import WindowModel
public import Workers

/// One running app: its state, its log, and those who follow it.
///
/// `turn` serializes its commands: a thread may hold it for as long as a command takes. `lock`, the
/// state lock, is held for microseconds only, so readers never wait for a command that is running.
/// A thread that takes both takes `turn` first.
///
/// All mutable state is touched under `lock` only.
public final class Session: @unchecked Sendable {
  /// How it began.
  public let record: SessionRecord
  /// What its app was started with.
  public let origin: SessionOrigin

  @usableFromInline let lock = Lock()
  let turn = Lock()
  let world: SessionWorld
  let log: any SessionLog
  let history: History
  var feed: EventFeed
  @usableFromInline var view: View
  /// The commands that are not durable yet, and what each waits for.
  var pending: [Pending] = []
  /// What the newest reply waits for: nil where all that it can tell of is durable.
  var newestGroup: CommitGroup?
  /// How many commands are durable, and the number of the last event of these.
  var published: Int
  var publishedSeq: Int
  var ending: Ending?
  /// Whether it was removed from the store too.
  var isClosed = false
  /// Whether another process has appended to the log what the state does not have.
  let behind = Atomic(false)
  /// How often the state was replaced by what other processes did.
  var turnovers = 0
  /// What readers made of the state, for the next ones; it goes as soon as the state or the log has
  /// changed.
  var keepsake: (any AnyObject & Sendable)?
  /// The number of objects, for readers without the lock.
  let size: Atomic<Int>

  /// How many objects it has; from any thread, without a lock.
  public var objectCount: Int { size.load(ordering: .relaxed) }

  private let code: Atomic<Bool>

  /// Whether its app has code of its own, which any command may run; from any thread, and perhaps of a moment ago.
  public var hasCode: Bool { code.load(ordering: .relaxed) }

  /// Notes what is read without the state lock.
  func note(_ view: borrowing View) {
    size.store(view.application.objectCount, ordering: .relaxed)
    code.store(view.application.hasCode, ordering: .relaxed)
  }
  var lastUsed: Double
  /// Up to when the store was told of its use.
  private var lastNoted: Double
  /// What the budget of memory knows of it, and what that is made of.
  let share: MemoryShare
  let streamShare: MemoryShare
  var textBytes: Int
  var pendingBytes = 0
  /// How much of its state has changed since another session had the same, in events and visited views;
  /// nil where none had.
  var changesOfShared: Int?

  /// A command that followers were not told of yet, what the store keeps of it, and the group that
  /// makes it durable; nil where it is durable.
  struct Pending {
    /// Without its events where these are more than the feed takes.
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

  /// The last revision whose state's hash is known to the log, -1 where none is.
  private var hashed = -1

  /// The cost of repeating the commands after the last keyframe.
  var replayCost: ReplayCost

  /// A session as it was at a moment that is durable; `isShared` says that another session that is in
  /// memory has this state too.
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
  /// Tells this session from another that had its name before.
  public var epoch: String { record.epoch }
  /// What its app runs on.
  public var settings: Settings { origin.settings }

  /// What a command did, as a reply tells it.
  public struct Commit: Sendable {
    /// The session's revision with the command.
    public let revision: Int
    /// The number of the first event.
    public let firstSeq: Int
    /// All that happened.
    public let turn: Turn
    /// The group that makes it durable; nil where it is durable already, or was carried out before.
    public internal(set) var group: CommitGroup?
  }

  /// What a reader of a session sees; it can't be copied, so that no reader pays for a copy.
  public struct View: ~Copyable {
    /// The state.
    public internal(set) var application: Application
    /// How many commands made it.
    public internal(set) var revision: Int
    /// Where within the last command; nil after it.
    public let point: Moment.Point?
    /// The number of the last event, 0 before the first.
    public internal(set) var lastSeq: Int

    @usableFromInline init(_ moment: Moment) {
      application = moment.application
      revision = moment.revision
      point = moment.point
      lastSeq = moment.lastSeq
    }

    /// Whether a reader may take so long that it works on a copy.
    @usableFromInline var isLarge: Bool { application.objectCount > 256 }

    /// A copy.
    public var moment: Moment {
      Moment(application, revision: revision, point: point, lastSeq: lastSeq)
    }
  }

  /// Looks at the session as it is between two commands.
  ///
  /// `body` must not ask the session for anything, since it runs under the state lock where the
  /// session is small; it reads a copy of a large session. `isUse` is false for a look that does not
  /// keep an idle session alive. What is seen is perhaps not durable yet: `unsettled` tells.
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

  /// The state between two commands: a copy in constant time, to be read without any lock.
  public var moment: Moment { use { view.moment } }

  /// Runs `body` under the state lock, as a use that keeps an idle session alive.
  func use<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    touch()
    return body()
  }

  /// What was kept here since the session last changed, or else what `make` makes, which is kept until
  /// it changes.
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

  /// When it was last used, where the store is to note that: once a step, and before the session
  /// leaves the memory.
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

  /// Starts the time anew that it may be left alone; under the lock.
  @usableFromInline func touch() { lastUsed = world.clock() }

  /// Whether nobody asked for it for `seconds`, nobody follows it, and all of it is durable.
  func isIdle(for seconds: Double) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return isIdleUnderLock(for: seconds)
  }

  func isIdleUnderLock(for seconds: Double) -> Bool {
    let idle = world.clock() - lastUsed
    // A session that is in memory alone may stay long after the last who asked.
    if idle >= world.limits.unloadSeconds { keepsake = nil }
    return feed.subscriptions == 0 && newestGroup == nil && idle >= seconds
  }

  /// Keeps what makes it quick to open the session and to compare it under other rules, after a
  /// command; under the state lock.
  func keepState() {
    if log.wantsKeyframe(of: objectCount, after: replayCost) {
      log.keep(view.moment, for: self)
      replayCost = ReplayCost()
      hashed = view.revision
    } else if view.revision.isMultiple(of: StateHashRecord.interval) {
      keepHash()
    }
  }

  /// Keeps the hash of the state, before the session leaves the memory.
  func keepLastHash() {
    lock.lock()
    defer { lock.unlock() }
    if ending == nil, hashed < view.revision { keepHash() }
  }

  private func keepHash() {
    if log.keepHash(of: view.moment, for: self) { hashed = view.revision }
  }

  /// Asks the log whether it has the hash of the state, just after loading.
  func noteKnownHash() {
    let revision = view.revision
    guard (try? log.stateHashes(revision..<revision + 1))?.isEmpty == false else { return }
    lock.lock()
    defer { lock.unlock() }
    hashed = max(hashed, revision)
  }

  /// Keeps a keyframe where the log, which an older version wrote, lacks one.
  func keepLateKeyframe() {
    lock.lock()
    defer { lock.unlock() }
    guard log.wantsKeyframe(of: view.application.objectCount, after: replayCost) else { return }
    log.keep(view.moment, for: self)
    replayCost = ReplayCost()
  }
}
