import ProgramRuntime
import SourceCode
import SwiftTypes
import Syntax

/// Checks concurrency: `await`, calls of async functions, and tasks.
extension Checker {
  func awaiting(
    _ value: Expr, _ expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    guard body.isAsync else {
      throw Finding(
        "'await' is used in code that is not async; write it in 'Task { … }' or an async function.",
        at: position)
    }
    guard body.kept != nil else {
      throw Finding("'await' is not supported here; give the value a name before.", at: position)
    }
    let before = body.isAwaiting
    body.isAwaiting = true
    defer { body.isAwaiting = before }
    return try check(value, expecting: expecting)
  }

  /// `Task { … }` and `Task.detached { … }`.
  func task(
    _ nominal: Nominal, _ type: SwiftType, _ arguments: [Expr.Argument], isDetached: Bool,
    isChild: Bool = false, at position: Position
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
        closure, expected,
        isolation: isOnMain
          ? .mainActor : body.isolation == .actor && !isDetached ? .actor : Isolation.none,
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
      let task = try machine.startTask(try code(machine, frame), onMain: starts)
      if isChild { machine.adoptTask(task) }
      return task
    }
  }
}
