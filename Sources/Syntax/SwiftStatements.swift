import SourceCode

/// Parses statements.
extension SwiftReader {
  /// Parses statements up to a token that ends them, which is not consumed.
  mutating func readStatements(
    until isEnd: (Token) -> Bool
  ) throws(SourceError) -> [Stmt] {
    var statements: [Stmt] = []
    while true {
      while take(";") {}
      if isEnd(token) { return statements }
      if token.kind == .directive {
        try checkDirective()
        advance()
        continue
      }
      guard token.kind != .end else { throw expected("'}'") }
      if let statement = try nested({ reader throws(SourceError) in try reader.readStatement() }) {
        statements.append(statement)
      }
      if !at(";"), !isEnd(token), token.kind != .end, !token.startsLine, token.kind != .directive {
        throw SourceError(
          "Statements on one line need a ';' between them; it is missing before \(token.shown).",
          at: token.position)
      }
    }
  }

  private func checkDirective() throws(SourceError) {
    let word = token.text.drop { $0 == "#" }.prefix { $0.isLetter }
    if word != "warning" && word != "sourceLocation" {
      throw SourceError(
        "Code for some systems only ('#\(word)') is not supported.", at: token.position)
    }
  }

  /// Parses statements in braces.
  mutating func readBlock() throws(SourceError) -> [Stmt] {
    try expect("{")
    let statements = try with(braces: true) { reader throws(SourceError) in
      try reader.readStatements { $0.isSymbol("}") }
    }
    try expect("}")
    return statements
  }

  /// Parses a statement; nil for an `import`.
  private mutating func readStatement() throws(SourceError) -> Stmt? {
    let before = awaitCount
    guard let statement = try readStatementParts() else { return nil }
    return awaitCount > before ? Stmt(statement.kind, at: statement.at, awaits: true) : statement
  }

  /// Keywords that begin a statement other than an expression.
  private static let statementWords: Set<String> = [
    "if", "guard", "while", "repeat", "for", "switch", "return", "break", "continue", "fallthrough",
    "defer", "do", "throw", "case", "default",
  ]

  /// Whether the next line begins a statement rather than the value of a `return`.
  private var isAtStatement: Bool {
    token.kind == .directive || isAtDeclaration
      || token.kind == .name && (Self.statementWords.contains(token.text) || peek().isSymbol(":"))
  }

  private mutating func readStatementParts() throws(SourceError) -> Stmt? {
    let position = token.position
    func made(_ kind: Stmt.Kind) -> Stmt { Stmt(kind, at: position) }
    if isAtDeclaration {
      switch try readDeclaration() {
      case .variables(let variables)?: return made(.variables(variables))
      case .function(let function)?: return made(.function(function))
      case .type(let type)?: return made(.type(type))
      case .element?, .associated?, nil: return nil
      }
    }
    guard token.kind == .name else { return made(.value(try readExpr())) }
    if atName("async"), peek().isName("let") {
      advance()
      // Its value is awaited in a task of its own.
      let before = awaitCount
      defer { awaitCount = before }
      var modifiers = Modifiers()
      modifiers.words.insert("async")
      return made(.variables(try readVariables(modifiers)))
    }
    if peek().isSymbol(":"),
      ["for", "while", "repeat", "switch", "if", "do"].contains(peek(2).text)
    {
      let label = token.text
      advance()
      advance()
      guard let inner = try readStatement() else { throw expected("A loop") }
      return made(.labeled(label, inner))
    }
    switch token.text {
    case "if": return try readIf()
    case "guard":
      advance()
      let conditions = try readConditions()
      guard takeName("else") else { throw expected("'else'") }
      return made(.guarded(conditions, try readBlock()))
    case "while":
      advance()
      let conditions = try readConditions()
      return made(.loop(conditions, try readBlock()))
    case "repeat":
      advance()
      let body = try readBlock()
      guard takeName("while") else { throw expected("'while'") }
      return made(.loopUntil(body, try readExpr()))
    case "for": return try readFor()
    case "switch": return try readSwitch()
    case "return":
      advance()
      let isBare =
        at("}") || at(";") || token.kind == .end || token.startsLine && isAtStatement
      return made(.returning(isBare ? nil : try readExpr()))
    case "break", "continue":
      let isBreak = token.text == "break"
      advance()
      var label: String?
      if token.kind == .name, !token.startsLine {
        label = token.text
        advance()
      }
      return made(isBreak ? .breaking(label) : .continuing(label))
    case "fallthrough":
      advance()
      return made(.fallingThrough)
    case "defer" where peek().isSymbol("{"):
      advance()
      return made(.deferred(try readBlock()))
    case "do" where peek().isSymbol("{"): return try readDo()
    case "throw":
      advance()
      return made(.raise(try readExpr()))
    default: return made(.value(try readExpr()))
    }
  }

  mutating func readIf() throws(SourceError) -> Stmt {
    let (position, before) = (token.position, awaitCount)
    advance()
    let conditions = try readConditions()
    let body = try readBlock()
    var otherwise: [Stmt]?
    if takeName("else") {
      otherwise =
        atName("if")
        ? [try nested { reader throws(SourceError) in try reader.readIf() }] : try readBlock()
    }
    return Stmt(
      .branch(conditions, body, otherwise: otherwise), at: position, awaits: awaitCount > before)
  }

  private mutating func readConditions() throws(SourceError) -> [Condition] {
    try with(braces: false) { reader throws(SourceError) in
      var conditions: [Condition] = []
      repeat { conditions.append(try reader.readCondition()) } while reader.take(",")
      return conditions
    }
  }

