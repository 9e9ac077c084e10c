/// A validated number of the document, as digits × 10^exponent.
struct NumberLiteral {
  var isNegative = false
  /// The digits as one integer, while they fit.
  var digits: UInt64 = 0
  /// Whether `digits` and `exponent` represent the number exactly.
  var isExact = true
  var exponent = 0
  var end = 0

  mutating func add(_ digit: UInt8) {
    // 2^53 / 10: up to here a double represents `digits` exactly.
    if digits < 900_719_925_474_099 {
      digits = digits * 10 + UInt64(digit)
    } else {
      isExact = false
    }
  }
}

extension JSONReader {
  /// Validates the number that starts at the current byte.
  func scanNumber() throws(JSONError) -> NumberLiteral {
    var literal = NumberLiteral()
    var index = position
    if byte(at: index) == UInt8(ascii: "-") {
      literal.isNegative = true
      index += 1
    }
    let start = index
    index = try scanDigits(at: index, "a digit") { literal.add($0) }
    if bytes[start] == UInt8(ascii: "0") {
      guard index == start + 1 else {
        throw syntax("a number can't begin with a zero before other digits", at: start)
      }
      guard byte(at: index) | 0x20 != UInt8(ascii: "x") else {
        throw syntax("JSON has no hexadecimal numbers", at: start)
      }
    }
    if byte(at: index) == UInt8(ascii: ".") {
      let fraction = index + 1
      index = try scanDigits(at: fraction, "a digit after '.'") { literal.add($0) }
      literal.exponent = fraction - index
    }
    if byte(at: index) | 0x20 == UInt8(ascii: "e") {
      index = try scanExponent(at: index + 1, into: &literal)
    }
    literal.end = index
    return literal
  }

  /// Returns the double nearest to a validated number.
  func double(of literal: NumberLiteral) throws(JSONError) -> Double {
    let power = Int(clamping: literal.exponent.magnitude)
    if literal.isExact, power < powersOfTen.count {
      // A double represents both exactly, so the one operation rounds once and correctly.
      let digits = Double(literal.digits)
      let number =
        literal.exponent < 0
        ? digits / powersOfTen[power] : digits * powersOfTen[power]
      return literal.isNegative ? -number : number
    }
    // checked: scanned from here
    let text = String(decoding: bytes[position..<literal.end], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw syntax("this number is too large for a double", at: position)
    }
    return number
  }

  private func scanExponent(
    at start: Int, into literal: inout NumberLiteral
  ) throws(JSONError) -> Int {
    let sign = byte(at: start)
    let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    var exponent = 0
    let end = try scanDigits(at: isSigned ? start + 1 : start, "a digit in the exponent") { digit in
      // No document has enough digits to make up for a larger one.
      if exponent < 1 << 50 { exponent = exponent * 10 + Int(digit) }
    }
    literal.exponent += sign == UInt8(ascii: "-") ? -exponent : exponent
    return end
  }

  /// Passes each digit from `start` on to `body` and returns the position after them.
  @inline(__always) private func scanDigits(
    at start: Int, _ expected: StaticString, _ body: (UInt8) -> Void
  ) throws(JSONError) -> Int {
    var index = start
    while case let digit = byte(at: index) &- UInt8(ascii: "0"), digit < 10 {
      body(digit)
      index += 1
    }
    guard index > start else { throw noDigit(at: start, expected) }
    return index
  }
}

private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
]
