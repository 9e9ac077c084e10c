package import WindowModel
package import WindowSessions

/// A session's row in a database.
package struct SessionRow {
  package let key: Int
  package let record: SessionRecord
  package let revision: Int
  package let lastSeq: Int
  /// The bytes of its own commands.
  package let byteCount: Int
  /// Whether it shares another session's commands.
  package let isFork: Bool
  /// The database's branch, which changes when it has lost commits; 0 in a database of one process.
  package let branch: Int

  package init(
    key: Int, record: SessionRecord, revision: Int, lastSeq: Int, byteCount: Int,
    isFork: Bool = false, branch: Int = 0
  ) {
    self.key = key
    self.record = record
    self.revision = revision
    self.lastSeq = lastSeq
    self.byteCount = byteCount
    self.isFork = isFork
    self.branch = branch
  }
}

/// Reads the sessions of a database over one connection.
package protocol SessionReader {
  func session(named name: String) throws(StoreFailure) -> SessionRow?
  func session(madeWith key: String, at time: Int) throws(StoreFailure) -> SessionRow?
  func sessions(after name: String, limit: Int) throws(StoreFailure) -> [SessionRow]
  func sessions(
    usedAt times: Range<Int>, mostCommands: Int, limit: Int
  ) throws(StoreFailure) -> [Identifier]
  func lastUse(of name: String) throws(StoreFailure) -> Int?
}

/// A store that finds its sessions in a database.
package protocol DatabaseStore: SessionStore {
  associatedtype DatabaseReader: SessionReader

  /// Lends a connection for reading.
  func reading<Result>(
    _ body: (DatabaseReader) throws(StoreFailure) -> Result
  ) throws(StoreFailure) -> Result
  /// Returns the session of a row, with its log.
  func stored(_ row: SessionRow) -> StoredSession
}

extension DatabaseStore {
  /// Returns the session of a name, or nil.
  public func find(_ identifier: Identifier) throws(StoreFailure) -> StoredSession? {
    try reading { reader throws(StoreFailure) in
      try reader.session(named: identifier.text)
    }.map(stored)
  }

  /// Returns the session made with a key that has not expired at `time`, in seconds since 1970, or nil.
  public func find(madeWith key: String, at time: Int) throws(StoreFailure) -> StoredSession? {
    try reading { reader throws(StoreFailure) in
      try reader.session(madeWith: key, at: time)
    }.map(stored)
  }

  /// Returns the sessions whose names sort after `name`, ordered by name.
  public func list(after name: String, limit: Int) throws(StoreFailure) -> [StoredSession] {
    try reading { reader throws(StoreFailure) in
      try reader.sessions(after: name, limit: limit)
    }.map(stored)
  }

  /// Returns the names of sessions last used at `times`, in seconds since 1970, with up to
  /// `mostCommands` commands.
  public func sessions(
    usedAt times: Range<Int>, mostCommands: Int, limit: Int
  ) throws(StoreFailure) -> [Identifier] {
    try reading { reader throws(StoreFailure) in
      try reader.sessions(usedAt: times, mostCommands: mostCommands, limit: limit)
    }
  }

  /// Returns when a session was last used, in seconds since 1970; nil if unknown.
  public func lastUse(of identifier: Identifier) throws(StoreFailure) -> Int? {
    try reading { reader throws(StoreFailure) in try reader.lastUse(of: identifier.text) }
  }
}
