/// Values that may hold others of their kind: to free one takes as many calls as it is deep, and to compare it or to
/// put the program to rest takes as long as all that it holds, however much of that is shared.
extension Machine {
  /// Code whose value may hold others of its kind, which is measured each time that it is stored or given.
  package static func measuring(_ code: @escaping Code) -> Code {
    { machine, frame throws(Halt) in
      let value = try code(machine, frame)
      try machine.measure(value)
      return value
    }
  }

  /// Counts all that a value holds, and bounds its depth.
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
  /// Whether it holds other values.
  fileprivate var isContainer: Bool {
    switch self {
    case .array, .parts, .table, .boxed: true
    case .element(_, let payload): !payload.isEmpty
    default: false
    }
  }
}
