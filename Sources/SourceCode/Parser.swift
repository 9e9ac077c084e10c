/// Parses tokens into statements; the parts common to both languages.
struct Parser {
  let bytes: [UInt8]
  let tokens: [Token]
  let language: Language
  private(set) var index = 0
  /// The number of tokens read, including repeated reads.
  private(set) var steps = 0
  /// The assignments in the source, in order.
  let assignments: [Assignment]
  private var depth = 0
  /// Whether it parses an interpolation within a string.
  private var isPart = false
  /// The number of statements parsed.
  private(set) var count = 0
  /// Whether the last parsed type is a weak reference.
  var isWeak = false
  /// Whether a brace after a value starts a closure; false in Swift conditions.
  var takesClosures = true

  init(bytes: [UInt8], tokens: [Token], language: Language) {
    self.bytes = bytes
    self.tokens = tokens
    self.language = language
    assignments = Assignment.all(in: tokens)
  }

  /// The current token.
  var token: Token { tokens[index] }
  /// The next token.
  var following: Token { tokens[min(index + 1, tokens.count - 1)] }

  mutating func advance() { move(to: min(index + 1, tokens.count - 1)) }
  mutating func goBack(to index: Int) { move(to: index) }

  private mutating func move(to index: Int) {
    count(steps: 1)
    // A source that takes too many steps appears to end, so that parsing ends.
    self.index = isSpent ? tokens.count - 1 : index
  }

  mutating func count(steps: Int) { self.steps += steps }

  /// Whether the source exceeds the maximum number of steps.
  var isSpent: Bool { steps > Program.mostSteps }

  /// Returns what `read` parses, or nil without consuming anything if it fails.
  mutating func attempt<Value>(
    _ read: (inout Parser) throws(SourceError) -> Value
  ) -> Value? {
    let before = self
    do throws(SourceError) { return try read(&self) } catch {
      let steps = steps
      self = before
      self.steps = steps
      return nil
    }
  }

  /// Consumes a symbol if it is next.
  mutating func take(_ symbol: String) -> Bool {
    guard token.isSymbol(symbol) else { return false }
    advance()
    return true
  }

  /// Consumes a name if it is next.
  mutating func takeName(_ name: String) -> Bool {
    guard token.isName(name) else { return false }
    advance()
    return true
  }

  mutating func expect(_ symbol: String) throws(SourceError) {
    guard take(symbol) else {
      // An error about the end of a line is reported on that line rather than the next.
      if symbol == ";", token.startsLine || token.kind == .end, index > 0 {
        throw SourceError(
          "';' is missing at the end of the statement.", at: end(of: tokens[index - 1]))
      }
      throw unexpected("'\(symbol)'")
    }
  }

  /// The position after a token.
  private func end(of token: Token) -> Position {
    var lexer = Lexer(bytes, language, token.range, from: token.position)
    lexer.skip(token.range.count)
    return lexer.position
  }

  mutating func name(_ what: String = "a name") throws(SourceError) -> String {
    guard token.kind == .name else { throw unexpected(what) }
    defer { advance() }
    return token.text
  }

  func unexpected(_ wanted: String) -> SourceError {
    SourceError("\(wanted) was expected, not \(token.shown).", at: token.position)
  }

