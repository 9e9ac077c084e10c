import SourceCode
import Syntax

/// Primary expressions: literals, names, messages, blocks.
extension ObjectiveCReader {
  mutating func readPlain() throws(SourceError) -> Expr {
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
        var value = try readExpr()
        while at(",") {
          let comma = token.position
          advance()
          value = Expr(.binary(",", value, try readExpr()), at: comma)
        }
        try expect(")")
        return value
      case "[": return try readMessage()
      case "@": return try readLiteral()
      case "^": return try readBlockLiteral()
      case "...":
        throw SourceError("Replace the Xcode placeholder by code.", at: position)
      default: break
      }
    default: break
    }
    throw expected("A value")
  }

  mutating func readNumber() throws(SourceError) -> Expr {
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

  mutating func readName() throws(SourceError) -> Expr {
    let position = token.position
    let name = token.text
    advance()
    switch name {
    case "YES", "TRUE", "true": return Expr(.bool(true), at: position)
    case "NO", "FALSE", "false": return Expr(.bool(false), at: position)
    case "nil", "NULL", "Nil": return Expr(.null, at: position)
    case "sizeof":
      let isType = at("(") && typeEnd(from: index + 1).map { tokens[$0].isSymbol(")") } == true
      let measured: Expr
      if isType, let type = try readCast() {
        measured = Expr(.type(type), at: position)
      } else {
        measured = try nested { reader throws(SourceError) in try reader.readPrefix() }
      }
      return Expr(
        .call(Expr(.name("sizeof"), at: position), [.init(nil, measured)]), at: position)
    case "__builtin_available": return try readAvailable(at: position)
    default: return Expr(.name(name), at: position)
    }
  }

  /// `[receiver selector:argument]`.
  mutating func readMessage() throws(SourceError) -> Expr {
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

  /// Parses a literal that begins with `@`.
  mutating func readLiteral() throws(SourceError) -> Expr {
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
      default: throw SourceError("'@\(token.text)' is not supported here.", at: position)
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

  mutating func readAvailable(at position: Position) throws(SourceError) -> Expr {
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

  mutating func readBlockLiteral() throws(SourceError) -> Expr {
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
        let declared = try readParameter()
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
