import ProgramRuntime
import SourceCode
import Syntax

/// Tracks through an initializer's statements which properties have a value.
struct Initialization {
  /// The state before a statement.
  private struct State {
    /// The properties that have a value on every path.
    var certain: Set<String> = []
    /// The properties that have a value on some path.
    var possible: Set<String> = []
    /// Whether `super.init` or `self.init` was called, so every property has a value.
    var isWhole = false

    /// Joins the states of two paths; nil is a path that ends before.
    static func join(_ a: State?, _ b: State?) -> State? {
      guard let a, let b else { return a ?? b }
      var joined = State()
      joined.isWhole = a.isWhole && b.isWhole
      joined.certain =
        a.isWhole ? b.certain : b.isWhole ? a.certain : a.certain.intersection(b.certain)
      joined.possible = a.possible.union(b.possible)
      return joined
    }
  }

  private let nominal: Nominal
  private let needed: [Property]
  private let isMethod: (String) -> Bool
  private let canEnd: (Stmt) -> Bool
  /// The names of parameters and variables that shadow properties.
  private var hidden: Set<String>
  /// The states in which `break` leaves the enclosing loops and switches, innermost last.
  private var leaving: [State?] = []
  /// The state in which `fallthrough` leaves the current case.
  private var falling: State?
  private var delegates = false
  /// The names of local functions that never return.
  private var neverReturning: Set<String> = []

  /// `isMethod` returns whether the type has a method of a name, `canEnd` whether control can pass a statement.
  init(
    of nominal: Nominal, _ needed: [Property], parameters: [String],
    isMethod: @escaping (String) -> Bool, canEnd: @escaping (Stmt) -> Bool
  ) {
    self.nominal = nominal
    self.needed = needed
    self.isMethod = isMethod
    self.canEnd = canEnd
    hidden = Set(parameters)
  }

  mutating func check(
    _ statements: [Stmt], isConvenience: Bool, at position: Position
  ) throws(Finding) {
    var start: State? = State()
    start?.isWhole = isConvenience
    let end = try after(statements, start)
    if nominal.kind == .class, isConvenience != delegates {
      throw Finding(
        isConvenience
          ? "A convenience initializer must call 'self.init'."
          : "This initializer calls 'self.init'; write 'convenience' before it.", at: position)
    }
    if let end { try checkIsWhole(end, "this initializer ends", at: position) }
  }

  private func checkIsWhole(_ state: State, _ moment: String, at position: Position) throws(Finding)
  {
    guard !state.isWhole, !delegates,
      let missing = needed.first(where: { !state.certain.contains($0.name) })
    else { return }
    throw Finding("'\(missing.name)' has no value where \(moment).", at: position)
  }

  private mutating func after(_ statements: [Stmt], _ start: State?) throws(Finding) -> State? {
    var state = start
    let before = hidden
    defer { hidden = before }
    for statement in statements {
      guard let reached = state else { return nil }
      state = try after(statement, reached)
    }
    return state
  }

