import PasteValues
import SourceCode
import WindowModel

/// A block that the called function runs before it returns.
struct PasteBlock {
  let block: Expression.Closure
  /// The list it iterates over; nil if it runs once.
  let values: Expression?

  /// The block of a call; nil if it has none or runs it later.
  init?(_ value: Expression) {
    guard case .call(let call) = value.form else { return nil }
    let labels =
      call.name.contains("(")
      ? call.labels : call.name.split(separator: ":").map(String.init)
    let blocks = zip(labels, call.arguments).compactMap { label, argument in
      if case .closure(let closure) = argument.form, label != "completion" { closure } else { nil }
    }
    guard let block = blocks.first else { return nil }
    self.block = block
    switch call.base {
    case "forEach", "enumerateObjectsUsingBlock":
      guard let receiver = call.receiver else { return nil }
      values = receiver
    case "dispatch_once", "dispatch_sync": values = nil
    case "animate", "animateWithDuration", "animateKeyframes", "animateKeyframesWithDuration",
      "transition", "transitionWithView", "performWithoutAnimation":
      guard call.receiver?.form == .name("UIView") else { return nil }
      values = nil
    default: return nil
    }
  }
}

extension PasteRunner {
  func run(_ block: PasteBlock, _ statement: Statement) -> Statement.Exit? {
    let closure = block.block
    if let values = block.values {
      // A return from the block ends only its iteration.
      _ = run(over: values, closure.parameters, closure.body, statement, isBlock: true)
    } else {
      perform(statement) { remarks.append("Its block runs at once.") }
      _ = runScope(closure.body, end: statement.end)
    }
    return nil
  }

  /// Runs the closure that initializes a property, then declares the property with the closure's result.
  func declare(
    _ variable: Statement.Variable, _ closure: Expression.Closure, _ statement: Statement
  ) {
    guard variable.isProperty || variable.isStatic || scopes.isEmpty,
      case .exit(.return, let value?) = closure.body.last?.form
    else {
      skip(statement, "A closure that is called at once runs where it makes a property.")
      return forget(statement)
    }
    skip(statement, "Its closure runs at once.")
    scopes.append(PasteScope())
    _ = run(closure.body.dropLast())
    var returned = variable
    returned.value = value
    if let last = closure.body.last, !isStopped { declare(returned, last) }
    leaveScope(at: statement.end, "The closure ends, and with it its local variables.")
    _ = scopes.popLast()
  }

  /// Runs a body for each element of a list; `names` are its names for the element and the index.
  func run(
    over values: Expression, _ names: [String], _ body: [Statement], _ statement: Statement,
    isBlock: Bool = false
  ) -> Statement.Exit? {
    var list: [PasteValue] = []
    let isKnown = perform(statement) { () throws(PasteHalt) in
      switch try evaluate(values).unwrapped {
      case .list(let values): list = values
      case .null: break
      default: throw .skip("The loop is not over a list.")
      }
      remarks.append("It runs \(list.count) times at most.")
    }
    guard isKnown else { return nil }
    // A block may have a third parameter, which stops the loop when set.
    let stop = names.dropFirst(2).first ?? ""
    scopes.append(PasteScope())
    defer { _ = scopes.popLast() }
    scopes[scopes.count - 1].declare(stop, .bool(false))
    for (place, value) in list.enumerated() where !isStopped {
      guard beginRound(of: statement) else { break }
      let bound = zip(names, [value, .number(Double(place), isInteger: true)])
      let exit = runScope(body, end: statement.end, bound.map { ($0, $1) })
      if exit == .return, !isBlock { return .return }
      if exit == .break || scopes.last?.variables[stop]?.value?.truth == true { break }
    }
    return nil
  }

  /// The maximum iterations of a loop that is not over a list.
  private static let mostRounds = 100

  func run(_ loop: Statement.Repetition, _ statement: Statement) -> Statement.Exit? {
    scopes.append(PasteScope())
    defer { _ = scopes.popLast() }
    _ = run(loop.first)
    var rounds = 0
    var exit: Statement.Exit?
    while !isStopped, exit == nil || exit == .continue {
      guard rounds < Self.mostRounds, !isSpent else {
        stop(
          at: statement,
          isSpent ? Self.spentReason : "A loop has \(Self.mostRounds) rounds at most here.")
        break
      }
      var bindings: [(String, PasteValue)] = []
      if rounds > 0 || !loop.asksLast {
        let tested = test(loop.conditions, after: rounds > 0 ? loop.steps : [], statement)
        guard let (holds, bound) = tested, holds else { break }
        bindings = bound
      }
      exit = runScope(loop.body, end: statement.end, bindings)
      rounds += 1
    }
    leaveScope(at: statement.end, "The loop ends, and with it its local variables.")
    return exit == .return ? .return : nil
  }
}

extension Expression {
  /// Whether it is a block or a closure, or can't be parsed.
  var isBlock: Bool {
    switch form {
    case .closure, .opaque: true
    default: false
    }
  }
}
