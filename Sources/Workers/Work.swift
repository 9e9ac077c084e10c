public import Synchronization

/// The work that one request has done, counted in steps against a budget.
///
/// A step stands for about a microsecond: one visited view, one posted event, 200 bytes of a reply,
/// one statement of code. Code that loops over what a client sent or a session holds calls `spend`.
///
/// One thread at a time carries a request out, and only that thread touches `left`; a handover to
/// another thread goes through a lock. The flag is atomic.
public final class Work: @unchecked Sendable {
  /// The most steps.
  public let limit: Int
  @usableFromInline var left: Int
  @usableFromInline let flag = Atomic(false)

  /// Makes a budget of `limit` steps, without a limit by default.
  public init(limit: Int = .max) {
    self.limit = limit
    left = limit
  }

  /// Counts `steps`; throws once they exceed the budget or the request is cancelled.
  @inlinable
  public func spend(_ steps: Int = 1) throws(WorkRefusal) {
    if flag.load(ordering: .relaxed) { throw .cancelled }
    guard steps <= left else {
      left = -1
      throw .tooMuchWork(limit: limit)
    }
    left -= max(steps, 0)
  }

  /// Counts the steps that `bytes` of a reply stand for.
  @inlinable
  public func spend(bytes: Int) throws(WorkRefusal) { try spend(bytes / 200) }

  /// Stops the request at its next `spend`; from any thread.
  public func cancel() { flag.store(true, ordering: .relaxed) }

  /// Whether the request is cancelled.
  public var isCancelled: Bool { flag.load(ordering: .relaxed) }

  /// How many steps were counted.
  public var spent: Int { limit - max(left, 0) }
}

/// Why a request stopped before its end; nothing has changed.
public enum WorkRefusal: Error, Hashable, Sendable {
  /// It needs more steps than a request may take.
  case tooMuchWork(limit: Int)
  /// The client left, or the service stops.
  case cancelled
}
