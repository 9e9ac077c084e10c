import WindowModel
import Workers

extension Session {
  /// The group that must be durable before a reply may show the current state; nil if all is durable.
  public var unsettled: CommitGroup? {
    lock.lock()
    defer { lock.unlock() }
    return newestGroup
  }

  /// Publishes the commands of a durable group to the followers.
  func settle(_ group: CommitGroup) {
    lock.lock()
    let followers = publishPending(of: group)
    if newestGroup === group { newestGroup = nil }
    lock.unlock()
    followers.wakeAll()
  }

  /// Handles the loss of appended commands.
  func fail(_ failure: StoreFailure) {
    switch failure {
    case .overtaken where !isRemoved: fallBehind()
    case .gone: vanish()
    case .overtaken, .full, .unavailable, .damaged: lose(failure)
    }
  }

  /// Ends this object after a failed commit; the session is loaded again from the durable log.
  func lose(_ failure: StoreFailure) {
    end(failure)
    world.forget(self)
  }

  /// Makes replies wait for a group that stores or removes the session.
  func await(_ group: CommitGroup?) {
    lock.lock()
    defer { lock.unlock() }
    newestGroup = group.flatMap { $0.isDurable(for: self) ? nil : $0 }
  }

  /// Ends it as removed if `condition` holds; returns false if it was removed before.
  func endRemoved(if condition: RevisionCondition) throws(SessionRefusal) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    switch ending {
    case .removed: return false
    case .lost(let failure): throw .store(failure)
    case nil: break
    }
    guard condition.holds(at: view.revision) else { throw .stale(revision: view.revision) }
    ending = .removed
    return true
  }

  /// Ends it as removed if it is idle; returns whether it was.
  func endRemoved(ifIdleFor seconds: Double) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard ending == nil, isIdleUnderLock(for: seconds) else { return false }
    ending = .removed
    return true
  }

  /// Notifies the followers that the store has removed the session.
  func close() {
    lock.lock()
    isClosed = true
    let followers = takeParked()
    lock.unlock()
    followers.wakeAll()
  }

  /// Ends it as lost, even if it was to be removed: the store still has it unchanged.
  private func end(_ failure: StoreFailure) {
    lock.lock()
    ending = .lost(failure)
    // Pending commands are never published.
    let followers = takeParked()
    lock.unlock()
    followers.wakeAll()
  }

  /// Whether the session has ended and its store no longer needs it.
  public var isLost: Bool {
    lock.lock()
    defer { lock.unlock() }
    if case .lost = ending { return true }
    return false
  }

  /// Whether its removal was requested.
  private var isRemoved: Bool {
    lock.lock()
    defer { lock.unlock() }
    return ending == .removed
  }

  /// Whether another process has removed it.
  var isGone: Bool {
    lock.lock()
    defer { lock.unlock() }
    return ending == .lost(.gone)
  }

  /// Publishes the commands of a group, in order, and returns the followers to wake.
  ///
  /// The caller holds the state lock, which is released while a command with many events is encoded.
  /// One thread at a time publishes: the store's writer or the one whose turn it is.
  func publishPending(of group: CommitGroup?) -> [any Waker] {
    var followers: [any Waker] = []
    var count = 0
    while count < pending.count, pending[count].group === group {
      let next = pending[count]
      var encoded: EncodedCommand?
      if next.stored.eventCount > Self.mostEncodedAtOnce, feed.subscriptions > 0 {
        pending.removeFirst(count)  // checked: counted up to the count
        count = 0
        let application = view.application
        lock.unlock()
        encoded = encode(next, application)
        lock.lock()
      }
      followers += publish(next, encoded)
      count += 1
    }
    pending.removeFirst(count)  // checked: counted up to the count
    return followers
  }

  /// The maximum number of events encoded under the state lock.
  private static var mostEncodedAtOnce: Int { 64 }

  /// Notes that a command is durable; a feed without followers keeps nothing.
  func markPublished(_ command: CommandRecord) {
    published = command.revision
    publishedSeq = command.lastSeq
    keepsake = nil
    guard feed.isUnread else { return }
    feed.removeAll()
    streamShare.set(0)
  }

  private func publish(_ command: Pending, _ encoded: EncodedCommand?) -> [any Waker] {
    markPublished(command.stored)
    guard feed.subscriptions > 0 else { return [] }
    feed.append(encoded ?? encode(command, view.application), revision: published)
    streamShare.set(feed.byteCount)
    return takeParked()
  }

  private func encode(
    _ command: Pending, _ application: borrowing Application
  ) -> EncodedCommand {
    EncodedCommand(command.record, of: command.stored, byteLimit: feed.byteLimit) {
      world.encoder($0, epoch, application)
    }
  }

  func takeParked() -> [any Waker] {
    defer { feed.parked = [] }
    return feed.parked.compactMap { $0.unpark() }
  }
}
