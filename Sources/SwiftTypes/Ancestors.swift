package import ProgramRuntime

/// The type arguments with which classes inherit from generic superclasses.
extension Checker {
  /// Returns the type arguments of a superclass as a type inherits from it; nil if it does not.
  package func arguments(of ancestor: Nominal, seenFrom type: SwiftType) -> [SwiftType]? {
    if case .generic(_, let bound?) = type { return arguments(of: ancestor, seenFrom: bound) }
    guard case .nominal(var nominal, var arguments) = type else { return nil }
    for _ in 0..<64 where nominal !== ancestor {
      guard let superclass = nominal.superclass else { return nil }
      let map = placeholders(of: nominal, arguments)
      arguments = nominal.superclassArguments.map { $0.substituting(map) }
      nominal = superclass
    }
    return nominal === ancestor ? arguments : nil
  }

  /// Returns a superclass's placeholders as a type inherits them; none for the type's own.
  package func placeholders(
    of ancestor: Nominal?, seenFrom type: SwiftType
  ) -> [String: SwiftType] {
    guard let ancestor, !ancestor.generics.isEmpty, type.nominal !== ancestor,
      let arguments = arguments(of: ancestor, seenFrom: type)
    else { return [:] }
    return placeholders(of: ancestor, arguments)
  }

  private func placeholders(
    of nominal: Nominal, _ arguments: [SwiftType]
  ) -> [String: SwiftType] {
    var map: [String: SwiftType] = [:]
    for (generic, type) in zip(nominal.generics, arguments) {
      map[nominal.placeholder(generic)] = type
    }
    return map
  }
}
