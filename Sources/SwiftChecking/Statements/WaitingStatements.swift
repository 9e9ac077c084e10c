import ProgramRuntime
import SourceCode
import SwiftExpressions
import SwiftTypes
import Syntax

/// Statements that may suspend. Each keeps its progress in a variable of the function, since its code runs again
/// from its beginning when the task resumes.
extension Checker {
  /// Runs a statement on the executor of its function.
  func atHome(_ statement: Stmt, _ exec: @escaping Exec) -> Exec {
    let isolation = body.isolation
    guard isolation != .caller, !body.isDeferred, !doesNothingBefore(statement) else { return exec }
    guard statement.awaits else {
      return { machine, frame throws(Halt) in
        try machine.hop(to: isolation)
        return try exec(machine, frame)
      }
    }
    let began = body.reserve()
    return { machine, frame throws(Halt) in
      if frame.isUnset(began) {
        try machine.hop(to: isolation)
        frame.slots[began] = .bool(true)
      }
      return try frame.keeping([began]) { () throws(Halt) in try exec(machine, frame) }
    }
  }

  /// Whether a statement begins with an async call whose arguments are names and literals, before which Swift does
  /// not switch executors.
  private func doesNothingBefore(_ statement: Stmt) -> Bool {
    switch statement.kind {
    case .returning(nil): return true
    case .returning(let value?) where !statement.awaits: return isPlain(value)
    default: break
    }
    guard let call = waitingCall(of: statement), case .call(let callee, let arguments) = call.kind,
      arguments.allSatisfy({ isPlain($0.value) })
    else { return false }
    if case .member(let base, _) = callee.kind { return isPlain(base) }
    return isPlain(callee)
  }

  private func isPlain(_ value: Expr) -> Bool {
    switch value.kind {
    case .integer, .decimal, .bool, .null: true
    case .name(let name):
      name == "self" || body.find(name) != nil || !program.globals.keys.contains(name)
    default: false
    }
  }

  /// The call in a statement's tail position, after which Swift does not switch executors at once.
  func lastCall(of statement: Stmt) -> Position? {
    body.defers ? nil : waitingCall(of: statement)?.at
  }

  /// The awaited call of a statement that only binds or returns its result.
  private func waitingCall(of statement: Stmt) -> Expr? {
    var value: Expr
    switch statement.kind {
    case .value(let expr), .returning(let expr?): value = expr
    case .variables(let declaration):
      guard declaration.bindings.count == 1, let expr = declaration.bindings[0].value else {
        return nil
      }
      value = expr
    default: return nil
    }
    var awaits = false
    for _ in 0..<4 {
      switch value.kind {
      case .await(let inner): (value, awaits) = (inner, true)
      case .attempt(_, let inner): value = inner
      case .assign("=", let target, let inner):
        guard case .name("_") = target.kind else { return nil }
        value = inner
      case .call, .member: return awaits ? value : nil
      default: return nil
      }
    }
    return nil
  }

  func branching(
    _ test: @escaping Test, _ kept: [Int], _ yes: @escaping Exec, ending slots: [Int], _ no: Exec?,
    at place: Mark
  ) -> Exec {
    let chosen = body.reserve()
    return { machine, frame throws(Halt) in
      try frame.keeping([chosen]) { () throws(Halt) in
        if frame.isUnset(chosen) {
          try machine.step(place, frame)
          let isYes = try frame.keeping(kept) { () throws(Halt) in try test(machine, frame) }
          frame.slots[chosen] = .bool(isYes)
        }
        guard frame.slots[chosen].bool else { return try no?(machine, frame) ?? .next }
        let flow = try yes(machine, frame)
        try machine.endScope(slots, frame)
        return flow
      }
    }
  }

