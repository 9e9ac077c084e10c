public import WindowModel

/// All sessions by name.
///
/// All mutable state is touched under `lock` only.
public final class SessionDirectory: @unchecked Sendable {
  /// How much sessions may hold.
  public let limits: SessionLimits

  private let lock = Lock()
  private let store: any SessionStore
  private let encoder: EventEncoder
  private let clock: Clock
  private var random: any RandomNumberGenerator & Sendable
  private var sessions: [Identifier: Session] = [:]

  /// Makes an empty directory; `clock` and `random` are all that it knows of the world.
  public init(
    limits: SessionLimits = SessionLimits(), store: any SessionStore,
    encoder: @escaping EventEncoder, clock: @escaping Clock,
    random: any RandomNumberGenerator & Sendable
  ) {
    self.limits = limits
    self.store = store
    self.encoder = encoder
    self.clock = clock
    self.random = random
  }

  /// Every session, by name.
  public var all: [Session] {
    lock.lock()
    defer { lock.unlock() }
    return sessions.values.sorted { $0.identifier.text < $1.identifier.text }
  }

  /// The session of a name, or nil.
  public func find(_ identifier: Identifier) -> Session? {
    lock.lock()
    defer { lock.unlock() }
    return sessions[identifier]
  }

  /// Starts a session under a name, or one that it makes up; with its main nib, which is the first
  /// command, or none where that is refused.
  public func create(
    _ identifier: Identifier?, _ settings: Settings, nib: Nib? = nil
  ) throws(SessionRefusal) -> Session {
    lock.lock()
    defer { lock.unlock() }
    if let identifier, sessions[identifier] != nil { throw .exists(identifier) }
    return try insert(identifier ?? unusedIdentifier(), settings, nib)
  }

  /// Starts a session under a name, or finds the one that stands with the same settings and nib.
  public func createOrFind(
    _ identifier: Identifier, _ settings: Settings, nib: Nib? = nil
  ) throws(SessionRefusal) -> (session: Session, isNew: Bool) {
    lock.lock()
    defer { lock.unlock() }
    guard let session = sessions[identifier] else {
      return (try insert(identifier, settings, nib), true)
    }
    guard session.settings == settings, session.nib == nib else { throw .exists(identifier) }
    return (session, false)
  }

  /// Ends a session and tells those who follow it; whether there was one.
  public func remove(_ identifier: Identifier) -> Bool {
    lock.lock()
    let session = sessions.removeValue(forKey: identifier)
    lock.unlock()
    session?.close()
    return session != nil
  }

  /// Ends the sessions that nobody asked for in `limits.idleSeconds`.
  public func expireIdle() {
    lock.lock()
    let idle = sessions.values.filter { $0.isIdle(for: limits.idleSeconds) }
    for session in idle { sessions[session.identifier] = nil }
    lock.unlock()
    for session in idle { session.close() }
  }

  private func insert(
    _ identifier: Identifier, _ settings: Settings, _ nib: Nib?
  ) throws(SessionRefusal) -> Session {
    guard sessions.count < limits.sessions else {
      throw .tooManySessions(limit: limits.sessions)
    }
    let session = Session(
      identifier, epoch: word(length: 6), settings: settings, nib: nib, limits: limits,
      log: store.makeLog(for: identifier), encoder: encoder, clock: clock)
    if let nib { try session.perform(.loadNib(nib)) { _, _ in } }
    sessions[identifier] = session
    return session
  }

  private func unusedIdentifier() -> Identifier {
    while true {
      if let identifier = Identifier("s" + word(length: 8)), sessions[identifier] == nil {
        return identifier
      }
    }
  }

  private func word(length: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    return String((0..<length).map { _ in letters[Int(random.next() % UInt64(letters.count))] })
  }
}
