import SourceCode
import Syntax

extension ObjectiveCReader {
  /// Parses an expression, including assignments.
  mutating func readExpr() throws(SourceError) -> Expr {
    try nested { reader throws(SourceError) in try reader.readAssignment() }
  }

  mutating func readAssignment() throws(SourceError) -> Expr {
    let target = try readConditional()
    let position = token.position
    if take("=") { return Expr(.assign("=", target, try readExpr()), at: position) }
    for sign in ["+", "-", "*", "/", "|", "&"] where at(sign + "=") {
      advance()
      return Expr(.assign(sign, target, try readExpr()), at: position)
    }
    for sign in ["%", "^"] where at(sign) && peek().isSymbol("=") && !peek().hasSpaceBefore {
      advance()
      advance()
      return Expr(.assign(sign, target, try readExpr()), at: position)
    }
    for (first, second) in [("<", "<="), (">", ">=")]
    where at(first) && peek().isSymbol(second) && !peek().hasSpaceBefore {
      advance()
      advance()
      return Expr(.assign(first + first, target, try readExpr()), at: position)
    }
    return target
  }

  mutating func readConditional() throws(SourceError) -> Expr {
    let condition = try readBinary(above: 0)
    let position = token.position
    guard take("?") else { return condition }
    if take(":") { return Expr(.binary("?:", condition, try readExpr()), at: position) }
    let first = try readExpr()
    try expect(":")
    let second = try nested { reader throws(SourceError) in try reader.readConditional() }
    return Expr(.conditional(condition, first, second), at: position)
  }

  private static let levels: [[String]] = [
    ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["<<", ">>"],
    ["+", "-"],
    ["*", "/", "%"],
  ]

  /// The next operator and its number of tokens; nil if there is none.
  private var operatorAtHand: (sign: String, words: Int)? {
    guard token.kind == .symbol else { return nil }
    let next = peek()
    let isAdjacent = next.kind == .symbol && !next.hasSpaceBefore
    if at("<") || at(">"), isAdjacent, next.text == token.text {
      return (token.text + token.text, 2)
    }
    if at("<") || at(">"), isAdjacent, next.text == token.text + "=" { return nil }
    if at("%") || at("^"), isAdjacent, next.text == "=" { return nil }
    return (token.text, 1)
  }

  mutating func readBinary(above level: Int) throws(SourceError) -> Expr {
    var left = try readPrefix()
    while let found = operatorAtHand,
      let own = Self.levels.firstIndex(where: { $0.contains(found.sign) }), own >= level
    {
      let position = token.position
      try depth.link(at: token.position)
      for _ in 0..<found.words { advance() }
      let right = try nested { reader throws(SourceError) in try reader.readBinary(above: own + 1) }
      left = Expr(.binary(found.sign, left, right), at: position)
    }
    return left
  }

  mutating func readPrefix() throws(SourceError) -> Expr {
    let position = token.position
    for sign in ["!", "-", "~", "+", "&", "*"] where at(sign) {
      advance()
      let value = try nested { reader throws(SourceError) in try reader.readPrefix() }
      return sign == "+" ? value : Expr(.prefix(sign, value), at: position)
    }
    if at("++") || at("--") {
      let by = at("++") ? 1 : -1
      advance()
      let value = try nested { reader throws(SourceError) in try reader.readPrefix() }
      return Expr(.step(value, by: by, isPostfix: false), at: position)
    }
    if at("("), let type = try readCast() {
      if at("{") { return try readPostfix(try readInitializers(type)) }
      let value = try nested { reader throws(SourceError) in try reader.readPrefix() }
      return Expr(.cast(value, type, .plain), at: position)
    }
    return try readPostfix(try readPlain())
  }

  /// Parses the type of a cast; nil if the parentheses contain a value.
  mutating func readCast() throws(SourceError) -> TypeRef? {
    guard peek().kind == .name else { return nil }
    let bridges = ["__bridge", "__bridge_transfer", "__bridge_retained"]
    let isBridge = bridges.contains(peek().text)
    let start = isBridge ? index + 2 : index + 1
    guard var end = typeEnd(from: start) else { return nil }
    var isBlock = false
    if tokens[min(end, tokens.count - 1)].isSymbol("("),
      tokens[min(end + 1, tokens.count - 1)].isSymbol("^")
    {
      isBlock = true
      while end < tokens.count, !tokens[end].isSymbol("{"), tokens[end].kind != .end,
        !tokens[end].isSymbol(";")
      { end += 1 }
    } else {
      guard end < tokens.count, tokens[end].isSymbol(")") else { return nil }
      let isPointer = tokens[end - 1].isSymbol("*")
      let name = tokens[start].text
      let isKnown =
        Self.plainTypes.contains(name) || typeNames.contains(name) || isPointer
        || Self.qualifiers.contains(name)
      let next = tokens[min(end + 1, tokens.count - 1)]
      if !isKnown {
        guard name.first?.isUppercase == true,
          next.kind == .name || next.kind == .number || next.isSymbol("@")
        else {
          return nil
        }
      }
    }
    if isBlock { return nil }
    advance()
    if isBridge { advance() }
    let type = try readType()
    try expect(")")
    return type
  }

  mutating func readPostfix(_ base: Expr) throws(SourceError) -> Expr {
    var value = base
    while true {
      let position = token.position
      if at(".") || at("->") || at("[") || at("(") || at("++") || at("--") {
        try depth.link(at: token.position)
      }
      if at("."), peek().kind == .name {
        advance()
        value = Expr(.member(value, token.text), at: token.position)
        advance()
      } else if take("->") {
        let place = token.position
        value = Expr(.member(Expr(.prefix("->", value), at: position), try expectName()), at: place)
      } else if take("[") {
        let index = try readExpr()
        try expect("]")
        value = Expr(.element(value, [.init(nil, index)]), at: position)
      } else if take("(") {
        value = Expr(.call(value, try readArguments(until: ")")), at: value.at)
      } else if at("++") || at("--") {
        let by = at("++") ? 1 : -1
        advance()
        value = Expr(.step(value, by: by, isPostfix: true), at: position)
      } else {
        return value
      }
    }
  }

  /// Parses comma-separated values, and the closing bracket.
  mutating func readArguments(until close: String) throws(SourceError) -> [Expr.Argument] {
    var arguments: [Expr.Argument] = []
    while !at(close), token.kind != .end {
      arguments.append(.init(nil, try readExpr()))
      guard take(",") else { break }
    }
    try expect(close)
    return arguments
  }
}
