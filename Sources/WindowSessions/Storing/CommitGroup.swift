import Workers

/// Changes that become durable together, in one transaction.
///
/// All mutable state is touched under `lock` only.
public final class CommitGroup: @unchecked Sendable {
  private let lock = Lock()
  /// Whether the outcome is certain, and whether all its sessions have been notified.
  private var (isDecided, isOver) = (false, false)
  /// Whether it is being sent, so that a shared store may have it already.
  private var hasLeft = false
  private var failures: [ObjectIdentifier: StoreFailure] = [:]
  private var sessions: [Session] = []
  private var waiting: [any Waker] = []

  /// Makes a group without members.
  public init() {}

  /// Makes a group that has failed for a session.
  init(failing failure: StoreFailure, for session: Session) {
    failures[ObjectIdentifier(session)] = failure
    (isDecided, isOver) = (true, true)
  }

  /// Adds a session to be notified of the outcome.
  public func add(_ session: Session) {
    lock.lock()
    defer { lock.unlock() }
    if sessions.last !== session { sessions.append(session) }
  }

  /// Wakes `waker` when all sessions have been notified; returns false if they have been.
  public func wait(_ waker: any Waker) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if !isOver { waiting.append(waker) }
    return !isOver
  }

  /// Notes that it is being sent to a shared store, whose answer alone tells its outcome.
  public func leave() {
    lock.lock()
    defer { lock.unlock() }
    hasLeft = true
  }

  /// Whether it was being sent.
  var isUnderWay: Bool {
    lock.lock()
    defer { lock.unlock() }
    return hasLeft
  }

  /// Whether all that `session` added to it is durable.
  func isDurable(for session: Session) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return isDecided && failures[ObjectIdentifier(session)] == nil
  }

  /// Returns why the changes of `session` are lost, or nil.
  public func failure(of session: Session) -> StoreFailure? {
    lock.lock()
    defer { lock.unlock() }
    return failures[ObjectIdentifier(session)]
  }

  /// Sets the outcome, once: durable, except for the sessions in `failures`.
  public func finish(_ failures: [ObjectIdentifier: StoreFailure] = [:]) {
    lock.lock()
    isDecided = true
    self.failures = failures
    let sessions = sessions
    // The failed ones are retained, so that no other session gets their object identifier.
    self.sessions = sessions.filter { failures[ObjectIdentifier($0)] != nil }
    lock.unlock()
    // Sessions learn this before waiting replies leave, so that the next request sees the same state.
    for session in sessions {
      if let failure = failures[ObjectIdentifier(session)] {
        session.fail(failure)
      } else {
        session.settle(self)
      }
    }
    lock.lock()
    isOver = true
    let waiting = waiting
    self.waiting = []
    lock.unlock()
    waiting.wakeAll()
  }
}
