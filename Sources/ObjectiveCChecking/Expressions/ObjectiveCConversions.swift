import ProgramRuntime
import ProgramValues
import SourceCode
import Syntax

extension ObjectiveCChecker {
  /// Converts a value implicitly to a type, as C and Objective-C do; throws if that is not possible.
  func convert(_ typed: CTyped, to type: CType, at position: Position) throws(Finding) -> Code {
    let code = try converted(typed, to: type, at: position)
    return type.isObject ? Machine.measuring(code) : code
  }

  private func converted(
    _ typed: CTyped, to type: CType, at position: Position
  ) throws(Finding) -> Code {
    let code = typed.code
    if typed.type == type { return code }
    if typed.type.isNumber, type.isNumber { return convertNumber(typed, to: type) }
    switch (typed.type, type) {
    case (.void, _): throw Finding("A value is expected, and this gives none.", at: position)
    case (.null, _) where type.isObject || type == .selector || type == .text: return code
    case (.null, .pointer): return code
    case (_, .pointer(.void)) where typed.type != .null:
      if let code = opaque(typed) { return code }
    case (_, _) where typed.literal == 0 && (type.isObject || type == .selector):
      return { _, _ throws(Halt) in .none }
    case (.id, _) where type.isObject: return code
    case (_, .id) where typed.type.isObject: return code
    case (.object(let a, _), .object(let b, _)):
      if a.conforms(to: b) || b.conforms(to: a) { return code }
      throw Finding(
        "A '\(typed.type)' is given where a '\(type)' is expected; they are different classes.",
        at: position)
    case (.metaclass, .metaclass): return code
    case (.block(let a, let r), .block(let b, let s)):
      guard a.map(\.kind) == b.map(\.kind), r.kind == s.kind else {
        throw Finding(
          "A block of type '\(typed.type)' is given where '\(type)' is expected.", at: position)
      }
      return code
    default: break
    }
    throw Finding(
      "A '\(typed.type)' is given where a '\(type)' is expected\(advice(typed.type, type)).",
      at: position)
  }

  private func advice(_ from: CType, _ to: CType) -> String {
    if from == .text, case .object(let nominal, _) = to, nominal.name == "NSString" {
      return "; write @ before the quotation mark"
    }
    if from.isNumber, to.isObject { return "; write @(…)" }
    if from.isObject, to.isNumber {
      return "; ask it for its integerValue, doubleValue or boolValue"
    }
    if from == .null, to.isNumber { return "; nil is no number" }
    return ""
  }

  /// Converts a number to another number type.
  func convertNumber(_ typed: CTyped, to type: CType) -> Code {
    let code = typed.code
    let isUnsigned =
      typed.type.isUnsigned && typed.type != .integer(.uint8) && typed.type != .integer(.uint16)
    switch type {
    case .bool:
      return { machine, frame throws(Halt) in .bool(machine.isTrue(try code(machine, frame))) }
    case .double:
      if typed.type.isFloating { return code }
      return { machine, frame throws(Halt) in
        .double(machine.fraction(try code(machine, frame), isUnsigned))
      }
    case .float:
      return { machine, frame throws(Halt) in
        .double(Double(Float(machine.fraction(try code(machine, frame), isUnsigned))))
      }
    case .integer(let kind):
      if typed.type.isFloating {
        return { machine, frame throws(Halt) in
          let value = try code(machine, frame).double
          guard value.isFinite else { return .int(value > 0 ? kind.wrapping(.max) : 0) }
          let whole = value.rounded(.towardZero)
          if let number = Int(exactly: whole) { return .int(kind.wrapping(number)) }
          if kind.isUnsigned, let number = UInt(exactly: whole) {
            return .int(Int(bitPattern: number))
          }
          return .int(kind.wrapping(value < 0 ? .min : .max))
        }
      }
      return { machine, frame throws(Halt) in
        .int(kind.wrapping(machine.whole(try code(machine, frame))))
      }
    default: return code
    }
  }

  /// The result type of an operation on two numbers.
  func common(_ a: CType, _ b: CType) -> CType {
    if a == .double || b == .double { return .double }
    if a == .float || b == .float { return .float }
    let (x, y) = (promoted(a), promoted(b))
    guard case .integer(let p) = x, case .integer(let q) = y else { return .int }
    if p.bits == q.bits { return p.isUnsigned ? x : y }
    return p.bits > q.bits ? x : y
  }

  /// An integer type after promotion: at least `int`.
  func promoted(_ type: CType) -> CType {
    guard case .integer(let kind) = type, kind.bits >= 32 else { return .int }
    return type
  }
}

extension Machine {
  /// A C number as a floating-point number.
  func fraction(_ value: Value, _ isUnsigned: Bool) -> Double {
    switch value {
    case .bool(let flag): flag ? 1 : 0
    case .int(let number): isUnsigned ? Double(UInt(bitPattern: number)) : Double(number)
    default: value.double
    }
  }
}
