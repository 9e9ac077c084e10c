import SourceCode
import Syntax

// Closures that throw `Halt` are given their type by name, without which the compiler ends.

private func running(_ body: @escaping Exec) -> Exec { body }

extension ObjectiveCChecker {
  typealias Test = (Machine, Frame) throws(Halt) -> Bool

  /// Checks a body and gives it to its function.
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
    let zero = result.zero
    let run: Exec = { machine, frame throws(Halt) in
      frame.result = zero
      return try exec(machine, frame)
    }
    function.body = run
    if result != .void, findings.isEmpty, !returns(statements) {
      report(
        Finding("'\(selector ?? name)' ends without returning a '\(result)'.", at: function.at))
    }
  }

  /// Whether statements end by returning, as far as that can be told.
  private func returns(_ statements: [Stmt]) -> Bool {
    guard let last = statements.last else { return false }
    switch last.kind {
    case .returning: return true
    case .branch(_, let then, let otherwise): return returns(then) && returns(otherwise ?? [])
    case .block(let inner, _): return returns(inner)
    case .loop, .counted, .loopUntil: return true
    case .choice(_, let cases): return cases.contains { $0.patterns.isEmpty }
    case .value(let value):
      if case .call(let name, _) = value.kind, case .name("abort") = name.kind { return true }
      return false
    default: return false
    }
  }

  /// Checks statements one after the other, whose variables end with them.
  func check(_ statements: [Stmt]) -> Exec {
    body.scopes.append([:])
    let first = body.slots
    var parts: [Exec] = []
    for statement in statements {
      attempt(at: statement.at) { () throws(Finding) in
        let exec = try self.check(statement)
        parts.append(running(exec))
      }
    }
    let slots = body.ownSlots(since: first)
    body.scopes.removeLast()  // checked: it was added above
    let all = parts
    return { machine, frame throws(Halt) in
      var flow = Flow.next
      for part in all {
        flow = try part(machine, frame)
        if flow != .next { break }
      }
      try machine.endScope(slots, frame)
      return flow
    }
  }

  func checkOne(_ statement: Stmt) throws(Finding) -> Exec { try check(statement) }

  private func check(_ statement: Stmt) throws(Finding) -> Exec {
    let place = statement.at
    switch statement.kind {
    case .value(let value):
      let code = try check(value).code
      return { machine, frame throws(Halt) in
        try machine.step(at: place)
        _ = try code(machine, frame)
        try machine.sweep()
        return .next
      }
    case .variables(let declaration): return try variables(declaration)
    case .branch(let conditions, let then, let otherwise):
      let test = try self.test(conditions)
      let yes = check(then)
      let no = otherwise.map { check($0) }
      return { machine, frame throws(Halt) in
        try machine.step(at: place)
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
        throw Finding("There is nothing to leave here.", at: place)
      }
      let number = loop.number
      return { machine, _ throws(Halt) in
        try machine.step(at: place)
        return .leave(number)
      }
    case .continuing:
      guard let loop = body.loops.last(where: \.isLoop) else {
        throw Finding("There is no loop here.", at: place)
      }
      let number = loop.number
      return { machine, _ throws(Halt) in
        try machine.step(at: place)
        return .again(number)
      }
    case .block(let statements, _): return check(statements)
    default: throw Finding("This statement is not run in Objective-C.", at: place)
    }
  }

  // MARK: Variables

  private func variables(_ declaration: VariableDecl) throws(Finding) -> Exec {
    var parts: [Exec] = []
    let place = declaration.at
    let words = declaration.modifiers.words
    for binding in declaration.bindings {
      guard case .name(let name, _) = binding.pattern.kind, let reference = binding.type else {
        continue
      }
      let type = try self.type(reference)
      if type == .void {
        throw Finding("A variable can't be of type 'void'.", at: binding.pattern.at)
      }
      var ownership = declaration.modifiers.ownership
      if words.contains("__unsafe_unretained") { ownership = .unowned }
      if isFragment, body.closure == nil, body.name == "main", body.scopes.count == 2,
        let global = globals[name]
      {
        if let value = binding.value, !words.contains("static") {
          parts.append(try setting(global, value, name, at: place))
        }
        continue
      }
      if body.scopes[body.scopes.count - 1][name] != nil {
        throw Finding("'\(name)' is declared twice.", at: binding.pattern.at)
      }
      if words.contains("static") {
        let global = makeGlobal(type, ownership)
        body.scopes[body.scopes.count - 1][name] = .global(global)
        setFirst(global, binding.value, name)
        continue
      }
      guard let value = binding.value else {
        let local = body.declare(name, type, isShared: words.contains("__block"), ownership).local
        let zero = type.zero
        parts.append(
          running { machine, frame throws(Halt) in
            try machine.declare(local, zero, frame)
            return .next
          })
        continue
      }
      // A block may name the `__block` variable that it is put into.
      let isShared = words.contains("__block")
      let early = isShared ? body.declare(name, type, isShared: true, ownership).local : nil
      hint(value, name)
      let typed = try check(value, expecting: type)
      nameHint = nil
      let code = try convert(typed, to: type, at: value.at)
      let local = early ?? body.declare(name, type, ownership).local
      let zero = type.zero
      parts.append(
        running { machine, frame throws(Halt) in
          try machine.step(at: place)
          if isShared {
            try machine.declare(local, zero, frame)
            machine.set(local, try code(machine, frame).kept(ownership), frame)
          } else {
            try machine.declare(local, try code(machine, frame).kept(ownership), frame)
          }
          try machine.sweep()
          return .next
        })
    }
    if parts.count == 1 { return parts[0] }
    let all = parts
    return { machine, frame throws(Halt) in
      for part in all { _ = try part(machine, frame) }
      return .next
    }
  }

  /// Gives a fragment's variable its first value.
  private func setting(
    _ global: ObjectiveCGlobal, _ value: Expr, _ name: String, at place: Position
  ) throws(Finding) -> Exec {
    hint(value, name)
    let typed = try check(value, expecting: global.type)
    nameHint = nil
    let code = try convert(typed, to: global.type, at: value.at)
    let (slot, ownership) = (global.slot, global.ownership)
    return { machine, frame throws(Halt) in
      try machine.step(at: place)
      let made = try code(machine, frame).kept(ownership)
      machine.globals[slot] = made
      try machine.sweep()
      return .next
    }
  }

  /// A type as a body names it: `typeof(self)`, too.
  func type(_ reference: TypeRef) throws(Finding) -> CType {
    if case .named(let name, _) = reference.kind, name.hasPrefix("typeof ") {
      let variable = String(name.dropFirst(7))
      if variable == "self", let owner { return isClassMethod ? .metaclass(owner) : .object(owner) }
      if case .variable(let found)? = body.find(variable) { return found.type }
      if case .global(let found)? = body.find(variable) { return found.type }
      if let global = globals[variable] { return global.type }
      throw Finding("There is no '\(variable)' here.", at: reference.at)
    }
    // `typeof(self) *` and `__typeof__(self)` mean the same.
    if case .optional(let inner) = reference.kind, case .named(let name, _) = inner.kind,
      name.hasPrefix("typeof ")
    {
      return try type(inner)
    }
    return try resolver.resolve(reference)
  }

  /// Notes what an object may be called that a value makes, if the value is a message to a class.
  func hint(_ value: Expr, _ name: String) {
    var inner = value
    while case .message(let receiver, _, _) = inner.kind { inner = receiver }
    guard case .name(let word) = inner.kind, case .message = value.kind else { return }
    if resolver.className(word) != nil { nameHint = name }
  }

  // MARK: Conditions and loops

  func test(_ conditions: [Condition]) throws(Finding) -> Test {
    guard let condition = conditions.first else { return { _, _ in true } }
    switch condition {
    case .available(let version, _):
      let holds = version.map { program.version >= $0 } ?? true
      return { _, _ throws(Halt) in holds }
    case .value(let value): return try truth(value)
    default: throw Finding("This condition is not run.", at: Position(line: 1, column: 1))
    }
  }

  /// Whether a value is neither nil nor zero.
  func truth(_ value: Expr) throws(Finding) -> Test {
    let typed = try check(value)
    switch typed.type {
    case .void, .structure: throw Finding("A condition needs a number or an object.", at: value.at)
    default: break
    }
    let code = typed.code
    return { machine, frame throws(Halt) in machine.isTrue(try code(machine, frame)) }
  }

  private func pushLoop(isLoop: Bool) -> Int {
    body.loopCount += 1
    body.loops.append((body.loopCount, isLoop))
    return body.loopCount
  }

  private func loop(_ statement: Stmt) throws(Finding) -> Exec {
    let place = statement.at
    body.scopes.append([:])
    let first = body.slots
    defer { body.scopes.removeLast() }  // checked: it was added above
    switch statement.kind {
    case .loop(let conditions, let statements):
      let test = try self.test(conditions)
      let number = pushLoop(isLoop: true)
      let exec = check(statements)
      body.loops.removeLast()  // checked: it was added above
      return { machine, frame throws(Halt) in
        while true {
          try machine.step(at: place)
          guard try test(machine, frame) else { return .next }
          let flow = try exec(machine, frame)
          switch flow {
          case .next, .again(number): continue
          case .leave(number): return .next
          default: return flow
          }
        }
      }
    case .loopUntil(let statements, let condition):
      let number = pushLoop(isLoop: true)
      let exec = check(statements)
      body.loops.removeLast()  // checked: it was added above
      let test = try truth(condition)
      return { machine, frame throws(Halt) in
        while true {
          try machine.step(at: place)
          let flow = try exec(machine, frame)
          switch flow {
          case .next, .again(number): break
          case .leave(number): return .next
          default: return flow
          }
          guard try test(machine, frame) else { return .next }
        }
      }
    case .counted(let start, let condition, let step, let statements):
      let begin = try start.map { start throws(Finding) in try check(start) }
      let test = try condition.map { condition throws(Finding) in try truth(condition) }
      let next = try step.map { step throws(Finding) in try check(step).code }
      let number = pushLoop(isLoop: true)
      let exec = check(statements)
      body.loops.removeLast()  // checked: it was added above
      let slots = body.ownSlots(since: first)
      return { machine, frame throws(Halt) in
        _ = try begin?(machine, frame)
        while true {
          try machine.step(at: place)
          if let test, !(try test(machine, frame)) { break }
          let flow = try exec(machine, frame)
          switch flow {
          case .next, .again(number): break
          case .leave(number):
            try machine.endScope(slots, frame)
            return .next
          default: return flow
          }
          _ = try next?(machine, frame)
        }
        try machine.endScope(slots, frame)
        return .next
      }
    case .each(let pattern, let sequence, _, let statements):
      return try each(pattern, sequence, statements, first, at: place)
    default: throw Finding("It is no loop that is run here.", at: place)
    }
  }

  private func each(
    _ pattern: Pattern, _ sequence: Expr, _ statements: [Stmt], _ first: Int, at place: Position
  ) throws(Finding) -> Exec {
    let typed = try check(sequence)
    guard isCollection(typed.type) else {
      throw Finding("'\(typed.type)' has no elements to go through.", at: sequence.at)
    }
    let set: (Machine, Frame, Value) throws(Halt) -> Void
    switch pattern.kind {
    case .asType(let inner, let reference):
      guard case .name(let name, _) = inner.kind else {
        throw Finding("A name is expected.", at: pattern.at)
      }
      let type = try self.type(reference)
      guard type.isObject else {
        throw Finding(
          "The elements of a collection are objects, and '\(type)' is none.", at: pattern.at)
      }
      let local = body.declare(name, type).local
      set = { machine, frame, value throws(Halt) in try machine.declare(local, value, frame) }
    case .value(let target):
      guard let place = try check(target).place, place.obstacle == nil else {
        throw Finding("The elements can't be put there.", at: pattern.at)
      }
      set = place.set
    default: throw Finding("A name is expected.", at: pattern.at)
    }
    let number = pushLoop(isLoop: true)
    let exec = check(statements)
    body.loops.removeLast()  // checked: it was added above
    let slots = body.ownSlots(since: first)
    let code = typed.code
    return { machine, frame throws(Halt) in
      try machine.step(at: place)
      let collection = try code(machine, frame)
      let values = machine.elements(of: collection)
      for value in values {
        try machine.step(at: place)
        try set(machine, frame, value)
        let flow = try exec(machine, frame)
        switch flow {
        case .next, .again(number): break
        case .leave(number):
          try machine.endScope(slots, frame)
          return .next
        default: return flow
        }
        if case .object = collection, machine.elements(of: collection).count != values.count,
          machine.objectiveCClass(of: collection)?.name != "NSEnumerator"
        {
          throw machine.exception(
            "NSGenericException",
            "*** Collection <\(machine.objectiveCClass(of: collection).map(machine.shownClass) ?? "NSArray")> was mutated while being enumerated."
          )
        }
      }
      try machine.endScope(slots, frame)
      return .next
    }
  }

  private func isCollection(_ type: CType) -> Bool {
    switch type {
    case .id: true
    case .object(let nominal, _):
      nominal.lineage.contains {
        ["NSArray", "NSSet", "NSDictionary", "NSEnumerator"].contains($0.name)
      }
    default: false
    }
  }

  private func choice(_ value: Expr, _ cases: [Stmt.Case], at place: Position) throws(Finding)
    -> Exec
  {
    let typed = try check(value)
    guard typed.type.isInteger else {
      throw Finding("'switch' asks of a whole number, and this is a '\(typed.type)'.", at: value.at)
    }
    let code = typed.code
    let number = pushLoop(isLoop: false)
    defer { body.loops.removeLast() }  // checked: it was added above
    body.scopes.append([:])
    defer { body.scopes.removeLast() }  // checked: it was added above
    var tests: [Code?] = []
    var bodies: [Exec] = []
    for one in cases {
      var test: Code?
      if let first = one.patterns.first, case .value(let expr) = first.pattern.kind {
        let made = try check(expr)
        guard made.type.isInteger else { throw Finding("A case is a whole number.", at: expr.at) }
        test = made.code
      }
      tests.append(test)
      bodies.append(check(one.body))
    }
    let (all, execs) = (tests, bodies)
    return { machine, frame throws(Halt) in
      try machine.step(at: place)
      let value = try code(machine, frame)
      var start: Int?
      for (index, test) in all.enumerated() {
        if let test, machine.whole(try test(machine, frame)) == machine.whole(value) {
          start = index
          break
        }
      }
      guard let begin = start ?? all.firstIndex(where: { $0 == nil }) else { return .next }
      for exec in execs[begin...] {  // checked: found among them
        let flow = try exec(machine, frame)
        switch flow {
        case .next: continue
        case .leave(number): return .next
        default: return flow
        }
      }
      return .next
    }
  }

  private func returning(_ value: Expr?, at place: Position) throws(Finding) -> Exec {
    guard let value else {
      if body.result == nil { body.result = .void }
      guard body.result == .void else {
        throw Finding("'return' needs a '\(body.result ?? .void)'.", at: place)
      }
      return { machine, _ throws(Halt) in
        try machine.step(at: place)
        return .back
      }
    }
    let typed = try check(value, expecting: body.result)
    if body.result == nil { body.result = typed.type == .null ? .anything : typed.type }
    let result = body.result ?? .void
    if result == .void {
      guard typed.type == .void else {
        throw Finding("A value is returned where none is expected.", at: place)
      }
    }
    let code = result == .void ? typed.code : try convert(typed, to: result, at: value.at)
    return { machine, frame throws(Halt) in
      try machine.step(at: place)
      frame.result = try code(machine, frame)
      return .back
    }
  }
}

extension Machine {
  /// A number of C's as a whole one.
  func whole(_ value: Value) -> Int {
    switch value {
    case .bool(let flag): flag ? 1 : 0
    default: value.int
    }
  }
}
