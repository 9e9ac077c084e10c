package import ProgramRuntime

/// Converts a value of one type to another.
package enum Conversion: Sendable {
  case identity
  case map(@Sendable (Machine, Value) throws(Halt) -> Value)
}

extension Conversion {
  package func callAsFunction(_ machine: Machine, _ value: Value) throws(Halt) -> Value {
    switch self {
    case .identity: value
    case .map(let map): try map(machine, value)
    }
  }

  package var isIdentity: Bool { if case .identity = self { true } else { false } }

  /// Converts a closure to another function type: `inputs` convert its arguments, `backs` the inout ones afterwards,
  /// and `output` its result.
  package static func closure(
    _ inputs: [Conversion], backs: [Int: Conversion] = [:], _ output: Conversion
  ) -> Conversion {
    if inputs.allSatisfy(\.isIdentity), output.isIdentity { return .identity }
    return .map { machine, value throws(Halt) in
      if value.isNone { return .none }
      let body = ClosureBody(in: nil)
      body.native = { machine, fields, arguments throws(Halt) in
        var converted: [Value] = []
        for (input, argument) in zip(inputs, arguments) {
          converted.append(try input(machine, argument))
        }
        let result = try finishing { () throws(Halt) in
          try machine.call(closure: fields[0], lending: &converted)
        } _: { () throws(Halt) in
          for (index, back) in backs { arguments[index] = try back(machine, converted[index]) }
        }
        return try output(machine, result)
      }
      return .object(try machine.make(.closure(body), [value]))
    }
  }
}
