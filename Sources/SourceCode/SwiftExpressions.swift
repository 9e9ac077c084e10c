extension Parser {
  /// Parses a Swift operand with its postfix parts.
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
  mutating func member() throws(SourceError) -> String {
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

  /// Parses a call: arguments in parentheses, or only a trailing closure.
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
      // Another trailing closure has a label.
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
        receiver = try make(.opaque("What '.\(text)' belongs to is not known."))
      }
    case .closure: (receiver, name) = (callee, "call")
    // `[UIWindow]()`.
    case .array: return try make(.array([]))
    default: return try make(.opaque("This call has no function name."))
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
}
