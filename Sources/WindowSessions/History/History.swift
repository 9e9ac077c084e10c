import WindowModel
public import Workers

/// A session's earlier states and events: its commands carried out again from a keyframe.
///
/// One thread at a time looks back, and holds `lock` meanwhile. That is not the session's lock, so
/// neither writers nor readers of the newest state wait for it.
///
/// All mutable state is touched under `lock` only.
final class History: @unchecked Sendable {
  /// Consecutive commands with their events, and a state that resolves the identifiers in them.
  struct Chunk {
    var records: [CommittedCommand]
    var application: Application
  }

  /// A moment, and the cost of replaying up to it from the last keyframe.
  struct Replayed {
    var moment: Moment
    var cost: ReplayCost
  }

  private let lock = Lock()
  private let origin: SessionOrigin
  private let log: any SessionLog
  private let world: SessionWorld
  /// The moment that was read last: a reader that continues from there needs no keyframe.
  private var last: Replayed?
  private var chunk: Chunk?

  /// The maximum kept for the next reader, in commands and in events.
  private static let (commandLimit, eventLimit) = (1000, 5000)
  /// The number of commands read at once.
  private static let page = 64

  private let share: MemoryShare

  init(_ origin: SessionOrigin, _ log: any SessionLog, _ world: SessionWorld) {
    share = MemoryShare(of: world.memory, for: .caches)
    self.origin = origin
    self.log = log
    self.world = world
  }

  /// Returns the state after a durable revision.
  func moment(at revision: Int, _ work: Work) throws(SessionRefusal) -> Replayed {
    try lock.hold { () throws(SessionRefusal) in
      var replayed = try nearest(revision)
      try replay(&replayed, upTo: revision, work) { _, _ in true }
      last = replayed
      account()
      replayed.moment.application.capacity = world.limits.capacity
      return replayed
    }
  }

  /// Returns durable commands from a revision on, up to `end`: at least one.
  func chunk(
    from revision: Int, upTo end: Int, _ work: Work
  ) throws(SessionRefusal) -> Chunk {
    try lock.hold { () throws(SessionRefusal) in
      if let chunk, let first = chunk.records.first?.revision, first <= revision,
        revision < first + chunk.records.count
      {
        var rest = chunk
        rest.records.removeFirst(revision - first)  // checked: tested just above
        return rest
      }
      return try makeChunk(from: revision, upTo: end, work)
    }
  }

  /// Continues from a durable state, so that the next reader needs no keyframe.
  func goOn(from replayed: Replayed) {
    lock.hold {
      last = replayed
      account()
    }
  }

  /// Drops the caches, unless a thread is using them.
  func dropCaches() {
    guard lock.tryLock() else { return }
    defer { lock.unlock() }
    (last, chunk) = (nil, nil)
    account()
  }

  // MARK: - Under the lock

  private func makeChunk(
    from revision: Int, upTo end: Int, _ work: Work
  ) throws(SessionRefusal) -> Chunk {
    var replayed = try nearest(revision - 1)
    try replay(&replayed, upTo: revision - 1, work) { _, _ in true }
    var records: [CommittedCommand] = []
    var eventCount = 0
    // The state before the newest command, from which a reader of its remaining events starts.
    var before = replayed
    let end = min(end, revision + Self.commandLimit - 1)
    try replay(&replayed, upTo: end, work) { after, command in
      records.append(command)
      eventCount += command.events.count
      let goesOn = eventCount < Self.eventLimit
      if goesOn { before = after }
      return goesOn
    }
    let isLarge = eventCount > 2 * Self.eventLimit
    last = isLarge ? before : replayed
    var application = replayed.moment.application
    application.capacity = world.limits.capacity
    let made = Chunk(records: records, application: application)
    chunk = isLarge ? nil : made
    account()
    return made
  }

