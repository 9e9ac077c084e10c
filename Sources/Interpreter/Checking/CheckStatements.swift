import SourceCode
import Syntax

// Closures that throw `Halt` are given their type by name, without which the compiler ends.

private func running(_ body: @escaping Exec) -> Exec { body }

private func asking(_ body: @escaping Test) -> Test { body }

private func matching(_ body: @escaping Checker.Match) -> Checker.Match { body }

extension Checker {
  private enum Part {
    case plain(Exec)
    case deferred(Exec, after: Int)
  }

  /// Checks statements one after the other; with `ownScope` their variables end with them.
  func checkBlock(_ statements: [Stmt], ownScope: Bool) -> Exec {
    if ownScope { body.pushScope() }
    let first = body.slots
    declareFunctions(statements)
    var parts: [Part] = []
    var hasDeferred = false
    for statement in statements {
      attempt(at: statement.at) { () throws(Finding) in
        if case .deferred(let inner) = statement.kind {
          hasDeferred = true
          let slots = self.body.slots
          parts.append(.deferred(self.checkBlock(inner, ownScope: true), after: slots))
        } else if let exec = try self.check(statement) {
          parts.append(.plain(exec))
        }
      }
    }
    let own = ownScope ? body.ownSlots(since: first) : []
    if ownScope { body.popScope() }
    return hasDeferred ? deferring(parts, own) : plain(parts, own)
  }

  private func plain(_ parts: [Part], _ slots: [Int]) -> Exec {
    let statements = parts.compactMap { if case .plain(let exec) = $0 { exec } else { nil } }
    return { machine, frame throws(Halt) in
      var flow = Flow.next
      for statement in statements {
        flow = try statement(machine, frame)
        if flow != .next { break }
      }
      try machine.endScope(slots, frame)
      return flow
    }
  }

  private func deferring(_ parts: [Part], _ slots: [Int]) -> Exec {
    // What was declared after a `defer` is gone when it runs.
    @Sendable func leave(
      _ waiting: [(exec: Exec, after: Int)], _ machine: Machine, _ frame: Frame
    ) throws(Halt) {
      var left = slots[...]
      let result = frame.result
      for one in waiting.reversed() {
        let gone = left.prefix { $0 >= one.after }
        try machine.endScope(Array(gone), frame)
        left = left.dropFirst(gone.count)
        _ = try one.exec(machine, frame)
      }
      frame.result = result
      try machine.endScope(Array(left), frame)
    }
    return { machine, frame throws(Halt) in
      var waiting: [(exec: Exec, after: Int)] = []
      var flow = Flow.next
      do throws(Halt) {
        loop: for part in parts {
          switch part {
          case .deferred(let exec, let after): waiting.append((exec, after))
          case .plain(let exec):
            flow = try exec(machine, frame)
            if flow != .next { break loop }
          }
        }
      } catch {
        if case .raised = error { try leave(waiting, machine, frame) }
        throw error
      }
      try leave(waiting, machine, frame)
      return flow
    }
  }

  /// Functions of a block know each other.
  private func declareFunctions(_ statements: [Stmt]) {
    guard !body.isMain else { return }
    for statement in statements {
      guard case .function(let declaration) = statement.kind else { continue }
      attempt(at: statement.at) { () throws(Finding) in
        let function = try self.signature(of: declaration)
        let variable = self.body.declare(
          "func \(declaration.name)", function.type, isConstant: true)
        self.body.functions[self.body.functions.count - 1][declaration.name] = .init(
          function: function, variable: variable)
      }
    }
  }

  /// What a function within a function is called by; its body is checked as a closure.
  private func signature(of declaration: FunctionDecl) throws(Finding) -> Function {
    guard declaration.generics.isEmpty else {
      throw Finding("Generic functions within functions are not run.", at: declaration.at)
    }
    var parameters: [Function.Parameter] = []
    for parameter in declaration.parameters {
      if case .reference = parameter.type.kind {
        throw Finding("'inout' of functions within functions is not run.", at: parameter.at)
      }
      var standard: Code?
      let type = try resolve(parameter.type)
      if let value = parameter.standard { standard = try checkValue(value, as: type) }
      parameters.append(
        .init(
          label: parameter.label, name: parameter.name, type: type, standard: standard,
          hasStandard: standard != nil, isVariadic: parameter.isVariadic, isInout: false))
    }
    var result = SwiftType.void
    if let written = declaration.result { result = try resolve(written) }
    return Function(
      .function, declaration.name, parameters, result, isStatic: true, owner: nil,
      at: declaration.at, in: program)
  }

