import Syntax

/// A variable of a function.
// Sendable: it changes only while its program is checked, before another thread has the program.
final class Local: @unchecked Sendable {
  let name: String
  let type: SwiftType
  let slot: Int
  let isConstant: Bool
  let ownership: Ownership
  /// Whether a closure uses it, so that it lies in a box that they share; known before anything runs.
  var isCaptured = false

  init(
    _ name: String, _ type: SwiftType, slot: Int, isConstant: Bool, _ ownership: Ownership = .strong
  ) {
    self.name = name
    self.type = type
    self.slot = slot
    self.isConstant = isConstant
    self.ownership = ownership
  }
}
