import ProgramChecking
import ProgramRuntime
import SourceCode
import SwiftExpressions
import SwiftTypes
import Syntax

/// Rejects a type that lacks a requirement of a protocol of the program. UIKit's protocols are skipped: most of their
/// requirements are optional.
extension Checker {
  /// Checks a type and its nested types.
  func checkConformances(of nominal: Nominal) {
    guard !isLibrary else { return }
    attempt(at: nominal.at) { () throws(Finding) in try self.checkConformance(of: nominal) }
    for case .type(let inner) in nominal.members.values.joined() { checkConformances(of: inner) }
  }

  private func checkConformance(of nominal: Nominal) throws(Finding) {
    guard nominal.kind != .protocol else { return }
    var seen = Set<Nominal>()
    var open = program.protocols(of: nominal)
    while let adopted = open.popLast() {
      guard seen.insert(adopted).inserted else { continue }
      open += adopted.protocols
      if adopted.isLibrary, let needed = Self.neededOfSequences[adopted.name] {
        let methods = try needed.map { name throws(Finding) in try all(name, of: nominal) }
        if !methods.contains(where: { !$0.isEmpty }) {
          report(
            Finding(
              "'\(nominal.name)' does not conform to '\(adopted.name.dropFirst())': '\(needed[0])' is missing.",
              at: nominal.at))
        }
      }
      guard !adopted.isLibrary else { continue }
      addMemberwise(to: nominal, for: adopted)
      checkRequired(of: nominal, adopted)
      for (name, members) in adopted.members.sorted(by: { $0.key < $1.key }) {
        for member in members where member.isRequirement && !isOptional(member, named: name) {
          let own = try all(name, of: nominal)
          guard !own.contains(where: { satisfies($0, member) }) else { continue }
          var finding = Finding(
            "'\(nominal.name)' does not conform to '\(adopted.name)': '\(written(member, name))' is missing.",
            at: nominal.at)
          // A member that was not understood is missing too.
          finding.follows = true
          report(finding)
        }
      }
    }
  }

  /// Of which members a sequence needs one, by the library's protocol.
  private static let neededOfSequences: [String: [String]] = [
    "$Sequence": ["makeIterator", "next", "endIndex"], "$IteratorProtocol": ["next"],
    "$Collection": ["startIndex"],
  ]

  /// Rejects a class's initializer that a protocol requires of its subclasses too.
  private func checkRequired(of nominal: Nominal, _ adopted: Nominal) {
    guard nominal.kind == .class, !nominal.modifiers.words.contains("final") else { return }
    for case .method(let wanted) in adopted.members["init"] ?? [] where wanted.isRequirement {
      for case .method(let own) in nominal.members["init"] ?? []
      where own.key == wanted.key && !own.modifiers.words.contains("required") && own.at.line > 0 {
        report(
          Finding(
            "'\(own.fullName)' is required by '\(adopted.name)'; write 'required' before it.",
            at: own.at))
      }
    }
  }

  /// Lets a struct's memberwise initializer satisfy a protocol that requires it.
  private func addMemberwise(to nominal: Nominal, for adopted: Nominal) {
    guard nominal.kind == .struct, !nominal.hasOwnInitializer, !nominal.isLibrary else { return }
    for case .method(let required) in adopted.members["init"] ?? [] where required.isRequirement {
      for made in [false, true].map({ memberwise(nominal, onlyNeeded: $0) })
      where made.key == required.key && nominal.table[made.key] == nil {
        nominal.table[made.key] = made
      }
    }
  }

  /// Whether Swift or the protocol itself makes a requirement optional.
  private func isOptional(_ requirement: Member, named name: String) -> Bool {
    switch requirement {
    case .property(let property):
      property.modifiers.words.contains("optional")
        || ["rawValue", "allCases", "hashValue"].contains(name)
    case .method(let method):
      // Swift synthesizes some members: memberwise initializers, and operators of enums.
      method.modifiers.words.contains("optional") || method.kind != .function
        || method.isStatic && isOperator(method.name)
    case .element, .type, .alias: true
    }
  }

  /// Whether a member of a type, a superclass or a protocol extension satisfies a requirement of its name.
  private func satisfies(_ member: Member, _ requirement: Member) -> Bool {
    switch (member, requirement) {
    case (.property(let own), .property(let property)): own.isStatic == property.isStatic
    case (.element, .property(let property)): property.isStatic
    case (.method(let own), .method(let method)):
      own.isStatic == method.isStatic && own.fullName == method.fullName
    case (.element, .method(let method)): method.isStatic
    default: false
    }
  }

  /// A type's members of a name, without requirements.
  private func all(_ name: String, of nominal: Nominal) throws(Finding) -> [Member] {
    var types = nominal.lineage
    var found: [Member] = []
    var seen = Set<Nominal>()
    while let type = types.popLast() {
      guard seen.insert(type).inserted else { continue }
      try effort.spend(at: nominal.at)
      found += allMembers(name, of: type).filter { !$0.isRequirement }
      types += program.protocols(of: type)
    }
    return found
  }

  private func written(_ member: Member, _ name: String) -> String {
    if case .method(let method) = member { method.fullName } else { name }
  }
}
