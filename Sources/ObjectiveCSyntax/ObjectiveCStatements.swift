import SourceCode
import Syntax

extension ObjectiveCReader {
  /// Parses statements in braces; records errors.
  mutating func readBlock() throws(SourceError) -> [Stmt] {
    try expect("{")
    let statements = readStatements { $0.isSymbol("}") }
    try expect("}")
    return statements
  }

  /// Parses statements up to a token that ends them, which is not consumed.
  mutating func readStatements(until isEnd: (Token) -> Bool) -> [Stmt] {
    var statements: [Stmt] = []
    while true {
      while take(";") {}
      if isEnd(token) || token.kind == .end { return statements }
      if at("@"), Self.sectionWords.contains(peek().text) { return statements }
      let start = index
      do throws(SourceError) {
        statements += try nested { reader throws(SourceError) in try reader.readStatement() }
      } catch {
        source.errors.append(error)
        index = max(index, start)
        if source.errors.count > 50 { return statements }
        recover(from: start, isEnd)
      }
    }
  }

  private mutating func recover(from start: Int, _ isEnd: (Token) -> Bool) {
    index = start
    while token.kind != .end, !isEnd(token) {
      if take(";") { return }
      if at("{") {
        skipGroup()
        return
      }
      if at("@"), Self.sectionWords.contains(peek().text) { return }
      if at("(") || at("[") { skipGroup() } else { advance() }
    }
  }

  /// Parses a body: a block, or a single statement.
  private mutating func readBody() throws(SourceError) -> [Stmt] {
    if at("{") { return try readBlock() }
    return try nested { reader throws(SourceError) in try reader.readStatement() }
  }

  /// Parses a statement or a declaration, which may have several variables.
  mutating func readStatement() throws(SourceError) -> [Stmt] {
    let position = token.position
    func made(_ kind: Stmt.Kind) -> [Stmt] { [Stmt(kind, at: position)] }
    if take(";") { return [] }
    if token.kind == .prompt {
      // The debugger's print command.
      advance()
      let value = try readExpr()
      try expect(";")
      return made(
        .value(Expr(.call(Expr(.name("po"), at: position), [.init(nil, value)]), at: position)))
    }
    if at("{") { return made(.block(try readBlock(), [])) }
    if at("@") {
      if takeKeyword("autoreleasepool") { return made(.block(try readBlock(), [])) }
      if takeKeyword("synchronized") {
        try expect("(")
        let lock = try readExpr()
        try expect(")")
        return made(.block([Stmt(.value(lock), at: position)] + (try readBlock()), []))
      }
      if takeKeyword("try") { return made(try readTry()) }
      if takeKeyword("throw") {
        let value = at(";") ? Expr(.name("@exception"), at: position) : try readExpr()
        try expect(";")
        return made(.raise(value))
      }
    }
    if token.kind == .name {
      switch token.text {
      case "if": return [try readIf()]
      case "while":
        advance()
        let condition = try readCondition()
        return made(.loop([.value(condition)], try readBody()))
      case "do":
        advance()
        let body = try readBody()
        guard takeName("while") else { throw expected("'while'") }
        let condition = try readCondition()
        try expect(";")
        return made(.loopUntil(body, condition))
      case "for": return [try readFor()]
      case "switch": return [try readSwitch()]
      case "return":
        advance()
        let value = at(";") ? nil : try readExpr()
        try expect(";")
        return made(.returning(value))
      case "break", "continue":
        let isBreak = atName("break")
        advance()
        try expect(";")
        return made(isBreak ? .breaking(nil) : .continuing(nil))
      case "goto": throw SourceError("'goto' is not supported.", at: position)
      case "typedef":
        throw SourceError("'typedef' is only allowed outside of functions here.", at: position)
      case "else": throw SourceError("'else' has no 'if'.", at: position)
      default: break
      }
      if isAtDeclaration { return made(.variables(try readVariables())) }
      if peek().isSymbol(":"), !peek(2).isSymbol(":") {
        throw SourceError("Labels are not supported.", at: position)
      }
    }
    let value = try readExprList()
    if !take(";") { throw expected("';'") }
    return made(.value(value))
  }

  /// Parses comma-separated values, as in a `for`.
  private mutating func readExprList() throws(SourceError) -> Expr {
    var value = try readExpr()
    while at(",") {
      let position = token.position
      try depth.link(at: position)
      advance()
      value = Expr(.binary(",", value, try readExpr()), at: position)
    }
    return value
  }

  private mutating func readCondition() throws(SourceError) -> Expr {
    try expect("(")
    let value = try readExprList()
    try expect(")")
    return value
  }

  private mutating func readIf() throws(SourceError) -> Stmt {
    let position = token.position
    advance()
    let condition = try readCondition()
    let body = try readBody()
    var otherwise: [Stmt]?
    if takeName("else") {
      otherwise =
        atName("if")
        ? [try nested { reader throws(SourceError) in try reader.readIf() }] : try readBody()
    }
    let test: Condition
    if case .call(let name, let arguments) = condition.kind, case .name("@available") = name.kind {
      var version: Double?
      if let first = arguments.first, case .decimal(let number) = first.value.kind {
        version = number
      }
      test = .available(version, isNegated: false)
    } else {
      test = .value(condition)
    }
    return Stmt(.branch([test], body, otherwise: otherwise), at: position)
  }