  // MARK: One statement

  private func check(_ statement: Stmt) throws(Finding) -> Exec? {
    try descend(at: statement.at)
    defer { effort.ascend() }
    let place = mark(statement.at)
    switch statement.kind {
    case .value(let value):
      let code = try check(value, expecting: nil).code
      return { machine, frame throws(Halt) in
        try machine.step(place, frame)
        _ = try code(machine, frame)
        try machine.sweep()
        return .next
      }
    case .variables(let variables): return try self.variables(variables)
    case .function(let declaration):
      guard !body.isMain, let found = body.findFunction(declaration.name) else { return nil }
      return try localFunction(declaration, found)
    case .type(let type):
      declareTypes([type], in: nil)
      inferTypes()
      return nil
    case .branch(let conditions, let then, let otherwise):
      return try branch(conditions, then, otherwise, at: place)
    case .guarded(let conditions, let otherwise):
      let test = try self.conditions(conditions)
      let exec = checkBlock(otherwise, ownScope: true)
      return { machine, frame throws(Halt) in
        try machine.step(place, frame)
        if try test(machine, frame) { return .next }
        let flow = try exec(machine, frame)
        if flow == .next { throw Halt.crash("'guard' falls through.") }
        return flow
      }
    case .loop, .loopUntil, .each, .counted: return try loop(statement, label: nil)
    case .labeled(let label, let inner):
      switch inner.kind {
      case .loop, .loopUntil, .each: return try loop(inner, label: label)
      case .choice(let value, let cases): return try choice(value, cases, label: label, at: place)
      default:
        let number = pushLoop(label, isLoop: false, isLabelOnly: true)
        defer { _ = body.loops.popLast() }
        let exec = try check(inner)
        return { machine, frame throws(Halt) in
          let flow = try exec?(machine, frame) ?? .next
          return flow == .leave(number) ? .next : flow
        }
      }
    case .choice(let value, let cases): return try choice(value, cases, label: nil, at: place)
    case .returning(let value): return try returning(value, at: place)
    case .breaking(let label):
      guard
        let loop = body.loops.last(where: { label == nil ? !$0.isLabelOnly : $0.label == label })
      else {
        throw Finding("There is nothing to leave here.", at: place.at)
      }
      let number = loop.number
      return { machine, frame throws(Halt) in
        try machine.step(place, frame)
        return .leave(number)
      }
    case .continuing(let label):
      guard let loop = body.loops.last(where: { $0.isLoop && (label == nil || $0.label == label) })
      else {
        throw Finding("There is no loop here.", at: place.at)
      }
      let number = loop.number
      return { machine, frame throws(Halt) in
        try machine.step(place, frame)
        return .again(number)
      }
    case .fallingThrough: return { _, _ throws(Halt) in .fall }
    case .deferred: return nil
    case .block(let statements, let catches): return try attempted(statements, catches)
    case .raise(let value):
      let typed = try check(value, expecting: nil)
      let code = typed.code
      return { machine, frame throws(Halt) in
        try machine.step(place, frame)
        let value = try code(machine, frame)
        if case .boxed(let type, let inner) = value { throw Halt.raised(inner, type) }
        throw Halt.raised(value, typed.type)
      }
    }
  }

