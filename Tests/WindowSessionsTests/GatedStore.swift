import Synchronization
import WindowModel
import WindowSessions

/// A store whose calls a test sees and may hold up: a call named in `gates` rings `arrived` and then
/// waits until `open`.
///
/// All mutable state is touched under a lock only.
final class GatedStore: SessionStore, @unchecked Sendable {
  /// A call of the store.
  enum Call: Hashable { case find, findKey, commands, keyframe }

  private let store: any SessionStore
  private let gates = Mutex<[Call: Gate]>([:])

  /// Holds up one call.
  final class Gate: Sendable {
    private let arrived = Bell()
    private let released = Bell()

    /// Waits for a thread to reach the gate; whether one did in time.
    func reached() -> Bool { arrived.wait() }
    func open() { released.ring() }
    fileprivate func pass() {
      arrived.ring()
      _ = released.wait()
    }
  }

  init(_ store: any SessionStore) { self.store = store }

  /// Holds up the next call of a kind.
  func gate(_ call: Call) -> Gate {
    let gate = Gate()
    gates.withLock { $0[call] = gate }
    return gate
  }

  fileprivate func pass(_ call: Call) {
    gates.withLock { $0.removeValue(forKey: call) }?.pass()
  }

  var isDurable: Bool { store.isDurable }
  var count: Int { store.count }
  func close() { store.close() }
  func makeLog() -> any SessionLog { GatedLog(store.makeLog(), self) }

  func find(_ identifier: Identifier) throws(StoreFailure) -> StoredSession? {
    pass(.find)
    return try store.find(identifier).map(wrap)
  }

  func find(madeWith key: String, at time: Int) throws(StoreFailure) -> StoredSession? {
    try store.find(madeWith: key, at: time).map(wrap)
  }

  func list(after name: String, limit: Int) throws(StoreFailure) -> [StoredSession] {
    try store.list(after: name, limit: limit)
  }

  private func wrap(_ stored: StoredSession) -> StoredSession {
    StoredSession(
      record: stored.record, log: GatedLog(stored.log, self), revision: stored.revision,
      lastSeq: stored.lastSeq)
  }
}

private final class GatedLog: SessionLog {
  private let log: any SessionLog
  private let store: GatedStore

  init(_ log: any SessionLog, _ store: GatedStore) {
    self.log = log
    self.store = store
  }

  var oldest: Int { log.oldest }
  func depth(at revision: Int) throws(StoreFailure) -> Int { try log.depth(at: revision) }
  func hasRoom(for bytes: Int) -> Bool { log.hasRoom(for: bytes) }
  func wantsKeyframe(of objects: Int, after cost: ReplayCost) -> Bool {
    log.wantsKeyframe(of: objects, after: cost)
  }
  func keep(_ keyframe: Moment, for session: Session) { log.keep(keyframe, for: session) }

  func begin(
    _ record: SessionRecord, _ commands: [CommandRecord], for session: Session
  ) -> CommitGroup? { log.begin(record, commands, for: session) }

  func begin(
    _ record: SessionRecord, sharing parent: any SessionLog, upTo revision: Int,
    for session: Session
  ) throws(StoreFailure) -> CommitGroup? {
    try log.begin(
      record, sharing: (parent as? GatedLog)?.log ?? parent, upTo: revision, for: session)
  }

  func append(_ command: CommandRecord, for session: Session) -> CommitGroup? {
    log.append(command, for: session)
  }
  func remove(for session: Session) -> CommitGroup? { log.remove(for: session) }

  func commands(_ revisions: Range<Int>) throws(StoreFailure) -> [CommandRecord] {
    store.pass(.commands)
    return try log.commands(revisions)
  }
  func command(of key: String, at time: Int) throws(StoreFailure) -> CommandRecord? {
    store.pass(.findKey)
    return try log.command(of: key, at: time)
  }
  func keyframe(after start: Int, upTo revision: Int) throws(StoreFailure) -> Moment? {
    store.pass(.keyframe)
    return try log.keyframe(after: start, upTo: revision)
  }
}
