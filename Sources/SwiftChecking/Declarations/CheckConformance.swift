import ProgramRuntime
import SourceCode
import SwiftExpressions
import SwiftTypes
import Syntax

/// Rejects a type that lacks a requirement of a protocol of the program. Requirements of UIKit's protocols are not
/// checked: most are optional.
extension Checker {
  /// Checks a type and its nested types.
  func checkConformances(of nominal: Nominal) {
    guard !isLibrary else { return }
    checkConformance(of: nominal)
    for case .type(let inner) in nominal.members.values.joined() { checkConformances(of: inner) }
  }

  private func checkConformance(of nominal: Nominal) {
    guard nominal.kind != .protocol else { return }
    var seen = Set<Nominal>()
    var open = program.protocols(of: nominal)
    while let adopted = open.popLast() {
      guard seen.insert(adopted).inserted else { continue }
      open += adopted.protocols
      guard !adopted.isLibrary else { continue }
      for (name, members) in adopted.members.sorted(by: { $0.key < $1.key }) {
        for member in members where member.isRequirement && !provides(nominal, member, named: name)
        {
          report(
            Finding(
              "'\(nominal.name)' does not conform to '\(adopted.name)': '\(written(member, name))' is missing.",
              at: nominal.at))
        }
      }
    }
  }

  /// Whether a type, a superclass or a protocol extension satisfies a requirement.
  private func provides(_ nominal: Nominal, _ requirement: Member, named name: String) -> Bool {
    switch requirement {
    case .property(let property):
      return property.modifiers.words.contains("optional")
        || ["rawValue", "allCases", "hashValue"].contains(name)
        || all(name, of: nominal).contains { member in
          switch member {
          case .property(let own): own.isStatic == property.isStatic
          case .element: property.isStatic
          case .method, .type, .alias: false
          }
        }
    case .method(let method):
      if method.modifiers.words.contains("optional") { return true }
      // Swift synthesizes some members: memberwise initializers, and operators of enums.
      if method.kind != .function || method.isStatic && isOperator(method.name) { return true }
      return all(name, of: nominal).contains { member in
        switch member {
        case .method(let own): own.isStatic == method.isStatic && own.fullName == method.fullName
        case .element: method.isStatic
        case .property, .type, .alias: false
        }
      }
    case .element, .type, .alias: return true
    }
  }

  /// A type's members of a name, without requirements.
  private func all(_ name: String, of nominal: Nominal) -> [Member] {
    var types = nominal.lineage
    var found: [Member] = []
    var seen = Set<Nominal>()
    while let type = types.popLast() {
      guard seen.insert(type).inserted else { continue }
      found += allMembers(name, of: type).filter { !$0.isRequirement }
      types += program.protocols(of: type)
    }
    return found
  }

  private func written(_ member: Member, _ name: String) -> String {
    if case .method(let method) = member { method.fullName } else { name }
  }
}
