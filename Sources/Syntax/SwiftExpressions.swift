import SourceCode

extension SwiftReader {
  /// Parses an expression; assignment has the lowest precedence.
  mutating func readExpr() throws(SourceError) -> Expr {
    try nested { reader throws(SourceError) in
      let left = try reader.readTernary()
      let position = reader.token.position
      for sign in ["=", "+=", "-=", "*=", "/=", "|=", "&="] where reader.at(sign) {
        reader.advance()
        return Expr(.assign(sign, left, try reader.readExpr()), at: position)
      }
      if reader.token.kind == .symbol, let own = reader.operators.infix[reader.token.text],
        own.strength < DeclaredOperators.weakest
      {
        let sign = reader.token.text
        reader.advance()
        return Expr(.binary(sign, left, try reader.readExpr()), at: position)
      }
      for (sign, end) in Self.joinedAssignments where reader.atAdjacent(sign, end) {
        reader.advance()
        reader.advance()
        return Expr(.assign(sign + end, left, try reader.readExpr()), at: position)
      }
      return left
    }
  }

  /// The assigning operators that are read as two symbols.
  private static let joinedAssignments = [
    ("%", "="), ("^", "="), ("<", "<="), (">", ">="), ("&", "+="), ("&", "-="), ("&", "*="),
  ]

  mutating func readTernary() throws(SourceError) -> Expr {
    let condition = try readBinary(above: 0)
    guard at("?"), token.hasSpaceBefore else { return condition }
    let position = token.position
    advance()
    let first = try readExpr()
    try expect(":")
    let second = try readExpr()
    return Expr(.conditional(condition, first, second), at: position)
  }

  /// The operator precedences.
  static let strengths: [String: Int] = [
    "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 3, ">": 3, "<=": 3, ">=": 3, "===": 3, "!==": 3,
    "~=": 3,
    "??": 4, "is": 5, "as": 5, "...": 6, "..<": 6, "+": 7, "-": 7, "|": 7, "^": 7, "&+": 7, "&-": 7,
    "*": 8, "/": 8, "%": 8, "&": 8, "&*": 8, "<<": 9, ">>": 9,
  ]

  /// The next binary operator, and its number of tokens.
  private var infix: (sign: String, words: Int)? {
    if token.kind == .name, token.text == "is" || token.text == "as" { return (token.text, 1) }
    guard token.kind == .symbol,
      !Self.joinedAssignments.contains(where: { atAdjacent($0.0, $0.1) })
    else { return nil }
    var (sign, words) = (token.text, 1)
    for pair in [
      ("<", "<"), (">", ">"), ("&", "+"), ("&", "-"), ("&", "*"), ("~", "="), ("?", "?"),
    ]
    where atAdjacent(pair.0, pair.1) {
      (sign, words) = (pair.0 + pair.1, 2)
    }
    guard application(of: sign) != nil else { return nil }
    if operators.infix[sign] != nil, token.hasSpaceBefore != peek().hasSpaceBefore { return nil }
    let next = peek(words)
    // `-x` on its own line begins a statement; `a -b` is not a subtraction.
    if token.hasSpaceBefore, !next.hasSpaceBefore, sign != "??", next.kind != .end {
      if sign == "-" || sign == "&" || sign == "..." || sign == "..<" { return nil }
    }
    if sign == "?" { return nil }
    // `1...` is a one-sided range.
    if sign == "...",
      next.startsLine && !token.hasSpaceBefore
        || ["]", ")", ":", ",", "{", "~"].contains(where: { next.isSymbol($0) })
    {
      return nil
    }
    return (sign, words)
  }

  mutating func readBinary(above strength: Int) throws(SourceError) -> Expr {
    var left = try readUnary()
    while let (sign, words) = infix, let own = application(of: sign),
      own.strength > max(strength, DeclaredOperators.weakest)
    {
      let position = token.position
      try depth.link(at: token.position)
      for _ in 0..<words { advance() }
      switch sign {
      case "is": left = Expr(.isType(left, try readType()), at: position)
      case "as":
        var cast = Expr.Cast.plain
        if at("?"), !token.hasSpaceBefore {
          cast = .optional; advance()
        } else if at("!"), !token.hasSpaceBefore {
          cast = .forced; advance()
        }
        left = Expr(.cast(left, try readType(), cast), at: position)
      default:
        let right = try nested { reader throws(SourceError) in
          try reader.readBinary(above: own.isFromRight ? own.strength - 1 : own.strength)
        }
        if own.isAlone, let next = infix, application(of: next.sign)?.strength == own.strength {
          throw SourceError(
            "'\(sign)' and '\(next.sign)' in a row need parentheses.", at: token.position)
        }
        left = Expr(.binary(sign, left, right), at: position)
      }
    }
    return left
  }

  mutating func readUnary() throws(SourceError) -> Expr {
    let position = token.position
    // `try` and `await` cover everything to their right.
    if atName("try") {
      advance()
      var attempt = Expr.Attempt.plain
      if take("?") { attempt = .optional } else if take("!") { attempt = .forced }
      return Expr(.attempt(attempt, try readExpr()), at: position)
    }
    if atName("await"), !peek().isSymbol("=") {
      advance()
      awaitCount += 1
      return Expr(.await(try readExpr()), at: position)
    }
    // A minus right before a number is part of it: the minimum integer has no positive counterpart.
    if at("-"), peek().kind == .number, !peek().hasSpaceBefore {
      let start = self
      advance()
      let number = try readNumber(isNegative: true, at: position)
      // A member applies to the positive number: `-5.magnitude` is `-(5.magnitude)`.
      guard at("."), peek().kind == .name else { return number }
      self = start
    }
    if token.kind == .symbol, operators.prefix.contains(token.text), !peek().hasSpaceBefore {
      let sign = token.text
      advance()
      let value = try nested { reader throws(SourceError) in try reader.readUnary() }
      return Expr(.prefix(sign, value), at: position)
    }
    if at("..."), peek().isSymbol("]") {
      // `values[...]` is `values[0...]`.
      advance()
      return Expr(.prefix("…", Expr(.integer(0), at: position)), at: position)
    }
    for sign in ["-", "!", "~", "+", "&", "..<", "..."] where at(sign) {
      guard !peek().hasSpaceBefore || sign == "!" else { break }
      advance()
      let value = try nested { reader throws(SourceError) in try reader.readUnary() }
      return Expr(.prefix(sign, value), at: position)
    }
    return try readPostfix(try readPrimary())
  }
}
