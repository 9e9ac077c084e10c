import ProgramRuntime

/// Dictionaries.
extension Library {
  static let dictionaryProperties: [String: NativeProperty] = [
    "$Dictionary.count": get { .int($0.table.count) },
    "$Dictionary.isEmpty": get { .bool($0.table.count == 0) },
    "$Dictionary.first": get { value in
      value.table.pairs.first.map { .parts([$0.key, $0.value]) } ?? .none
    },
    "$Dictionary.keys": get { .array($0.table.pairs.map(\.key)) },
    "$Dictionary.values": get { .array($0.table.pairs.map(\.value)) },
  ]

  static let dictionaryNatives: [String: Native] = [
    "$Dictionary.filter(_:)": { machine, value, arguments throws(Halt) in
      var table = Table()
      for pair in value.table.pairs
      where try machine.call(closure: arguments[0], [.parts([pair.key, pair.value])]).bool {
        table[pair.key] = pair.value
      }
      return .table(table)
    },
    "$Dictionary.mapValues(_:)": { machine, value, arguments throws(Halt) in
      var table = Table()
      for pair in value.table.pairs {
        table[pair.key] = try machine.call(closure: arguments[0], [pair.value])
      }
      return .table(table)
    },
    "$Dictionary.merging(_:uniquingKeysWith:)": { machine, value, arguments throws(Halt) in
      .table(try merge(value.table, arguments[0].table, machine, arguments[1]))
    },
  ]

  static let dictionaryMutating: [String: Mutating] = [
    "$Dictionary.merge(_:uniquingKeysWith:)": { machine, value, arguments throws(Halt) in
      let own = value.table
      value = .void
      value = .table(try merge(own, arguments[0].table, machine, arguments[1]))
      return .void
    },
    "$Dictionary.removeValue(forKey:)": { _, value, arguments throws(Halt) in
      try changeTable(&value) { table throws(Halt) in
        let old = table[arguments[0]] ?? .none
        table[arguments[0]] = nil
        return old
      }
    },
    "$Dictionary.updateValue(_:forKey:)": { _, value, arguments throws(Halt) in
      try changeTable(&value) { table throws(Halt) in
        let old = table[arguments[1]] ?? .none
        table[arguments[1]] = arguments[0]
        return old
      }
    },
    "$Dictionary.removeAll()": { _, value, _ throws(Halt) in
      value = .table(Table())
      return .void
    },
  ]

  private static func merge(
    _ own: Table, _ other: Table, _ machine: Machine, _ closure: Value
  ) throws(Halt) -> Table {
    var table = own
    for pair in other.pairs {
      if let old = table[pair.key] {
        table[pair.key] = try machine.call(closure: closure, [old, pair.value])
      } else {
        table[pair.key] = pair.value
      }
    }
    return table
  }

  static func changeTable(
    _ value: inout Value, _ body: (inout Table) throws(Halt) -> Value
  ) throws(Halt) -> Value {
    var table = value.table
    value = .void
    let result = try body(&table)
    try Bound.dictionary.check(table.count)
    value = .table(table)
    return result
  }
}
