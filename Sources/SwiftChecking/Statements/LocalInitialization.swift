import ProgramRuntime
import SourceCode
import Syntax

/// Tracks through a function's statements which variables declared without a value have one, as Swift does: a
/// variable is not read before it has a value on every path, and a constant gets one only once.
struct LocalInitialization {
  /// A variable declared without a value.
  private struct Variable {
    let name: String
    let isConstant: Bool
  }

  /// The state before a statement, by number of variable.
  private struct State {
    /// The variables that have a value on every path.
    var certain: Set<Int> = []
    /// The variables that have a value on some path.
    var possible: Set<Int> = []

    /// Joins the states of two paths; nil is a path that ends before.
    static func join(_ a: State?, _ b: State?) -> State? {
      guard let a, let b else { return a ?? b }
      return State(
        certain: a.certain.intersection(b.certain), possible: a.possible.union(b.possible))
    }
  }

  /// A loop, a switch or a labeled statement, with the states in which `break` and `continue` leave its body.
  private struct Exit {
    let label: String?
    let isLoop: Bool
    let isLabelOnly: Bool
    /// The number of deferred blocks around it.
    let deferred: Int
    var left: State?
    var continued: State?
  }

  private var variables: [Variable] = []
  /// The variables in scope, by name; nil for a name that another variable has.
  private var scope: [String: Int?] = [:]
  private var exits: [Exit] = []
  /// The state in which `fallthrough` leaves the current case.
  private var falling: State?
  /// The states in which errors leave the enclosing `do` blocks, innermost last.
  private var throwing: [(state: State?, deferred: Int)] = []
  /// The deferred blocks that run when control leaves the enclosing scopes.
  private var deferred: [[Stmt]] = []
  /// The number of variables outside the deferred block being checked, which must all have values in it; nil
  /// elsewhere.
  private var outside: Int?
  /// Where the variables got their values last.
  private var places: [Int: Position] = [:]
  private let canEnd: (Stmt) -> Bool
  /// Whether the statements are a script's, whose functions may use its variables.
  private var isScript: Bool

  /// `canEnd` returns whether control can pass a statement.
  init(isScript: Bool = false, canEnd: @escaping (Stmt) -> Bool) {
    (self.isScript, self.canEnd) = (isScript, canEnd)
  }

  /// Checks the statements of a function.
  mutating func check(_ statements: [Stmt]) throws(Finding) {
    guard Self.declares(statements) else { return }
    _ = try after(statements, State())
  }

