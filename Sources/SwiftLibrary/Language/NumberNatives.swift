import ProgramPrinting
import ProgramRuntime
import ProgramValues

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
      "floor(_:)": { _, _, arguments throws(Halt) in .double(arguments[0].double.rounded(.down)) },
      "ceil(_:)": { _, _, arguments throws(Halt) in .double(arguments[0].double.rounded(.up)) },
      "round(_:)": { _, _, arguments throws(Halt) in .double(arguments[0].double.rounded()) },
    ]
    for (name, function) in MathFunctions.ofOne { all["\(name)(_:)"] = native(function) }
    for (name, function) in MathFunctions.ofTwo { all["\(name)(_:_:)"] = native(function) }
    for type in ["$Double", "$CGFloat", "$Float"] {
      for (name, native) in floatingNatives { all["\(type).\(name)"] = native }
    }
    return all
  }()

  private static func native(_ function: @escaping @Sendable (Double) -> Double) -> Native {
    { _, _, arguments throws(Halt) in .double(function(arguments[0].double)) }
  }

  private static func native(_ function: @escaping @Sendable (Double, Double) -> Double) -> Native {
    { _, _, arguments throws(Halt) in
      .double(function(arguments[0].double, arguments[1].double))
    }
  }

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
}
