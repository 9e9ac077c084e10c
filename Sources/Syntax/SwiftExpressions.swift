import SourceCode

extension SwiftReader {
  /// A value, with an assignment as the weakest of its operators.
  mutating func readExpr() throws(SourceError) -> Expr {
    try nested { reader throws(SourceError) in
      let left = try reader.readTernary()
      let position = reader.token.position
      for sign in ["=", "+=", "-=", "*=", "/=", "|=", "&="] where reader.at(sign) {
        reader.advance()
        return Expr(.assign(sign, left, try reader.readExpr()), at: position)
      }
      for sign in ["%", "^"] where reader.atAdjacent(sign, "=") {
        reader.advance()
        reader.advance()
        return Expr(.assign(sign + "=", left, try reader.readExpr()), at: position)
      }
      return left
    }
  }

  private mutating func readTernary() throws(SourceError) -> Expr {
    let condition = try readBinary(above: 0)
    guard at("?"), token.hasSpaceBefore else { return condition }
    let position = token.position
    advance()
    let first = try readExpr()
    try expect(":")
    let second = try readExpr()
    return Expr(.conditional(condition, first, second), at: position)
  }

  /// Operators by how strongly they bind.
  private static let strengths: [String: Int] = [
    "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 3, ">": 3, "<=": 3, ">=": 3, "===": 3, "!==": 3,
    "~=": 3,
    "??": 4, "is": 5, "as": 5, "...": 6, "..<": 6, "+": 7, "-": 7, "|": 7, "^": 7, "&+": 7, "&-": 7,
    "*": 8, "/": 8, "%": 8, "&": 8, "&*": 8, "<<": 9, ">>": 9,
  ]

  /// The operator between two values at hand, and how many words it has.
  private var infix: (sign: String, words: Int)? {
    if token.kind == .name, token.text == "is" || token.text == "as" { return (token.text, 1) }
    guard token.kind == .symbol else { return nil }
    var (sign, words) = (token.text, 1)
    for pair in [
      ("<", "<"), (">", ">"), ("&", "+"), ("&", "-"), ("&", "*"), ("~", "="), ("?", "?"),
    ]
    where atAdjacent(pair.0, pair.1) {
      (sign, words) = (pair.0 + pair.1, 2)
    }
    guard Self.strengths[sign] != nil else { return nil }
    if words == 1, peek().isSymbol("="), !peek().hasSpaceBefore, sign == "%" || sign == "^" {
      return nil
    }
    let next = peek(words)
    // `-x` on a line of its own begins a statement; `a -b` is no difference.
    if token.hasSpaceBefore, !next.hasSpaceBefore, sign != "??", next.kind != .end {
      if sign == "-" || sign == "&" || sign == "..." || sign == "..<" { return nil }
    }
    if sign == "?" { return nil }
    // `1...` has no end.
    if sign == "...",
      next.isSymbol("]") || next.isSymbol(")") || next.isSymbol(":") || next.isSymbol(",")
    {
      return nil
    }
    return (sign, words)
  }

  mutating func readBinary(above strength: Int) throws(SourceError) -> Expr {
    var left = try readUnary()
    while let (sign, words) = infix, let own = Self.strengths[sign], own > strength {
      let position = token.position
      try depth.link(at: token.position)
      for _ in 0..<words { advance() }
      switch sign {
      case "is": left = Expr(.isType(left, try readType()), at: position)
      case "as":
        var cast = Expr.Cast.plain
        if at("?"), !token.hasSpaceBefore {
          cast = .optional; advance()
        } else if at("!"), !token.hasSpaceBefore {
          cast = .forced; advance()
        }
        left = Expr(.cast(left, try readType(), cast), at: position)
      default:
        let right = try nested { reader throws(SourceError) in
          try reader.readBinary(above: sign == "??" ? own - 1 : own)
        }
        left = Expr(.binary(sign, left, right), at: position)
      }
    }
    return left
  }

  private mutating func readUnary() throws(SourceError) -> Expr {
    let position = token.position
    if atName("try") {
      advance()
      var attempt = Expr.Attempt.plain
      if take("?") { attempt = .optional } else if take("!") { attempt = .forced }
      return Expr(.attempt(attempt, try readBinary(above: 0)), at: position)
    }
    if atName("await") { throw SourceError("'await' is not read.", at: position) }
    // A minus right before a number is part of it: the lowest whole number has no positive.
    if at("-"), peek().kind == .number, !peek().hasSpaceBefore {
      advance()
      return try readPostfix(try readNumber(isNegative: true, at: position))
    }
    for sign in ["-", "!", "~", "+", "&", "..<", "..."] where at(sign) {
      guard !peek().hasSpaceBefore || sign == "!" else { break }
      advance()
      let value = try nested { reader throws(SourceError) in try reader.readUnary() }
      return Expr(.prefix(sign, value), at: position)
    }
    return try readPostfix(try readPrimary())
  }

  // MARK: What follows a value

