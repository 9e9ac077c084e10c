public import WindowModel

/// A command that was carried out, with all that it did.
public struct CommittedCommand: Hashable, Sendable {
  /// How many commands the session has carried out with this one.
  public let revision: Int
  /// What was to be done.
  public let command: Command
  /// The number of its first event, or of the next one to come where it had none.
  public let firstSeq: Int
  /// What happened, in order.
  public let events: [Event]

  /// Makes a record.
  public init(revision: Int, command: Command, firstSeq: Int, events: [Event]) {
    self.revision = revision
    self.command = command
    self.firstSeq = firstSeq
    self.events = events
  }

  /// The number of the last event up to and with this command.
  public var lastSeq: Int { firstSeq + events.count - 1 }
}

/// One session's commands in order; the session's state is a cache of them.
///
/// A session calls it under its own lock.
public protocol CommandLog: AnyObject {
  /// The revisions that can still be read; empty where none can.
  var revisions: Range<Int> { get }
  /// Adds the command that comes after the last.
  func append(_ record: CommittedCommand)
  /// The command of a revision in `revisions`.
  subscript(revision: Int) -> CommittedCommand { get }
}

/// A place between two items of a log: before item `offset` of the command `revision`, where item 0
/// is the command itself and item n its n-th event.
public struct LogPosition: Hashable, Sendable, Comparable {
  /// The command.
  public var revision: Int
  /// The item.
  public var offset: Int

  /// Makes a position.
  public init(revision: Int, offset: Int = 0) {
    self.revision = revision
    self.offset = offset
  }

  /// Whether `a` comes earlier.
  public static func < (a: LogPosition, b: LogPosition) -> Bool {
    (a.revision, a.offset) < (b.revision, b.offset)
  }
}

extension CommandLog {
  /// The place behind the event `seq`, or nil where its command can no longer be read.
  func position(after seq: Int) -> LogPosition? {
    guard seq > 0 else { return revisions.lowerBound == 1 ? LogPosition(revision: 1) : nil }
    // The first command whose events reach up to `seq`: `lastSeq` never falls along the log.
    var (low, high) = (revisions.lowerBound, revisions.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].lastSeq < seq { low = middle + 1 } else { high = middle }
    }
    guard low < revisions.upperBound, self[low].firstSeq <= seq else { return nil }
    return LogPosition(revision: low, offset: seq - self[low].firstSeq + 2)
  }
}
