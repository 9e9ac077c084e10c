import ProgramRuntime
import SourceCode
import SwiftTypes
import Syntax

/// Adds the members of extensions to their types.
extension Checker {
  func extend(_ declaration: TypeDecl) {
    attempt(at: declaration.at) { () throws(Finding) in
      let type: SwiftType
      let stands: [String: String] = [
        "Sequence": "$Array", "Collection": "$Array", "BidirectionalCollection": "$Array",
        "RandomAccessCollection": "$Array", "StringProtocol": "$String", "BinaryInteger": "$Int",
        "Numeric": "$Int", "FloatingPoint": "$Double", "BinaryFloatingPoint": "$Double",
      ]
      let isMarker =
        Self.markers.contains(declaration.name)
        && !Self.builtInProtocols.contains(declaration.name)
      if isMarker, stands[declaration.name] == nil {
        throw Finding("Extensions of '\(declaration.name)' are not supported.", at: declaration.at)
      } else if let nominal = self.program.type(stands[declaration.name] ?? declaration.name) {
        type = nominal.type
      } else {
        type = try self.resolve(TypeRef(.named(declaration.name, []), at: declaration.at))
      }
      guard let nominal = type.nominal ?? Library.wrapper(for: type, self.program) else {
        throw Finding("Extensions of '\(declaration.name)' are not supported.", at: declaration.at)
      }
      self.declareTypes(self.nested(declaration), in: nominal)
      self.within(nominal) {
        for reference in declaration.inherits {
          if let own = self.ownSequence(reference) {
            self.adopt(own, nominal, at: reference.at)
          } else if case .nominal(let other, _)? = try? self.resolve(reference),
            other.kind == .protocol
          {
            self.adopt(other, nominal, at: reference.at)
          }
        }
        self.constraints = self.constrain(declaration.constraints)
        for constraint in self.constraints
        where constraint.name == "Self" && !constraint.isSame && nominal.kind == .protocol {
          guard let bound = constraint.type.nominal else { continue }
          self.generics["Self"] = .generic(
            "Self", self.bound(nominal, to: bound, at: declaration.at).type)
        }
        self.exposesMembers = declaration.modifiers.isExposed
        defer { (self.exposesMembers, self.constraints) = (false, []) }
        for member in declaration.members { self.declare(member, of: nominal, isExtension: true) }
      }
    }
  }

  /// The type of `self` in a protocol extension that constrains `Self` to another type.
  private func bound(_ nominal: Nominal, to other: Nominal, at position: Position) -> Nominal {
    let made = Nominal(
      nominal.name, .protocol, isLibrary: nominal.isLibrary, at: position, in: program)
    made.protocols = other.kind == .protocol ? [nominal, other] : [nominal]
    made.superclass = other.kind == .class ? other : nil
    made.isClassBound = nominal.isClassBound || other.kind == .class
    return made
  }

  /// Records that an extension makes a type conform to a protocol. Library types are shared by all programs and
  /// immutable, so for them the program's own protocol records the conformance.
  private func adopt(_ adopted: Nominal, _ nominal: Nominal, at position: Position) {
    guard nominal.isLibrary, !isLibrary else { return nominal.protocols.append(adopted) }
    if Self.builtInProtocols.contains(adopted.name), adopted.isLibrary {
      return program.adopted[nominal, default: []].append(adopted)
    }
    guard !adopted.isLibrary else {
      if !nominal.conforms(to: adopted) {
        report(
          Finding(
            "Making '\(nominal.name)' conform to '\(adopted.name)' is not supported.", at: position)
        )
      }
      return
    }
    adopted.adopters.insert(nominal)
    program.adopted[nominal, default: []].append(adopted)
  }
}
