public import WindowModel

/// A command and what its author wrote, which is what a store keeps.
public struct SourcedCommand: Hashable, Sendable {
  /// What is to be done.
  public let command: Command
  /// What `SessionCoding` reads the command from.
  public let source: [UInt8]

  /// Makes one.
  public init(_ command: Command, source: [UInt8]) {
    self.command = command
    self.source = source
  }
}

/// What a session is started with.
public struct SessionOrigin: Hashable, Sendable {
  /// What its app runs on.
  public let settings: Settings
  /// Its first command, or nil: a main nib.
  public let first: SourcedCommand?
  /// What `SessionCoding` reads all of this from.
  public let source: [UInt8]

  /// Makes one.
  public init(_ settings: Settings, first: SourcedCommand? = nil, source: [UInt8]) {
    self.settings = settings
    self.first = first
    self.source = source
  }

  /// Whether the app starts the same, however it was written.
  func isSame(as other: SessionOrigin) -> Bool {
    settings == other.settings && first?.command == other.first?.command
  }
}

/// Reads back what was written to a store; nil where it was written by something else.
public protocol SessionCoding: Sendable {
  /// How a session began.
  func origin(of source: [UInt8]) -> SessionOrigin?
  /// A command.
  func command(of source: [UInt8]) -> Command?
}
