import WindowModel
import Workers

/// The sessions in memory by name, and the names that threads have reserved.
///
/// Its lock is held for microseconds, and never while a thread reads the store. Session locks are
/// taken inside it, never the other way round.
///
/// All mutable state is touched under `lock` only.
final class SessionTable: @unchecked Sendable {
  private let lock = Lock()
  private var sessions: [Identifier: Session] = [:]
  /// The names of the sessions in memory that were made with a key.
  private var names: [String: Identifier] = [:]
  private var reservations: [Name: Reservation] = [:]
  /// The number of removed sessions of a name that the store still has.
  private var leaving: [Identifier: Int] = [:]

  /// A name or an idempotency key that one thread at a time can reserve.
  enum Name: Hashable, Sendable {
    case session(Identifier)
    case key(String)
  }

  /// The outcome of claiming a name.
  enum Claim {
    case open(Session)
    /// Another thread has reserved the name.
    case taken(Reservation)
    /// The caller has reserved the name until it releases it. If `isLeaving` is true, the store is
    /// still removing a session of this name, which counts as gone.
    case reserved(Reservation, isLeaving: Bool)
  }

  func find(_ identifier: Identifier) -> Session? { lock.hold { sessions[identifier] } }

  func find(madeWith key: String, at time: Int) -> Session? {
    lock.hold {
      names[key].flatMap { sessions[$0] }.flatMap { session in
        session.record.key.map { $0.text == key && $0.expires > time } == true ? session : nil
      }
    }
  }

  func claim(_ identifier: Identifier) -> Claim {
    lock.hold {
      if let session = sessions[identifier] { return .open(session) }
      let name = Name.session(identifier)
      if let reservation = reservations[name] { return .taken(reservation) }
      let reservation = Reservation(name)
      reservations[name] = reservation
      return .reserved(reservation, isLeaving: leaving[identifier] != nil)
    }
  }

  /// Reserves a key, or returns the reservation to wait for.
  func claim(key: String) -> (reservation: Reservation, isMine: Bool) {
    lock.hold {
      if let reservation = reservations[.key(key)] { return (reservation, false) }
      let reservation = Reservation(.key(key))
      reservations[.key(key)] = reservation
      return (reservation, true)
    }
  }

  /// Ends a reservation; from now on `session` has the name.
  func release(_ reservation: Reservation, for session: Session? = nil) {
    lock.hold {
      reservations[reservation.name] = nil
      // A session that was lost before it came here is not in the table.
      guard let session, !session.isLost else { return }
      sessions[session.identifier] = session
      if let key = session.record.key { names[key.text] = session.identifier }
    }
    reservation.finish()
  }

  /// Takes a lost session out if it still has its name.
  func remove(_ session: Session) { lock.hold { takeOut(session) } }

  /// Takes a session out if `ends` returns true. Its name counts as unused at once, although the store
  /// has the session until `hasLeft` is called.
  func retire<Failure>(
    _ session: Session, _ ends: (Session) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    try lock.hold { () throws(Failure) in
      guard try ends(session) else { return false }
      takeOut(session)
      leaving[session.identifier, default: 0] += 1
      return true
    }
  }

  /// Notes that the store has removed a session, or failed to.
  func hasLeft(_ identifier: Identifier) {
    lock.hold {
      let count = leaving[identifier, default: 1] - 1
      leaving[identifier] = count > 0 ? count : nil
    }
  }

  /// Must be called under the lock.
  private func takeOut(_ session: Session) {
    guard sessions[session.identifier] === session else { return }
    sessions[session.identifier] = nil
    if let key = session.record.key, names[key.text] == session.identifier {
      names[key.text] = nil
    }
  }

  /// All names of sessions in memory.
  var identifiers: [Identifier] { lock.hold { Array(sessions.keys) } }

  /// Unloads a session if no thread uses it and `isIdle` returns true.
  ///
  /// A thread that finds a session retains it before it releases the lock. So the reference count
  /// tells whether a thread uses it.
  @discardableResult
  func unload(_ identifier: Identifier, where isIdle: (Session) -> Bool) -> Bool {
    var unloaded: Session?
    lock.hold {
      guard let index = sessions.index(forKey: identifier),
        isKnownUniquelyReferenced(&sessions.values[index]), isIdle(sessions.values[index])
      else { return }
      let session = sessions.values[index]
      takeOut(session)
      unloaded = session
    }
    // Freeing a large session takes long, so that happens after the lock is released.
    return withExtendedLifetime(unloaded) { unloaded != nil }
  }
}
