import SourceCode

/// Parses patterns, which match values and bind variables.
extension SwiftReader {
  /// A name, `_`, or a tuple of them, after `let` or `var`.
  mutating func readBindingPattern(isVariable: Bool) throws(SourceError) -> Pattern {
    let position = token.position
    if take("(") {
      var parts: [(label: String?, pattern: Pattern)] = []
      while !at(")") {
        var label: String?
        if token.kind == .name, peek().isSymbol(":") {
          label = token.text
          advance()
          advance()
        }
        parts.append((label, try readBindingPattern(isVariable: isVariable)))
        guard take(",") else { break }
      }
      try expect(")")
      return Pattern(.tuple(parts), at: position)
    }
    let name = try expectName()
    return Pattern(name == "_" ? .anything : .name(name, isVariable: isVariable), at: position)
  }

  mutating func readPattern() throws(SourceError) -> Pattern {
    try nested { reader throws(SourceError) in try reader.readPatternParts(binds: nil) }
  }

  /// Parses a pattern; `binds` is whether its names are constants or variables; nil if they are values.
  private mutating func readPatternParts(binds: Bool?) throws(SourceError) -> Pattern {
    let position = token.position
    var pattern = try readPlainPattern(binds: binds)
    if at("?"), !token.hasSpaceBefore {
      advance()
      pattern = Pattern(.some(pattern), at: position)
    }
    if takeName("as") { pattern = Pattern(.asType(pattern, try readType()), at: position) }
    return pattern
  }

  private mutating func readPlainPattern(binds: Bool?) throws(SourceError) -> Pattern {
    let position = token.position
    if atName("let") || atName("var"), binds == nil {
      let isVariable = atName("var")
      advance()
      return try nested { reader throws(SourceError) in
        try reader.readPatternParts(binds: isVariable)
      }
    }
    if atName("_") {
      advance()
      return Pattern(.anything, at: position)
    }
    if atName("is") {
      advance()
      return Pattern(.isType(try readType()), at: position)
    }
    if at("(") {
      advance()
      var parts: [(label: String?, pattern: Pattern)] = []
      try readPatternList(into: &parts, binds: binds)
      return parts.count == 1 ? parts[0].pattern : Pattern(.tuple(parts), at: position)
    }
    if at("."), peek().kind == .name {
      advance()
      return try readMemberPattern(nil, binds: binds, at: position)
    }
    if token.kind == .name, peek().isSymbol("."), peek(2).kind == .name,
      token.text.first?.isUppercase == true
    {
      var base = Expr(.name(token.text), at: position)
      advance()
      while peek(2).isSymbol("."), peek(3).kind == .name {
        advance()
        base = Expr(.member(base, token.text), at: position)
        advance()
      }
      advance()
      return try readMemberPattern(base, binds: binds, at: position)
    }
    if let binds, token.kind == .name {
      let name = token.text
      advance()
      return Pattern(.name(name, isVariable: binds), at: position)
    }
    let value = try readPatternValue()
    // `1?` matches an optional that contains 1.
    if case .chain(let inner) = value.kind {
      return Pattern(.some(Pattern(.value(inner), at: position)), at: position)
    }
    return Pattern(.value(value), at: position)
  }

  /// Parses an expression pattern, without `=` and `where`.
  private mutating func readPatternValue() throws(SourceError) -> Expr {
    try readBinary(above: 0)
  }

  private mutating func readMemberPattern(
    _ base: Expr?, binds: Bool?, at position: Position
  ) throws(SourceError) -> Pattern {
    let name = try expectName()
    guard at("("), !token.hasSpaceBefore else {
      return Pattern(.member(base, name, nil), at: position)
    }
    advance()
    var parts: [(label: String?, pattern: Pattern)] = []
    try readPatternList(into: &parts, binds: binds)
    return Pattern(.member(base, name, parts), at: position)
  }

  private mutating func readPatternList(
    into parts: inout [(label: String?, pattern: Pattern)], binds: Bool?
  ) throws(SourceError) {
    while !at(")") {
      var label: String?
      if token.kind == .name, peek().isSymbol(":") {
        label = token.text
        advance()
        advance()
      }
      parts.append(
        (
          label,
          try nested { reader throws(SourceError) in try reader.readPatternParts(binds: binds) }
        ))
      guard take(",") else { break }
    }
    try expect(")")
  }
}
