package import ProgramRuntime
import SourceCode
package import Syntax

/// Finds the members of types by name.
extension Checker {
  /// The type whose members a value has, and what its placeholders stand for.
  package func members(of type: SwiftType) -> (Nominal, [SwiftType])? {
    switch type {
    case .nominal(let nominal, let arguments): return (nominal, arguments)
    case .generic(_, let bound?): return members(of: bound)
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

  /// What a placeholder is called among types.
  package func placeholder(_ generic: Generic, _ nominal: Nominal) -> String {
    nominal.isLibrary ? "$" + generic.name : generic.name
  }

  /// A member by its name, the nearest class's first.
  package func find(_ name: String, in nominal: Nominal, isStatic: Bool) -> Member? {
    find(name, in: nominal, isStatic: isStatic, ofValue: isValue(nominal))
  }

  /// Of a value, what an extension of a protocol does comes before what the protocol asks for.
  private func find(
    _ name: String, in nominal: Nominal, isStatic: Bool, ofValue: Bool
  ) -> Member? {
    let base = String(name.prefix { $0 != "(" })
    for type in nominal.lineage {
      var asked: Member?
      for member in allMembers(base, of: type) {
        switch member {
        case .property(let property) where property.isStatic == isStatic:
          guard ofValue, type.kind == .protocol, property.getter == nil else { return member }
          asked = asked ?? member
        case .method(let method)
        where method.isStatic == isStatic && (name == base || method.fullName == name):
          guard ofValue, method.isRequirement else { return member }
          asked = asked ?? member
        case .element, .type, .alias:
          if isStatic { return member }
        default: break
        }
      }
      if let asked { return asked }
    }
    for type in nominal.lineage {
      for conformed in program.protocols(of: type) {
        if let member = find(name, in: conformed, isStatic: isStatic, ofValue: ofValue) {
          return member
        }
      }
    }
    return nil
  }

  private func isValue(_ nominal: Nominal) -> Bool {
    nominal.kind == .struct || nominal.kind == .enum
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

  /// The methods of a name that a type has, the nearest class's first.
  package func methods(_ name: String, of nominal: Nominal, isStatic: Bool) -> [Function] {
    var found: [Function] = []
    let isValue = isValue(nominal)
    func add(_ type: Nominal) {
      for member in allMembers(name, of: type) {
        guard case .method(let method) = member, method.isStatic == isStatic else { continue }
        let same = found.firstIndex { $0.key == method.key && sameParameters($0, method) }
        if let same {
          // What a protocol asks for is done by an extension where the type does not do it.
          if isValue, found[same].isRequirement, !method.isRequirement { found[same] = method }
        } else {
          found.append(method)
        }
      }
    }
    var seen = Set<Nominal>()
    func conform(_ type: Nominal) {
      for conformed in program.protocols(of: type) where seen.insert(conformed).inserted {
        add(conformed)
        conform(conformed)
      }
    }
    for type in nominal.lineage { add(type) }
    for type in nominal.lineage { conform(type) }
    return found
  }

  private func sameParameters(_ a: Function, _ b: Function) -> Bool {
    a.parameters.count == b.parameters.count
      && zip(a.parameters, b.parameters).allSatisfy { $0.type == $1.type }
  }
}
