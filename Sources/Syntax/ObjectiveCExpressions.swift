import SourceCode

extension ObjectiveCReader {
  /// A value, with assignments.
  mutating func readExpr() throws(SourceError) -> Expr {
    try nested { reader throws(SourceError) in try reader.readAssignment() }
  }

  private mutating func readAssignment() throws(SourceError) -> Expr {
    let target = try readConditional()
    let position = token.position
    if take("=") { return Expr(.assign("=", target, try readExpr()), at: position) }
    for sign in ["+", "-", "*", "/", "|", "&"] where at(sign + "=") {
      advance()
      return Expr(.assign(sign, target, try readExpr()), at: position)
    }
    for sign in ["%", "^"] where at(sign) && peek().isSymbol("=") && !peek().hasSpaceBefore {
      advance()
      advance()
      return Expr(.assign(sign, target, try readExpr()), at: position)
    }
    for (first, second) in [("<", "<="), (">", ">=")]
    where at(first) && peek().isSymbol(second) && !peek().hasSpaceBefore {
      advance()
      advance()
      return Expr(.assign(first + first, target, try readExpr()), at: position)
    }
    return target
  }

  private mutating func readConditional() throws(SourceError) -> Expr {
    let condition = try readBinary(above: 0)
    let position = token.position
    guard take("?") else { return condition }
    if take(":") { return Expr(.binary("?:", condition, try readExpr()), at: position) }
    let first = try readExpr()
    try expect(":")
    let second = try nested { reader throws(SourceError) in try reader.readConditional() }
    return Expr(.conditional(condition, first, second), at: position)
  }

  private static let levels: [[String]] = [
    ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["<<", ">>"],
    ["+", "-"],
    ["*", "/", "%"],
  ]

  /// The operator at hand and how many words it has, nil where none stands.
  private var operatorAtHand: (sign: String, words: Int)? {
    guard token.kind == .symbol else { return nil }
    let next = peek()
    let isAdjacent = next.kind == .symbol && !next.hasSpaceBefore
    if at("<") || at(">"), isAdjacent, next.text == token.text {
      return (token.text + token.text, 2)
    }
    if at("<") || at(">"), isAdjacent, next.text == token.text + "=" { return nil }
    if at("%") || at("^"), isAdjacent, next.text == "=" { return nil }
    return (token.text, 1)
  }

  private mutating func readBinary(above level: Int) throws(SourceError) -> Expr {
    var left = try readPrefix()
    while let found = operatorAtHand,
      let own = Self.levels.firstIndex(where: { $0.contains(found.sign) }), own >= level
    {
      let position = token.position
      try depth.link(at: token.position)
      for _ in 0..<found.words { advance() }
      let right = try nested { reader throws(SourceError) in try reader.readBinary(above: own + 1) }
      left = Expr(.binary(found.sign, left, right), at: position)
    }
    return left
  }

  private mutating func readPrefix() throws(SourceError) -> Expr {
    let position = token.position
    for sign in ["!", "-", "~", "+", "&", "*"] where at(sign) {
      advance()
      let value = try nested { reader throws(SourceError) in try reader.readPrefix() }
      return sign == "+" ? value : Expr(.prefix(sign, value), at: position)
    }
    if at("++") || at("--") {
      let by = at("++") ? 1 : -1
      advance()
      let value = try nested { reader throws(SourceError) in try reader.readPrefix() }
      return Expr(.step(value, by: by, isPostfix: false), at: position)
    }
    if at("("), let type = try readCast() {
      if at("{") { return try readPostfix(try readInitializers(type)) }
      let value = try nested { reader throws(SourceError) in try reader.readPrefix() }
      return Expr(.cast(value, type, .plain), at: position)
    }
    return try readPostfix(try readPlain())
  }

  /// The type of a cast, nil where the bracket at hand holds a value.
  private mutating func readCast() throws(SourceError) -> TypeRef? {
    guard peek().kind == .name else { return nil }
    let bridges = ["__bridge", "__bridge_transfer", "__bridge_retained"]
    let isBridge = bridges.contains(peek().text)
    let start = isBridge ? index + 2 : index + 1
    guard var end = typeEnd(from: start) else { return nil }
    var isBlock = false
    if tokens[min(end, tokens.count - 1)].isSymbol("("),
      tokens[min(end + 1, tokens.count - 1)].isSymbol("^")
    {
      isBlock = true
      while end < tokens.count, !tokens[end].isSymbol("{"), tokens[end].kind != .end,
        !tokens[end].isSymbol(";")
      { end += 1 }
    } else {
      guard end < tokens.count, tokens[end].isSymbol(")") else { return nil }
      let isPointer = tokens[end - 1].isSymbol("*")
      let name = tokens[start].text
      let isKnown =
        Self.plainTypes.contains(name) || typeNames.contains(name) || isPointer
        || Self.qualifiers.contains(name)
      let next = tokens[min(end + 1, tokens.count - 1)]
      if !isKnown {
        guard name.first?.isUppercase == true,
          next.kind == .name || next.kind == .number || next.isSymbol("@")
        else {
          return nil
        }
      }
    }
    if isBlock { return nil }
    advance()
    if isBridge { advance() }
    let type = try readType()
    try expect(")")
    return type
  }

