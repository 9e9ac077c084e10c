import SessionStorage
import WindowModel
import WindowSessions

/// A memory store whose changes become durable, or fail, when the test says so.
// Used by one thread.
final class HeldStore: SessionStore, @unchecked Sendable {
  private let memory: MemoryStore
  private var changes: [Change] = []
  /// Whether changes wait for `write`.
  var isHeld = false

  private struct Change {
    let session: Session
    let group: CommitGroup
    let apply: () -> Void
  }

  init(_ memory: MemoryStore) { self.memory = memory }

  /// Writes what waits, in order, or lets all of it fail.
  func write(failing failure: StoreFailure? = nil) {
    let changes = changes
    (self.changes, isHeld) = ([], false)
    for change in changes {
      if failure == nil { change.apply() }
      change.group.finish(failure.map { [ObjectIdentifier(change.session): $0] } ?? [:])
    }
  }

  fileprivate func submit(
    for session: Session, _ apply: @escaping () -> CommitGroup?
  ) -> CommitGroup? {
    guard isHeld else { return apply() }
    let group = CommitGroup()
    group.add(session)
    changes.append(Change(session: session, group: group) { _ = apply() })
    return group
  }

  var isDurable: Bool { true }
  var count: Int { memory.count }
  func close() {}
  func makeLog() -> any SessionLog { HeldLog(memory.makeLog(), self) }
  func find(_ identifier: Identifier) -> StoredSession? { memory.find(identifier).map(wrap) }
  func find(madeWith key: String, at time: Int) -> StoredSession? {
    memory.find(madeWith: key, at: time).map(wrap)
  }
  func list(after name: String, limit: Int) -> [StoredSession] {
    memory.list(after: name, limit: limit)
  }

  private func wrap(_ found: StoredSession) -> StoredSession {
    StoredSession(
      record: found.record, log: HeldLog(found.log, self), revision: found.revision,
      lastSeq: found.lastSeq)
  }
}

private final class HeldLog: SessionLog {
  private let log: any SessionLog
  private let store: HeldStore

  init(_ log: any SessionLog, _ store: HeldStore) {
    self.log = log
    self.store = store
  }

  var oldest: Int { log.oldest }
  func depth(at revision: Int) throws(StoreFailure) -> Int { try log.depth(at: revision) }
  func hasRoom(for bytes: Int) -> Bool { log.hasRoom(for: bytes) }
  func wantsKeyframe(of objects: Int, after cost: ReplayCost) -> Bool { false }
  func keep(_ keyframe: Moment, for session: Session) {}

  func begin(
    _ record: SessionRecord, _ commands: [CommandRecord], for session: Session
  ) -> CommitGroup? {
    store.submit(for: session) { [log] in log.begin(record, commands, for: session) }
  }
  func begin(
    _ record: SessionRecord, sharing parent: any SessionLog, upTo revision: Int,
    for session: Session
  ) -> CommitGroup? {
    let parent = (parent as? HeldLog)?.log ?? parent
    return store.submit(for: session) { [log] in
      (try? log.begin(record, sharing: parent, upTo: revision, for: session)) ?? nil
    }
  }
  func append(_ command: CommandRecord, for session: Session) -> CommitGroup? {
    store.submit(for: session) { [log] in log.append(command, for: session) }
  }
  func remove(for session: Session) -> CommitGroup? {
    store.submit(for: session) { [log] in log.remove(for: session) }
  }
  func commands(_ revisions: Range<Int>) throws(StoreFailure) -> [CommandRecord] {
    try log.commands(revisions)
  }
  func command(of key: String, at time: Int) throws(StoreFailure) -> CommandRecord? {
    try log.command(of: key, at: time)
  }
  func keyframe(after start: Int, upTo revision: Int) throws(StoreFailure) -> Moment? {
    try log.keyframe(after: start, upTo: revision)
  }
}