  /// Whether statements declare a variable without a value.
  private static func declares(_ statements: [Stmt]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .variables(let variables): variables.bindings.contains { $0.value == nil }
      case .branch(_, let then, let otherwise): declares(then) || declares(otherwise ?? [])
      case .guarded(_, let body), .loop(_, let body), .loopUntil(let body, _),
        .each(_, _, _, let body), .deferred(let body):
        declares(body)
      case .choice(_, let cases): cases.contains { declares($0.body) }
      case .block(let body, let catches): declares(body) || catches.contains { declares($0.body) }
      case .labeled(_, let inner): declares([inner])
      default: false
      }
    }
  }

  // MARK: Statements

  private mutating func after(_ statements: [Stmt], _ start: State?) throws(Finding) -> State? {
    var state = start
    let (outer, count) = (scope, deferred.count)
    defer { (scope, deferred) = (outer, Array(deferred.prefix(count))) }
    for statement in statements {
      guard let reached = state else { return nil }
      if case .deferred(let body) = statement.kind { deferred.append(body) }
      state = try after(statement, reached)
    }
    if let state { try leave(deferred: count, state) }
    return state
  }

  /// Checks the deferred blocks beyond the first `count`, which run in a state.
  private mutating func leave(deferred count: Int, _ state: State) throws(Finding) {
    for index in deferred.indices.dropFirst(count).reversed() {
      var run = self
      (run.deferred, run.outside) = ([], variables.count)
      _ = try run.after(deferred[index], state)
    }
  }

  private mutating func after(_ statement: Stmt, _ start: State) throws(Finding) -> State? {
    var state = start
    switch statement.kind {
    case .value(let value):
      try use(value, &state)
      return canEnd(statement) ? state : nil
    case .variables(let declaration):
      try declare(declaration, &state)
      return state
    case .branch(let conditions, let then, let otherwise):
      let outer = scope
      try use(conditions, &state)
      let first = try after(then, state)
      scope = outer
      return State.join(first, try after(otherwise ?? [], state))
    case .guarded(let conditions, let otherwise):
      let outer = scope
      try use(conditions, &state)
      let inner = scope
      scope = outer
      _ = try after(otherwise, state)
      scope = inner
      return state
    case .choice(let value, let cases):
      try use(value, &state)
      return try after(cases, state)
    case .block(let body, let catches): return try after(body, catches, state)
    case .loop, .loopUntil, .each, .counted: return try loop(statement, nil, state)
    case .labeled(let label, let inner): return try labeled(label, inner, state)
    case .returning(let value):
      if let value { try use(value, &state) }
      try leave(deferred: 0, state)
      return nil
    case .raise(let value):
      try use(value, &state)
      try fail(in: state)
      return nil
    case .breaking(let label):
      let place = exits.lastIndex { label == nil ? !$0.isLabelOnly : $0.label == label }
      if let place {
        try leave(deferred: exits[place].deferred, state)
        exits[place].left = State.join(exits[place].left, state)
      }
      return nil
    case .continuing(let label):
      let place = exits.lastIndex { $0.isLoop && (label == nil || $0.label == label) }
      if let place {
        try leave(deferred: exits[place].deferred, state)
        exits[place].continued = State.join(exits[place].continued, state)
      }
      return nil
    case .fallingThrough:
      falling = State.join(falling, state)
      return nil
    case .function(let function):
      try apart(function, state)
      return state
    case .type(let type):
      if isScript { try apart(type, state) }
      return state
    // A deferred block is checked where control leaves its scope.
    case .deferred: return state
    }
  }

  private mutating func declare(_ declaration: VariableDecl, _ state: inout State) throws(Finding) {
    for binding in declaration.bindings {
      if let value = binding.value { try use(value, &state) }
      let name = binding.pattern.names.first ?? ""
      guard binding.value == nil, binding.accessors == nil, binding.pattern.names.count == 1,
        !hasNil(binding.type, declaration)
      else {
        hide(binding.pattern.allNames)
        continue
      }
      scope[name] = variables.count
      variables.append(Variable(name: name, isConstant: declaration.isConstant))
    }
  }

  /// Whether a variable without a value is nil.
  private func hasNil(_ type: TypeRef?, _ declaration: VariableDecl) -> Bool {
    if declaration.modifiers.ownership != .strong { return true }
    if declaration.isConstant { return false }
    return switch type?.kind {
    case .optional, .implicit, nil: true
    case .named("Optional", _): true
    default: false
    }
  }

  private mutating func hide(_ names: [String]) { for name in names { scope[name] = .some(nil) } }

  private mutating func after(_ cases: [Stmt.Case], _ start: State) throws(Finding) -> State? {
    exits.append(Exit(label: nil, isLoop: false, isLabelOnly: false, deferred: deferred.count))
    let (outer, names) = (falling, scope)
    falling = nil
    var end: State?
    for one in cases {
      var entry = start
      for (pattern, filter) in one.patterns {
        hide(pattern.allNames)
        if let filter { try use(filter, &entry) }
      }
      let begun = State.join(entry, falling)
      falling = nil
      end = State.join(end, try after(one.body, begun))
      scope = names
    }
    falling = outer
    return State.join(end, exits.popLast()?.left)
  }

  private mutating func after(
    _ body: [Stmt], _ catches: [Stmt.Catch], _ start: State
  ) throws(Finding) -> State? {
    throwing.append((nil, deferred.count))
    var end = try after(body, start)
    let entry = throwing.popLast()?.state
    if let entry { try fail(in: entry) }
    let names = scope
    for one in catches {
      hide(["error"] + (one.pattern?.allNames ?? []))
      end = State.join(end, try after(one.body, entry))
      scope = names
    }
    return end
  }

  private mutating func labeled(
    _ label: String, _ inner: Stmt, _ start: State
  ) throws(Finding) -> State? {
    switch inner.kind {
    case .loop, .loopUntil, .each, .counted: return try loop(inner, label, start)
    default:
      exits.append(Exit(label: label, isLoop: false, isLabelOnly: true, deferred: deferred.count))
      let end = try after(inner, start)
      return State.join(end, exits.popLast()?.left)
    }
  }

  private mutating func loop(
    _ statement: Stmt, _ label: String?, _ start: State
  ) throws(Finding) -> State? {
    let names = scope
    defer { scope = names }
    exits.append(Exit(label: label, isLoop: true, isLabelOnly: false, deferred: deferred.count))
    let known = variables.count
    let (again, left) = try round(of: statement, start)
    // The next round would set a constant again.
    let repeated = again?.possible.subtracting(start.possible).first {
      $0 < known && variables[$0].isConstant
    }
    if let repeated { throw isSet(variables[repeated].name, at: places[repeated] ?? statement.at) }
    return State.join(left, exits.popLast()?.left)
  }

  /// One round of a loop: the states in which it is repeated, and in which its condition ends it.
  private mutating func round(
    of statement: Stmt, _ start: State
  ) throws(Finding) -> (again: State?, left: State?) {
    var state = start
    switch statement.kind {
    case .loop(let conditions, let body):
      try use(conditions, &state)
      let end = State.join(try after(body, state), exits.last?.continued)
      return (end, conditions.isAlwaysTrue ? nil : state)
    case .loopUntil(let body, let condition):
      guard var end = State.join(try after(body, state), exits.last?.continued) else {
        return (nil, nil)
      }
      try use(condition, &end)
      return (end, end)
    case .each(let pattern, let values, let filter, let body):
      try use(values, &state)
      let left = state
      hide(pattern.allNames)
      if let filter { try use(filter, &state) }
      return (State.join(try after(body, state), exits.last?.continued), left)
    default: return (start, start)
    }
  }

  /// Checks a local function, which may run once the variables around it have values. One of a script captures
  /// the variables declared before it, which must have values by then.
  private mutating func apart(_ function: FunctionDecl, _ state: State) throws(Finding) {
    guard !isScript else {
      return try use(function.body ?? [], function.parameters.map(\.name), state)
    }
    var run = LocalInitialization(canEnd: canEnd)
    try run.check(function.body ?? [])
  }

  /// Checks what the methods of a script's type capture. One that inherits may have other members.
  private mutating func apart(_ type: TypeDecl, _ state: State) throws(Finding) {
    guard type.kind != .extension, type.inherits.isEmpty else { return }
    let own = type.members.flatMap { member -> [String] in
      switch member {
      case .variables(let variables): variables.names
      case .function(let function): [function.name]
      case .element(let element): [element.name]
      case .type, .associated: []
      }
    }
    for case .function(let function) in type.members {
      try use(function.body ?? [], own + function.parameters.map(\.name), state)
    }
  }

  /// Leaves the scopes up to the innermost `do` block, or the function, with an error.
  private mutating func fail(in state: State) throws(Finding) {
    try leave(deferred: throwing.last?.deferred ?? 0, state)
    if let outer = throwing.popLast() {
      throwing.append((State.join(outer.state, state), outer.deferred))
    }
  }

  // MARK: Values

  private mutating func use(
    _ conditions: [Condition], _ state: inout State
  ) throws(Finding) {
    for condition in conditions {
      switch condition {
      case .value(let value): try use(value, &state)
      case .binding(let pattern, _, let value), .match(let pattern, let value):
        try use(value, &state)
        hide(pattern.allNames)
      case .available: break
      }
    }
  }

  private mutating func use(_ arguments: [Expr.Argument], _ state: inout State) throws(Finding) {
    for argument in arguments { try use(argument.value, &state) }
  }

  private mutating func use(_ value: Expr, _ state: inout State) throws(Finding) {
    switch value.kind {
    case .name(let name): try read(name, state, at: value.at)
    case .member(let inner, _), .prefix(_, let inner), .chain(let inner), .force(let inner),
      .await(let inner), .cast(let inner, _, _), .isType(let inner, _):
      try use(inner, &state)
    case .attempt(let attempt, let inner):
      try use(inner, &state)
      if attempt == .plain { try fail(in: state) }
    case .call(let callee, let arguments), .element(let callee, let arguments):
      try use(callee, &state)
      try use(arguments, &state)
    case .tuple(let arguments): try use(arguments, &state)
    case .array(let values): for value in values { try use(value, &state) }
    case .dictionary(let pairs):
      for pair in pairs {
        try use(pair.key, &state)
        try use(pair.value, &state)
      }
    case .string(let parts):
      for case .value(let value) in parts { try use(value, &state) }
    case .binary(_, let left, let right):
      try use(left, &state)
      try use(right, &state)
    case .conditional(let condition, let first, let second):
      try use(condition, &state)
      try use(first, &state)
      try use(second, &state)
    case .assign(let sign, let target, let value): try assign(sign, target, value, &state)
    case .closure(let closure): try use(closure, state)
    case .statement(let statement): state = try after(statement, state) ?? state
    default: break
    }
  }

  /// A closure captures the variables that it names, which must have values by then.
  private mutating func use(_ closure: ClosureExpr, _ start: State) throws(Finding) {
    var state = start
    for capture in closure.captures { try use(capture.value, &state) }
    try use(
      closure.body, closure.captures.map(\.name) + (closure.parameters ?? []).map(\.name), state)
  }

  /// Checks a body that names variables around it; `own` are the names that it declares itself.
  private mutating func use(_ body: [Stmt], _ own: [String], _ state: State) throws(Finding) {
    var run = self
    (run.exits, run.throwing, run.falling, run.deferred) = ([], [], nil, [])
    run.isScript = false
    run.hide(own)
    _ = try run.after(body, state)
  }

  private mutating func assign(
    _ sign: String, _ target: Expr, _ value: Expr, _ state: inout State
  ) throws(Finding) {
    if sign != "=" { try use(target, &state) }
    try use(value, &state)
    if sign == "=" { try set(target, &state) }
  }

  private mutating func set(_ target: Expr, _ state: inout State) throws(Finding) {
    switch target.kind {
    case .name(let name):
      guard let number = scope[name] ?? nil else { return }
      if variables[number].isConstant, state.possible.contains(number) || isOutside(number) {
        throw isSet(name, at: target.at)
      }
      if isOutside(number) { try read(name, state, at: target.at) }
      state.certain.insert(number)
      state.possible.insert(number)
      places[number] = target.at
    case .tuple(let parts): for part in parts { try set(part.value, &state) }
    default: try use(target, &state)
    }
  }

  /// Whether a variable is around the deferred block being checked.
  private func isOutside(_ number: Int) -> Bool { outside.map { number < $0 } ?? false }

  private func isSet(_ name: String, at position: Position) -> Finding {
    Finding("The constant '\(name)' already has a value.", at: position)
  }

  private func read(_ name: String, _ state: State, at position: Position) throws(Finding) {
    guard let number = scope[name] ?? nil, !state.certain.contains(number) else { return }
    throw Finding("'\(name)' is used before it has a value.", at: position)
  }
}
