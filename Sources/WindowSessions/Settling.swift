import WindowModel

extension Session {
  /// What anyone must wait for who tells what was seen here up to now; nil where nothing.
  public var unsettled: CommitGroup? {
    lock.lock()
    defer { lock.unlock() }
    return newestGroup
  }

  /// What the group held is durable: it is told to those who follow.
  func settle(_ group: CommitGroup) {
    lock.lock()
    let followers = publishPending(of: group)
    if newestGroup === group { newestGroup = nil }
    lock.unlock()
    Self.wake(followers)
  }

  /// What is not durable never will be: this object ends, and the session goes on as another one.
  func lose(_ failure: StoreFailure) {
    end(failure)
    world.forget(self)
  }

  /// Waits for the disk as replies do, though nothing was performed here: for its beginning or end.
  func await(_ group: CommitGroup?) {
    lock.lock()
    defer { lock.unlock() }
    newestGroup = group.flatMap { $0.isDurable(for: self) ? nil : $0 }
  }

  /// Ends it as removed where `condition` holds; whether it had not been removed before.
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

  /// Ends it as removed where it is idle; whether it was.
  func endRemoved(ifIdleFor seconds: Double) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard ending == nil, isIdleUnderLock(for: seconds) else { return false }
    ending = .removed
    return true
  }

  /// Tells those who follow that the session is gone; it was removed from the store.
  func close() {
    lock.lock()
    isClosed = true
    let followers = takeParked()
    lock.unlock()
    Self.wake(followers)
  }

  /// Ends it as lost, also where it was to be removed: the store has it still, as it was before.
  private func end(_ failure: StoreFailure) {
    lock.lock()
    ending = .lost(failure)
    // What is pending stays so: it is not to be told to anyone.
    let followers = takeParked()
    lock.unlock()
    Self.wake(followers)
  }

  /// Whether an ended one is of no use to its store any more.
  public var isLost: Bool {
    lock.lock()
    defer { lock.unlock() }
    if case .lost = ending { return true }
    return false
  }

  /// Publishes the commands of a group, in order, and returns the followers to wake.
  ///
  /// The caller holds the state lock, which is free while a command with many events is encoded:
  /// one thread at a time publishes, the store's writer or the one whose turn it is.
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

  /// How many events are encoded under the state lock.
  private static var mostEncodedAtOnce: Int { 64 }

  private func publish(_ command: Pending, _ encoded: EncodedCommand?) -> [any Waker] {
    published = command.stored.revision
    publishedSeq = command.stored.lastSeq
    keepsake = nil
    guard feed.subscriptions > 0 else {
      feed.removeAll()
      return []
    }
    feed.append(encoded ?? encode(command, view.application), revision: published)
    return takeParked()
  }

  private func encode(
    _ command: Pending, _ application: borrowing Application
  ) -> EncodedCommand {
    EncodedCommand(command.record, of: command.stored, byteLimit: feed.byteLimit) {
      world.encoder($0, epoch, application)
    }
  }

  private func takeParked() -> [any Waker] {
    defer { feed.parked = [] }
    return feed.parked.compactMap { $0.unpark() }
  }

  static func wake(_ followers: [any Waker]) {
    for follower in followers { follower.wake() }
    followers.last?.flush()
  }
}
