/// An object that waits to be woken, such as a parked follower or a reply that waits for its commit.
public protocol Waker: AnyObject, Sendable {
  /// Makes it check again; from any thread.
  func wake()
}

/// A waker served by an event loop, which sleeps until `flush`.
public protocol LoopWaker: Waker {
  /// Wakes the event loops for all that were woken before; from any thread, once after a batch of `wake()`.
  func flush()
}

extension [any Waker] {
  /// Wakes them all, and then their event loops if they have any.
  func wakeAll() {
    for waker in self { waker.wake() }
    // Not simply the last: it may be another waker, and then no loop would wake.
    for case let waker as any LoopWaker in reversed() { return waker.flush() }
  }
}
