import ProgramPrinting
import ProgramRuntime
import ProgramValues
import SourceCode
import SwiftBuiltIns
import SwiftTypes
import Syntax

/// Constructs values of built-in types.
extension Checker {
  /// Checks a type called like a function.
  func construct(
    _ type: SwiftType, _ arguments: [Expr.Argument], expecting: SwiftType?, at position: Position,
    dynamic: Code? = nil
  ) throws(Finding) -> Typed {
    let type = type.asVariable
    if case .nominal(let nominal, let types) = type {
      return try construct(
        nominal, types, arguments, expecting: expecting, at: position, dynamic: dynamic)
    }
    if case .generic(_, let bound?) = type, let nominal = bound.nominal {
      return try constructPlaceholder(type, nominal, arguments, dynamic, at: position)
    }
    if let typed = try convertNumber(type, arguments, at: position) { return typed }
    switch (type, arguments.first?.label, arguments.count) {
    case (.array, nil, 0), (.set, nil, 0), (.dictionary, nil, 0), (.string, nil, 0),
      (.bool, nil, 0):
      let value: Value =
        switch type {
        case .array: .array([])
        case .string: .string("")
        case .bool: .bool(false)
        default: .table(Table())
        }
      return Typed(type) { _, _ throws(Halt) in value }
    case (.array(let element), "repeating", 2) where arguments[1].label == "count":
      var known = element.isGeneric ? nil : element
      if known == nil, case .array(let wanted)? = expecting?.unwrapped, !wanted.isGeneric {
        known = wanted
      }
      let typed = try check(arguments[0].value, expecting: known)
      let element = known ?? typed.type
      let (value, count) = (
        try convert(typed, to: element, at: position),
        try checkValue(arguments[1].value, as: .integer)
      )
      return Typed(.array(element)) { machine, frame throws(Halt) in
        let repeated = try value(machine, frame)
        let number = try count(machine, frame).int
        guard number >= 0 else {
          throw Halt.crash("Fatal error: Can't construct Array with count < 0")
        }
        try Bound.list.check(number)
        try machine.charge(number)
        return .array([Value](repeating: repeated, count: number))
      }
    case (.array(let element), nil, 1):
      let sequence = try self.sequence(arguments[0].value)
      let own = element.isGeneric ? sequence.type : element
      return Typed(.array(own)) { machine, frame throws(Halt) in
        .array(try sequence.code(machine, frame))
      }
    case (.set(let element), nil, 1):
      let sequence = try self.sequence(arguments[0].value)
      let own = element.isGeneric ? sequence.type : element
      return Typed(.set(own)) { machine, frame throws(Halt) in
        var table = Table()
        for value in try sequence.code(machine, frame) { table[value] = .void }
        return .table(table)
      }
    case (.dictionary, "uniqueKeysWithValues", 1):
      let pairs = try sequence(arguments[0].value)
      guard case .tuple(let elements) = pairs.type, elements.count == 2 else {
        throw Finding("Pairs are expected here.", at: position)
      }
      return Typed(.dictionary(elements[0].type, elements[1].type)) { machine, frame throws(Halt) in
        var table = Table()
        for pair in try pairs.code(machine, frame) {
          let parts = pair.parts
          guard table[parts[0]] == nil else {
            throw Halt.crash("Fatal error: Duplicate values for key")
          }
          table[parts[0]] = parts[1]
        }
        return .table(table)
      }
    case (.dictionary(let key, let value), nil, 2)
    where arguments[1].label == "uniquingKeysWith" || arguments[1].isTrailing:
      return try merging(arguments, key, value, at: position)
    case (.dictionary, "grouping", 2) where arguments[1].label == "by" || arguments[1].isTrailing:
      let values = try sequence(arguments[0].value)
      let by = try check(
        arguments[1].value, expecting: .function([values.type], .generic("$Key", nil)))
      guard case .function(_, let key) = by.type else {
        throw Finding("A function is expected here.", at: position)
      }
      return Typed(.dictionary(key, .array(values.type))) { machine, frame throws(Halt) in
        let closure = try by.code(machine, frame)
        var table = Table()
        for value in try values.code(machine, frame) {
          let key = try machine.call(closure: closure, [value])
          table[key] = .array((table[key]?.array ?? []) + [value])
        }
        return .table(table)
      }
    case (.string, nil, 2) where arguments[1].label == "radix",
      (.string, nil, 3) where arguments[1].label == "radix" && arguments[2].label == "uppercase":
      let isUppercase =
        arguments.count == 3 ? try checkValue(arguments[2].value, as: .bool) : nil
      let (number, radix) = (
        try checkValue(arguments[0].value, as: .integer),
        try checkValue(arguments[1].value, as: .integer)
      )
      return Typed(.string) { machine, frame throws(Halt) in
        let base = try radix(machine, frame).int
        guard (2...36).contains(base) else {
          throw Halt.crash("Fatal error: Radix must be in 2...36")
        }
        return .string(
          String(
            try number(machine, frame).int, radix: base,
            uppercase: try isUppercase?(machine, frame).bool ?? false))
      }
    case (.string, "describing", 1), (.string, "reflecting", 1), (.string, nil, 1):
      let typed = try check(arguments[0].value, expecting: nil)
      if typed.type == .array(.character) {
        return Typed(.string) { machine, frame throws(Halt) in
          try .joined(try typed.code(machine, frame).array.map(\.string))
        }
      }
      if arguments[0].label != nil { try checkText(of: typed, at: arguments[0].value.at) }
      let isDebug = arguments[0].label == "reflecting"
      return Typed(.string) { machine, frame throws(Halt) in
        try .text(
          try machine.describe(try typed.code(machine, frame), typed.type, isDebug: isDebug))
      }
    case (.string, "repeating", 2):
      let repeated = try check(arguments[0].value, expecting: .string)
      let (text, count) = (
        repeated.type == .character
          ? repeated.code : try convert(repeated, to: .string, at: arguments[0].value.at),
        try checkValue(arguments[1].value, as: .integer)
      )
      return Typed(.string) { machine, frame throws(Halt) in
        let (text, count) = (try text(machine, frame).string, max(0, try count(machine, frame).int))
        let (bytes, isTooLong) = text.utf8.count.multipliedReportingOverflow(by: count)
        try Bound.text.check(isTooLong ? .max : max(count, bytes))
        try machine.charge(bytes / 16)
        return .string(String(repeating: text, count: count))
      }
    case (.string, "format", _): return try format(arguments, at: position)
    case (.character, nil, 1):
      let typed = try check(arguments[0].value, expecting: .string)
      if let scalar = program.type("UnicodeScalar"), typed.type.nominal === scalar {
        let text = Expr(.member(arguments[0].value, "description"), at: position)
        return Typed(.character, try checkValue(text, as: .string))
      }
      return Typed(.character, try convert(typed, to: .string, at: position))
    case (.bool, nil, 1):
      let text = try checkValue(arguments[0].value, as: .string)
      return Typed(.optional(.bool)) { machine, frame throws(Halt) in
        Bool(try text(machine, frame).string).map { .bool($0) } ?? .none
      }
    case (.optional(let inner), nil, 1): return try some(arguments[0].value, of: inner)
    case (.selector, nil, 1):
      return Typed(.selector, try checkValue(arguments[0].value, as: .string))
    default: break
    }
    if let nominal = Library.wrapper(for: type, program) {
      let inits = initializers(of: nominal)
      if !inits.isEmpty {
        return try invoke(inits, .nobody, arguments, [:], expecting: expecting, at: position)
      }
    }
    throw Finding("'\(type.written)' can't be created from that.", at: position)
  }

