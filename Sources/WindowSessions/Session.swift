public import WindowModel

/// One running app: its state, its log, and those who follow it.
///
/// It is locked as a whole, for microseconds at a time, and never while anyone waits.
///
/// All mutable state is touched under `lock` only.
public final class Session: @unchecked Sendable {
  /// How it began.
  public let record: SessionRecord
  /// What its app was started with.
  public let origin: SessionOrigin

  @usableFromInline let lock = Lock()
  let world: SessionWorld
  let log: any SessionLog
  let history: History
  var feed: EventFeed
  @usableFromInline private(set) var view: View
  /// The commands that are not durable yet, and what each waits for.
  private(set) var pending: [Pending] = []
  /// What the newest reply waits for: nil where all that it can tell of is durable.
  private var newestGroup: CommitGroup?
  /// How many commands are durable, and the number of the last event of these.
  private(set) var published: Int
  private(set) var publishedSeq: Int
  private(set) var recent: RecentCommands
  private(set) var ending: Ending?
  private var lastUsed: Double

  /// A command that is not durable yet, what the store keeps of it, and what it waits for.
  struct Pending {
    let record: CommittedCommand
    let stored: CommandRecord
    let group: CommitGroup
  }

  /// Why nobody can use it any more.
  public enum Ending: Hashable, Sendable {
    /// It was removed.
    case removed
    /// What it did last could not be kept; it goes on, as another object, from what was.
    case lost(StoreFailure)
  }

  /// A session as it was at `moment`, which is durable.
  init(
    _ record: SessionRecord, _ origin: SessionOrigin, _ moment: Moment, log: any SessionLog,
    world: SessionWorld
  ) {
    self.record = record
    self.origin = origin
    self.log = log
    self.world = world
    history = History(origin, log, world)
    feed = EventFeed(byteLimit: world.limits.streamQueueBytes)
    view = View(moment)
    published = moment.revision
    publishedSeq = moment.lastSeq
    recent = RecentCommands(after: moment.revision)
    lastUsed = world.clock()
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
  }

  /// What a reader of a session sees; it can't be copied, so that no reader pays for a copy.
  public struct View: ~Copyable {
    /// The state.
    public internal(set) var application: Application
    /// How many commands made it.
    public internal(set) var revision: Int
    /// The number of the last event, 0 before the first.
    public internal(set) var lastSeq: Int

    init(_ moment: Moment) {
      application = moment.application
      revision = moment.revision
      lastSeq = moment.lastSeq
    }

    /// A copy.
    public var moment: Moment { Moment(application, revision: revision, lastSeq: lastSeq) }
  }

  /// Looks at the session as it is between two commands.
  ///
  /// `body` runs under the session's lock: it must not ask the session for anything. `isUse` is
  /// false for a look that does not keep an idle session alive. What is seen is perhaps not durable
  /// yet: `unsettled` tells.
  @inlinable
  public func read<Result: ~Copyable, Failure>(
    isUse: Bool = true, _ body: (borrowing View) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    if isUse { touch() }
    return try body(view)
  }

  /// What anyone must wait for who tells what was seen here up to now; nil where nothing.
  public var unsettled: CommitGroup? {
    lock.lock()
    defer { lock.unlock() }
    return newestGroup
  }

  /// Starts the time anew that it may be left alone; under the lock.
  @usableFromInline func touch() { lastUsed = world.clock() }

  /// Carries a command out, logs it, lets `reply` look at what it did, and tells those who follow
  /// once it is durable.
  ///
  /// Nothing has changed when it throws. A dry run changes nothing either, and replies as if it had.
  /// A command that was carried out with the same key in the last 24 hours is not carried out again,
  /// but replied again.
  public func perform<Result: ~Copyable>(
    _ command: SourcedCommand, if condition: RevisionCondition = .any, key: String? = nil,
    dryRun: Bool = false, reply: (borrowing View, Commit) -> Result
  ) throws(SessionRefusal) -> Result {
    if dryRun { return try rehearse(command.command, if: condition, reply) }
    let key = key.map(world.key)
    if let key, let revision = try revision(of: key) {
      guard try history.command(of: revision, in: self) == command.command else {
        throw .keyReused(key.text)
      }
      return try history.repeating(revision, of: self, reply)
    }
    var followers: [any Waker] = []
    // Whoever is woken asks at once, so the lock must be free by then.
    defer { Self.wake(followers) }
    return try commit(command, if: condition, key: key, waking: &followers, reply)
  }

  private func commit<Result: ~Copyable>(
    _ command: SourcedCommand, if condition: RevisionCondition, key: IdempotencyKey?,
    waking followers: inout [any Waker], _ reply: (borrowing View, Commit) -> Result
  ) throws(SessionRefusal) -> Result {
    lock.lock()
    defer { lock.unlock() }
    touch()
    if let ending { throw ending.refusal(identifier) }
    if let key, try known(key) != nil { throw .busy }
    guard condition.holds(at: view.revision) else { throw .stale(revision: view.revision) }
    let turn: Turn
    do { turn = try view.application.perform(command.command) } catch { throw .refused(error) }
    let record = CommittedCommand(
      revision: view.revision + 1, command: command.command, firstSeq: view.lastSeq + 1,
      events: turn.events)
    view.revision = record.revision
    view.lastSeq = record.lastSeq
    let stored = CommandRecord(
      revision: record.revision, source: command.source, firstSeq: record.firstSeq,
      eventCount: turn.events.count, key: key)
    if let group = log.append(stored, for: self) {
      pending.append(Pending(record: record, stored: stored, group: group))
      newestGroup = group
    } else {
      followers = publish(record)
    }
    if log.wantsKeyframe(at: record.revision, of: view.application.objectCount) {
      log.keep(view.moment, for: self)
    }
    return reply(view, Commit(revision: record.revision, firstSeq: record.firstSeq, turn: turn))
  }

