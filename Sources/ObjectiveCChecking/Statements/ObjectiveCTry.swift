import ObjectiveCLibrary
import ProgramRuntime
import SourceCode
import Syntax

/// `@try`, `@catch`, `@finally` and `@throw`.
extension ObjectiveCChecker {
  /// The class that a `@catch` handles, nil for anything, and its body.
  private struct Handler {
    let nominal: Nominal?
    let run: @Sendable (Machine, Frame, Value) throws(Halt) -> Flow
  }

  func trying(_ statements: [Stmt], _ catches: [Stmt.Catch]) throws(Finding) -> Exec {
    if catches.isEmpty, let last = statements.first, case .deferred(let final) = last.kind {
      return finally(check(Array(statements.dropFirst())), check(final))
    }
    let first = body.slots
    let exec = check(statements)
    // The variables declared in a `@try`, which ARC does not release if an exception leaves it.
    let own = first..<max(first, body.slots)
    guard !catches.isEmpty else { return exec }
    var handlers: [Handler] = []
    for one in catches { handlers.append(try handler(one)) }
    let all = handlers
    return { machine, frame throws(Halt) in
      do throws(Halt) { return try exec(machine, frame) } catch {
        guard let exception = try machine.caught(error) else { throw error }
        machine.leak(own, of: frame)
        for one in all {
          if let nominal = one.nominal,
            machine.objectiveCClass(of: exception)?.conforms(to: nominal) != true
          {
            continue
          }
          return try one.run(machine, frame, exception)
        }
        throw error
      }
    }
  }

  private func handler(_ one: Stmt.Catch) throws(Finding) -> Handler {
    body.pushScope()
    defer { body.popScope() }
    let first = body.slots
    let current = body.declare("@exception", .anything).local
    var (named, nominal): (Local?, Nominal?) = (nil, nil)
    if let pattern = one.pattern, case .asType(let inner, let reference) = pattern.kind,
      case .name(let name, _) = inner.kind
    {
      let type = try self.type(reference)
      guard type.isObject else {
        throw Finding("An exception is an object, and '\(type)' is none.", at: pattern.at)
      }
      nominal = type.nominal
      if !name.isEmpty { named = body.declare(name, type).local }
    }
    let exec = check(one.body)
    let (variable, slots) = (named, body.ownSlots(since: first))
    return Handler(nominal: nominal) { machine, frame, exception throws(Halt) in
      try machine.declare(current, exception, frame)
      if let variable { try machine.declare(variable, exception, frame) }
      let flow = try exec(machine, frame)
      try machine.endScope(slots, frame)
      return flow
    }
  }

  /// Statements that run however those before them end; if they transfer control themselves, that takes
  /// precedence.
  private func finally(_ exec: @escaping Exec, _ last: @escaping Exec) -> Exec {
    { machine, frame throws(Halt) in
      let flow: Flow
      do throws(Halt) { flow = try exec(machine, frame) } catch {
        guard try machine.caught(error) != nil else { throw error }
        let position = machine.position
        let end = try last(machine, frame)
        if end != .next { return end }
        // The exception is reported where it was raised.
        machine.position = position
        throw error
      }
      let result = frame.result
      let end = try last(machine, frame)
      if end != .next { return end }
      frame.result = result
      return flow
    }
  }

  func raising(_ value: Expr, at place: Mark) throws(Finding) -> Exec {
    if case .name("@exception") = value.kind, body.find("@exception") == nil {
      throw Finding("'@throw' without an object is only allowed in a '@catch'.", at: place.at)
    }
    let typed = try check(value)
    guard typed.type.isObject, typed.type != .null else {
      throw Finding("An exception is an object, and this is a '\(typed.type)'.", at: value.at)
    }
    let code = typed.code
    return { machine, frame throws(Halt) in
      try machine.step(place, frame)
      throw .raised(try code(machine, frame), .anyObject)
    }
  }
}
