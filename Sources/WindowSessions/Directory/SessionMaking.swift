public import WindowModel
public import Workers

extension SessionDirectory {
  /// Starts a session under `identifier` or, if that is nil, under a random name.
  ///
  /// If the first command is refused, no session is made. If a session was made with the same key,
  /// that session is returned.
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

  /// Starts a session under a name, or returns the existing one if its settings and nib are the same.
  public func createOrFind(
    _ identifier: Identifier, _ origin: SessionOrigin, tokenHash: [UInt8] = []
  ) throws(SessionRefusal) -> (session: Session, isNew: Bool) {
    switch try claim(identifier, asking: true) {
    case .new(let reservation): return (try make(reservation, origin, tokenHash, nil), true)
    case .found(let session):
      guard session.origin.isSame(as: origin) else { throw .exists(identifier) }
      return (session, false)
    }
  }

  /// Starts a session from a revision of another one. A negative revision counts from the newest.
  public func fork(
    _ parent: Session, at wanted: Int, as identifier: Identifier?, tokenHash: [UInt8] = [],
    _ work: Work = Work()
  ) throws(SessionRefusal) -> Session {
    // Look at the same state that the store will copy.
    try parent.bringUpToDate()
    let replayed = try parent.replayed(at: wanted, work)
    let revision = replayed.moment.revision
    guard parent.log.oldest == 1 else {
      throw .noRevision(wanted, known: parent.known(upTo: revision))
    }
    let depth: Int
    do { depth = try parent.log.depth(at: revision) } catch { throw .store(error) }
    guard depth <= limits.forkDepth else { throw .forkTooDeep(limit: limits.forkDepth) }
    let isShared = parent.use { parent.view.revision == revision }
    if parent.log.shared != nil, parent.use({ revision > parent.published }) || parent.isBehind {
      throw .store(.overtaken)
    }
    return try stand(
      claimNew(identifier), parent.origin, tokenHash, nil, replayed, isShared: isShared
    ) { session throws(StoreFailure) in
      try session.log.begin(session.record, sharing: parent.log, upTo: revision, for: session)
    }
  }

  /// Starts a session from an imported log. `check` throws if the resulting state is not the expected
  /// one.
  ///
  /// `refused` holds the indices of commands that were refused in the log. If the log was written
  /// under other `rules`, a new refusal or another state is a change of rules, not an error.
  public func restore(
    _ identifier: Identifier?, _ origin: SessionOrigin, _ commands: [SourcedCommand],
    rules: Int, refused: Set<Int> = [], tokenHash: [UInt8] = [], _ work: Work = Work(),
    check: (borrowing Application) throws(SessionRefusal) -> Void
  ) throws(SessionRefusal) -> Session {
    let isOfTheseRules = rules == world.rules
    var changedAt: Int?
    let bytes = commands.reduce(0) { $0 + $1.source.count }
    guard bytes <= limits.logBytes else { throw .logFull(limit: limits.logBytes) }
    var replayed = start(origin)
    var records: [CommandRecord] = []
    var keyframes: [Moment] = []
    let log = store.makeLog()
    for (index, command) in ([origin.first].compactMap(\.self) + commands).enumerated() {
      let place = index - (origin.first == nil ? 0 : 1)
      let wasRefused = refused.contains(place)
      do {
        try replayed.perform(
          command, into: &records, isRefused: wasRefused && isOfTheseRules)
        if wasRefused, !isOfTheseRules { changedAt = changedAt ?? replayed.moment.revision }
      } catch {
        guard !isOfTheseRules else {
          throw .refused(place < 0 ? error : .inBatch(place, error))
        }
        replayed.refuse(command, into: &records)
        if !wasRefused { changedAt = changedAt ?? replayed.moment.revision }
      }
      // The request's size bounds the remaining cost.
      let eventCount = records.last?.eventCount ?? 0
      do { try work.spend(1 + eventCount) } catch { throw .work(error) }
      if log.wantsKeyframe(of: replayed.moment.application.objectCount, after: replayed.cost) {
        keyframes.append(replayed.moment)
        replayed.cost = ReplayCost()
      }
    }
    do { try check(replayed.moment.application) } catch {
      guard !isOfTheseRules, case .mismatch = error else { throw error }
      changedAt = changedAt ?? replayed.moment.revision
    }
    return try stand(
      claimNew(identifier), origin, tokenHash, nil, replayed, log, rulesChangedAt: changedAt
    ) { session in
      let group = log.begin(session.record, records, for: session)
      for keyframe in keyframes { log.keep(keyframe, for: session) }
      return group
    }
  }

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

  /// Starts an app without any commands.
  func start(_ origin: SessionOrigin) -> History.Replayed {
    let application = Application(origin.settings, capacity: limits.capacity)
    return History.Replayed(
      moment: Moment(application, revision: 0, lastSeq: 0), cost: ReplayCost())
  }

  /// Stores a new session under a reserved name, and ends the reservation.
  private func stand(
    _ reservation: Reservation, _ origin: SessionOrigin, _ tokenHash: [UInt8],
    _ key: IdempotencyKey?, _ replayed: History.Replayed, _ log: (any SessionLog)? = nil,
    rulesChangedAt: Int? = nil, isShared: Bool = false,
    begin: (Session) throws(StoreFailure) -> CommitGroup?
  ) throws(SessionRefusal) -> Session {
    var made: Session?
    defer { table.release(reservation, for: made) }
    guard case .session(let identifier) = reservation.name else { throw .busy }
    let record = SessionRecord(
      identifier: identifier, epoch: word(length: SessionRecord.epochLength), origin: origin.source,
      tokenHash: tokenHash,
      key: key, rules: world.rules, rulesChangedAt: rulesChangedAt)
    let session = Session(
      record, origin, replayed, log: log ?? store.makeLog(), world: world, isShared: isShared)
    try standing.hold { () throws(SessionRefusal) in
      guard store.count < limits.sessions else { throw .tooManySessions(limit: limits.sessions) }
      do throws(StoreFailure) { session.await(try begin(session)) } catch { throw .store(error) }
    }
    made = session
    return session
  }
}

extension History.Replayed {
  /// Carries out a command, unless it is known to be refused, and appends its record.
  fileprivate mutating func perform(
    _ command: SourcedCommand, into records: inout [CommandRecord], isRefused: Bool = false
  ) throws(Refusal) {
    if isRefused { return refuse(command, into: &records) }
    add(command, try moment.application.perform(command.command), to: &records)
  }

  /// Appends the record of a refused command.
  fileprivate mutating func refuse(
    _ command: SourcedCommand, into records: inout [CommandRecord]
  ) { add(command, nil, to: &records) }

  private mutating func add(
    _ command: SourcedCommand, _ turn: Turn?, to records: inout [CommandRecord]
  ) {
    let record = CommandRecord(
      revision: moment.revision + 1, source: command.source, firstSeq: moment.lastSeq + 1,
      eventCount: turn?.events.count ?? 0, isRefused: turn == nil)
    moment.revision = record.revision
    moment.lastSeq = record.lastSeq
    records.append(record)
    _ = cost.add(record, turn)
  }
}
