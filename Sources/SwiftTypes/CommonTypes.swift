package import ProgramRuntime

/// Finds common types.
extension Checker {
  /// Returns the common type of values of some types.
  package func common(_ types: [SwiftType]) -> SwiftType {
    var result: SwiftType?
    for type in types {
      let type = type.asVariable
      guard let current = result else {
        result = type
        continue
      }
      if current == type || conversion(from: type, to: current) != nil && current != .null {
        continue
      }
      if current == .null {
        result = type.wrapped == nil && type != .null ? .optional(type) : type
      } else if type == .null {
        result = .optional(current)
      } else if conversion(from: current, to: type) != nil {
        result = type
      } else if let a = current.unwrapped.nominal, let b = type.unwrapped.nominal,
        let shared = a.lineage.first(where: { b.conforms(to: $0) })
      {
        let isOptional = current.wrapped != nil || type.wrapped != nil
        result = isOptional ? .optional(shared.type) : shared.type
      } else {
        result = .any
      }
    }
    return result ?? .any
  }
}
