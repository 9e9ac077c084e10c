public import WindowModel

/// A command and its source as the author wrote it, which a store keeps.
public struct SourcedCommand: Hashable, Sendable {
  /// The command.
  public let command: Command
  /// The source that `SessionCoding` decodes.
  public let source: [UInt8]

  /// Makes one.
  public init(_ command: Command, source: [UInt8]) {
    self.command = command
    self.source = source
  }
}

/// The settings and first command of a session.
public struct SessionOrigin: Hashable, Sendable {
  /// The settings of its app.
  public let settings: Settings
  /// Its first command, or nil: a main nib.
  public let first: SourcedCommand?
  /// The source that `SessionCoding` decodes.
  public let source: [UInt8]

  /// Makes one.
  public init(_ settings: Settings, first: SourcedCommand? = nil, source: [UInt8]) {
    self.settings = settings
    self.first = first
    self.source = source
  }

  /// Whether the app starts the same, however its source is written.
  func isSame(as other: SessionOrigin) -> Bool {
    settings == other.settings && first?.command == other.first?.command
  }
}

/// Decodes stored sources; returns nil for unknown ones.
public protocol SessionCoding: Sendable {
  /// How a session began.
  func origin(of source: [UInt8]) -> SessionOrigin?
  /// A command.
  func command(of source: [UInt8]) -> Command?
}
