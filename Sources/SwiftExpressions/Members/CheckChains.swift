import ProgramRuntime
import SourceCode
import SwiftTypes
import Syntax

/// Checks optional chains, and values behind `!`.
extension Checker {
  /// Checks what a chain begins with or goes through, where `?` ends the whole chain.
  func checkBase(_ expr: Expr, expecting: SwiftType? = nil) throws(Finding) -> Typed {
    keep(try checkPlainBase(expr, expecting: expecting), expr)
  }

  private func checkPlainBase(_ expr: Expr, expecting: SwiftType?) throws(Finding) -> Typed {
    switch expr.kind {
    case .chain(let inner):
      let typed = try checkBase(inner)
      guard let wrapped = typed.type.wrapped else {
        throw Finding(
          "'?' stands behind a '\(typed.type.written)', which is no optional.", at: expr.at)
      }
      isChained = true
      return held(by: typed, wrapped, orElse: .nothing)
    case .member(let base, let name): return try plainMember(base, name, at: expr.at)
    case .call(let callee, let arguments):
      return try plainCall(callee, arguments, expecting: expecting, at: expr.at)
    case .element(let base, let arguments): return try plainElement(base, arguments, at: expr.at)
    case .force(let inner):
      let typed = try checkBase(inner)
      return try forced(typed, at: expr.at)
    default: return try check(expr, expecting: expecting)
    }
  }

  /// Checks a whole chain: where a `?` in it finds nil, the chain is nil.
  func chain(_ check: () throws(Finding) -> Typed) throws(Finding) -> Typed {
    let before = isChained
    isChained = false
    defer { isChained = before }
    let typed = try check()
    guard isChained else { return typed }
    let code = typed.code
    let type: SwiftType = typed.type.wrapped == nil ? .optional(typed.type) : typed.type.asVariable
    return Typed(type, place: typed.place) { machine, frame throws(Halt) in
      do throws(Halt) { return try code(machine, frame) } catch {
        if case .nothing = error { return .none }
        throw error
      }
    }
  }

  func forced(_ typed: Typed, at position: Position) throws(Finding) -> Typed {
    guard let wrapped = typed.type.wrapped else {
      throw Finding(
        "'!' stands behind a '\(typed.type.written)', which is no optional.", at: position)
    }
    return held(by: typed, wrapped, orElse: .foundNil)
  }

  /// What an optional holds; where it holds nothing, the code ends with `halt`.
  private func held(by typed: Typed, _ wrapped: SwiftType, orElse halt: Halt) -> Typed {
    let code = typed.code
    let place = typed.place.map { place in
      Place(
        set: place.set,
        modify: { machine, frame, body throws(Halt) in
          try place.modify(machine, frame) { value throws(Halt) in
            if value.isNone { throw halt }
            try body(&value)
          }
        }, obstacle: place.obstacle)
    }
    return Typed(wrapped, place: place) { machine, frame throws(Halt) in
      let value = try code(machine, frame)
      if value.isNone { throw halt }
      return value
    }
  }
}
