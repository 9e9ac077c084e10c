import ObjectiveCLibrary
import ObjectiveCTypes
import ProgramChecking
import ProgramRuntime
import SourceCode
import Syntax

/// Blocks and statement expressions.
extension ObjectiveCChecker {
  func block(_ closure: ClosureExpr, expecting: CType?, at position: Position)
    throws(Finding) -> CTyped
  {
    var types: [CType] = []
    for parameter in closure.parameters ?? [] {
      guard let reference = parameter.type else {
        throw Finding("A block's parameter needs a type.", at: position)
      }
      types.append(try type(reference))
    }
    var result: CType?
    if let reference = closure.result { result = try type(reference) }
    // The expected type may determine the block's result type, as C converts it there.
    if result == nil, case .block(let wanted, let expected)? = expecting,
      wanted.count == types.count
    {
      result = expected
    }
    let made = ClosureBody(in: program)
    let inner = ObjectiveCBody(body, result: result, name: body.name, closure: made)
    for (parameter, type) in zip(closure.parameters ?? [], types) {
      made.parameters.append(inner.declare(parameter.name, type).local)
    }
    let outer = body
    body = inner
    defer { body = outer }
    let exec = check(closure.body)
    let type = inner.result ?? .void
    let zero = type.zero
    made.slots = inner.slots
    made.levels = inner.nesting.levels
    made.body = { machine, frame throws(Halt) in
      frame.result = zero
      return try machine.leaking(frame) { () throws(Halt) in try exec(machine, frame) }
    }
    return CTyped(.block(types, type)) { machine, frame throws(Halt) in
      var fields: [Value] = []
      for capture in made.captures { fields.append(frame.slots[capture.outer.slot]) }
      for entry in made.listed { fields.append(try entry.value(machine, frame)) }
      return .object(try machine.make(.closure(made), fields))
    }
  }

  /// `({ … })`: the value of its last statement.
  func statementValue(_ statement: Stmt, at position: Position) throws(Finding) -> CTyped {
    guard case .block(let statements, _) = statement.kind, let last = statements.last,
      case .value(let value) = last.kind
    else { throw Finding("The value of these statements is not known.", at: position) }
    body.pushScope()
    defer { body.popScope() }
    var parts: [Exec] = []
    for one in statements.dropLast() { parts.append(try checkOne(one)) }
    let typed = try check(value)
    let (all, code) = (parts, typed.code)
    return CTyped(typed.type) { machine, frame throws(Halt) in
      for part in all { _ = try part(machine, frame) }
      return try code(machine, frame)
    }
  }
}
