import SourceCode

/// Postfix parts of expressions: members, calls, subscripts, `?` and `!`.
extension SwiftReader {
  mutating func readPostfix(_ first: Expr) throws(SourceError) -> Expr {
    var value = first
    while true {
      let position = token.position
      if token.kind == .symbol, operators.postfix.contains(token.text), !token.hasSpaceBefore,
        operators.infix[token.text] == nil || peek().hasSpaceBefore
      {
        try depth.link(at: position)
        value = Expr(.prefix("postfix " + token.text, value), at: position)
        advance()
        continue
      }
      if token.kind == .symbol, [".", "(", "[", "{", "?", "!", "..."].contains(token.text) {
        try depth.link(at: token.position)
      }
      if at("."), peek().kind == .name || peek().kind == .number {
        advance()
        if token.kind == .number {
          // `pair.0.1` is a single token.
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
        // An optional of an optional, as a delegate's window, is optional once here: `window??.frame`.
        if case .chain = value.kind { continue }
        value = Expr(.chain(value), at: position)
      } else if at("!"), !token.hasSpaceBefore, !token.startsLine {
        advance()
        if case .force = value.kind { continue }
        value = Expr(.force(value), at: position)
      } else if at("..."), !token.hasSpaceBefore,
        ["]", ")", ":", ",", "{", "~"].contains(where: { peek().isSymbol($0) }) || peek().startsLine
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

  /// The labels of a method reference, as in `insert(_:at:)`.
  mutating func fullName() -> String? {
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

  mutating func readArguments() throws(SourceError) -> [Expr.Argument] {
    try expect("(")
    return try with(braces: true) { reader throws(SourceError) in try reader.readList(until: ")") }
  }

  mutating func readList(until end: String) throws(SourceError) -> [Expr.Argument] {
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

  /// Parses an expression or a bare operator, as in `sorted(by: >)`.
  mutating func readOperatorOrExpr() throws(SourceError) -> Expr {
    if token.kind == .symbol, peek().isSymbol(")") || peek().isSymbol(","),
      application(of: token.text) != nil
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

  mutating func readTrailing(
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
}
