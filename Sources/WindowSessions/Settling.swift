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
    var count = 0
    while count < pending.count, pending[count].group === group { count += 1 }
    if newestGroup === group { newestGroup = nil }
    var followers: [any Waker] = []
    for index in 0..<count { followers += publish(pending[index].record) }
    pending.removeFirst(count)
    lock.unlock()
    Self.wake(followers)
  }

  /// What is not durable never will be: this object ends, and the session goes on as another one.
  func lose(_ failure: StoreFailure) {
    end(.lost(failure))
    world.forget(self)
  }

  /// Waits for the disk as replies do, though nothing was performed here: for its beginning or end.
  func await(_ group: CommitGroup?) {
    lock.lock()
    defer { lock.unlock() }
    newestGroup = group.flatMap { $0.isDurable(for: self) ? nil : $0 }
  }

  /// Ends it: those who follow are told, and no one can follow any more.
  func end(_ reason: Ending) {
    lock.lock()
    ending = ending ?? reason
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

  /// Encodes a durable command for those who follow, and takes them out of their waiting.
  func publish(_ record: CommittedCommand) -> [any Waker] {
    published = record.revision
    publishedSeq = record.lastSeq
    keepsake = nil
    guard feed.subscriptions > 0 else {
      feed.removeAll()
      return []
    }
    feed.append(record) { world.encoder($0, epoch, view.application) }
    return takeParked()
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
