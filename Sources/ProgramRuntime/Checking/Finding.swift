package import SourceCode

/// Something of a source that can't be run.
package struct Finding: Error, Hashable, Sendable {
  package let message: String
  package let position: Position
  /// The file, where the program has several; else empty.
  package var file = ""
  /// Whether it only follows from another one: it names a variable whose declaration was not understood.
  package var follows = false

  package init(_ message: String, at position: Position) {
    self.message = message
    self.position = position
  }
}
