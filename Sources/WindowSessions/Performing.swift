import Synchronization
import WindowModel
public import Workers

extension Session {
  /// Carries a command out, logs it, passes its effects to `reply`, and notifies followers once it is
  /// durable.
  ///
  /// When it throws, nothing has changed. A dry run changes nothing either, but replies as if it had.
  /// A key that was used in the last 24 hours does not carry its command out again; it repeats the
  /// reply.
  ///
  /// With `waits` the caller waits for its turn. The command then runs on a copy of the state, so
  /// that readers don't wait for it; if it takes more than `work` allows, nothing changes. Without
  /// `waits` the command must be cheap: it runs under the state lock, and throws `.busy` if another
  /// command of the session is running.
  public func perform<Result: ~Copyable>(
    _ command: SourcedCommand, if condition: RevisionCondition = .any, key: String? = nil,
    dryRun: Bool = false, waits: Bool = true, work: Work? = nil,
    reply: (borrowing View, Commit) -> Result
  ) throws(SessionRefusal) -> Result {
    if dryRun { return try rehearse(command.command, if: condition, reply) }
    let key = key.map(world.key)
    if waits { turn.lock() } else if !turn.tryLock() { throw .busy }
    var holdsTurn = true
    defer { if holdsTurn { turn.unlock() } }
    if let key, let revision = try revision(of: key) {
      // Another process has carried it out, at a revision that this one has not loaded.
      if use({ revision > view.revision }) { throw .store(.overtaken) }
      holdsTurn = false
      turn.unlock()
      guard try history.command(of: revision, in: self) == command.command else {
        throw .keyReused(key.text)
      }
      return try history.repeating(revision, of: self, work ?? Work(), reply)
    }
    var followers: [any Waker] = []
    // A woken follower reads at once, so the state lock must be free by then.
    defer { followers.wakeAll() }
    guard waits else {
      return try commitInPlace(command, if: condition, key: key, waking: &followers, reply)
    }
    let (after, commit) = try commitOnCopy(
      command, if: condition, key: key, work, waking: &followers)
    holdsTurn = false
    turn.unlock()
    return reply(View(after), commit)
  }

  private func commitInPlace<Result: ~Copyable>(
    _ command: SourcedCommand, if condition: RevisionCondition, key: IdempotencyKey?,
    waking followers: inout [any Waker], _ reply: (borrowing View, Commit) -> Result
  ) throws(SessionRefusal) -> Result {
    lock.lock()
    defer { lock.unlock() }
    touch()
    try check(condition, command)
    let turn: Turn
    do { turn = try view.application.perform(command.command) } catch { throw .refused(error) }
    var commit = Commit(revision: view.revision + 1, firstSeq: view.lastSeq + 1, turn: turn)
    followers = log(command, key, &commit)
    return reply(view, commit)
  }

  /// The state after the command, and its effects.
  private func commitOnCopy(
    _ command: SourcedCommand, if condition: RevisionCondition, key: IdempotencyKey?,
    _ work: Work?, waking followers: inout [any Waker]
  ) throws(SessionRefusal) -> (Moment, Commit) {
    lock.lock()
    touch()
    do { try check(condition, command) } catch {
      lock.unlock()
      throw error
    }
    let before = view.moment
    lock.unlock()
    // This thread has the turn, so only the end of the session can intervene.
    var (after, commit) = try Self.carryOut(command.command, at: before)
    do { try work?.spend(commit.turn.events.count) } catch { throw .work(error) }
    // The old state is released after the lock, as freeing it may take long.
    var application = after.application
    defer { withExtendedLifetime(application) {} }
    lock.lock()
    defer { lock.unlock() }
    if let ending { throw ending.refusal(identifier) }
    if isBehind { throw .store(.overtaken) }
    swap(&view.application, &application)
    followers = log(command, key, &commit)
    return (after, commit)
  }

  /// Refuses a command if the session has ended, is at another revision or has a full log; under the
  /// state lock.
  private func check(
    _ condition: RevisionCondition, _ command: SourcedCommand
  ) throws(SessionRefusal) {
    if let ending { throw ending.refusal(identifier) }
    if isBehind { throw .store(.overtaken) }
    guard condition.holds(at: view.revision) else { throw .stale(revision: view.revision) }
    guard log.hasRoom(for: command.source.count) else {
      throw .logFull(limit: world.limits.logBytes)
    }
  }

  /// Appends the command whose state has just been installed to the log, and returns the followers to
  /// wake; under both locks.
  private func log(
    _ command: SourcedCommand, _ key: IdempotencyKey?, _ commit: inout Commit
  ) -> [any Waker] {
    let events = commit.turn.events
    let stored = CommandRecord(
      revision: commit.revision, source: command.source, firstSeq: commit.firstSeq,
      eventCount: events.count, key: key)
    view.revision = stored.revision
    view.lastSeq = stored.lastSeq
    note(view)
    keepsake = nil
    let group = log.append(stored, for: self)
    commit.group = group
    if let group { newestGroup = group }
    _ = replayCost.add(stored, commit.turn)
    keepState()
    if pending.isEmpty { pendingBytes = 0 }
    defer { account(adding: stored.footprint, changes: 1 + events.count + commit.turn.visits) }
    guard group != nil || !pending.isEmpty || feed.subscriptions > 0 else {
      markPublished(stored)
      return []
    }
    let record = CommittedCommand(
      revision: stored.revision, command: command.command, firstSeq: stored.firstSeq,
      events: world.takesEvents(events.count) ? events : [])
    pending.append(Pending(record: record, stored: stored, group: group))
    pendingBytes += stored.footprint + 1024
    return group == nil ? publishPending(of: nil) : []
  }

  private func rehearse<Result: ~Copyable>(
    _ command: Command, if condition: RevisionCondition,
    _ reply: (borrowing View, Commit) -> Result
  ) throws(SessionRefusal) -> Result {
    let before = moment
    guard condition.holds(at: before.revision) else { throw .stale(revision: before.revision) }
    return try Self.carryOut(command, at: before, reply)
  }

  /// Carries a command out at a moment, and returns the reply and the state after it.
  static func carryOut<Result: ~Copyable>(
    _ command: Command, at moment: Moment, _ reply: (borrowing View, Commit) -> Result
  ) throws(SessionRefusal) -> Result {
    let (after, commit) = try carryOut(command, at: moment)
    return reply(View(after), commit)
  }

  private static func carryOut(
    _ command: Command, at moment: Moment
  ) throws(SessionRefusal) -> (Moment, Commit) {
    var after = moment
    let turn: Turn
    do { turn = try after.application.perform(command) } catch { throw .refused(error) }
    after.revision += 1
    after.lastSeq += turn.events.count
    return (after, Commit(revision: after.revision, firstSeq: moment.lastSeq + 1, turn: turn))
  }

  /// Whether a command was carried out with a key in the last 24 hours.
  public func hasCarriedOut(_ key: String) throws(SessionRefusal) -> Bool {
    try revision(of: world.key(key)) != nil
  }

  /// Returns the revision that was made with a key, or nil if the key is new. It reads the store, so
  /// it holds no state lock.
  private func revision(of key: IdempotencyKey) throws(SessionRefusal) -> Int? {
    let pending = use { self.pending.last { $0.stored.key?.text == key.text } }
    if let pending { return pending.stored.revision }
    do { return try log.command(of: key.text, at: world.date())?.revision } catch {
      throw .store(error)
    }
  }
}

/// The revisions at which a command may be carried out.
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
