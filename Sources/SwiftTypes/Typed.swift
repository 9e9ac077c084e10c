package import ProgramRuntime

/// What a source's value became.
package struct Typed: Sendable {
  package var code: Code
  package var type: SwiftType
  /// Where it can be stored, nil for a value that is only read.
  package var place: Place?
  /// Whether it is the `self` of the method that is checked.
  package var isSelf = false
  /// Whether it is an array here and in Swift a view of one, as `reversed()` gives, which prints otherwise.
  package var isView = false
  /// Whether it is a text here and in Swift a part of one, whose indices are those of the whole.
  package var isSlice = false

  package init(_ type: SwiftType, place: Place? = nil, _ code: @escaping Code) {
    self.code = code
    self.type = type
    self.place = place
  }
}
