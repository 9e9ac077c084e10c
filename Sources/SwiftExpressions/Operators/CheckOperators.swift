package import ProgramRuntime
import ProgramValues
package import SourceCode
package import SwiftTypes
import SwiftValues
package import Syntax

/// Checks operators, built-in and user-defined.
extension Checker {
  func prefix(
    _ sign: String, _ value: Expr, expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    switch sign {
    case "!":
      let code = try checkValue(value, as: .bool)
      return Typed(.bool) { machine, frame throws(Halt) in .bool(!(try code(machine, frame).bool)) }
    case "+": return try check(value, expecting: expecting)
    case "-":
      let typed = try check(value, expecting: expecting)
      if let function = operatorFunction("-", [typed.type]) {
        return Typed(function.result) { machine, frame throws(Halt) in
          try machine.call(function, .void, [try typed.code(machine, frame)])
        }
      }
      if case .int(let kind) = typed.type, kind.isUnsigned {
        throw Finding("A '\(typed.type.written)' has no negative.", at: position)
      }
      guard typed.type.isNumber else {
        throw Finding("'-' can't be applied to a '\(typed.type.written)'.", at: position)
      }
      let code = typed.code
      if typed.type.isFloating {
        return Typed(typed.type) { machine, frame throws(Halt) in
          .double(-(try code(machine, frame).double))
        }
      }
      return Typed(typed.type) { machine, frame throws(Halt) in
        let (result, overflows) = 0.subtractingReportingOverflow(try code(machine, frame).int)
        if overflows { throw Halt.overflow }
        return .int(result)
      }
    case "~":
      let typed = try check(value, expecting: expecting)
      guard case .int(let kind) = typed.type else {
        throw Finding("'~' needs a whole number.", at: position)
      }
      let code = typed.code
      return Typed(typed.type) { machine, frame throws(Halt) in
        // Wrapped, as the bits of an unsigned number are no negative number.
        .int(try Machine.integer("&+", ~(try code(machine, frame).int), 0, kind))
      }
    case "&": throw Finding("'&' is only allowed before an inout argument.", at: position)
    case "…", "...", "..<":
      throw Finding("A range with one end is not supported here.", at: position)
    default:
      let parts = sign.split(separator: " ").map(String.init)
      return try callDeclared(
        parts.last ?? sign, [value], parts.count > 1 ? "postfix" : "prefix", expecting: expecting,
        at: position)
    }
  }

  /// The binary operators of Swift's library that are not handled by themselves.
  private static let known: Set<String> = [
    "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "<", ">", "<=", ">=",
  ]

  package func binary(
    _ sign: String, _ left: Expr, _ right: Expr, expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    switch sign {
    case "&&", "||":
      let (a, b) = (try checkValue(left, as: .bool), try checkValue(right, as: .bool))
      let isAnd = sign == "&&"
      return Typed(.bool) { machine, frame throws(Halt) in
        let first = try a(machine, frame).bool
        return first == isAnd ? try b(machine, frame) : .bool(first)
      }
    case "??": return try coalesce(left, right, expecting: expecting, at: position)
    case "...", "..<":
      return try range(left, right, isClosed: sign == "...", expecting: expecting, at: position)
    case "~=":
      if let typed = try? callDeclared(sign, [left, right], nil, expecting: .bool, at: position) {
        return typed
      }
      return try rangeMatch(left, right, at: position)
    case "===", "!==":
      let a = try convert(try check(left, expecting: nil), to: .any, at: position)
      let b = try convert(try check(right, expecting: nil), to: .any, at: position)
      let wanted = sign == "==="
      return Typed(.bool) { machine, frame throws(Halt) in
        .bool(try a(machine, frame).isSame(as: try b(machine, frame)) == wanted)
      }
    case "==", "!=":
      let (a, b) = try operands(left, right, nil)
      return try equality(a, b, wanted: sign == "==", at: position)
    case _ where !Self.known.contains(sign):
      return try callDeclared(sign, [left, right], nil, expecting: expecting, at: position)
    default: break
    }
    let isComparison = ["<", ">", "<=", ">="].contains(sign)
    if isImplicitCall(right), let a = try? check(left, expecting: expecting?.unwrapped),
      let typed = try literalOperator(sign, a, right, at: position)
    {
      return typed
    }
    let (a, b) = try operands(left, right, isComparison ? nil : expecting?.unwrapped)
    if let function = operatorFunction(sign, [a.type, b.type]) {
      return try callOperator(function, a, b, at: position)
    }
    if let typed = try literalOperator(sign, a, right, at: position) { return typed }
    if let typed = try literalOperator(sign, left, b, at: position) { return typed }
    if isComparison, let function = operatorFunction("<", [a.type, b.type]) {
      let (x, y) = sign == "<" || sign == ">=" ? (a, b) : (b, a)
      let typed = try callOperator(function, x, y, at: position)
      let code = typed.code
      guard sign == "<=" || sign == ">=" else { return typed }
      return Typed(.bool) { machine, frame throws(Halt) in .bool(!(try code(machine, frame).bool)) }
    }
    if isComparison { return try comparison(sign, a, b, at: position) }
    return try arithmetic(sign, a, b, at: position)
  }

