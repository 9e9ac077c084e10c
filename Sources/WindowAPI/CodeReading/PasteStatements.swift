import HTTP
import SourceCode
import WindowModel

extension PasteRunner {
  /// Runs the whole program: where it declares methods or classes each method once, as if it were
  /// called; else all of it as one method's body.
  func run() {
    let isFile = program.statements.contains { statement in
      switch statement.form {
      case .method, .type: true
      default: false
      }
    }
    if isFile {
      _ = run(program.statements)
    } else {
      runBody(program.statements, parameters: [], end: program.end)
    }
  }

  /// Runs statements one after the other; how they were left, nil at their end.
  private func run(_ statements: [Statement]) -> Statement.Exit? {
    for (index, statement) in statements.enumerated() {
      if !isStopped, isSpent { stopSpent(at: statement) }
      if isStopped {
        if lines.last?.did == .refused, lines.last?.position == statement.position { continue }
        leaveOut(statement, nil)
        continue
      }
      guard let exit = run(statement) else { continue }
      if exit == .return, !isStopped {
        for rest in statements[(index + 1)...] { leaveOut(rest, "The method has returned.") }
      }
      return exit
    }
    return nil
  }

  private func run(_ statement: Statement) -> Statement.Exit? {
    switch statement.form {
    case .skipped(let reason):
      skip(statement, reason)
      forget(statement)
    case .type(let type): run(type, statement)
    case .method(let method): run(method, statement)
    case .variable(let variable): declare(variable, statement)
    case .assignment(let target, let sign, let value):
      perform(statement) { () throws(PasteHalt) in try assign(value, sign, to: target) }
    case .expression(let value):
      perform(statement) { () throws(PasteHalt) in _ = try evaluate(value) }
    case .exit(let exit, let value):
      perform(statement) { () throws(PasteHalt) in if let value { _ = try evaluate(value) } }
      return exit
    case .block(let body):
      skip(statement, "What is in it runs.")
      return runScope(body, end: statement.end)
    case .conditional(let conditions, let then, let otherwise):
      return run(conditions, then, otherwise, statement)
    case .guarded(let conditions, let otherwise):
      guard let (holds, bindings) = test(conditions, statement) else {
        for case .binding(let name, _) in conditions where !scopes.isEmpty {
          scopes[scopes.count - 1].declare(name, nil)
        }
        return nil
      }
      if holds { bind(bindings) } else { return runScope(otherwise, end: statement.end) }
    case .loop(let name, in: let values, let body):
      return run(loop: name, values, body, statement)
    }
    return nil
  }

  private func run(_ type: Statement.TypeDeclaration, _ statement: Statement) {
    skip(
      statement,
      type.isExtension ? "Adds to a class." : "Declares a class; what its methods do runs.")
    let outer = self.type
    self.type = type.name
    defer { self.type = outer }
    for member in type.members {
      if isStopped {
        leaveOut(member, nil)
      } else if type.isExtension, case .method(let method) = member.form, !method.isStatic,
        types.kind(of: type.name) != nil
      {
        skip(member, "Which object it is called on is not said.")
      } else {
        _ = run([member])
      }
    }
  }

  private func run(_ method: Statement.Method, _ statement: Statement) {
    if PasteTypes.override(method) != nil {
      return skip(statement, "An override: objects of its class behave like that.")
    }
    if ["dealloc", "deinit()"].contains(method.name) {
      return skip(statement, "Nobody calls it.")
    }
    if types.isAction(method) {
      return skip(
        statement, "A control sends it when it is touched; paste what is in it when it is to run.")
    }
    skip(statement, "Runs once, as if it were called.")
    runBody(method.body, parameters: method.parameters, end: statement.end)
  }

  private func runBody(
    _ body: [Statement], parameters: [Statement.Parameter], end: Position
  ) {
    let outer = scopes
    scopes = [PasteScope(parameters, in: target.application)]
    _ = run(body)
    leaveScope(at: end, "The method ends, and with it its local variables.")
    scopes = outer
  }

  /// Runs a block of a method.
  private func runScope(
    _ body: [Statement], end: Position, _ bindings: [(String, PasteValue)] = []
  ) -> Statement.Exit? {
    scopes.append(PasteScope())
    bind(bindings)
    let exit = run(body)
    leaveScope(at: end, "The block ends, and with it its local variables.")
    scopes.removeLast()
    return exit
  }

  private func bind(_ bindings: [(String, PasteValue)]) {
    for (name, value) in bindings where !scopes.isEmpty {
      scopes[scopes.count - 1].declare(name, value)
    }
  }

  /// Whether conditions hold, and what they bind; nil where that can't be told.
  private func test(
    _ conditions: [Statement.Condition], _ statement: Statement
  ) -> (Bool, [(String, PasteValue)])? {
    var holds = true
    var bindings: [(String, PasteValue)] = []
    let isKnown = perform(statement) { () throws(PasteHalt) in
      scopes.append(PasteScope())
      defer { scopes.removeLast() }
      for condition in conditions where holds {
        switch condition {
        case .test(let expression): holds = try truth(of: expression)
        case .binding(let name, let expression):
          let value = try evaluate(expression).unwrapped
          holds = value.isThere
          bindings.append((name, value))
          bind([(name, value)])
        }
      }
      remarks.append(holds ? "The condition holds." : "The condition does not hold.")
    }
    return isKnown ? (holds, bindings) : nil
  }

  private func run(
    _ conditions: [Statement.Condition], _ then: [Statement], _ otherwise: [Statement],
    _ statement: Statement
  ) -> Statement.Exit? {
    guard let (holds, bindings) = test(conditions, statement) else { return nil }
    return holds
      ? runScope(then, end: statement.end, bindings) : runScope(otherwise, end: statement.end)
  }

  private func run(
    loop name: String, _ values: Expression, _ body: [Statement], _ statement: Statement
  ) -> Statement.Exit? {
    var list: [PasteValue] = []
    let isKnown = perform(statement) { () throws(PasteHalt) in
      switch try evaluate(values).unwrapped {
      case .list(let values): list = values
      case .null: break
      default: throw .skip("What it goes through is no list.")
      }
      remarks.append("It runs \(list.count) times at most.")
    }
    guard isKnown else { return nil }
    for value in list where !isStopped {
      switch runScope(body, end: statement.end, [(name, value)]) {
      case .return: return .return
      case .break: return nil
      case .continue, nil: continue
      }
    }
    return nil
  }
}
