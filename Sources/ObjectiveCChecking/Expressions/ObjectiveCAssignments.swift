import ProgramRuntime
import SourceCode
import Syntax

/// Conditional expressions, assignments and casts.
extension ObjectiveCChecker {
  func conditional(_ condition: Expr, _ first: Expr, _ second: Expr, at position: Position)
    throws(Finding) -> CTyped
  {
    let test = try truth(condition)
    let (a, b) = (try check(first), try check(second))
    if a.type == .void || b.type == .void {
      let (yes, no) = (a.code, b.code)
      return CTyped(.void) { machine, frame throws(Halt) in
        _ = try test(machine, frame) ? try yes(machine, frame) : try no(machine, frame)
        return .void
      }
    }
    let type = try joined(a, b, at: position)
    let (yes, no) = (
      try convert(a, to: type, at: first.at), try convert(b, to: type, at: second.at)
    )
    return CTyped(type) { machine, frame throws(Halt) in
      try test(machine, frame) ? try yes(machine, frame) : try no(machine, frame)
    }
  }

  /// The common type of two values.
  func joined(_ a: CTyped, _ b: CTyped, at position: Position) throws(Finding) -> CType {
    if a.type == b.type { return a.type }
    if a.type.isNumber, b.type.isNumber { return common(a.type, b.type) }
    if a.type == .null, b.type.isObject || b.type == .selector { return b.type }
    if b.type == .null, a.type.isObject || a.type == .selector { return a.type }
    if case .object(let x, _) = a.type, case .object(let y, _) = b.type,
      let shared = x.lineage.first(where: { y.conforms(to: $0) })
    {
      return .object(shared)
    }
    if a.type.isObject, b.type.isObject { return .anything }
    throw Finding("'\(a.type)' and '\(b.type)' have no type in common.", at: position)
  }
}

extension ObjectiveCChecker {
  func assign(_ sign: String, _ target: Expr, _ value: Expr, at position: Position) throws(Finding)
    -> CTyped
  {
    if case .name("self") = target.kind, body.outermost.selector?.hasPrefix("init") != true {
      throw Finding("'self' is only set in methods that begin with 'init'.", at: position)
    }
    let typed = try check(target)
    guard let place = typed.place else {
      throw Finding("Nothing can be stored here.", at: target.at)
    }
    if let obstacle = place.obstacle { throw Finding(obstacle, at: target.at) }
    let type = typed.type
    if case .list = type {
      throw Finding("An array of C is set element by element.", at: target.at)
    }
    let set = place.set
    guard sign == "=" else {
      let right = try check(value)
      guard type.isNumber, right.type.isNumber else {
        throw Finding("'\(sign)=' needs numbers.", at: position)
      }
      let result = try arithmetic(sign, typed, right, at: position)
      let code = convertNumber(result, to: type)
      return CTyped(type) { machine, frame throws(Halt) in
        let new = try code(machine, frame)
        try set(machine, frame, new)
        return new
      }
    }
    switch target.kind {
    case .name(let name): hint(value, name)
    case .member(_, let name): hint(value, name)
    default: break
    }
    let made = try check(value, expecting: type)
    nameHint = nil
    let code = try convert(made, to: type, at: value.at)
    return CTyped(type) { machine, frame throws(Halt) in
      let new = try code(machine, frame)
      try set(machine, frame, new)
      return new
    }
  }

  func step(_ value: Expr, _ by: Int, _ isPostfix: Bool, at position: Position) throws(Finding)
    -> CTyped
  {
    let typed = try check(value)
    guard typed.type.isNumber else {
      throw Finding("'\(by > 0 ? "++" : "--")' needs a number.", at: position)
    }
    guard let place = typed.place else {
      throw Finding("Nothing can be stored here.", at: value.at)
    }
    if let obstacle = place.obstacle { throw Finding(obstacle, at: value.at) }
    let one = CTyped(.int, { _, _ throws(Halt) in .int(by) })
    let sum = try arithmetic("+", typed, one, at: position)
    let code = convertNumber(sum, to: typed.type)
    let (old, set) = (typed.code, place.set)
    return CTyped(typed.type) { machine, frame throws(Halt) in
      let before = try old(machine, frame)
      let new = try code(machine, frame)
      try set(machine, frame, new)
      return isPostfix ? before : new
    }
  }

  func cast(_ value: Expr, _ reference: TypeRef, at position: Position) throws(Finding) -> CTyped {
    let type = try self.type(reference)
    let typed = try check(value, expecting: type)
    if type == .void { return CTyped(.void, typed.code) }
    if type.isNumber, typed.type.isNumber {
      var made = CTyped(type, convertNumber(typed, to: type))
      made.literal = typed.literal
      return made
    }
    if type.isObject, typed.type.isObject { return CTyped(type, typed.code) }
    // `(__bridge void *)object` is the object's identity.
    if type == .pointer(.void), typed.type.isObject { return CTyped(type, typed.code) }
    if type == typed.type { return typed }
    return CTyped(type, try convert(typed, to: type, at: position))
  }
}
