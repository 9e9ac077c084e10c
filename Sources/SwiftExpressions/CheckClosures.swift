import ProgramChecking
package import ProgramRuntime
package import SourceCode
package import SwiftTypes
package import Syntax

/// Checks closures.
extension Checker {
  package func closure(
    _ closure: ClosureExpr, _ expected: SwiftType?, isolation: Isolation? = nil,
    at position: Position
  ) throws(Finding) -> Typed {
    let made = ClosureBody(in: program)
    let inner = Body(body, isStatic: body.isStatic, result: .void, closure: made)
    inner.escapes = escapes
    escapes = false
    var parameters: [SwiftType] = []
    var result: SwiftType?
    made.isAsync = closure.isAsync
    if case .function(let types, let returned)? = expected {
      parameters = types
      result = isKnown(returned) ? returned.awaited : nil
      if returned.isAsync { made.isAsync = true }
      if made.isAsync, !returned.isAsync {
        throw Finding(
          "The closure is async, but is called where it can't suspend; put its 'await' into 'Task { … }'.",
          at: position)
      }
    }
    inner.isAsync = made.isAsync
    if let isolation = closure.isOnMainActor ? .mainActor : isolation ?? leavesMainActor {
      inner.isolation = isolation
    }
    let leaves = leavesMainActor
    leavesMainActor = nil
    defer { leavesMainActor = leaves }
    if let written = closure.result { result = try resolve(written) }
    // The capture list is evaluated outside the closure.
    for capture in closure.captures {
      var typed = try check(capture.value, expecting: nil)
      var type = typed.type.asVariable
      if capture.ownership == .weak, type.wrapped == nil { type = .optional(type) }
      if capture.ownership != .strong {
        let code = typed.code
        typed.code = { machine, frame throws(Halt) in try code(machine, frame).weakened }
      }
      let local = inner.declare(capture.name, type, isConstant: true, capture.ownership)
      made.listed.append((typed.code, local))
    }
    let names =
      closure.parameters?.map(\.name)
      ?? (0..<max(closure.shorthandCount, parameters.count)).map { "$\($0)" }
    if let tuple = parameters.first, parameters.count == 1, names.count > 1,
      case .tuple(let elements) = tuple
    {
      return try spread(closure, elements, result, at: position)
    }
    var types: [SwiftType] = []
    for (index, name) in names.enumerated() {
      var type: SwiftType?
      if let written = closure.parameters?[index].type {
        let own = try resolve(written)
        type = if case .reference = written.kind, !own.isLent { .lent(own) } else { own }
      }
      type = type ?? (index < parameters.count ? parameters[index] : nil)
      guard let type, !isOpen(type) else {
        throw Finding("The type of '\(name)' can't be inferred here.", at: position)
      }
      types.append(type)
      var own = type
      if case .lent(let inner) = type { own = inner }
      let local = inner.declare(name, own.asVariable, isConstant: own == type)
      made.parameters.append(local)
    }
    if names.count < parameters.count, closure.parameters != nil || closure.shorthandCount > 0 {
      throw Finding(
        "The closure is given \(parameters.count) values, and takes \(names.count).", at: position)
    }
    inner.knowsResult = result != nil
    if case .function(_, let returned)? = expected, returned.awaited.wrapped != nil {
      inner.infersOptional = true
    }
    inner.result = result ?? .void
    let outer = body
    body = inner
    defer { body = outer }
    let before = isChained
    defer { isChained = before }
    if closure.body.count == 1, case .value(let value) = closure.body[0].kind, result != .void,
      !made.isAsync
    {
      let typed = try check(value, expecting: result)
      let type = result ?? typed.type.asVariable
      let code = type == .void ? typed.code : try convert(typed, to: type, at: value.at)
      let place = mark(closure.body[0].at)
      made.body = { machine, frame throws(Halt) in
        try machine.step(place, frame)
        frame.result = try code(machine, frame)
        return .back
      }
      inner.result = type
    } else {
      var statements = closure.body
      if statements.count == 1, case .value(let value) = statements[0].kind, result != .void {
        statements = [
          Stmt(.returning(value), at: statements[0].at, awaits: statements[0].awaits)
        ]
      }
      if statements.count == 1, result != .void, isValue(statements[0]) {
        statements = [returning(statements[0])]
      }
      made.body = checkStatements(self, statements)
      if !inner.knowsResult { inner.result = .void }
      try checkEnding(of: statements, returning: inner.result, at: position)
    }
    made.slots = inner.slots
    made.levels = inner.nesting.levels
    made.result = inner.result
    let returned = made.isAsync ? SwiftType.async(inner.result) : inner.result
    return Typed(.function(types, returned)) { machine, frame throws(Halt) in
      var fields: [Value] = []
      for capture in made.captures { fields.append(frame.slots[capture.outer.slot]) }
      for entry in made.listed { fields.append(try entry.value(machine, frame)) }
      return .object(try machine.make(.closure(made), fields))
    }
  }

  /// Whether an `if` or a `switch` has a single value in each branch, so that it is a value itself.
  private func isValue(_ statement: Stmt) -> Bool {
    func isValue(_ body: [Stmt]) -> Bool {
      guard body.count == 1, let only = body.first else { return false }
      if case .value(let value) = only.kind {
        if case .assign = value.kind { return false }
        return true
      }
      return self.isValue(only)
    }
    return switch statement.kind {
    case .branch(_, let then, let otherwise?): isValue(then) && isValue(otherwise)
    case .choice(_, let cases): cases.allSatisfy { isValue($0.body) }
    default: false
    }
  }

  /// Whether a type has no placeholders but those of the code that is being checked.
  private func isKnown(_ type: SwiftType) -> Bool {
    guard type.isGeneric else { return true }
    return !isLibrary && type.isFunction
      && type.placeholders.allSatisfy { !$0.hasPrefix("$") && generics[$0] != nil }
  }

  /// Whether a type is an uninferred placeholder.
  private func isOpen(_ type: SwiftType) -> Bool {
    if case .generic(let name, _) = type {
      name.hasPrefix("$") && generics[String(name.dropFirst())] == nil
    } else {
      false
    }
  }

  /// A closure that gets each element of a tuple argument as a parameter.
  private func spread(
    _ closure: ClosureExpr, _ elements: [SwiftType.TupleElement], _ result: SwiftType?,
    at position: Position
  ) throws(Finding) -> Typed {
    guard (closure.parameters?.count ?? closure.shorthandCount) == elements.count else {
      throw Finding("The closure is given a tuple of \(elements.count).", at: position)
    }
    if closure.isAsync {
      throw Finding("An async closure takes a tuple as one value here.", at: position)
    }
    let types = elements.map(\.type)
    let typed = try self.closure(
      closure, .function(types, result ?? .generic("$Result", nil)), at: position)
    guard case .function(_, let returned) = typed.type else { return typed }
    let code = typed.code
    return Typed(.function([.tuple(elements)], returned)) { machine, frame throws(Halt) in
      let inner = try code(machine, frame)
      return try machine.closure([inner]) { machine, fields, arguments throws(Halt) in
        try machine.call(closure: fields[0], arguments.first?.parts ?? [])
      }
    }
  }
}
