package import SourceCode

/// A part of the source that can't run.
package struct Finding: Error, Hashable, Sendable {
  package let message: String
  package let position: Position
  /// The file name if the program has several files; otherwise empty.
  package var file = ""
  /// Whether another finding causes this one: it names a variable whose declaration was not understood.
  package var follows = false

  package init(_ message: String, at position: Position) {
    self.message = message
    self.position = position
  }
}
