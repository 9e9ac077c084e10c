public import WindowModel
public import WindowSessions
import Workers

/// Keeps sessions in memory, each with its newest commands, and nothing when the process ends.
///
/// All mutable state is touched under `lock` only.
public final class MemoryStore: SessionStore, @unchecked Sendable {
  private let lock = Lock()
  let limits: Limits
  let memory: MemoryBudget
  private var logs: [Identifier: MemoryLog] = [:]

  /// How many commands and bytes of a session's log are kept.
  struct Limits {
    var commands: Int
    var bytes: Int
  }

  /// Makes a store that keeps the last `history` commands of each session, at least one, and fewer
  /// where these have more than `logLimit` bytes; `memory` is told of what they need.
  public init(history: Int, logLimit: Int = 64 << 20, memory: MemoryBudget = MemoryBudget()) {
    limits = Limits(commands: max(history, 1), bytes: logLimit)
    self.memory = memory
  }

  /// Whether sessions outlive the process.
  public var isDurable: Bool { false }
  /// Makes all durable that was appended; nothing may be appended any more.
  public func close() {}
  /// How many sessions it keeps.
  public var count: Int { lock.hold { logs.count } }
  /// The log of a session that does not stand yet.
  public func makeLog() -> any SessionLog { MemoryLog(self) }

  /// The session of a name, or nil.
  public func find(_ identifier: Identifier) -> StoredSession? {
    lock.hold { logs[identifier] }?.stored
  }

  /// The session that a key made that has not expired at `time`, in seconds since 1970, or nil.
  public func find(madeWith key: String, at time: Int) -> StoredSession? {
    lock.hold { Array(logs.values) }.lazy.compactMap(\.stored).first { stored in
      stored.record.key.map { $0.text == key && $0.expires > time } ?? false
    }
  }

  /// The sessions whose names come behind `name`, by name.
  public func list(after name: String, limit: Int) -> [StoredSession] {
    let names = lock.hold { logs.keys.filter { $0.text > name } }
    return names.sorted { $0.text < $1.text }.prefix(limit).compactMap(find)
  }

  func insert(_ log: MemoryLog, as identifier: Identifier) { lock.hold { logs[identifier] = log } }

  func remove(_ log: MemoryLog, as identifier: Identifier) {
    lock.hold { if logs[identifier] === log { logs[identifier] = nil } }
  }
}
