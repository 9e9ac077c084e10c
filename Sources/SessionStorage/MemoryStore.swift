public import WindowModel
public import WindowSessions

/// Keeps each session's newest commands in memory, and nothing when the process ends.
///
/// A command that moves a large tree has hundreds of thousands of events, so there is a limit on
/// events too.
public struct MemoryStore: SessionStore {
  private let history: Int

  /// How many events are kept for each command that may be.
  public static let eventsPerCommand = 25

  /// Makes a store that keeps the last `history` commands of each session, at least one, and no more
  /// of them than have `eventsPerCommand` events each on average.
  public init(history: Int) { self.history = max(history, 1) }

  /// An empty log.
  public func makeLog(for session: Identifier) -> any CommandLog { MemoryLog(history: history) }
}

final class MemoryLog: CommandLog {
  private var records: [CommittedCommand] = []
  private var dropped = 0
  private var eventCount = 0
  private let history: Int
  private let events: Int

  init(history: Int) {
    self.history = history
    events = history * MemoryStore.eventsPerCommand
  }

  var revisions: Range<Int> { dropped + 1..<dropped + records.count + 1 }

  func append(_ record: CommittedCommand) {
    records.append(record)
    eventCount += record.events.count
    // A quarter more than promised is kept, so that many commands share the cost of moving.
    guard records.count > history + history / 4 || eventCount > events + events / 4 else { return }
    var excess = 0
    while records.count - excess > history || eventCount > events, excess < records.count - 1 {
      eventCount -= records[excess].events.count
      excess += 1
    }
    records.removeFirst(excess)
    dropped += excess
  }

  subscript(revision: Int) -> CommittedCommand { records[revision - dropped - 1] }
}
