package import WindowSessions

/// A change that is waiting to be written.
package struct Operation: Sendable {
  package enum Change: Sendable {
    case begin(SessionRecord, [CommandRecord])
    /// The session continues from a revision of the log that itself has this revision; from the start
    /// if the revision is 0.
    case fork(SessionRecord, from: LogSegment)
    case append(CommandRecord)
    /// The session is removed; in a shared store only if it is still at the revision.
    case remove(at: Int?)
    /// The session was used at a time, in seconds since 1970; written only if the last record is
    /// more than `step` seconds older.
    case use(time: Int, step: Int)
    case keyframe(revision: Int, lastSeq: Int, state: [UInt8])
    case hashes([StateHashRecord])
    /// The session is the same under other rules.
    case confirm(rules: Int, [StateHashRecord])
    /// The session continues under a new number in place of another one, with all of its commands.
    /// `log` lists the segments of the old one, its own commands last.
    case replace(SessionRecord, log: [LogSegment], ReplayedLog)

    /// Whether it makes a session.
    package var isBeginning: Bool {
      switch self {
      case .begin, .fork: true
      default: false
      }
    }

    /// Whether it deletes a session.
    package var isRemoval: Bool { if case .remove = self { true } else { false } }

    /// Whether it leaves commands that may be deleted.
    package var leavesCommands: Bool { if case .replace = self { true } else { isRemoval } }

    /// Whether it may be skipped: a keyframe only saves time, a use is recorded again, and rules are
    /// compared again.
    var isDispensable: Bool {
      switch self {
      case .keyframe, .use, .hashes, .confirm: true
      default: false
      }
    }
  }

  /// The number of the session that it changes.
  package let key: Int
  package let change: Change
  /// The session to notify of the outcome.
  package let session: Session
  /// The group in which it becomes durable.
  package let group: CommitGroup

  package init(key: Int, change: Change, session: Session, group: CommitGroup) {
    self.key = key
    self.change = change
    self.session = session
    self.group = group
  }
}

/// The part of a log that a fork shares: a session's own commands up to a revision.
package struct LogSegment: Hashable, Sendable {
  /// The number of the session.
  package let key: Int
  /// The last revision.
  package let last: Int

  package init(key: Int, last: Int) {
    self.key = key
    self.last = last
  }
}
