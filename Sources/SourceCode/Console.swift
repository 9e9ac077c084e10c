extension Lexer {
  private static let prompts = ["(lldb)", "(gdb)"].map { Array($0.utf8) }

  /// The debugger's commands that come to a value of the program's.
  private static let commands: Set<String> = [
    "po", "p", "print", "e", "expr", "expression", "call",
  ]

  /// Moves past what the debugger's console has at the beginning of a line, if it does: a prompt with
  /// the command before an expression, another command, or what was printed.
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
    // An empty line ends what was printed.
    isInConsole = isInConsole && position.line == consoleLine + 1
    guard isInConsole else { return nil }
    repeat {
      skipToLineEnd()
      consoleLine = position.line
    } while skipToPrintedLine()
    return .console
  }

  /// The bytes of the prompt at hand, 0 where `po` stands without one, or nil.
  private func prompt() -> Int? {
    for prompt in Self.prompts where rest.starts(with: prompt) {
      return prompt.count + rest.dropFirst(prompt.count).prefix { $0 == 0x20 }.count
    }
    guard byte() == UInt8(ascii: "p"), byte(1) == UInt8(ascii: "o"), byte(2) == 0x20 else {
      return nil
    }
    return Self.isLetter(byte(3)) || "[(@".utf8.contains(byte(3)) ? 0 : nil
  }

  /// The word at hand.
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
    // What has no such end is an expression that begins with a minus, or what can't be read.
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
  /// What is the same in both languages: a line of the debugger's console, and dots that stand for
  /// what the writer left out; nil where neither is at hand.
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

  /// `po` of a value, as a function of the console's.
  private func printed(_ value: Expression) throws(SourceError) -> Expression {
    try make(.call(.init(receiver: nil, name: "po(_:)", arguments: [value])), [value])
  }

  private static let consoleReason =
    "The debugger's own, or what it printed; code goes on after an empty line."

  /// Why nothing is done where the writer left something out.
  static let omissionReason = "Something is left out here; write what is to run."
}
