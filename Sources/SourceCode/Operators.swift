extension Parser {
  /// Parses an expression.
  mutating func expression() throws(SourceError) -> Expression {
    try nested { parser throws(SourceError) in
      let value = try parser.operation(above: 0)
      guard parser.token.isSymbol("?"), parser.isTernary else { return value }
      parser.advance()
      // Objective-C's `a ?: b` is a where there is one.
      let first = parser.token.isSymbol(":") ? value : try parser.expression()
      try parser.expect(":")
      let second = try parser.expression()
      return try parser.make(.conditional(value, first, second), [value, first, second])
    }
  }

  private var isTernary: Bool { language == .objc || token.hasSpaceBefore }

  private static let precedence = [
    "??": 7, "||": 1, "&&": 2, "==": 3, "!=": 3, "===": 3, "!==": 3, "<": 3, ">": 3, "<=": 3,
    ">=": 3, "|": 4, "&": 4, "...": 4, "..<": 4, "+": 5, "-": 5, "*": 6, "/": 6, "%": 6,
  ]

  private mutating func operation(above lowest: Int) throws(SourceError) -> Expression {
    var left = try operand()
    while true {
      if language == .swift, let cast = try swiftCast(of: left) {
        left = cast
        continue
      }
      guard token.kind == .symbol, let strength = Self.precedence[token.text], strength > lowest,
        // A prefix operator that begins a line in Swift belongs to that line, as in `-1`.
        language == .objc || !token.startsLine || following.hasSpaceBefore,
        // Dots on a line of their own stand for omitted code.
        token.text != "..." || !token.startsLine
      else { return left }
      let sign = token.text
      advance()
      let right = try nested { parser throws(SourceError) in
        try parser.operation(above: strength)
      }
      left = try make(.binary(sign, left, right), [left, right])
    }
  }

  private mutating func operand() throws(SourceError) -> Expression {
    if take("...") { return try make(.opaque(Self.omissionReason)) }
    if token.kind == .symbol, ["!", "-", "+", "~", "&", "*", "++", "--"].contains(token.text) {
      let sign = token.text
      advance()
      let value = try nested { parser throws(SourceError) in try parser.operand() }
      if sign == "-", case .number(let number, let isInteger) = value.form {
        return try make(.number(-number, isInteger: isInteger))
      }
      return sign == "+" || sign == "&" ? value : try make(.unary(sign, value), [value])
    }
    return try language == .objc ? objcValue() : swiftValue()
  }

  /// Parses a number.
  mutating func number() throws(SourceError) -> Expression {
    let text = token.text.filter { $0 != "_" }.lowercased()
    let isHex = text.hasPrefix("0x")
    var digits = text[...]
    if !isHex, language == .objc {
      while let last = digits.last, "ful".contains(last) { _ = digits.popLast() }
    }
    if digits.hasSuffix(".") { _ = digits.popLast() }
    // checked: reads text
    let value = isHex ? UInt64(digits.dropFirst(2), radix: 16).map { Double($0) } : Double(digits)
    guard let value, value.isFinite else { throw unexpected("a number") }
    advance()
    return try make(
      .number(value, isInteger: isHex || text.allSatisfy { $0.isNumber || "ul".contains($0) }))
  }

  /// Parses comma-separated values up to a closing bracket, and consumes it.
  mutating func list(to bracket: String) throws(SourceError) -> [Expression] {
    var values: [Expression] = []
    while !take(bracket) {
      values.append(try expression())
      if !token.isSymbol(bracket) { try expect(",") }
    }
    return values
  }
}
