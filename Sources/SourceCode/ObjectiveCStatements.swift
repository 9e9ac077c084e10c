extension Parser {
  /// Parses an Objective-C statement or declaration; returns none for a closing token.
  mutating func objcStatement() throws(SourceError) -> [Statement] {
    let start = index
    switch (token.kind, token.text) {
    case (.directive, _):
      let isImport = ["#import", "#include"].contains { token.text.hasPrefix($0) }
      advance()
      let reason = isImport ? Program.importReason : "A line for the preprocessor."
      return [try statement(.skipped(reason), from: start)]
    case (.symbol, "{"): return [try statement(.block(try braces()), from: start, head: start + 1)]
    case (.symbol, "@"): return try objcDirective()
    case (.symbol, "-"), (.symbol, "+"): return [try objcMethod()]
    case (.name, "if"): return [try objcConditional()]
    case (.name, "for"): return [try objcLoop()]
    case (.name, "while"): return [try objcWhile()]
    case (.name, "do"): return [try objcDo()]
    case (.name, "switch"): return [try skippedControl()]
    case (.name, "return"), (.name, "break"), (.name, "continue"): return [try objcExit()]
    case (.name, "typedef"): return [try skippedLine("A type of the app's own.", from: start)]
    case (.name, "enum"), (.name, "struct"):
      if following.isSymbol("{") || tokens[min(index + 2, tokens.count - 1)].isSymbol("{") {
        return [try skippedLine("A type of the app's own.", from: start)]
      }
    case (.name, let name) where name.hasPrefix("NS_ASSUME_NONNULL"):
      advance()
      return [try statement(.skipped("A note for the compiler."), from: start)]
    case (.name, let name) where name.hasPrefix("NS_") && following.isSymbol("("):
      advance()
      try skipBrackets()
      return [try statement(.skipped("A note for the compiler."), from: start)]
    default: break
    }
    if let declared = try objcDeclaration() { return declared }
    if let named = try objcSelector() { return [named] }
    let value = try expression()
    if let assigned = try assignment(to: value) {
      try expect(";")
      return [try statement(assigned, from: start)]
    }
    try expect(";")
    return [try statement(.expression(value), from: start)]
  }

  /// Parses a method name alone on its line, as in a list of methods.
  private mutating func objcSelector() throws(SourceError) -> Statement? {
    let start = index
    while token.kind == .name, following.isSymbol(":"), index == start || !token.startsLine {
      advance()
      advance()
    }
    guard index > start, token.startsLine || token.kind == .end else {
      goBack(to: start)
      return nil
    }
    return try statement(.skipped("It names a method and calls nothing."), from: start)
  }

  /// Parses an assignment to a value, if there is one.
  mutating func assignment(to target: Expression) throws(SourceError) -> Statement.Form? {
    guard token.kind == .symbol else { return nil }
    let sign = token.text
    if case .unary(let step, let target) = target.form, ["++", "--"].contains(step) {
      return .assignment(target, "\(step.prefix(1))=", try make(.number(1, isInteger: true)))
    }
    guard Assignment.signs.contains(sign) else { return nil }
    advance()
    return .assignment(
      target, sign, try nested { parser throws(SourceError) in try parser.assignable() })
  }

  private mutating func objcExit() throws(SourceError) -> Statement {
    let start = index
    let exit = Statement.Exit(rawValue: try name()) ?? .return
    let value = token.isSymbol(";") ? nil : try expression()
    try expect(";")
    return try statement(.exit(exit, value), from: start)
  }

  private mutating func skippedLine(
    _ reason: String, from start: Int
  ) throws(SourceError) -> Statement {
    while !token.isSymbol(";") {
      if token.kind == .end { throw unexpected("';'") }
      if ["(", "[", "{"].contains(token.text), token.kind == .symbol {
        try skipBrackets()
      } else {
        advance()
      }
    }
    advance()
    return try statement(.skipped(reason), from: start)
  }

  /// The body of a branch, with or without braces.
  private mutating func branch() throws(SourceError) -> [Statement] {
    try nested { parser throws(SourceError) in
      if parser.token.isSymbol("{") { return try parser.braces() }
      return parser.take(";") ? [] : try parser.objcStatement()
    }
  }

  /// The condition, in parentheses.
  private mutating func objcTest() throws(SourceError) -> Expression {
    try expect("(")
    let test = try assignable()
    try expect(")")
    return test
  }

  private mutating func objcConditional() throws(SourceError) -> Statement {
    let start = index
    advance()
    let test = try objcTest()
    let head = index
    let then = try branch()
    let otherwise = takeName("else") ? try branch() : []
    return try statement(
      .conditional([.test(test)], then: then, otherwise: otherwise), from: start, head: head)
  }

  private mutating func objcLoop() throws(SourceError) -> Statement {
    let start = index
    advance()
    try expect("(")
    if objcType() != nil || token.kind == .name {
      var variable = token.kind == .name ? token.text : nil
      // `for (window in windows)` has no type; its variable was parsed as one.
      if token.isName("in") { variable = tokens[index - 1].text } else { advance() }
      if let variable, takeName("in") {
        let values = try expression()
        try expect(")")
        let head = index
        return try statement(
          .loop(.init(names: [variable], values: values, body: try branch())),
          from: start, head: head)
      }
    }
    goBack(to: start)
    let head = attempt { parser throws(SourceError) in try parser.objcLoopHead() }
    guard var loop = head else { return try skippedControl() }
    let brace = index
    loop.body = try branch()
    return try statement(.repetition(loop), from: start, head: brace)
  }

  /// `for (int i = 0; i < 3; i++)`.
  private mutating func objcLoopHead() throws(SourceError) -> Statement.Repetition {
    advance()
    try expect("(")
    var loop = Statement.Repetition(conditions: [], body: [])
    if !take(";") {
      loop.first = try nested { parser throws(SourceError) in try parser.objcStatement() }
    }
    if !take(";") {
      loop.conditions = [.test(try assignable())]
      try expect(";")
    }
    while !take(")") {
      let start = index
      let value = try expression()
      let form = try assignment(to: value) ?? .expression(value)
      loop.steps.append(try statement(form, from: start))
      if !token.isSymbol(")") { try expect(",") }
    }
    return loop
  }

  private mutating func objcWhile() throws(SourceError) -> Statement {
    let start = index
    advance()
    let test = try objcTest()
    let head = index
    return try statement(
      .repetition(.init(conditions: [.test(test)], body: try branch())), from: start, head: head)
  }

  private mutating func objcDo() throws(SourceError) -> Statement {
    let start = index
    advance()
    let body = try branch()
    guard takeName("while") else { throw unexpected("'while'") }
    let test = try objcTest()
    try expect(";")
    return try statement(
      .repetition(.init(conditions: [.test(test)], body: body, asksLast: true)), from: start,
      head: start + 1)
  }

  /// A loop or a switch that is skipped.
  private mutating func skippedControl() throws(SourceError) -> Statement {
    let start = index
    let word = try name()
    guard token.isSymbol("(") else { throw unexpected("'('") }
    try skipBrackets()
    if token.isSymbol("{") { try skipBrackets() } else { _ = try branch() }
    return try statement(
      .skipped("'\(word)' is not carried out; write out what it does."), from: start,
      head: start + 1)
  }

  /// A variable or a function; nil if there is neither.
  private mutating func objcDeclaration() throws(SourceError) -> [Statement]? {
    let start = index
    var isStatic = false
    while takeName("static") { isStatic = true }
    guard token.kind == .name, let type = objcType() else {
      goBack(to: start)
      return nil
    }
    if token.isSymbol("("), following.isSymbol("^") {
      return [try skippedLine("A block is not part of the model.", from: start)]
    }
    guard token.kind == .name else {
      goBack(to: start)
      return nil
    }
    let isWeak = isWeak
    var declared: [Statement] = []
    while true {
      while take("*") {}
      let name = try name()
      if declared.isEmpty, token.isSymbol("(") { return [try function(name, from: start)] }
      while token.isSymbol("[") { try skipBrackets() }
      let value = take("=") ? try initializer() : nil
      let isLast = !take(",")
      if isLast { try expect(";") }
      declared.append(
        try statement(
          .variable(
            .init(
              name: name, type: type, value: value, isStatic: isStatic, isProperty: false,
              isWeak: isWeak)),
          from: start))
      if isLast { return declared }
    }
  }

  /// An initial value: an expression, or a struct's fields in braces.
  private mutating func initializer() throws(SourceError) -> Expression {
    try token.isSymbol("{") ? partsInBraces() : expression()
  }

  /// A C function, with or without its body.
  private mutating func function(_ name: String, from start: Int) throws(SourceError) -> Statement {
    try skipBrackets()
    let head = index
    if take(";") {
      return try statement(.skipped("A function that is elsewhere."), from: start)
    }
    let method = Statement.Method(
      name: "\(name)()", isStatic: true, parameters: [], body: try braces())
    return try statement(.method(method), from: start, head: head)
  }
}
