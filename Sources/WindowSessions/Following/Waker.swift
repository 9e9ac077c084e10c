/// What waits to be woken, as a parked follower or a reply that waits for its commit.
public protocol Waker: AnyObject, Sendable {
  /// Makes it look again; from any thread.
  func wake()
}

/// A waker that an event loop serves, which sleeps until it is told.
public protocol LoopWaker: Waker {
  /// Wakes the event loops for all that were woken before; from any thread, once after a batch of `wake()`.
  func flush()
}

extension [any Waker] {
  /// Wakes them all, and then the event loops, where one of them is served by such.
  func wakeAll() {
    for waker in self { waker.wake() }
    // Not simply the last: others wait beside replies, and no loop would be told of those.
    for case let waker as any LoopWaker in reversed() { return waker.flush() }
  }
}
