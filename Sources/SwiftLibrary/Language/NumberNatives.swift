import ProgramRuntime

/// Numbers and mathematical functions.
extension Library {
  static let numberProperties: [String: NativeProperty] = [
    "$Int.description": get { .string("\($0.int)") },
    "$Int.hashValue": get { .int(hash($0)) },
    "$Int.magnitude": NativeProperty { _, value throws(Halt) in
      guard value.int != .min else {
        throw .bound("Whole numbers beyond \(Int.max) are not supported here.")
      }
      return .int(Swift.abs(value.int))
    },
    "$Double.isZero": get { .bool($0.double == 0) },
    "$Double.description": get { .string("\($0.double)") },
    "$Double.isNaN": get { .bool($0.double.isNaN) },
    "$Double.isFinite": get { .bool($0.double.isFinite) },
    "$Double.isInfinite": get { .bool($0.double.isInfinite) },
    "$Double.magnitude": get { .double($0.double.magnitude) },
    "$CGFloat.description": get { .string("\($0.double)") },
    "$CGFloat.isNaN": get { .bool($0.double.isNaN) },
    "$CGFloat.magnitude": get { .double($0.double.magnitude) },
    "$Float.description": get { .string("\(Float($0.double))") },
  ]

  static let numberNatives: [String: Native] = {
    var all: [String: Native] = [
      "$Int.isMultiple(of:)": { _, value, arguments throws(Halt) in
        let other = arguments[0].int
        return .bool(other == 0 ? value.int == 0 : other == -1 || value.int % other == 0)
      },
      "$Int.signum()": { _, value, _ throws(Halt) in .int(value.int.signum()) },
      "$Int.quotientAndRemainder(dividingBy:)": { _, value, arguments throws(Halt) in
        let quotient = try Machine.integer("/", value.int, arguments[0].int, .int)
        let remainder = try Machine.integer("%", value.int, arguments[0].int, .int)
        return .parts([.int(quotient), .int(remainder)])
      },
      "$Int.random(in:)": random, "randomText()": random,
      "sqrt(_:)": { _, _, arguments throws(Halt) in .double(arguments[0].double.squareRoot()) },
      "hypot(_:_:)": { _, _, arguments throws(Halt) in
        .double(hypotenuse(arguments[0].double, arguments[1].double))
      },
      "pow(_:_:)": { _, _, arguments throws(Halt) in
        let result = try power(arguments[0].double, arguments[1].double)
        return .double(result)
      },
      "floor(_:)": { _, _, arguments throws(Halt) in .double(arguments[0].double.rounded(.down)) },
      "ceil(_:)": { _, _, arguments throws(Halt) in .double(arguments[0].double.rounded(.up)) },
      "round(_:)": { _, _, arguments throws(Halt) in .double(arguments[0].double.rounded()) },
      "sin(_:)": { _, _, arguments throws(Halt) in .double(sine(arguments[0].double)) },
      "cos(_:)": { _, _, arguments throws(Halt) in .double(sine(arguments[0].double + .pi / 2)) },
    ]
    for type in ["$Double", "$CGFloat", "$Float"] {
      for (name, native) in floatingNatives { all["\(type).\(name)"] = native }
    }
    return all
  }()

  private static func random(_: Machine, _: Value, _: [Value]) throws(Halt) -> Value {
    throw .bound("A random number would make the run unrepeatable.")
  }

  /// The methods of floating-point numbers.
  private static let floatingNatives: [String: Native] = [
    "rounded()": { _, value, _ throws(Halt) in .double(value.double.rounded()) },
    "squareRoot()": { _, value, _ throws(Halt) in .double(value.double.squareRoot()) },
    "rounded(_:)": { _, value, arguments throws(Halt) in
      guard case .element(let rule, _) = arguments[0] else { return value }
      let rules: [FloatingPointRoundingRule] = [
        .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
      ]
      return .double(value.double.rounded(rules[min(rule, 5)]))
    },
    "truncatingRemainder(dividingBy:)": { _, value, arguments throws(Halt) in
      .double(value.double.truncatingRemainder(dividingBy: arguments[0].double))
    },
  ]

  private static func power(_ base: Double, _ exponent: Double) throws(Halt) -> Double {
    guard let whole = Int(exactly: exponent), Swift.abs(whole) <= 1024 else {
      if exponent == 0.5 { return base.squareRoot() }
      throw .bound("'pow' is run with whole exponents up to 1024 only.")
    }
    var result = 1.0
    for _ in 0..<Swift.abs(whole) { result *= base }
    return whole < 0 ? 1 / result : result
  }

  /// The square root of a sum of two squares, with its last digit corrected for rounding errors.
  private static func hypotenuse(_ a: Double, _ b: Double) -> Double {
    let (x, y) = (max(a.magnitude, b.magnitude), min(a.magnitude, b.magnitude))
    if x == .infinity || y == .infinity { return .infinity }
    guard x > 0, x.isFinite, y.isFinite else { return x + y }
    // Values too large or small to be squared are scaled to near one.
    if x > 1e150 || x < 1e-150 { return hypotenuse(1, y / x) * x }
    let root = (x * x + y * y).squareRoot()
    let (first, second): (Double, Double)
    if root <= 2 * y {
      let rest = root - y
      (first, second) = (x * (2 * rest - x), (rest - 2 * (x - y)) * rest)
    } else {
      let rest = root - x
      (first, second) = (2 * rest * (x - 2 * y), (4 * rest - y) * y + rest * rest)
    }
    return root - (first + second) / (2 * root)
  }

  /// The sine by its series, after the angle is reduced to near zero.
  private static func sine(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let x = angle.remainder(dividingBy: 2 * .pi)
    var (term, sum) = (x, x)
    for n in 1...12 {
      let k = Double(2 * n)
      term *= -x * x / (k * (k + 1))
      sum += term
    }
    return sum
  }
}
