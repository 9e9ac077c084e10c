import ProgramChecking
import ProgramRuntime
import ProgramValues
import SourceCode
import SwiftBuiltIns
import SwiftExpressions
import SwiftTypes
import Syntax

extension Checker {
  /// Compiles a pattern for a value's type; its names become variables of the current scope.
  func pattern(_ pattern: Pattern, _ type: SwiftType) throws(Finding) -> Match {
    switch pattern.kind {
    case .anything: return { _, _, _ throws(Halt) in true }
    case .name(let name, let isVariable):
      // A case's alternative patterns share their names.
      let known = alternatives?[name]
      let local = known ?? body.declare(name, type.asVariable, isConstant: !isVariable)
      if known == nil { alternatives?[name] = local }
      return { machine, frame, value throws(Halt) in
        try machine.declare(local, value, frame)
        return true
      }
    case .tuple(let parts):
      guard case .tuple(let elements) = type, elements.count == parts.count else {
        throw Finding("A '\(type.written)' has no \(parts.count) parts.", at: pattern.at)
      }
      var tests: [Match] = []
      for (part, element) in zip(parts, elements) {
        tests.append(try self.pattern(part.pattern, element.type))
      }
      let all = tests
      return { machine, frame, value throws(Halt) in
        for (test, part) in zip(all, value.parts) where !(try test(machine, frame, part)) {
          return false
        }
        return true
      }
    case .some(let inner):
      guard let wrapped = type.wrapped else {
        throw Finding("'?' needs an optional, but this is a '\(type.written)'.", at: pattern.at)
      }
      let test = try self.pattern(inner, wrapped)
      return { machine, frame, value throws(Halt) in
        value.isNone ? false : try test(machine, frame, value)
      }
    case .isType(let reference):
      let target = try target(try resolve(reference), at: pattern.at)
      let into = conversion(from: type, to: .any) ?? .identity
      return { machine, frame, value throws(Halt) in
        guard case .type(let target) = try target(machine, frame) else { return false }
        return machine.dynamicCast(try into(machine, value), to: target) != nil
      }
    case .asType(let inner, let reference):
      let wanted = try resolve(reference)
      let target = try target(wanted, at: pattern.at)
      let into = conversion(from: type, to: .any) ?? .identity
      let test = try self.pattern(inner, wanted)
      return { machine, frame, value throws(Halt) in
        guard case .type(let target) = try target(machine, frame),
          let cast = machine.dynamicCast(try into(machine, value), to: target)
        else { return false }
        return try test(machine, frame, cast.raised(from: target, to: wanted))
      }
    case .member(let base, let name, let parts):
      return try memberPattern(base, name, parts, type, at: pattern.at)
    case .value(let value): return try valuePattern(value, type, at: pattern.at)
    }
  }

  private func memberPattern(
    _ base: Expr?, _ name: String, _ parts: [(label: String?, pattern: Pattern)]?,
    _ type: SwiftType,
    at position: Position
  ) throws(Finding) -> Match {
    var target = type.unwrapped
    if let base, let named = try? check(base, expecting: nil).type.metatypeInstance {
      target = named
    }
    if type.wrapped != nil, base == nil, name == "none" {
      return { _, _, value throws(Halt) in value.isNone }
    }
    if type.wrapped != nil, base == nil, name == "some", parts == nil {
      return { _, _, value throws(Halt) in !value.isNone }
    }
    if type.wrapped != nil, base == nil, name == "some", let parts, parts.count == 1 {
      let test = try pattern(parts[0].pattern, type.unwrapped)
      return { machine, frame, value throws(Halt) in
        value.isNone ? false : try test(machine, frame, value)
      }
    }
    guard let nominal = target.nominal, nominal.kind == .enum else {
      // A static value, as in `case .zero`.
      let expr = Expr(base.map { .member($0, name) } ?? .implicitMember(name), at: position)
      return try valuePattern(expr, type, at: position)
    }
    guard case .element(let element)? = find(name, in: nominal, isStatic: true) else {
      throw Finding(
        "'\(nominal.name)' has no case '\(name)'\(didYouMean(name, among: nominal.elements.map(\.name))).",
        at: position)
    }
    let isExistential = type.isExistential
    let index = element.index
    let types: [SwiftType] = if case .nominal(_, let types) = target { types } else { [] }
    let payloads = payload(of: element, nominal, types)
    var tests: [Match] = []
    if let parts {
      if parts.count == 1, element.payload.count > 1 {
        tests = [try pattern(parts[0].pattern, .tuple(payloads))]
      } else {
        guard parts.count == element.payload.count else {
          throw Finding("'.\(name)' has \(element.payload.count) values.", at: position)
        }
        for (part, payload) in zip(parts, payloads) {
          tests.append(try pattern(part.pattern, payload.type))
        }
      }
    }
    var opened: [Conversion] = []
    for (part, payload) in zip(element.payload, payloads) {
      opened.append(unboxing(part.type, payload.type))
    }
    let openings = opened
    let all = tests
    let isWhole = parts?.count == 1 && element.payload.count > 1
    let wanted = SwiftType.nominal(nominal, [])
    return { machine, frame, value throws(Halt) in
      var value = value
      if isExistential {
        guard let cast = machine.dynamicCast(value, to: wanted) else { return false }
        value = cast
      }
      guard case .element(index, let payload) = value else { return false }
      if isWhole { return try all[0](machine, frame, .parts(payload)) }
      for (place, test) in all.enumerated() where place < payload.count {
        let part =
          place < openings.count ? try openings[place](machine, payload[place]) : payload[place]
        guard try test(machine, frame, part) else { return false }
      }
      return true
    }
  }

