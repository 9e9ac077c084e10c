package import WindowSessions

/// The changes that wait for the writing thread. Those that it takes together become durable together.
///
/// `group` is touched under the worker's monitor only.
package final class WriteQueue: @unchecked Sendable {
  private let worker: Worker<Operation>
  private var group = CommitGroup()

  /// Makes a queue from which at most `limit` changes are taken together.
  package init(limit: Int) { worker = Worker(limit: limit) }

  /// Starts the thread, as a worker does.
  package func start(_ write: @escaping @Sendable ([Operation]) -> Bool) throws(StoreFailure) {
    try worker.start(write)
  }

  /// Queues a change of a session with a number; returns the group in which it becomes durable.
  package func add(_ change: Operation.Change, _ key: Int, for session: Session) -> CommitGroup {
    var joined = CommitGroup()
    worker.add { isFirst in
      if isFirst { group = CommitGroup() }
      group.add(session)
      joined = group
      return Operation(key: key, change: change, session: session, group: group)
    }
    return joined
  }

  /// Waits until all changes are written and the thread has ended.
  package func stop() { worker.stop() }
}
