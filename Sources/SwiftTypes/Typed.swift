/// What a source's value became.
struct Typed: Sendable {
  var code: Code
  var type: SwiftType
  /// Where it can be stored, nil for a value that is only read.
  var place: Place?
  /// Whether it is the `self` of the method that is checked.
  var isSelf = false
  /// Whether it is an array here and in Swift a view of one, as `reversed()` gives, which prints otherwise.
  var isView = false

  init(_ type: SwiftType, place: Place? = nil, _ code: @escaping Code) {
    self.code = code
    self.type = type
    self.place = place
  }
}
