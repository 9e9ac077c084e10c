import WindowModel

extension SessionDirectory {
  /// Ends a session if `condition` allows its revision. Clients no longer find it; the removal is
  /// durable once the session is settled.
  ///
  /// A session made under the same name meanwhile reaches the store after the removal. If the store
  /// fails to remove the session, clients find it again unchanged.
  public func remove(
    _ session: Session, if condition: RevisionCondition = .any
  ) throws(SessionRefusal) {
    let isEnding = try table.retire(session) { session throws(SessionRefusal) in
      try session.endRemoved(if: condition)
    }
    if isEnding { removeFromStore(session) }
  }

  /// Unloads or removes idle sessions.
  ///
  /// A durable session is unloaded, and the next request loads it again. It is removed after
  /// `limits.storedIdleSeconds`. A session in memory alone is removed after `limits.idleSeconds`. Each
  /// call does a bounded part of this, so that no commit waits for long. Returns whether the caller
  /// should call again soon.
  @discardableResult
  public func expireIdle() -> Bool {
    var noted = 0
    // One at a time, so that the lock is never held for the whole list.
    for identifier in table.identifiers {
      if store.isDurable {
        // The rest stays in memory until the next slice.
        guard noted < Self.notesAtOnce else { break }
        if let session = table.find(identifier), let time = session.useToNote() {
          note(time, of: session)
          session.keepLastHash()
          noted += 1
          // The store's thread may still use the session, so a later call unloads it.
          continue
        }
        table.unload(identifier) { $0.isIdle(for: limits.unloadSeconds) }
      } else if let session = table.find(identifier),
        table.retire(session, { $0.endRemoved(ifIdleFor: limits.idleSeconds) })
      {
        removeFromStore(session)
      }
    }
    guard store.isDurable else { return false }
    let candidates = expiry.candidates(at: world.date())
    for identifier in candidates { expire(identifier) }
    return noted == Self.notesAtOnce || candidates.count == SessionExpiry.atOnce
  }

  /// Stores the hash of every state in memory before the process ends, as the next process may have
  /// other rules.
  public func keepHashes() {
    for identifier in table.identifiers { table.find(identifier)?.keepLastHash() }
  }

  /// The maximum number of uses reported in one call.
  private static let notesAtOnce = 1000

  /// Reports to the store when a session was last used.
  func note(_ time: Int, of session: Session) {
    session.log.use(at: time, step: limits.useStep, for: session)
  }

  /// Removes an expired session unless a request has loaded it meanwhile.
  private func expire(_ identifier: Identifier) {
    guard case .reserved(let reservation, let isLeaving) = table.claim(identifier) else { return }
    defer { table.release(reservation) }
    guard !isLeaving, let stored = try? store.find(identifier),
      let time = try? store.lastUse(of: identifier),
      expiry.isOver(for: stored, usedAt: time, at: world.date()),
      let origin = world.coding.origin(of: stored.record.origin)
    else { return }
    // Its state is not needed any more, so it is not loaded.
    var unread = start(origin)
    unread.moment.revision = stored.revision
    let session = Session(stored.record, origin, unread, log: stored.log, world: world)
    guard (try? table.retire(session) { try $0.endRemoved(if: .any) }) == true else { return }
    removeFromStore(session)
  }

  private func removeFromStore(_ session: Session) {
    let group = session.log.remove(for: session)
    session.await(group)
    Removal(session, table, group).start()
  }
}
