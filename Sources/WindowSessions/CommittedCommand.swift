public import WindowModel

/// A command that was carried out, with all that it did.
public struct CommittedCommand: Hashable, Sendable {
  /// How many commands the session has carried out with this one.
  public let revision: Int
  /// What was to be done.
  public let command: Command
  /// The number of its first event, or of the next one to come where it had none.
  public let firstSeq: Int
  /// What happened, in order.
  public let events: [Event]
  /// Whether later rules refuse it, so that it changed nothing.
  public let isRefused: Bool

  /// Makes a record.
  public init(
    revision: Int, command: Command, firstSeq: Int, events: [Event], isRefused: Bool = false
  ) {
    self.revision = revision
    self.command = command
    self.firstSeq = firstSeq
    self.events = events
    self.isRefused = isRefused
  }

  /// The number of the last event up to and with this command.
  public var lastSeq: Int { firstSeq + events.count - 1 }
}
