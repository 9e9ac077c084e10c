import ObjectiveCLibrary
import ObjectiveCTypes
import ProgramChecking
import ProgramRuntime
import SourceCode
import Syntax

extension ObjectiveCChecker {
  /// Checks a function's body and assigns it to the function.
  func check(
    _ statements: [Stmt], of function: Function, _ names: [String], _ parameters: [CType],
    _ result: CType,
    owner: Nominal?, isClass: Bool, name: String, selector: String?
  ) {
    let before = (body, self.owner, isClassMethod)
    defer { (body, self.owner, isClassMethod) = before }
    let made = ObjectiveCBody(nil, result: result, name: name)
    made.selector = selector
    body = made
    (self.owner, isClassMethod) = (owner, isClass)
    if let owner {
      let local = Local("self", .any, slot: 0, isConstant: false)
      made.selfVariable = .init(
        local: local, type: isClass ? .metaclass(owner) : .object(owner), isShared: false)
      function.selfVariable = local
    }
    for (name, type) in zip(names, parameters) {
      function.parameterVariables.append(made.declare(name, type).local)
    }
    let exec = check(statements)
    function.slots = made.slots
    function.levels = made.nesting.levels
    let zero = result.zero
    let run: Exec = { machine, frame throws(Halt) in
      frame.result = zero
      return try machine.leaking(frame) { () throws(Halt) in try exec(machine, frame) }
    }
    function.body = run
    if result != .void, findings.isEmpty, !returns(statements) {
      report(
        Finding("'\(selector ?? name)' ends without returning a '\(result)'.", at: function.at))
    }
  }

  /// Whether statements are known to end by returning.
  func returns(_ statements: [Stmt]) -> Bool {
    guard let last = statements.last else { return false }
    switch last.kind {
    case .returning: return true
    case .branch(_, let then, let otherwise): return returns(then) && returns(otherwise ?? [])
    case .raise: return true
    case .block(let inner, let catches):
      if let first = inner.first, case .deferred(let final) = first.kind, returns(final) {
        return true
      }
      return returns(inner) && catches.allSatisfy { returns($0.body) }
    case .loop, .counted, .loopUntil: return true
    case .choice(_, let cases): return cases.contains { $0.patterns.isEmpty }
    case .value(let value):
      if case .call(let name, _) = value.kind, case .name("abort") = name.kind { return true }
      return false
    default: return false
    }
  }

  /// Checks statements in sequence; their variables end with them.
  func check(_ statements: [Stmt]) -> Exec {
    body.pushScope()
    let first = body.slots
    var parts: [Exec] = []
    for statement in statements {
      attempt(at: statement.at) { () throws(Finding) in
        let exec = try self.check(statement)
        parts.append(running(exec))
      }
    }
    let slots = body.ownSlots(since: first)
    body.popScope()
    return Control.block(parts, ending: slots)
  }

  func checkOne(_ statement: Stmt) throws(Finding) -> Exec { try check(statement) }

  func check(_ statement: Stmt) throws(Finding) -> Exec {
    try descend(at: statement.at)
    defer { effort.ascend() }
    let place = body.mark(statement.at)
    switch statement.kind {
    case .value(let value): return Control.value(try check(value).code, at: place)
    case .variables(let declaration):
      do throws(Finding) { return try variables(declaration) } catch {
        lost.formUnion(declaration.names)
        throw error
      }
    case .branch(let conditions, let then, let otherwise):
      let test = try self.test(conditions)
      let yes = check(then)
      let no = otherwise.map { check($0) }
      return { machine, frame throws(Halt) in
        try machine.step(place, frame)
        if try test(machine, frame) { return try yes(machine, frame) }
        guard let no else {
          try machine.sweep()
          return .next
        }
        return try no(machine, frame)
      }
    case .loop, .loopUntil, .each, .counted: return try loop(statement)
    case .choice(let value, let cases): return try choice(value, cases, at: place)
    case .returning(let value): return try returning(value, at: place)
    case .breaking:
      guard let loop = body.loops.last else {
        throw Finding("There is nothing to leave here.", at: place.at)
      }
      let number = loop.number
      return { machine, frame throws(Halt) in
        try machine.step(place, frame)
        return .leave(number)
      }
    case .continuing:
      guard let loop = body.loops.last(where: \.isLoop) else {
        throw Finding("There is no loop here.", at: place.at)
      }
      let number = loop.number
      return { machine, frame throws(Halt) in
        try machine.step(place, frame)
        return .again(number)
      }
    case .block(let statements, let catches): return try trying(statements, catches)
    case .raise(let value): return try raising(value, at: place)
    default: throw Finding("This statement is not supported in Objective-C.", at: place.at)
    }
  }
}

extension Machine {
  /// A C number as an integer.
  func whole(_ value: Value) -> Int {
    switch value {
    case .bool(let flag): flag ? 1 : 0
    default: value.int
    }
  }
}