  private mutating func after(_ statement: Stmt, _ start: State) throws(Finding) -> State? {
    switch statement.kind {
    case .value(let value):
      // A body of `nil` alone returns it.
      if case .null = value.kind { return nil }
      let state = try after(value, start)
      return canEnd(statement) ? state : nil
    case .variables(let variables):
      hidden.formUnion(variables.names)
      return start
    case .branch(let conditions, let then, let otherwise):
      let before = hidden
      hidden.formUnion(conditions.flatMap(\.names))
      let first = try after(then, start)
      hidden = before
      return State.join(first, try after(otherwise ?? [], start))
    case .guarded(let conditions, let otherwise):
      _ = try after(otherwise, start)
      hidden.formUnion(conditions.flatMap(\.names))
      return start
    case .choice(_, let cases): return try after(cases, start)
    case .block(let statements, let catches):
      var state = try after(statements, start)
      for one in catches { state = State.join(state, try after(one.body, start)) }
      return state
    case .loopUntil(let body, _):
      leaving.append(nil)
      let end = try after(body, start)
      return State.join(end, leaving.popLast() ?? nil)
    case .loop(let conditions, let body):
      leaving.append(nil)
      let end = try after(body, start)
      let left = leaving.popLast() ?? nil
      if conditions.isAlwaysTrue { return left }
      return State.join(start, State.join(end, left))
    case .each(_, _, _, let body), .counted(_, _, _, let body):
      leaving.append(nil)
      let end = try after(body, start)
      return State.join(start, State.join(end, leaving.popLast() ?? nil))
    case .labeled(_, let inner): return try after(inner, start)
    case .returning(let value):
      if case .null? = value?.kind { return nil }
      try checkIsWhole(start, "this returns", at: statement.at)
      return nil
    case .breaking:
      if let outer = leaving.popLast() { leaving.append(State.join(outer, start)) }
      return nil
    case .fallingThrough:
      falling = State.join(falling, start)
      return nil
    case .raise, .continuing: return nil
    case .function(let function):
      if case .named("Never", _)? = function.result?.kind { neverReturning.insert(function.name) }
      return start
    case .type, .deferred: return start
    }
  }

  private mutating func after(_ cases: [Stmt.Case], _ start: State) throws(Finding) -> State? {
    leaving.append(nil)
    let outer = falling
    falling = nil
    var end: State?
    for one in cases {
      let before = hidden
      hidden.formUnion(one.patterns.flatMap { $0.pattern.allNames })
      let entry = State.join(start, falling)
      falling = nil
      end = State.join(end, try after(one.body, entry))
      hidden = before
    }
    falling = outer
    let left = leaving.popLast() ?? nil
    return State.join(end, left)
  }

  private mutating func after(_ value: Expr, _ start: State) throws(Finding) -> State? {
    switch value.kind {
    case .attempt(_, let inner), .await(let inner): return try after(inner, start)
    case .assign("=", let target, _): return try assigned(target, start)
    case .call(let callee, _):
      var state = start
      switch callee.kind {
      case .member(let base, "init"):
        if case .name("super") = base.kind {
          try checkIsWhole(start, "'super.init' is called", at: value.at)
          state.isWhole = true
        } else if case .name("self") = base.kind {
          delegates = true
          state.isWhole = true
        }
      case .member(let base, let name):
        if case .name("self") = base.kind { try checkCall(of: name, start, at: value.at) }
      case .name(let name):
        if neverReturning.contains(name) { return nil }
        if !hidden.contains(name) { try checkCall(of: name, start, at: value.at) }
      default: break
      }
      return state
    default: return start
    }
  }

  /// Rejects a method call before all properties, including those of superclasses, have a value.
  private func checkCall(of name: String, _ state: State, at position: Position) throws(Finding) {
    guard !state.isWhole, !delegates, isMethod(name) else { return }
    try checkIsWhole(state, "'\(name)' is called", at: position)
    guard nominal.superclass == nil else {
      throw Finding("'\(name)' is called before 'super.init'.", at: position)
    }
  }

  private func assigned(_ target: Expr, _ start: State) throws(Finding) -> State {
    var state = start
    switch target.kind {
    case .tuple(let parts):
      for part in parts { state = try assigned(part.value, state) }
      return state
    case .name("self"):
      state.isWhole = true
      return state
    case .name(let name) where !hidden.contains(name): return try set(name, state, at: target.at)
    case .member(let base, let name):
      guard case .name("self") = base.kind else { return state }
      return try set(name, state, at: target.at)
    default: return state
    }
  }

  private func set(_ name: String, _ start: State, at position: Position) throws(Finding) -> State {
    guard let property = needed.first(where: { $0.name == name }) else {
      return start
    }
    if property.isConstant, start.possible.contains(name) {
      throw Finding("The constant '\(name)' already has a value.", at: position)
    }
    var state = start
    state.certain.insert(name)
    state.possible.insert(name)
    return state
  }
}
