import WindowModel

extension SessionDirectory {
  /// The outcome of claiming a name.
  enum Claim {
    case found(Session)
    /// No session has the name, and the caller may make one.
    case new(Reservation)
  }

  /// Returns the session of a name, loading it if needed, or reserves the unused name. With `asking`, it
  /// asks the store whether another process has removed a session that is in memory.
  func claim(
    _ identifier: Identifier, loading: Bool = true, asking: Bool = false
  ) throws(SessionRefusal) -> Claim {
    while true {
      switch table.claim(identifier) {
      case .open(let session):
        if asking || session.isBehind { try catchUp(session) }
        if session.isGone { continue }
        return .found(session)
      case .taken(let reservation): reservation.wait()
      case .reserved(let reservation, let isLeaving):
        if isLeaving { return .new(reservation) }
        do throws(SessionRefusal) {
          guard let stored = try stored(identifier) else { return .new(reservation) }
          guard loading else { throw .exists(identifier) }
          let session = try load(stored)
          note(session.lastUse, of: session)
          table.release(reservation, for: session)
          return .found(session)
        } catch {
          table.release(reservation)
          throw error
        }
      }
    }
  }

  /// Catches up with other processes, which may have removed the session.
  private func catchUp(_ session: Session) throws(SessionRefusal) {
    do { try session.catchUp() } catch {
      guard case .store(.gone) = error else { throw error }
    }
  }

  /// Reserves `wanted`, which must be unused, or a random name if `wanted` is nil.
  func claimNew(_ wanted: Identifier?) throws(SessionRefusal) -> Reservation {
    while true {
      guard let identifier = wanted ?? Identifier("s" + word(length: 8)) else { continue }
      do throws(SessionRefusal) {
        if case .new(let reservation) = try claim(identifier, loading: false, asking: true) {
          return reservation
        }
        throw .exists(identifier)
      } catch .exists where wanted == nil {
        continue
      }
    }
  }

  /// Reserves a key; waits while another thread has reserved it.
  func claim(key: String) -> Reservation {
    while true {
      let (reservation, isMine) = table.claim(key: key)
      if isMine { return reservation }
      reservation.wait()
    }
  }
}
