import ProgramRuntime

/// Sets.
extension Library {
  static let setProperties: [String: NativeProperty] = [
    "$Set.count": get { .int($0.table.count) },
    "$Set.lazy": get { .array($0.table.pairs.map(\.key)) },
    "$Set.isEmpty": get { .bool($0.table.count == 0) },
    "$Set.first": get { $0.table.pairs.first?.key ?? .none },
  ]

  static let setNatives: [String: Native] = [
    "$Set.contains(_:)": { _, value, arguments throws(Halt) in
      .bool(value.table[arguments[0]] != nil)
    },
    "$Set.filter(_:)": { machine, value, arguments throws(Halt) in
      var table = Table()
      for pair in value.table.pairs
      where try machine.call(closure: arguments[0], [pair.key]).bool { table[pair.key] = .void }
      return .table(table)
    },
    "$Set.union(_:)": { _, value, arguments throws(Halt) in
      var table = value.table
      for pair in arguments[0].table.pairs where table[pair.key] == nil {
        table[pair.key] = .void
      }
      return .table(table)
    },
    "$Set.intersection(_:)": { _, value, arguments throws(Halt) in
      combine(value, arguments[0]) { $0 }
    },
    "$Set.subtracting(_:)": { _, value, arguments throws(Halt) in
      combine(value, arguments[0]) { !$0 }
    },
    "$Set.symmetricDifference(_:)": { _, value, arguments throws(Halt) in
      var table = combine(value, arguments[0]) { !$0 }.table
      for pair in combine(arguments[0], value, { !$0 }).table.pairs { table[pair.key] = .void }
      return .table(table)
    },
    "$Set.isSuperset(of:)": { _, value, arguments throws(Halt) in
      let own = value.table
      return .bool(arguments[0].table.pairs.allSatisfy { own[$0.key] != nil })
    },
    "$Set.isDisjoint(with:)": { _, value, arguments throws(Halt) in
      let own = value.table
      return .bool(!arguments[0].table.pairs.contains { own[$0.key] != nil })
    },
    "$Set.isSubset(of:)": { _, value, arguments throws(Halt) in
      let other = arguments[0].table
      return .bool(value.table.pairs.allSatisfy { other[$0.key] != nil })
    },
  ]

  static let setMutating: [String: Mutating] = [
    "$Set.insert(_:)": { _, value, arguments throws(Halt) in
      try changeTable(&value) { table throws(Halt) in
        let isNew = table[arguments[0]] == nil
        if isNew { table[arguments[0]] = .void }
        return .parts([.bool(isNew), arguments[0]])
      }
    },
    "$Set.remove(_:)": { _, value, arguments throws(Halt) in
      try changeTable(&value) { table throws(Halt) in
        guard table[arguments[0]] != nil else { return .none }
        table[arguments[0]] = nil
        return arguments[0]
      }
    },
    "$Set.removeAll()": { _, value, _ throws(Halt) in
      value = .table(Table())
      return .void
    },
  ]

  private static func combine(_ a: Value, _ b: Value, _ keeps: (Bool) -> Bool) -> Value {
    var table = Table()
    let other = b.table
    for pair in a.table.pairs where keeps(other[pair.key] != nil) { table[pair.key] = .void }
    return .table(table)
  }
}
