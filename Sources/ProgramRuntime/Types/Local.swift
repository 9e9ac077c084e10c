package import Syntax

/// A variable of a function.
// Sendable: it changes only while its program is checked, before another thread has the program.
package final class Local: @unchecked Sendable {
  package let name: String
  package let type: SwiftType
  package let slot: Int
  package let isConstant: Bool
  package let ownership: Ownership
  /// Whether a closure captures it, so that it is stored in a shared box; known before the program runs.
  package var isCaptured = false

  package init(
    _ name: String, _ type: SwiftType, slot: Int, isConstant: Bool, _ ownership: Ownership = .strong
  ) {
    self.name = name
    self.type = type
    self.slot = slot
    self.isConstant = isConstant
    self.ownership = ownership
  }
}
