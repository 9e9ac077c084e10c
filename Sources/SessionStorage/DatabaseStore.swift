package import WindowModel
package import WindowSessions

/// Reads the sessions of a database over one connection.
package protocol SessionReader {
  /// A session as its row says it.
  associatedtype SessionRow

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
  /// A session that a row tells of, with its log.
  func stored(_ row: DatabaseReader.SessionRow) -> StoredSession
}

extension DatabaseStore {
  /// The session of a name, or nil.
  public func find(_ identifier: Identifier) throws(StoreFailure) -> StoredSession? {
    try reading { reader throws(StoreFailure) in
      try reader.session(named: identifier.text)
    }.map(stored)
  }

  /// The session that a key made that has not expired at `time`, in seconds since 1970, or nil.
  public func find(madeWith key: String, at time: Int) throws(StoreFailure) -> StoredSession? {
    try reading { reader throws(StoreFailure) in
      try reader.session(madeWith: key, at: time)
    }.map(stored)
  }

  /// The sessions whose names sort after `name`, ordered by name.
  public func list(after name: String, limit: Int) throws(StoreFailure) -> [StoredSession] {
    try reading { reader throws(StoreFailure) in
      try reader.sessions(after: name, limit: limit)
    }.map(stored)
  }

  /// The names of sessions that were last used at some time, in seconds since 1970, and have so many
  /// commands at most.
  public func sessions(
    usedAt times: Range<Int>, mostCommands: Int, limit: Int
  ) throws(StoreFailure) -> [Identifier] {
    try reading { reader throws(StoreFailure) in
      try reader.sessions(usedAt: times, mostCommands: mostCommands, limit: limit)
    }
  }

  /// When a session was last used, in seconds since 1970; nil where that is not known.
  public func lastUse(of identifier: Identifier) throws(StoreFailure) -> Int? {
    try reading { reader throws(StoreFailure) in try reader.lastUse(of: identifier.text) }
  }
}
