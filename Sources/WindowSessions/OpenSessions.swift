import WindowModel

/// The sessions that are in memory, by name.
///
/// All mutable state is touched under `lock` only.
final class OpenSessions: @unchecked Sendable {
  private let lock = Lock()
  private var sessions: [Identifier: Session] = [:]

  var all: [Session] { lock.hold { Array(sessions.values) } }

  func find(_ identifier: Identifier) -> Session? { lock.hold { sessions[identifier] } }

  func find(madeWith key: String, at time: Int) -> Session? {
    lock.hold {
      sessions.values.first { session in
        session.record.key.map { $0.text == key && $0.expires > time } ?? false
      }
    }
  }

  func insert(_ session: Session) { lock.hold { sessions[session.identifier] = session } }

  /// Takes a session out, if it is still the one of its name.
  func remove(_ session: Session) {
    lock.hold {
      if sessions[session.identifier] === session { sessions[session.identifier] = nil }
    }
  }

  /// Lets go of those that nobody else holds and that `isIdle` names: whoever finds one holds it
  /// before the lock is free, so none is in use.
  func unload(where isIdle: (Session) -> Bool) {
    lock.hold {
      var idle: [Identifier] = []
      // Not over the dictionary's indices, which hold a copy of it and so each session once more.
      var index = sessions.startIndex
      while index != sessions.endIndex {
        if isKnownUniquelyReferenced(&sessions.values[index]), isIdle(sessions.values[index]) {
          idle.append(sessions.keys[index])
        }
        sessions.formIndex(after: &index)
      }
      for identifier in idle { sessions[identifier] = nil }
    }
  }
}
