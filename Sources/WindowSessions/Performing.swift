import WindowModel

extension Session {
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
    keepsake = nil
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
}

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
