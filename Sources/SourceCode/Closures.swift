extension Parser {
  /// Parses a Swift closure; skips one that can't be parsed.
  mutating func closure() throws(SourceError) -> Expression {
    let read = attempt { parser throws(SourceError) in
      try parser.nested { parser throws(SourceError) in try parser.closureInBraces() }
    }
    if let read { return read }
    try skipBrackets()
    return try make(.opaque(Program.blockReason))
  }

  private mutating func closureInBraces() throws(SourceError) -> Expression {
    try expect("{")
    let takesClosures = takesClosures
    self.takesClosures = true
    defer { self.takesClosures = takesClosures }
    let parameters = closureParameters() ?? ["$0", "$1"]
    let body = try statements { $0.isSymbol("}") }
    try expect("}")
    return try closure(parameters, body)
  }

  /// Consumes a closure's parameter names with their `in`; returns nil, and consumes nothing, if it names none.
  ///
  /// `[weak self] view, index in` and `(view: UIView) -> Bool in` name parameters.
  private mutating func closureParameters() -> [String]? {
    var names: [String] = []
    var place = index
    while !tokens[place].isName("in") {
      let token = tokens[place]
      let mayStand =
        token.kind == .name && !Self.statementWords.contains(token.text)
        || token.kind == .symbol && Self.signs.contains(token.text)
      count(steps: 1)
      guard mayStand, place == index || !token.startsLine else { return nil }
      // Types come after a colon or an arrow, and captures before a bracket.
      if token.kind == .name, place == index || ["(", ",", "]"].contains(tokens[place - 1].text) {
        names.append(token.text)
      }
      place += 1
    }
    goBack(to: place)
    advance()
    return names
  }

  private static let signs: Set<String> = [
    "[", "]", "(", ")", ",", ":", "->", "?", "!", ".", "<", ">", "&", "@", "=",
  ]
  private static let statementWords: Set<String> = [
    "for", "if", "guard", "while", "let", "var", "switch", "return",
  ]

  /// Parses an Objective-C block, `^(parameters) { … }`; skips one that can't be parsed.
  mutating func block() throws(SourceError) -> Expression {
    advance()
    while token.kind == .name || token.isSymbol("*") { advance() }
    let start = index
    if token.isSymbol("(") { try skipBrackets() }
    // The last word before a comma or the bracket is the name; those before it are its type.
    // checked: the parser only moved on
    let parameters = (start..<index).dropLast().filter { place in
      tokens[place].kind == .name
        && (tokens[place + 1].isSymbol(",") || tokens[place + 1].isSymbol(")"))
    }.map { tokens[$0].text }
    guard token.isSymbol("{") else { throw unexpected("'{'") }
    let body = attempt { parser throws(SourceError) in
      try parser.nested { parser throws(SourceError) in try parser.braces() }
    }
    if let body { return try closure(parameters, body) }
    try skipBrackets()
    return try make(.opaque(Program.blockReason))
  }

  /// A closure expression.
  func closure(
    _ parameters: [String], _ body: [Statement]
  ) throws(SourceError) -> Expression {
    let closure = Expression.Closure(parameters: parameters, body: body)
    return try make(.closure(closure), closure.value.map { [$0] } ?? [])
  }
}
