import ProgramRuntime

/// A compiled Objective-C expression.
struct CTyped {
  var type: CType
  var code: Code
  /// Where it can be stored; nil for a read-only value.
  var place: CPlace?
  /// Its numeric value if it is a literal.
  var literal: Int?

  init(_ type: CType, place: CPlace? = nil, _ code: @escaping Code) {
    self.type = type
    self.code = code
    self.place = place
  }
}

/// A storage location.
struct CPlace: Sendable {
  let set: Place.Set
  /// Why the location can't be assigned; nil if it can.
  var obstacle: String?
  /// Whether it is a variable, so that parts of its value can be assigned.
  var isVariable = true

  init(obstacle: String? = nil, _ set: @escaping Place.Set) {
    self.set = set
    self.obstacle = obstacle
  }
}