  private mutating func readPostfix(_ first: Expr) throws(SourceError) -> Expr {
    var value = first
    while true {
      let position = token.position
      if token.kind == .symbol, [".", "(", "[", "{", "?", "!", "..."].contains(token.text) {
        try depth.link(at: token.position)
      }
      if at("."), peek().kind == .name || peek().kind == .number {
        advance()
        if token.kind == .number {
          // `pair.0.1` is one word to the lexer.
          for part in token.text.split(separator: ".") {
            try depth.link(at: token.position)
            value = Expr(.member(value, String(part)), at: position)
          }
          advance()
          continue
        }
        let place = token.position
        var name = token.text
        advance()
        if at("("), !token.hasSpaceBefore, let labels = fullName() { name += labels }
        value = Expr(.member(value, name), at: place)
      } else if at("("), !token.startsLine, !token.hasSpaceBefore {
        let arguments = try readArguments()
        value = Expr(.call(value, try readTrailing(arguments)), at: value.at)
      } else if at("["), !token.startsLine, !token.hasSpaceBefore {
        advance()
        let arguments = try readList(until: "]")
        value = Expr(.element(value, arguments), at: position)
      } else if at("{"), !token.startsLine, !bracesEndValues, isCallable(value), !isObserver {
        value = Expr(.call(value, try readTrailing([])), at: value.at)
      } else if at("?"), !token.hasSpaceBefore, !token.startsLine {
        advance()
        value = Expr(.chain(value), at: position)
      } else if at("!"), !token.hasSpaceBefore, !token.startsLine {
        advance()
        value = Expr(.force(value), at: position)
      } else if at("..."), !token.hasSpaceBefore,
        ["]", ")", ":", ","].contains(where: { peek().isSymbol($0) })
      {
        advance()
        value = Expr(.prefix("…", value), at: position)
      } else {
        return value
      }
    }
  }

  private func isCallable(_ value: Expr) -> Bool {
    switch value.kind {
    case .name, .member, .implicitMember, .type: true
    default: false
    }
  }

  private var isObserver: Bool { peek().isName("didSet") || peek().isName("willSet") }

  /// The labels behind a method that is named and not called, as in `insert(_:at:)`.
  private mutating func fullName() -> String? {
    var offset = 1
    var labels = "("
    while !peek(offset).isSymbol(")") {
      guard peek(offset).kind == .name, peek(offset + 1).isSymbol(":") else { return nil }
      labels += peek(offset).text + ":"
      offset += 2
    }
    guard offset > 1 else { return nil }
    for _ in 0...offset { advance() }
    return labels + ")"
  }

  private mutating func readArguments() throws(SourceError) -> [Expr.Argument] {
    try expect("(")
    return try with(braces: true) { reader throws(SourceError) in try reader.readList(until: ")") }
  }

  private mutating func readList(until end: String) throws(SourceError) -> [Expr.Argument] {
    var arguments: [Expr.Argument] = []
    while !at(end) {
      var label: String?
      if token.kind == .name, peek().isSymbol(":") {
        label = token.text
        advance()
        advance()
      }
      arguments.append(.init(label, try readOperatorOrExpr()))
      guard take(",") else { break }
    }
    try expect(end)
    return arguments
  }

  /// A value, or an operator by itself, as in `sorted(by: >)`.
  private mutating func readOperatorOrExpr() throws(SourceError) -> Expr {
    if token.kind == .symbol, peek().isSymbol(")") || peek().isSymbol(","),
      Self.strengths[token.text] != nil
    {
      let (sign, position) = (token.text, token.position)
      advance()
      let value = Expr(
        .binary(sign, Expr(.name("$0"), at: position), Expr(.name("$1"), at: position)),
        at: position)
      return Expr(
        .closure(ClosureExpr([], nil, nil, [Stmt(.value(value), at: position)], shorthandCount: 2)),
        at: position)
    }
    return try readExpr()
  }

  private mutating func readTrailing(
    _ arguments: [Expr.Argument]
  ) throws(SourceError) -> [Expr.Argument] {
    var arguments = arguments
    guard at("{"), !token.startsLine, !bracesEndValues, !isObserver else { return arguments }
    arguments.append(.init(nil, try readClosure(), isTrailing: true))
    while token.kind == .name, peek().isSymbol(":"), peek(2).isSymbol("{") {
      let label = token.text
      advance()
      advance()
      arguments.append(.init(label, try readClosure(), isTrailing: true))
    }
    return arguments
  }

  // MARK: Values

