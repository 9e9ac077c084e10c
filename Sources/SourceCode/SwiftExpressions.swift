extension Parser {
  /// An operand of Swift with what hangs on it.
  mutating func swiftValue() throws(SourceError) -> Expression {
    var value = try swiftPrimary()
    while token.kind == .symbol {
      let part = value
      switch token.text {
      case "." where !token.hasSpaceBefore || token.startsLine:
        advance()
        value = try make(.member(part, try member()), [part])
      case "?" where !token.hasSpaceBefore:
        advance()
        value = try make(.chained(part), [part])
      case "!" where !token.hasSpaceBefore:
        advance()
        value = try make(.forced(part), [part])
      case "(" where !token.startsLine: value = try call(part)
      case "[" where !token.startsLine && !token.hasSpaceBefore:
        advance()
        let place = try expression()
        try expect("]")
        value = try make(.element(part, at: place), [part, place])
      case "{" where !token.startsLine && takesClosures && isCallable(part):
        value = try call(part)
      default: return value
      }
    }
    return value
  }

  /// A member's name, which may be a number, as in a tuple.
  private mutating func member() throws(SourceError) -> String {
    guard token.kind == .number else { return try name("a member") }
    defer { advance() }
    return token.text
  }

  private func isCallable(_ value: Expression) -> Bool {
    switch value.form {
    case .member, .name: true
    default: false
    }
  }

  /// A call of what stands before the bracket or, with a closure alone, before the brace.
  private mutating func call(_ callee: Expression) throws(SourceError) -> Expression {
    var labels = ""
    var arguments: [Expression] = []
    let takesClosures = takesClosures
    if take("(") {
      self.takesClosures = true
      while !take(")") {
        var label = "_"
        if token.kind == .name, following.isSymbol(":") {
          label = token.text
          advance()
          advance()
        }
        labels += label + ":"
        arguments.append(try expression())
        if !token.isSymbol(")") { try expect(",") }
      }
      self.takesClosures = takesClosures
    }
    while takesClosures, token.isSymbol("{"), !token.startsLine {
      labels += "_:"
      arguments.append(try closure())
      // A further closure has a label.
      guard token.kind == .name, following.isSymbol(":"), !token.startsLine else { break }
      advance()
      advance()
    }
    let receiver: Expression?
    let name: String
    switch callee.form {
    case .name(let text): (receiver, name) = (nil, text)
    case .member(let base, let text):
      name = text
      if let base {
        receiver = base
      } else {
        receiver = try make(.opaque("What '.\(text)' belongs to is not said."))
      }
    default: return try make(.opaque("What is called here has no name."))
    }
    return try make(
      .call(.init(receiver: receiver, name: "\(name)(\(labels))", arguments: arguments)),
      arguments + (receiver.map { [$0] } ?? []))
  }

  private mutating func swiftPrimary() throws(SourceError) -> Expression {
    let token = token
    switch (token.kind, token.text) {
    case (.number, _): return try number()
    case (.string, _):
      advance()
      return try string(token)
    case (.name, "try"), (.name, "await"):
      advance()
      if self.token.isSymbol("?") || self.token.isSymbol("!") { advance() }
      return try nested { parser throws(SourceError) in try parser.swiftValue() }
    case (.name, let name):
      advance()
      switch name {
      case "true": return try make(.bool(true))
      case "false": return try make(.bool(false))
      case "nil": return try make(.null)
      default: return try make(.name(name))
      }
    case (.symbol, "."):
      advance()
      return try make(.member(nil, try member()))
    case (.symbol, "["): return try swiftArray()
    case (.symbol, "("): return try swiftParentheses()
    case (.symbol, "{"): return try closure()
    case (.symbol, "\\"): return try keyPath()
    case (.symbol, "#"): return try macro()
    default: throw unexpected("A value")
    }
  }

  /// The closure at hand: one expression, or what is read over.
  private mutating func closure() throws(SourceError) -> Expression {
    let start = index
    let takesClosures = takesClosures
    self.takesClosures = true
    defer { self.takesClosures = takesClosures }
    advance()
    var parameter = "$0"
    if token.kind == .name, following.isName("in") {
      parameter = token.text
      advance()
      advance()
    }
    if let body = try? expression(), take("}") {
      return try make(.closure(parameter, body), [body])
    }
    goBack(to: start)
    try skipBrackets()
    return try make(.opaque(Self.blockReason))
  }

  /// `\.isKeyWindow`, which is a closure in other letters.
  private mutating func keyPath() throws(SourceError) -> Expression {
    advance()
    var body = try make(.name("$0"))
    while take(".") { body = try make(.member(body, try name("a member")), [body]) }
    return try make(.closure("$0", body), [body])
  }

  private mutating func string(_ token: Token) throws(SourceError) -> Expression {
    guard !token.parts.isEmpty else { return try make(.string(token.text)) }
    var parts: [Expression] = []
    for part in token.parts {
      switch part {
      case .text(let text): parts.append(try make(.string(text)))
      case .code(let range, let position): parts.append(try interpolated(range, position))
      }
    }
    return try make(.interpolation(parts), parts)
  }

  private mutating func swiftArray() throws(SourceError) -> Expression {
    let start = index
    advance()
    if !token.isSymbol(":") {
      let takesClosures = takesClosures
      self.takesClosures = true
      defer { self.takesClosures = takesClosures }
      var values: [Expression] = []
      while !token.isSymbol("]") {
        values.append(try expression())
        if token.isSymbol(":") { break }
        if !token.isSymbol("]") { try expect(",") }
      }
      if take("]") { return try make(.array(values), values) }
    }
    goBack(to: start)
    try skipBrackets()
    return try make(.opaque("A dictionary is no part of the model."))
  }

  private mutating func swiftParentheses() throws(SourceError) -> Expression {
    let start = index
    advance()
    let takesClosures = takesClosures
    self.takesClosures = true
    defer { self.takesClosures = takesClosures }
    if !token.isSymbol(")") {
      if !(token.kind == .name && following.isSymbol(":")) {
        let value = try expression()
        if take(")") { return value }
      }
    }
    goBack(to: start)
    try skipBrackets()
    return try make(.opaque("A tuple is no part of the model."))
  }

  /// `#selector(…)` and the like.
  private mutating func macro() throws(SourceError) -> Expression {
    advance()
    let name = try name("a macro")
    let start = index
    if token.isSymbol("(") { try skipBrackets() }
    if name == "available" { return try make(.bool(true)) }
    guard name == "selector" else { return try make(.opaque("#\(name) is no part of the model.")) }
    // The method's own name is the last before its labels, as in `#selector(Home.tapped(_:))`.
    let words = tokens[start..<index].dropFirst()
    let method = words.prefix { !$0.isSymbol("(") && !$0.isSymbol(")") }.last { $0.kind == .name }
    let colons = words.count { $0.isSymbol(":") }
    return try make(.selector((method?.text ?? "") + String(repeating: ":", count: colons)))
  }

  /// A value as another class's if `as` or `is` is at hand.
  mutating func swiftCast(of value: Expression) throws(SourceError) -> Expression? {
    guard token.isName("as") || token.isName("is") else { return nil }
    let isTest = token.text == "is"
    advance()
    if token.isSymbol("?") || token.isSymbol("!") { advance() }
    let type = try swiftType()
    return try make(isTest ? .isKind(value, of: type) : .cast(value, to: type), [value])
  }

  /// The type at hand, moved past: its name without arguments and optionals.
  mutating func swiftType() throws(SourceError) -> String {
    while token.isSymbol("@") || token.isName("inout") || token.isName("any")
      || token.isName("some")
    {
      if take("@") { _ = try name() } else { advance() }
    }
    var type: String
    if token.isSymbol("[") || token.isSymbol("(") {
      let bracket = token.text
      try skipBrackets()
      type = bracket == "[" ? "Array" : "()"
    } else {
      type = try name("a type")
      while token.isSymbol("."), following.kind == .name {
        advance()
        type = try name()
      }
    }
    _ = skipTypeArguments()
    while token.isSymbol("?") || token.isSymbol("!"), !token.hasSpaceBefore { advance() }
    if take("&") { _ = try nested { parser throws(SourceError) in try parser.swiftType() } }
    if take("->") { type = try nested { parser throws(SourceError) in try parser.swiftType() } }
    return type
  }
}
