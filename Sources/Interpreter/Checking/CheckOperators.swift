import SourceCode
import Syntax

extension Checker {
  func prefix(
    _ sign: String, _ value: Expr, expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    switch sign {
    case "!":
      let code = try checkValue(value, as: .bool)
      return Typed(.bool) { machine, frame throws(Halt) in .bool(!(try code(machine, frame).bool)) }
    case "+": return try check(value, expecting: expecting)
    case "-":
      let typed = try check(value, expecting: expecting)
      if let function = operatorFunction("-", [typed.type]) {
        return Typed(function.result) { machine, frame throws(Halt) in
          try machine.call(function, .void, [try typed.code(machine, frame)])
        }
      }
      guard typed.type.isNumber else {
        throw Finding("'-' stands before a '\(typed.type.written)'.", at: position)
      }
      let code = typed.code
      if typed.type.isFloating {
        return Typed(typed.type) { machine, frame throws(Halt) in
          .double(-(try code(machine, frame).double))
        }
      }
      return Typed(typed.type) { machine, frame throws(Halt) in
        let (result, overflows) = 0.subtractingReportingOverflow(try code(machine, frame).int)
        if overflows { throw Halt.overflow }
        return .int(result)
      }
    case "~":
      let typed = try check(value, expecting: expecting)
      guard typed.type.isInteger else {
        throw Finding("'~' stands before whole numbers.", at: position)
      }
      let code = typed.code
      return Typed(typed.type) { machine, frame throws(Halt) in
        .int(~(try code(machine, frame).int))
      }
    case "&": throw Finding("'&' stands before an argument that is lent only.", at: position)
    default: throw Finding("A range with one end is not run here.", at: position)
    }
  }

  /// A type's own operator.
  private func operatorFunction(_ sign: String, _ types: [SwiftType]) -> Function? {
    var found: [Function] = []
    for type in types {
      guard let nominal = type.nominal ?? type.unwrapped.nominal else { continue }
      found += methods(sign, of: nominal, isStatic: true)
    }
    found += candidates(named: sign)
    return found.first { function in
      function.parameters.count == types.count
        && zip(function.parameters, types).allSatisfy {
          conversion(from: $1, to: $0.type) != nil && $1 != .null
        }
    }
  }

  func binary(
    _ sign: String, _ left: Expr, _ right: Expr, expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    switch sign {
    case "&&", "||":
      let (a, b) = (try checkValue(left, as: .bool), try checkValue(right, as: .bool))
      let isAnd = sign == "&&"
      return Typed(.bool) { machine, frame throws(Halt) in
        let first = try a(machine, frame).bool
        return first == isAnd ? try b(machine, frame) : .bool(first)
      }
    case "??": return try coalesce(left, right, expecting: expecting, at: position)
    case "...", "..<": return try range(left, right, isClosed: sign == "...", at: position)
    case "===", "!==":
      let a = try convert(try check(left, expecting: nil), to: .any, at: position)
      let b = try convert(try check(right, expecting: nil), to: .any, at: position)
      let wanted = sign == "==="
      return Typed(.bool) { machine, frame throws(Halt) in
        .bool(try a(machine, frame).isSame(as: try b(machine, frame)) == wanted)
      }
    case "==", "!=": return try equality(left, right, wanted: sign == "==", at: position)
    default: break
    }
    let isComparison = ["<", ">", "<=", ">="].contains(sign)
    if isImplicitCall(right), let a = try? check(left, expecting: expecting?.unwrapped),
      let typed = try literalOperator(sign, a, right, at: position)
    {
      return typed
    }
    let (a, b) = try operands(left, right, isComparison ? nil : expecting?.unwrapped)
    if let function = operatorFunction(sign, [a.type, b.type]) {
      return try callOperator(function, a, b, at: position)
    }
    if let typed = try literalOperator(sign, a, right, at: position) { return typed }
    if isComparison, let function = operatorFunction("<", [a.type, b.type]) {
      let (x, y) = sign == "<" || sign == ">=" ? (a, b) : (b, a)
      let typed = try callOperator(function, x, y, at: position)
      let code = typed.code
      guard sign == "<=" || sign == ">=" else { return typed }
      return Typed(.bool) { machine, frame throws(Halt) in .bool(!(try code(machine, frame).bool)) }
    }
    if isComparison { return try comparison(sign, a, b, at: position) }
    return try arithmetic(sign, a, b, at: position)
  }

