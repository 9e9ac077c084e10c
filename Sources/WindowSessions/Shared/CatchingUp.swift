import Synchronization
import WindowModel
import Workers

extension Session {
  /// Whether the state is outdated, since another process appended to the log first.
  public var isBehind: Bool { behind.load(ordering: .acquiring) }

  /// Drops commands that another process overtook. The session refuses commands until it has caught up.
  func fallBehind() {
    lock.lock()
    defer { lock.unlock() }
    behind.store(true, ordering: .releasing)
    turnovers += 1
    pending = []
    pendingBytes = 0
    keepsake = nil
  }

  /// Ends this object, because another process removed the session or took its name.
  public func vanish() {
    lock.lock()
    if ending == nil || !isClosed { ending = .lost(.gone) }
    let followers = takeParked()
    lock.unlock()
    world.forget(self)
    followers.wakeAll()
  }

  /// Applies the commands that other processes appended, and reports them to the followers; reads the
  /// store.
  ///
  /// `known` is the store's number of commands, nil to query it. It does nothing and returns false while this
  /// process's commands are on their way to the store; their outcome tells whether others came first.
  @discardableResult
  public func catchUp(to known: Int? = nil) throws(SessionRefusal) -> Bool {
    guard let shared = log.shared else { return true }
    turn.lock()
    defer { turn.unlock() }
    if isBehind {
      // Commands appended to the outdated state must be refused before new ones are appended.
      _ = use { newestGroup }?.outcome(for: self)
    }
    let before = use { published }
    let durable: Int?
    do throws(StoreFailure) {
      durable = if let known, !isBehind { known } else { try shared.revision() }
    } catch { throw .store(error) }
    guard let durable else {
      vanish()
      throw .store(.gone)
    }
    // An earlier notification may be old, and is no reason to doubt the database.
    if shared.isOutdated || durable < before && (known == nil || isBehind) {
      lose(.lostCommands)
      throw .store(.lostCommands)
    }
    return try advance(to: durable)
  }

  /// Advances the state to the log's, and returns whether it could; the caller has the turn.
  private func advance(to revision: Int) throws(SessionRefusal) -> Bool {
    let (start, now) = use {
      (published, pending.isEmpty ? History.Replayed(moment: view.moment, cost: replayCost) : nil)
    }
    if !isBehind {
      guard let now else { return false }
      guard revision > start else { return true }
      history.goOn(from: now)
    }
    var next = start + 1
    while next <= revision {
      let records = try history.chunk(from: next, upTo: revision, Work()).records
      guard let last = records.last?.revision else { break }
      try install(records, try history.moment(at: last, Work()))
      next = last + 1
    }
    if next == start + 1 { try install([], try history.moment(at: start, Work())) }
    behind.store(false, ordering: .releasing)
    lock.lock()
    keepState()
    lock.unlock()
    return true
  }

  /// Installs the state after some commands, and reports them to the followers.
  private func install(
    _ records: [CommittedCommand], _ replayed: History.Replayed
  ) throws(SessionRefusal) {
    var encoded: [EncodedCommand] = []
    lock.lock()
    while encoded.count < records.count, feed.subscriptions > 0 {
      lock.unlock()
      encoded = records.map { record in
        let stored = CommandRecord(
          revision: record.revision, source: [], firstSeq: record.firstSeq,
          eventCount: record.events.count)
        let events = world.takesEvents(record.events.count) ? record.events : []
        let told = CommittedCommand(
          revision: record.revision, command: record.command, firstSeq: record.firstSeq,
          events: events, isRefused: record.isRefused)
        return EncodedCommand(told, of: stored, byteLimit: feed.byteLimit) {
          world.encoder($0, epoch, replayed.moment.application)
        }
      }
      lock.lock()
    }
    if let ending {
      lock.unlock()
      throw ending.refusal(identifier)
    }
    for (index, record) in records.enumerated() {
      published = record.revision
      publishedSeq = record.lastSeq
      if feed.subscriptions > 0 { feed.append(encoded[index], revision: published) }
    }
    if feed.isUnread { feed.removeAll() }
    streamShare.set(feed.byteCount)
    var application = replayed.moment.application
    swap(&view.application, &application)
    view.revision = replayed.moment.revision
    view.lastSeq = replayed.moment.lastSeq
    replayCost = replayed.cost
    newestGroup = nil
    keepsake = nil
    turnovers += 1
    note(view)
    account(adding: 0, changes: records.reduce(0) { $0 + 1 + $1.events.count })
    let followers = takeParked()
    lock.unlock()
    // The old state is released after the lock, as freeing it may take long.
    withExtendedLifetime(application) {}
    followers.wakeAll()
  }

  /// Waits for this process's commands on their way to a shared store, and catches up with other nodes; reads
  /// the store. Returns false if further commands kept it from that.
  @discardableResult
  public func bringUpToDate() throws(SessionRefusal) -> Bool {
    guard log.shared != nil else { return true }
    let failure = use { newestGroup }?.outcome(for: self)
    if let failure, failure != .overtaken { throw .store(failure) }
    return try catchUp()
  }

  /// Prepares the session for a follower: the store reports its changes from now on, and it catches up with
  /// earlier ones, which the follower may know from another node. Reads the store.
  public func prepareToFollow() throws(SessionRefusal) {
    guard let shared = log.shared else { return }
    do { try shared.watch(self) } catch { throw .store(error) }
    // While one group of commands follows another it can't catch up. But the third of them was sent after this call, and
    // its commit proves that the state is the newest.
    for _ in 0..<3 {
      if try bringUpToDate() { return }
    }
  }

  /// The revision that the store should have, or nil while this process's commands are on their way there.
  public var revisionToCheck: Int? {
    lock.lock()
    defer { lock.unlock() }
    return pending.isEmpty && newestGroup == nil && ending == nil ? published : nil
  }

  /// Whether it has followers.
  public var isFollowed: Bool {
    lock.lock()
    defer { lock.unlock() }
    return feed.subscriptions > 0
  }
}
