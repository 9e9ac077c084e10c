public import WindowModel
public import Workers

extension Session {
  /// The position from which to follow.
  public enum Start: Hashable, Sendable {
    /// From now on.
    case now
    /// After the event `seq` and, if given, the command `revision`.
    case after(seq: Int, revision: Int?)
    /// From a position in another session's log.
    case unknown
  }

  /// A new follower, and the session's position at its start.
  public struct Beginning: Sendable {
    /// The follower.
    public let subscription: Subscription
    /// The number of commands carried out.
    public let revision: Int
    /// The number of the last event.
    public let lastSeq: Int
    /// Whether the requested position was unknown, so that the follower starts from now.
    public let isReset: Bool
  }

  /// Adds a follower; the caller must call its `cancel()` in the end.
  public func follow(
    _ groups: EventGroups, from start: Start
  ) throws(SessionRefusal) -> Beginning {
    let place = try place(of: start)
    lock.lock()
    defer { lock.unlock() }
    let limit = world.limits.streamsPerSession
    guard feed.subscriptions < limit else { throw .tooManyStreams(limit: limit) }
    let now = LogPosition(revision: published + 1)
    feed.subscriptions += 1
    return Beginning(
      subscription: Subscription(
        self, groups: groups, from: place?.position ?? now, lastSeq: place?.seq ?? publishedSeq),
      revision: published, lastSeq: publishedSeq, isReset: place == nil && start != .now)
  }

  /// Visits the items after a position in order, until `visit` returns false.
  public func visit(
    _ groups: EventGroups, from start: Start, _ work: Work = Work(),
    _ visit: (LogItem, borrowing Application) -> Bool
  ) throws(SessionRefusal) -> Past {
    let place = try place(of: start)
    var past = use { Past(revision: published) }
    guard var (position, seq) = place else {
      past.isReset = start != .now
      return past
    }
    let oldest = log.oldest
    if position.revision < oldest {
      let last: Int
      do { last = try seqBefore(oldest) } catch { throw .store(error) }
      if seq < last { past.gap = seq + 1...last }  // checked: tested just above
      position = LogPosition(revision: oldest)
      seq = last
    }
    while position.revision <= past.revision,
      let chunk = try chunk(from: position.revision, work)
    {
      for record in chunk.records where record.revision <= past.revision {
        // checked: an offset lies within its command
        for offset in position.offset..<record.itemCount {
          let item = record.item(at: offset)
          if groups.contains(item.group), !visit(item, chunk.application) { return past }
        }
        position = LogPosition(revision: record.revision + 1)
      }
    }
    return past
  }

  /// The session's position at the visit, and the events that were skipped.
  public struct Past: Hashable, Sendable {
    /// The number of commands that had been carried out.
    public let revision: Int
    /// The events that can no longer be read.
    public var gap: ClosedRange<Int>?
    /// Whether the position to start from was unknown.
    public var isReset = false
  }

  /// Returns the start and the last event before; nil for `.now` and `.unknown`.
  private func place(of start: Start) throws(SessionRefusal) -> (position: LogPosition, seq: Int)? {
    guard case .after(let seq, let after) = start else { return nil }
    let (last, lastSeq) = use { (published, publishedSeq) }
    guard seq <= lastSeq, after ?? 0 <= last else { return nil }
    do {
      let behindEvent = try position(after: seq, upTo: last) ?? LogPosition(revision: 0)
      guard let after else { return (behindEvent, seq) }
      return (max(behindEvent, LogPosition(revision: after, offset: 1)), seq)
    } catch { throw .store(error) }
  }

  /// Returns the position after the event `seq`, or nil if its command can no longer be read.
  private func position(after seq: Int, upTo last: Int) throws(StoreFailure) -> LogPosition? {
    let oldest = log.oldest
    guard seq > 0 else { return oldest == 1 ? LogPosition(revision: 1) : nil }
    // The first command whose events reach `seq`: `lastSeq` never falls along the log.
    var (low, high) = (oldest, last + 1)
    while low < high {
      let middle = low + (high - low) / 2
      if try seqBefore(middle + 1) < seq { low = middle + 1 } else { high = middle }
    }
    guard low <= last else { return nil }
    let before = try seqBefore(low)
    return before < seq ? LogPosition(revision: low, offset: seq - before + 1) : nil
  }

  /// Returns the number of the last event before a durable revision, or before the next one.
  func seqBefore(_ revision: Int) throws(StoreFailure) -> Int {
    let known = use { revision > published ? publishedSeq : nil }
    if let known { return known }
    guard let record = try log.commands(revision..<revision + 1).first else {
      throw .damaged("The command of revision \(revision) is missing.")
    }
    return record.firstSeq - 1
  }
}