  /// The associated values of an enum case, with the enum's type arguments.
  func payload(
    of element: EnumElement, _ nominal: Nominal, _ types: [SwiftType]
  ) -> [SwiftType.TupleElement] {
    var map: [String: SwiftType] = [:]
    for (generic, type) in zip(nominal.generics, types) {
      map[nominal.placeholder(generic)] = type
    }
    return element.payload.map {
      SwiftType.TupleElement(label: $0.label, type: $0.type.substituting(map))
    }
  }

  private func valuePattern(_ value: Expr, _ type: SwiftType, at position: Position) throws(Finding)
    -> Match
  {
    if case .null = value.kind { return { _, _, value throws(Halt) in value.isNone } }
    if case .tuple(let parts) = value.kind, parts.count > 1, case .tuple(let elements) = type {
      var tests: [Match] = []
      for (part, element) in zip(parts, elements) {
        tests.append(try valuePattern(part.value, element.type, at: position))
      }
      let all = tests
      return { machine, frame, value throws(Halt) in
        for (test, part) in zip(all, value.parts) where !(try test(machine, frame, part)) {
          return false
        }
        return true
      }
    }
    let isRange: Bool =
      if case .binary(let sign, _, _) = value.kind { sign == "..." || sign == "..<" } else { false }
    if isRange, case .binary(let sign, let left, let right) = value.kind {
      let low = try checkValue(left, as: type.unwrapped)
      let high = try checkValue(right, as: type.unwrapped)
      let isClosed = sign == "..."
      return { machine, frame, value throws(Halt) in
        if value.isNone { return false }
        let order = Machine.compare(value, try high(machine, frame))
        return Machine.compare(value, try low(machine, frame)) >= 0
          && (isClosed ? order <= 0 && order != -2 : order == -1)
      }
    }
    if case .prefix(let sign, let bound) = value.kind, sign == "..." || sign == "..<" || sign == "…"
    {
      let code = try checkValue(bound, as: type.unwrapped)
      return { machine, frame, value throws(Halt) in
        let order = Machine.compare(value, try code(machine, frame))
        switch sign {
        case "…": return order >= 0
        case "...": return order == 0 || order == -1
        default: return order == -1
        }
      }
    }
    // The values are compared with the program's `~=`, or the type's own `==`.
    let subject = body.declare("\u{1}subject\(body.slots)", type, isConstant: true)
    let name = Expr(.name(subject.name), at: position)
    let own = try? callDeclared("~=", [value, name], nil, expecting: .bool, at: position)
    let typed =
      if let own { own } else {
        try binary("==", name, value, expecting: nil, at: position)
      }
    let code = typed.code
    return { machine, frame, value throws(Halt) in
      try machine.declare(subject, value, frame)
      return try code(machine, frame).bool
    }
  }
}
