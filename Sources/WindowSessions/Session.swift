public import WindowModel

/// One running app: its state, its log, and those who follow it.
///
/// It is locked as a whole, for microseconds at a time, and never while anyone waits.
///
/// All mutable state is touched under `lock` only.
public final class Session: @unchecked Sendable {
  /// Its name.
  public let identifier: Identifier
  /// Tells this session from another that had its name before.
  public let epoch: String
  /// What its app was started with.
  public let settings: Settings
  /// The nib that its app was started with, or nil.
  public let nib: Nib?

  @usableFromInline let lock = Lock()
  let encoder: EventEncoder
  let limits: SessionLimits
  let log: any CommandLog
  var feed: EventFeed
  private(set) var isClosed = false
  @usableFromInline private(set) var view: View
  private var lastUsed: Double
  private let clock: Clock

  init(
    _ identifier: Identifier, epoch: String, settings: Settings, nib: Nib?,
    limits: SessionLimits, log: any CommandLog, encoder: @escaping EventEncoder,
    clock: @escaping Clock
  ) {
    self.identifier = identifier
    self.epoch = epoch
    self.settings = settings
    self.nib = nib
    self.limits = limits
    self.log = log
    self.encoder = encoder
    self.clock = clock
    feed = EventFeed(byteLimit: limits.streamQueueBytes)
    view = View(Application(settings, capacity: limits.capacity), revision: 0, lastSeq: 0)
    lastUsed = clock()
  }

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

    init(_ application: Application, revision: Int, lastSeq: Int) {
      self.application = application
      self.revision = revision
      self.lastSeq = lastSeq
    }
  }

  var application: Application { view.application }
  var revision: Int { view.revision }
  var lastSeq: Int { view.lastSeq }

  /// Looks at the session as it is between two commands.
  ///
  /// `body` runs under the session's lock: it must not ask the session for anything. `isUse` is
  /// false for a look that does not keep an idle session alive.
  @inlinable
  public func read<Result: ~Copyable, Failure>(
    isUse: Bool = true, _ body: (borrowing View) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    if isUse { touch() }
    return try body(view)
  }

  /// Starts the time anew that it may be left alone; under the lock.
  @usableFromInline func touch() { lastUsed = clock() }

  /// Carries a command out, logs it, lets `reply` look at what it did, and tells those who follow.
  ///
  /// Nothing has changed when it throws. A dry run changes nothing either, and replies as if it had.
  public func perform<Result: ~Copyable>(
    _ command: Command, if condition: RevisionCondition = .any, dryRun: Bool = false,
    reply: (borrowing View, Commit) -> Result
  ) throws(SessionRefusal) -> Result {
    if dryRun { return try rehearse(command, if: condition, reply) }
    var followers: [any Waker] = []
    // Whoever is woken asks at once, so the lock must be free by then.
    defer { Self.wake(followers) }
    return try commit(command, if: condition, waking: &followers, reply)
  }

  private func commit<Result: ~Copyable>(
    _ command: Command, if condition: RevisionCondition, waking followers: inout [any Waker],
    _ reply: (borrowing View, Commit) -> Result
  ) throws(SessionRefusal) -> Result {
    lock.lock()
    defer { lock.unlock() }
    touch()
    guard condition.holds(at: view.revision) else { throw .stale(revision: view.revision) }
    let turn: Turn
    do { turn = try view.application.perform(command) } catch { throw .refused(error) }
    let record = CommittedCommand(
      revision: view.revision + 1, command: command, firstSeq: view.lastSeq + 1,
      events: turn.events)
    log.append(record)
    view.revision = record.revision
    view.lastSeq = record.lastSeq
    followers = publish(record)
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
    var copy = view.application
    let turn: Turn
    do { turn = try copy.perform(command) } catch { throw .refused(error) }
    let commit = Commit(revision: view.revision + 1, firstSeq: view.lastSeq + 1, turn: turn)
    return reply(
      View(copy, revision: commit.revision, lastSeq: view.lastSeq + turn.events.count), commit)
  }

  /// Encodes a command for those who follow, and takes them out of their waiting.
  private func publish(_ record: CommittedCommand) -> [any Waker] {
    guard feed.subscriptions > 0 else {
      feed.removeAll()
      return []
    }
    feed.append(record) { encoder($0, epoch, view.application) }
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

  /// Ends the session: those who follow are told, and no one can follow any more.
  func close() {
    lock.lock()
    isClosed = true
    let followers = takeParked()
    lock.unlock()
    Self.wake(followers)
  }

  /// Whether nobody asked for it for `seconds` and nobody follows it.
  func isIdle(for seconds: Double) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return feed.subscriptions == 0 && clock() - lastUsed >= seconds
  }
}

/// Seconds that only ever grow, from any start.
public typealias Clock = @Sendable () -> Double

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

/// Why a session did not do what it was asked to; nothing has changed.
public enum SessionRefusal: Error, Hashable, Sendable {
  /// The model refused the command.
  case refused(Refusal)
  /// The session is at another revision than the one the client asked for.
  case stale(revision: Int)
  /// The session stands with other settings.
  case exists(Identifier)
  /// There are as many sessions as there may be.
  case tooManySessions(limit: Int)
  /// As many streams follow the session as may.
  case tooManyStreams(limit: Int)
}
