/// How a value of one type becomes one of another.
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

  /// A closure as one that takes and returns other types: what it is given is converted by `inputs`, and what
  /// it returns by `output`.
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
