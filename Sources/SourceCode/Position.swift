/// A position in a source: line and character, both counted from 1.
public struct Position: Hashable, Sendable {
  /// The line.
  public var line: Int
  /// The character, counted in Unicode scalars.
  public var column: Int
  /// The number of the file, from 0, if a program has several.
  public var file = 0

  /// Creates a position.
  public init(line: Int, column: Int, file: Int = 0) {
    (self.line, self.column, self.file) = (line, column, file)
  }
}

/// An error that makes a source unreadable.
public struct SourceError: Error, Hashable, Sendable {
  /// What is wrong, in one sentence.
  public let message: String
  /// Where.
  public let position: Position

  package init(_ message: String, at position: Position) {
    self.message = message
    self.position = position
  }
}
