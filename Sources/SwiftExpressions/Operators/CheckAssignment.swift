import ProgramRuntime
import ProgramValues
import SourceCode
import SwiftOverloads
import SwiftTypes
import SwiftValues
import Syntax

/// Checks assignments.
extension Checker {
  func assign(_ sign: String, _ target: Expr, _ value: Expr, at position: Position) throws(Finding)
    -> Typed
  {
    if case .name("_") = target.kind {
      let code = try check(value, expecting: nil).code
      return Typed(.void) { machine, frame throws(Halt) in
        _ = try code(machine, frame)
        return .void
      }
    }
    if case .tuple(let parts) = target.kind, sign == "=", parts.count > 1 {
      return try assignParts(parts, value, at: position)
    }
    return try chain(isAssignment: true) { () throws(Finding) in
      try self.assignPlain(sign, target, value, at: position)
    }
  }

  private func assignPlain(
    _ sign: String, _ target: Expr, _ value: Expr, at position: Position
  ) throws(Finding) -> Typed {
    let typed = try checkBase(target)
    guard let place = typed.place else {
      throw Finding("Nothing can be stored there: it is a read-only value.", at: position)
    }
    if let obstacle = place.obstacle {
      if !(body.isInitializer && isOwnStored(target)), !isUnset(target) {
        throw Finding("\(obstacle).", at: position)
      }
    }
    let chained = isChained
    defer { isChained = chained }
    if sign == "=" {
      try checkEscape(of: value)
      defer { escapes = false }
      let code = try checkValue(value, as: typed.type, named: name(of: target))
      // If a `?` in the target finds nil, the value is not evaluated.
      var before: Code?
      if chained, case .member(let base, _) = target.kind { before = try checkBase(base).code }
      return Typed(.void) { [before] machine, frame throws(Halt) in
        _ = try before?(machine, frame)
        try place.set(machine, frame, try code(machine, frame))
        return .void
      }
    }
    let plain = String(sign.dropLast())
    let type = typed.type
    let right = try check(value, expecting: type)
    let other = Local("operand", right.type, slot: body.slots, isConstant: true)
    body.slots += 1
    let b = Typed(right.type) { _, frame throws(Halt) in frame.slots[other.slot] }
    let rightCode = right.code
    // The variable's value is stored in `operand` while the operator is applied.
    let operand = Local("operand", type, slot: body.slots, isConstant: true)
    body.slots += 1
    let a = Typed(type) { _, frame throws(Halt) in frame.slots[operand.slot] }
    let result: Typed
    if let function = operatorFunction(sign, [type, b.type]),
      function.parameters.first?.isInout == true
    {
      let converted = try convert(b, to: function.parameters[1].type, at: position)
      return Typed(.void) { machine, frame throws(Halt) in
        frame.slots[other.slot] = try rightCode(machine, frame)
        let value = try converted(machine, frame)
        try place.modify(machine, frame) { left throws(Halt) in
          var values = [left, value]
          var nobody = Value.void
          try finishing { () throws(Halt) in
            _ = try machine.call(function, mutating: &nobody, lending: &values)
          } _: {
            left = values[0]
          }
        }
        return .void
      }
    }
    if let function = operatorFunction(plain, [type, b.type]) {
      result = try callOperator(function, a, b, at: position)
    } else {
      if case .array = type, plain == "+",
        case .map = conversion(from: b.type, to: type) ?? .identity
      {
        result = try arithmetic(
          plain, a, Typed(type, try convert(b, to: type, at: position)), at: position)
      } else {
        result = try arithmetic(plain, a, b, at: position)
      }
    }
    let code = try convert(result, to: type, at: position)
    return Typed(.void) { machine, frame throws(Halt) in
      frame.slots[other.slot] = try rightCode(machine, frame)
      defer { frame.slots[other.slot] = .unset }
      try place.modify(machine, frame) { value throws(Halt) in
        frame.slots[operand.slot] = value
        value = .void
        var new: Value?
        try finishing { () throws(Halt) in
          new = try code(machine, frame)
        } _: {
          value = new ?? frame.slots[operand.slot]
          frame.slots[operand.slot] = .unset
        }
      }
      return .void
    }
  }

  private func assignParts(
    _ parts: [Expr.Argument], _ value: Expr, at position: Position
  ) throws(Finding) -> Typed {
    var places: [Place?] = []
    var types: [SwiftType.TupleElement] = []
    for part in parts {
      if case .name("_") = part.value.kind {
        places.append(nil)
        types.append(.init(label: nil, type: .any))
        continue
      }
      let typed = try check(part.value, expecting: nil)
      guard let place = typed.place, place.obstacle == nil || isUnset(part.value) else {
        throw Finding("Nothing can be stored there.", at: position)
      }
      places.append(place)
      types.append(.init(label: nil, type: typed.type))
    }
    let code = try checkValue(value, as: .tuple(types))
    return Typed(.void) { [places] machine, frame throws(Halt) in
      let values = try code(machine, frame).parts
      for (place, value) in zip(places, values) { try place?.set(machine, frame, value) }
      return .void
    }
  }

  /// Whether a constant declared without a value gets its value now.
  private func isUnset(_ target: Expr) -> Bool {
    guard case .name(let name) = target.kind else { return false }
    guard let local = body.find(name) else {
      let property = body.isMain ? program.globals[name] : nil
      return property?.isConstant == true && property?.isInitialized == false
    }
    return body.unset.contains(ObjectIdentifier(local))
  }

  /// Whether it is a stored property of `self`, which an initializer may set.
  private func isOwnStored(_ target: Expr) -> Bool {
    switch target.kind {
    case .name: true
    case .member(let base, _): if case .name("self") = base.kind { true } else { false }
    default: false
    }
  }

  /// The name hint for an object assigned to a target.
  private func name(of target: Expr) -> String? {
    switch target.kind {
    case .name(let name), .member(_, let name): name
    case .chain(let inner), .force(let inner): name(of: inner)
    default: nil
    }
  }
}
