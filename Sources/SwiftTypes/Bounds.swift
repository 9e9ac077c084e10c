package import ProgramRuntime
import Syntax

/// Whether types conform to the constraints of placeholders.
extension Checker {
  /// Whether a placeholder with a constraint may stand for a type.
  package func satisfies(_ type: SwiftType, _ bound: SwiftType) -> Bool {
    guard let nominal = bound.nominal, nominal.kind == .protocol else {
      return conversion(from: type, to: bound) != nil
    }
    if nominal.isComposition {
      let parts = nominal.protocols + (nominal.superclass.map { [$0] } ?? [])
      return parts.allSatisfy { satisfies(type, .nominal($0)) }
    }
    guard nominal.isLibrary, Self.builtInProtocols.contains(nominal.name) else {
      return conversion(from: type, to: bound) != nil
    }
    return conforms(type, to: nominal)
  }

  /// Whether values of a type can be compared with `==`, as far as the checker can tell.
  package func isEquatable(_ type: SwiftType) -> Bool {
    guard let equatable = program.type("Equatable") else { return true }
    if case .tuple(let elements) = type { return elements.allSatisfy { isEquatable($0.type) } }
    return conforms(type, to: equatable)
  }

  /// Whether a type conforms to a protocol whose meaning is built into the language. Swift declares some of these
  /// conformances by itself, and some only for certain type arguments.
  package func conforms(_ type: SwiftType, to wanted: Nominal) -> Bool {
    let comparesParts = ["Equatable", "Hashable"].contains(wanted.name)
    switch type {
    case .never, .empty, .null: return true
    case .generic(let name, var bound):
      // A type may name a placeholder without its bound, which the code around it declares.
      if bound == nil, case .generic(_, let declared)? = generics[name] { bound = declared }
      return name.hasPrefix("$") || bound.map { conforms($0, to: wanted) } ?? false
    case .optional(let inner), .implicit(let inner), .array(let inner):
      return comparesParts && conforms(inner, to: wanted)
    case .dictionary(_, let value): return comparesParts && conforms(value, to: wanted)
    case .set, .range, .selector: return comparesParts
    case .metatype, .function, .tuple, .any, .anyObject, .void, .lent, .async: return false
    case .nominal(let nominal, _):
      if declares(nominal, wanted) { return true }
      if nominal.lineage.contains(where: { $0.name == "NSObject" && $0.isLibrary }) {
        return comparesParts || wanted.name == "CustomStringConvertible"
      }
      guard comparesParts, [.struct, .enum].contains(nominal.kind) else { return false }
      return nominal.isLibrary || nominal.isOptionSet
        || nominal.kind == .enum && nominal.elements.allSatisfy(\.payload.isEmpty)
    case .bool, .string, .character, .double, .float, .cgFloat, .int:
      return Library.wrapper(for: type, program).map { declares($0, wanted) } ?? true
    }
  }

  /// Whether a type, a superclass or an extension declares the conformance.
  private func declares(_ nominal: Nominal, _ wanted: Nominal) -> Bool {
    nominal.lineage.contains { type in
      type === wanted || program.protocols(of: type).contains { $0.conforms(to: wanted) }
    }
  }

  /// The protocols of Swift's library that types conform to without a requirement that is checked here.
  package static let builtInProtocols: Set<String> = [
    "Equatable", "Hashable", "Comparable", "AdditiveArithmetic", "Numeric", "BinaryInteger",
    "FloatingPoint", "BinaryFloatingPoint", "CustomStringConvertible",
  ]
}
