import WindowModel

/// A session that the store is removing. Once the outcome is certain, its followers are notified
/// and its name is free again.
final class Removal: Waker {
  private let session: Session
  private let table: SessionTable
  private let group: CommitGroup?

  /// `group` is nil if the store has removed the session already.
  init(_ session: Session, _ table: SessionTable, _ group: CommitGroup?) {
    self.session = session
    self.table = table
    self.group = group
  }

  func start() {
    if group?.wait(self) != true { wake() }
  }

  func wake() {
    if group?.failure(of: session) == nil { session.close() }
    table.hasLeft(session.identifier)
  }
}
