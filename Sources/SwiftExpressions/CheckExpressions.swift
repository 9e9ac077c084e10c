import ProgramChecking
import ProgramPrinting
package import ProgramRuntime
import ProgramValues
import SourceCode
import SwiftBuiltIns
package import SwiftTypes
import SwiftValues
package import Syntax

/// Checks any expression.
extension Checker {
  /// Checks an expression; `expecting` is the type from its context, used if it has none by itself.
  package func expression(_ expr: Expr, expecting: SwiftType?) throws(Finding) -> Typed {
    keep(try checkPlain(expr, expecting: expecting), expr)
  }

  private func checkPlain(_ expr: Expr, expecting: SwiftType?) throws(Finding) -> Typed {
    try descend(at: expr.at)
    defer { effort.ascend() }
    let wanted = expecting?.unwrapped
    if let wanted, let boxed = try numberInBox(expr, wanted) { return boxed }
    if let wanted, let own = try ownLiteral(expr, wanted, isOptional: expecting?.wrapped != nil) {
      return own
    }
    switch expr.kind {
    case .integer(let number): return try integer(number, wanted, at: expr.at)
    case .decimal(let number):
      if let wanted, let typed = ownNumber(.double(number), wanted) { return typed }
      let type = wanted.flatMap { $0.isFloating ? $0 : nil } ?? .double
      let value = type == .float ? Double(Float(number)) : number
      return Typed(type) { _, _ throws(Halt) in .double(value) }
    case .bool(let value): return Typed(.bool) { _, _ throws(Halt) in .bool(value) }
    case .null:
      return Typed(.null) { _, _ throws(Halt) in .none }
    case .string(let parts): return try string(parts, wanted)
    case .name(let name): return try self.name(name, expecting: expecting, at: expr.at)
    case .implicitMember(let name):
      return try implicitMember(name, nil, expecting: wanted, at: expr.at)
    case .member(let base, let name):
      if name == "init" || name.hasPrefix("init("),
        let typed = try initializerValue(base, name, wanted, at: expr.at)
      {
        return typed
      }
      return try memberValue(base, name, at: expr.at)
    case .call(let callee, let arguments):
      return try call(callee, arguments, expecting: expecting, at: expr.at)
    case .element(let base, let arguments): return try element(base, arguments, at: expr.at)
    case .tuple(let arguments): return try tuple(arguments, wanted: expecting, at: expr.at)
    case .array(let values): return try array(values, wanted, at: expr.at)
    case .dictionary(let pairs): return try dictionary(pairs, wanted, at: expr.at)
    case .closure(let closure): return try self.closure(closure, wanted, at: expr.at)
    case .prefix(let sign, let value):
      return try prefix(sign, value, expecting: wanted, at: expr.at)
    case .binary(let sign, let left, let right):
      return try binary(sign, left, right, expecting: expecting, at: expr.at)
    case .conditional(let condition, let first, let second):
      return try conditional(condition, first, second, expecting: expecting, at: expr.at)
    case .assign(let sign, let target, let value):
      return try assign(sign, target, value, at: expr.at)
    case .cast(let value, let type, let cast): return try self.cast(value, type, cast, at: expr.at)
    case .isType(let value, let reference):
      let typed = try check(value, expecting: nil)
      let type = try resolve(reference)
      if type.placeholders.contains(where: { !$0.hasPrefix("$") }) {
        let cast = try castToPlaceholder(value, type, .optional, at: expr.at).code
        return Typed(.bool) { machine, frame throws(Halt) in
          .bool(!(try cast(machine, frame).isNone))
        }
      }
      let code = try convert(typed, to: .any, at: expr.at)
      return Typed(.bool) { machine, frame throws(Halt) in
        .bool(machine.dynamicCast(try code(machine, frame), to: type) != nil)
      }
    case .chain(let value):
      _ = value
      return try chain { () throws(Finding) in try self.checkBase(expr) }
    case .force:
      return try chain { () throws(Finding) in try self.checkBase(expr, expecting: wanted) }
    case .attempt(let attempt, let value):
      return try self.attempt(attempt, value, expecting, at: expr.at)
    case .await(let value): return try awaiting(value, expecting, at: expr.at)
    case .keyPath(let root, let value):
      return try keyPath(root, value, expecting: wanted, at: expr.at)
    case .selector(let value): return try selector(value, at: expr.at)
    case .type(let reference):
      let type = try resolve(reference)
      return Typed(.metatype(type)) { _, _ throws(Halt) in .type(type) }
    case .statement(let statement): return try statementValue(statement, expecting, at: expr.at)
    case .message, .boxed, .step:
      throw Finding("This is Objective-C in a Swift source.", at: expr.at)
    }
  }