  private mutating func readPostfix(_ base: Expr) throws(SourceError) -> Expr {
    var value = base
    while true {
      let position = token.position
      if at(".") || at("->") || at("[") || at("(") || at("++") || at("--") {
        try depth.link(at: token.position)
      }
      if at("."), peek().kind == .name {
        advance()
        value = Expr(.member(value, token.text), at: token.position)
        advance()
      } else if take("->") {
        let place = token.position
        value = Expr(.member(Expr(.prefix("->", value), at: position), try expectName()), at: place)
      } else if take("[") {
        let index = try readExpr()
        try expect("]")
        value = Expr(.element(value, [.init(nil, index)]), at: position)
      } else if take("(") {
        value = Expr(.call(value, try readArguments(until: ")")), at: value.at)
      } else if at("++") || at("--") {
        let by = at("++") ? 1 : -1
        advance()
        value = Expr(.step(value, by: by, isPostfix: true), at: position)
      } else {
        return value
      }
    }
  }

  /// Values with commas between them, and the bracket that closes them.
  private mutating func readArguments(until close: String) throws(SourceError) -> [Expr.Argument] {
    var arguments: [Expr.Argument] = []
    while !at(close), token.kind != .end {
      arguments.append(.init(nil, try readExpr()))
      guard take(",") else { break }
    }
    try expect(close)
    return arguments
  }

  private mutating func readPlain() throws(SourceError) -> Expr {
    let position = token.position
    func made(_ kind: Expr.Kind) -> Expr { Expr(kind, at: position) }
    switch token.kind {
    case .number: return try readNumber()
    case .string:
      var text = token.text
      advance()
      while token.kind == .string {
        text += token.text
        advance()
      }
      return made(.string([.text(text)]))
    case .name: return try readName()
    case .symbol:
      switch token.text {
      case "(":
        advance()
        if at("{") {
          let body = try readBlock()
          try expect(")")
          return made(.statement(Stmt(.block(body, []), at: position)))
        }
        let value = try readExpr()
        try expect(")")
        return value
      case "[": return try readMessage()
      case "@": return try readLiteral()
      case "^": return try readBlockLiteral()
      case "...":
        throw SourceError("A placeholder of Xcode's stands where code is expected.", at: position)
      default: break
      }
    default: break
    }
    throw expected("A value")
  }

