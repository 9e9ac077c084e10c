public import Synchronization

/// The work that one request has done, in steps of a budget.
///
/// A step is about a microsecond: one visited view, one posted event, 200 bytes of a reply, one
/// statement of code. Code that loops over a request's or a session's contents calls `spend`.
///
/// One thread at a time carries out a request, and only that thread accesses `left`; a handover to
/// another thread goes through a lock. The flag is atomic.
public final class Work: @unchecked Sendable {
  /// The maximum number of steps.
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

  /// Counts the steps for `bytes` of a reply.
  @inlinable
  public func spend(bytes: Int) throws(WorkRefusal) { try spend(bytes / 200) }

  /// Stops the request at its next `spend`; from any thread.
  public func cancel() { flag.store(true, ordering: .relaxed) }

  /// Whether the request is cancelled.
  public var isCancelled: Bool { flag.load(ordering: .relaxed) }

  /// The number of steps counted.
  public var spent: Int { limit - max(left, 0) }
}

/// The reason why a request was stopped; nothing has changed.
public enum WorkRefusal: Error, Hashable, Sendable {
  /// It needs more steps than allowed.
  case tooMuchWork(limit: Int)
  /// The client left, or the service is stopping.
  case cancelled
}
