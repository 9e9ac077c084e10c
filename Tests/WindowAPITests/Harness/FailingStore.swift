import TestSupport
import WindowModel
import WindowSessions

/// Keeps sessions in memory until the test makes it fail. From then on it finds none, and loses
/// appended records once it `settle`s.
///
/// Only one thread uses it once it fails.
final class FailingStore: ForwardingStore, @unchecked Sendable {
  fileprivate private(set) var failure: StoreFailure?
  private var lost: [(CommitGroup, Session)] = []

  func fail(_ failure: StoreFailure) { self.failure = failure }

  /// Reports to waiting threads that their records are lost.
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

  override var isDurable: Bool { failure != nil }
  override func forward(_ log: any SessionLog) -> any SessionLog { FailingLog(log, self) }

  override func find(_ identifier: Identifier) throws(StoreFailure) -> StoredSession? {
    let found = try super.find(identifier)
    if found != nil, let failure, failure != .full { throw failure }
    return found
  }
}

private final class FailingLog: ForwardingLog, @unchecked Sendable {
  private let store: FailingStore

  init(_ log: any SessionLog, _ store: FailingStore) {
    self.store = store
    super.init(log)
  }

  override func begin(
    _ record: SessionRecord, _ commands: [CommandRecord], for session: Session
  ) -> CommitGroup? {
    store.failure == nil ? super.begin(record, commands, for: session) : store.lose(session)
  }

  override func begin(
    _ record: SessionRecord, sharing log: any SessionLog, upTo revision: Int, for session: Session
  ) throws(StoreFailure) -> CommitGroup? {
    store.failure == nil
      ? try super.begin(record, sharing: log, upTo: revision, for: session) : store.lose(session)
  }

  override func append(_ command: CommandRecord, for session: Session) -> CommitGroup? {
    store.failure == nil ? super.append(command, for: session) : store.lose(session)
  }

  override func remove(for session: Session) -> CommitGroup? {
    store.failure == nil ? super.remove(for: session) : store.lose(session)
  }
}
