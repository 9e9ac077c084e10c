/// What all sessions of a directory share.
///
/// A class, so that reading the time copies none of the rest.
final class SessionWorld: Sendable {
  let limits: SessionLimits
  let coding: any SessionCoding
  /// The version of the rules that commands are carried out under.
  let rules: Int
  let encoder: EventEncoder
  let clock: Clock
  let date: Date
  let memory: MemoryBudget
  /// Removes a lost session from the table.
  let forget: @Sendable (Session) -> Void

  init(
    limits: SessionLimits, coding: any SessionCoding, rules: Int, encoder: @escaping EventEncoder,
    clock: @escaping Clock, date: @escaping Date, memory: MemoryBudget,
    forget: @escaping @Sendable (Session) -> Void
  ) {
    self.limits = limits
    self.coding = coding
    self.rules = rules
    self.encoder = encoder
    self.clock = clock
    self.date = date
    self.memory = memory
    self.forget = forget
  }

  /// Whether a stream queue may hold so many events of one command. Otherwise followers receive the
  /// command alone.
  func takesEvents(_ count: Int) -> Bool { count <= limits.streamQueueBytes / 64 }

  /// How long a key identifies one command, in seconds.
  private static let keySeconds = 24 * 3600

  /// A key that a client sent now.
  func key(_ text: String) -> IdempotencyKey {
    IdempotencyKey(text, expires: date() + Self.keySeconds)
  }
}

/// Monotonic seconds, from any start.
public typealias Clock = @Sendable () -> Double

/// Seconds since 1970.
public typealias Date = @Sendable () -> Int
