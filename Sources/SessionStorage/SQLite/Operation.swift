import WindowSessions

/// A change that waits to be written.
struct Operation: Sendable {
  enum Change: Sendable {
    case begin(SessionRecord, [CommandRecord])
    case copy(SessionRecord, from: Int, upTo: Int)
    case append(CommandRecord)
    case remove
    case keyframe(revision: Int, lastSeq: Int, state: [UInt8])
  }

  /// The number of the session that it is about.
  let key: Int
  let change: Change
  /// Who hears of the outcome.
  let session: Session
  /// With what it becomes durable.
  let group: CommitGroup
}
