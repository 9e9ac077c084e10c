import TestSupport
import WindowModel
import WindowSessions

/// A memory store whose changes become durable, or fail, when the test decides.
// Used by one thread.
final class HeldStore: ForwardingStore, @unchecked Sendable {
  private var changes: [Change] = []
  /// Whether changes wait for `write`.
  var isHeld = false

  private struct Change {
    let session: Session
    let group: CommitGroup
    let apply: () -> Void
  }

  override var isDurable: Bool { true }
  override func forward(_ log: any SessionLog) -> any SessionLog { HeldLog(log, self) }

  /// Writes the waiting changes, in order, or makes all of them fail.
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
}

private final class HeldLog: ForwardingLog, @unchecked Sendable {
  private let store: HeldStore

  init(_ log: any SessionLog, _ store: HeldStore) {
    self.store = store
    super.init(log)
  }

  override func wantsKeyframe(of objects: Int, after cost: ReplayCost) -> Bool { false }
  override func keep(_ keyframe: Moment, for session: Session) {}

  override func begin(
    _ record: SessionRecord, _ commands: [CommandRecord], for session: Session
  ) -> CommitGroup? {
    store.submit(for: session) { [inner] in inner.begin(record, commands, for: session) }
  }

  override func begin(
    _ record: SessionRecord, sharing parent: any SessionLog, upTo revision: Int,
    for session: Session
  ) -> CommitGroup? {
    let parent = (parent as? HeldLog)?.inner ?? parent
    return store.submit(for: session) { [inner] in
      (try? inner.begin(record, sharing: parent, upTo: revision, for: session)) ?? nil
    }
  }

  override func append(_ command: CommandRecord, for session: Session) -> CommitGroup? {
    store.submit(for: session) { [inner] in inner.append(command, for: session) }
  }

  override func remove(for session: Session) -> CommitGroup? {
    store.submit(for: session) { [inner] in inner.remove(for: session) }
  }
}
