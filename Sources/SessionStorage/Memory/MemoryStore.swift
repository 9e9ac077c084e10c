public import WindowModel
public import WindowSessions
import Workers

/// Keeps sessions in memory, each with its newest commands, until the process ends.
///
/// All mutable state is touched under `lock` only.
public final class MemoryStore: SessionStore, @unchecked Sendable {
  private let lock = Lock()
  let limits: Limits
  let memory: MemoryBudget
  private var logs: [Identifier: MemoryLog] = [:]

  /// The maximum commands and bytes of a session's log.
  struct Limits {
    var commands: Int
    var bytes: Int
  }

  /// Makes a store that keeps the last `history` commands of each session, at least one, and fewer
  /// if they have more than `logLimit` bytes. It reports their size to `memory`.
  public init(history: Int, logLimit: Int = 64 << 20, memory: MemoryBudget = MemoryBudget()) {
    limits = Limits(commands: max(history, 1), bytes: logLimit)
    self.memory = memory
  }

  /// Whether sessions outlive the process.
  public var isDurable: Bool { false }
  /// Does nothing, since nothing is durable.
  public func close() {}
  /// The number of sessions.
  public var count: Int { lock.hold { logs.count } }
  /// Makes the log of a new session.
  public func makeLog() -> any SessionLog { MemoryLog(self) }

  /// Returns the session of a name, or nil.
  public func find(_ identifier: Identifier) -> StoredSession? {
    lock.hold { logs[identifier] }?.stored
  }

  /// Returns the session made with a key that has not expired at `time`, in seconds since 1970, or nil.
  public func find(madeWith key: String, at time: Int) -> StoredSession? {
    lock.hold { Array(logs.values) }.lazy.compactMap(\.stored).first { stored in
      stored.record.key.map { $0.text == key && $0.expires > time } ?? false
    }
  }

  /// Returns the sessions whose names sort after `name`, ordered by name.
  public func list(after name: String, limit: Int) -> [StoredSession] {
    let names = lock.hold { logs.keys.filter { $0.text > name } }
    return names.sorted { $0.text < $1.text }.prefix(limit).compactMap(find)
  }

  func insert(_ log: MemoryLog, as identifier: Identifier) { lock.hold { logs[identifier] = log } }

  func remove(_ log: MemoryLog, as identifier: Identifier) {
    lock.hold { if logs[identifier] === log { logs[identifier] = nil } }
  }
}