  /// Parses something nested, and rejects what is nested too deeply.
  mutating func nested<Value>(
    _ read: (inout Parser) throws(SourceError) -> Value
  ) throws(SourceError) -> Value {
    guard depth < Program.mostDepth else { throw tooDeep }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private var tooDeep: SourceError {
    SourceError("It lies more than \(Program.mostDepth) deep.", at: token.position)
  }

  /// Makes an expression of its parts, unless it would be nested too deeply.
  func make(
    _ form: Expression.Form, _ parts: [Expression] = []
  ) throws(SourceError) -> Expression {
    let made = Expression(form, over: parts)
    guard made.depth <= Program.mostDepth else { throw tooDeep }
    return made
  }

  /// Parses an interpolation within a string.
  mutating func interpolated(
    _ range: Range<Int>, _ position: Position
  ) throws(SourceError) -> Expression {
    var lexer = Lexer(bytes, language, range, from: position)
    var parser = Parser(bytes: bytes, tokens: try lexer.all(), language: language)
    parser.depth = depth
    parser.isPart = true
    parser.steps = steps + range.count
    defer { steps = parser.steps }
    let value = try parser.nested { parser throws(SourceError) in try parser.expression() }
    guard parser.token.kind == .end else { throw parser.unexpected("')'") }
    return value
  }

  mutating func program() throws(SourceError) -> [Statement] {
    try statements { $0.kind == .end }
  }

  /// Parses statements up to a token that ends them, which is not consumed.
  mutating func statements(
    until isEnd: (Token) -> Bool
  ) throws(SourceError) -> [Statement] {
    var statements: [Statement] = []
    while !isEnd(token) {
      if token.kind == .end { throw unexpected("'}'") }
      if take(";") { continue }
      if let statement = try commonStatement() {
        statements.append(statement)
        continue
      }
      statements += try nested { parser throws(SourceError) in
        parser.language == .objc ? try parser.objcStatement() : try parser.swiftStatement()
      }
    }
    return statements
  }

  /// The statements between braces.
  mutating func braces() throws(SourceError) -> [Statement] {
    try expect("{")
    let closures = takesClosures
    takesClosures = true
    defer { takesClosures = closures }
    let statements = try statements { $0.isSymbol("}") }
    try expect("}")
    return statements
  }

  /// Makes a statement that began with the token at `start`; `head` is the first token of its block.
  mutating func statement(
    _ form: Statement.Form, from start: Int, head: Int? = nil
  ) throws(SourceError) -> Statement {
    count += 1
    guard count <= Program.mostStatements else {
      throw SourceError(
        "There are more than \(Program.mostStatements) statements.", at: tokens[start].position)
    }
    let last = max(start, index - 1)
    let stop = head.map { tokens[max(start, $0 - 1)].range.upperBound }
    return Statement(
      position: tokens[start].position, end: tokens[last].position,
      source: text(tokens[start].range.lowerBound..<(stop ?? tokens[last].range.upperBound)),
      form: form, words: isPart ? 0..<0 : start..<index)  // checked: the parser only moves forward
  }

  /// The source text, at most 200 characters.
  func text(_ range: Range<Int>) -> String {
    // More bytes are not needed: text cut off there is shown as omitted.
    var end = min(range.upperBound, range.lowerBound + 800)
    let isWhole = end == range.upperBound
    while !isWhole, end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    // checked: the end lies within the range, which is a token's
    let text = String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
    return isWhole && text.count <= 200 ? text : text.prefix(199) + "…"
  }

  private static let pairs = ["(": ")", "[": "]", "{": "}"]

  /// Consumes a bracket and everything up to its match.
  mutating func skipBrackets() throws(SourceError) {
    let start = token.position
    var waiting: [String] = []
    repeat {
      guard token.kind != .end else { throw SourceError("A bracket is not closed.", at: start) }
      if token.kind == .symbol {
        if let closing = Self.pairs[token.text] {
          waiting.append(closing)
        } else if token.text == waiting.last {
          _ = waiting.popLast()
        } else if Self.pairs.values.contains(token.text) {
          throw unexpected("'\(waiting.last ?? "")'")
        }
      }
      advance()
    } while !waiting.isEmpty
  }

  /// Consumes a type's arguments, as in `<UIWindow *>`, if present and closed.
  mutating func skipTypeArguments() -> Bool {
    guard token.isSymbol("<") else { return true }
    let start = index
    var depth = 0
    repeat {
      if token.isSymbol("<") { depth += 1 }
      if token.isSymbol(">") { depth -= 1 }
      let mayStand =
        token.kind == .name
        || ["<", ">", "*", ",", ".", ":", "[", "]", "?", "&"].contains(token.text)
      guard mayStand, token.kind != .end else {
        goBack(to: start)
        return false
      }
      advance()
    } while depth > 0
    return true
  }
}