  private func variables(_ declaration: VariableDecl) throws(Finding) -> Exec? {
    var parts: [Exec] = []
    let place = mark(declaration.at)
    for binding in declaration.bindings {
      let name: String? = if case .name(let name, _) = binding.pattern.kind { name } else { nil }
      if body.isMain, body.scopes.count == 1, let name, let property = program.globals[name] {
        if let exec = try globalVariable(property, binding) { parts.append(exec) }
        continue
      }
      guard binding.accessors == nil || binding.accessors?.get == nil else {
        throw Finding("Computed variables of functions are not run.", at: place.at)
      }
      guard binding.accessors == nil else {
        throw Finding("Observers of a function's variables are not run.", at: place.at)
      }
      var type: SwiftType?
      if let written = binding.type { type = try resolve(written) }
      guard let value = binding.value else {
        guard let type, let name else { throw Finding("It needs a type or a value.", at: place.at) }
        let local = body.declare(
          name, type.asVariable, isConstant: declaration.isConstant, declaration.modifiers.ownership
        )
        body.unset.insert(ObjectIdentifier(local))
        let start: Value = type.wrapped != nil ? .none : .unset
        parts.append(
          running { machine, frame throws(Halt) in
            try machine.declare(local, start, frame)
            return .next
          })
        continue
      }
      let code: Code
      if let type {
        code = try checkValue(value, as: type, named: name)
      } else {
        if let name { nameHint = name }
        let typed = try check(value, expecting: nil)
        nameHint = nil
        guard typed.type != .empty, typed.type != .null else {
          throw Finding(
            "The type of '\(name ?? "it")' can't be told here; give its type.", at: place.at)
        }
        (code, type) = (typed.code, typed.type.asVariable)
      }
      guard var type else { continue }
      if let name {
        let ownership = declaration.modifiers.ownership
        if ownership == .weak, type.wrapped == nil { type = .optional(type) }
        let local = body.declare(name, type, isConstant: declaration.isConstant, ownership)
        parts.append(
          running { machine, frame throws(Halt) in
            try machine.step(place, frame)
            let made = try code(machine, frame)
            try machine.declare(local, ownership == .strong ? made : made.weakened, frame)
            try machine.sweep()
            return .next
          })
      } else {
        let bind = try pattern(binding.pattern, type)
        parts.append(
          running { machine, frame throws(Halt) in
            try machine.step(place, frame)
            _ = try bind(machine, frame, try code(machine, frame))
            return .next
          })
      }
    }
    if parts.count == 1 { return parts[0] }
    let all = parts
    return { machine, frame throws(Halt) in
      for part in all { _ = try part(machine, frame) }
      return .next
    }
  }

  private func globalVariable(
    _ property: Property, _ binding: VariableDecl.Binding
  ) throws(Finding) -> Exec? {
    guard let slot = property.slot, let value = binding.value else { return nil }
    let code = try checkValue(value, as: property.type.asVariable, named: property.name)
    // A function may read the variable before this statement runs: it gets the initial value then.
    let isMain = body
    let place = mark(property.at)
    property.initial = framed(code, isMain)
    let isWeak = property.ownership != .strong
    return { machine, frame throws(Halt) in
      try machine.step(place, frame)
      try machine.setGlobal(slot, isWeak, code, frame)
      try machine.sweep()
      return .next
    }
  }

  private func localFunction(
    _ declaration: FunctionDecl, _ found: Body.LocalFunction
  ) throws(Finding) -> Exec {
    let parameters = declaration.parameters.map { ClosureExpr.Parameter($0.name, nil) }
    let closure = ClosureExpr([], parameters, nil, declaration.body ?? [], shorthandCount: 0)
    var types = found.function.parameters.map { $0.isVariadic ? SwiftType.array($0.type) : $0.type }
    if types.isEmpty { types = [] }
    let typed = try self.closure(
      closure, .function(types, found.function.result), at: declaration.at)
    let code = typed.code
    let variable = found.variable
    return { machine, frame throws(Halt) in
      // It may call itself, so that its variable is there before it is.
      try machine.declare(variable, .unset, frame)
      machine.set(variable, try code(machine, frame), frame)
      return .next
    }
  }

  private func returning(_ value: Expr?, at place: Mark) throws(Finding) -> Exec {
    if body.isInitializer {
      if let value, case .null = value.kind {
        return { machine, frame throws(Halt) in
          try machine.step(place, frame)
          frame.result = .none
          return .back
        }
      }
      return { _, _ throws(Halt) in .back }
    }
    guard let value else {
      if !body.knowsResult { (body.result, body.knowsResult) = (.void, true) }
      return { machine, frame throws(Halt) in
        try machine.step(place, frame)
        return .back
      }
    }
    let code: Code
    if body.knowsResult {
      if body.result == .void {
        let typed = try check(value, expecting: nil)
        guard typed.type == .void || typed.type == .never else {
          throw Finding("A value is returned where none is expected.", at: place.at)
        }
        code = typed.code
      } else {
        code = try checkValue(value, as: body.result)
      }
    } else {
      let typed = try check(value, expecting: nil)
      (body.result, body.knowsResult) = (typed.type.asVariable, true)
      code = typed.code
    }
    return { machine, frame throws(Halt) in
      try machine.step(place, frame)
      frame.result = try code(machine, frame)
      return .back
    }
  }

