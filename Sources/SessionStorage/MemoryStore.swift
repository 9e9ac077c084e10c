public import WindowModel
public import WindowSessions

/// Keeps sessions in memory, each with its newest commands, and nothing when the process ends.
///
/// All mutable state is touched under `lock` only.
public final class MemoryStore: SessionStore, @unchecked Sendable {
  private let lock = Lock()
  private let history: Int
  private var logs: [Identifier: MemoryLog] = [:]

  /// Makes a store that keeps the last `history` commands of each session, at least one.
  public init(history: Int) { self.history = max(history, 1) }

  /// Whether sessions outlive the process.
  public var isDurable: Bool { false }
  /// Makes all durable that was appended; nothing may be appended any more.
  public func close() {}
  /// How many sessions it keeps.
  public var count: Int { lock.hold { logs.count } }
  /// The log of a session that does not stand yet.
  public func makeLog() -> any SessionLog { MemoryLog(self, history: history) }

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

/// All mutable state is touched under `lock` only.
final class MemoryLog: SessionLog, @unchecked Sendable {
  private let lock = Lock()
  private unowned let store: MemoryStore
  private let history: Int
  private var record: SessionRecord?
  private var commands: [CommandRecord] = []
  private var dropped = 0
  private var keyframes: [Moment] = []
  private var keys: [String: IdempotentCommand] = [:]

  private struct IdempotentCommand {
    let revision: Int
    let expires: Int
  }

  init(_ store: MemoryStore, history: Int) {
    self.store = store
    self.history = history
  }

  var oldest: Int { lock.hold { dropped + 1 } }

  var stored: StoredSession? {
    lock.hold {
      record.map {
        StoredSession(
          record: $0, log: self, revision: dropped + commands.count,
          lastSeq: commands.last?.lastSeq ?? 0)
      }
    }
  }

  func begin(
    _ record: SessionRecord, _ commands: [CommandRecord], for session: Session
  ) -> CommitGroup? {
    lock.hold {
      self.record = record
      self.commands = commands
      for command in commands { remember(command) }
    }
    store.insert(self, as: record.identifier)
    return nil
  }

  func begin(
    _ record: SessionRecord, copying log: any SessionLog, upTo revision: Int, for session: Session
  ) -> CommitGroup? {
    // A log of this store reads without failing.
    let copied = (try? log.commands(1..<revision + 1)) ?? []
    return begin(record, copied.map(\.withoutKey), for: session)
  }

  func append(_ command: CommandRecord, for session: Session) -> CommitGroup? {
    lock.hold {
      commands.append(command)
      remember(command)
      trim()
    }
    return nil
  }

  func remove(for session: Session) -> CommitGroup? {
    if let identifier = lock.hold({ record?.identifier }) { store.remove(self, as: identifier) }
    return nil
  }

  func commands(_ revisions: Range<Int>) -> [CommandRecord] {
    lock.hold {
      let kept = revisions.clamped(to: dropped + 1..<dropped + commands.count + 1)
      // checked: clamped
      return Array(commands[kept.lowerBound - dropped - 1..<kept.upperBound - dropped - 1])
    }
  }

  func command(of key: String, at time: Int) -> CommandRecord? {
    let known = lock.hold { keys[key] }
    guard let known, known.expires > time else { return nil }
    return commands(known.revision..<known.revision + 1).first
  }

  func keyframe(upTo revision: Int) -> Moment? {
    lock.hold { keyframes.last { $0.revision <= revision } }
  }

  func wantsKeyframe(at revision: Int, of objects: Int) -> Bool {
    // Not more objects than commands are kept twice; and a log is cut at a keyframe only.
    let interval = max(min(1000, max(history / 4, 1)), min(objects, max(history / 2, 1)))
    return lock.hold { revision - (keyframes.last?.revision ?? 0) >= interval }
  }

  func keep(_ keyframe: Moment, for session: Session) { lock.hold { keyframes.append(keyframe) } }

  private func remember(_ command: CommandRecord) {
    guard let key = command.key else { return }
    keys[key.text] = IdempotentCommand(revision: command.revision, expires: key.expires)
  }

  /// Drops what lies before the last keyframe with enough commands behind it.
  private func trim() {
    guard commands.count > history else { return }
    let last = dropped + commands.count
    guard let start = keyframes.lastIndex(where: { last - $0.revision >= history }) else { return }
    let excess = keyframes[start].revision - dropped
    guard excess > 0 else { return }
    keyframes.removeFirst(start)  // checked: an index of them
    commands.removeFirst(excess)  // checked: a keyframe is never ahead of the commands
    dropped += excess
    keys = keys.filter { $0.value.revision > dropped }
  }
}
