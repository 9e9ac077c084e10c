public import WindowModel

/// All sessions by name: those in use here, and the others in the store.
///
/// A thread that opens or makes a session reserves its name and holds no lock meanwhile: only those
/// that want the same session wait for it.
///
/// All mutable state is touched under `standing` only.
public final class SessionDirectory: @unchecked Sendable {
  /// How much sessions may hold.
  public let limits: SessionLimits
  /// The memory that the process may use.
  public let memory: MemoryBudget

  private let standing = Lock()
  let store: any SessionStore
  private let world: SessionWorld
  let table: SessionTable
  private let expiry: SessionExpiry
  private var random: any RandomNumberGenerator & Sendable

  /// Makes a directory of what a store keeps; `clock`, `date` and `random` are all that it knows of
  /// the world.
  public init(
    limits: SessionLimits = SessionLimits(), store: any SessionStore, coding: any SessionCoding,
    encoder: @escaping EventEncoder, clock: @escaping Clock, date: @escaping Date,
    random: any RandomNumberGenerator & Sendable, memory: MemoryBudget = MemoryBudget()
  ) {
    let table = SessionTable()
    self.limits = limits
    self.memory = memory
    self.store = store
    self.table = table
    world = SessionWorld(
      limits: limits, coding: coding, encoder: encoder, clock: clock, date: date,
      memory: memory, forget: { [weak table] in table?.remove($0) })
    expiry = SessionExpiry(store, limits)
    self.random = random
  }

  /// How many sessions there are.
  public var count: Int { store.count }

  /// The session of a name if it is in memory; never waits.
  public func openSession(_ identifier: Identifier) -> Session? { table.find(identifier) }