  // MARK: Branches and loops

  private func branch(
    _ conditions: [Condition], _ then: [Stmt], _ otherwise: [Stmt]?, at place: Mark
  ) throws(Finding) -> Exec {
    body.pushScope()
    let first = body.slots
    let test: Test
    do throws(Finding) { test = try self.conditions(conditions) } catch {
      body.popScope()
      throw error
    }
    let yes = checkBlock(then, ownScope: true)
    let slots = body.ownSlots(since: first)
    body.popScope()
    let no = otherwise.map { checkBlock($0, ownScope: true) }
    return { machine, frame throws(Halt) in
      try machine.step(place, frame)
      if try test(machine, frame) {
        let flow = try yes(machine, frame)
        try machine.endScope(slots, frame)
        return flow
      }
      return try no?(machine, frame) ?? .next
    }
  }

  func conditions(_ conditions: [Condition]) throws(Finding) -> Test {
    var tests: [Test] = []
    for condition in conditions {
      switch condition {
      case .value(let value):
        let code = try checkValue(value, as: .bool)
        tests.append(asking { machine, frame throws(Halt) in try code(machine, frame).bool })
      case .available(let version, let isNegated):
        let holds = (version.map { program.version >= $0 } ?? true) != isNegated
        tests.append(asking { _, _ throws(Halt) in holds })
      case .binding(let pattern, let written, let value):
        let typed = try check(
          value,
          expecting: try written.map { reference throws(Finding) in
            .optional(try resolve(reference))
          })
        guard let wrapped = typed.type.wrapped else {
          throw Finding(
            "'if let' asks of an optional, and this is a '\(typed.type.written)'.", at: value.at)
        }
        let code = typed.code
        let bind = try self.pattern(pattern, wrapped)
        tests.append(
          asking { machine, frame throws(Halt) in
            let value = try code(machine, frame)
            return value.isNone ? false : try bind(machine, frame, value)
          })
      case .match(let pattern, let value):
        let typed = try check(value, expecting: nil)
        let code = typed.code
        let test = try self.pattern(pattern, typed.type.asVariable)
        tests.append(
          asking { machine, frame throws(Halt) in
            try test(machine, frame, try code(machine, frame))
          })
      }
    }
    if tests.count == 1 { return tests[0] }
    let all = tests
    return { machine, frame throws(Halt) in
      for test in all where !(try test(machine, frame)) { return false }
      return true
    }
  }

  private func pushLoop(_ label: String?, isLoop: Bool, isLabelOnly: Bool = false) -> Int {
    body.loopCount += 1
    body.loops.append(
      .init(label: label, number: body.loopCount, isLoop: isLoop, isLabelOnly: isLabelOnly))
    return body.loopCount
  }

