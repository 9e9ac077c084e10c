extension Parser {
  /// `\.isKeyWindow`, equivalent to a closure.
  mutating func keyPath() throws(SourceError) -> Expression {
    let start = index
    advance()
    var body = try make(.name("$0"))
    while take(".") { body = try make(.member(body, try name("a member")), [body]) }
    return try closure(["$0"], [try statement(.expression(body), from: start)])
  }

  mutating func string(_ token: Token) throws(SourceError) -> Expression {
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

  mutating func swiftArray() throws(SourceError) -> Expression {
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
    return try make(.opaque("A dictionary is not part of the model."))
  }

  mutating func swiftParentheses() throws(SourceError) -> Expression {
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
    return try make(.opaque("A tuple is not part of the model."))
  }

  /// The iOS version in `available(…)`, or nil.
  func version(in words: Range<Int>) -> Double? {
    guard let name = words.first(where: { tokens[$0].isName("iOS") }), words.contains(name + 1)
    else { return nil }
    return Double(tokens[name + 1].text.split(separator: ".").prefix(2).joined(separator: "."))
  }

  /// `#selector(…)` and other macros.
  mutating func macro() throws(SourceError) -> Expression {
    advance()
    let name = try name("a macro")
    let start = index
    if token.isSymbol("(") { try skipBrackets() }
    if name == "available" || name == "unavailable" {
      let version = try make(.available(version(in: start..<index)))  // checked: it only moved on
      return name == "available" ? version : try make(.unary("!", version), [version])
    }
    guard name == "selector" else { return try make(.opaque("#\(name) is not part of the model.")) }
    // The method's base name is the last name before its labels, as in `#selector(Home.tapped(_:))`.
    let words = tokens[start..<index].dropFirst()  // checked: the parser only moves forward
    let method = words.prefix { !$0.isSymbol("(") && !$0.isSymbol(")") }.last { $0.kind == .name }
    let colons = words.count { $0.isSymbol(":") }
    return try make(.selector((method?.text ?? "") + String(repeating: ":", count: colons)))
  }
}
