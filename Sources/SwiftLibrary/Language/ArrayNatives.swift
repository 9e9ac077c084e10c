import ProgramRuntime
import ProgramValues

/// Arrays.
extension Library {
  static let arrayProperties: [String: NativeProperty] = [
    "$Array.count": get { .int($0.array.count) },
    "$Array.isEmpty": get { .bool($0.array.isEmpty) },
    "$Array.first": get { $0.array.first ?? .none },
    "$Array.last": get { $0.array.last ?? .none },
    "$Array.indices": get { .parts([.int(0), .int($0.array.count)]) },
    "$Array.startIndex": get { _ in .int(0) },
    "$Array.endIndex": get { .int($0.array.count) },
  ]

  static let arrayNatives: [String: Native] = [
    "$Array.joined(separator:)": { _, value, arguments throws(Halt) in
      try .joined(value.array.map(\.string), by: arguments[0].string)
    },
    "$Array.reversed()": { _, value, _ throws(Halt) in .array(value.array.reversed()) },
    "$Array.enumerated()": { _, value, _ throws(Halt) in
      .array(value.array.enumerated().map { .parts([.int($0.offset), $0.element]) })
    },
    "$Array.elementsEqual(_:)": { machine, value, arguments throws(Halt) in
      try machine.measure(value)
      return .bool(value.isSame(as: arguments[0]))
    },
    "$Array.contains(_:)": { machine, value, arguments throws(Halt) in
      try machine.measure(value)
      return .bool(value.array.contains { $0.isSame(as: arguments[0]) })
    },
    "$Array.firstIndex(of:)": { machine, value, arguments throws(Halt) in
      try machine.measure(value)
      return value.array.firstIndex { $0.isSame(as: arguments[0]) }.map { .int($0) } ?? .none
    },
    "$Array.lastIndex(of:)": { machine, value, arguments throws(Halt) in
      try machine.measure(value)
      return value.array.lastIndex { $0.isSame(as: arguments[0]) }.map { .int($0) } ?? .none
    },
  ]

  static let arrayMutating: [String: Mutating] = [
    "$Array.append(_:)": { _, value, arguments throws(Halt) in
      try change(&value) { values throws(Halt) in
        values.append(arguments[0])
        return .void
      }
    },
    "$Array.append(contentsOf:)": { machine, value, arguments throws(Halt) in
      try machine.charge(arguments[0])
      return try change(&value) { values throws(Halt) in
        values += arguments[0].array
        return .void
      }
    },
    "$Array.insert(_:at:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        let index = arguments[1].int
        guard (0...values.count).contains(index) else {
          throw .crash("Fatal error: Array index is out of range")
        }
        values.insert(arguments[0], at: index)
        return .void
      }
    },
    "$Array.remove(at:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        let index = arguments[0].int
        guard values.indices.contains(index) else {
          throw .crash("Fatal error: Index out of range")
        }
        return values.remove(at: index)
      }
    },
    "$Array.removeFirst()": { machine, value, _ throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        guard !values.isEmpty else {
          throw .crash("Fatal error: Can't remove first element from an empty collection")
        }
        return values.removeFirst()  // checked: it is not empty
      }
    },
    "$Array.removeFirst(_:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        let count = arguments[0].int
        guard (0...values.count).contains(count) else {
          throw .crash("Fatal error: Can't remove more items from a collection than it contains")
        }
        values = Array(values.dropFirst(count))
        return .void
      }
    },
    "$Array.removeLast(_:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        let count = arguments[0].int
        guard (0...values.count).contains(count) else {
          throw .crash("Fatal error: Can't remove more items from a collection than it contains")
        }
        values = Array(values.dropLast(count))
        return .void
      }
    },
    "$Array.removeSubrange(_:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        let (from, to) = (arguments[0].parts[0].int, arguments[0].parts[1].int)
        guard from >= 0, from <= to, to <= values.count else {
          throw .crash("Fatal error: Array index is out of range")
        }
        values.removeSubrange(from..<to)  // checked: within the array
        return .void
      }
    },
    "$Array.replaceSubrange(_:with:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        let (from, to) = (arguments[0].parts[0].int, arguments[0].parts[1].int)
        guard from >= 0, from <= to, to <= values.count else {
          throw .crash("Fatal error: Array index is out of range")
        }
        values.replaceSubrange(from..<to, with: arguments[1].array)  // checked: within the array
        return .void
      }
    },
    "$Array.removeLast()": { _, value, _ throws(Halt) in
      try change(&value) { values throws(Halt) in
        guard let last = values.popLast() else {
          throw .crash("Fatal error: Can't remove last element from an empty collection")
        }
        return last
      }
    },
    "$Array.popLast()": { _, value, _ throws(Halt) in
      try change(&value) { values throws(Halt) in values.popLast() ?? .none }
    },
    "$Array.removeAll()": { _, value, _ throws(Halt) in
      try change(&value) { values throws(Halt) in
        values = []
        return .void
      }
    },
    "$Array.removeAll(keepingCapacity:)": { _, value, _ throws(Halt) in
      try change(&value) { values throws(Halt) in
        values = []
        return .void
      }
    },
    "$Array.reserveCapacity(_:)": { _, _, _ throws(Halt) in .void },
    "$Array.removeAll(where:)": { machine, value, arguments throws(Halt) in
      try change(&value) { values throws(Halt) in
        var kept: [Value] = []
        for element in values where !(try machine.call(closure: arguments[0], [element]).bool) {
          kept.append(element)
        }
        values = kept
        return .void
      }
    },
    "$Array.sort()": { machine, value, _ throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        values = try sort(values, machine, nil)
        return .void
      }
    },
    "$Array.sort(by:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      return try change(&value) { values throws(Halt) in
        values = try sort(values, machine, arguments[0])
        return .void
      }
    },
    "$Array.reverse()": { _, value, _ throws(Halt) in
      try change(&value) { values throws(Halt) in
        values.reverse()
        return .void
      }
    },
    "$Array.swapAt(_:_:)": { _, value, arguments throws(Halt) in
      try change(&value) { values throws(Halt) in
        let (a, b) = (arguments[0].int, arguments[1].int)
        guard values.indices.contains(a), values.indices.contains(b) else {
          throw .crash("Fatal error: Index out of range")
        }
        values.swapAt(a, b)
        return .void
      }
    },
  ]

  private static func change(
    _ value: inout Value, _ body: (inout [Value]) throws(Halt) -> Value
  ) throws(Halt) -> Value {
    var values = value.array
    value = .void
    do throws(Halt) {
      let result = try body(&values)
      value = try .list(values)
      return result
    } catch {
      value = .array(values)
      throw error
    }
  }
}