  /// Both sides: a literal takes the other side's type.
  private func operands(
    _ left: Expr, _ right: Expr, _ expecting: SwiftType?
  ) throws(Finding) -> (Typed, Typed) {
    let wanted = expecting.flatMap { $0.isNumber || $0 == .string || $0.nominal != nil ? $0 : nil }
    if case .implicitMember = left.kind, let wanted, wanted.nominal != nil {
      return (try check(left, expecting: wanted), try check(right, expecting: nil))
    }
    if isLiteral(left), !isLiteral(right) {
      let b = try check(right, expecting: wanted)
      return (try check(left, expecting: b.type.unwrapped), b)
    }
    if case .array = expecting {
      return (try check(left, expecting: expecting), try check(right, expecting: expecting))
    }
    let a = try check(left, expecting: wanted)
    if isLiteral(left), isLiteral(right), wanted == nil {
      // `1 + 2.5` is of decimals on both sides.
      let b = try check(right, expecting: nil)
      if a.type.isInteger, b.type.isFloating { return (try check(left, expecting: b.type), b) }
      if b.type.isInteger, a.type.isFloating { return (a, try check(right, expecting: a.type)) }
    }
    return (a, try check(right, expecting: a.type.unwrapped))
  }

  /// A type's own operator on a value and a literal, which takes the type that the operator wants.
  private func literalOperator(
    _ sign: String, _ a: Typed, _ right: Expr, at position: Position
  ) throws(Finding) -> Typed? {
    guard let nominal = a.type.nominal, isLiteral(right) || isImplicitCall(right) else {
      return nil
    }
    for function in methods(sign, of: nominal, isStatic: true) where function.parameters.count == 2
    {
      guard conversion(from: a.type, to: function.parameters[0].type) != nil,
        let b = try? check(right, expecting: function.parameters[1].type),
        conversion(from: b.type, to: function.parameters[1].type) != nil
      else { continue }
      return try callOperator(function, a, b, at: position)
    }
    return nil
  }

  private func isImplicitCall(_ expr: Expr) -> Bool {
    if case .call(let callee, _) = expr.kind, case .implicitMember = callee.kind {
      true
    } else {
      false
    }
  }

  private func callOperator(
    _ function: Function, _ a: Typed, _ b: Typed, at position: Position
  ) throws(Finding) -> Typed {
    let x = try convert(a, to: function.parameters[0].type, at: position)
    let y = try convert(b, to: function.parameters[1].type, at: position)
    return Typed(function.result) { machine, frame throws(Halt) in
      try machine.call(function, .void, [try x(machine, frame), try y(machine, frame)])
    }
  }

