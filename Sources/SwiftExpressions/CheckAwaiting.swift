package import ProgramRuntime
package import SourceCode
package import SwiftTypes
import Syntax

/// Checks what waits: `await`, calls of async functions, and tasks.
extension Checker {
  func awaiting(
    _ value: Expr, _ expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    guard body.isAsync else {
      throw Finding(
        "'await' stands in code that is not async; write it in 'Task { … }' or an async function.",
        at: position)
    }
    guard body.kept != nil else {
      throw Finding("'await' is not run here; give the value a name before.", at: position)
    }
    let before = body.isAwaiting
    body.isAwaiting = true
    defer { body.isAwaiting = before }
    return try check(value, expecting: expecting)
  }

  /// Has a call wait where the function is async, or the main actor's while the code is not.
  func awaited(
    _ typed: Typed, isAsync: Bool, _ isolation: Isolation, _ name: String, at position: Position
  ) throws(Finding) -> Typed {
    let target: Isolation? = isAsync ? nil : .mainActor
    if !isAsync {
      guard isolation == .mainActor, body.isAsync, body.isolation == .none else { return typed }
    }
    guard body.isAwaiting, body.kept != nil else {
      throw Finding(
        isAsync
          ? "'\(name)' is async; call it with 'await', in 'Task { … }' or an async function."
          : "'\(name)' is the main actor's; write 'await' before it.", at: position)
    }
    let (slot, own) = (body.reserve(), body.isolation)
    let isEager = body.lastCall != position
    let code = typed.code
    var waiting = typed
    waiting.code = { machine, frame throws(Halt) in
      try machine.await(slot, frame, code, own, isEager: isEager, target: target)
    }
    return waiting
  }

  /// `Task { … }` and `Task.detached { … }`.
  func task(
    _ nominal: Nominal, _ type: SwiftType, _ arguments: [Expr.Argument], isDetached: Bool,
    at position: Position
  ) throws(Finding) -> Typed {
    guard let operation = arguments.last, [nil, "operation"].contains(operation.label),
      arguments.dropLast().allSatisfy({ $0.label == "priority" || $0.label == "name" })
    else {
      throw Finding("A task is made by 'Task { … }'.", at: position)
    }
    var success = SwiftType.generic("$Success", nil)
    if case .nominal(nominal, let types)? = Optional(type), let known = types.first,
      !known.isGeneric
    {
      success = known
    }
    let expected = SwiftType.function([], .async(success))
    let typed: Typed
    var isOnMain = body.isolation == .mainActor && !isDetached
    if case .closure(let closure) = operation.value.kind {
      isOnMain = isOnMain || closure.isOnMainActor
      typed = try self.closure(
        closure, expected, isolation: isOnMain ? .mainActor : Isolation.none,
        at: operation.value.at)
    } else {
      typed = try check(operation.value, expecting: expected)
    }
    guard case .function(let parameters, let result) = typed.type, parameters.isEmpty else {
      throw Finding("A task runs a function without parameters.", at: position)
    }
    let (code, starts) = (typed.code, isOnMain)
    let made = success.isGeneric ? result.awaited : success
    return Typed(.nominal(nominal, [made, .never])) { machine, frame throws(Halt) in
      try machine.startTask(try code(machine, frame), onMain: starts)
    }
  }

  /// Checks values whose parts are kept while one of them is waited for, and says in which variables.
  package func keepingParts<Made>(
    _ isOn: Bool, lastCall: Position? = nil, _ check: () throws(Finding) -> Made
  ) throws(Finding) -> (made: Made, kept: [Int]) {
    let before = (body.kept, body.lastCall)
    (body.kept, body.lastCall) = (isOn ? [] : nil, lastCall)
    let own = body
    defer { (own.kept, own.lastCall) = before }
    let made = try check()
    return (made, own.kept ?? [])
  }

  /// Keeps a value while another part of its statement waits, so that it is not asked for twice.
  func keep(_ typed: Typed, _ expr: Expr) -> Typed {
    guard body.kept != nil else { return typed }
    switch expr.kind {
    case .name, .member, .call, .element, .closure, .assign, .attempt, .string, .array, .dictionary:
      break
    case .binary, .chain, .force, .conditional, .cast, .prefix, .tuple: break
    default: return typed
    }
    let slot = body.reserve()
    body.kept?.append(slot)
    let code = typed.code
    var kept = typed
    kept.code = { machine, frame throws(Halt) in
      guard frame.isUnset(slot) else { return frame.slots[slot] }
      let value = try code(machine, frame)
      frame.slots[slot] = value
      return value
    }
    return kept
  }
}
