/// What a session knows of the world round it.
struct SessionWorld: Sendable {
  let limits: SessionLimits
  let coding: any SessionCoding
  let encoder: EventEncoder
  let clock: Clock
  let date: Date
  /// Takes a lost session out of where it is found.
  let forget: @Sendable (Session) -> Void

  /// How long a key stands for one command, in seconds.
  private static let keySeconds = 24 * 3600

  /// A key that a client sent now.
  func key(_ text: String) -> IdempotencyKey {
    IdempotencyKey(text, expires: date() + Self.keySeconds)
  }
}

/// Seconds that only ever grow, from any start.
public typealias Clock = @Sendable () -> Double

/// Seconds since 1970.
public typealias Date = @Sendable () -> Int