  private mutating func readCondition() throws(SourceError) -> Condition {
    if at("#"), peek().isName("available") || peek().isName("unavailable") {
      let isNegated = peek().isName("unavailable")
      advance()
      advance()
      return .available(try readAvailable(), isNegated: isNegated)
    }
    if atName("let") || atName("var"), peek().kind == .name || peek().isSymbol("(") {
      let isVariable = atName("var")
      advance()
      let position = token.position
      let pattern = try readBindingPattern(isVariable: isVariable)
      let type = take(":") ? try readType() : nil
      if take("=") { return .binding(pattern, type, try readExpr()) }
      guard case .name(let name, _) = pattern.kind else { throw expected("'='") }
      return .binding(pattern, type, Expr(.name(name), at: position))
    }
    if takeName("case") {
      let pattern = try readPattern()
      try expect("=")
      return .match(pattern, try readExpr())
    }
    return .value(try readExpr())
  }

  /// Parses the parentheses of `#available`: the version of iOS, or nil if it names none.
  private mutating func readAvailable() throws(SourceError) -> Double? {
    try expect("(")
    var version: Double?
    while !at(")") {
      if take("*") {
      } else {
        let platform = try expectName("A system")
        guard token.kind == .number else { throw expected("A version") }
        let numbers = token.text.split(separator: ".")
        let number = Double(numbers.prefix(2).joined(separator: "."))
        advance()
        if platform == "iOS" || platform == "iOSApplicationExtension" { version = number }
      }
      guard take(",") else { break }
    }
    try expect(")")
    return version
  }

  private mutating func readFor() throws(SourceError) -> Stmt {
    let position = token.position
    advance()
    let isThrowing = takeName("try")
    let isAwaiting = takeName("await")
    let pattern: Pattern
    if takeName("case") {
      pattern = try readPattern()
    } else {
      let isVariable = takeName("var")
      pattern = try readBindingPattern(isVariable: isVariable)
    }
    let element = take(":") ? try readType() : nil
    guard takeName("in") else { throw expected("'in'") }
    let (given, filter) = try with(braces: false) {
      reader throws(SourceError) -> (Expr, Expr?) in
      let sequence = try reader.readExpr()
      return (sequence, reader.takeName("where") ? try reader.readExpr() : nil)
    }
    var sequence = given
    // A literal takes its type from the annotated element.
    if let element, case .array = given.kind {
      sequence = Expr(
        .cast(given, TypeRef(.named("Array", [element]), at: given.at), .plain), at: given.at)
    }
    guard isAwaiting else {
      return Stmt(.each(pattern, sequence, filter: filter, try readBlock()), at: position)
    }
    return try readAwaitingLoop(
      pattern, sequence, filter, isThrowing: isThrowing, at: position)
  }

  /// `for await value in values { … }`, which is `while let value = await values.next() { … }`.
  private mutating func readAwaitingLoop(
    _ pattern: Pattern, _ sequence: Expr, _ filter: Expr?, isThrowing: Bool, at position: Position
  ) throws(SourceError) -> Stmt {
    guard case .name = sequence.kind else {
      throw SourceError(
        "'for await' goes through a variable here; give the value a name before.",
        at: sequence.at)
    }
    awaitCount += 1
    let next = Expr(.call(Expr(.member(sequence, "next"), at: position), []), at: position)
    var value = Expr(.await(next), at: position)
    if isThrowing { value = Expr(.attempt(.plain, value), at: position) }
    var body = try readBlock()
    if let filter {
      let skip = Stmt(
        .guarded([.value(filter)], [Stmt(.continuing(nil), at: filter.at)]), at: filter.at)
      body.insert(skip, at: 0)
    }
    let found = Pattern(.some(pattern), at: pattern.at)
    return Stmt(.loop([.match(found, value)], body), at: position, awaits: true)
  }

  mutating func readSwitch() throws(SourceError) -> Stmt {
    let position = token.position
    advance()
    let value = try with(braces: false) { reader throws(SourceError) in try reader.readExpr() }
    try expect("{")
    var cases: [Stmt.Case] = []
    try with(braces: true) { reader throws(SourceError) in
      while !reader.at("}") {
        if reader.take("@") { reader.advance() }
        let place = reader.token.position
        var patterns: [(pattern: Pattern, filter: Expr?)] = []
        if reader.takeName("default") {
        } else if reader.takeName("case") {
          repeat {
            let pattern = try reader.readPattern()
            patterns.append((pattern, reader.takeName("where") ? try reader.readExpr() : nil))
          } while reader.take(",")
        } else {
          throw reader.expected("'case' or 'default'")
        }
        try reader.expect(":")
        let body = try reader.readStatements {
          $0.isSymbol("}") || $0.isName("case") || $0.isName("default") || $0.isSymbol("@")
        }
        cases.append(Stmt.Case(patterns, body, at: place))
      }
    }
    try expect("}")
    return Stmt(.choice(value, cases), at: position)
  }

  private mutating func readDo() throws(SourceError) -> Stmt {
    let position = token.position
    advance()
    let body = try readBlock()
    var catches: [Stmt.Catch] = []
    while takeName("catch") {
      var pattern: Pattern?
      var filter: Expr?
      if !at("{") {
        (pattern, filter) = try with(braces: false) {
          reader throws(SourceError) -> (Pattern, Expr?) in
          let pattern =
            reader.atName("where")
            ? Pattern(.name("error", isVariable: false), at: reader.token.position)
            : try reader.readPattern()
          return (pattern, reader.takeName("where") ? try reader.readExpr() : nil)
        }
      }
      catches.append(Stmt.Catch(pattern, filter, try readBlock()))
    }
    return Stmt(.block(body, catches), at: position)
  }
}
