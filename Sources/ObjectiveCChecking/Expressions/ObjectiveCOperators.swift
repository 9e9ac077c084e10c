import ObjectiveCLibrary
import ObjectiveCTypes
import ProgramRuntime
import ProgramValues
import SourceCode
import Syntax

extension ObjectiveCChecker {
  func prefix(_ sign: String, _ value: Expr, at position: Position) throws(Finding) -> CTyped {
    switch sign {
    case "!":
      let test = try truth(value)
      return CTyped(.int) { machine, frame throws(Halt) in .int(try test(machine, frame) ? 0 : 1) }
    case "-":
      let typed = try check(value)
      guard typed.type.isNumber else {
        throw Finding("'-' needs a number, and this is a '\(typed.type)'.", at: position)
      }
      let type = typed.type.isFloating ? typed.type : promoted(typed.type)
      let code = convertNumber(typed, to: type)
      if type.isFloating {
        return CTyped(type) { machine, frame throws(Halt) in
          .double(-(try code(machine, frame).double))
        }
      }
      guard case .integer(let kind) = type else { return typed }
      var made = CTyped(
        type,
        { machine, frame throws(Halt) in .int(kind.wrapping(0 &- (try code(machine, frame).int))) })
      made.literal = typed.literal.map { 0 &- $0 }
      return made
    case "~":
      let typed = try check(value)
      guard typed.type.isInteger else { throw Finding("'~' needs a whole number.", at: position) }
      let type = promoted(typed.type)
      let code = convertNumber(typed, to: type)
      guard case .integer(let kind) = type else { return typed }
      return CTyped(type) { machine, frame throws(Halt) in
        .int(kind.wrapping(~(try code(machine, frame).int)))
      }
    case "*":
      let typed = try check(value)
      guard case .pointer(let type) = typed.type, type != .void else {
        throw Finding(
          "'*' needs a pointer to a variable, and this is a '\(typed.type)'.", at: position)
      }
      let code = typed.code
      let place = CPlace { machine, frame, new throws(Halt) in
        guard case .object(let box) = try code(machine, frame) else {
          throw .crash("Thread 1: EXC_BAD_ACCESS: what a nil pointer points to is set")
        }
        box.instance.fields = [new]
      }
      return CTyped(type, place: place) { machine, frame throws(Halt) in
        guard case .object(let box) = try code(machine, frame) else {
          throw .crash("Thread 1: EXC_BAD_ACCESS: what a nil pointer points to is read")
        }
        return box.instance.fields.first ?? type.zero
      }
    case "&": return try address(of: value, at: position)
    default: throw Finding("'\(sign)' is not supported here.", at: position)
    }
  }

  func binary(_ sign: String, _ left: Expr, _ right: Expr, at position: Position) throws(Finding)
    -> CTyped
  {
    switch sign {
    case "&&", "||":
      let (a, b) = (try truth(left), try truth(right))
      let isAnd = sign == "&&"
      return CTyped(.int) { machine, frame throws(Halt) in
        let first = try a(machine, frame)
        if first != isAnd { return .int(first ? 1 : 0) }
        return .int(try b(machine, frame) ? 1 : 0)
      }
    case ",":
      let (a, b) = (try check(left).code, try check(right))
      let code = b.code
      return CTyped(b.type) { machine, frame throws(Halt) in
        _ = try a(machine, frame)
        return try code(machine, frame)
      }
    case "?:":
      let (a, b) = (try check(left), try check(right))
      if b.type == .void {
        // `!block ?: block()` calls the block if it is not nil.
        let (test, call) = (a.code, b.code)
        return CTyped(.void) { machine, frame throws(Halt) in
          machine.isTrue(try test(machine, frame)) ? .void : try call(machine, frame)
        }
      }
      let type = try joined(a, b, at: position)
      let (first, second) = (
        try convert(a, to: type, at: left.at), try convert(b, to: type, at: right.at)
      )
      return CTyped(type) { machine, frame throws(Halt) in
        let value = try first(machine, frame)
        return machine.isTrue(value) ? value : try second(machine, frame)
      }
    default: break
    }
    let (a, b) = (try check(left), try check(right))
    if sign == "==" || sign == "!=", !(a.type.isNumber && b.type.isNumber) {
      return try identical(a, b, isEqual: sign == "==", at: position)
    }
    guard a.type.isNumber, b.type.isNumber else {
      let odd = a.type.isNumber ? b.type : a.type
      throw Finding(
        "'\(sign)' needs numbers, and this is a '\(odd)'\(odd.isObject ? "; ask it for its integerValue or doubleValue" : "").",
        at: position)
    }
    return try arithmetic(sign, a, b, at: position)
  }

  /// Compares the identity of two objects.
  func identical(_ a: CTyped, _ b: CTyped, isEqual: Bool, at position: Position)
    throws(Finding) -> CTyped
  {
    func isPointer(_ typed: CTyped) -> Bool {
      if case .pointer = typed.type { return true }
      return typed.type.isObject || typed.type == .selector || typed.literal == 0
        || typed.type == .text
    }
    guard isPointer(a), isPointer(b) else {
      throw Finding(
        "'\(a.type)' and '\(b.type)' can't be compared by '\(isEqual ? "==" : "!=")'\(structureHint(a.type)).",
        at: position)
    }
    if let first = valueClass(a.type), valueClass(b.type) != nil {
      throw Finding(
        "'==' compares the identity of objects, which means nothing for '\(first)'; use \(first == "NSString" ? "isEqualToString:" : "isEqual:").",
        at: position)
    }
    let isNumber = a.literal == 0 || b.literal == 0
    let (x, y) = (a.code, b.code)
    return CTyped(.int) { machine, frame throws(Halt) in
      var (first, second) = (try x(machine, frame), try y(machine, frame))
      if isNumber {
        if case .int(0) = first { first = .none }
        if case .int(0) = second { second = .none }
      }
      return .int(first.isSame(as: second) == isEqual ? 1 : 0)
    }
  }

