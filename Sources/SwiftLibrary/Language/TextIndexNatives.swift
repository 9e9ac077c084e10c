import ProgramRuntime

/// String indices: each counts the characters before it.
extension Library {
  static let textIndexProperties: [String: NativeProperty] = [
    "$String.startIndex": get { _ in index(0) },
    "$String.endIndex": get { index($0.string.count) },
    "$String.indices": NativeProperty(get: { _, value throws(Halt) in
      try .list((0..<value.string.count).map(index))
    }),
  ]

  static let textIndexNatives: [String: Native] = [
    "$String.index(after:)": { machine, value, arguments throws(Halt) in
      try moved(machine, value, arguments[0], by: 1)
    },
    "$String.index(before:)": { machine, value, arguments throws(Halt) in
      try moved(machine, value, arguments[0], by: -1)
    },
    "$String.index(_:offsetBy:)": { machine, value, arguments throws(Halt) in
      try moved(machine, value, arguments[0], by: arguments[1].int)
    },
    "$String.index(_:offsetBy:limitedBy:)": { machine, value, arguments throws(Halt) in
      let (from, distance, limit) = (
        arguments[0].offset, arguments[1].int, arguments[2].offset
      )
      let (end, isTooFar) = from.addingReportingOverflow(distance)
      let passes =
        distance >= 0
        ? limit >= from && (isTooFar || end > limit)
        : limit <= from && (isTooFar || end < limit)
      return passes ? .none : try moved(machine, value, arguments[0], by: distance)
    },
    "$String.distance(from:to:)": { _, _, arguments throws(Halt) in
      .int(arguments[1].offset &- arguments[0].offset)
    },
    "$String.firstIndex(of:)": { _, value, arguments throws(Halt) in
      found(value.string.enumerated().first { String($0.element) == arguments[0].string }?.offset)
    },
    "$String.lastIndex(of:)": { _, value, arguments throws(Halt) in
      found(
        value.string.enumerated().reversed().first {
          String($0.element) == arguments[0].string
        }?.offset)
    },
    "$String.firstIndex(where:)": { machine, value, arguments throws(Halt) in
      for (offset, character) in value.string.enumerated()
      where try machine.call(closure: arguments[0], [.string(String(character))]).bool {
        return index(offset)
      }
      return .none
    },
    "$String.lastIndex(where:)": { machine, value, arguments throws(Halt) in
      for (offset, character) in value.string.enumerated().reversed()
      where try machine.call(closure: arguments[0], [.string(String(character))]).bool {
        return index(offset)
      }
      return .none
    },
    "Range(_:in:)": { machine, _, arguments throws(Halt) in
      try machine.charge(arguments[1])
      let (parts, text) = (arguments[0].parts.map(\.int), arguments[1].string)
      let units = text.utf16
      let (end, isTooFar) = parts[0].addingReportingOverflow(parts[1])
      guard parts[0] >= 0, parts[1] >= 0, !isTooFar, end <= units.count else { return .none }
      return .parts(
        [parts[0], end].map { offset in
          index(
            text.distance(
              from: text.startIndex, to: units.index(units.startIndex, offsetBy: offset)))
        })
    },
    "$String.range(of:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      let text = arguments[0].string
      guard let start = offset(of: text, in: value.string) else { return .none }
      return .parts([index(start), index(start &+ text.count)])
    },
  ]

  static let textIndexMutating: [String: Mutating] = [
    "$String.remove(at:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      let offset = arguments[0].offset
      let removed = try replace(offset, offset &+ 1, with: "", in: &value)
      return .string(removed)
    },
    "$String.insert(_:at:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      let offset = arguments[1].offset
      _ = try replace(offset, offset, with: arguments[0].string, in: &value)
      return .void
    },
    "$String.insert(contentsOf:at:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      let offset = arguments[1].offset
      _ = try replace(offset, offset, with: arguments[0].string, in: &value)
      return .void
    },
    "$String.removeFirst()": { machine, value, _ throws(Halt) in
      try machine.charge(value)
      guard !value.string.isEmpty else {
        throw .crash("Fatal error: Can't remove first element from an empty collection")
      }
      return .string(try replace(0, 1, with: "", in: &value))
    },
    "$String.removeLast()": { machine, value, _ throws(Halt) in
      try machine.charge(value)
      guard !value.string.isEmpty else {
        throw .crash("Fatal error: Can't remove last element from an empty collection")
      }
      let count = value.string.count
      return .string(try replace(count - 1, count, with: "", in: &value))
    },
    "$String.popLast()": { machine, value, _ throws(Halt) in
      try machine.charge(value)
      let count = value.string.count
      return count == 0 ? .none : .string(try replace(count - 1, count, with: "", in: &value))
    },
    "$String.removeAll()": { _, value, _ throws(Halt) in
      value = .string("")
      return .void
    },
    "$String.removeSubrange(_:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      let (from, to) = bounds(arguments[0])
      _ = try replace(from, to, with: "", in: &value)
      return .void
    },
    "$String.replaceSubrange(_:with:)": { machine, value, arguments throws(Halt) in
      try machine.charge(value)
      let (from, to) = bounds(arguments[0])
      _ = try replace(from, to, with: arguments[1].string, in: &value)
      return .void
    },
  ]

  private static func bounds(_ range: Value) -> (Int, Int) {
    let parts = range.parts
    return parts.count == 2 ? (parts[0].offset, parts[1].offset) : (0, -1)
  }

  private static func index(_ offset: Int) -> Value { .parts([.int(offset)]) }

  private static func found(_ offset: Int?) -> Value { offset.map(index) ?? .none }

  private static func moved(
    _ machine: Machine, _ text: Value, _ from: Value, by distance: Int
  ) throws(Halt) -> Value {
    try machine.charge(text)
    let (offset, isTooFar) = from.offset.addingReportingOverflow(distance)
    guard !isTooFar, offset >= 0, offset <= text.string.count else {
      throw .crash("Fatal error: String index is out of bounds")
    }
    return index(offset)
  }

  /// Replaces a part of a string, and returns the replaced part.
  private static func replace(
    _ from: Int, _ to: Int, with new: String, in value: inout Value
  ) throws(Halt) -> String {
    let text = value.string
    guard from >= 0, from <= to, to <= text.count else {
      throw .crash("Fatal error: String index is out of bounds")
    }
    let part = text.prefix(to).dropFirst(from)
    value = try .text(String(text.prefix(from)) + new + String(text.dropFirst(to)))
    return String(part)
  }
}