  /// Reports the size of the caches to the budget.
  private func account() {
    let events = chunk?.records.reduce(0) { $0 + $1.events.count + 1 } ?? 0
    share.set(
      (last?.moment.application.footprint ?? 0) + (chunk?.application.footprint ?? 0)
        + events * MemoryLayout<Event>.stride * 2)
  }

  /// Returns the nearest moment in memory or a keyframe, at a revision or before it. Its capacity
  /// is unlimited, so that old commands fit whatever the limits are now.
  private func nearest(_ revision: Int) throws(SessionRefusal) -> Replayed {
    var best = Replayed(
      moment: Moment(
        Application(origin.settings, capacity: .unlimited), revision: 0, lastSeq: 0),
      cost: ReplayCost())
    if let last, last.moment.revision <= revision { best = last }
    do {
      if let keyframe = try log.keyframe(after: best.moment.revision, upTo: revision) {
        best = Replayed(moment: keyframe, cost: ReplayCost())
      }
    } catch { throw .store(error) }
    best.moment.application.capacity = .unlimited
    return best
  }

  /// Carries commands out again until `visit` returns false; it gets each with the moment after it.
  private func replay(
    _ place: inout Replayed, upTo end: Int, _ work: Work,
    _ visit: (Replayed, CommittedCommand) -> Bool
  ) throws(SessionRefusal) {
    while place.moment.revision < end {
      let first = place.moment.revision + 1
      for record in try page(first..<first + min(Self.page, end - place.moment.revision)) {
        let command = try advance(&place, record, work)
        guard visit(place, command) else { return }
      }
    }
  }

  /// Returns at least one command of the log.
  private func page(_ revisions: Range<Int>) throws(SessionRefusal) -> [CommandRecord] {
    do throws(StoreFailure) {
      let records = try log.commands(revisions)
      if !records.isEmpty { return records }
      throw .damaged("The command of revision \(revisions.lowerBound) is missing.")
    } catch { throw .store(error) }
  }

  /// Carries a logged command out again, with the logged result.
  private func advance(
    _ place: inout Replayed, _ record: CommandRecord, _ work: Work
  ) throws(SessionRefusal) -> CommittedCommand {
    let command = world.coding.command(of: record.source)
    var turn: Turn?
    if !record.isRefused {
      guard let command else {
        throw .store(.damaged("The command of revision \(record.revision) can't be read."))
      }
      do { turn = try place.moment.application.perform(command) } catch {
        throw .store(
          .damaged("The command of revision \(record.revision) is refused now: \(error)."))
      }
    }
    let events = turn?.events ?? []
    guard record.revision == place.moment.revision + 1,
      record.firstSeq == place.moment.lastSeq + 1, events.count == record.eventCount
    else {
      throw .store(.damaged("The command of revision \(record.revision) can't be repeated."))
    }
    place.moment.revision = record.revision
    place.moment.lastSeq = record.lastSeq
    do { try work.spend(place.cost.add(record, turn)) } catch { throw .work(error) }
    // A refused command that can't be read any more is shown as an empty batch.
    return CommittedCommand(
      revision: record.revision, command: command ?? Command(Batch()), firstSeq: record.firstSeq,
      events: events, isRefused: record.isRefused)
  }

  // MARK: - One command

  /// Returns the command of a revision, durable or not.
  func command(of revision: Int, in session: Session) throws(SessionRefusal) -> Command? {
    if let record = session.use({ session.pending(revision) }) { return record.command }
    do throws(StoreFailure) {
      let record = try log.commands(revision..<revision + 1).first
      return record.flatMap { world.coding.command(of: $0.source) }
    } catch { throw .store(error) }
  }

  /// Replies again to the command of a revision.
  func repeating<Result: ~Copyable>(
    _ revision: Int, of session: Session, _ work: Work,
    _ reply: (borrowing Session.View, Session.Commit) -> Result
  ) throws(SessionRefusal) -> Result {
    let before = try session.moment(at: revision - 1, work)
    guard let command = try command(of: revision, in: session) else {
      throw .noRevision(revision, known: revision...revision)
    }
    return try Session.carryOut(command, at: before, reply)
  }
}

