package import ProgramRuntime
package import SourceCode
package import SwiftTypes
import Syntax

/// Resolves the associated types of protocols.
extension Checker {
  /// Adds to a map the associated types of all protocols that a value's type conforms to.
  package func addAssociated(of base: Typed, _ nominal: Nominal, to map: inout [String: SwiftType])
  {
    for (name, type) in associated(of: base.type, nominal, isSelf: base.isSelf)
    where map[name] == nil {
      map[name] = type
    }
  }

  /// Adds them under the names used in a generic function, as in `Cell.Model`, once its placeholders are inferred.
  package func addAssociated(of function: Function, to map: inout [String: SwiftType]) {
    for generic in function.generics {
      guard let type = map[generic.name], let bound = generic.bound,
        let nominal = (try? resolve(bound))?.nominal, nominal.kind == .protocol
      else { continue }
      let owner = members(of: type)?.0 ?? nominal
      for (name, type) in associated(of: type, owner, isSelf: false) {
        map["\(generic.name).\(name)"] = type
      }
    }
  }

  private func associated(
    of type: SwiftType, _ nominal: Nominal, isSelf: Bool
  ) -> [(String, SwiftType)] {
    var found: [(String, SwiftType)] = []
    for conformed in conformances(of: nominal) {
      for generic in conformed.associated {
        found.append((generic.name, associated(generic, of: type, nominal, conformed, isSelf)))
      }
    }
    return found
  }

  private func associated(
    _ generic: Generic, of type: SwiftType, _ nominal: Nominal, _ conformed: Nominal, _ isSelf: Bool
  ) -> SwiftType {
    let bound = generic.bound.flatMap { try? resolve($0) }
    if isSelf, let own = generics[generic.name] { return own }
    switch type {
    case .generic("Self", _): return generics[generic.name] ?? .generic(generic.name, bound)
    case .generic(let name, _): return .generic("\(name).\(generic.name)", bound)
    default: break
    }
    if nominal.kind == .protocol { return bound ?? .any }
    var map: [String: SwiftType] = [:]
    if case .nominal(_, let types) = type {
      for (own, type) in zip(nominal.generics, types) { map[nominal.placeholder(own)] = type }
    }
    return (witness(generic.name, of: nominal, conformed) ?? bound ?? .any).substituting(map)
  }

  /// The protocols that a type conforms to, including itself if it is one.
  private func conformances(of nominal: Nominal) -> [Nominal] {
    var found: [Nominal] = []
    func add(_ type: Nominal) {
      guard found.count < 64, !found.contains(type) else { return }
      if type.kind == .protocol { found.append(type) }
      for next in program.protocols(of: type) { add(next) }
    }
    for type in nominal.lineage { add(type) }
    return found
  }

  /// An associated type inferred from a type's own declarations: a nested type of that name, or the type in a
  /// requirement's witness.
  private func witness(_ name: String, of nominal: Nominal, _ conformed: Nominal) -> SwiftType? {
    if let own = nominal.generics.first(where: { $0.name == name }) {
      return .generic(own.name, nil)
    }
    switch find(name, in: nominal, isStatic: true) {
    case .type(let type): return type.type
    case .alias(let type): return type
    default: break
    }
    var map: [String: SwiftType] = [:]
    for (member, requirements) in conformed.members {
      for requirement in requirements {
        switch requirement {
        case .method(let method):
          let own = methods(member, of: nominal, isStatic: method.isStatic).first {
            $0.key == method.key && $0.owner?.kind != .protocol
          }
          if let own { unify(method.type, own.type, [name], &map) }
        case .property(let property):
          guard case .property(let own)? = find(member, in: nominal, isStatic: property.isStatic),
            own.owner?.kind != .protocol, (try? inferType(of: own)) != nil
          else { continue }
          unify(property.type, own.type, [name], &map)
        default: break
        }
        if let found = map[name] { return found }
      }
    }
    return nil
  }

  /// Rejects a requirement whose values can't be converted for its witness.
  package func checkPlaceholders(of function: Function, at position: Position) throws(Finding) {
    guard function.isRequirement, function.generics.isEmpty else { return }
    let types = function.parameters.map(\.type) + [function.result]
    guard types.allSatisfy(\.passesPlaceholders) else {
      throw Finding(
        "'\(function.fullName)' has an associated type within another type, which is not supported here; call it on a concrete type.",
        at: position)
    }
  }
}
