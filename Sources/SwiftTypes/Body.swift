package import ProgramChecking
package import ProgramRuntime
package import SourceCode
package import Syntax

/// The function, method or closure being checked, with its variables.
// Sendable: it changes only while its program is checked, before another thread has the program.
package final class Body: @unchecked Sendable {
  package let parent: Body?
  package let isStatic: Bool
  package var result: SwiftType
  /// The captures, for a closure.
  let closure: ClosureBody?
  package var scopes: [[String: Local]] = [[:]]
  package var functions: [[String: LocalFunction]] = [[:]]
  var types: [String: SwiftType] = [:]
  package var slots = 1
  package let sight = Sight()
  /// Whether it is an escaping closure.
  package var escapes = false
  package var nesting = Nesting()
  package var selfVariable: Local?
  package var isMain = false
  package var isInitializer = false
  /// Whether it has a `defer`, which runs on its executor.
  package var defers = false
  /// Whether a `defer` body is being checked.
  package var isDeferred = false
  package var isFailable = false
  package var callsSuperInit = false
  /// Whether it is a delegating initializer.
  package var delegates = false
  /// The constants declared without a value.
  package var unset: Set<ObjectIdentifier> = []
  /// Whether the result type is known; that of a closure is not before its body is checked.
  package var knowsResult = true
  /// Whether the result that the body's values determine is an optional, by the closure's place.
  package var infersOptional = false
  /// The slots of variables that a closure captured; they outlive the scope that first named them.
  var capturedSlots: Set<Int> = []
  /// The enclosing loops and switches, by label.
  package var loops: [Loop] = []
  package var loopCount = 0
  /// Whether it may suspend.
  package var isAsync = false
  package var isolation: Isolation
  /// The slots that keep the parts of the current expression while it is suspended; nil if it may not suspend.
  package var kept: [Int]?
  /// Whether the current expression is marked with `await`.
  package var isAwaiting = false
  /// Whether the current expression is marked with `try`.
  package var isTrying = false
  /// Whether a thrown error is caught, or may propagate to the caller. A closure's errors always may.
  package var handlesErrors = true
  /// The call in tail position, after which the task need not hop back at once.
  package var lastCall: Position?
  /// The function itself; nil for a closure.
  package var function: Function?
  /// The function's full name.
  package var name = ""

  package init(_ parent: Body?, isStatic: Bool, result: SwiftType, closure: ClosureBody? = nil) {
    self.parent = parent
    self.isStatic = isStatic
    self.result = result
    self.closure = closure
    isolation = parent?.isolation ?? .none
  }

  /// A loop or a switch.
  package struct Loop {
    package let label: String?
    package let number: Int
    package let isLoop: Bool
    /// Whether it is a labeled statement other than a loop or switch, which only its label leaves.
    package let isLabelOnly: Bool

    package init(label: String?, number: Int, isLoop: Bool, isLabelOnly: Bool) {
      self.label = label
      self.number = number
      self.isLoop = isLoop
      self.isLabelOnly = isLabelOnly
    }
  }

  package struct LocalFunction {
    package let function: Function
    package let variable: Local

    package init(function: Function, variable: Local) {
      self.function = function
      self.variable = variable
    }
  }

  package func declare(
    _ name: String, _ type: SwiftType, isConstant: Bool, _ ownership: Ownership = .strong
  ) -> Local {
    let local = Local(name, type, slot: slots, isConstant: isConstant, ownership)
    slots += 1
    scopes[scopes.count - 1][name] = local
    sight.show(local, type)
    return local
  }

  /// Reserves an unnamed variable.
  package func reserve() -> Int {
    slots += 1
    return slots - 1
  }

  /// Resolves a variable; a closure captures it from an enclosing function.
  package func find(_ name: String) -> Local? {
    for scope in scopes.reversed() { if let local = scope[name] { return local } }
    guard let parent, let closure, let outer = parent.find(name) else { return nil }
    return capture(outer, name, closure)
  }

  /// Resolves a name to the variable in the function that declares it, and returns whether an escaping closure
  /// is between the two.
  package func origin(of name: String) -> (variable: Local, escapes: Bool)? {
    var (next, escapes): (Body?, Bool) = (self, false)
    while let body = next {
      let captures = body.closure?.captures.map(\.inner) ?? []
      for scope in body.scopes.reversed() {
        guard let local = scope[name], !captures.contains(where: { $0 === local }) else { continue }
        return (local, escapes)
      }
      if name == "self", let own = body.selfVariable { return (own, escapes) }
      escapes = escapes || body.escapes
      next = body.parent
    }
    return nil
  }

  /// The first visible variable of a type, parameters first.
  package func name(of type: SwiftType) -> String? {
    for scope in scopes {
      let found = scope.values.filter { $0.type == type }
      if let first = found.min(by: { $0.slot < $1.slot }) { return first.name }
    }
    return parent?.name(of: type)
  }

  /// `self`, which a closure may capture.
  package func findSelf() -> Local? {
    if let named = scopes.reversed().lazy.compactMap({ $0["self"] }).first { return named }
    if let selfVariable { return selfVariable }
    guard let parent, let closure, let outer = parent.findSelf() else { return nil }
    return capture(outer, "self", closure)
  }

  /// Whether there is a `self`, which is not captured.
  package var hasSelf: Bool {
    selfVariable != nil || scopes.contains { $0["self"] != nil }
      || closure != nil && parent?.hasSelf == true
  }

  /// Looks something up that may be a member of `self`; if it is none, closures don't capture `self` for it.
  package func lookingUp<Found>(
    _ find: () throws(Finding) -> Found?
  ) throws(Finding) -> Found? {
    var without: [Body] = []
    var next: Body? = self
    while let body = next, body.closure != nil {
      if body.scopes[0]["self"] == nil { without.append(body) }
      next = body.parent
    }
    let found = try find()
    if found == nil { for body in without { body.forgetSelf() } }
    return found
  }

  private func forgetSelf() {
    guard let local = scopes[0].removeValue(forKey: "self") else { return }
    closure?.captures.removeAll { $0.inner === local }
    capturedSlots.remove(local.slot)
  }

  private func capture(_ outer: Local, _ name: String, _ closure: ClosureBody) -> Local {
    outer.isCaptured = true
    let inner = Local(
      name, outer.type, slot: slots, isConstant: outer.isConstant, outer.ownership)
    inner.isCaptured = true
    capturedSlots.insert(slots)
    slots += 1
    scopes[0][name] = inner
    sight.show(inner, outer.type, stays: true)
    closure.captures.append((outer, inner))
    return inner
  }

  package func findFunction(_ name: String) -> LocalFunction? {
    for scope in functions.reversed() { if let function = scope[name] { return function } }
    guard let parent, let found = parent.findFunction(name) else { return nil }
    guard let variable = find(found.variable.name) else { return nil }
    return LocalFunction(function: found.function, variable: variable)
  }

  /// The value of `#function`.
  package var functionName: String { name.isEmpty ? parent?.functionName ?? "main" : name }

  func type(_ name: String) -> SwiftType? { types[name] ?? parent?.type(name) }

  /// The slots of the variables declared since slot `first`, the last one first.
  package func ownSlots(since first: Int) -> [Int] {
    (first..<max(first, slots)).reversed().filter { !capturedSlots.contains($0) }
  }

  package func pushScope() {
    scopes.append([:])
    functions.append([:])
    sight.push()
  }

  package func popScope() {
    _ = scopes.popLast()
    _ = functions.popLast()
    sight.pop()
  }
}
