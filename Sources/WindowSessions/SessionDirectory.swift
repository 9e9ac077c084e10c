public import WindowModel

/// All sessions by name: those in use here, and the others in the store.
///
/// All mutable state is touched under `opening` only, which whoever brings a session in from the
/// store or makes one holds.
public final class SessionDirectory: @unchecked Sendable {
  /// How much sessions may hold.
  public let limits: SessionLimits
  /// The memory that the process may use.
  public let memory: MemoryBudget

  private let opening = Lock()
  private let store: any SessionStore
  private let world: SessionWorld
  private let open: OpenSessions
  private var random: any RandomNumberGenerator & Sendable

  /// Makes a directory of what a store keeps; `clock`, `date` and `random` are all that it knows of
  /// the world.
  public init(
    limits: SessionLimits = SessionLimits(), store: any SessionStore, coding: any SessionCoding,
    encoder: @escaping EventEncoder, clock: @escaping Clock, date: @escaping Date,
    random: any RandomNumberGenerator & Sendable, memory: MemoryBudget = MemoryBudget()
  ) {
    let open = OpenSessions()
    self.limits = limits
    self.memory = memory
    self.store = store
    self.open = open
    world = SessionWorld(
      limits: limits, coding: coding, encoder: encoder, clock: clock, date: date,
      memory: memory, forget: { open.remove($0) })
    self.random = random
  }

  /// How many sessions there are.
  public var count: Int { store.count }

  /// The session of a name, or nil.
  public func find(_ identifier: Identifier) throws(SessionRefusal) -> Session? {
    if let session = open.find(identifier) { return session }
    opening.lock()
    defer { opening.unlock() }
    return try load(identifier)
  }

  /// The sessions whose names come behind `name`, by name; all of them behind "". None of them is
  /// opened for that.
  public func list(after name: String = "", limit: Int) throws(SessionRefusal) -> [ListedSession] {
    let stored: [StoredSession]
    do { stored = try store.list(after: name, limit: limit) } catch { throw .store(error) }
    return stored.map { stored in
      let origin = world.coding.origin(of: stored.record.origin)
      return ListedSession(
        record: stored.record, settings: origin?.settings, revision: stored.revision,
        lastSeq: stored.lastSeq)
    }
  }

  /// Starts a session under a name, or one that it makes up; with its first command, or none where
  /// that is refused. What was made with the same key is found again.
  public func create(
    _ identifier: Identifier?, _ origin: SessionOrigin, tokenHash: [UInt8] = [],
    key: String? = nil
  ) throws(SessionRefusal) -> (session: Session, isNew: Bool) {
    opening.lock()
    defer { opening.unlock() }
    if let key, let session = try load(madeWith: key) {
      guard session.origin.isSame(as: origin), identifier == nil || identifier == session.identifier
      else { throw .keyReused(key) }
      return (session, false)
    }
    if let identifier, try load(identifier) != nil { throw .exists(identifier) }
    let session = try make(identifier, origin, tokenHash, key.map(world.key))
    return (session, true)
  }

  /// Starts a session under a name, or finds the one that stands with the same settings and nib.
  public func createOrFind(
    _ identifier: Identifier, _ origin: SessionOrigin, tokenHash: [UInt8] = []
  ) throws(SessionRefusal) -> (session: Session, isNew: Bool) {
    opening.lock()
    defer { opening.unlock() }
    guard let session = try load(identifier) else {
      return (try make(identifier, origin, tokenHash, nil), true)
    }
    guard session.origin.isSame(as: origin) else { throw .exists(identifier) }
    return (session, false)
  }

  /// Starts a session that goes on from another's revision; a negative one counts from the newest.
  public func fork(
    _ parent: Session, at wanted: Int, as identifier: Identifier?, tokenHash: [UInt8] = []
  ) throws(SessionRefusal) -> Session {
    opening.lock()
    defer { opening.unlock() }
    if let identifier, try load(identifier) != nil { throw .exists(identifier) }
    let moment = try parent.moment(at: wanted)
    guard parent.log.oldest == 1 else {
      throw .noRevision(wanted, known: parent.log.oldest - 1...moment.revision)
    }
    return try stand(identifier, parent.origin, tokenHash, nil, moment) { session in
      session.log.begin(
        session.record, copying: parent.log, upTo: moment.revision, for: session)
    }
  }

  /// Starts a session with a log that was written elsewhere, which must lead where it says: `check`
  /// looks at the state that it leads to.
  public func restore(
    _ identifier: Identifier?, _ origin: SessionOrigin, _ commands: [SourcedCommand],
    tokenHash: [UInt8] = [],
    check: (borrowing Application) throws(SessionRefusal) -> Void
  ) throws(SessionRefusal) -> Session {
    // Before the lock: a long log takes long.
    var moment = start(origin)
    var records: [CommandRecord] = []
    if let first = origin.first {
      do { records.append(try moment.perform(first)) } catch { throw .refused(error) }
    }
    for (index, command) in commands.enumerated() {
      do throws(Refusal) {
        records.append(try moment.perform(command))
      } catch { throw .refused(.inBatch(index, error)) }
    }
    try check(moment.application)
    opening.lock()
    defer { opening.unlock() }
    if let identifier, try load(identifier) != nil { throw .exists(identifier) }
    return try stand(identifier, origin, tokenHash, nil, moment) { session in
      session.log.begin(session.record, records, for: session)
    }
  }

