public import WindowModel
public import Workers

/// The reason why a session refused a request; nothing has changed.
public enum SessionRefusal: Error, Hashable, Sendable {
  /// The model refused the command.
  case refused(Refusal)
  /// The session is at another revision than the client requires.
  case stale(revision: Int)
  /// The session exists with other settings.
  case exists(Identifier)
  /// The session was removed.
  case removed(Identifier)
  /// Session limit reached.
  case tooManySessions(limit: Int)
  /// Memory limit reached, in bytes.
  case memoryFull(limit: Int)
  /// The session's log has reached its maximum size in bytes.
  case logFull(limit: Int)
  /// The chain of forks has reached its maximum length.
  case forkTooDeep(limit: Int)
  /// Limit of streams per session reached.
  case tooManyStreams(limit: Int)
  /// The session has no such revision; `known` are the readable ones.
  case noRevision(Int, known: ClosedRange<Int>)
  /// The command of a revision has no such event or step.
  case noPoint(Moment.Point, revision: Int, count: Int)
  /// The key was used with another command.
  case keyReused(String)
  /// Another command of the session is running, and the caller does not wait.
  case busy
  /// The imported commands do not lead to the document's state.
  case mismatch(expected: String, found: String)
  /// The request exceeded its work limit, or was cancelled.
  case work(WorkRefusal)
  /// The store failed.
  case store(StoreFailure)
}

extension Session.Ending {
  func refusal(_ identifier: Identifier) -> SessionRefusal {
    switch self {
    case .removed: .removed(identifier)
    case .lost(let failure): .store(failure)
    }
  }
}
