import WindowSessions

/// One session's commands in the store.
// `lastKeyframe` is touched under the lock of the session that has the log.
final class SQLiteLog: SessionLog, @unchecked Sendable {
  let key: Int
  private let store: SQLiteStore
  private var lastKeyframe: Int

  init(_ key: Int, in store: SQLiteStore, keyframe: Int) {
    self.key = key
    self.store = store
    lastKeyframe = keyframe
  }

  var oldest: Int { 1 }

  func wantsKeyframe(at revision: Int, of objects: Int) -> Bool {
    // A keyframe is no longer than the commands that it spares.
    revision - lastKeyframe >= max(1000, objects)
  }

  func keep(_ keyframe: Moment, for session: Session) {
    lastKeyframe = keyframe.revision
    store.submit(SQLiteStore.Keyframe(key: key, moment: keyframe, session: session))
  }

  func begin(
    _ record: SessionRecord, _ commands: [CommandRecord], for session: Session
  ) -> CommitGroup? {
    store.submit(.begin(record, commands), key, for: session)
  }

  func begin(
    _ record: SessionRecord, copying log: any SessionLog, upTo revision: Int, for session: Session
  ) -> CommitGroup? {
    // Logs of one directory are of one store.
    let parent = (log as? SQLiteLog)?.key ?? 0
    return store.submit(.copy(record, from: parent, upTo: revision), key, for: session)
  }

  func append(_ command: CommandRecord, for session: Session) -> CommitGroup? {
    store.submit(.append(command), key, for: session)
  }

  func remove(for session: Session) -> CommitGroup? { store.submit(.remove, key, for: session) }

  func commands(_ revisions: Range<Int>) throws(StoreFailure) -> [CommandRecord] {
    try store.reading { reader throws(StoreFailure) in try reader.commands(of: key, revisions) }
  }

  func command(of key: String, at time: Int) throws(StoreFailure) -> CommandRecord? {
    try store.reading { reader throws(StoreFailure) in
      try reader.command(of: self.key, sentWith: key, at: time)
    }
  }

  func keyframe(upTo revision: Int) throws(StoreFailure) -> Moment? {
    try store.reading { reader throws(StoreFailure) in try reader.keyframe(of: key, upTo: revision)
    }
  }
}
