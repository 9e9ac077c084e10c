package import ProgramRuntime
import ProgramValues
package import SwiftTypes
import Syntax

/// Compares two values of a type.
package typealias Comparing = @Sendable (Machine, Value, Value) throws(Halt) -> Bool

/// Comparison of values with the `==` and `<` that their types, and the types of their parts, declare.
extension Checker {
  /// Code that compares values of a type for equality; nil if all their parts are compared as they are.
  package func sameness(of type: SwiftType) -> Comparing? {
    var seen: Set<Nominal> = []
    return sameness(of: type, &seen)
  }

  private func sameness(of type: SwiftType, _ seen: inout Set<Nominal>) -> Comparing? {
    switch type {
    case .generic: return { machine, a, b throws(Halt) in try machine.isEqual(a, b) }
    case .nominal(let nominal, _) where nominal.kind == .protocol:
      return { machine, a, b throws(Halt) in try machine.isEqual(a, b) }
    case .optional(let inner), .implicit(let inner):
      guard let same = sameness(of: inner, &seen) else { return nil }
      return { machine, a, b throws(Halt) in
        a.isNone || b.isNone ? a.isNone == b.isNone : try same(machine, a, b)
      }
    case .array(let element):
      guard let same = sameness(of: element, &seen) else { return nil }
      return { machine, a, b throws(Halt) in
        try Self.all(a.array, b.array) { _, x, y throws(Halt) in try same(machine, x, y) }
      }
    case .dictionary(_, let value):
      guard let same = sameness(of: value, &seen) else { return nil }
      return { machine, a, b throws(Halt) in
        guard a.table.count == b.table.count else { return false }
        for pair in a.table.pairs {
          guard let other = b.table[pair.key], try same(machine, pair.value, other) else {
            return false
          }
        }
        return true
      }
    case .tuple(let elements): return sameness(ofParts: elements.map(\.type), &seen)
    case .nominal(let nominal, _):
      if let custom = operatorFunction("==", [type, type]), !custom.isRequirement {
        return { machine, a, b throws(Halt) in
          try machine.call(custom, .void, [a.unboxed, b.unboxed]).bool
        }
      }
      guard !nominal.isLibrary, seen.insert(nominal).inserted else { return nil }
      return switch nominal.kind {
      case .struct: sameness(ofParts: nominal.stored.map(\.type), &seen)
      case .enum: sameness(ofCases: nominal, &seen)
      default: nil
      }
    default: return nil
    }
  }

  private func sameness(ofParts types: [SwiftType], _ seen: inout Set<Nominal>) -> Comparing? {
    var parts: [Comparing?] = []
    for type in types { parts.append(sameness(of: type, &seen)) }
    guard parts.contains(where: { $0 != nil }) else { return nil }
    let all = parts
    return { machine, a, b throws(Halt) in
      try Self.all(a.unboxed.parts, b.unboxed.parts) { index, x, y throws(Halt) in
        guard index < all.count, let same = all[index] else { return x.isSame(as: y) }
        return try same(machine, x, y)
      }
    }
  }

  private func sameness(ofCases nominal: Nominal, _ seen: inout Set<Nominal>) -> Comparing? {
    var cases: [Comparing?] = []
    for element in nominal.elements {
      cases.append(sameness(ofParts: element.payload.map(\.type), &seen))
    }
    guard cases.contains(where: { $0 != nil }) else { return nil }
    let all = cases
    return { machine, a, b throws(Halt) in
      guard case .element(let index, let x) = a.unboxed, case .element(index, let y) = b.unboxed,
        index < all.count, let same = all[index]
      else { return a.isSame(as: b) }
      return try same(machine, .parts(x), .parts(y))
    }
  }

  private static func all(
    _ a: [Value], _ b: [Value], _ same: (Int, Value, Value) throws(Halt) -> Bool
  ) throws(Halt) -> Bool {
    guard a.count == b.count else { return false }
    for (index, pair) in zip(a, b).enumerated() where !(try same(index, pair.0, pair.1)) {
      return false
    }
    return true
  }

  /// Code that tells whether a value of a type orders before another.
  package func ordering(of type: SwiftType) -> Comparing {
    if type.isGeneric || type.isExistential {
      return { machine, a, b throws(Halt) in try machine.isLess(a, b) }
    }
    if let custom = operatorFunction("<", [type, type]), !custom.isRequirement {
      return { machine, a, b throws(Halt) in try machine.call(custom, .void, [a, b]).bool }
    }
    return { _, a, b throws(Halt) in Machine.compare(a, b) == -1 }
  }
}

/// Operators on values whose types are known only at run time.
extension Machine {
  package func isEqual(_ a: Value, _ b: Value) throws(Halt) -> Bool {
    guard let custom = declared("==", a) else { return a.isSame(as: b) }
    return try call(custom, .void, [a.unboxed, b.unboxed]).bool
  }

  package func isLess(_ a: Value, _ b: Value) throws(Halt) -> Bool {
    guard let custom = declared("<", a) else { return Machine.compare(a, b) == -1 }
    return try call(custom, .void, [a.unboxed, b.unboxed]).bool
  }

  /// The operator that a value's type, a superclass or the program declares.
  private func declared(_ sign: String, _ value: Value) -> Function? {
    guard let nominal = nominal(of: value), !nominal.isLibrary else { return nil }
    func fits(_ function: Function) -> Bool {
      guard function.parameters.count == 2, let own = function.parameters[0].type.nominal else {
        return false
      }
      return nominal.lineage.contains(own) && function.parameters[1].type.nominal === own
    }
    let own = program.witness(sign, in: nominal) { member -> Function? in
      if case .method(let method) = member, fits(method) { method } else { nil }
    }
    return own ?? program.functions(named: sign).first(where: fits)
  }
}
