package import ProgramRuntime
package import SourceCode
package import SwiftTypes
package import Syntax

/// Constructs option sets, and calls their methods.
extension Checker {
  package func optionSet(_ values: [Expr], _ nominal: Nominal, at position: Position)
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
  package func callOptionSet(
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
      let member = SwiftType.TupleElement(label: "memberAfterInsert", type: nominal.type)
      let result: SwiftType =
        switch name {
        case "insert": .tuple([.init(label: "inserted", type: .bool), member])
        case "remove": .optional(nominal.type)
        default: .void
        }
      return Typed(result) { machine, frame throws(Halt) in
        let b = bits(try other(machine, frame))
        var a = 0
        try place.modify(machine, frame) { value throws(Halt) in
          a = bits(value)
          let new =
            switch name {
            case "insert", "formUnion": a | b
            case "formIntersection": a & b
            case "formSymmetricDifference": a ^ b
            default: a & ~b
            }
          value = .parts([.int(new)])
        }
        switch name {
        case "insert":
          return .parts([.bool(a & b != b), .parts([.int(a & b == b ? a & b : b)])])
        case "remove": return a & b == 0 ? .none : .parts([.int(a & b)])
        default: return .void
        }
      }
    }
  }

  private static let optionSetMethods: Set<String> = [
    "contains", "isSuperset", "isSubset", "isDisjoint", "union", "intersection", "subtracting",
    "symmetricDifference", "insert", "formUnion", "remove", "subtract", "formIntersection",
    "formSymmetricDifference",
  ]
}