  /// The session of a name, or nil. It may be loaded from the store, which takes a while.
  public func find(_ identifier: Identifier) throws(SessionRefusal) -> Session? {
    switch try claim(identifier) {
    case .found(let session): return session
    case .new(let reservation):
      table.release(reservation)
      return nil
    }
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

  /// The names of the first sessions, by name; nothing else of them is read.
  public func names(limit: Int) throws(SessionRefusal) -> [String] {
    do { return try store.list(after: "", limit: limit).map(\.record.identifier.text) } catch {
      throw .store(error)
    }
  }

  /// Starts a session under a name, or one that it makes up; with its first command, or none where
  /// that is refused. What was made with the same key is found again.
  public func create(
    _ identifier: Identifier?, _ origin: SessionOrigin, tokenHash: [UInt8] = [],
    key: String? = nil
  ) throws(SessionRefusal) -> (session: Session, isNew: Bool) {
    let keyed = key.map(claim(key:))
    defer { if let keyed { table.release(keyed) } }
    if let key, let session = try find(madeWith: key) {
      guard session.origin.isSame(as: origin), identifier == nil || identifier == session.identifier
      else { throw .keyReused(key) }
      return (session, false)
    }
    let session = try make(claimNew(identifier), origin, tokenHash, key.map(world.key))
    return (session, true)
  }

  /// Starts a session under a name, or finds the one that stands with the same settings and nib.
  public func createOrFind(
    _ identifier: Identifier, _ origin: SessionOrigin, tokenHash: [UInt8] = []
  ) throws(SessionRefusal) -> (session: Session, isNew: Bool) {
    switch try claim(identifier) {
    case .new(let reservation): return (try make(reservation, origin, tokenHash, nil), true)
    case .found(let session):
      guard session.origin.isSame(as: origin) else { throw .exists(identifier) }
      return (session, false)
    }
  }

  /// Starts a session that goes on from another's revision; a negative one counts from the newest.
  public func fork(
    _ parent: Session, at wanted: Int, as identifier: Identifier?, tokenHash: [UInt8] = [],
    _ work: Work = Work()
  ) throws(SessionRefusal) -> Session {
    let replayed = try parent.replayed(at: wanted, work)
    let revision = replayed.moment.revision
    guard parent.log.oldest == 1 else {
      throw .noRevision(wanted, known: parent.known(upTo: revision))
    }
    let depth: Int
    do { depth = try parent.log.depth(at: revision) } catch { throw .store(error) }
    guard depth <= limits.forkDepth else { throw .forkTooDeep(limit: limits.forkDepth) }
    return try stand(claimNew(identifier), parent.origin, tokenHash, nil, replayed) {
      session throws(StoreFailure) in
      try session.log.begin(session.record, sharing: parent.log, upTo: revision, for: session)
    }
  }

  /// Starts a session with a log that was written elsewhere, which must lead where it says: `check`
  /// looks at the state that it leads to.
  public func restore(
    _ identifier: Identifier?, _ origin: SessionOrigin, _ commands: [SourcedCommand],
    tokenHash: [UInt8] = [], _ work: Work = Work(),
    check: (borrowing Application) throws(SessionRefusal) -> Void
  ) throws(SessionRefusal) -> Session {
    let bytes = commands.reduce(0) { $0 + $1.source.count }
    guard bytes <= limits.logBytes else { throw .logFull(limit: limits.logBytes) }
    var replayed = start(origin)
    var records: [CommandRecord] = []
    var keyframes: [Moment] = []
    let log = store.makeLog()
    for (index, command) in ([origin.first].compactMap(\.self) + commands).enumerated() {
      let place = index - (origin.first == nil ? 0 : 1)
      do { try replayed.perform(command, into: &records) } catch {
        throw .refused(place < 0 ? error : .inBatch(place, error))
      }
      // The rest of what it costs is bounded by what the client sent.
      let eventCount = records.last?.eventCount ?? 0
      do { try work.spend(1 + eventCount) } catch { throw .work(error) }
      if log.wantsKeyframe(of: replayed.moment.application.objectCount, after: replayed.cost) {
        keyframes.append(replayed.moment)
        replayed.cost = ReplayCost()
      }
    }
    try check(replayed.moment.application)
    return try stand(claimNew(identifier), origin, tokenHash, nil, replayed, log) { session in
      let group = log.begin(session.record, records, for: session)
      for keyframe in keyframes { log.keep(keyframe, for: session) }
      return group
    }
  }

  /// Ends a session at one of the revisions that `condition` names; it is gone for everyone at once,
  /// and for good once it is settled.
  ///
  /// A session made under the same name meanwhile reaches the store after the removal. Where the
  /// store fails to remove the session, it can be found again as it was.
  public func remove(
    _ session: Session, if condition: RevisionCondition = .any
  ) throws(SessionRefusal) {
    let isEnding = try table.retire(session) { session throws(SessionRefusal) in
      try session.endRemoved(if: condition)
    }
    if isEnding { removeFromStore(session) }
  }

  /// Lets go of the sessions that nobody asked for lately: a durable one comes back when somebody
  /// does, until `limits.storedIdleSeconds` are over, and one that is in memory alone ends after
  /// `limits.idleSeconds`. No commit waits for more than a slice of it; whether a slice was
  /// filled, so that it is to be called again soon.
  @discardableResult
  public func expireIdle() -> Bool {
    var noted = 0
    // One by one, so that nobody waits for the lock until all have been looked at.
    for identifier in table.identifiers {
      if store.isDurable {
        // The rest stays in memory until the next slice.
        guard noted < Self.notesAtOnce else { break }
        if let session = table.find(identifier), let time = session.useToNote() {
          note(time, of: session)
          noted += 1
          // The store's thread may hold it: it leaves the next time.
          continue
        }
        table.unload(identifier) { $0.isIdle(for: limits.unloadSeconds) }
      } else if let session = table.find(identifier),
        table.retire(session, { $0.endRemoved(ifIdleFor: limits.idleSeconds) })
      {
        removeFromStore(session)
      }
    }
    guard store.isDurable else { return false }
    let candidates = expiry.candidates(at: world.date())
    for identifier in candidates { expire(identifier) }
    return noted == Self.notesAtOnce || candidates.count == SessionExpiry.atOnce
  }

  /// How many uses are noted in one slice.
  private static let notesAtOnce = 1000

  private func note(_ time: Int, of session: Session) {
    session.log.use(at: time, step: limits.useStep, for: session)
  }

  /// Removes a session that is not in memory and that nobody has asked for meanwhile.
  private func expire(_ identifier: Identifier) {
    guard case .reserved(let reservation, let isLeaving) = table.claim(identifier) else { return }
    defer { table.release(reservation) }
    guard !isLeaving, let stored = try? store.find(identifier),
      let time = try? store.lastUse(of: identifier),
      expiry.isOver(for: stored, usedAt: time, at: world.date()),
      let origin = world.coding.origin(of: stored.record.origin)
    else { return }
    // Its state is not looked at any more, so it is not loaded.
    let session = Session(
      stored.record, origin, start(origin), log: stored.log, world: world)
    guard (try? table.retire(session) { try $0.endRemoved(if: .any) }) == true else { return }
    removeFromStore(session)
  }

  private func removeFromStore(_ session: Session) {
    let group = session.log.remove(for: session)
    session.await(group)
    Removal(session, table, group).start()
  }

  // MARK: - Names

  /// What a thread finds that wants a name.
  private enum Claim {
    case found(Session)
    /// No session has the name, and the caller may make one.
    case new(Reservation)
  }

  /// Finds the session of a name, loading it where it is in the store only, or reserves the name.
  private func claim(
    _ identifier: Identifier, loading: Bool = true
  ) throws(SessionRefusal) -> Claim {
    while true {
      switch table.claim(identifier) {
      case .open(let session): return .found(session)
      case .taken(let reservation): reservation.wait()
      case .reserved(let reservation, let isLeaving):
        if isLeaving { return .new(reservation) }
        do throws(SessionRefusal) {
          guard let stored = try stored(identifier) else { return .new(reservation) }
          guard loading else { throw .exists(identifier) }
          let session = try load(stored)
          note(session.lastUse, of: session)
          table.release(reservation, for: session)
          return .found(session)
        } catch {
          table.release(reservation)
          throw error
        }
      }
    }
  }

  /// Reserves a name that no session has, or one that it makes up.
  private func claimNew(_ wanted: Identifier?) throws(SessionRefusal) -> Reservation {
    while true {
      guard let identifier = wanted ?? Identifier("s" + word(length: 8)) else { continue }
      do throws(SessionRefusal) {
        if case .new(let reservation) = try claim(identifier, loading: false) {
          return reservation
        }
        throw .exists(identifier)
      } catch .exists where wanted == nil {
        continue
      }
    }
  }

  /// Reserves a key, as soon as no other thread works on it.
  private func claim(key: String) -> Reservation {
    while true {
      let (reservation, isMine) = table.claim(key: key)
      if isMine { return reservation }
      reservation.wait()
    }
  }

  private func word(length: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    return standing.hold {
      String(
        (0..<length).map { _ in
          letters[Int(truncatingIfNeeded: random.next() % UInt64(letters.count))]
        })
    }
  }

  // MARK: - Making

  private func make(
    _ reservation: Reservation, _ origin: SessionOrigin, _ tokenHash: [UInt8],
    _ key: IdempotencyKey?
  ) throws(SessionRefusal) -> Session {
    var replayed = start(origin)
    var records: [CommandRecord] = []
    if let first = origin.first {
      do { try replayed.perform(first, into: &records) } catch {
        table.release(reservation)
        throw .refused(error)
      }
    }
    return try stand(reservation, origin, tokenHash, key, replayed) { session in
      session.log.begin(session.record, records, for: session)
    }
  }

  private func start(_ origin: SessionOrigin) -> History.Replayed {
    let application = Application(origin.settings, capacity: limits.capacity)
    return History.Replayed(
      moment: Moment(application, revision: 0, lastSeq: 0), cost: ReplayCost())
  }

  /// Makes a session stand under a reserved name, and ends the reservation.
  private func stand(
    _ reservation: Reservation, _ origin: SessionOrigin, _ tokenHash: [UInt8],
    _ key: IdempotencyKey?, _ replayed: History.Replayed, _ log: (any SessionLog)? = nil,
    begin: (Session) throws(StoreFailure) -> CommitGroup?
  ) throws(SessionRefusal) -> Session {
    var made: Session?
    defer { table.release(reservation, for: made) }
    guard case .session(let identifier) = reservation.name else { throw .busy }
    let record = SessionRecord(
      identifier: identifier, epoch: word(length: 6), origin: origin.source, tokenHash: tokenHash,
      key: key)
    let session = Session(
      record, origin, replayed, log: log ?? store.makeLog(), world: world)
    try standing.hold { () throws(SessionRefusal) in
      guard store.count < limits.sessions else { throw .tooManySessions(limit: limits.sessions) }
      do throws(StoreFailure) { session.await(try begin(session)) } catch { throw .store(error) }
    }
    made = session
    return session
  }

  // MARK: - Loading

  private func stored(_ identifier: Identifier) throws(SessionRefusal) -> StoredSession? {
    do { return try store.find(identifier) } catch { throw .store(error) }
  }

  private func find(madeWith key: String) throws(SessionRefusal) -> Session? {
    if let session = table.find(madeWith: key, at: world.date()) { return session }
    let stored: StoredSession?
    do { stored = try store.find(madeWith: key, at: world.date()) } catch { throw .store(error) }
    guard let stored, let session = try find(stored.record.identifier),
      session.epoch == stored.record.epoch
    else { return nil }
    return session
  }

  private func load(_ stored: StoredSession) throws(SessionRefusal) -> Session {
    guard let origin = world.coding.origin(of: stored.record.origin) else {
      throw .store(.damaged("The settings of '\(stored.record.identifier)' can't be read."))
    }
    let history = History(origin, stored.log, world)
    let replayed = try history.moment(at: stored.revision, Work())
    guard replayed.moment.revision == stored.revision, replayed.moment.lastSeq == stored.lastSeq
    else {
      throw .store(
        .damaged("The log of '\(stored.record.identifier)' does not end where it ended."))
    }
    let session = Session(stored.record, origin, replayed, log: stored.log, world: world)
    session.keepLateKeyframe()
    return session
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

extension History.Replayed {
  /// Carries a command out and adds the record of it.
  fileprivate mutating func perform(
    _ command: SourcedCommand, into records: inout [CommandRecord]
  ) throws(Refusal) {
    let turn = try moment.application.perform(command.command)
    let record = CommandRecord(
      revision: moment.revision + 1, source: command.source, firstSeq: moment.lastSeq + 1,
      eventCount: turn.events.count)
    moment.revision = record.revision
    moment.lastSeq = record.lastSeq
    records.append(record)
    _ = cost.add(record, turn)
  }
}
