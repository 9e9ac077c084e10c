extension Parser {
  mutating func swiftConditional(from start: Int) throws(SourceError) -> Statement {
    advance()
    let conditions = try conditions()
    let head = index
    let then = try nested { parser throws(SourceError) in try parser.braces() }
    var otherwise: [Statement] = []
    if takeName("else") {
      let next = index
      otherwise = try nested { parser throws(SourceError) in
        parser.token.isName("if")
          ? [try parser.swiftConditional(from: next)] : try parser.braces()
      }
    }
    return try statement(
      .conditional(conditions, then: then, otherwise: otherwise), from: start, head: head)
  }

  mutating func swiftGuard(from start: Int) throws(SourceError) -> Statement {
    advance()
    let conditions = try conditions()
    guard takeName("else") else { throw unexpected("'else'") }
    let head = index
    return try statement(.guarded(conditions, otherwise: try braces()), from: start, head: head)
  }

  /// Tests and bindings with a comma between each, before a brace.
  private mutating func conditions() throws(SourceError) -> [Statement.Condition] {
    let closures = takesClosures
    takesClosures = false
    defer { takesClosures = closures }
    var conditions: [Statement.Condition] = []
    repeat {
      guard token.isName("let") || token.isName("var") else {
        conditions.append(.test(try expression()))
        continue
      }
      advance()
      let name = try name("a variable")
      if take(":") { _ = try swiftType() }
      conditions.append(.binding(name, take("=") ? try expression() : try make(.name(name))))
    } while take(",")
    return conditions
  }

  mutating func swiftLoop(from start: Int) throws(SourceError) -> Statement {
    advance()
    let closures = takesClosures
    takesClosures = false
    defer { takesClosures = closures }
    if token.isSymbol("(") || token.isName("case") {
      goBack(to: start)
      return try skippedSwiftControl(from: start)
    }
    let variable = try name("a variable")
    guard takeName("in") else { throw unexpected("'in'") }
    let values = try expression()
    if takeName("where") {
      _ = try expression()
      try skipBrackets()
      return try statement(
        .skipped("'where' is not carried out; write an 'if' in the loop."), from: start)
    }
    let head = index
    let body = try nested { parser throws(SourceError) in try parser.braces() }
    return try statement(.loop(variable, in: values, body), from: start, head: head)
  }

  /// A loop or a choice that is read over.
  mutating func skippedSwiftControl(from start: Int) throws(SourceError) -> Statement {
    let word = try name()
    try skipToBraces()
    try skipBrackets()
    if word == "repeat", takeName("while") { _ = try expression() }
    while takeName("catch") {
      try skipToBraces()
      try skipBrackets()
    }
    return try statement(
      .skipped("'\(word)' is not carried out; write out what it does."), from: start,
      head: start + 1)
  }

  /// A declaration that is for the compiler.
  mutating func skippedDeclaration(from start: Int) throws(SourceError) -> Statement {
    let word = try name()
    if word == "typealias" || word == "associatedtype" {
      while !token.startsLine, token.kind != .end, !token.isSymbol("}") { advance() }
    } else {
      try skipToBraces()
      try skipBrackets()
    }
    return try statement(
      .skipped("'\(word)' declares nothing that the model has."), from: start, head: start + 2)
  }

  private mutating func skipToBraces() throws(SourceError) {
    while !token.isSymbol("{") {
      if token.kind == .end { throw unexpected("'{'") }
      if token.isSymbol("(") || token.isSymbol("[") { try skipBrackets() } else { advance() }
    }
  }
}
