public import WindowModel

/// Why a session did not do what it was asked to; nothing has changed.
public enum SessionRefusal: Error, Hashable, Sendable {
  /// The model refused the command.
  case refused(Refusal)
  /// The session is at another revision than the one the client asked for.
  case stale(revision: Int)
  /// The session stands with other settings.
  case exists(Identifier)
  /// The session was removed.
  case removed(Identifier)
  /// There are as many sessions as there may be.
  case tooManySessions(limit: Int)
  /// The process uses as much memory as it may, in bytes.
  case memoryFull(limit: Int)
  /// The session's log has as many bytes as it may.
  case logFull(limit: Int)
  /// The session is a fork of a fork, as often as it may be.
  case forkTooDeep(limit: Int)
  /// As many streams follow the session as may.
  case tooManyStreams(limit: Int)
  /// The session has no such revision to look at, but these.
  case noRevision(Int, known: ClosedRange<Int>)
  /// The key was sent with another command.
  case keyReused(String)
  /// Another command of the session is running, and the caller does not wait.
  case busy
  /// What was to be read in does not lead where it says.
  case mismatch(expected: String, found: String)
  /// The request took more work than it may, or was cancelled.
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
