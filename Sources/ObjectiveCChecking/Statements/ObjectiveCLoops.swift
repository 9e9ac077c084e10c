import ObjectiveCLibrary
import ObjectiveCTypes
import ProgramRuntime
import ProgramValues
import SourceCode
import Syntax

/// Conditions, loops and switches.
extension ObjectiveCChecker {
  func test(_ conditions: [Condition]) throws(Finding) -> Test {
    guard let condition = conditions.first else { return { _, _ in true } }
    switch condition {
    case .available(let version, _):
      let holds = version.map { program.version >= $0 } ?? true
      return { _, _ throws(Halt) in holds }
    case .value(let value): return try truth(value)
    default: throw Finding("This condition is not supported.", at: Position(line: 1, column: 1))
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

  func pushLoop(isLoop: Bool) -> Int {
    body.loopCount += 1
    body.loops.append((body.loopCount, isLoop))
    return body.loopCount
  }

  func loop(_ statement: Stmt) throws(Finding) -> Exec {
    let place = body.mark(statement.at)
    body.pushScope()
    let first = body.slots
    defer { body.popScope() }
    switch statement.kind {
    case .loop(let conditions, let statements):
      let test = try self.test(conditions)
      let number = pushLoop(isLoop: true)
      let exec = check(statements)
      body.loops.removeLast()  // checked: it was added above
      return Control.loop(number, at: place, while: test, exec)
    case .loopUntil(let statements, let condition):
      let number = pushLoop(isLoop: true)
      let exec = check(statements)
      body.loops.removeLast()  // checked: it was added above
      let test = try truth(condition)
      return Control.loop(number, at: place, exec, while: test)
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
          try machine.step(place, frame)
          if let test, !(try test(machine, frame)) { break }
          if let end = try exec(machine, frame).ending(number) {
            try machine.endScope(slots, frame)
            return end
          }
          _ = try next?(machine, frame)
        }
        try machine.endScope(slots, frame)
        return .next
      }
    case .each(let pattern, let sequence, _, let statements):
      return try each(pattern, sequence, statements, first, at: place)
    default: throw Finding("This kind of loop is not supported here.", at: place.at)
    }
  }

  func each(
    _ pattern: Pattern, _ sequence: Expr, _ statements: [Stmt], _ first: Int, at place: Mark
  ) throws(Finding) -> Exec {
    let typed = try check(sequence)
    guard isCollection(typed.type) else {
      throw Finding("'\(typed.type)' has no elements to go through.", at: sequence.at)
    }
    let set: Place.Set
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
        throw Finding("The elements can't be stored there.", at: pattern.at)
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
      try machine.step(place, frame)
      let collection = try code(machine, frame)
      let values = machine.elements(of: collection)
      for value in values {
        try set(machine, frame, value)
        if let end = try exec(machine, frame).ending(number) {
          try machine.endScope(slots, frame)
          return end
        }
        try machine.step(place, frame)
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

  func isCollection(_ type: CType) -> Bool {
    switch type {
    case .id: true
    case .object(let nominal, _):
      nominal.lineage.contains {
        ["NSArray", "NSSet", "NSDictionary", "NSEnumerator"].contains($0.name)
      }
    default: false
    }
  }

  func choice(_ value: Expr, _ cases: [Stmt.Case], at place: Mark) throws(Finding)
    -> Exec
  {
    let typed = try check(value)
    guard typed.type.isInteger else {
      throw Finding("'switch' needs a whole number, but this is a '\(typed.type)'.", at: value.at)
    }
    let code = typed.code
    let number = pushLoop(isLoop: false)
    defer { body.loops.removeLast() }  // checked: it was added above
    body.pushScope()
    defer { body.popScope() }
    var tests: [Code?] = []
    var bodies: [Exec] = []
    var numbers: Set<Int> = []
    for one in cases {
      var test: Code?
      if let first = one.patterns.first, case .value(let expr) = first.pattern.kind {
        let made = try check(expr)
        guard made.type.isInteger else {
          throw Finding("A case must be a whole number.", at: expr.at)
        }
        if let number = resolver.number(of: expr), !numbers.insert(number).inserted {
          throw Finding("The case \(number) is there twice.", at: expr.at)
        }
        test = made.code
      }
      tests.append(test)
      bodies.append(check(one.body))
    }
    let (all, execs) = (tests, bodies)
    return { machine, frame throws(Halt) in
      try machine.step(place, frame)
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

  func returning(_ value: Expr?, at place: Mark) throws(Finding) -> Exec {
    guard let value else {
      if body.result == nil { body.result = .void }
      guard body.result == .void else {
        throw Finding("'return' needs a '\(body.result ?? .void)'.", at: place.at)
      }
      return { machine, frame throws(Halt) in
        try machine.step(place, frame)
        return .back
      }
    }
    let typed = try check(value, expecting: body.result)
    if body.result == nil { body.result = typed.type == .null ? .anything : typed.type }
    let result = body.result ?? .void
    if result == .void {
      guard typed.type == .void else {
        throw Finding("A value is returned where none is expected.", at: place.at)
      }
    }
    let code = result == .void ? typed.code : try convert(typed, to: result, at: value.at)
    return { machine, frame throws(Halt) in
      try machine.step(place, frame)
      frame.result = try code(machine, frame)
      return .back
    }
  }
}