  private func arithmetic(
    _ sign: String, _ a: Typed, _ b: Typed, at position: Position
  ) throws(Finding) -> Typed {
    var (a, b) = (a, b)
    if case .implicit(let type) = a.type { a = Typed(type, try convert(a, to: type, at: position)) }
    if case .implicit(let type) = b.type { b = Typed(type, try convert(b, to: type, at: position)) }
    let (x, y) = (a.code, b.code)
    switch (a.type, b.type) {
    case (.string, .string) where sign == "+":
      return Typed(.string) { machine, frame throws(Halt) in
        let text = try x(machine, frame).string + (try y(machine, frame).string)
        try machine.charge(.string(text))
        return try .text(text)
      }
    case (.array(let element), .array(let other)) where sign == "+":
      let type = common([.array(element), .array(other)])
      let (x, y) = (try convert(a, to: type, at: position), try convert(b, to: type, at: position))
      return Typed(type) { machine, frame throws(Halt) in
        let values = try x(machine, frame).array + (try y(machine, frame).array)
        try machine.charge(values.count)
        return try .list(values)
      }
    case (.array, .empty) where sign == "+": return a
    case (.empty, .array) where sign == "+": return b
    case (.int(let kind), .int(let other)) where kind == other:
      return Typed(a.type) { machine, frame throws(Halt) in
        .int(
          try Machine.integer(
            sign, try x(machine, frame).int, try y(machine, frame).int, kind))
      }
    default: break
    }
    guard a.type.isFloating, b.type.isFloating, (a.type == .float) == (b.type == .float) else {
      let hint =
        a.type.isNumber && b.type.isNumber
        ? "; write \(a.type.isFloating ? a.type.written : b.type.written)(…) round the other"
        : a.type.wrapped != nil || b.type.wrapped != nil ? "; unwrap the optional first" : ""
      throw Finding(
        "'\(sign)' can't stand between '\(a.type.written)' and '\(b.type.written)'\(hint).",
        at: position)
    }
    let type: SwiftType = a.type == .cgFloat || b.type == .cgFloat ? .cgFloat : a.type
    let isFloat = type == .float
    guard ["+", "-", "*", "/"].contains(sign) else {
      throw Finding("'\(sign)' can't stand between '\(a.type.written)'s.", at: position)
    }
    return Typed(type) { machine, frame throws(Halt) in
      let (l, r) = (try x(machine, frame).double, try y(machine, frame).double)
      let result: Double =
        switch sign {
        case "+": l + r
        case "-": l - r
        case "*": l * r
        default: l / r
        }
      return .double(isFloat ? Double(Float(result)) : result)
    }
  }

  private func comparison(
    _ sign: String, _ a: Typed, _ b: Typed, at position: Position
  ) throws(Finding) -> Typed {
    let type = common([a.type, b.type])
    let base = type.unwrapped
    let isNominal = base.nominal.map { $0.isOrdered } ?? false
    guard
      base.isNumber || base == .string || base == .character || isNominal || isTuple(base)
        || isGeneric(base),
      type.wrapped == nil || a.type.wrapped == nil || b.type.wrapped == nil || type.isImplicit
    else {
      throw Finding(
        "'\(sign)' can't stand between '\(a.type.written)' and '\(b.type.written)'.", at: position)
    }
    guard !isOptional(a.type), !isOptional(b.type) else {
      throw Finding("'\(sign)' can't compare an optional; unwrap it first.", at: position)
    }
    let (x, y) = (try convert(a, to: base, at: position), try convert(b, to: base, at: position))
    return Typed(.bool) { machine, frame throws(Halt) in
      let order = Machine.compare(try x(machine, frame), try y(machine, frame))
      switch sign {
      case "<": return .bool(order < 0)
      case ">": return .bool(order == 1)
      case "<=": return .bool(order <= 0 && order != -2)
      default: return .bool(order == 0 || order == 1)
      }
    }
  }

  private func isTuple(_ type: SwiftType) -> Bool { if case .tuple = type { true } else { false } }
  private func isGeneric(_ type: SwiftType) -> Bool {
    if case .generic = type { true } else { false }
  }
  private func isOptional(_ type: SwiftType) -> Bool {
    if case .optional = type { true } else { false }
  }

  private func equality(
    _ left: Expr, _ right: Expr, wanted: Bool, at position: Position
  ) throws(Finding) -> Typed {
    let (a, b) = try operands(left, right, nil)
    if a.type.wrapped == nil, b.type.wrapped == nil,
      let function = operatorFunction("==", [a.type, b.type])
    {
      let code = try callOperator(function, a, b, at: position).code
      return Typed(.bool) { machine, frame throws(Halt) in
        .bool(try code(machine, frame).bool == wanted)
      }
    }
    let type = common([a.type, b.type])
    if type == .any, !(a.type == .any || b.type == .any) {
      throw Finding(
        "'==' can't stand between '\(a.type.written)' and '\(b.type.written)'.", at: position)
    }
    try checkEquatable(type.unwrapped, at: position, isNilTest: a.type == .null || b.type == .null)
    let (x, y) = (try convert(a, to: type, at: position), try convert(b, to: type, at: position))
    let custom = operatorFunction("==", [type.unwrapped, type.unwrapped])
    return Typed(.bool) { machine, frame throws(Halt) in
      let (l, r) = (try x(machine, frame), try y(machine, frame))
      if let custom, !l.isNone, !r.isNone {
        return .bool(try machine.call(custom, .void, [l, r]).bool == wanted)
      }
      return .bool(l.isSame(as: r) == wanted)
    }
  }

