package import ProgramRuntime
package import SourceCode
package import Syntax

/// Constraints of extensions and functions on placeholders, as in `where Element: Equatable`.
extension Checker {
  /// Resolves constraints, and lets the code that they cover know of them.
  package func constrain(_ written: [TypeDecl.Constraint]) -> [TypeConstraint] {
    var made: [TypeConstraint] = []
    for constraint in written {
      if case .named("StringProtocol", _) = constraint.type.kind, !isLibrary {
        // Strings and substrings have the same type here.
        made.append(.init(name: constraint.name, type: .string, isSame: true))
        generics[constraint.name] = .string
        continue
      }
      guard let type = try? resolve(constraint.type) else { continue }
      made.append(.init(name: constraint.name, type: type, isSame: constraint.isSame))
      guard !isLibrary,
        constraint.isSame || generics[constraint.name] != nil || constraint.name.contains(".")
      else { continue }
      // A name that another one stands for shares its constraints.
      if !constraint.isSame, case .generic(let other, _)? = generics[constraint.name],
        other != constraint.name
      {
        generics[constraint.name] = .generic(other, type)
        generics[other] = .generic(other, type)
        continue
      }
      generics[constraint.name] = constraint.isSame ? type : .generic(constraint.name, type)
    }
    return made
  }

  /// Whether constraints hold with the types of placeholders. A placeholder without a known type passes.
  package func holds(_ constraints: [TypeConstraint], _ map: [String: SwiftType]) -> Bool {
    constraints.allSatisfy { constraint in
      guard let type = map[constraint.name] ?? map["$" + constraint.name], !isOpen(type) else {
        return true
      }
      let wanted = constraint.type.substituting(map)
      if constraint.isSame { return type == wanted || isOpen(wanted) }
      return satisfies(type, wanted)
    }
  }

  /// Rejects a call whose placeholders' types don't meet the function's constraints.
  package func checkBounds(
    of function: Function, _ map: [String: SwiftType], at position: Position
  ) throws(Finding) {
    guard !isLibrary else { return }
    for generic in function.generics {
      if case .named(let name, _)? = generic.bound?.kind, let type = map[generic.name],
        Self.sequences.contains(name), program.type(name) == nil, !isSequence(type)
      {
        throw Finding(
          "'\(function.fullName)' needs '\(type.written)' to conform to '\(name)'.", at: position)
      }
      guard let reference = generic.bound, let type = map[generic.name], !isOpen(type),
        let bound = try? resolve(reference), !satisfies(type, bound.substituting(map))
      else { continue }
      throw unmet(function, type, "conform to", bound, at: position)
    }
    for constraint in function.constraints where !holds([constraint], map) {
      let type = map[constraint.name] ?? map["$" + constraint.name] ?? .any
      throw unmet(
        function, type, constraint.isSame ? "be" : "conform to", constraint.type, at: position)
    }
  }

  /// Rejects a method of a name that exists only for other types of the placeholders.
  package func checkConstraints(
    of name: String, _ nominal: Nominal, _ map: [String: SwiftType], at position: Position
  ) throws(Finding) {
    for case .method(let method) in nominal.lineage.flatMap({ allMembers(name, of: $0) })
    where !method.isStatic {
      for constraint in method.constraints where !holds([constraint], map) {
        let type = map[constraint.name] ?? map["$" + constraint.name] ?? .any
        throw unmet(
          method, type, constraint.isSame ? "be" : "conform to", constraint.type, at: position)
      }
    }
  }

  /// The protocols of collections, which have no members here but are known as constraints.
  package static let sequences: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection",
  ]

  private func isSequence(_ type: SwiftType) -> Bool {
    switch type {
    case .array, .set, .dictionary, .range, .string, .generic, .empty, .null: true
    case .nominal(let nominal, _): nominal.conforms(named: "$Sequence")
    default: false
    }
  }

  private func unmet(
    _ function: Function, _ type: SwiftType, _ verb: String, _ bound: SwiftType,
    at position: Position
  ) -> Finding {
    Finding(
      "'\(function.fullName)' needs '\(type.written)' to \(verb) '\(bound.written)'.", at: position)
  }

  /// Whether a type is not inferred yet.
  private func isOpen(_ type: SwiftType) -> Bool {
    switch type {
    case .generic(let name, _): name.hasPrefix("$") && generics[String(name.dropFirst())] == nil
    case .null, .empty: true
    default: false
    }
  }
}
