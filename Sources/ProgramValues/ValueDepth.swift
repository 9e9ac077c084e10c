package import ProgramRuntime

/// Bounds recursive values. Freeing one recurses as deep as it nests. Comparing it, or saving the program, visits
/// all of it, including shared parts.
extension Machine {
  /// Code whose value may be recursive; measures it each time it is stored or passed.
  package static func measuring(_ code: @escaping Code) -> Code {
    { machine, frame throws(Halt) in
      let value = try code(machine, frame)
      try machine.measure(value)
      return value
    }
  }

  /// Charges for all that a value contains, and bounds its depth.
  package func measure(_ value: Value) throws(Halt) {
    guard value.isContainer else { return }
    var waiting: [(value: Value, depth: Int)] = [(value, 1)]
    while let (value, depth) = waiting.popLast() {
      try Bound.valueDepth.check(depth)
      switch value {
      case .array(let values), .parts(let values), .element(_, let values):
        try charge(values.count)
        for inner in values where inner.isContainer { waiting.append((inner, depth + 1)) }
      case .table(let table):
        try charge(table.count)
        for (key, inner) in table.pairs {
          if key.isContainer { waiting.append((key, depth + 1)) }
          if inner.isContainer { waiting.append((inner, depth + 1)) }
        }
      case .boxed(_, let inner): waiting.append((inner, depth + 1))
      default: break
      }
    }
  }
}

extension Value {
  /// Whether it contains other values.
  fileprivate var isContainer: Bool {
    switch self {
    case .array, .parts, .table, .boxed: true
    case .element(_, let payload): !payload.isEmpty
    default: false
    }
  }
}