extension Session {
  /// Returns the command of a revision that is not durable yet; under the lock.
  fileprivate func pending(_ revision: Int) -> CommittedCommand? {
    guard let first = pending.first?.record.revision, revision >= first,
      revision < first + pending.count
    else { return nil }
    return pending[revision - first].record
  }

  /// Returns the state after a revision; negative ones count from the newest, -1 the one before it.
  ///
  /// Carries out again the commands after the last keyframe, which `work` counts.
  public func moment(
    at wanted: Int, _ work: Work = Work()
  ) throws(SessionRefusal) -> Moment { try replayed(at: wanted, work).moment }

  /// Resolves a revision number; a negative one counts from the newest.
  func revision(_ wanted: Int) throws(SessionRefusal) -> Int {
    try revision(wanted, newest: use { view.revision })
  }

  private func revision(_ wanted: Int, newest: Int) throws(SessionRefusal) -> Int {
    let revision = wanted < 0 ? newest + wanted : wanted
    let known = known(upTo: newest)
    guard known.contains(revision) else { throw .noRevision(wanted, known: known) }
    return revision
  }

  /// Returns the same, with the cost of replaying up to it.
  func replayed(at wanted: Int, _ work: Work) throws(SessionRefusal) -> History.Replayed {
    let (now, durable, rest) = use {
      (History.Replayed(moment: view.moment, cost: replayCost), published, pending)
    }
    let newest = now.moment.revision
    let revision = try revision(wanted, newest: newest)
    if revision == newest { return now }
    var replayed = try history.moment(at: min(revision, durable), work)
    // A log that an older version wrote may lack keyframes.
    if log.wantsKeyframe(of: replayed.moment.application.objectCount, after: replayed.cost) {
      log.keep(replayed.moment, for: self)
    }
    for command in rest.prefix(max(0, revision - durable)) {
      let turn: Turn
      do { turn = try replayed.moment.application.perform(command.record.command) } catch {
        throw .refused(error)
      }
      do { try work.spend(replayed.cost.add(command.stored, turn)) } catch { throw .work(error) }
      replayed.moment.revision = command.stored.revision
      replayed.moment.lastSeq = command.stored.lastSeq
    }
    return replayed
  }

  /// The readable revisions, up to the newest one that the caller saw. If the history has been cut
  /// beyond that since, at least one remains.
  // checked: the lesser comes first
  func known(upTo newest: Int) -> ClosedRange<Int> { min(oldestRevision, newest)...newest }

  /// The first readable revision: 0 unless the history was cut.
  public var oldestRevision: Int { log.oldest - 1 }

  /// Reads the session as it was after a revision.
  public func read<Result: ~Copyable, Failure>(
    _ moment: Moment, _ body: (borrowing View) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(View(moment))
  }

  /// Returns commands of the log from a revision on, as their authors wrote them.
  public func commands(from revision: Int, limit: Int) throws(SessionRefusal) -> [CommandRecord] {
    let (durable, rest) = use { (published, pending.map(\.stored)) }
    let first = max(revision, log.oldest)
    var records: [CommandRecord] = []
    if first <= durable {
      do {
        // checked: tested just above, and the limit is 1 at least
        records = try log.commands(first..<min(durable, first + limit - 1) + 1)
      } catch { throw .store(error) }
      // A page may be shorter, and pending commands come after the durable ones.
      if let last = records.last, last.revision < durable { return records }
    }
    return records + rest.drop { $0.revision < first }.prefix(max(0, limit - records.count))
  }

  /// Returns durable commands from a revision on with their events: at least one, or nil after the
  /// last.
  func chunk(from revision: Int, _ work: Work) throws(SessionRefusal) -> History.Chunk? {
    let last = use { published }
    guard revision <= last else { return nil }
    return try history.chunk(from: revision, upTo: last, work)
  }
}
