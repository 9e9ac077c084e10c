package import ProgramRuntime
import ProgramValues
package import SourceCode
package import SwiftTypes

/// Converts values for the code of extensions and protocols, where placeholders' values are self-describing.
extension Checker {
  /// A library value for an extension's code, with self-describing values for placeholders.
  package func extended(
    _ typed: Typed, as function: Function, at position: Position
  ) throws(Finding) -> Typed {
    guard let type = function.extended, type != typed.type else { return typed }
    guard let into = conversion(from: typed.type, to: type) else {
      throw Finding("The extension is not for a '\(typed.type.written)'.", at: position)
    }
    if into.isIdentity {
      if case .nominal = type { return typed }
      guard elementsSayThemselves(typed.type) else {
        throw Finding(
          "Extensions are not supported with elements of a '\(typed.type.written)'.", at: position)
      }
      return Typed(type, place: typed.place, typed.code)
    }
    let out = unboxing(type, typed.type)
    let place = typed.place.map { place in
      Place(obstacle: place.obstacle) { machine, frame, body throws(Halt) in
        try place.modify(machine, frame) { value throws(Halt) in
          var whole = try into(machine, value)
          try finishing { () throws(Halt) in
            try body(&whole)
          } _: { () throws(Halt) in
            value = try out(machine, whole)
          }
        }
      }
    }
    let code = typed.code
    return Typed(type, place: place) { machine, frame throws(Halt) in
      try into(machine, try code(machine, frame))
    }
  }

  private func elementsSayThemselves(_ type: SwiftType) -> Bool {
    switch type {
    case .array(let element), .set(let element), .optional(let element), .range(let element, _):
      element.saysItself
    case .dictionary(let key, let value): key.saysItself && value.saysItself
    default: true
    }
  }

  /// A variable as an inout parameter gets it; values of placeholders are self-describing.
  package func lent(_ place: Place, _ typed: Typed, as parameter: SwiftType) -> Lent {
    let code = typed.code
    guard parameter.isGeneric, case .map(let into)? = conversion(from: typed.type, to: parameter)
    else { return Lent(code: code, place: place) }
    let out = unboxing(parameter, typed.type)
    return Lent(
      code: { machine, frame throws(Halt) in try into(machine, try code(machine, frame)) },
      place: Place(obstacle: place.obstacle) { machine, frame, body throws(Halt) in
        try place.modify(machine, frame) { value throws(Halt) in
          var whole = try into(machine, value)
          try finishing { () throws(Halt) in
            try body(&whole)
          } _: { () throws(Halt) in
            value = try out(machine, whole)
          }
        }
      })
  }

  /// A place whose value is self-describing, as protocol methods require.
  package func saying(_ type: SwiftType, in place: Place) -> Place {
    let into = conversion(from: type, to: .any) ?? .identity
    return Place(obstacle: place.obstacle) { machine, frame, body throws(Halt) in
      try place.modify(machine, frame) { value throws(Halt) in
        var whole = try into(machine, value)
        try finishing { () throws(Halt) in
          try body(&whole)
        } _: {
          value = whole.unboxed
        }
      }
    }
  }
}
