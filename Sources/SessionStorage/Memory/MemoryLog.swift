import StoredState
import WindowModel
import WindowSessions
import Workers

/// One session's newest commands in memory.
///
/// All mutable state is touched under `lock` only.
final class MemoryLog: SessionLog, @unchecked Sendable {
  private let lock = Lock()
  private unowned let store: MemoryStore
  private let limits: MemoryStore.Limits
  private var record: SessionRecord?
  private var commands: CommandChunks
  private var keyframes: [Keyframe] = []
  private let keyframeShare: MemoryShare
  private var keys: [String: IdempotentCommand] = [:]

  private struct IdempotentCommand {
    let revision: Int
    let expires: Int
  }

  private struct Keyframe {
    let moment: Moment
    /// The bytes of the commands before it.
    let bytesBefore: Int
    /// Its size in bytes, as an estimate.
    let footprint: Int
  }

  init(_ store: MemoryStore) {
    self.store = store
    limits = store.limits
    commands = CommandChunks(of: store.memory)
    keyframeShare = MemoryShare(of: store.memory, for: .logs)
  }

  var oldest: Int { lock.hold { commands.dropped + 1 } }

  func depth(at revision: Int) -> Int { 1 }

  /// The oldest commands are evicted.
  func hasRoom(for bytes: Int) -> Bool { true }

  var stored: StoredSession? {
    lock.hold {
      record.map {
        StoredSession(
          record: $0, log: self, revision: commands.last, lastSeq: commands.lastSeq)
      }
    }
  }

  // MARK: - Writing

  func begin(
    _ record: SessionRecord, _ commands: [CommandRecord], for session: Session
  ) -> CommitGroup? {
    lock.hold {
      self.record = record
      for command in commands {
        self.commands.append(command)
        remember(command)
      }
    }
    store.insert(self, as: record.identifier)
    return nil
  }

  func begin(
    _ record: SessionRecord, sharing log: any SessionLog, upTo revision: Int, for session: Session
  ) throws(StoreFailure) -> CommitGroup? {
    guard let parent = log as? MemoryLog else {
      throw .unavailable("a log of another store can't be shared")
    }
    let (commands, keyframes) = try parent.lock.hold { () throws(StoreFailure) in
      guard parent.commands.dropped == 0 else {
        throw .unavailable("the start of the session's history is gone")
      }
      return (
        CommandChunks(sharing: parent.commands, upTo: revision),
        parent.keyframes.filter { $0.moment.revision <= revision }
      )
    }
    lock.hold {
      self.record = record
      self.commands = commands
      self.keyframes = keyframes
      keyframeShare.set(keyframes.reduce(0) { $0 + $1.footprint })
    }
    store.insert(self, as: record.identifier)
    return nil
  }

  func begin(
    _ record: SessionRecord, replaying log: any SessionLog, _ replay: ReplayedLog,
    for session: Session
  ) throws(StoreFailure) -> CommitGroup? {
    guard let old = log as? MemoryLog else {
      throw .unavailable("a log of another store can't be replaced")
    }
    let (commands, start, keys) = old.lock.hold {
      // A log that was cut begins with a keyframe.
      let start = old.keyframes.first { $0.moment.revision == old.commands.dropped }
      return (CommandChunks(of: old.commands, replayed: replay), start, old.keys)
    }
    lock.hold {
      self.record = record
      self.commands = commands
      self.keys = keys
      guard let start else { return }
      keyframes = [Keyframe(moment: start.moment, bytesBefore: 0, footprint: start.footprint)]
      keyframeShare.set(start.footprint)
    }
    store.insert(self, as: record.identifier)
    return nil
  }

  func confirm(rules: Int, _ hashes: [StateHashRecord], for session: Session) {
    lock.hold { record?.rules = rules }
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

  private func remember(_ command: CommandRecord) {
    guard let key = command.key else { return }
    keys[key.text] = IdempotentCommand(revision: command.revision, expires: key.expires)
  }

  // MARK: - Reading

  func commands(_ revisions: Range<Int>) -> [CommandRecord] {
    lock.hold {
      commands.records(from: revisions.lowerBound, through: revisions.upperBound - 1)
    }
  }

  func command(of key: String, at time: Int) -> CommandRecord? {
    let known = lock.hold { keys[key] }
    guard let known, known.expires > time else { return nil }
    return commands(known.revision..<known.revision + 1).first
  }

  func keyframe(after start: Int, upTo revision: Int) -> Moment? {
    let last = lock.hold { keyframes.last { $0.moment.revision <= revision }?.moment }
    return last.flatMap { $0.revision > start ? $0 : nil }
  }

  func stateHashes(_ revisions: Range<Int>) -> [StateHashRecord] {
    let moments = lock.hold { keyframes.map(\.moment).filter { revisions.contains($0.revision) } }
    return moments.map {
      StateHashRecord(revision: $0.revision, hash: StateCoding.hash(of: $0.application))
    }
  }

  // MARK: - Keyframes

  func wantsKeyframe(of objects: Int, after cost: ReplayCost) -> Bool {
    // No more objects than commands are kept twice; and a log is cut only at a keyframe.
    let history = limits.commands
    let interval = max(min(1000, max(history / 4, 1)), min(objects, max(history / 2, 1)))
    return cost.commands >= interval || cost.bytes >= limits.bytes / 4
      || cost.steps >= max(ReplayCost.limit, objects)
  }

  func keep(_ keyframe: Moment, for session: Session) {
    lock.hold {
      let last = keyframes.last?.moment
      guard keyframe.revision > last?.revision ?? commands.dropped else { return }
      let footprint = keyframe.application.footprint(
        changedBy: keyframe.lastSeq - (last?.lastSeq ?? 0))
      let bytes = commands.appendedBytes - commands.bytes(behind: keyframe.revision)
      keyframes.append(Keyframe(moment: keyframe, bytesBefore: bytes, footprint: footprint))
      keyframeShare.set(keyframeShare.bytes + footprint)
    }
  }

  /// Drops everything before the last keyframe with enough commands after it, or more if these have
  /// too many bytes. The newest keyframe stays.
  private func trim() {
    let surplus = commands.appendedBytes - limits.bytes
    // Usually nothing can be dropped, which the next keyframe shows.
    guard let next = keyframes.firstIndex(where: { $0.moment.revision > commands.dropped }),
      surplus > 0 || commands.last - keyframes[next].moment.revision >= limits.commands
    else { return }
    let byCount = keyframes.lastIndex { commands.last - $0.moment.revision >= limits.commands }
    let byBytes =
      surplus > 0
      ? keyframes.firstIndex { $0.bytesBefore >= surplus } ?? keyframes.indices.last : nil
    guard let start = [byCount, byBytes].compactMap(\.self).max(),
      keyframes[start].moment.revision > commands.dropped
    else { return }
    commands.drop(upTo: keyframes[start].moment.revision)
    keyframes.removeFirst(start)  // checked: an index of them
    keyframeShare.set(keyframes.reduce(0) { $0 + $1.footprint })
    let dropped = commands.dropped
    keys = keys.filter { $0.value.revision > dropped }
  }
}
