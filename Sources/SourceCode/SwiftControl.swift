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

  /// Comma-separated tests and bindings, up to a brace.
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
    guard var loop = attempt({ parser throws(SourceError) in try parser.swiftLoopHead() }) else {
      goBack(to: start)
      return try skippedSwiftControl(from: start)
    }
    let place = index
    let filter = takeName("where") ? try expression() : nil
    let head = index
    loop.body = try nested { parser throws(SourceError) in try parser.braces() }
    if let filter {
      loop.body = [
        try statement(
          .conditional([.test(filter)], then: loop.body, otherwise: []), from: place, head: head)
      ]
    }
    return try statement(.loop(loop), from: start, head: head)
  }

  /// `view in views`, or `(index, view) in views.enumerated()`.
  private mutating func swiftLoopHead() throws(SourceError) -> Statement.Loop {
    let isPair = take("(")
    var names = [try name("a variable")]
    if isPair {
      try expect(",")
      names.insert(try name("a variable"), at: 0)
      try expect(")")
    }
    guard takeName("in") else { throw unexpected("'in'") }
    var values = try expression()
    if isPair {
      guard case .call(let call) = values.form, call.name == "enumerated()",
        let list = call.receiver
      else { throw unexpected("'enumerated'") }
      values = list
    }
    return .init(names: names, values: values, body: [])
  }

  mutating func swiftWhile(from start: Int) throws(SourceError) -> Statement {
    advance()
    let conditions = try conditions()
    let head = index
    let body = try nested { parser throws(SourceError) in try parser.braces() }
    return try statement(
      .repetition(.init(conditions: conditions, body: body)), from: start, head: head)
  }

  mutating func swiftRepeat(from start: Int) throws(SourceError) -> Statement {
    advance()
    let body = try nested { parser throws(SourceError) in try parser.braces() }
    guard takeName("while") else { throw unexpected("'while'") }
    let test = try expression()
    return try statement(
      .repetition(.init(conditions: [.test(test)], body: body, asksLast: true)), from: start,
      head: start + 1)
  }

  /// A loop or a switch that is skipped: `for case`, and loops over anything but a list.
  mutating func skippedSwiftControl(from start: Int) throws(SourceError) -> Statement {
    let word = try name()
    try skipToBraces()
    try skipBrackets()
    while takeName("catch") {
      try skipToBraces()
      try skipBrackets()
    }
    return try statement(
      .skipped("'\(word)' is not carried out; write out what it does."), from: start,
      head: start + 1)
  }

  /// A declaration that only matters to a compiler.
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
