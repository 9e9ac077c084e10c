extension Lexer {
  private static let prompts = ["(lldb)", "(gdb)"].map { Array($0.utf8) }

  /// The debugger commands that evaluate an expression.
  private static let commands: Set<String> = [
    "po", "p", "print", "e", "expr", "expression", "call",
  ]

  /// Consumes debugger console text at the beginning of a line: a prompt with the command before an expression,
  /// another command, or printed output.
  mutating func console(_ startsLine: Bool) -> Token.Kind? {
    guard startsLine else { return nil }
    defer { if isInConsole { consoleLine = position.line } }
    if let length = prompt() {
      isInConsole = true
      skip(length)
      guard Self.commands.contains(word()) else {
        skipToLineEnd()
        return .console
      }
      skip(word().utf8.count)
      skipOptions()
      isInPrompt = true
      return .prompt
    }
    // An empty line ends the output.
    isInConsole = isInConsole && position.line == consoleLine + 1
    guard isInConsole else { return nil }
    repeat {
      skipToLineEnd()
      consoleLine = position.line
    } while skipToPrintedLine()
    return .console
  }

  /// The length in bytes of the current prompt, 0 for `po` without a prompt, or nil.
  private func prompt() -> Int? {
    for prompt in Self.prompts where rest.starts(with: prompt) {
      return prompt.count + rest.dropFirst(prompt.count).prefix { $0 == 0x20 }.count
    }
    guard byte() == UInt8(ascii: "p"), byte(1) == UInt8(ascii: "o"), byte(2) == 0x20 else {
      return nil
    }
    return Self.isLetter(byte(3)) || "[(@".utf8.contains(byte(3)) ? 0 : nil
  }

  /// The current word.
  private func word() -> String {
    String(decoding: rest.prefix(while: Self.isLetter), as: UTF8.self)
  }

  private mutating func skipToLineEnd() { while !isAtEnd, byte() != 0x0A { skip() } }

  /// Moves on to the next line if it is neither empty nor a prompt.
  private mutating func skipToPrintedLine() -> Bool {
    var next = self
    next.skip()
    while next.byte() == 0x20 || next.byte() == 0x09 || next.byte() == 0x0D { next.skip() }
    guard !next.isAtEnd, next.byte() != 0x0A, next.prompt() == nil else { return false }
    self = next
    return true
  }

  /// Moves past `-l objc -O --`, or past the one option of `po -l objc`.
  private mutating func skipOptions() {
    while byte() == 0x20 { skip() }
    guard byte() == UInt8(ascii: "-"), Self.isLetter(byte(1)) || byte(1) == byte() else { return }
    // Without that end it is an expression starting with a minus, or unreadable.
    var ahead = self
    while !ahead.isAtEnd, ahead.byte() != 0x0A {
      if ahead.rest.starts(with: "-- ".utf8), ahead.bytes[ahead.index - 1] == 0x20 {
        ahead.skip(3)
        self = ahead
        return
      }
      ahead.skip()
    }
  }
}

extension Parser {
  /// Parses statements common to both languages: a line of the debugger's console, or dots for omitted code; nil
  /// if there is neither.
  mutating func commonStatement() throws(SourceError) -> Statement? {
    let start = index
    switch token.kind {
    case .symbol where token.text == "...":
      advance()
      return try statement(.skipped(Self.omissionReason), from: start)
    case .console:
      advance()
      return try statement(.skipped(Self.consoleReason), from: start)
    case .prompt:
      advance()
      let value = try expression()
      let form: Statement.Form
      if let assigned = try assignment(to: value) {
        form = assigned
      } else {
        form = .expression(try printed(value))
      }
      try expect(";")
      return try statement(form, from: start)
    default: return nil
    }
  }

  /// `po` of a value, as a call of a console function.
  private func printed(_ value: Expression) throws(SourceError) -> Expression {
    try make(.call(.init(receiver: nil, name: "po(_:)", arguments: [value])), [value])
  }

  private static let consoleReason =
    "A debugger command or its output; code continues after an empty line."

  /// Why omitted code has no effect.
  static let omissionReason = "Code is left out here; write it out."
}
