import SourceCode

/// Primary expressions: literals, names, collections.
extension SwiftReader {
  mutating func readPrimary() throws(SourceError) -> Expr {
    let position = token.position
    func made(_ kind: Expr.Kind) -> Expr { Expr(kind, at: position) }
    switch token.kind {
    case .number: return try readNumber(isNegative: false, at: token.position)
    case .string: return try readString()
    case .name: return try readName()
    case .symbol: break
    default: throw expected("A value")
    }
    switch token.text {
    case "(":
      advance()
      return made(
        .tuple(
          try with(braces: true) { reader throws(SourceError) in try reader.readList(until: ")") }))
    case "[":
      return try with(braces: true) { reader throws(SourceError) in try reader.readCollection() }
    case "{": return try readClosure()
    case ".":
      advance()
      var name = try expectName("A member")
      if at("("), !token.hasSpaceBefore, let labels = fullName() { name += labels }
      return made(.implicitMember(name))
    case "#": return try readMacro()
    case "\\": return try readKeyPath()
    default: throw expected("A value")
    }
  }

  mutating func readNumber(isNegative: Bool, at position: Position) throws(SourceError)
    -> Expr
  {
    let text = token.text.filter { $0 != "_" }
    let sign = isNegative ? "-" : ""
    advance()
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where text.hasPrefix(prefix) {
      // checked: a text
      if let value = Int(sign + text.dropFirst(2), radix: radix) {
        return Expr(.integer(value), at: position)
      }
    }
    if text.contains(".") || text.contains("e") || text.contains("E"),
      let value = Double(sign + text)
    {
      return Expr(.decimal(value), at: position)
    }
    // checked: a text
    guard let value = Int(sign + text) else {
      throw SourceError("'\(text)' is no number that is read here.", at: position)
    }
    return Expr(.integer(value), at: position)
  }

  mutating func readString() throws(SourceError) -> Expr {
    let word = token
    advance()
    var parts: [Expr.StringPart] = []
    for part in word.parts {
      switch part {
      case .text(let text): if !text.isEmpty { parts.append(.text(text)) }
      case .code(let range, let place):
        var lexer = Lexer(bytes, .swift, range, from: place)
        var reader = SwiftReader(bytes: bytes, tokens: operators.joining(try lexer.all()))
        reader.operators = operators
        reader.depth = depth.inner
        let value = try reader.nested { reader throws(SourceError) in try reader.readExpr() }
        guard reader.token.kind == .end else { throw reader.expected("')'") }
        depth.take(reader.depth)
        shorthandCount = max(shorthandCount, reader.shorthandCount)
        awaitCount += reader.awaitCount
        parts.append(.value(value))
      }
    }
    if word.parts.isEmpty { parts = [.text(word.text)] }
    return Expr(.string(parts), at: word.position)
  }

  mutating func readName() throws(SourceError) -> Expr {
    let position = token.position
    var name = token.text
    func made(_ kind: Expr.Kind) -> Expr { Expr(kind, at: position) }
    switch name {
    case "true", "false":
      advance()
      return made(.bool(name == "true"))
    case "nil":
      advance()
      return made(.null)
    case "if": return made(.statement(try readIf()))
    case "switch": return made(.statement(try readSwitch()))
    default: break
    }
    // checked: a text
    if name.hasPrefix("$"), let number = Int(name.dropFirst()), number < 16 {
      shorthandCount = max(shorthandCount, number + 1)
    }
    advance()
    if at("<"), !token.hasSpaceBefore, name.first?.isUppercase == true {
      // A generic type, if it can be parsed as one.
      let before = self
      index -= 1
      if let type = try? readType(), at("(") || at(".") || at("{") && !bracesEndValues {
        return made(.type(type))
      }
      self = before
    }
    if at("("), !token.hasSpaceBefore, let labels = fullName() { name += labels }
    return made(.name(name))
  }

  mutating func readCollection() throws(SourceError) -> Expr {
    let position = token.position
    // `[Int]()` and `[String: Int].self` are types.
    let before = self
    if let type = try? readType(),
      at("(") && !token.hasSpaceBefore || at(".") && peek().isName("self")
    {
      return Expr(.type(type), at: position)
    }
    self = before
    try expect("[")
    if take(":") {
      try expect("]")
      return Expr(.dictionary([]), at: position)
    }
    var values: [Expr] = []
    var pairs: [Expr.Pair] = []
    while !at("]") {
      let value = try readExpr()
      if take(":") { pairs.append(.init(value, try readExpr())) } else { values.append(value) }
      guard take(",") else { break }
    }
    try expect("]")
    return Expr(pairs.isEmpty ? .array(values) : .dictionary(pairs), at: position)
  }

  mutating func readMacro() throws(SourceError) -> Expr {
    let position = token.position
    advance()
    let name = try expectName("A name after '#'")
    switch name {
    case "selector":
      try expect("(")
      let value = try readExpr()
      try expect(")")
      return Expr(.selector(value), at: position)
    case "function", "line", "file", "fileID", "column":
      return Expr(.name("#" + name), at: position)
    case "keyPath": return try readKeyPathText(at: position)
    case "available", "unavailable":
      throw SourceError("'#\(name)' is only allowed in conditions.", at: position)
    default: throw SourceError("'#\(name)' is not supported.", at: position)
    }
  }

  /// `#keyPath(Type.key)`: the keys as a string, after a key path that must exist.
  private mutating func readKeyPathText(at position: Position) throws(SourceError) -> Expr {
    try expect("(")
    var (types, keys): ([String], [String]) = ([], [])
    repeat {
      let word = try expectName("A key")
      if keys.isEmpty, word.first?.isUppercase == true {
        types.append(word)
      } else {
        keys.append(word)
      }
    } while take(".")
    try expect(")")
    let text = Expr(.string([.text(keys.joined(separator: "."))]), at: position)
    guard !types.isEmpty else { return text }
    let root = TypeRef(.named(types.joined(separator: "."), []), at: position)
    let value = keys.reduce(Expr(.name("$0"), at: position)) { Expr(.member($0, $1), at: position) }
    let path = Expr(.keyPath(root, value), at: position)
    return Expr(
      .call(
        Expr(.name("keyPathText"), at: position), [.init(nil, text), .init(nil, path)]),
      at: position)
  }

  mutating func readKeyPath() throws(SourceError) -> Expr {
    let position = token.position
    advance()
    var root: TypeRef?
    var value = Expr(.name("$0"), at: position)
    if token.kind == .name {
      let first = token.position
      var name = token.text
      advance()
      // `\Outer.Inner.name` begins with a nested type.
      while at("."), peek().kind == .name, peek().text.first?.isUppercase == true {
        advance()
        name += "." + token.text
        advance()
      }
      root = TypeRef(.named(name, []), at: first)
      if at("<") {
        throw SourceError("A key path of a type with arguments is not supported.", at: first)
      }
    } else if at("[") {
      root = try readType()
    }
    while true {
      if take(".") {
        if at("[") { continue }
        let isNumber = token.kind == .number
        let name = isNumber ? token.text : try expectName("A member")
        if isNumber { advance() }
        if name != "self" { value = Expr(.member(value, name), at: position) }
      } else if at("["), !token.hasSpaceBefore {
        advance()
        value = Expr(.element(value, try readList(until: "]")), at: position)
      } else if at("?") || at("!"), !token.hasSpaceBefore {
        value = Expr(at("?") ? .chain(value) : .force(value), at: position)
        advance()
      } else {
        return Expr(.keyPath(root, value), at: position)
      }
    }
  }
}