  func structureHint(_ type: CType) -> String {
    guard case .structure(let nominal) = type else { return "" }
    switch nominal.name {
    case "CGRect": return "; use CGRectEqualToRect"
    case "CGPoint": return "; use CGPointEqualToPoint"
    case "CGSize": return "; use CGSizeEqualToSize"
    default: return ""
    }
  }

  /// The class of objects that are values here, so that their identity is meaningless.
  func valueClass(_ type: CType) -> String? {
    guard let nominal = type.nominal, !nominal.name.hasPrefix("NSMutable") else { return nil }
    return nominal.lineage.first {
      ["NSString", "NSNumber", "NSValue", "NSArray", "NSDictionary", "NSSet"].contains($0.name)
    }?.name
  }

  func arithmetic(_ sign: String, _ a: CTyped, _ b: CTyped, at position: Position)
    throws(Finding) -> CTyped
  {
    let isShift = sign == "<<" || sign == ">>"
    let type = isShift ? promoted(a.type) : common(a.type, b.type)
    let (x, y) = (
      convertNumber(a, to: type), convertNumber(b, to: isShift ? promoted(b.type) : type)
    )
    if type.isFloating {
      guard let operation = Self.fractions[sign] else {
        if let comparison = Self.comparisons[sign] {
          return CTyped(.int) { machine, frame throws(Halt) in
            .int(comparison(try x(machine, frame).double, try y(machine, frame).double) ? 1 : 0)
          }
        }
        throw Finding("'\(sign)' needs whole numbers.", at: position)
      }
      let isFloat = type == .float
      return CTyped(type) { machine, frame throws(Halt) in
        let value = operation(try x(machine, frame).double, try y(machine, frame).double)
        return .double(isFloat ? Double(Float(value)) : value)
      }
    }
    guard case .integer(let kind) = type else {
      throw Finding("'\(sign)' is not supported here.", at: position)
    }
    let isWide = kind.isUnsigned && kind.bits == 64
    if let comparison = isWide ? Self.wideOrders[sign] : Self.orders[sign] {
      return CTyped(.int) { machine, frame throws(Halt) in
        .int(comparison(try x(machine, frame).int, try y(machine, frame).int) ? 1 : 0)
      }
    }
    if sign == "/" || sign == "%" {
      if b.literal == 0 { throw Finding("A whole number can't be divided by zero.", at: position) }
      let isQuotient = sign == "/"
      return CTyped(type) { machine, frame throws(Halt) in
        let (left, right) = (try x(machine, frame).int, try y(machine, frame).int)
        guard right != 0 else {
          throw Halt.crash(
            "Thread 1: EXC_ARITHMETIC (code=EXC_I386_DIV): a whole number is divided by zero")
        }
        if isWide {
          let (p, q) = (UInt(bitPattern: left), UInt(bitPattern: right))
          return .int(Int(bitPattern: isQuotient ? p / q : p % q))
        }
        if right == -1 { return .int(isQuotient ? kind.wrapping(0 &- left) : 0) }
        return .int(isQuotient ? left / right : left % right)
      }
    }
    if isShift {
      let isLeft = sign == "<<"
      return CTyped(type) { machine, frame throws(Halt) in
        let (left, right) = (try x(machine, frame).int, try y(machine, frame).int)
        guard right >= 0, right < kind.bits else {
          throw Halt.crash("A number is shifted by \(right) of its \(kind.bits) bits.")
        }
        if isLeft { return .int(kind.wrapping(left << right)) }
        return .int(
          kind.isUnsigned ? Int(bitPattern: UInt(bitPattern: left) >> right) : left >> right)
      }
    }
    guard let operation = Self.wholes[sign] else {
      throw Finding("'\(sign)' is not supported here.", at: position)
    }
    return CTyped(type) { machine, frame throws(Halt) in
      .int(kind.wrapping(operation(try x(machine, frame).int, try y(machine, frame).int)))
    }
  }

  static let fractions: [String: @Sendable (Double, Double) -> Double] = [
    "+": { $0 + $1 }, "-": { $0 - $1 }, "*": { $0 * $1 }, "/": { $0 / $1 },
  ]
  static let comparisons: [String: @Sendable (Double, Double) -> Bool] = [
    "==": { $0 == $1 }, "!=": { $0 != $1 }, "<": { $0 < $1 }, ">": { $0 > $1 }, "<=": { $0 <= $1 },
    ">=": { $0 >= $1 },
  ]
  static let orders: [String: @Sendable (Int, Int) -> Bool] = [
    "==": { $0 == $1 }, "!=": { $0 != $1 }, "<": { $0 < $1 }, ">": { $0 > $1 }, "<=": { $0 <= $1 },
    ">=": { $0 >= $1 },
  ]
  static let wideOrders: [String: @Sendable (Int, Int) -> Bool] = [
    "==": { $0 == $1 }, "!=": { $0 != $1 }, "<": { UInt(bitPattern: $0) < UInt(bitPattern: $1) },
    ">": { UInt(bitPattern: $0) > UInt(bitPattern: $1) },
    "<=": { UInt(bitPattern: $0) <= UInt(bitPattern: $1) },
    ">=": { UInt(bitPattern: $0) >= UInt(bitPattern: $1) },
  ]
  static let wholes: [String: @Sendable (Int, Int) -> Int] = [
    "+": { $0 &+ $1 }, "-": { $0 &- $1 }, "*": { $0 &* $1 }, "&": { $0 & $1 }, "|": { $0 | $1 },
    "^": { $0 ^ $1 },
  ]
}