  private mutating func readNumber() throws(SourceError) -> Expr {
    let position = token.position
    let text = token.text.lowercased()
    defer { advance() }
    if text.hasPrefix("0x") {
      let digits = text.dropFirst(2).prefix { $0.isHexDigit }
      guard let number = UInt64(digits, radix: 16) else {
        throw SourceError("'\(token.text)' is no number.", at: position)
      }
      return Expr(.integer(Int(truncatingIfNeeded: number)), at: position)
    }
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "e" || $0 == "-" || $0 == "+" }
    let suffix = text.dropFirst(digits.count)
    guard suffix.allSatisfy({ "ulf".contains($0) }) else {
      throw SourceError("'\(token.text)' is no number.", at: position)
    }
    if digits.contains(".") || digits.contains("e") {
      guard let number = Double(digits.hasSuffix(".") ? digits + "0" : String(digits)) else {
        throw SourceError("'\(token.text)' is no number.", at: position)
      }
      let value = Expr(.decimal(number), at: position)
      guard suffix.contains("f") else { return value }
      return Expr(.cast(value, TypeRef(.named("float", []), at: position), .plain), at: position)
    }
    if digits.count > 1, digits.hasPrefix("0") {
      guard let number = Int(digits, radix: 8) else {
        throw SourceError("'\(token.text)' is no number.", at: position)
      }
      return Expr(.integer(number), at: position)
    }
    // checked: a text
    guard let number = UInt64(digits) else {
      throw SourceError("'\(token.text)' is no number.", at: position)
    }
    let value = Expr(.integer(Int(truncatingIfNeeded: number)), at: position)
    guard suffix.contains("u") || suffix.contains("l") else { return value }
    let type =
      suffix.contains("u") ? (suffix.contains("l") ? "NSUInteger" : "unsigned int") : "NSInteger"
    return Expr(.cast(value, TypeRef(.named(type, []), at: position), .plain), at: position)
  }

  private mutating func readName() throws(SourceError) -> Expr {
    let position = token.position
    let name = token.text
    advance()
    switch name {
    case "YES", "TRUE", "true": return Expr(.bool(true), at: position)
    case "NO", "FALSE", "false": return Expr(.bool(false), at: position)
    case "nil", "NULL", "Nil": return Expr(.null, at: position)
    case "sizeof": throw SourceError("'sizeof' is not run.", at: position)
    case "__builtin_available": return try readAvailable(at: position)
    default: return Expr(.name(name), at: position)
    }
  }

  /// `[receiver selector:argument]`.
  private mutating func readMessage() throws(SourceError) -> Expr {
    let position = token.position
    try expect("[")
    let receiver = try readExpr()
    let place = token.position
    guard token.kind == .name || at(":") else { throw expected("A method's name") }
    var selector = ""
    var arguments: [Expr] = []
    if token.kind == .name {
      selector = token.text
      advance()
    }
    if at(":") {
      selector += ":"
      advance()
      arguments.append(try readExpr())
      while token.kind == .name || at(":") {
        if token.kind == .name {
          selector += token.text
          advance()
        }
        selector += ":"
        try expect(":")
        arguments.append(try readExpr())
      }
      while take(",") { arguments.append(try readExpr()) }
    }
    try expect("]")
    _ = position
    return Expr(.message(receiver, selector, arguments), at: place)
  }

  /// What begins with `@`.
  private mutating func readLiteral() throws(SourceError) -> Expr {
    let position = token.position
    func made(_ kind: Expr.Kind) -> Expr { Expr(kind, at: position) }
    advance()
    switch token.kind {
    case .string:
      var text = token.text
      advance()
      while token.kind == .string || at("@") && peek().kind == .string {
        if at("@") { advance() }
        text += token.text
        advance()
      }
      return made(.boxed(made(.string([.text(text)]))))
    case .number: return made(.boxed(try readNumber()))
    case .name:
      switch token.text {
      case "YES", "NO", "true", "false": return made(.boxed(try readName()))
      case "selector":
        advance()
        try expect("(")
        var name = ""
        while token.kind == .name || at(":") || at("::") {
          name += token.text
          advance()
        }
        try expect(")")
        return made(.selector(Expr(.name(name), at: position)))
      case "protocol":
        advance()
        try expect("(")
        let name = try expectName()
        try expect(")")
        return made(.call(made(.name("@protocol")), [.init(nil, Expr(.name(name), at: position))]))
      case "available":
        advance()
        return try readAvailable(at: position)
      default: throw SourceError("'@\(token.text)' is not read here.", at: position)
      }
    case .symbol:
      switch token.text {
      case "-", "+":
        let isNegative = at("-")
        advance()
        let number = try readNumber()
        return made(.boxed(isNegative ? made(.prefix("-", number)) : number))
      case "(":
        advance()
        let value = try readExpr()
        try expect(")")
        return made(.boxed(value))
      case "[":
        advance()
        return made(.array(try readArguments(until: "]").map(\.value)))
      case "{":
        advance()
        var pairs: [Expr.Pair] = []
        while !at("}"), token.kind != .end {
          let key = try readExpr()
          try expect(":")
          pairs.append(.init(key, try readExpr()))
          guard take(",") else { break }
        }
        try expect("}")
        return made(.dictionary(pairs))
      default: break
      }
    default: break
    }
    throw expected("A literal behind '@'")
  }

  private mutating func readAvailable(at position: Position) throws(SourceError) -> Expr {
    try expect("(")
    var version: Double?
    while !at(")"), token.kind != .end {
      if !take("*") {
        let platform = try expectName("A system")
        guard token.kind == .number else { throw expected("A version") }
        let number = Double(token.text.split(separator: ".").prefix(2).joined(separator: "."))
        advance()
        if platform == "iOS" || platform == "ios" { version = number }
      }
      guard take(",") else { break }
    }
    try expect(")")
    let arguments = version.map { [Expr.Argument(nil, Expr(.decimal($0), at: position))] } ?? []
    return Expr(.call(Expr(.name("@available"), at: position), arguments), at: position)
  }

  private mutating func readBlockLiteral() throws(SourceError) -> Expr {
    let position = token.position
    try expect("^")
    var result: TypeRef?
    if !at("("), !at("{") {
      var modifiers = Modifiers()
      let base = try readBaseType(&modifiers)
      result = try readPointers(base, &modifiers)
    }
    var parameters: [ClosureExpr.Parameter] = []
    if take("(") {
      if atName("void"), peek().isSymbol(")") { advance() }
      while !at(")"), token.kind != .end {
        var modifiers = Modifiers()
        let declared = try readDeclarator(
          try readBaseType(&modifiers), &modifiers, needsName: false)
        parameters.append(.init(declared.name, declared.type))
        guard take(",") else { break }
      }
      try expect(")")
    }
    let body = try nested { reader throws(SourceError) in try reader.readBlock() }
    return Expr(
      .closure(ClosureExpr([], parameters, result, body, shorthandCount: 0)), at: position)
  }
}
