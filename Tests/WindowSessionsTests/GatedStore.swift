import Synchronization
import TestSupport
import WindowModel
import WindowSessions

/// A store whose calls a test can observe and block: a call in `gates` signals `arrived` and then
/// waits until `open`.
///
/// All mutable state is touched only under a lock.
final class GatedStore: ForwardingStore, @unchecked Sendable {
  /// A call of the store.
  enum Call: Hashable { case find, findKey, commands, keyframe }

  private let gates = Mutex<[Call: Gate]>([:])

  /// Blocks one call.
  final class Gate: Sendable {
    private let arrived = Bell()
    private let released = Bell()

    /// Waits for a thread to reach the gate; returns whether one did in time.
    func reached() -> Bool { arrived.wait() }
    func open() { released.ring() }
    fileprivate func pass() {
      arrived.ring()
      _ = released.wait()
    }
  }

  /// Blocks the next call of a kind.
  func gate(_ call: Call) -> Gate {
    let gate = Gate()
    gates.withLock { $0[call] = gate }
    return gate
  }

  fileprivate func pass(_ call: Call) {
    gates.withLock { $0.removeValue(forKey: call) }?.pass()
  }

  override func forward(_ log: any SessionLog) -> any SessionLog { GatedLog(log, self) }

  override func find(_ identifier: Identifier) throws(StoreFailure) -> StoredSession? {
    pass(.find)
    return try super.find(identifier)
  }
}

private final class GatedLog: ForwardingLog, @unchecked Sendable {
  private let store: GatedStore

  init(_ log: any SessionLog, _ store: GatedStore) {
    self.store = store
    super.init(log)
  }

  override func commands(_ revisions: Range<Int>) throws(StoreFailure) -> [CommandRecord] {
    store.pass(.commands)
    return try super.commands(revisions)
  }

  override func command(of key: String, at time: Int) throws(StoreFailure) -> CommandRecord? {
    store.pass(.findKey)
    return try super.command(of: key, at: time)
  }

  override func keyframe(after start: Int, upTo revision: Int) throws(StoreFailure) -> Moment? {
    store.pass(.keyframe)
    return try super.keyframe(after: start, upTo: revision)
  }
}
