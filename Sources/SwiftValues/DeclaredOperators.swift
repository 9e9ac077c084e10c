package import ProgramRuntime
package import SourceCode
package import SwiftTypes

/// Finds and calls operators declared by programs and the library.
extension Checker {
  /// The operator function that a type declares.
  package func operatorFunction(_ sign: String, _ types: [SwiftType]) -> Function? {
    var found: [Function] = []
    for type in types {
      guard let nominal = type.nominal ?? type.unwrapped.nominal else { continue }
      found += methods(sign, of: nominal, isStatic: true)
    }
    found += candidates(named: sign)
    return found.first { function in
      function.parameters.count == types.count
        && zip(function.parameters, types).allSatisfy {
          conversion(from: $1, to: $0.type) != nil && $1 != .null
        }
    }
  }

  package func callOperator(
    _ function: Function, _ a: Typed, _ b: Typed, at position: Position
  ) throws(Finding) -> Typed {
    let x = try convert(a, to: function.parameters[0].type, at: position)
    let y = try convert(b, to: function.parameters[1].type, at: position)
    return Typed(function.result) { machine, frame throws(Halt) in
      try machine.call(function, .void, [try x(machine, frame), try y(machine, frame)])
    }
  }

  /// The global functions of a name.
  package func candidates(named name: String) -> [Function] {
    (program.functions[name] ?? []) + (program.library?.functions[name] ?? [])
  }
}
