import WindowModel
import Workers

/// A follower of a session's log: its position, and the event groups that it wants.
///
/// State shared with the session is accessed only under its lock; the position belongs to the reader.
public final class Subscription: @unchecked Sendable {
  /// The outcome of reading the next items.
  public enum Delivery: Hashable, Sendable {
    /// Items were appended.
    case items
    /// There are no new items; the waker will be called once when there are.
    case parked
    /// These events can no longer be read; the next call continues after them.
    case gap(ClosedRange<Int>)
    /// One command had these events, more than a stream queue holds; they remain in the history.
    case tooLarge(ClosedRange<Int>)
    /// The follower fell too far behind, and missed these events.
    case tooSlow(ClosedRange<Int>?)
    /// The next items must be read from the log, by `readHistory`.
    case history
    /// The session was removed, and everything before was delivered.
    case closed
    /// The store failed. Delivered items remain valid, and the client can request the rest again.
    case lost
  }

  private let session: Session
  private var position: LogPosition
  private var lastSeq: Int
  private var waker: (any Waker)?
  // The small fields side by side, since there may be thousands of followers.
  /// Its index among the parked followers, nil while it is not parked.
  private var slot: UInt32?
  private let groups: EventGroups
  private var hasCaughtUp = false
  /// The events that were left out of a command already delivered.
  private var cut: ClosedRange<Int>?
  private var isCancelled = false

  init(_ session: Session, groups: EventGroups, from position: LogPosition, lastSeq: Int) {
    self.session = session
    self.groups = groups
    self.position = position
    self.lastSeq = lastSeq
  }

  /// Appends the next items to `bytes` until it holds `limit` bytes or a little more, or parks.
  ///
  /// `park` returns the waker. It is called under the session's lock, so that no item can arrive
  /// between finding none and waiting. One thread at a time may call `next`. Without `readsHistory`
  /// it does not read the store, and returns `.history` instead.
  public func next(
    into bytes: inout [UInt8], limit: Int, readsHistory: Bool = true, park: () -> any Waker
  ) -> Delivery {
    while true {
      switch advance(&bytes, limit, park) {
      case .delivery(let delivery): return delivery
      case .history:
        guard readsHistory else { return bytes.isEmpty ? .history : .items }
        if let delivery = readHistory(into: &bytes, limit: limit) { return delivery }
      }
    }
  }

  /// Appends the next items of the log to `bytes` in the place of `next`, until it holds `limit`
  /// bytes or a little more. Returns nil if `next` should continue from there. It reads the store.
  public func readHistory(into bytes: inout [UInt8], limit: Int) -> Delivery? {
    do {
      if let gap = try skipGap() { return .gap(gap) }
      guard let chunk = try session.chunk(from: position.revision, Work()) else { return nil }
      append(chunk, to: &bytes, limit)
      return nil
    } catch {
      return .lost
    }
  }

  private enum Step {
    case delivery(Delivery)
    /// The command is no longer in memory.
    case history
  }

  /// Appends the items that are in memory.
  private func advance(
    _ bytes: inout [UInt8], _ limit: Int, _ park: () -> any Waker
  ) -> Step {
    session.lock.lock()
    defer { session.lock.unlock() }
    while position.revision <= session.published, bytes.count < limit, cut == nil {
      if let read = session.feed.read(from: position, groups, into: &bytes) {
        let first = lastSeq + 1
        // checked: tested just above
        if read.isCut, first <= read.lastSeq { cut = first...read.lastSeq }
        lastSeq = read.lastSeq
        position = LogPosition(revision: position.revision + 1)
      } else if hasCaughtUp {
        let missed = lastSeq + 1
        let last = session.publishedSeq
        // checked: tested just above
        return .delivery(.tooSlow(missed <= last ? missed...last : nil))
      } else {
        return .history
      }
    }
    if !bytes.isEmpty { return .delivery(.items) }
    if let gap = cut {
      cut = nil
      return .delivery(.tooLarge(gap))
    }
    switch session.ending {
    case .removed where session.isClosed: return .delivery(.closed)
    case .lost(.gone): return .delivery(.closed)
    case .lost: return .delivery(.lost)
    // Whether the store has removed it is not certain yet.
    case .removed, nil: break
    }
    hasCaughtUp = true
    waker = park()
    if slot == nil {
      slot = UInt32(session.feed.parked.count)
      session.feed.parked.append(self)
    }
    return .delivery(.parked)
  }

  private func append(_ chunk: History.Chunk, to bytes: inout [UInt8], _ limit: Int) {
    for record in chunk.records where bytes.count < limit && cut == nil {
      append(record, chunk.application, to: &bytes, limit)
    }
  }

  /// Appends a command's items until the limit is reached.
  private func append(
    _ record: CommittedCommand, _ application: borrowing Application, to bytes: inout [UInt8],
    _ limit: Int
  ) {
    // A stream's queue could not hold all events, so history leaves them out as the feed does.
    let isCut = !session.world.takesEvents(record.events.count)
    // checked: an offset lies within its command
    for offset in position.offset..<record.itemCount {
      if offset > 0, isCut { break }
      if bytes.count >= limit {
        position.offset = offset
        lastSeq = record.firstSeq + offset - 2
        return
      }
      let item = record.item(at: offset)
      guard groups.contains(item.group) else { continue }
      bytes += session.world.encoder(item, session.epoch, application)
    }
    // checked: tested on the line
    if isCut, lastSeq < record.lastSeq { cut = lastSeq + 1...record.lastSeq }
    lastSeq = record.lastSeq
    position = LogPosition(revision: record.revision + 1)
  }

  /// Skips to the oldest remaining command; returns the skipped events, or nil if there were none.
  private func skipGap() throws(StoreFailure) -> ClosedRange<Int>? {
    let oldest = session.log.oldest
    guard position.revision < oldest else { return nil }
    let (first, last) = (lastSeq + 1, try session.seqBefore(oldest))
    position = LogPosition(revision: oldest)
    lastSeq = last
    return first <= last ? first...last : nil  // checked: tested just above
  }

  /// Ends the subscription; may be called again.
  public func cancel() {
    session.lock.lock()
    defer { session.lock.unlock() }
    guard !isCancelled else { return }
    isCancelled = true
    waker = nil
    leaveParked()
    session.feed.subscriptions -= 1
    session.touch()
  }

  /// Moves the last parked follower into its slot, as thousands may leave at once.
  private func leaveParked() {
    guard let slot, let last = session.feed.parked.popLast() else { return }
    self.slot = nil
    guard last !== self else { return }
    session.feed.parked[Int(clamping: slot)] = last
    last.slot = slot
  }

  /// Returns the waker, which the caller calls after releasing the lock.
  func unpark() -> (any Waker)? {
    slot = nil
    defer { waker = nil }
    return waker
  }
}
