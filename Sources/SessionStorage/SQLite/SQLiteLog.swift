import WindowModel
import WindowSessions
import Workers

/// One session's commands in the store: first those that it shares with the sessions it was forked
/// from, then its own.
///
/// All mutable state is touched under `lock` only.
final class SQLiteLog: SessionLog, @unchecked Sendable {
  let key: Int
  private let store: SQLiteStore
  private let lock = Lock()
  private var byteCount: Int
  private var keeps = false
  /// Whether a state is waiting to be written. Until then no other is kept, so that a session has
  /// at most one former state in memory.
  var isKeeping: Bool { lock.hold { keeps } }
  /// The segments that it shares, the oldest first; nil until they are read.
  private var shared: [LogSegment]?

  /// Makes the log of a new session.
  init(_ key: Int, in store: SQLiteStore) {
    self.key = key
    self.store = store
    byteCount = 0
    shared = []
  }

  /// Makes the log of an existing session.
  init(_ row: SessionRow, in store: SQLiteStore) {
    key = row.key
    self.store = store
    byteCount = row.byteCount
    shared = row.isFork ? nil : []
  }

  var oldest: Int { 1 }

  func depth(at revision: Int) throws(StoreFailure) -> Int {
    try segments().prefix(through: revision).count
  }

  func hasRoom(for bytes: Int) -> Bool { lock.hold { byteCount + bytes <= store.logLimit } }

  // MARK: - Writing

  func wantsKeyframe(of objects: Int, after cost: ReplayCost) -> Bool {
    // Writing a keyframe takes no longer than the work that it saves.
    cost.steps >= max(ReplayCost.limit, objects) && !isKeeping
  }

  func keep(_ keyframe: Moment, for session: Session) {
    guard !keyframe.application.hasCode else { return }
    lock.hold { keeps = true }
    store.submit(
      SQLiteStore.Keyframe(log: self, moment: keyframe, isHashOnly: false, session: session))
  }

  func keepHash(of moment: Moment, for session: Session) -> Bool {
    let isFree = lock.hold {
      defer { keeps = true }
      return !keeps
    }
    guard isFree else { return false }
    store.submit(
      SQLiteStore.Keyframe(log: self, moment: moment, isHashOnly: true, session: session))
    return true
  }

  func begin(
    _ record: SessionRecord, _ commands: [CommandRecord], for session: Session
  ) -> CommitGroup? {
    lock.hold { byteCount = commands.reduce(0) { $0 + $1.source.count } }
    return store.submit(.begin(record, commands), key, for: session)
  }

  func begin(
    _ record: SessionRecord, sharing log: any SessionLog, upTo revision: Int, for session: Session
  ) throws(StoreFailure) -> CommitGroup? {
    // Logs of one directory belong to one store.
    guard let parent = log as? SQLiteLog else {
      throw .unavailable("a log of another store can't be shared")
    }
    // Every segment up to the revision, so that a fork of a fork that adds nothing counts as none.
    let segments = try parent.segments().prefix(through: revision)
    lock.hold { shared = segments }
    let last = segments.last ?? LogSegment(key: parent.key, last: 0)
    return store.submit(.fork(record, from: last), key, for: session)
  }

  func begin(
    _ record: SessionRecord, replaying log: any SessionLog, _ replay: ReplayedLog,
    for session: Session
  ) throws(StoreFailure) -> CommitGroup? {
    guard let old = log as? SQLiteLog else {
      throw .unavailable("a log of another store can't be replaced")
    }
    lock.hold { byteCount = replay.byteCount }
    return store.submit(.replace(record, log: try old.segments(), replay), key, for: session)
  }

  func confirm(rules: Int, _ hashes: [StateHashRecord], for session: Session) {
    _ = store.submit(.confirm(rules: rules, hashes), key, for: session)
  }

  func append(_ command: CommandRecord, for session: Session) -> CommitGroup? {
    lock.hold { byteCount += command.source.count }
    return store.submit(.append(command), key, for: session)
  }

  func use(at time: Int, step: Int, for session: Session) {
    _ = store.submit(.use(time: time, step: step), key, for: session)
  }

  func remove(for session: Session) -> CommitGroup? {
    store.submit(.remove(at: nil), key, for: session)
  }

  // MARK: - Reading

  /// Returns its segments, the oldest first; the last is its own.
  private func segments() throws(StoreFailure) -> [LogSegment] {
    let own = LogSegment(key: key, last: .max)
    if let shared = lock.hold({ shared }) { return shared + [own] }
    let read = try store.reading { reader throws(StoreFailure) in
      try reader.sharedSegments(of: key)
    }
    lock.hold { shared = read }
    return read + [own]
  }

  func commands(_ revisions: Range<Int>) throws(StoreFailure) -> [CommandRecord] {
    var records: [CommandRecord] = []
    var (next, bytes) = (revisions.lowerBound, SessionLogPage.byteLimit)
    for segment in try segments() where segment.last >= next && next < revisions.upperBound {
      let end = min(segment.last, revisions.upperBound - 1)
      let part = try store.reading { reader throws(StoreFailure) in
        // checked: neither the segment nor the requested range ends before it
        try reader.commands(of: segment.key, next..<end + 1, byteLimit: bytes)
      }
      records += part
      next += part.count
      bytes -= part.reduce(0) { $0 + $1.source.count }
      if next <= end || bytes <= 0 { break }
    }
    return records
  }

  func command(of key: String, at time: Int) throws(StoreFailure) -> CommandRecord? {
    try store.reading { reader throws(StoreFailure) in
      try reader.command(of: self.key, sentWith: key, at: time)
    }
  }

  func keyframe(after start: Int, upTo revision: Int) throws(StoreFailure) -> Moment? {
    let segments = try segments()
    return try store.reading { reader throws(StoreFailure) in
      var (best, first) = (Moment?.none, start)
      // A late keyframe of a fork may be in a segment that the fork shares, so all segments are searched.
      for segment in segments.reversed() where segment.last > first {
        let last = min(segment.last, revision)
        if let found = try reader.keyframe(of: segment.key, after: first, upTo: last) {
          (best, first) = (found, found.revision)
        }
      }
      return best
    }
  }

  func stateHashes(_ revisions: Range<Int>) throws(StoreFailure) -> [StateHashRecord] {
    let segments = try segments()
    return try store.reading { reader throws(StoreFailure) in
      var records: [StateHashRecord] = []
      // A fork may have its own hashes for revisions that it shares, so all segments are searched.
      for segment in segments where segment.last >= revisions.lowerBound {
        let last = min(segment.last, revisions.upperBound - 1)
        // checked: neither the segment nor the requested range ends before it
        records += try reader.stateHashes(of: segment.key, revisions.lowerBound..<last + 1)
      }
      return records.sorted { $0.revision < $1.revision }
    }
  }
}

/// Woken when its state has been written, or could not be.
extension SQLiteLog: Waker {
  func wake() { lock.hold { keeps = false } }
}

extension [LogSegment] {
  /// The segments that reach `revision`, the last one cut there.
  fileprivate func prefix(through revision: Int) -> [LogSegment] {
    var reached: [LogSegment] = []
    for segment in self where (reached.last?.last ?? 0) < revision {
      reached.append(LogSegment(key: segment.key, last: Swift.min(segment.last, revision)))
    }
    return reached
  }
}
