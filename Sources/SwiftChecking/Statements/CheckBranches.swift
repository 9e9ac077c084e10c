import ProgramRuntime
import SourceCode
import SwiftExpressions
import SwiftTypes
import SwiftValues
import Syntax

/// `if`, `switch` and `do`-`catch`, and their conditions.
extension Checker {
  func branch(
    _ conditions: [Condition], _ then: [Stmt], _ otherwise: [Stmt]?, at place: Mark, awaits: Bool
  ) throws(Finding) -> Exec {
    body.pushScope()
    let first = body.slots
    let (test, kept): (Test, [Int])
    do throws(Finding) {
      (test, kept) = try keepingParts(awaits) { () throws(Finding) in
        try self.conditions(conditions)
      }
    } catch {
      body.popScope()
      throw error
    }
    let yes = checkBlock(then, ownScope: true)
    let slots = body.ownSlots(since: first)
    body.popScope()
    let no = otherwise.map { checkBlock($0, ownScope: true) }
    if awaits { return branching(test, kept, yes, ending: slots, no, at: place) }
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
            "'if let' needs an optional, but this is a '\(typed.type.written)'.", at: value.at)
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

  /// Rejects a 'fallthrough' into a case whose variables have no value then.
  private func checkFallthrough(_ cases: [Stmt.Case]) throws(Finding) {
    for (one, next) in zip(cases, cases.dropFirst()) {
      guard let last = one.body.last, case .fallingThrough = last.kind else { continue }
      let known = Set(one.patterns.flatMap(\.pattern.names))
      let names = next.patterns.flatMap(\.pattern.names)
      if let name = names.first(where: { !known.contains($0) }) {
        throw Finding("'fallthrough' leads to a case that binds '\(name)'.", at: last.at)
      }
    }
  }

  func choice(
    _ value: Expr, _ cases: [Stmt.Case], label: String?, at place: Mark, awaits: Bool
  ) throws(Finding) -> Exec {
    let (typed, kept) = try keepingParts(awaits) { () throws(Finding) in
      try check(value, expecting: nil)
    }
    let code = typed.code
    let type = typed.type.asVariable
    let number = pushLoop(label, isLoop: false)
    defer { _ = body.loops.popLast() }
    var made: [(tests: [Match], exec: Exec)] = []
    try checkFallthrough(cases)
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
    try checkExhaustiveness(cases, of: type, at: place.at)
    // `default` may be anywhere, and is tested last.
    let order =
      cases.indices.filter { !cases[$0].patterns.isEmpty }
      + cases.indices.filter { cases[$0].patterns.isEmpty }
    let all = made
    @Sendable func find(
      _ value: Value, _ machine: Machine, _ frame: Frame
    ) throws(Halt) -> Int? {
      for index in order {
        for test in all[index].tests where try test(machine, frame, value) { return index }
      }
      return nil
    }
    let state = awaits ? body.reserve() : nil
    if let state {
      return choosing(code, kept, find, all.map(\.exec), number, state, at: place)
    }
    return { machine, frame throws(Halt) in
      try machine.step(place, frame)
      guard var next = try find(try code(machine, frame), machine, frame) else { return .next }
      while next < all.count {
        let flow = try all[next].exec(machine, frame)
        switch flow {
        case .fall: next += 1
        case .leave(number): return .next
        default: return flow
        }
      }
      return .next
    }
  }

  func attempted(
    _ statements: [Stmt], _ catches: [Stmt.Catch], awaits: Bool
  ) throws(Finding) -> Exec {
    let handles = body.handlesErrors
    // Whether a `catch` handles every error.
    let catchesAll = catches.contains { one in
      guard one.filter == nil else { return false }
      guard case .name? = one.pattern?.kind else { return one.pattern == nil }
      return true
    }
    if catchesAll { body.handlesErrors = true }
    let exec = checkBlock(statements, ownScope: true)
    body.handlesErrors = handles
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
    let state = awaits ? body.reserve() : nil
    return { machine, frame throws(Halt) in
      if let state, let caught = frame.number(state) {
        return try frame.keeping([state]) { () throws(Halt) in
          try all[caught].exec(machine, frame)
        }
      }
      do throws(Halt) { return try exec(machine, frame) } catch {
        guard case .raised(let value, let type) = error else { throw error }
        let boxed: Value = if case .object = value { value } else { .boxed(type, value) }
        for (index, one) in all.enumerated() where try one.test(machine, frame, boxed) {
          guard let state else { return try one.exec(machine, frame) }
          frame.slots[state] = .int(index)
          return try frame.keeping([state]) { () throws(Halt) in try one.exec(machine, frame) }
        }
        throw error
      }
    }
  }
}
