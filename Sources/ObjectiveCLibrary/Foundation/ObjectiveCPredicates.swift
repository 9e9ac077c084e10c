import ObjectiveCNames
import ObjectiveCTypes
import ProgramRuntime
import SwiftLibrary
import Syntax

/// `NSPredicate`: a block, or a format that compares an object's values.
extension ObjectiveC {
  static let predicateNatives: [String: ObjectiveCMethodInfo.Run] = [
    "+NSPredicate predicateWithFormat:": { machine, _, arguments throws(Halt) in
      let text = try machine.text(arguments[0])
      guard PredicateFormat(text) != nil else {
        throw .bound("The predicate's format '\(text)' is not supported.")
      }
      let predicate = try machine.allocate(known("NSPredicate"), named: nil)
      machine.setField("format", of: predicate, .string(text))
      machine.setField("values", of: predicate, .array(Array(arguments.dropFirst())))
      return predicate
    },
    "+NSPredicate predicateWithBlock:": { machine, _, arguments throws(Halt) in
      let predicate = try machine.allocate(known("NSPredicate"), named: nil)
      machine.setField("block", of: predicate, arguments[0])
      return predicate
    },
    "-NSPredicate evaluateWithObject:": { machine, receiver, arguments throws(Halt) in
      .bool(try machine.holds(receiver, for: arguments[0]))
    },
  ]
}

extension Machine {
  /// Whether an object matches a predicate.
  func holds(_ predicate: Value, for object: Value) throws(Halt) -> Bool {
    let block = field("block", of: predicate)
    if !block.isNone { return try call(closure: block, [object, .none]).bool }
    let values = field("values", of: predicate).array
    guard let read = PredicateFormat(field("format", of: predicate).string),
      read.count == values.count
    else { throw .bound("The predicate's format asks for other values than it is given.") }
    for comparison in read.comparisons {
      let holds = try self.holds(comparison, for: object, values) != comparison.isNegated
      if holds != read.isAll { return holds }
    }
    return read.isAll
  }

  func filtered(_ values: [Value], by predicate: Value) throws(Halt) -> [Value] {
    var kept: [Value] = []
    for value in values where try holds(predicate, for: value) { kept.append(value) }
    return kept
  }

  private func holds(
    _ comparison: PredicateFormat.Comparison, for object: Value, _ values: [Value]
  ) throws(Halt) -> Bool {
    var a = try operand(comparison.left, object, values)
    var b = try operand(comparison.right, object, values)
    if comparison.ignoresCase {
      (a, b) = (.string(try text(a).lowercased()), .string(try text(b).lowercased()))
    }
    switch comparison.sign {
    case "==", "=": return try isEqual(a, b)
    case "!=", "<>": return !(try isEqual(a, b))
    case "BEGINSWITH": return a.isNone ? false : try text(a).hasPrefix(try text(b))
    case "ENDSWITH": return a.isNone ? false : try text(a).hasSuffix(try text(b))
    case "CONTAINS":
      if a.isNone { return false }
      if case .string = copied(a) { return Library.offset(of: try text(b), in: try text(a)) != nil }
      return try ObjectiveC.index(of: b, in: elements(of: a), self) != nil
    default:
      if a.isNone || b.isNone { return false }
      let order = try send("compare:", to: a, [b], zero: .int(0)).int
      switch comparison.sign {
      case "<": return order < 0
      case ">": return order > 0
      case "<=": return order <= 0
      default: return order >= 0
      }
    }
  }

  private func operand(
    _ operand: PredicateFormat.Operand, _ object: Value, _ values: [Value]
  ) throws(Halt) -> Value {
    switch operand {
    case .path(let path): return try value(at: path, of: object)
    case .value(let value): return value
    case .given(let place):
      return place < values.count ? values[place] : .none
    case .key(let place):
      return try value(at: try text(place < values.count ? values[place] : .none), of: object)
    }
  }
}
