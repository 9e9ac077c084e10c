public import WindowModel
public import WindowSessions

/// Keeps each session's newest commands in memory, and nothing when the process ends.
public struct MemoryStore: SessionStore {
  private let history: Int

  /// Makes a store that keeps the last `history` commands of each session, at least one.
  public init(history: Int) { self.history = max(history, 1) }

  /// An empty log.
  public func makeLog(for session: Identifier) -> any CommandLog { MemoryLog(history: history) }
}

final class MemoryLog: CommandLog {
  private var records: [CommittedCommand] = []
  private var dropped = 0
  private let history: Int

  init(history: Int) { self.history = history }

  var revisions: Range<Int> { dropped + 1..<dropped + records.count + 1 }

  func append(_ record: CommittedCommand) {
    records.append(record)
    // A quarter more than promised is kept, so that many commands share the cost of moving.
    if records.count > history + history / 4 {
      let excess = records.count - history
      records.removeFirst(excess)
      dropped += excess
    }
  }

  subscript(revision: Int) -> CommittedCommand { records[revision - dropped - 1] }
}
