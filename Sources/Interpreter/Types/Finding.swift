package import SourceCode

/// Something of a source that can't be run.
package struct Finding: Error, Hashable, Sendable {
  package let message: String
  package let position: Position
  /// The name of the file.
  package var file = ""

  init(_ message: String, at position: Position) {
    self.message = message
    self.position = position
  }
}