  /// Checks both operands: a literal takes the other operand's type.
  private func operands(
    _ left: Expr, _ right: Expr, _ expecting: SwiftType?
  ) throws(Finding) -> (Typed, Typed) {
    let wanted = expecting.flatMap { $0.isNumber || $0 == .string || $0.nominal != nil ? $0 : nil }
    if case .implicitMember = left.kind, let wanted, wanted.nominal != nil {
      return (try check(left, expecting: wanted), try check(right, expecting: nil))
    }
    if isLiteral(left), !isLiteral(right) {
      let b = try check(right, expecting: wanted)
      return (try check(left, expecting: b.type.unwrapped), b)
    }
    if case .array = expecting {
      return (try check(left, expecting: expecting), try check(right, expecting: expecting))
    }
    let a = try check(left, expecting: wanted)
    if isLiteral(left), isLiteral(right), wanted == nil {
      // Both operands of `1 + 2.5` are floating-point.
      let b = try check(right, expecting: nil)
      if a.type.isInteger, b.type.isFloating { return (try check(left, expecting: b.type), b) }
      if b.type.isInteger, a.type.isFloating { return (a, try check(right, expecting: a.type)) }
    }
    return (a, try check(right, expecting: a.type.unwrapped))
  }

  /// A type's own operator with a literal, which takes the operator's parameter type.
  private func literalOperator(
    _ sign: String, _ a: Typed, _ right: Expr, at position: Position
  ) throws(Finding) -> Typed? {
    guard let nominal = a.type.nominal, isLiteral(right) || isImplicitCall(right) else {
      return nil
    }
    for function in methods(sign, of: nominal, isStatic: true) where function.parameters.count == 2
    {
      guard conversion(from: a.type, to: function.parameters[0].type) != nil,
        let b = try? check(right, expecting: function.parameters[1].type),
        conversion(from: b.type, to: function.parameters[1].type) != nil
      else { continue }
      return try callOperator(function, a, b, at: position)
    }
    return nil
  }

  /// The same with the literal as the left operand.
  private func literalOperator(
    _ sign: String, _ left: Expr, _ b: Typed, at position: Position
  ) throws(Finding) -> Typed? {
    guard let nominal = b.type.nominal, isLiteral(left) else { return nil }
    for function in methods(sign, of: nominal, isStatic: true) where function.parameters.count == 2
    {
      guard conversion(from: b.type, to: function.parameters[1].type) != nil,
        let a = try? check(left, expecting: function.parameters[0].type),
        conversion(from: a.type, to: function.parameters[0].type) != nil
      else { continue }
      return try callOperator(function, a, b, at: position)
    }
    return nil
  }

  private func isImplicitCall(_ expr: Expr) -> Bool {
    if case .call(let callee, _) = expr.kind, case .implicitMember = callee.kind {
      true
    } else {
      false
    }
  }

  private func coalesce(
    _ left: Expr, _ right: Expr, expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    let a = try check(left, expecting: expecting.map { .optional($0.unwrapped) })
    if case .null = right.kind { return a }
    guard let wrapped = a.type.wrapped else {
      throw Finding("'??' follows a '\(a.type.written)', which is not an optional.", at: position)
    }
    let b = try check(right, expecting: expecting ?? wrapped)
    let type: SwiftType
    // An implicitly unwrapped value is unwrapped where no optional is expected.
    var isUnwrapped = false
    if case .implicit = b.type, let expecting { isUnwrapped = expecting.wrapped == nil }
    if isUnwrapped {
      type = common([wrapped, b.type.unwrapped])
    } else if b.type.wrapped != nil || b.type == .null {
      type = .optional(common([wrapped, b.type.unwrapped]))
    } else {
      type = common([wrapped, b.type])
    }
    let code = a.code
    let second = try convert(b, to: type, at: position)
    let into = conversion(from: wrapped, to: type) ?? .identity
    return Typed(type) { machine, frame throws(Halt) in
      let value = try code(machine, frame)
      return value.isNone ? try second(machine, frame) : try into(machine, value)
    }
  }

  /// `range ~= value`: whether the range contains the value.
  private func rangeMatch(
    _ range: Expr, _ value: Expr, at position: Position
  ) throws(Finding) -> Typed {
    if case .prefix(let sign, let bound) = range.kind,
      let order = ["…": ">=", "...": "<=", "..<": "<"][sign]
    {
      return try binary(order, value, bound, expecting: .bool, at: position)
    }
    guard case .range = try check(range, expecting: nil).type else {
      return try binary("==", range, value, expecting: .bool, at: position)
    }
    let contains = Expr(.member(range, "contains"), at: position)
    return try check(Expr(.call(contains, [.init(nil, value)]), at: position), expecting: .bool)
  }

  private func range(
    _ left: Expr, _ right: Expr, isClosed: Bool, expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    // Only a literal takes its type from the place.
    var wanted: SwiftType?
    if case .range(let bound, _)? = expecting, isLiteral(left), isLiteral(right) { wanted = bound }
    let (a, b) = try operands(left, right, wanted)
    let type = common([a.type, b.type])
    let isIndex = type.nominal.map { $0 === stringIndex } ?? false
    guard type.isNumber || type == .string || type == .character || isIndex else {
      throw Finding("A range goes from one number to another.", at: position)
    }
    let (x, y) = (try convert(a, to: type, at: position), try convert(b, to: type, at: position))
    return Typed(.range(type, isClosed: isClosed)) { machine, frame throws(Halt) in
      let (l, r) = (try x(machine, frame), try y(machine, frame))
      guard Machine.compare(l, r) <= 0 else {
        throw Halt.crash("Fatal error: Range requires lowerBound <= upperBound")
      }
      return .parts([l, r])
    }
  }
}