  private mutating func readFor() throws(SourceError) -> Stmt {
    let position = token.position
    advance()
    try expect("(")
    // `for (UIView *view in views)`
    if let end = inPlace() {
      let pattern: Pattern
      if isAtDeclaration || end - index > 1 {
        var modifiers = Modifiers()
        let base = try readBaseType(&modifiers)
        let declared = try readDeclarator(base, &modifiers)
        pattern = Pattern(
          .asType(Pattern(.name(declared.name, isVariable: true), at: declared.at), declared.type),
          at: declared.at)
      } else {
        pattern = Pattern(.value(Expr(.name(token.text), at: token.position)), at: token.position)
        advance()
      }
      guard takeName("in") else { throw expected("'in'") }
      let sequence = try readExpr()
      try expect(")")
      return Stmt(.each(pattern, sequence, filter: nil, try readBody()), at: position)
    }
    var first: Stmt?
    if !take(";") {
      if isAtDeclaration {
        first = Stmt(.variables(try readVariables()), at: token.position)
      } else {
        first = Stmt(.value(try readExprList()), at: token.position)
        try expect(";")
      }
    }
    let condition = at(";") ? nil : try readExprList()
    try expect(";")
    let step = at(")") ? nil : try readExprList()
    try expect(")")
    return Stmt(.counted(first, condition, step, try readBody()), at: position)
  }

  /// The index of the `in` of a `for`; nil for a C-style loop.
  private func inPlace() -> Int? {
    var place = index
    // A block's type has parentheses.
    var level = 0
    while place < tokens.count {
      let word = tokens[place]
      if word.isName("in"), place > index, level == 0 { return place }
      if word.isSymbol("(") { level += 1 }
      if word.isSymbol(")") { level -= 1 }
      guard level >= 0,
        word.kind == .name || ["*", "<", ">", ",", "(", ")", "^"].contains(word.text)
      else { return nil }
      place += 1
    }
    return nil
  }

  private mutating func readSwitch() throws(SourceError) -> Stmt {
    let position = token.position
    advance()
    let value = try readCondition()
    try expect("{")
    var cases: [Stmt.Case] = []
    while !at("}") {
      let place = token.position
      var patterns: [(pattern: Pattern, filter: Expr?)] = []
      if takeName("default") {
      } else if takeName("case") {
        let expr = try readExpr()
        if at("...") { throw SourceError("Ranges of cases are not supported.", at: token.position) }
        patterns = [(Pattern(.value(expr), at: expr.at), nil)]
      } else {
        throw expected("'case' or 'default'")
      }
      try expect(":")
      let body = readStatements { $0.isSymbol("}") || $0.isName("case") || $0.isName("default") }
      cases.append(Stmt.Case(patterns, body, at: place))
    }
    try expect("}")
    return Stmt(.choice(value, cases), at: position)
  }

  /// Parses variables of one type, including the semicolon.
  mutating func readVariables() throws(SourceError) -> VariableDecl {
    let position = token.position
    var modifiers = Modifiers()
    let base = try readBaseType(&modifiers)
    var bindings: [VariableDecl.Binding] = []
    repeat {
      let declared = try readDeclarator(base, &modifiers)
      var type = declared.type
      var value: Expr?
      if take("=") { value = at("{") ? try readInitializers(type) : try readExpr() }
      if case .list(let element, nil) = type.kind, case .call(_, let parts)? = value?.kind {
        let count = Expr(.integer(parts.count), at: declared.at)
        type = TypeRef(.list(element, count), at: type.at)
        value = Expr(.call(Expr(.type(type), at: declared.at), parts), at: declared.at)
      }
      bindings.append(
        .init(Pattern(.name(declared.name, isVariable: true), at: declared.at), type, value, nil))
    } while take(",")
    if !take(";") { throw expected("';'") }
    return VariableDecl(isConstant: false, bindings, modifiers, at: position)
  }

  /// `{1, 2}` or `{.x = 1}` as a value of a type.
  mutating func readInitializers(_ type: TypeRef) throws(SourceError) -> Expr {
    let position = token.position
    try expect("{")
    var arguments: [Expr.Argument] = []
    while !at("}"), token.kind != .end {
      var label: String?
      if at("."), peek().kind == .name {
        advance()
        label = token.text
        advance()
        try expect("=")
      }
      if at("{") {
        let inner = try nested { reader throws(SourceError) in try reader.readInitializers(type) }
        arguments.append(.init(label, inner))
      } else {
        arguments.append(.init(label, try readExpr()))
      }
      guard take(",") else { break }
    }
    try expect("}")
    return Expr(.call(Expr(.type(type), at: position), arguments), at: position)
  }
}
