extension Parser {
  /// A cast or a type test, if `as` or `is` is next.
  mutating func swiftCast(of value: Expression) throws(SourceError) -> Expression? {
    guard token.isName("as") || token.isName("is") else { return nil }
    let isTest = token.text == "is"
    advance()
    if token.isSymbol("?") || token.isSymbol("!") { advance() }
    let type = try swiftType()
    return try make(isTest ? .isKind(value, of: type) : .cast(value, to: type), [value])
  }

  /// Consumes a type; returns its name without arguments and optionals.
  mutating func swiftType() throws(SourceError) -> String {
    while token.isSymbol("@") || token.isName("inout") || token.isName("any")
      || token.isName("some")
    {
      if take("@") { _ = try name() } else { advance() }
    }
    var type: String
    if token.isSymbol("[") || token.isSymbol("(") {
      let (bracket, element) = (token.text, following)
      let start = index
      try skipBrackets()
      // The name of a list's element type is kept, since number types depend on it.
      let isNamed = index == start + 3 && element.kind == .name
      type = bracket == "[" ? isNamed ? "[\(element.text)]" : "Array" : "()"
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
