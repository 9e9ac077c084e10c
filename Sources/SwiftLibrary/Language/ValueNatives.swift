import ProgramRuntime

/// Members of any value, of optionals and of Booleans.
extension Library {
  static let valueProperties: [String: NativeProperty] = [
    "$Any.hashValue": get { value in .int(hash(value)) },
    "$Bool.description": get { .string("\($0.bool)") },
  ]

  static let valueNatives: [String: Native] = [
    "$Optional.map(_:)": { machine, value, arguments throws(Halt) in
      value.isNone ? .none : try machine.call(closure: arguments[0], [value])
    },
    "$Optional.flatMap(_:)": { machine, value, arguments throws(Halt) in
      value.isNone ? .none : try machine.call(closure: arguments[0], [value])
    },
    "AnyIterator.next()": { machine, iterator, _ throws(Halt) in
      try machine.charge(1)
      return try machine.call(closure: machine.field("step", of: iterator).unboxed, [])
    },
    "AnySequence.makeIterator()": { machine, sequence, _ throws(Halt) in
      try machine.call(closure: machine.field("make", of: sequence).unboxed, [])
    },
    "systemText(of:)": { _, _, _ throws(Halt) in
      throw .bound(
        "The system's description of an error is not supported; give the error an errorDescription, or print it."
      )
    },
    "objectIdentity(_:)": { _, _, arguments throws(Halt) in
      if case .type(let type) = arguments[0].unboxed { return .string("\(type)") }
      return .string(String(arguments[0].unboxed.reference?.instance.number ?? 0))
    },
  ]

  static let valueMutating: [String: Mutating] = [
    "$Bool.toggle()": { _, value, _ throws(Halt) in
      value = .bool(!value.bool)
      return .void
    }
  ]

  /// A hash that equal values share; it is deterministic, so that a run can be repeated.
  static func hash(_ value: Value) -> Int {
    var sum = 5381
    for byte in "\(value)".utf8 { sum = (sum &* 33) ^ Int(byte) }
    return sum
  }
}
