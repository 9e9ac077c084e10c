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

  /// Converts a closure to another function type: `inputs` convert its arguments, `output` converts its result.
  package static func closure(_ inputs: [Conversion], _ output: Conversion) -> Conversion {
    if inputs.allSatisfy(\.isIdentity), output.isIdentity { return .identity }
    return .map { machine, value throws(Halt) in
      if value.isNone { return .none }
      return try machine.closure([value]) { machine, fields, arguments throws(Halt) in
        var converted: [Value] = []
        for (input, argument) in zip(inputs, arguments) {
          converted.append(try input(machine, argument))
        }
        return try output(machine, try machine.call(closure: fields[0], converted))
      }
    }
  }
}
