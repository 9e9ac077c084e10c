extension Parser {
  /// Parses an Objective-C operand with its postfix parts.
  mutating func objcValue() throws(SourceError) -> Expression {
    var value = try objcPrimary()
    while token.kind == .symbol {
      let part = value
      switch token.text {
      case ".":
        advance()
        value = try make(.member(part, try name("a property")), [part])
      case "->":
        advance()
        // `self->_window` is the variable itself.
        value = try make(.name(try name("a variable")))
      // At the start of a line it is a message: the line before lacks its semicolon.
      case "[" where !token.startsLine:
        advance()
        let place = try expression()
        try expect("]")
        value = try make(.element(part, at: place), [part, place])
      case "++", "--":
        value = try make(.unary(token.text, part), [part])
        advance()
      default: return value
      }
    }
    return value
  }

  private mutating func objcPrimary() throws(SourceError) -> Expression {
    switch (token.kind, token.text) {
    case (.number, _): return try number()
    case (.string, let text):
      advance()
      return try make(.string(text))
    case (.name, let name): return try objcName(name)
    case (.symbol, "["): return try nested { parser throws(SourceError) in try parser.message() }
    case (.symbol, "("): return try objcParentheses()
    case (.symbol, "@"):
      advance()
      return try objcLiteral()
    case (.symbol, "^"): return try block()
    default: throw unexpected("A value")
    }
  }

  private mutating func objcName(_ name: String) throws(SourceError) -> Expression {
    advance()
    switch name {
    case "YES", "true", "TRUE": return try make(.bool(true))
    case "NO", "false", "FALSE": return try make(.bool(false))
    case "nil", "NULL", "Nil": return try make(.null)
    default: break
    }
    guard take("(") else { return try make(.name(name)) }
    if name == "sizeof" || name == "typeof" || name == "va_arg" {
      goBack(to: index - 1)
      try skipBrackets()
      return try make(.opaque("\(name) is not part of the model."))
    }
    let arguments = try list(to: ")")
    let labels = String(repeating: "_:", count: arguments.count)
    return try make(
      .call(.init(receiver: nil, name: "\(name)(\(labels))", arguments: arguments)), arguments)
  }

  /// `[receiver name:argument name:argument]`.
  private mutating func message() throws(SourceError) -> Expression {
    try expect("[")
    let receiver = try expression()
    var selector = ""
    var arguments: [Expression] = []
    while !take("]") {
      var part = ""
      if token.kind == .name {
        part = token.text
        advance()
      }
      guard take(":") else {
        guard selector.isEmpty, !part.isEmpty else { throw unexpected("']'") }
        selector = part
        try expect("]")
        break
      }
      selector += part + ":"
      arguments.append(try expression())
      // `arrayWithObjects:a, b, nil`.
      while take(",") { arguments.append(try expression()) }
    }
    guard !selector.isEmpty else { throw unexpected("A message") }
    return try make(
      .call(.init(receiver: receiver, name: selector, arguments: arguments)),
      [receiver] + arguments)
  }

  /// A cast, or a value in parentheses.
  private mutating func objcParentheses() throws(SourceError) -> Expression {
    let start = index
    advance()
    if let type = objcType(), take(")"), beginsOperand {
      if token.isSymbol("{") { return try partsInBraces() }
      let value = try nested { parser throws(SourceError) in try parser.objcValue() }
      return try make(.cast(value, to: type), [value])
    }
    goBack(to: start)
    if following.isSymbol("{") {
      try skipBrackets()
      return try make(.opaque("A block of statements as a value is not part of the model."))
    }
    advance()
    let value = try assignable()
    try expect(")")
    return value
  }

  /// A parenthesized value, or an assignment used as one, as in `if (self = [super init])`.
  mutating func assignable() throws(SourceError) -> Expression {
    let value = try expression()
    guard try assignment(to: value) != nil else { return value }
    return try make(.opaque("An assignment as a value is not part of the model."))
  }

  /// The fields of a struct, as in `(CGRect){0, 0, 10, 10}`.
  mutating func partsInBraces() throws(SourceError) -> Expression {
    try skipBrackets()
    return try make(
      .opaque("A struct literal in braces is not supported; use CGRectMake and the like."))
  }

  private var beginsOperand: Bool {
    switch token.kind {
    case .name, .number, .string: true
    case .symbol: ["(", "[", "@", "{"].contains(token.text)
    default: false
    }
  }

  /// Parses what follows an `@`.
  private mutating func objcLiteral() throws(SourceError) -> Expression {
    switch (token.kind, token.text) {
    case (.string, var text):
      advance()
      // `@"a" @"b"` and `@"a" "b"` are one string.
      while token.kind == .string || token.isSymbol("@") && following.kind == .string {
        if token.kind == .string { text += token.text }
        advance()
      }
      return try make(.string(text))
    case (.number, _): return try number()
    case (.symbol, "["):
      advance()
      let values = try list(to: "]")
      return try make(.array(values), values)
    case (.symbol, "{"):
      try skipBrackets()
      return try make(.opaque("A dictionary is not part of the model."))
    case (.symbol, "("):
      advance()
      let value = try expression()
      try expect(")")
      return value
    case (.name, "selector"):
      advance()
      try expect("(")
      var name = ""
      while !take(")") {
        guard token.kind == .name || token.isSymbol(":") else { throw unexpected("')'") }
        name += token.text
        advance()
      }
      return try make(.selector(name))
    case (.name, "YES"), (.name, "NO"), (.name, "true"), (.name, "false"):
      return try objcName(token.text)
    case (.name, let name):
      advance()
      let start = index
      if token.isSymbol("(") { try skipBrackets() }
      // checked: the parser only moves forward
      if name == "available" { return try make(.available(version(in: start..<index))) }
      return try make(.opaque("@\(name) is not part of the model."))
    default: throw unexpected("A literal")
    }
  }
}
