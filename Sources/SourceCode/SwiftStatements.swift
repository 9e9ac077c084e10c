extension Parser {
  static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "override", "static", "weak",
    "unowned", "lazy", "final", "mutating", "nonmutating", "required", "convenience", "dynamic",
    "nonisolated", "indirect", "optional",
  ]

  /// Parses a Swift statement or declaration.
  mutating func swiftStatement() throws(SourceError) -> [Statement] {
    let start = index
    if token.kind == .directive {
      advance()
      return [try statement(.skipped("A line for the compiler."), from: start)]
    }
    try skipAttributes()
    var isStatic = false
    isWeak = false
    while token.kind == .name, Self.modifiers.contains(token.text) || isClassModifier,
      following.kind == .name || following.isSymbol("(") || following.isSymbol("@")
    {
      isStatic = isStatic || token.text == "static" || token.text == "class"
      isWeak = isWeak || token.text == "weak"
      advance()
      if token.isSymbol("(") { try skipBrackets() }
      try skipAttributes()
    }
    guard token.kind == .name else { return [try swiftLine(from: start)] }
    switch token.text {
    case "import":
      advance()
      while !token.startsLine, token.kind != .end, !token.isSymbol(";") { advance() }
      return [try statement(.skipped(Program.importReason), from: start)]
    case "let", "var": return try swiftVariables(from: start, isStatic: isStatic)
    case "func", "init", "deinit":
      if token.text != "func", token.text == "deinit" || following.text != "." {
        return [try swiftFunction(from: start, isStatic: isStatic)]
      }
      return token.text == "func"
        ? [try swiftFunction(from: start, isStatic: isStatic)] : [try swiftLine(from: start)]
    case "class", "struct", "extension", "actor": return [try swiftTypeDeclaration(from: start)]
    case "protocol", "enum", "typealias", "subscript", "associatedtype", "operator":
      return [try skippedDeclaration(from: start)]
    case "if": return [try swiftConditional(from: start)]
    case "guard": return [try swiftGuard(from: start)]
    case "for": return [try swiftLoop(from: start)]
    case "while": return [try swiftWhile(from: start)]
    case "repeat": return [try swiftRepeat(from: start)]
    case "switch", "do", "defer":
      return [try skippedSwiftControl(from: start)]
    case "return", "break", "continue", "throw": return [try swiftExit(from: start)]
    default: return [try swiftLine(from: start)]
    }
  }

  /// Whether `class` is a member's modifier rather than a declaration.
  private var isClassModifier: Bool {
    token.text == "class" && ["func", "var", "let", "override"].contains(following.text)
  }

  private mutating func skipAttributes() throws(SourceError) {
    while take("@") {
      _ = try name("an attribute")
      if token.isSymbol("("), !token.hasSpaceBefore { try skipBrackets() }
    }
  }

  /// An assignment or an expression, up to the end of its line.
  private mutating func swiftLine(from start: Int) throws(SourceError) -> Statement {
    let value = try expression()
    let form = try assignment(to: value) ?? .expression(value)
    try expectEnd()
    return try statement(form, from: start)
  }

  /// Requires the end of a line, a semicolon or a brace, where a Swift statement ends.
  private mutating func expectEnd() throws(SourceError) {
    guard token.startsLine || token.kind == .end || token.isSymbol("}") || token.isSymbol(";")
    else { throw unexpected("The end of the statement") }
  }

  private mutating func swiftExit(from start: Int) throws(SourceError) -> Statement {
    let exit = Statement.Exit(rawValue: try name()) ?? .return
    var value: Expression?
    if !token.startsLine, token.kind != .end, !token.isSymbol("}"), !token.isSymbol(";") {
      value = try expression()
    }
    try expectEnd()
    return try statement(.exit(exit, value), from: start)
  }

  private mutating func swiftVariables(
    from start: Int, isStatic: Bool
  ) throws(SourceError) -> [Statement] {
    let isWeak = isWeak
    advance()
    if token.isSymbol("(") {
      try skipBrackets()
      try expect("=")
      _ = try expression()
      return [try statement(.skipped("A tuple is not part of the model."), from: start)]
    }
    var declared: [Statement] = []
    repeat {
      let name = try name("a variable")
      var type = take(":") ? try swiftType() : nil
      if type == "()" { type = nil }
      let value = take("=") ? try expression() : nil
      if token.isSymbol("{"), !token.startsLine {
        declared.append(try accessors(of: name, value, from: start))
        continue
      }
      declared.append(
        try statement(
          .variable(
            .init(
              name: name, type: type, value: value, isStatic: isStatic, isProperty: false,
              isWeak: isWeak)),
          from: start))
    } while take(",")
    try expectEnd()
    return declared
  }

  /// A variable with braces: computed, which becomes a method, or with observers.
  private mutating func accessors(
    of name: String, _ value: Expression?, from start: Int
  ) throws(SourceError) -> Statement {
    let head = index
    let isAccessor = ["get", "set", "willSet", "didSet"].contains(following.text)
    if isAccessor || value != nil {
      try skipBrackets()
      return try statement(
        .variable(.init(name: name, type: nil, value: value, isStatic: false, isProperty: false)),
        from: start, head: head)
    }
    return try statement(
      .method(.init(name: name, isStatic: false, parameters: [], body: try braces())), from: start,
      head: head)
  }

  private mutating func swiftFunction(
    from start: Int, isStatic: Bool
  ) throws(SourceError) -> Statement {
    var name = token.text
    advance()
    if name == "func" { name = try self.name("a function") }
    while token.isSymbol("?") || token.isSymbol("!") { advance() }
    _ = skipTypeArguments()
    var labels = ""
    var parameters: [Statement.Parameter] = []
    if name != "deinit" {
      try expect("(")
      while !take(")") {
        try skipAttributes()
        let label = try self.name("a parameter")
        let inner = token.kind == .name ? try self.name() : label
        try expect(":")
        parameters.append(.init(name: inner, type: try swiftType()))
        labels += label + ":"
        while take(".") {}
        if take("=") { _ = try expression() }
        if !token.isSymbol(")") { try expect(",") }
      }
    }
    while ["async", "throws", "rethrows"].contains(token.text) { advance() }
    if take("->") { _ = try swiftType() }
    let head = index
    let whole = "\(name)(\(labels))"
    guard token.isSymbol("{") else {
      return try statement(.skipped("A method's declaration."), from: start)
    }
    return try statement(
      .method(
        .init(name: whole, isStatic: isStatic, parameters: parameters, body: try braces())),
      from: start, head: head)
  }

  private mutating func swiftTypeDeclaration(from start: Int) throws(SourceError) -> Statement {
    let isExtension = token.text == "extension"
    advance()
    let name = try swiftType()
    var superclass: String?
    if take(":") {
      repeat {
        let type = try swiftType()
        superclass = superclass ?? type
      } while take(",")
    }
    let head = index
    let members = try braces()
    return try statement(
      .type(
        .init(
          name: name, superclass: isExtension ? nil : superclass, isExtension: isExtension,
          members: members.map(\.asMember))),
      from: start, head: head)
  }
}

extension Statement {
  /// The same as a member of a type, where variables are properties.
  fileprivate var asMember: Statement {
    guard case .variable(var variable) = form, !variable.isStatic else { return self }
    variable.isProperty = true
    return Statement(
      position: position, end: end, source: source, form: .variable(variable), words: words)
  }
}
