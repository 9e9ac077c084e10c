package import SourceCode

/// Something of a source that can't be run.
package struct Finding: Error, Hashable, Sendable {
  package let message: String
  package let position: Position
  /// The file, where the program has several; else empty.
  package var file = ""

  init(_ message: String, at position: Position) {
    self.message = message
    self.position = position
  }
}
