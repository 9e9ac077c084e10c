package import ProgramRuntime
import ProgramValues
package import SourceCode
package import SwiftTypes

/// Checks arithmetic operators, and concatenation of strings and lists.
extension Checker {
  package func arithmetic(
    _ sign: String, _ a: Typed, _ b: Typed, at position: Position
  ) throws(Finding) -> Typed {
    var (a, b) = (a, b)
    if case .implicit(let type) = a.type { a = Typed(type, try convert(a, to: type, at: position)) }
    if case .implicit(let type) = b.type { b = Typed(type, try convert(b, to: type, at: position)) }
    let (x, y) = (a.code, b.code)
    switch (a.type, b.type) {
    case (.string, .string) where sign == "+":
      return Typed(.string) { machine, frame throws(Halt) in
        let text = try x(machine, frame).string + (try y(machine, frame).string)
        try machine.charge(.string(text))
        return try .text(text)
      }
    case (.array(let element), .array(let other)) where sign == "+":
      let type = common([.array(element), .array(other)])
      let (x, y) = (try convert(a, to: type, at: position), try convert(b, to: type, at: position))
      return Typed(type) { machine, frame throws(Halt) in
        let values = try x(machine, frame).array + (try y(machine, frame).array)
        try machine.charge(values.count)
        return try .list(values)
      }
    case (.array, .empty) where sign == "+": return a
    case (.empty, .array) where sign == "+": return b
    case (.int(let kind), .int(let other)) where kind == other:
      return Typed(a.type) { machine, frame throws(Halt) in
        .int(
          try Machine.integer(
            sign, try x(machine, frame).int, try y(machine, frame).int, kind))
      }
    case (.generic(let name, _), .generic(let other, _)) where name == other && isNumeric(a.type):
      return Typed(a.type) { machine, frame throws(Halt) in
        try machine.arithmetic(sign, try x(machine, frame), try y(machine, frame))
      }
    default: break
    }
    guard a.type.isFloating, b.type.isFloating, (a.type == .float) == (b.type == .float) else {
      let hint =
        a.type.isNumber && b.type.isNumber
        ? "; write \(a.type.isFloating ? a.type.written : b.type.written)(…) round the other"
        : a.type.wrapped != nil || b.type.wrapped != nil ? "; unwrap the optional first" : ""
      throw Finding(
        "'\(sign)' can't be applied to '\(a.type.written)' and '\(b.type.written)'\(hint).",
        at: position)
    }
    let type: SwiftType = a.type == .cgFloat || b.type == .cgFloat ? .cgFloat : a.type
    let isFloat = type == .float
    guard ["+", "-", "*", "/"].contains(sign) else {
      throw Finding("'\(sign)' can't be applied to '\(a.type.written)'s.", at: position)
    }
    return Typed(type) { machine, frame throws(Halt) in
      let (l, r) = (try x(machine, frame).double, try y(machine, frame).double)
      let result: Double =
        switch sign {
        case "+": l + r
        case "-": l - r
        case "*": l * r
        default: l / r
        }
      return .double(isFloat ? Double(Float(result)) : result)
    }
  }

  /// Whether a placeholder stands for numbers alone.
  package func isNumeric(_ type: SwiftType) -> Bool {
    program.type("AdditiveArithmetic").map { conforms(type, to: $0) } ?? false
  }
}

extension Machine {
  /// Applies one of Swift's own operators to two values of a built-in type; nil for other values.
  package func builtIn(_ sign: String, _ a: Value, _ b: Value) throws(Halt) -> Value? {
    let type = type(of: a, nil)
    let isNumber = type.isNumber
    switch sign {
    case "+" where type == .string: return try .text(a.string + b.string)
    case "+", "-", "*", "/": return isNumber ? try arithmetic(sign, a, b) : nil
    case "%": return type.isInteger ? try arithmetic(sign, a, b) : nil
    case "==": return isNumber || type == .string || type == .bool ? .bool(a.isSame(as: b)) : nil
    case "<": return isNumber || type == .string ? .bool(Machine.compare(a, b) == -1) : nil
    case ">": return isNumber || type == .string ? .bool(Machine.compare(a, b) == 1) : nil
    default: return nil
    }
  }

  /// Applies an operator to numbers of the same type, which is known only at run time.
  fileprivate func arithmetic(_ sign: String, _ a: Value, _ b: Value) throws(Halt) -> Value {
    let type = type(of: a, nil)
    let result: Value
    if case .int(let kind) = type {
      result = .int(try Machine.integer(sign, a.unboxed.int, b.unboxed.int, kind))
    } else {
      let (l, r) = (a.unboxed.double, b.unboxed.double)
      let number: Double
      switch sign {
      case "+": number = l + r
      case "-": number = l - r
      case "*": number = l * r
      case "/": number = l / r
      default: throw .crash("'\(sign)' can't be applied to a '\(type)'.")
      }
      result = .double(type == .float ? Double(Float(number)) : number)
    }
    return type.saysItself ? result : .boxed(type, result)
  }
}
