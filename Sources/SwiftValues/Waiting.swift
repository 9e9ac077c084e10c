package import ProgramRuntime
package import SourceCode
package import SwiftTypes
package import Syntax

/// Makes code await a value, and keeps the other parts of its statement meanwhile.
extension Checker {
  /// Makes a call awaited if the function is async, or isolated to the main actor while the code is not.
  package func awaited(
    _ typed: Typed, isAsync: Bool, _ isolation: Isolation, _ name: String, at position: Position
  ) throws(Finding) -> Typed {
    let target: Isolation? = isAsync ? nil : isolation
    if !isAsync {
      switch isolation {
      case .mainActor:
        guard body.isAsync, [.none, .actor].contains(body.isolation) else { return typed }
      case .actor:
        guard !isLibrary, body.isolation != .actor, !body.isInitializer else { return typed }
      case .none, .caller: return typed
      }
    }
    guard body.isAwaiting, body.kept != nil else {
      let owner = isolation == .actor ? "an actor's" : "the main actor's"
      throw Finding(
        isAsync
          ? "'\(name)' is async; call it with 'await', in 'Task { … }' or an async function."
          : "'\(name)' is \(owner); write 'await' before it\(body.isAsync ? "" : ", in 'Task { … }' or an async function").",
        at: position)
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

  /// Checks an expression whose parts are kept while it is suspended; returns the slots that keep them.
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

  /// Keeps a value while another part of its statement is suspended, so that it is not evaluated twice.
  package func keep(_ typed: Typed, _ expr: Expr) -> Typed {
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
