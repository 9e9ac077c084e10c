package import ProgramRuntime

/// A compiled expression.
package struct Typed: Sendable {
  package var code: Code
  package var type: SwiftType
  /// Where it can be stored; nil for a read-only value.
  package var place: Place?
  /// Whether it is the `self` of the current method.
  package var isSelf = false
  /// Whether it is an array here but a view in Swift, as from `reversed()`, which prints differently.
  package var isView = false
  /// Whether it is a string here but a substring in Swift, whose indices are those of the whole string.
  package var isSlice = false

  package init(_ type: SwiftType, place: Place? = nil, _ code: @escaping Code) {
    self.code = code
    self.type = type
    self.place = place
  }
}
