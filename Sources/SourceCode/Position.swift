/// A place in a source: the line and the character of it, both counted from 1.
public struct Position: Hashable, Sendable {
  /// The line.
  public var line: Int
  /// The character, counted in Unicode scalars.
  public var column: Int

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Why a source can't be read.
public struct SourceError: Error, Hashable, Sendable {
  /// What is wrong, one sentence.
  public let message: String
  /// Where.
  public let position: Position

  package init(_ message: String, at position: Position) {
    self.message = message
    self.position = position
  }
}
