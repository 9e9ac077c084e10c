import ProgramRuntime

/// What a value of a source of Objective-C became.
struct CTyped {
  var type: CType
  var code: Code
  /// Where it can be stored, nil for a value that is only read.
  var place: CPlace?
  /// The number that it is, where the source says it.
  var literal: Int?

  init(_ type: CType, place: CPlace? = nil, _ code: @escaping Code) {
    self.type = type
    self.code = code
    self.place = place
  }
}

/// Where a value is stored.
struct CPlace: Sendable {
  let set: Place.Set
  /// Why nothing may be stored there, nil where it may.
  var obstacle: String?
  /// Whether it is a variable, of whose value a part can be stored.
  var isVariable = true

  init(obstacle: String? = nil, _ set: @escaping Place.Set) {
    self.set = set
    self.obstacle = obstacle
  }
}
