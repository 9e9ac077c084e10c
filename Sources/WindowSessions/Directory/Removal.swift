import WindowModel

/// A session that is being removed from the store: followers are told, and the name is free again,
/// once the outcome is certain.
final class Removal: Waker {
  private let session: Session
  private let table: SessionTable
  private let group: CommitGroup?

  /// `group` is nil where the store has removed the session already.
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
