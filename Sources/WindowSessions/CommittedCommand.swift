public import WindowModel

/// A command that was carried out, with its effects.
public struct CommittedCommand: Hashable, Sendable {
  /// The session's revision after this command.
  public let revision: Int
  /// The command.
  public let command: Command
  /// The number of its first event, or of the next event if it had none.
  public let firstSeq: Int
  /// Its events, in order.
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

  /// The number of the last event, including this command's.
  public var lastSeq: Int { firstSeq + events.count - 1 }
}
