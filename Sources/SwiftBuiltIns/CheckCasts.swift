package import ProgramRuntime
import ProgramValues
package import SourceCode
package import SwiftTypes
import SwiftValues
package import Syntax

/// Checks casts with `as` and `is`.
extension Checker {
  package func cast(
    _ value: Expr, _ reference: TypeRef, _ cast: Expr.Cast, at position: Position
  ) throws(Finding) -> Typed {
    let type = try resolve(reference)
    if cast != .plain, type.placeholders.contains(where: { !$0.hasPrefix("$") }) {
      return try castToPlaceholder(value, type, cast, at: position)
    }
    if cast == .plain, type == .anyObject {
      return try object(value, at: position)
    }
    if cast == .plain {
      return Typed(type, try checkValue(value, as: type))
    }
    let typed = try check(value, expecting: nil)
    // A cast between number types never succeeds and is a mistake.
    let code = try convert(typed, to: .any, at: position)
    let target = type.unwrapped
    if cast == .optional {
      return Typed(.optional(target)) { machine, frame throws(Halt) in
        machine.dynamicCast(try code(machine, frame), to: target) ?? .none
      }
    }
    return Typed(type) { machine, frame throws(Halt) in
      let value = try code(machine, frame)
      if let result = machine.dynamicCast(value, to: type) { return result }
      if value.isNone {
        throw Halt.foundNil
      }
      throw Halt.crash(
        "Could not cast value of type '\(machine.typeName(of: value))' to '\(type)'.")
    }
  }

  /// `value as AnyObject`: the object itself. A device puts other values into boxes.
  private func object(_ value: Expr, at position: Position) throws(Finding) -> Typed {
    let typed = try check(value, expecting: nil)
    guard typed.type.isExistential else {
      return Typed(.anyObject, try convert(typed, to: .anyObject, at: position))
    }
    let code = try convert(typed, to: .any, at: position)
    return Typed(.anyObject) { machine, frame throws(Halt) in
      let object = try code(machine, frame).unboxed
      guard object.reference != nil else {
        throw Halt.crash(
          "'as AnyObject' puts a value that is no object into a box, which is not supported.")
      }
      return object
    }
  }

  /// Checks a cast to a type with placeholders, whose types each call passes.
  package func castToPlaceholder(
    _ value: Expr, _ type: SwiftType, _ cast: Expr.Cast, at position: Position
  ) throws(Finding) -> Typed {
    let (wanted, type) = (try target(type, at: position), type.unwrapped)
    let code = try convert(try check(value, expecting: nil), to: .any, at: position)
    return Typed(cast == .optional ? .optional(type) : type) { machine, frame throws(Halt) in
      guard case .type(let target) = try wanted(machine, frame) else { return .none }
      let value = try code(machine, frame)
      if let cast = machine.dynamicCast(value, to: target) {
        return cast.raised(from: target, to: type)
      }
      guard cast == .forced else { return .none }
      throw Halt.crash(
        "Could not cast value of type '\(machine.typeName(of: value))' to '\(target)'.")
    }
  }

  /// The type of a cast, as a value. Its placeholders stand where their values can be converted.
  package func target(_ type: SwiftType, at position: Position) throws(Finding) -> Code {
    let type = type.unwrapped
    guard type.passesPlaceholders || type.isFunction, let code = typeValue(type) else {
      throw Finding(
        "The type '\(type.written)' of the cast is not known when this runs.", at: position)
    }
    return code
  }

  /// A type as a value; each call passes a placeholder's.
  package func itself(_ typed: Typed, _ type: SwiftType, at position: Position) throws(Finding)
    -> Typed
  {
    // 'Self' is the type of the receiver, which is a value already.
    if case .generic("Self", _) = type { return typed }
    guard type.isGeneric else { return typed }
    guard let code = typeValue(type) else {
      throw Finding("'\(type.written).self' is not known when this runs.", at: position)
    }
    return Typed(.metatype(type), code)
  }
}
