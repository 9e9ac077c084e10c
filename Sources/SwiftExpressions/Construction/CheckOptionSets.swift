import ProgramRuntime
import SourceCode
import SwiftTypes
import Syntax

/// Constructs option sets, and calls their methods.
extension Checker {
  func optionSet(_ values: [Expr], _ nominal: Nominal, at position: Position)
    throws(Finding) -> Typed
  {
    var codes: [Code] = []
    for value in values { codes.append(try checkValue(value, as: nominal.type)) }
    return Typed(nominal.type) { [codes] machine, frame throws(Halt) in
      var bits = 0
      for code in codes { bits |= try code(machine, frame).parts.first?.int ?? 0 }
      return .parts([.int(bits)])
    }
  }

  /// Methods of option sets.
  func callOptionSet(
    _ name: String, _ nominal: Nominal, of typed: Typed, _ arguments: [Expr.Argument],
    at position: Position
  ) throws(Finding) -> Typed? {
    guard arguments.count == 1, Self.optionSetMethods.contains(name) else { return nil }
    let code = typed.code
    let other = try checkValue(arguments[0].value, as: nominal.type)
    @Sendable func bits(_ value: Value) -> Int { value.parts.first?.int ?? 0 }
    switch name {
    case "contains", "isSuperset":
      return Typed(.bool) { machine, frame throws(Halt) in
        let (a, b) = (bits(try code(machine, frame)), bits(try other(machine, frame)))
        return .bool(a & b == b)
      }
    case "isSubset", "isDisjoint":
      return Typed(.bool) { machine, frame throws(Halt) in
        let (a, b) = (bits(try code(machine, frame)), bits(try other(machine, frame)))
        return .bool(name == "isSubset" ? a & b == a : a & b == 0)
      }
    case "union", "intersection", "subtracting", "symmetricDifference":
      return Typed(nominal.type) { machine, frame throws(Halt) in
        let (a, b) = (bits(try code(machine, frame)), bits(try other(machine, frame)))
        return .parts([
          .int(
            name == "union"
              ? a | b : name == "intersection" ? a & b : name == "subtracting" ? a & ~b : a ^ b)
        ])
      }
    default:
      guard let place = typed.place, place.obstacle == nil else {
        throw Finding(
          "'\(name)' mutates its receiver, which can't be changed here.", at: position)
      }
      return Typed(.void) { machine, frame throws(Halt) in
        let b = bits(try other(machine, frame))
        try place.modify(machine, frame) { value throws(Halt) in
          let a = bits(value)
          value = .parts([.int(name == "insert" || name == "formUnion" ? a | b : a & ~b)])
        }
        return .void
      }
    }
  }

  private static let optionSetMethods: Set<String> = [
    "contains", "isSuperset", "isSubset", "isDisjoint", "union", "intersection", "subtracting",
    "symmetricDifference", "insert", "formUnion", "remove", "subtract",
  ]
}
