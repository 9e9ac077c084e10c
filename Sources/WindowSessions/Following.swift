public import WindowModel

extension Session {
  /// From where to follow.
  public enum Start: Hashable, Sendable {
    /// From now on.
    case now
    /// Behind the event `seq` and, if given, the command `revision`.
    case after(seq: Int, revision: Int?)
    /// From a place in another session's log.
    case unknown
  }

  /// A new follower, and where the session stands as it begins.
  public struct Beginning: Sendable {
    /// The follower.
    public let subscription: Subscription
    /// How many commands the session has carried out.
    public let revision: Int
    /// The number of the last event.
    public let lastSeq: Int
    /// Whether the place to start from was unknown, so that it starts from now.
    public let isReset: Bool
  }

  /// Adds a follower; `cancel()` it when it goes.
  public func follow(
    _ groups: Set<EventGroup>, from start: Start
  ) throws(SessionRefusal) -> Beginning {
    lock.lock()
    defer { lock.unlock() }
    guard feed.subscriptions < limits.streamsPerSession else {
      throw .tooManyStreams(limit: limits.streamsPerSession)
    }
    let place = place(of: start)
    let now = LogPosition(revision: revision + 1)
    feed.subscriptions += 1
    return Beginning(
      subscription: Subscription(
        self, groups: groups, from: place?.position ?? now, lastSeq: place?.seq ?? lastSeq),
      revision: revision, lastSeq: lastSeq, isReset: place == nil)
  }

  /// Visits the items behind a place in order, until `visit` says false.
  public func visit(
    _ groups: Set<EventGroup>, from start: Start,
    _ visit: (LogItem, borrowing Application) -> Bool
  ) -> History {
    lock.lock()
    defer { lock.unlock() }
    touch()
    guard var (position, seq) = place(of: start) else {
      return History(revision: revision, isReset: true)
    }
    var history = History(revision: revision)
    let oldest = log.revisions.lowerBound
    if position.revision < oldest {
      let last = log.revisions.isEmpty ? lastSeq : log[oldest].firstSeq - 1
      if seq < last { history.gap = seq + 1...last }
      position = LogPosition(revision: oldest)
      seq = last
    }
    while position.revision <= revision {
      let record = log[position.revision]
      for offset in position.offset..<record.itemCount {
        let item = record.item(at: offset)
        if groups.contains(item.group), !visit(item, application) { return history }
      }
      position = LogPosition(revision: position.revision + 1)
    }
    return history
  }

  /// When `visit` looked, and what it could not show.
  public struct History: Hashable, Sendable {
    /// How many commands the session had carried out.
    public let revision: Int
    /// The events that are gone.
    public var gap: ClosedRange<Int>?
    /// Whether the place to start from was unknown.
    public var isReset = false
  }

  private func place(of start: Start) -> (position: LogPosition, seq: Int)? {
    switch start {
    case .now: return (LogPosition(revision: revision + 1), lastSeq)
    case .unknown: return nil
    case .after(let seq, let after):
      guard seq <= lastSeq, after ?? 0 <= revision else { return nil }
      let behindEvent = log.position(after: seq) ?? LogPosition(revision: 0)
      guard let after else { return (behindEvent, seq) }
      return (max(behindEvent, LogPosition(revision: after, offset: 1)), seq)
    }
  }
}
