import WindowModel
import Workers

/// A follower of a session's log: its position, and the items that it wants.
///
/// What the session touches too is touched under its lock only; the place belongs to whoever asks.
public final class Subscription: @unchecked Sendable {
  /// The outcome of reading the next items.
  public enum Delivery: Hashable, Sendable {
    /// Items were appended.
    case items
    /// There are no new items; `wake` will be called once when there are.
    case parked
    /// These events can no longer be read; the next call continues after them.
    case gap(ClosedRange<Int>)
    /// One command had these events, more than a stream queue holds: the history has them.
    case tooLarge(ClosedRange<Int>)
    /// The follower fell further behind than it may, and did not get these events.
    case tooSlow(ClosedRange<Int>?)
    /// What comes next must be read from the log, by `readHistory`.
    case history
    /// The session is gone, and all that happened in it was delivered.
    case closed
    /// The store failed; what was delivered stands, and the rest can be asked for anew.
    case lost
  }

  private let session: Session
  private var position: LogPosition
  private var lastSeq: Int
  private var waker: (any Waker)?
  // The small ones side by side, since there may be thousands of followers.
  /// Its index among the parked followers, nil while it is not parked.
  private var slot: UInt32?
  private let groups: EventGroups
  private var hasCaughtUp = false
  /// The events of a command that is told already but were left out.
  private var cut: ClosedRange<Int>?
  private var isCancelled = false

  init(_ session: Session, groups: EventGroups, from position: LogPosition, lastSeq: Int) {
    self.session = session
    self.groups = groups
    self.position = position
    self.lastSeq = lastSeq
  }

  /// Appends what is there to `bytes`, until there are `limit` or a little more, or parks.
  ///
  /// `park` is called under the session's lock, so that nothing can happen between finding nothing
  /// and waiting; it returns whom to wake. One thread at a time asks. Without `readsHistory` it reads
  /// no store, and returns `.history` instead.
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

  /// Appends what comes next in the log to `bytes`, until there are `limit` or a little more, in the
  /// place of `next`; returns nil where `next` goes on from there. It reads the store.
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
    /// The command is no longer at hand.
    case history
  }

  /// Goes as far as what is in memory reaches.
  private func advance(
    _ bytes: inout [UInt8], _ limit: Int, _ park: () -> any Waker
  ) -> Step {
    session.lock.lock()
    defer { session.lock.unlock() }
    while position.revision <= session.published, bytes.count < limit, cut == nil {
      if let read = session.feed.read(from: position, groups, into: &bytes) {
        let first = lastSeq + 1
        // checked: asked just before
        if read.isCut, first <= read.lastSeq { cut = first...read.lastSeq }
        lastSeq = read.lastSeq
        position = LogPosition(revision: position.revision + 1)
      } else if hasCaughtUp {
        let missed = lastSeq + 1
        let last = session.publishedSeq
        // checked: asked just before
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
    // Until it is certain that the store has removed it, there is nothing to tell.
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

  /// Appends the items of a command, or as many as it takes to reach the limit.
  private func append(
    _ record: CommittedCommand, _ application: borrowing Application, to bytes: inout [UInt8],
    _ limit: Int
  ) {
    // A stream's queue would not take them all, so history shows them no more than the feed does.
    let isCut = !session.world.takesEvents(record.events.count)
    // checked: a place is within its command
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
    // checked: asked on the line
    if isCut, lastSeq < record.lastSeq { cut = lastSeq + 1...record.lastSeq }
    lastSeq = record.lastSeq
    position = LogPosition(revision: record.revision + 1)
  }

  /// Goes on at the oldest command that is left; the events in between, or nil if there were none.
  private func skipGap() throws(StoreFailure) -> ClosedRange<Int>? {
    let oldest = session.log.oldest
    guard position.revision < oldest else { return nil }
    let (first, last) = (lastSeq + 1, try session.seqBefore(oldest))
    position = LogPosition(revision: oldest)
    lastSeq = last
    return first <= last ? first...last : nil  // checked: asked just before
  }

  /// Ends it; harmless when it has ended.
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

  /// Gives its place among those who wait to the last of them, as thousands may leave at once.
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
