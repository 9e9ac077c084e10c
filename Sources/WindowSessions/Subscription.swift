import WindowModel

/// A follower of a session's log: a place in it, and what it wants to hear of.
///
/// All mutable state is touched under the session's lock only.
public final class Subscription: @unchecked Sendable {
  /// What a follower gets.
  public enum Delivery: Hashable, Sendable {
    /// Items were appended.
    case items
    /// Nothing is there; `wake` will be called once when something is.
    case parked
    /// These events are gone for good; the next call goes on behind them.
    case gap(ClosedRange<Int>)
    /// The follower fell further behind than it may, and did not get these events.
    case tooSlow(ClosedRange<Int>?)
    /// The session is gone, and all that happened in it was delivered.
    case closed
  }

  private let session: Session
  private let groups: Set<EventGroup>
  private var position: LogPosition
  private var lastSeq: Int
  private var hasCaughtUp = false
  private var isParked = false
  private var isCancelled = false
  private var waker: (any Waker)?

  init(_ session: Session, groups: Set<EventGroup>, from position: LogPosition, lastSeq: Int) {
    self.session = session
    self.groups = groups
    self.position = position
    self.lastSeq = lastSeq
  }

  /// Appends what is there to `bytes`, until there are `limit` or a little more, or parks.
  ///
  /// `park` is called under the session's lock, so that nothing can happen between finding nothing
  /// and waiting; it returns whom to wake.
  public func next(
    into bytes: inout [UInt8], limit: Int, park: () -> any Waker
  ) -> Delivery {
    session.lock.lock()
    defer { session.lock.unlock() }
    while position.revision <= session.revision, bytes.count < limit {
      if let command = session.feed[position.revision] {
        for item in command.items[position.offset...] where groups.contains(item.group) {
          bytes += item.bytes
        }
        lastSeq = command.lastSeq
      } else if hasCaughtUp {
        let missed = lastSeq + 1
        return .tooSlow(missed <= session.lastSeq ? missed...session.lastSeq : nil)
      } else if position.revision < session.log.revisions.lowerBound {
        if let gap = skipGap() { return .gap(gap) }
        continue
      } else {
        appendFromLog(to: &bytes)
      }
      position = LogPosition(revision: position.revision + 1)
    }
    if !bytes.isEmpty { return .items }
    if session.isClosed { return .closed }
    hasCaughtUp = true
    waker = park()
    if !isParked {
      isParked = true
      session.feed.parked.append(self)
    }
    return .parked
  }

  private func appendFromLog(to bytes: inout [UInt8]) {
    let record = session.log[position.revision]
    for offset in position.offset..<record.itemCount {
      let item = record.item(at: offset)
      guard groups.contains(item.group) else { continue }
      bytes += session.encoder(item, session.epoch, session.application)
    }
    lastSeq = record.lastSeq
  }

  /// Goes on at the oldest command that is left; the events in between, or nil if there were none.
  private func skipGap() -> ClosedRange<Int>? {
    let oldest = session.log.revisions.lowerBound
    let (first, last) = (lastSeq + 1, session.log[oldest].firstSeq - 1)
    position = LogPosition(revision: oldest)
    lastSeq = last
    return first <= last ? first...last : nil
  }

  /// Ends it; harmless when it has ended.
  public func cancel() {
    session.lock.lock()
    defer { session.lock.unlock() }
    guard !isCancelled else { return }
    isCancelled = true
    waker = nil
    session.feed.parked.removeAll { $0 === self }
    session.feed.subscriptions -= 1
    session.touch()
  }

  /// Takes the waker out, to be called when the lock is free.
  func unpark() -> (any Waker)? {
    isParked = false
    defer { waker = nil }
    return waker
  }
}

/// What a parked follower is woken by.
public protocol Waker: AnyObject, Sendable {
  /// Makes the follower ask again; from any thread.
  func wake()
  /// Called once after a batch of `wake()`.
  func flush()
}
