import SessionStorage
import WindowModel
import WindowSessions

/// Keeps sessions in memory until it is told to fail: from then on it finds none, and what is
/// appended is lost once it `settle`s.
///
/// Touched by one thread only once it fails.
final class FailingStore: SessionStore, @unchecked Sendable {
  private let memory: MemoryStore
  fileprivate private(set) var failure: StoreFailure?
  private var lost: [(CommitGroup, Session)] = []

  init(_ memory: MemoryStore) { self.memory = memory }

  func fail(_ failure: StoreFailure) { self.failure = failure }

  /// Tells those who wait that what they appended is lost.
  func settle() {
    guard let failure else { return }
    for (group, session) in lost { group.finish([ObjectIdentifier(session): failure]) }
    lost = []
  }

  fileprivate func lose(_ session: Session) -> CommitGroup {
    let group = CommitGroup()
    group.add(session)
    lost.append((group, session))
    return group
  }

  var isDurable: Bool { failure != nil }
  func close() {}
  var count: Int { memory.count }
  func makeLog() -> any SessionLog { FailingLog(self, memory.makeLog()) }

  func find(_ identifier: Identifier) throws(StoreFailure) -> StoredSession? {
    guard let found = memory.find(identifier) else { return nil }
    if let failure, failure != .full { throw failure }
    return wrap(found)
  }

  func find(madeWith key: String, at time: Int) -> StoredSession? {
    memory.find(madeWith: key, at: time).map(wrap)
  }

  func list(after name: String, limit: Int) -> [StoredSession] {
    memory.list(after: name, limit: limit).map(wrap)
  }

  private func wrap(_ found: StoredSession) -> StoredSession {
    StoredSession(
      record: found.record, log: FailingLog(self, found.log), revision: found.revision,
      lastSeq: found.lastSeq)
  }
}

private final class FailingLog: SessionLog {
  private let store: FailingStore
  private let memory: any SessionLog

  init(_ store: FailingStore, _ memory: any SessionLog) {
    self.store = store
    self.memory = memory
  }

  var oldest: Int { memory.oldest }
  func depth(at revision: Int) throws(StoreFailure) -> Int { try memory.depth(at: revision) }
  func hasRoom(for bytes: Int) -> Bool { memory.hasRoom(for: bytes) }

  func wantsKeyframe(of objects: Int, after cost: ReplayCost) -> Bool {
    memory.wantsKeyframe(of: objects, after: cost)
  }

  func begin(
    _ record: SessionRecord, _ commands: [CommandRecord], for session: Session
  ) -> CommitGroup? {
    store.failure == nil
      ? memory.begin(record, commands, for: session) : store.lose(session)
  }

  func begin(
    _ record: SessionRecord, sharing log: any SessionLog, upTo revision: Int, for session: Session
  ) throws(StoreFailure) -> CommitGroup? {
    let log = (log as? FailingLog)?.memory ?? log
    return store.failure == nil
      ? try memory.begin(record, sharing: log, upTo: revision, for: session)
      : store.lose(session)
  }

  func append(_ command: CommandRecord, for session: Session) -> CommitGroup? {
    store.failure == nil ? memory.append(command, for: session) : store.lose(session)
  }

  func remove(for session: Session) -> CommitGroup? {
    store.failure == nil ? memory.remove(for: session) : store.lose(session)
  }

  func commands(_ revisions: Range<Int>) throws(StoreFailure) -> [CommandRecord] {
    try memory.commands(revisions)
  }

  func command(of key: String, at time: Int) throws(StoreFailure) -> CommandRecord? {
    try memory.command(of: key, at: time)
  }

  func keyframe(after start: Int, upTo revision: Int) throws(StoreFailure) -> Moment? {
    try memory.keyframe(after: start, upTo: revision)
  }

  func keep(_ keyframe: Moment, for session: Session) { memory.keep(keyframe, for: session) }
}
