import ProgramChecking
import ProgramRuntime
import SourceCode
import SwiftExpressions
import SwiftOverloads
import SwiftTypes
import SwiftValues
import Syntax

/// One statement.
extension Checker {
  func check(_ statement: Stmt) throws(Finding) -> Exec? {
    try descend(at: statement.at)
    defer { effort.ascend() }
    let place = mark(statement.at)
    guard statement.awaits else { return try check(statement, at: place) }
    switch statement.kind {
    case .value, .variables, .returning, .raise:
      let (made, kept) = try keepingParts(true, lastCall: lastCall(of: statement)) {
        () throws(Finding) in try check(statement, at: place)
      }
      guard let exec = made else { return nil }
      return { machine, frame throws(Halt) in
        let flow = try frame.keeping(kept) { () throws(Halt) in try exec(machine, frame) }
        try machine.sweep()
        return flow
      }
    default: return try check(statement, at: place)
    }
  }

  private func check(_ statement: Stmt, at place: Mark) throws(Finding) -> Exec? {
    switch statement.kind {
    case .value(let value):
      return Control.value(try check(value, expecting: nil).code, at: place)
    case .variables(let declaration):
      do throws(Finding) { return try variables(declaration) } catch {
        lost.formUnion(declaration.names)
        lost.formUnion(declaration.names.map(Self.childTask))
        throw error
      }
    case .function(let declaration):
      guard !body.isMain, let found = body.findFunction(declaration.name) else { return nil }
      return try localFunction(declaration, found)
    case .type(let type):
      if !isLibrary, type.kind != .typealias, !generics.isEmpty {
        throw Finding(
          "'\(type.name)' can't be nested in a generic function; declare it outside.",
          at: statement.at)
      }
      declareTypes([type], in: nil)
      inferTypes()
      return nil
    case .branch(let conditions, let then, let otherwise):
      return try branch(conditions, then, otherwise, at: place, awaits: statement.awaits)
    case .guarded(let conditions, let otherwise):
      let (test, kept): (Test, [Int])
      do throws(Finding) {
        (test, kept) = try keepingParts(statement.awaits) { () throws(Finding) in
          try self.conditions(conditions)
        }
      } catch {
        lost.formUnion(conditions.flatMap(\.names))
        throw error
      }
      let exec = checkBlock(otherwise, ownScope: true)
      guard isLibrary || !canEnd(otherwise) else {
        throw Finding("The 'else' of a 'guard' must leave the enclosing scope.", at: statement.at)
      }
      if statement.awaits { return guarding(test, kept, exec, at: place) }
      return { machine, frame throws(Halt) in
        try machine.step(place, frame)
        return try test(machine, frame) ? .next : try exec(machine, frame)
      }
    case .loop, .loopUntil, .each, .counted: return try loop(statement, label: nil)
    case .labeled(let label, let inner):
      switch inner.kind {
      case .loop, .loopUntil, .each: return try loop(inner, label: label)
      case .choice(let value, let cases):
        return try choice(value, cases, label: label, at: place, awaits: inner.awaits)
      default:
        let number = pushLoop(label, isLoop: false, isLabelOnly: true)
        defer { _ = body.loops.popLast() }
        let exec = try check(inner)
        return { machine, frame throws(Halt) in
          let flow = try exec?(machine, frame) ?? .next
          return flow == .leave(number) ? .next : flow
        }
      }
    case .choice(let value, let cases):
      return try choice(value, cases, label: nil, at: place, awaits: statement.awaits)
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
    case .block(let statements, let catches):
      return try attempted(statements, catches, awaits: statement.awaits)
    case .raise(let value):
      try checkHandled(at: statement.at)
      let typed = try check(value, expecting: nil)
      if !isLibrary, let error = program.type("Error"), !satisfies(typed.type, error.type) {
        throw Finding(
          "A '\(typed.type.written)' does not conform to 'Error', as what is thrown must.",
          at: value.at)
      }
      let code = typed.code
      return { machine, frame throws(Halt) in
        try machine.step(place, frame)
        let value = try code(machine, frame)
        if case .boxed(let type, let inner) = value { throw Halt.raised(inner, type) }
        throw Halt.raised(value, typed.type)
      }
    }
  }

  func returning(_ value: Expr?, at place: Mark) throws(Finding) -> Exec {
    if body.isDeferred { throw Finding("A 'defer' can't return.", at: place.at) }
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
      let type = typed.type.asVariable
      // A value without a type leaves it to the next one.
      body.knowsResult = type != .null || !body.infersOptional
      body.result =
        body.infersOptional && type.wrapped == nil && type != .null && type != .void
        ? .optional(type) : type
      code = typed.code
    }
    return { machine, frame throws(Halt) in
      try machine.step(place, frame)
      frame.result = try code(machine, frame)
      return .back
    }
  }
}