  private func rehearse<Result: ~Copyable>(
    _ command: Command, if condition: RevisionCondition,
    _ reply: (borrowing View, Commit) -> Result
  ) throws(SessionRefusal) -> Result {
    lock.lock()
    defer { lock.unlock() }
    touch()
    guard condition.holds(at: view.revision) else { throw .stale(revision: view.revision) }
    return try Self.carryOut(command, at: view.moment, reply)
  }

  /// What a command does, or did, at a moment.
  static func carryOut<Result: ~Copyable>(
    _ command: Command, at moment: Moment, _ reply: (borrowing View, Commit) -> Result
  ) throws(SessionRefusal) -> Result {
    var after = View(moment)
    let turn: Turn
    do { turn = try after.application.perform(command) } catch { throw .refused(error) }
    after.revision += 1
    after.lastSeq += turn.events.count
    return reply(
      after, Commit(revision: after.revision, firstSeq: moment.lastSeq + 1, turn: turn))
  }

  /// Whether a command was carried out with a key in the last 24 hours.
  public func hasCarriedOut(_ key: String) throws(SessionRefusal) -> Bool {
    try revision(of: world.key(key)) != nil
  }

  /// The revision that was made with a key, or nil where the key is new.
  private func revision(of key: IdempotencyKey) throws(SessionRefusal) -> Int? {
    lock.lock()
    defer { lock.unlock() }
    return try known(key)
  }

  private func known(_ key: IdempotencyKey) throws(SessionRefusal) -> Int? {
    if let pending = pending.last(where: { $0.stored.key?.text == key.text }) {
      return pending.record.revision
    }
    do { return try log.command(of: key.text, at: world.date())?.revision } catch {
      throw .store(error)
    }
  }

  // MARK: - Durable or lost

  /// What the group held is durable: it is told to those who follow.
  func settle(_ group: CommitGroup) {
    lock.lock()
    var count = 0
    while count < pending.count, pending[count].group === group { count += 1 }
    let settled = pending.prefix(count).map(\.record)
    pending.removeFirst(count)
    if newestGroup === group { newestGroup = nil }
    var followers: [any Waker] = []
    for record in settled { followers += publish(record) }
    lock.unlock()
    Self.wake(followers)
  }

  /// What is not durable never will be: this object ends, and the session goes on as another one.
  func lose(_ failure: StoreFailure) {
    end(.lost(failure))
    world.forget(self)
  }

  /// Waits for the disk as replies do, though nothing was performed here: for its beginning or end.
  func await(_ group: CommitGroup?) {
    lock.lock()
    defer { lock.unlock() }
    newestGroup = group.flatMap { $0.isDurable(for: self) ? nil : $0 }
  }

  /// Ends it: those who follow are told, and no one can follow any more.
  func end(_ reason: Ending) {
    lock.lock()
    ending = ending ?? reason
    // What is pending stays so: it is not to be told to anyone.
    let followers = takeParked()
    lock.unlock()
    Self.wake(followers)
  }

  /// Whether an ended one is of no use to its store any more.
  public var isLost: Bool {
    lock.lock()
    defer { lock.unlock() }
    if case .lost = ending { return true }
    return false
  }

  /// Encodes a durable command for those who follow, and takes them out of their waiting.
  private func publish(_ record: CommittedCommand) -> [any Waker] {
    published = record.revision
    publishedSeq = record.lastSeq
    recent.append(record)
    guard feed.subscriptions > 0 else {
      feed.removeAll()
      return []
    }
    feed.append(record) { world.encoder($0, epoch, view.application) }
    return takeParked()
  }

  private func takeParked() -> [any Waker] {
    defer { feed.parked = [] }
    return feed.parked.compactMap { $0.unpark() }
  }

  private static func wake(_ followers: [any Waker]) {
    for follower in followers { follower.wake() }
    followers.last?.flush()
  }

  /// Whether nobody asked for it for `seconds`, nobody follows it, and all of it is durable.
  func isIdle(for seconds: Double) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return feed.subscriptions == 0 && newestGroup == nil && world.clock() - lastUsed >= seconds
  }
}

/// What a session knows of the world round it.
struct SessionWorld: Sendable {
  let limits: SessionLimits
  let coding: any SessionCoding
  let encoder: EventEncoder
  let clock: Clock
  let date: Date
  /// Takes a lost session out of where it is found.
  let forget: @Sendable (Session) -> Void

  /// How long a key stands for one command, in seconds.
  private static let keySeconds = 24 * 3600

  /// A key that a client sent now.
  func key(_ text: String) -> IdempotencyKey {
    IdempotencyKey(text, expires: date() + Self.keySeconds)
  }
}

/// Seconds that only ever grow, from any start.
public typealias Clock = @Sendable () -> Double

/// Seconds since 1970.
public typealias Date = @Sendable () -> Int

/// At which revisions a command may be carried out.
public enum RevisionCondition: Hashable, Sendable {
  case any
  case oneOf([Int])

  func holds(at revision: Int) -> Bool {
    switch self {
    case .any: true
    case .oneOf(let revisions): revisions.contains(revision)
    }
  }
}