  private func conditional(
    _ condition: Expr, _ first: Expr, _ second: Expr, expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    let test = try checkValue(condition, as: .bool)
    var a = try check(first, expecting: expecting)
    var b = try check(second, expecting: expecting ?? a.type)
    if expecting == nil, isLiteral(first), !isLiteral(second) {
      a = try check(first, expecting: b.type)
    }
    if let expecting, expecting != .any, conversion(from: a.type, to: expecting) != nil,
      conversion(from: b.type, to: expecting) != nil
    {
      a = Typed(expecting, try convert(a, to: expecting, at: first.at))
      b = Typed(expecting, try convert(b, to: expecting, at: second.at))
    }
    let type = common([a.type, b.type])
    let (x, y) = (try convert(a, to: type, at: first.at), try convert(b, to: type, at: second.at))
    return Typed(type) { machine, frame throws(Halt) in
      try test(machine, frame).bool ? try x(machine, frame) : try y(machine, frame)
    }
  }

  private func attempt(
    _ attempt: Expr.Attempt, _ value: Expr, _ expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    let typed = try trying(handled: attempt != .plain) { () throws(Finding) in
      try check(value, expecting: attempt == .optional ? expecting?.unwrapped : expecting)
    }
    let code = typed.code
    switch attempt {
    case .plain: return typed
    case .optional:
      let type: SwiftType = typed.type.wrapped == nil ? .optional(typed.type) : typed.type
      return Typed(type) { machine, frame throws(Halt) in
        do throws(Halt) { return try code(machine, frame) } catch {
          if case .raised = error { return .none }
          throw error
        }
      }
    case .forced:
      return Typed(typed.type) { machine, frame throws(Halt) in
        do throws(Halt) { return try code(machine, frame) } catch {
          guard case .raised(let value, let type) = error else { throw error }
          throw Halt.crash(
            "Fatal error: 'try!' expression unexpectedly raised an error: \(try machine.describe(value, type, isDebug: true))"
          )
        }
      }
    }
  }

  /// `if` and `switch` as expressions.
  private func statementValue(
    _ statement: Stmt, _ expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    // Equivalent to a closure that is called at once, in which each branch returns its value.
    if statement.awaits {
      throw Finding(
        "'await' in a value of 'if' or 'switch' is not supported; assign in each branch.",
        at: position)
    }
    let closure = ClosureExpr([], [], nil, [returning(statement)], shorthandCount: 0)
    let typed = try self.closure(
      closure, .function([], expecting ?? .generic("$Value", nil)), at: position)
    guard case .function(_, let result) = typed.type else { return typed }
    let code = typed.code
    return Typed(result) { machine, frame throws(Halt) in
      try machine.call(closure: try code(machine, frame), [])
    }
  }

  package func returning(_ statement: Stmt) -> Stmt {
    func last(_ body: [Stmt]) -> [Stmt] {
      guard let end = body.last else { return body }
      switch end.kind {
      case .value(let value):
        return body.dropLast() + [Stmt(.returning(value), at: end.at, awaits: end.awaits)]
      case .branch, .choice: return body.dropLast() + [returning(end)]
      default: return body
      }
    }
    switch statement.kind {
    case .branch(let conditions, let body, let otherwise):
      return Stmt(
        .branch(conditions, last(body), otherwise: otherwise.map(last)), at: statement.at,
        awaits: statement.awaits)
    case .choice(let value, let cases):
      return Stmt(
        .choice(value, cases.map { Stmt.Case($0.patterns, last($0.body), at: $0.at) }),
        at: statement.at, awaits: statement.awaits)
    default: return statement
    }
  }
}
