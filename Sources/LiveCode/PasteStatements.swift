import HTTP
import PasteValues
import Problems
import SourceCode
import WindowModel

extension PasteRunner {
  /// Runs the whole program: if it declares methods or classes, each method once, as if called; otherwise all of
  /// it as one method body.
  package func run() {
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

  /// Runs statements in order; returns how they were left, or nil at their end.
  func run(_ statements: some Collection<Statement>) -> Statement.Exit? {
    for (index, statement) in statements.enumerated() {
      if !isStopped, isSpent { stop(at: statement, Self.spentReason) }
      if isStopped {
        if lines.last?.did == .refused, lines.last?.position == statement.position { continue }
        leaveOut(statement, nil)
        continue
      }
      guard let exit = run(statement) else { continue }
      if exit == .return, !isStopped {
        for rest in statements.dropFirst(index + 1) { leaveOut(rest, "The method has returned.") }
      }
      return exit
    }
    return nil
  }

  private func run(_ statement: Statement) -> Statement.Exit? {
    if Self.isAboutGestures(statement) {
      stop(at: statement, Self.gesturesReason)
      return nil
    }
    switch statement.form {
    case .skipped(let reason):
      skip(statement, reason)
      forget(statement)
    case .type(let type): run(type, statement)
    case .method(let method): run(method, statement)
    case .variable(let variable):
      if let closure = variable.closure {
        declare(variable, closure, statement)
      } else {
        declare(variable, statement)
      }
    case .assignment:
      perform(statement) { () throws(PasteHalt) in try carryOut(statement) }
    case .expression(let value):
      if let block = PasteBlock(value) { return run(block, statement) }
      perform(statement) { () throws(PasteHalt) in try carryOut(statement) }
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
    case .loop(let loop):
      return run(over: loop.values, loop.names, loop.body, statement)
    case .repetition(let loop): return run(loop, statement)
    }
    return nil
  }

  /// Whether a statement itself uses gesture recognizers.
  private static func isAboutGestures(_ statement: Statement) -> Bool {
    switch statement.form {
    case .variable, .assignment, .expression: statement.source.contains("GestureRecognizer")
    default: false
    }
  }

  private static let gesturesReason = Problem(
    .invalidValue, "Gesture recognizers work in a program that declares types.",
    hint: "Put the code into a class, such as a view controller's viewDidLoad().")

  func carryOut(_ statement: Statement) throws(PasteHalt) {
    switch statement.form {
    case .assignment(let target, let sign, let value): try assign(value, sign, to: target)
    case .expression(let value): _ = try evaluate(value)
    default: break
    }
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
        skip(member, "A method of an extension needs a receiver.")
      } else {
        _ = run([member])
      }
    }
  }

  private static let hitTests: Set<String> = [
    "hitTest:withEvent:", "hitTest(_:with:)", "pointInside:withEvent:", "point(inside:with:)",
  ]

  private func run(_ method: Statement.Method, _ statement: Statement) {
    if PasteTypes.override(method) != nil {
      return skip(statement, "An override: objects of its class behave like that.")
    }
    if ["dealloc", "deinit()"].contains(method.name) {
      return skip(statement, "It is never called.")
    }
    if types.isAction(method) {
      return skip(
        statement, "A control sends it when it is touched; paste its body to run it.")
    }
    if Self.hitTests.contains(method.name) {
      return skip(
        statement,
        "Only an override of hit-testing that returns nil for the view itself is supported."
      )
    }
    let asksForScene = method.parameters.contains { PasteScope.sceneTypes.contains($0.type) }
    skip(
      statement,
      asksForScene && target.application.scenes.isEmpty
        ? "Runs once, as if it were called; there is no scene here: POST one to /scenes, in a session of "
          + "profile ios13 or later." : "Runs once, as if it were called.")
    runBody(method.body, parameters: method.parameters, end: statement.end)
  }

  private func runBody(
    _ body: [Statement], parameters: [Statement.Parameter], end: Position
  ) {
    let outer = scopes
    scopes = [PasteScope(parameters, in: target.application)]
    _ = run(body)
    beforeEnd = target.application
    leaveScope(at: end, "The method ends, and with it its local variables.")
    scopes = outer
  }

  /// Runs a block of a method.
  func runScope(
    _ body: [Statement], end: Position, _ bindings: [(String, PasteValue)] = []
  ) -> Statement.Exit? {
    scopes.append(PasteScope())
    bind(bindings)
    let exit = run(body)
    leaveScope(at: end, "The block ends, and with it its local variables.")
    _ = scopes.popLast()
    return exit
  }

  private func bind(_ bindings: [(String, PasteValue)]) {
    for (name, value) in bindings where !scopes.isEmpty {
      scopes[scopes.count - 1].declare(name, value)
    }
  }

  /// Whether conditions hold after some steps, with their bindings; nil if that is unknown.
  func test(
    _ conditions: [Statement.Condition], after steps: [Statement] = [], _ statement: Statement
  ) -> (Bool, [(String, PasteValue)])? {
    var holds = true
    var bindings: [(String, PasteValue)] = []
    let isKnown = perform(statement) { () throws(PasteHalt) in
      for step in steps { try carryOut(step) }
      scopes.append(PasteScope())
      defer { _ = scopes.popLast() }
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
}