  private func checkEquatable(_ type: SwiftType, at position: Position, isNilTest: Bool)
    throws(Finding)
  {
    guard !isNilTest else { return }
    switch type {
    case .function: throw Finding("Functions can't be compared.", at: position)
    case .nominal(let nominal, _)
    where nominal.kind == .class && !nominal.lineage.contains(where: { $0.name == "NSObject" }):
      throw Finding("Objects of '\(nominal.name)' are compared with '==='.", at: position)
    default: break
    }
  }

  private func coalesce(
    _ left: Expr, _ right: Expr, expecting: SwiftType?, at position: Position
  ) throws(Finding) -> Typed {
    let a = try check(left, expecting: expecting.map { .optional($0.unwrapped) })
    if case .null = right.kind { return a }
    guard let wrapped = a.type.wrapped else {
      throw Finding("'??' stands behind a '\(a.type.written)', which is no optional.", at: position)
    }
    let b = try check(right, expecting: expecting ?? wrapped)
    let type: SwiftType
    if b.type.wrapped != nil || b.type == .null {
      type = .optional(common([wrapped, b.type.unwrapped]))
    } else {
      type = common([wrapped, b.type])
    }
    let code = a.code
    let second = try convert(b, to: type, at: position)
    let into = conversion(from: wrapped, to: type) ?? .identity
    return Typed(type) { machine, frame throws(Halt) in
      let value = try code(machine, frame)
      return value.isNone ? try second(machine, frame) : try into(machine, value)
    }
  }

  private func range(
    _ left: Expr, _ right: Expr, isClosed: Bool, at position: Position
  ) throws(Finding) -> Typed {
    let (a, b) = try operands(left, right, nil)
    let type = common([a.type, b.type])
    guard type.isNumber || type == .string || type == .character else {
      throw Finding("A range goes from one number to another.", at: position)
    }
    let (x, y) = (try convert(a, to: type, at: position), try convert(b, to: type, at: position))
    return Typed(.range(type, isClosed: isClosed)) { machine, frame throws(Halt) in
      let (l, r) = (try x(machine, frame), try y(machine, frame))
      guard Machine.compare(l, r) <= 0 else {
        throw Halt.crash("Fatal error: Range requires lowerBound <= upperBound")
      }
      return .parts([l, r])
    }
  }

