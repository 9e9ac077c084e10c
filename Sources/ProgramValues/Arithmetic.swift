package import ProgramRuntime

extension Halt {
  package static let overflow = Halt.crash("Swift runtime failure: arithmetic overflow")
}

/// Integer operators and comparison of values.
extension Machine {
  /// Applies an integer operator; overflow ends the program.
  package static func integer(_ sign: String, _ a: Int, _ b: Int, _ kind: IntegerKind) throws(Halt)
    -> Int
  {
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
    case "<<": (value, overflows) = (b < kind.bits ? kind.wrapping(a << b) : 0, false)
    case ">>": (value, overflows) = (kind.wrapping(a >> b), false)
    case "&+": (value, overflows) = (kind.wrapping(a &+ b), false)
    case "&-": (value, overflows) = (kind.wrapping(a &- b), false)
    case "&*": (value, overflows) = (kind.wrapping(a &* b), false)
    default: throw .crash("'\(sign)' is no operator of whole numbers.")
    }
    guard !overflows else { throw .overflow }
    guard kind.range.contains(value) else {
      // The operators with `&` wrap around, which gives an unsigned 64-bit number that has no place in an Int.
      throw sign.hasPrefix("&") && sign != "&" || sign == "<<"
        ? .bound("Unsigned numbers end at Int.max here.") : .overflow
    }
    return value
  }

  /// Returns -1, 0 or 1 if one value orders before, with or after another; -2 for unordered values such as `nan`.
  package static func compare(_ a: Value, _ b: Value) -> Int {
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
