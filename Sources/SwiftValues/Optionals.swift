package import ProgramRuntime
package import SourceCode
package import SwiftTypes

/// Ends optional chains, and unwraps optionals.
extension Checker {
  /// Checks a whole chain: if a `?` in it finds nil, the chain is nil, and an assignment through it does nothing.
  package func chain(
    isAssignment: Bool = false, _ check: () throws(Finding) -> Typed
  ) throws(Finding) -> Typed {
    let before = isChained
    isChained = false
    defer { isChained = before }
    let typed = try check()
    guard isChained else { return typed }
    let code = typed.code
    let type: SwiftType = typed.type.wrapped == nil ? .optional(typed.type) : typed.type.asVariable
    let nothing: Value = isAssignment ? .void : .none
    return Typed(isAssignment ? .void : type, place: isAssignment ? nil : typed.place) {
      machine, frame throws(Halt) in
      do throws(Halt) { return try code(machine, frame) } catch {
        if case .nothing = error { return nothing }
        throw error
      }
    }
  }

  package func forced(_ typed: Typed, at position: Position) throws(Finding) -> Typed {
    guard let wrapped = typed.type.wrapped else {
      throw Finding(
        "'!' follows a '\(typed.type.written)', which is not an optional.", at: position)
    }
    return held(by: typed, wrapped, orElse: .foundNil)
  }

  /// Unwraps an optional; if it is nil, the code ends with `halt`.
  package func held(by typed: Typed, _ wrapped: SwiftType, orElse halt: Halt) -> Typed {
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