  /// A dictionary of pairs; a function combines the values of a key that occurs more than once.
  private func merging(
    _ arguments: [Expr.Argument], _ key: SwiftType, _ value: SwiftType, at position: Position
  ) throws(Finding) -> Typed {
    let pairs = try sequence(arguments[0].value)
    guard case .tuple(let elements) = pairs.type, elements.count == 2 else {
      throw Finding("Pairs are expected here.", at: position)
    }
    let types = (
      key.isGeneric ? elements[0].type : key, value.isGeneric ? elements[1].type : value
    )
    let wanted = SwiftType.tuple([
      .init(label: nil, type: types.0), .init(label: nil, type: types.1),
    ])
    guard let into = conversion(from: pairs.type, to: wanted) else {
      throw Finding(
        "Pairs of '\(types.0.written)' and '\(types.1.written)' are expected here.", at: position)
    }
    let combine = try checkValue(
      arguments[1].value, as: .function([types.1, types.1], types.1))
    return Typed(.dictionary(types.0, types.1)) { machine, frame throws(Halt) in
      let all = try pairs.code(machine, frame)
      let closure = try combine(machine, frame)
      var table = Table()
      for pair in all {
        let parts = try into(machine, pair).parts
        if let old = table[parts[0]] {
          table[parts[0]] = try machine.call(closure: closure, [old, parts[1]])
        } else {
          table[parts[0]] = parts[1]
        }
      }
      return .table(table)
    }
  }

  /// A value as an optional of a type or, if the source leaves that open, of its own type.
  func some(_ value: Expr, of type: SwiftType) throws(Finding) -> Typed {
    guard case .generic = type else {
      return Typed(.optional(type), try checkValue(value, as: type))
    }
    let typed = try check(value, expecting: nil)
    if typed.type.wrapped != nil {
      throw Finding("An optional of an optional is not supported.", at: value.at)
    }
    return Typed(.optional(typed.type), typed.code)
  }
}
