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

/// The newest durable commands of a session with what they did, for those who ask what was lately;
/// what is older is carried out again.
///
/// A command that moves a large tree has hundreds of thousands of events, so there is a limit on
/// events too.
struct RecentCommands {
  private var records: [CommittedCommand] = []
  private var dropped = 0
  private var eventCount = 0

  /// How many commands are kept, and how many events of them.
  static let (commandLimit, eventLimit) = (256, 4096)

  /// None, behind `revision`.
  init(after revision: Int) { dropped = revision }

  /// The revisions that are kept.
  var revisions: Range<Int> { dropped + 1..<dropped + records.count + 1 }

  subscript(revision: Int) -> CommittedCommand { records[revision - dropped - 1] }

  /// All from a revision on that is kept.
  func suffix(from revision: Int) -> [CommittedCommand] {
    Array(records[(revision - dropped - 1)...])
  }

  mutating func append(_ record: CommittedCommand) {
    records.append(record)
    eventCount += record.events.count
    // A quarter more is kept, so that many commands share the cost of moving.
    let (commands, events) = (Self.commandLimit, Self.eventLimit)
    guard records.count > commands + commands / 4 || eventCount > events + events / 4 else {
      return
    }
    var excess = 0
    while records.count - excess > commands || eventCount > events, excess < records.count - 1 {
      eventCount -= records[excess].events.count
      excess += 1
    }
    records.removeFirst(excess)
    dropped += excess
  }
}
