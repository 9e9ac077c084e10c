import WindowModel

/// What a session was and did before: its commands carried out again, from the nearest keyframe on.
///
/// All mutable state is touched under `lock` only. It is not the session's lock: nobody who writes
/// waits for somebody who looks back.
final class History: @unchecked Sendable {
  /// Commands one after the other with what they did, and a state that knows the names of all that
  /// they speak of.
  struct Chunk {
    var records: [CommittedCommand]
    var application: Application
  }

  private let lock = Lock()
  private let origin: SessionOrigin
  private let log: any SessionLog
  private let world: SessionWorld
  /// Where somebody looked last: who looks on from there need not begin at a keyframe.
  private var moment: Moment?
  private var chunk: Chunk?

  /// How much is carried out again at once, in commands and in events.
  private static let (commandLimit, eventLimit) = (1000, 25_000)
  /// How many commands are read at once.
  private static let page = 256

  private let share: MemoryShare

  init(_ origin: SessionOrigin, _ log: any SessionLog, _ world: SessionWorld) {
    share = MemoryShare(of: world.memory, for: .caches)
    self.origin = origin
    self.log = log
    self.world = world
  }

  /// The state after a durable revision.
  func moment(at revision: Int) throws(StoreFailure) -> Moment {
    lock.lock()
    defer { lock.unlock() }
    var moment = try nearest(revision)
    while moment.revision < revision {
      let end = min(moment.revision + Self.page, revision)
      // checked: the end is behind the moment
      for record in try page(moment.revision + 1..<end + 1) {
        _ = try advance(&moment, record)
      }
    }
    moment.application.capacity = world.limits.capacity
    self.moment = moment
    account()
    return moment
  }

  /// The durable commands from a revision on, up to `last`: one or more of them.
  func chunk(from revision: Int, upTo last: Int) throws(StoreFailure) -> Chunk {
    lock.lock()
    if let chunk, let first = chunk.records.first?.revision, first <= revision,
      revision < first + chunk.records.count
    {
      defer { lock.unlock() }
      var rest = chunk
      rest.records.removeFirst(revision - first)  // checked: asked just before
      return rest
    }
    lock.unlock()
    var moment = try moment(at: revision - 1)
    moment.application.capacity = .unlimited
    var records: [CommittedCommand] = []
    var eventCount = 0
    let end = min(last, revision + Self.commandLimit - 1)
    while moment.revision < end, eventCount < Self.eventLimit {
      let page = min(moment.revision + Self.page, end)
      // checked: the page is behind the moment
      for record in try self.page(moment.revision + 1..<page + 1) {
        let (command, events) = try advance(&moment, record)
        eventCount += events.count
        records.append(
          CommittedCommand(
            revision: record.revision, command: command, firstSeq: record.firstSeq, events: events))
      }
    }
    moment.application.capacity = world.limits.capacity
    let chunk = Chunk(records: records, application: moment.application)
    lock.lock()
    self.chunk = chunk
    self.moment = moment
    account()
    lock.unlock()
    return chunk
  }

  /// Reports what is kept to the budget; under the lock.
  private func account() {
    let events = chunk?.records.reduce(0) { $0 + $1.events.count + 1 } ?? 0
    share.set(
      (moment?.application.footprint ?? 0) + (chunk?.application.footprint ?? 0)
        + events * MemoryLayout<Event>.stride * 2)
  }

  /// Forgets what was kept, unless a thread is at work with it.
  func dropCaches() {
    guard lock.tryLock() else { return }
    defer { lock.unlock() }
    (moment, chunk) = (nil, nil)
    account()
  }

  /// The nearest moment before or at a revision that is at hand; with room for all that ever had
  /// room, whatever the limits are now.
  private func nearest(_ revision: Int) throws(StoreFailure) -> Moment {
    var best = Moment(Application(origin.settings, capacity: .unlimited), revision: 0, lastSeq: 0)
    if let moment, moment.revision <= revision { best = moment }
    if revision - best.revision > Self.page / 4 || best.revision + 1 < log.oldest,
      let keyframe = try log.keyframe(upTo: revision), keyframe.revision > best.revision
    {
      best = keyframe
    }
    best.application.capacity = .unlimited
    return best
  }

  /// One command or more of the log.
  private func page(_ revisions: Range<Int>) throws(StoreFailure) -> [CommandRecord] {
    let records = try log.commands(revisions)
    if !records.isEmpty { return records }
    throw .damaged("The command of revision \(revisions.lowerBound) is missing.")
  }

