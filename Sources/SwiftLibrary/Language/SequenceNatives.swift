import ProgramRuntime
import ProgramValues

/// Members of all sequence types.
extension Library {
  static let sequenceNatives: [String: Native] = {
    var all: [String: Native] = [
      "sequence(first:next:)": { machine, _, arguments throws(Halt) in
        var values = [arguments[0]]
        while let last = values.last {
          let next = try machine.call(closure: arguments[1], [last])
          guard !next.isNone else { break }
          values.append(next)
          try machine.charge(1)
        }
        return .array(values)
      }
    ]
    for (type, elements) in sequences {
      for (name, native) in natives(of: elements) { all["\(type).\(name)"] = native }
    }
    return all
  }()

  private typealias Elements = @Sendable (Value) throws(Halt) -> [Value]

  /// The sequence types, with their elements.
  private static let sequences: [(String, Elements)] = [
    ("$Array", { $0.array }),
    ("$Set", { $0.table.pairs.map(\.key) }),
    ("$Dictionary", { $0.table.pairs.map { .parts([$0.key, $0.value]) } }),
    ("$Range", { value throws(Halt) in try range(of: value, isClosed: false) }),
    ("$ClosedRange", { value throws(Halt) in try range(of: value, isClosed: true) }),
    ("$String", { value throws(Halt) in try Value.characters(of: value.string) }),
  ]

  /// The methods of all sequence types.
  private static func natives(of elements: @escaping Elements)
    -> [String: Native]
  {
    [
      "map(_:)": { machine, value, arguments throws(Halt) in
        var result: [Value] = []
        for element in try elements(value) {
          result.append(try machine.call(closure: arguments[0], [element]))
        }
        return .array(result)
      },
      "compactMap(_:)": { machine, value, arguments throws(Halt) in
        var result: [Value] = []
        for element in try elements(value) {
          let made = try machine.call(closure: arguments[0], [element])
          if !made.isNone { result.append(made) }
        }
        return .array(result)
      },
      "flatMap(_:)": { machine, value, arguments throws(Halt) in
        var result: [Value] = []
        for element in try elements(value) {
          result += try machine.call(closure: arguments[0], [element]).array
        }
        return try .list(result)
      },
      "filter(_:)": { machine, value, arguments throws(Halt) in
        var result: [Value] = []
        for element in try elements(value)
        where try machine.call(closure: arguments[0], [element]).bool {
          result.append(element)
        }
        return .array(result)
      },
      "forEach(_:)": { machine, value, arguments throws(Halt) in
        for element in try elements(value) {
          _ = try machine.call(closure: arguments[0], [element])
        }
        return .void
      },
      "reduce(_:_:)": { machine, value, arguments throws(Halt) in
        var result = arguments[0]
        for element in try elements(value) {
          result = try machine.call(closure: arguments[1], [result, element])
        }
        return result
      },
      "reduce(into:_:)": { machine, value, arguments throws(Halt) in
        var result = arguments[0]
        for element in try elements(value) {
          var given = [result, element]
          result = .void
          _ = try machine.call(closure: arguments[1], lending: &given)
          result = given[0]
        }
        return result
      },
      "first(where:)": { machine, value, arguments throws(Halt) in
        for element in try elements(value)
        where try machine.call(closure: arguments[0], [element]).bool { return element }
        return .none
      },
      "last(where:)": { machine, value, arguments throws(Halt) in
        for element in try elements(value).reversed()
        where try machine.call(closure: arguments[0], [element]).bool {
          return element
        }
        return .none
      },
      "firstIndex(where:)": { machine, value, arguments throws(Halt) in
        for (index, element) in try elements(value).enumerated()
        where try machine.call(closure: arguments[0], [element]).bool { return .int(index) }
        return .none
      },
      "lastIndex(where:)": { machine, value, arguments throws(Halt) in
        for (index, element) in try elements(value).enumerated().reversed()
        where try machine.call(closure: arguments[0], [element]).bool { return .int(index) }
        return .none
      },
      "contains(where:)": { machine, value, arguments throws(Halt) in
        for element in try elements(value)
        where try machine.call(closure: arguments[0], [element]).bool {
          return .bool(true)
        }
        return .bool(false)
      },
      "allSatisfy(_:)": { machine, value, arguments throws(Halt) in
        for element in try elements(value)
        where !(try machine.call(closure: arguments[0], [element]).bool) {
          return .bool(false)
        }
        return .bool(true)
      },
      "sorted()": { machine, value, _ throws(Halt) in
        .array(try sort(try elements(value), machine, nil))
      },
      "sorted(by:)": { machine, value, arguments throws(Halt) in
        .array(try sort(try elements(value), machine, arguments[0]))
      },
      "min()": { _, value, _ throws(Halt) in
        try elements(value).min { Machine.compare($0, $1) == -1 } ?? .none
      },
      "max()": { _, value, _ throws(Halt) in
        try elements(value).max { Machine.compare($0, $1) == -1 } ?? .none
      },
      "min(by:)": { machine, value, arguments throws(Halt) in
        var best = Value.none
        for element in try elements(value)
        where best.isNone ? true : try machine.call(closure: arguments[0], [element, best]).bool {
          best = element
        }
        return best
      },
      "max(by:)": { machine, value, arguments throws(Halt) in
        var best = Value.none
        for element in try elements(value)
        where best.isNone ? true : try machine.call(closure: arguments[0], [best, element]).bool {
          best = element
        }
        return best
      },
      "reversed()": { _, value, _ throws(Halt) in .array(try elements(value).reversed()) },
      "prefix(_:)": { _, value, arguments throws(Halt) in
        .array(Array(try elements(value).prefix(max(0, arguments[0].int))))
      },
      "suffix(_:)": { _, value, arguments throws(Halt) in
        .array(Array(try elements(value).suffix(max(0, arguments[0].int))))
      },
      "dropFirst(_:)": { _, value, arguments throws(Halt) in
        .array(Array(try elements(value).dropFirst(max(0, arguments[0].int))))
      },
      "dropLast(_:)": { _, value, arguments throws(Halt) in
        .array(Array(try elements(value).dropLast(max(0, arguments[0].int))))
      },
      "drop(while:)": { machine, value, arguments throws(Halt) in
        var result: [Value] = []
        for element in try elements(value) {
          if result.isEmpty, try machine.call(closure: arguments[0], [element]).bool { continue }
          result.append(element)
        }
        return .array(result)
      },
      "prefix(while:)": { machine, value, arguments throws(Halt) in
        var result: [Value] = []
        for element in try elements(value) {
          guard try machine.call(closure: arguments[0], [element]).bool else { break }
          result.append(element)
        }
        return .array(result)
      },
    ]
  }

  /// A stable sort by a closure or, without one, by the values themselves.
  static func sort(_ values: [Value], _ machine: Machine, _ less: Value?) throws(Halt)
    -> [Value]
  {
    guard values.count > 1 else { return values }
    let middle = values.count / 2
    let left = try sort(Array(values.prefix(middle)), machine, less)
    let right = try sort(Array(values.dropFirst(middle)), machine, less)
    var result: [Value] = []
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      let isLess: Bool
      if let less {
        isLess = try machine.call(closure: less, [right[j], left[i]]).bool
      } else {
        isLess = Machine.compare(right[j], left[i]) == -1
      }
      if isLess {
        result.append(right[j])
        j += 1
      } else {
        result.append(left[i])
        i += 1
      }
    }
    return result + left.dropFirst(i) + right.dropFirst(j)
  }
}