  /// Ends a session and tells those who follow it; it is gone once it is settled.
  public func remove(_ session: Session) {
    opening.lock()
    defer { opening.unlock() }
    guard session.ending == nil else { return }
    open.remove(session)
    session.end(.removed)
    session.await(session.log.remove(for: session))
  }

  /// Lets go of the sessions that nobody asked for lately: a durable one comes back when somebody
  /// does, and one that is in memory alone ends after `limits.idleSeconds`.
  public func expireIdle() {
    opening.lock()
    defer { opening.unlock() }
    if store.isDurable { return open.unload { $0.isIdle(for: limits.unloadSeconds) } }
    for session in open.all where session.isIdle(for: limits.idleSeconds) {
      open.remove(session)
      session.end(.removed)
      _ = session.log.remove(for: session)
    }
  }

  // MARK: - With `opening` held

  private func make(
    _ identifier: Identifier?, _ origin: SessionOrigin, _ tokenHash: [UInt8],
    _ key: IdempotencyKey?
  ) throws(SessionRefusal) -> Session {
    var moment = start(origin)
    var records: [CommandRecord] = []
    if let first = origin.first {
      do { records.append(try moment.perform(first)) } catch { throw .refused(error) }
    }
    return try stand(identifier, origin, tokenHash, key, moment) { session in
      session.log.begin(session.record, records, for: session)
    }
  }

  private func start(_ origin: SessionOrigin) -> Moment {
    Moment(Application(origin.settings, capacity: limits.capacity), revision: 0, lastSeq: 0)
  }

  private func stand(
    _ identifier: Identifier?, _ origin: SessionOrigin, _ tokenHash: [UInt8],
    _ key: IdempotencyKey?, _ moment: Moment, begin: (Session) -> CommitGroup?
  ) throws(SessionRefusal) -> Session {
    guard store.count < limits.sessions else { throw .tooManySessions(limit: limits.sessions) }
    let record = SessionRecord(
      identifier: try name(identifier), epoch: word(length: 6),
      origin: origin.source, tokenHash: tokenHash, key: key)
    let session = Session(record, origin, moment, log: store.makeLog(), world: world)
    session.await(begin(session))
    open.insert(session)
    return session
  }

  private func load(_ identifier: Identifier) throws(SessionRefusal) -> Session? {
    if let session = open.find(identifier) { return session }
    do throws(StoreFailure) {
      return try store.find(identifier).map { stored throws(StoreFailure) in try load(stored) }
    } catch { throw .store(error) }
  }

  private func load(madeWith key: String) throws(SessionRefusal) -> Session? {
    if let session = open.find(madeWith: key, at: world.date()) { return session }
    do throws(StoreFailure) {
      guard let stored = try store.find(madeWith: key, at: world.date()) else { return nil }
      if let session = open.find(stored.record.identifier) { return session }
      return try load(stored)
    } catch { throw .store(error) }
  }

  private func load(_ stored: StoredSession) throws(StoreFailure) -> Session {
    guard let origin = world.coding.origin(of: stored.record.origin) else {
      throw .damaged("The settings of '\(stored.record.identifier)' can't be read.")
    }
    let history = History(origin, stored.log, world)
    let moment = try history.moment(at: stored.revision)
    guard moment.lastSeq == stored.lastSeq else {
      throw .damaged("The log of '\(stored.record.identifier)' does not end where it ended.")
    }
    let session = Session(stored.record, origin, moment, log: stored.log, world: world)
    open.insert(session)
    return session
  }

  /// The name that was asked for, or one that is not in use.
  private func name(_ identifier: Identifier?) throws(SessionRefusal) -> Identifier {
    if let identifier { return identifier }
    while true {
      if let identifier = Identifier("s" + word(length: 8)), try load(identifier) == nil {
        return identifier
      }
    }
  }

  private func word(length: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    return String((0..<length).map { _ in letters[Int(random.next() % UInt64(letters.count))] })
  }
}

/// A session as a list shows it.
public struct ListedSession: Sendable {
  /// How it began.
  public let record: SessionRecord
  /// What its app runs on, nil where that can't be read.
  public let settings: Settings?
  /// How many commands are durable.
  public let revision: Int
  /// The number of the last event of these.
  public let lastSeq: Int
}

extension Moment {
  /// Carries a command out, and returns the record of it.
  mutating func perform(_ command: SourcedCommand) throws(Refusal) -> CommandRecord {
    let turn = try application.perform(command.command)
    revision += 1
    defer { lastSeq += turn.events.count }
    return CommandRecord(
      revision: revision, source: command.source, firstSeq: lastSeq + 1,
      eventCount: turn.events.count)
  }
}
