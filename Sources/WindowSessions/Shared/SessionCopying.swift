import StoredState
import WindowModel
import Workers

extension SessionDirectory {
  /// Copies a session of another store, with its name, epoch, token, keys and commands, and compares the
  /// copy with the original. Returns its revision.
  ///
  /// The other store must not change meanwhile. No session here may have the name.
  public func adopt(_ stored: StoredSession) throws(SessionRefusal) -> Int {
    let identifier = stored.record.identifier
    guard let origin = world.coding.origin(of: stored.record.origin) else {
      throw .store(.damaged("The settings of '\(identifier)' can't be read."))
    }
    let reservation = try claimNew(identifier)
    defer { table.release(reservation) }
    let commands = try commands(of: stored)
    let log = store.makeLog()
    // Only the contents of its log are needed.
    let session = Session(stored.record, origin, start(origin), log: log, world: world)
    let group = log.begin(stored.record, commands, for: session)
    if let failure = group?.outcome(for: session) { throw .store(failure) }
    guard let copy = try self.stored(identifier), copy.record == stored.record,
      copy.revision == stored.revision, copy.lastSeq == stored.lastSeq,
      try self.commands(of: copy) == commands,
      try stateHash(of: copy, origin) == stateHash(of: stored, origin)
    else { throw .store(.damaged("The copy of '\(identifier)' differs from the original.")) }
    return stored.revision
  }

  /// Returns all commands of a session, from the first.
  private func commands(of stored: StoredSession) throws(SessionRefusal) -> [CommandRecord] {
    guard stored.log.oldest == 1 else {
      throw .store(.damaged("The log of '\(stored.record.identifier)' has lost its start."))
    }
    var commands: [CommandRecord] = []
    do throws(StoreFailure) {
      while commands.count < stored.revision {
        // checked: tested just above
        let page = try stored.log.commands(commands.count + 1..<stored.revision + 1)
        guard !page.isEmpty else {
          throw .damaged("The command of revision \(commands.count + 1) is missing.")
        }
        commands += page
      }
    } catch { throw .store(error) }
    return commands
  }

  /// Returns the hash of a log's final state, or nil if the log has other rules than today's.
  private func stateHash(
    of stored: StoredSession, _ origin: SessionOrigin
  ) throws(SessionRefusal) -> Int? {
    guard stored.record.rules == world.rules else { return nil }
    let history = History(origin, stored.log, world)
    let moment = try history.moment(at: stored.revision, Work()).moment
    return StateCoding.hash(of: moment.application)
  }
}
