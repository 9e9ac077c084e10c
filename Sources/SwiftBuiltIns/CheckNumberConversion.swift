package import ProgramRuntime
import ProgramValues
package import SourceCode
package import SwiftTypes
package import Syntax

/// Converts numbers and strings to numbers.
extension Checker {
  package func convertNumber(
    _ type: SwiftType, _ arguments: [Expr.Argument], at position: Position
  ) throws(Finding) -> Typed? {
    guard type.isNumber else { return nil }
    if arguments.isEmpty {
      let zero: Value = type.isInteger ? .int(0) : .double(0)
      return Typed(type) { _, _ throws(Halt) in zero }
    }
    if arguments.count == 2, arguments[1].label == "radix", case .int(let kind) = type {
      let (text, radix) = (
        try checkValue(arguments[0].value, as: .string),
        try checkValue(arguments[1].value, as: .integer)
      )
      return Typed(.optional(type)) { machine, frame throws(Halt) in
        let base = try radix(machine, frame).int
        guard (2...36).contains(base) else {
          throw Halt.crash("Fatal error: Radix must be in 2...36")
        }
        // checked: a text
        let number = Int(try text(machine, frame).string, radix: base)
        return number.flatMap { kind.range.contains($0) ? .int($0) : nil } ?? .none
      }
    }
    guard arguments.count == 1 else { return nil }
    let label = arguments[0].label
    guard
      [nil, "exactly", "truncating", "truncatingIfNeeded", "clamping", "bitPattern"].contains(label)
    else { return nil }
    let typed = try check(arguments[0].value, expecting: nil)
    let code = typed.code
    if label == "bitPattern" {
      guard case .int(let kind) = type, case .int(let from) = typed.type, kind.bits == from.bits
      else {
        throw Finding("'bitPattern' takes a whole number with as many bits.", at: position)
      }
    }
    switch (typed.type.asVariable, type) {
    case (.string, .int(let kind)):
      return Typed(.optional(type)) { machine, frame throws(Halt) in
        // checked: a text
        Int(try code(machine, frame).string).flatMap { kind.range.contains($0) ? .int($0) : nil }
          ?? .none
      }
    case (.string, _):
      let isFloat = type == .float
      return Typed(.optional(type)) { machine, frame throws(Halt) in
        let text = try code(machine, frame).string
        let number = isFloat ? Float(text).map(Double.init) : Double(text)
        return number.map { .double($0) } ?? .none
      }
    case (let from, .int(let kind)) where from.isNumber:
      if label == "exactly" {
        return Typed(.optional(type)) { machine, frame throws(Halt) in
          let value = try code(machine, frame)
          let number =
            if case .int(let number) = value { number } else { Int(exactly: value.double) }
          return number.flatMap { kind.range.contains($0) ? .int($0) : nil } ?? .none
        }
      }
      return Typed(type) { machine, frame throws(Halt) in
        let value = try code(machine, frame)
        if case .int(let number) = value {
          if label == "clamping" {
            return .int(min(max(number, kind.range.lowerBound), kind.range.upperBound))
          }
          if label == "truncatingIfNeeded" || label == "bitPattern" {
            return .int(try Machine.integer("&+", number, 0, kind))
          }
          guard kind.range.contains(number) else {
            throw Halt.crash("Fatal error: Not enough bits to represent the passed value")
          }
          return value
        }
        guard value.double.isFinite else {
          throw Halt.crash(
            "Fatal error: Double value cannot be converted to Int because it is either infinite or NaN"
          )
        }
        guard let number = Int(exactly: value.double.rounded(.towardZero)),
          kind.range.contains(number)
        else {
          throw Halt.crash(
            "Fatal error: Double value cannot be converted to Int because the result would be greater than Int.max"
          )
        }
        return .int(number)
      }
    case (let from, _) where from.isNumber:
      let isFloat = type == .float
      return Typed(type) { machine, frame throws(Halt) in
        let value = try code(machine, frame).double
        return .double(isFloat ? Double(Float(value)) : value)
      }
    case (.nominal(let nominal, _), _) where nominal.stored.count == 1 && nominal.isLibrary:
      return Typed(type) { machine, frame throws(Halt) in
        try code(machine, frame).parts.first ?? .none
      }
    default:
      throw Finding(
        "'\(type.written)' can't be created from '\(typed.type.written)'.", at: position)
    }
  }
}
