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
}