  private mutating func readPrimary() throws(SourceError) -> Expr {
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

  private mutating func readNumber(isNegative: Bool, at position: Position) throws(SourceError)
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

  private mutating func readString() throws(SourceError) -> Expr {
    let word = token
    advance()
    var parts: [Expr.StringPart] = []
    for part in word.parts {
      switch part {
      case .text(let text): if !text.isEmpty { parts.append(.text(text)) }
      case .code(let range, let place):
        var lexer = Lexer(bytes, .swift, range, from: place)
        var reader = SwiftReader(bytes: bytes, tokens: try lexer.all())
        reader.depth = depth.inner
        let value = try reader.nested { reader throws(SourceError) in try reader.readExpr() }
        guard reader.token.kind == .end else { throw reader.expected("')'") }
        depth.take(reader.depth)
        shorthandCount = max(shorthandCount, reader.shorthandCount)
        parts.append(.value(value))
      }
    }
    if word.parts.isEmpty { parts = [.text(word.text)] }
    return Expr(.string(parts), at: word.position)
  }

  private mutating func readName() throws(SourceError) -> Expr {
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
      // A type with arguments, if it reads as one.
      let before = self
      index -= 1
      if let type = try? readType(), at("(") || at(".") { return made(.type(type)) }
      self = before
    }
    if at("("), !token.hasSpaceBefore, let labels = fullName() { name += labels }
    return made(.name(name))
  }

  private mutating func readCollection() throws(SourceError) -> Expr {
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

  private mutating func readMacro() throws(SourceError) -> Expr {
    let position = token.position
    advance()
    let name = try expectName("What '#' stands for")
    switch name {
    case "selector":
      try expect("(")
      let value = try readExpr()
      try expect(")")
      return Expr(.selector(value), at: position)
    case "function", "line", "file", "fileID", "column":
      return Expr(.name("#" + name), at: position)
    case "available", "unavailable":
      throw SourceError("'#\(name)' stands in conditions only.", at: position)
    default: throw SourceError("'#\(name)' is not read.", at: position)
    }
  }

  private mutating func readKeyPath() throws(SourceError) -> Expr {
    let position = token.position
    advance()
    if token.kind == .name { advance() }
    var value = Expr(.name("$0"), at: position)
    while take(".") {
      if token.kind == .number {
        value = Expr(.member(value, token.text), at: position)
        advance()
      } else {
        value = Expr(.member(value, try expectName("A member")), at: position)
      }
      while at("?") || at("!") {
        value = Expr(at("?") ? .chain(value) : .force(value), at: position)
        advance()
      }
    }
    return Expr(
      .closure(ClosureExpr([], nil, nil, [Stmt(.value(value), at: position)], shorthandCount: 1)),
      at: position)
  }

  // MARK: Closures

  mutating func readClosure() throws(SourceError) -> Expr {
    try nested { reader throws(SourceError) in try reader.readClosureParts() }
  }

  private mutating func readClosureParts() throws(SourceError) -> Expr {
    let position = token.position
    let outerCount = shorthandCount
    let outerTypes = typeDepth
    shorthandCount = 0
    typeDepth = 0
    defer {
      shorthandCount = outerCount
      typeDepth = outerTypes
    }
    return try with(braces: true) { reader throws(SourceError) in
      try reader.expect("{")
      let before = reader
      var signature = try? reader.readSignature()
      if signature == nil {
        reader = before
        signature = ([], nil, nil)
      }
      let body = try reader.readStatements { $0.isSymbol("}") }
      try reader.expect("}")
      return Expr(
        .closure(
          ClosureExpr(
            signature?.captures ?? [], signature?.parameters, signature?.result, body,
            shorthandCount: reader.shorthandCount)), at: position)
    }
  }

  private typealias Signature = (
    captures: [ClosureExpr.Capture], parameters: [ClosureExpr.Parameter]?, result: TypeRef?
  )

  /// What stands before a closure's `in`; refused where there is none.
  private mutating func readSignature() throws(SourceError) -> Signature {
    var signature: Signature = ([], nil, nil)
    while take("@") { advance() }
    if at("[") {
      advance()
      while !at("]") {
        var ownership = Ownership.strong
        if atName("weak") || atName("unowned"), peek().kind == .name || peek().isSymbol("(") {
          ownership = atName("weak") ? .weak : .unowned
          advance()
          if at("(") { try skipBrackets() }
        }
        let position = token.position
        let name = try expectName()
        let value = take("=") ? try readExpr() : Expr(.name(name), at: position)
        signature.captures.append(.init(name, value, ownership))
        guard take(",") else { break }
      }
      try expect("]")
    }
    if at("(") {
      advance()
      var parameters: [ClosureExpr.Parameter] = []
      while !at(")") {
        var name = try expectName()
        if token.kind == .name { name = token.text; advance() }
        parameters.append(.init(name, take(":") ? try readType() : nil))
        guard take(",") else { break }
      }
      try expect(")")
      signature.parameters = parameters
    } else if token.kind == .name, !atName("in") {
      var parameters: [ClosureExpr.Parameter] = []
      repeat { parameters.append(.init(try expectName(), nil)) } while take(",")
      signature.parameters = parameters
    }
    _ = takeName("throws")
    if take("->") { signature.result = try readType() }
    guard takeName("in") else { throw expected("'in'") }
    return signature
  }
}