  func guarding(
    _ test: @escaping Test, _ kept: [Int], _ otherwise: @escaping Exec, at place: Mark
  ) -> Exec {
    let fails = body.reserve()
    return { machine, frame throws(Halt) in
      try frame.keeping([fails]) { () throws(Halt) in
        if frame.isUnset(fails) {
          try machine.step(place, frame)
          if try frame.keeping(kept, { () throws(Halt) in try test(machine, frame) }) {
            return .next
          }
          frame.slots[fails] = .bool(true)
        }
        return try otherwise(machine, frame)
      }
    }
  }

  func choosing(
    _ value: @escaping Code, _ kept: [Int],
    _ find: @escaping @Sendable (Value, Machine, Frame) throws(Halt) -> Int?, _ cases: [Exec],
    _ number: Int, _ chosen: Int, at place: Mark
  ) -> Exec {
    { machine, frame throws(Halt) in
      try frame.keeping([chosen]) { () throws(Halt) in
        if frame.isUnset(chosen) {
          try machine.step(place, frame)
          let value = try frame.keeping(kept) { () throws(Halt) in try value(machine, frame) }
          guard let index = try find(value, machine, frame) else { return .next }
          frame.slots[chosen] = .int(index)
        }
        while let next = frame.number(chosen), next < cases.count {
          let flow = try cases[next](machine, frame)
          switch flow {
          case .fall: frame.slots[chosen] = .int(next + 1)
          case .leave(number): return .next
          default: return flow
          }
        }
        return .next
      }
    }
  }

  func looping(
    _ number: Int, at place: Mark, while test: @escaping Test, _ kept: [Int],
    _ exec: @escaping Exec
  ) -> Exec {
    let isInside = body.reserve()
    return { machine, frame throws(Halt) in
      try frame.keeping([isInside]) { () throws(Halt) in
        while true {
          if frame.isUnset(isInside) {
            try machine.step(place, frame)
            guard try frame.keeping(kept, { () throws(Halt) in try test(machine, frame) }) else {
              return .next
            }
            frame.slots[isInside] = .bool(true)
          }
          if let end = try exec(machine, frame).ending(number) { return end }
          frame.slots[isInside] = .unset
        }
      }
    }
  }

  func looping(
    _ number: Int, at place: Mark, _ exec: @escaping Exec, while test: @escaping Test, _ kept: [Int]
  ) -> Exec {
    let isAsking = body.reserve()
    return { machine, frame throws(Halt) in
      try frame.keeping([isAsking]) { () throws(Halt) in
        while true {
          if frame.isUnset(isAsking) {
            try machine.step(place, frame)
            frame.slots[isAsking] = .bool(false)
          }
          if !frame.slots[isAsking].bool {
            if let end = try exec(machine, frame).ending(number) { return end }
            frame.slots[isAsking] = .bool(true)
          }
          guard try frame.keeping(kept, { () throws(Halt) in try test(machine, frame) }) else {
            return .next
          }
          frame.slots[isAsking] = .unset
        }
      }
    }
  }

  /// A loop over values; `takes` binds each value's names, or skips the value.
  func goingThrough(
    _ number: Int, at place: Mark, _ values: @escaping Codes, _ kept: [Int],
    _ exec: @escaping Exec, ending slots: [Int], _ takes: @escaping Match
  ) -> Exec {
    let (list, round) = (body.reserve(), body.reserve())
    return { machine, frame throws(Halt) in
      try frame.keeping([list, round]) { () throws(Halt) in
        if frame.isUnset(list) {
          try machine.step(place, frame)
          let all = try frame.keeping(kept) { () throws(Halt) in try values(machine, frame) }
          frame.slots[list] = .array(all)
        }
        let all = frame.slots[list].array
        var isInside = !frame.isUnset(round)
        for index in (frame.number(round) ?? 0)..<max(all.count, frame.number(round) ?? 0) {
          if !isInside {
            guard try takes(machine, frame, all[index]) else { continue }
            frame.slots[round] = .int(index)
          }
          isInside = false
          if let end = try exec(machine, frame).ending(number) {
            try machine.endScope(slots, frame)
            return end
          }
          try machine.step(place, frame)
        }
        try machine.endScope(slots, frame)
        return .next
      }
    }
  }
}