  private func loop(_ statement: Stmt, label: String?) throws(Finding) -> Exec {
    let place = mark(statement.at)
    let number = pushLoop(label, isLoop: true)
    defer { _ = body.loops.popLast() }
    body.pushScope()
    defer { body.popScope() }
    let first = body.slots
    switch statement.kind {
    case .loop(let conditions, let statements):
      let test = try self.conditions(conditions)
      let exec = checkBlock(statements, ownScope: true)
      return { machine, frame throws(Halt) in
        while true {
          try machine.step(place, frame)
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
      let exec = checkBlock(statements, ownScope: true)
      let test = try checkValue(condition, as: .bool)
      return { machine, frame throws(Halt) in
        while true {
          try machine.step(place, frame)
          let flow = try exec(machine, frame)
          switch flow {
          case .next, .again(number): break
          case .leave(number): return .next
          default: return flow
          }
          guard try test(machine, frame).bool else { return .next }
        }
      }
    case .each(let pattern, let sequence, let filter, let statements):
      let values = try self.sequence(sequence)
      let bind = try self.pattern(pattern, values.type)
      let test = try filter.map { filter throws(Finding) in try checkValue(filter, as: .bool) }
      let exec = checkBlock(statements, ownScope: true)
      let slots = body.ownSlots(since: first)
      return { machine, frame throws(Halt) in
        try machine.step(place, frame)
        for value in try values.code(machine, frame) {
          guard try bind(machine, frame, value) else { continue }
          if let test, !(try test(machine, frame).bool) { continue }
          let flow = try exec(machine, frame)
          switch flow {
          case .next, .again(number): try machine.step(place, frame)
          case .leave(number):
            try machine.endScope(slots, frame)
            return .next
          default: return flow
          }
        }
        try machine.endScope(slots, frame)
        return .next
      }
    default: throw Finding("It is no loop that is run here.", at: place.at)
    }
  }

  private func choice(
    _ value: Expr, _ cases: [Stmt.Case], label: String?, at place: Mark
  ) throws(Finding) -> Exec {
    let typed = try check(value, expecting: nil)
    let code = typed.code
    let type = typed.type.asVariable
    let number = pushLoop(label, isLoop: false)
    defer { _ = body.loops.popLast() }
    var made: [(tests: [Match], exec: Exec)] = []
    for one in cases {
      body.pushScope()
      var tests: [Match] = []
      attempt(at: one.at) { () throws(Finding) in
        self.alternatives = one.patterns.count > 1 ? [:] : nil
        defer { self.alternatives = nil }
        for (pattern, filter) in one.patterns {
          let test = try self.pattern(pattern, type)
          guard let filter else {
            tests.append(test)
            continue
          }
          let condition = try self.checkValue(filter, as: .bool)
          tests.append(
            matching { machine, frame, value throws(Halt) in
              guard try test(machine, frame, value) else { return false }
              return try condition(machine, frame).bool
            })
        }
      }
      let exec = checkBlock(one.body, ownScope: true)
      body.popScope()
      if one.patterns.isEmpty { tests = [matching { _, _, _ throws(Halt) in true }] }
      made.append((tests, exec))
    }
    // `default` may stand anywhere, and is asked last.
    let order =
      cases.indices.filter { !cases[$0].patterns.isEmpty }
      + cases.indices.filter { cases[$0].patterns.isEmpty }
    let all = made
    return { machine, frame throws(Halt) in
      try machine.step(place, frame)
      let value = try code(machine, frame)
      search: for index in order {
        for test in all[index].tests where try test(machine, frame, value) {
          var next = index
          while next < all.count {
            let flow = try all[next].exec(machine, frame)
            switch flow {
            case .fall: next += 1
            case .leave(number): return .next
            default: return flow
            }
          }
          break search
        }
      }
      return .next
    }
  }

  private func attempted(_ statements: [Stmt], _ catches: [Stmt.Catch]) throws(Finding) -> Exec {
    let exec = checkBlock(statements, ownScope: true)
    guard !catches.isEmpty else { return exec }
    let errorType: SwiftType = program.type("Error").map { .nominal($0) } ?? .any
    var made: [(test: Match, exec: Exec)] = []
    for one in catches {
      body.pushScope()
      defer { body.popScope() }
      let error = body.declare("error", errorType, isConstant: true)
      let bind = try one.pattern.map { pattern throws(Finding) in
        try self.pattern(pattern, errorType)
      }
      let filter = try one.filter.map { filter throws(Finding) in try checkValue(filter, as: .bool)
      }
      let exec = checkBlock(one.body, ownScope: true)
      let test = matching { machine, frame, value throws(Halt) in
        try machine.declare(error, value, frame)
        guard try bind?(machine, frame, value) ?? true else { return false }
        return try filter?(machine, frame).bool ?? true
      }
      made.append((test, exec))
    }
    let all = made
    return { machine, frame throws(Halt) in
      do throws(Halt) { return try exec(machine, frame) } catch {
        guard case .raised(let value, let type) = error else { throw error }
        let boxed: Value = if case .object = value { value } else { .boxed(type, value) }
        for one in all where try one.test(machine, frame, boxed) {
          return try one.exec(machine, frame)
        }
        throw error
      }
    }
  }
}

extension Machine {
  /// Sets a global, and holds the value no longer than that takes.
  func setGlobal(_ slot: Int, _ isWeak: Bool, _ code: Code, _ frame: Frame) throws(Halt) {
    let made = try code(self, frame)
    var new = isWeak ? made.weakened : made
    swap(&globals[slot], &new)
  }

  /// Lets go of a scope's variables, in the order of their slots.
  func endScope(_ slots: [Int], _ frame: Frame) throws(Halt) {
    for slot in slots where slot < frame.slots.count {
      var old = Value.unset
      swap(&frame.slots[slot], &old)
    }
    try sweep()
  }
}
