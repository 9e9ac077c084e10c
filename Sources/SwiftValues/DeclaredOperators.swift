package import ProgramRuntime
import ProgramValues
package import SourceCode
package import SwiftTypes

/// Finds and calls operators declared by programs and the library.
extension Checker {
  /// The operator function that a type declares.
  package func operatorFunction(_ sign: String, _ types: [SwiftType]) -> Function? {
    var found: [Function] = []
    for type in types {
      guard let nominal = type.nominal ?? type.unwrapped.nominal ?? bound(of: type) else {
        continue
      }
      found += methods(sign, of: nominal, isStatic: true)
    }
    found += program.functions(named: sign)
    return found.first { function in
      function.parameters.count == types.count
        && zip(function.parameters, types).allSatisfy {
          conversion(from: $1, to: $0.type) != nil && $1 != .null
        }
    }
  }

  private func bound(of type: SwiftType) -> Nominal? {
    if case .generic(_, let bound?) = type { bound.nominal } else { nil }
  }

  package func callOperator(
    _ function: Function, _ a: Typed, _ b: Typed, at position: Position
  ) throws(Finding) -> Typed {
    let x = try convert(a, to: function.parameters[0].type, at: position)
    let y = try convert(b, to: function.parameters[1].type, at: position)
    guard function.isRequirement else {
      return Typed(function.result) { machine, frame throws(Halt) in
        try machine.call(function, .void, [try x(machine, frame), try y(machine, frame)])
      }
    }
    // The type of the operand that is not a plain one implements it.
    let own = function.parameters[0].type.isGeneric ? 0 : 1
    let type = own == 0 ? a.type : b.type
    return Typed(function.result.substituting(["Self": type])) { machine, frame throws(Halt) in
      let values = [try x(machine, frame), try y(machine, frame)]
      if let result = try machine.builtIn(function.name, values[0], values[1]) { return result }
      return try machine.dispatchStatic(
        function, .type(machine.type(of: values[own], nil)), values)
    }
  }
}