  // MARK: Assignment

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
    let typed = try chainEnd { () throws(Finding) in
      try self.assignPlain(sign, target, value, at: position)
    }
    return typed
  }

  /// An assignment through a chain does nothing where a `?` in it finds nil.
  private func chainEnd(_ check: () throws(Finding) -> Typed) throws(Finding) -> Typed {
    let before = isChained
    isChained = false
    defer { isChained = before }
    let typed = try check()
    guard isChained else { return typed }
    let code = typed.code
    return Typed(.void) { machine, frame throws(Halt) in
      do throws(Halt) { return try code(machine, frame) } catch {
        if case .nothing = error { return .void }
        throw error
      }
    }
  }

  private func assignPlain(
    _ sign: String, _ target: Expr, _ value: Expr, at position: Position
  ) throws(Finding) -> Typed {
    let typed = try checkBase(target)
    guard let place = typed.place else {
      throw Finding("Nothing can be stored there: it is a value that is only read.", at: position)
    }
    if let obstacle = place.obstacle {
      if !(body.isInitializer && isOwnStored(target)), !isUnset(target) {
        throw Finding("\(obstacle).", at: position)
      }
    }
    let chained = isChained
    defer { isChained = chained }
    if sign == "=" {
      let code = try checkValue(value, as: typed.type, named: name(of: target))
      // Where a `?` of the target finds nil, the value is not even evaluated.
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
    // The variable's own value lies in `self.operand` while the operator is carried out.
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
          _ = try machine.call(function, mutating: &nobody, lending: &values)
          left = values[0]
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
        let new = try code(machine, frame)
        frame.slots[operand.slot] = .unset
        value = new
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
      guard let place = typed.place, place.obstacle == nil else {
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

  /// Whether a constant gets its one value: it was declared without.
  private func isUnset(_ target: Expr) -> Bool {
    guard case .name(let name) = target.kind, let local = body.find(name) else { return false }
    return body.unset.contains(ObjectIdentifier(local))
  }

  /// Whether it is a stored property of `self`, which an initializer sets.
  private func isOwnStored(_ target: Expr) -> Bool {
    switch target.kind {
    case .name: true
    case .member(let base, _): if case .name("self") = base.kind { true } else { false }
    default: false
    }
  }

  /// What an object is called that is stored in a target.
  private func name(of target: Expr) -> String? {
    switch target.kind {
    case .name(let name), .member(_, let name): name
    case .chain(let inner), .force(let inner): name(of: inner)
    default: nil
    }
  }
}

extension SwiftType {
  var isImplicit: Bool { if case .implicit = self { true } else { false } }
}

extension Nominal {
  /// Whether its values have an order without functions of their own: enums by case, flags and numbers in a
  /// struct by value.
  var isOrdered: Bool { kind == .enum || stored.count == 1 }
}

extension Halt {
  static let overflow = Halt.crash("Swift runtime failure: arithmetic overflow")
}

extension Machine {
  /// An operator on whole numbers, which ends the program where the result does not fit.
  static func integer(_ sign: String, _ a: Int, _ b: Int, _ kind: IntegerKind) throws(Halt) -> Int {
    let (value, overflows): (Int, Bool)
    switch sign {
    case "+": (value, overflows) = a.addingReportingOverflow(b)
    case "-": (value, overflows) = a.subtractingReportingOverflow(b)
    case "*": (value, overflows) = a.multipliedReportingOverflow(by: b)
    case "/":
      guard b != 0 else { throw .crash("Fatal error: Division by zero") }
      (value, overflows) = a.dividedReportingOverflow(by: b)
    case "%":
      guard b != 0 else { throw .crash("Fatal error: Division by zero in remainder operation") }
      (value, overflows) = a.remainderReportingOverflow(dividingBy: b)
    case "&": (value, overflows) = (a & b, false)
    case "|": (value, overflows) = (a | b, false)
    case "^": (value, overflows) = (a ^ b, false)
    case "<<": (value, overflows) = (b > 63 ? 0 : a << b, false)
    case ">>": (value, overflows) = (b > 63 ? a < 0 ? -1 : 0 : a >> b, false)
    case "&+": return a &+ b
    case "&-": return a &- b
    case "&*": return a &* b
    default: throw .crash("'\(sign)' is no operator of whole numbers.")
    }
    guard !overflows, kind.range.contains(value) else { throw .overflow }
    return value
  }

  /// -1, 0 or 1 as one value comes before, with or after another; -2 where neither does, as with `nan`.
  static func compare(_ a: Value, _ b: Value) -> Int {
    switch (a.unboxed, b.unboxed) {
    case (.int(let x), .int(let y)): return x < y ? -1 : x == y ? 0 : 1
    case (.string(let x), .string(let y)): return x < y ? -1 : x == y ? 0 : 1
    case (.bool(let x), .bool(let y)): return x == y ? 0 : x ? 1 : -1
    case (.element(let x, _), .element(let y, _)): return x < y ? -1 : x == y ? 0 : 1
    case (.parts(let x), .parts(let y)):
      for (p, q) in zip(x, y) {
        let order = compare(p, q)
        if order != 0 { return order }
      }
      return 0
    case (let x, let y):
      let (p, q) = (x.double, y.double)
      return p < q ? -1 : p == q ? 0 : p > q ? 1 : -2
    }
  }
}