  /// Carries a logged command out again, which leads where it led.
  private func advance(
    _ moment: inout Moment, _ record: CommandRecord
  ) throws(StoreFailure) -> (Command, [Event]) {
    guard record.revision == moment.revision + 1, record.firstSeq == moment.lastSeq + 1,
      let command = world.coding.command(of: record.source),
      let turn = try? moment.application.perform(command),
      turn.events.count == record.eventCount
    else { throw .damaged("The command of revision \(record.revision) can't be repeated.") }
    moment.revision = record.revision
    moment.lastSeq = record.lastSeq
    return (command, turn.events)
  }

  // MARK: - One command

  /// The command of a revision, durable or not.
  func command(of revision: Int, in session: Session) throws(SessionRefusal) -> Command? {
    if let record = session.use({ session.pending(revision) }) { return record.command }
    do throws(StoreFailure) {
      let record = try log.commands(revision..<revision + 1).first
      return record.flatMap { world.coding.command(of: $0.source) }
    } catch { throw .store(error) }
  }

  /// Replies again to the command of a revision.
  func repeating<Result: ~Copyable>(
    _ revision: Int, of session: Session,
    _ reply: (borrowing Session.View, Session.Commit) -> Result
  ) throws(SessionRefusal) -> Result {
    let before = try session.moment(at: revision - 1)
    guard let command = try command(of: revision, in: session) else {
      throw .noRevision(revision, known: revision...revision)
    }
    return try Session.carryOut(command, at: before, reply)
  }
}

extension Session {
  /// The command of a revision that is not durable yet; under the lock.
  fileprivate func pending(_ revision: Int) -> CommittedCommand? {
    guard let first = pending.first?.record.revision, revision >= first,
      revision < first + pending.count
    else { return nil }
    return pending[revision - first].record
  }

  /// The state after a revision; a negative one counts from the newest, -1 for the one before it.
  public func moment(at wanted: Int) throws(SessionRefusal) -> Moment {
    let (now, durable, rest) = use { (view.moment, published, pending) }
    let revision = wanted < 0 ? now.revision + wanted : wanted
    let known = known(upTo: now.revision)
    guard known.contains(revision) else { throw .noRevision(wanted, known: known) }
    if revision == now.revision { return now }
    var moment: Moment
    do throws(StoreFailure) {
      moment = try history.moment(at: min(revision, durable))
    } catch { throw .store(error) }
    for command in rest.prefix(max(0, revision - durable)) {
      do { _ = try moment.application.perform(command.record.command) } catch {
        throw .refused(error)
      }
      moment.revision = command.stored.revision
      moment.lastSeq = command.stored.lastSeq
    }
    return moment
  }

  /// The revisions that can be looked at, up to the newest when the caller looked. The history may
  /// have been cut beyond that since; then there is one at least.
  // checked: the lesser comes first
  func known(upTo newest: Int) -> ClosedRange<Int> { min(oldestRevision, newest)...newest }

  /// The first revision that can be looked at: 0, but where the history was cut.
  public var oldestRevision: Int { log.oldest - 1 }

  /// Looks at the session as it was after a revision.
  public func read<Result: ~Copyable, Failure>(
    _ moment: Moment, _ body: (borrowing View) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(View(moment))
  }

  /// Commands of the log from a revision on, as their authors wrote them.
  public func commands(from revision: Int, limit: Int) throws(SessionRefusal) -> [CommandRecord] {
    let (durable, rest) = use { (published, pending.map(\.stored)) }
    let first = max(revision, log.oldest)
    var records: [CommandRecord] = []
    if first <= durable {
      do {
        // checked: asked just before, and the limit is 1 at least
        records = try log.commands(first..<min(durable, first + limit - 1) + 1)
      } catch { throw .store(error) }
      // A page may be shorter, and what is pending comes behind what is durable.
      if let last = records.last, last.revision < durable { return records }
    }
    return records + rest.drop { $0.revision < first }.prefix(max(0, limit - records.count))
  }

  /// The durable commands from a revision on with what they did: one or more, or nil behind the
  /// last.
  func chunk(from revision: Int) throws(StoreFailure) -> History.Chunk? {
    let last = use { published }
    guard revision <= last else { return nil }
    return try history.chunk(from: revision, upTo: last)
  }
}
