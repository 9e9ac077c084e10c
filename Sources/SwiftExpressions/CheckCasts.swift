import ProgramRuntime
import SourceCode
import SwiftTypes
import SwiftValues
import Syntax

/// Checks casts with `as` and `is`.
extension Checker {
  func cast(
    _ value: Expr, _ reference: TypeRef, _ cast: Expr.Cast, at position: Position
  ) throws(Finding) -> Typed {
    let type = try resolve(reference)
    if case .generic(let name, _) = type.unwrapped, !name.hasPrefix("$"), cast != .plain {
      return try castToPlaceholder(value, name, type, cast, at: position)
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

  /// Checks a cast to a placeholder's type, which each call passes in a metatype parameter.
  func castToPlaceholder(
    _ value: Expr, _ name: String, _ type: SwiftType, _ cast: Expr.Cast, at position: Position
  ) throws(Finding) -> Typed {
    guard let local = metatypeVariable(of: name) else {
      throw Finding(
        "A cast to '\(name)' is run only where a parameter holds that type, as 'type: \(name).Type'.",
        at: position)
    }
    let wanted = variable(local).code
    let code = try convert(try check(value, expecting: nil), to: .any, at: position)
    return Typed(cast == .optional ? .optional(type.unwrapped) : type) {
      machine, frame throws(Halt) in
      guard case .type(let target) = try wanted(machine, frame) else { return .none }
      let value = try code(machine, frame)
      if let cast = machine.dynamicCast(value, to: target) {
        return target.isExistential || target.isReference ? cast : Value.boxed(target, cast).simple
      }
      guard cast == .forced else { return .none }
      throw Halt.crash(
        "Could not cast value of type '\(machine.typeName(of: value))' to '\(target)'.")
    }
  }

  /// A type as a value; for a placeholder, the call passes it in a metatype parameter.
  func itself(_ typed: Typed, _ type: SwiftType, at position: Position) throws(Finding) -> Typed {
    guard type.isGeneric else { return typed }
    if case .generic(let name, _) = type, let local = metatypeVariable(of: name) {
      return variable(local)
    }
    throw Finding(
      "'\(type.written).self' is run only where a parameter holds that type, as 'type: \(type.written).Type'.",
      at: position)
  }

  /// The variable that holds a placeholder's type.
  private func metatypeVariable(of name: String) -> Local? {
    var next: Body? = body
    while let around = next {
      for scope in around.scopes.reversed() {
        for (variable, local) in scope {
          if case .metatype(.generic(name, _)) = local.type { return body.find(variable) }
        }
      }
      next = around.parent
    }
    return nil
  }
}
