package import ProgramRuntime
import SourceCode
import Syntax

/// Finds the members of types by name.
extension Checker {
  /// The type that has a value's members, with its type arguments.
  package func members(of type: SwiftType) -> (Nominal, [SwiftType])? {
    switch type {
    case .nominal(let nominal, let arguments): return (nominal, arguments)
    case .generic(_, let bound?):
      let found = members(of: bound)
      // The built-in protocols have the members of any value.
      guard let nominal = found?.0, Self.builtInProtocols.contains(nominal.name),
        nominal.isLibrary, nominal.members.isEmpty
      else { return found }
      return program.type("$Any").map { ($0, []) }
    case .array(let element): return program.type("$Array").map { ($0, [element]) }
    case .set(let element): return program.type("$Set").map { ($0, [element]) }
    case .dictionary(let key, let value):
      return program.type("$Dictionary").map { ($0, [key, value]) }
    case .range(let element, let isClosed):
      return program.type(isClosed ? "$ClosedRange" : "$Range").map { ($0, [element]) }
    case .optional(let wrapped): return program.type("$Optional").map { ($0, [wrapped]) }
    case .any, .generic: return program.type("$Any").map { ($0, []) }
    case .anyObject: return program.type("$Any").map { ($0, []) }
    case .int: return program.type("$Int").map { ($0, []) }
    default: return Library.wrapper(for: type, program).map { ($0, []) }
    }
  }

  /// Finds a member by name, the nearest class's first. For a name without parameters, properties take precedence
  /// over methods, as with `tableView` in a class with methods of that name. With the types of placeholders, only
  /// members whose constraints hold are found.
  package func find(
    _ name: String, in nominal: Nominal, isStatic: Bool, _ map: [String: SwiftType] = [:]
  ) -> Member? {
    let base = String(name.prefix { $0 != "(" })
    let found = inherited(base, by: nominal, map).filter { member in
      switch member {
      case .property(let property): property.isStatic == isStatic
      case .method(let method):
        method.isStatic == isStatic && (name == base || method.fullName == name)
      case .element, .type, .alias: isStatic
      }
    }
    guard found.count > 1, case .method? = found.first, name == base else { return found.first }
    let property = found.first { if case .property = $0 { true } else { false } }
    return property ?? found.first
  }

  /// The members of a type with a name: the nearest class's first, then those of protocols. For a struct or an
  /// enum, an extension's members precede protocol requirements. Constrained members precede others.
  private func inherited(
    _ name: String, by nominal: Nominal, _ map: [String: SwiftType]
  ) -> [Member] {
    var found = nominal.lineage.flatMap { allMembers(name, of: $0) }
    var seen = Set<Nominal>()
    func conform(_ type: Nominal) {
      for conformed in program.protocols(of: type) where seen.insert(conformed).inserted {
        found += allMembers(name, of: conformed)
        conform(conformed)
      }
    }
    for type in nominal.lineage { conform(type) }
    if found.contains(where: { !$0.constraints.isEmpty }) {
      found = found.filter { holds($0.constraints, map) }
      let ranks = Dictionary(grouping: found) { $0.constraints.count }
      found = ranks.sorted { $0.key > $1.key }.flatMap(\.value)
    }
    guard nominal.kind == .struct || nominal.kind == .enum else { return found }
    return found.filter { !$0.isRequirement } + found.filter(\.isRequirement)
  }

  package func allMembers(_ name: String, of type: Nominal) -> [Member] {
    (type.members[name] ?? []) + (program.extensions[type]?[name] ?? [])
  }

  package func memberNames(of type: SwiftType) -> [String] {
    guard let nominal = type.unwrapped.nominal ?? Library.wrapper(for: type.unwrapped, program)
    else { return [] }
    return nominal.lineage.flatMap {
      Array($0.members.keys) + Array(program.extensions[$0]?.keys ?? [:].keys)
    }
  }

  /// The methods of a type with a name, the nearest class's first.
  package func methods(
    _ name: String, of nominal: Nominal, isStatic: Bool, _ map: [String: SwiftType] = [:]
  ) -> [Function] {
    var found: [Function] = []
    for case .method(let method) in inherited(name, by: nominal, map)
    where method.isStatic == isStatic
      && !found.contains(where: { $0.key == method.key && sameParameters($0, method) })
    {
      found.append(method)
    }
    return found
  }

  private func sameParameters(_ a: Function, _ b: Function) -> Bool {
    a.parameters.count == b.parameters.count
      && zip(a.parameters, b.parameters).allSatisfy { $0.type == $1.type }
  }
}
