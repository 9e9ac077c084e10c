public import WindowModel
import Workers

extension SessionDirectory {
  /// Returns the session of a name, or nil. Loading it from the store may take long.
  public func find(_ identifier: Identifier) throws(SessionRefusal) -> Session? {
    switch try claim(identifier) {
    case .found(let session): return session
    case .new(let reservation):
      table.release(reservation)
      return nil
    }
  }

  func stored(_ identifier: Identifier) throws(SessionRefusal) -> StoredSession? {
    do { return try store.find(identifier) } catch { throw .store(error) }
  }

  /// Finds the session that was made with a key, and loads it from the store if needed.
  func find(madeWith key: String) throws(SessionRefusal) -> Session? {
    if let session = table.find(madeWith: key, at: world.date()) { return session }
    let stored: StoredSession?
    do { stored = try store.find(madeWith: key, at: world.date()) } catch { throw .store(error) }
    guard let stored, let session = try find(stored.record.identifier),
      session.record.key?.text == key
    else { return nil }
    return session
  }

  /// Loads a session from the store by repeating its commands: all of them if the log was written
  /// under other rules.
  func load(_ stored: StoredSession) throws(SessionRefusal) -> Session {
    guard let origin = world.coding.origin(of: stored.record.origin) else {
      throw .store(.damaged("The settings of '\(stored.record.identifier)' can't be read."))
    }
    // Another node runs newer rules; replaying the log under older ones would change its history.
    if store.isShared, stored.record.rules > world.rules {
      throw .store(
        .unavailable(
          "'\(stored.record.identifier)' follows rules \(stored.record.rules), and this node knows \(world.rules): upgrade it"
        ))
    }
    if stored.record.rules != world.rules { return try reopen(stored, origin) }
    let history = History(origin, stored.log, world)
    let replayed = try history.moment(at: stored.revision, Work())
    guard replayed.moment.revision == stored.revision, replayed.moment.lastSeq == stored.lastSeq
    else {
      throw .store(
        .damaged("The log of '\(stored.record.identifier)' has the wrong end."))
    }
    let session = Session(stored.record, origin, replayed, log: stored.log, world: world)
    session.keepLateKeyframe()
    session.noteKnownHash()
    return session
  }
}
