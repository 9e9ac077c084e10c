/// Splits a source into tokens.
package struct Lexer {
  package let bytes: [UInt8]
  let language: Language
  var index: Int
  let stop: Int
  var position: Position
  /// Whether the last text was debugger console text, and its line.
  var isInConsole = false
  var consoleLine = 0
  /// Whether the expression after a prompt continues.
  var isInPrompt = false
  /// No placeholder is closed before this index.
  private var unclosedPlaceholders = 0

  /// Reads a source, with its file's number in the program.
  package init(_ source: String, _ language: Language, file: Int = 0) {
    self.init(
      PastedText(source, language).bytes, language,
      from: Position(line: 1, column: 1, file: file))
  }

  /// Reads a range of the bytes, which begins at a position of the source.
  package init(
    _ bytes: [UInt8], _ language: Language, _ range: Range<Int>? = nil,
    from position: Position = Position(line: 1, column: 1)
  ) {
    self.bytes = bytes
    self.language = language
    index = range?.lowerBound ?? 0
    stop = range?.upperBound ?? bytes.count
    self.position = position
  }

  /// All tokens, including the end.
  package mutating func all() throws(SourceError) -> [Token] {
    var tokens: [Token] = []
    repeat { tokens.append(try next()) } while tokens.last?.kind != .end
    return tokens
  }

  /// The byte at an offset from the current one; 0 past the end.
  func byte(_ distance: Int = 0) -> UInt8 { index + distance < stop ? bytes[index + distance] : 0 }

  /// The bytes from the current one on.
  var rest: ArraySlice<UInt8> { bytes[min(index, stop)..<stop] }  // checked: the lesser comes first

  var isAtEnd: Bool { index >= stop }

  /// Skips bytes, counting lines and characters.
  mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where !isAtEnd {
      if bytes[index] == 0x0A {
        position.line += 1
        position.column = 1
      } else if bytes[index] & 0xC0 != 0x80 {
        position.column += 1
      }
      index += 1
    }
  }

  /// The next token.
  package mutating func next() throws(SourceError) -> Token {
    let before = self
    let line = position.line
    let start = index
    try skipSpace()
    var token = Token.end(at: position)
    token.startsLine = start == 0 || position.line != line
    token.hasSpaceBefore = index != start || start == 0
    let begin = index
    token.range = begin..<begin
    // A console line is a statement.
    if isInPrompt, token.startsLine || isAtEnd {
      self = before
      isInPrompt = false
      token.kind = .symbol
      token.text = ";"
      token.range = start..<start
      return token
    }
    guard !isAtEnd else { return token }
    if let kind = console(token.startsLine) {
      token.kind = kind
      token.range = begin..<index  // checked: the lexer only moves on
      return token
    }
    var meant: String?
    switch byte() {
    case UInt8(ascii: "#") where isAtRawString:
      token.kind = .string
      (token.text, token.parts) = try string()
    case UInt8(ascii: "#") where isDirective(token.startsLine):
      token.kind = .directive
      skipLine()
    case let byte where byte == UInt8(ascii: "\"") || isAtTypographicQuote:
      token.kind = .string
      (token.text, token.parts) = try string()
    case 0x80...:
      (token.kind, meant) = try typographic()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      token.kind = .number
      skipNumber()
    case UInt8(ascii: ".") where language == .objc && Self.isDigit(byte(1)):
      token.kind = .number
      skip()
      skipNumber()
      meant = "0" + text(begin..<index)  // checked: the lexer only moves on
    case UInt8(ascii: "'") where language == .objc:
      token.kind = .number
      meant = try characterLiteral()
    case let byte where Self.isLetter(byte):
      token.kind = .name
      while takeLetter() {}
      try checkName(from: begin, at: token.position)
    default:
      token.kind = .symbol
      meant = try skipSymbol(hasSpaceBefore: token.hasSpaceBefore)
    }
    token.range = begin..<index  // checked: the lexer only moves on
    if token.kind != .string { token.text = meant ?? text(token.range) }
    return token
  }

  /// Rejects a name that exceeds the maximum length.
  func checkName(from start: Int, at position: Position) throws(SourceError) {
    guard index - start <= Program.mostNameLength else {
      throw SourceError("A name has \(Program.mostNameLength) bytes at most.", at: position)
    }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private mutating func skipSpace() throws(SourceError) {
    while !isAtEnd {
      switch (byte(), byte(1)) {
      case (0x20, _), (0x09, _), (0x0A, _), (0x0D, _): skip()
      case (0x80..., _):
        guard let typography, typography.kind == .space else { return }
        skip(typography.length)
      case (UInt8(ascii: "/"), UInt8(ascii: "/")): while !isAtEnd, byte() != 0x0A { skip() }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(SourceError) {
    let start = position
    var depth = 0
    repeat {
      guard !isAtEnd else { throw SourceError("A comment is not closed.", at: start) }
      switch (byte(), byte(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")) where depth == 0 || language == .swift:
        depth += 1
        skip(2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        skip(2)
      default: skip()
      }
    } while depth > 0
  }

  /// Whether a number sign begins a preprocessor line rather than a Swift macro.
  private func isDirective(_ startsLine: Bool) -> Bool {
    guard startsLine else { return false }
    if language == .objc { return true }
    var end = index + 1
    while end < stop, Self.isLetter(bytes[end]) { end += 1 }
    return ["if", "else", "elseif", "endif", "warning", "error", "sourceLocation"]
      .contains(text(index + 1..<end))  // checked: counted up from there
  }

  private mutating func skipLine() {
    while !isAtEnd, byte() != 0x0A || index > 0 && bytes[index - 1] == UInt8(ascii: "\\") { skip() }
  }

  private mutating func skipNumber() {
    let isHex = byte() == UInt8(ascii: "0") && byte(1) | 0x20 == UInt8(ascii: "x")
    while true {
      let next = byte()
      if Self.isDigit(next) || Self.isLetter(next) {
        let isExponent = !isHex && next | 0x20 == UInt8(ascii: "e")
        skip()
        if isExponent, byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { skip() }
      } else if next == UInt8(ascii: "."), isFraction {
        skip()
      } else {
        return
      }
    }
  }

  /// Whether the current dot is part of a number rather than of a range or a member.
  private var isFraction: Bool {
    if Self.isDigit(byte(1)) { return true }
    guard language == .objc, byte(1) != UInt8(ascii: ".") else { return false }
    return !Self.isLetter(byte(1)) || byte(1) | 0x20 == UInt8(ascii: "f")
  }

  private static let symbols = [
    "===", "!==", "...", "..<", "==", "!=", "<=", ">=", "&&", "||", "->", "++", "--", "+=", "-=",
    "*=", "/=", "|=", "&=",
  ].map { Array($0.utf8) }

  /// HTML entities for symbols.
  private static let entities = ["&lt;", "&gt;", "&amp;", "&quot;", "&nbsp;", "&#39;"]

  /// Consumes a symbol; returns its replacement if it is read as another one.
  private mutating func skipSymbol(hasSpaceBefore: Bool) throws(SourceError) -> String? {
    let rest = rest
    switch byte() {
    case 0..<0x21, 0x7F...:
      throw SourceError("This character is not allowed in code.", at: position)
    case UInt8(ascii: "'"):
      throw SourceError(
        "A string needs double quotation marks, not '.", at: position)
    case UInt8(ascii: "&"):
      for entity in Self.entities where rest.starts(with: entity.utf8) {
        throw SourceError(
          "'\(entity)' is an HTML entity; copy the code as the page shows it.", at: position)
      }
    case UInt8(ascii: "<") where byte(1) == UInt8(ascii: "#"):
      if skipPlaceholder() { return "..." }
    // Between spaces it is a Swift operator, elsewhere a chain through two optionals.
    case UInt8(ascii: "?") where byte(1) == UInt8(ascii: "?") && hasSpaceBefore:
      skip(2)
      return nil
    default: break
    }
    let first = byte()
    skip(Self.symbols.first { $0[0] == first && rest.starts(with: $0) }?.count ?? 1)
    return nil
  }

  /// Consumes an Xcode placeholder, as in `<#code#>`, if it is closed on its line.
  private mutating func skipPlaceholder() -> Bool {
    guard index >= unclosedPlaceholders else { return false }
    var end = index
    while end < stop, bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "#"), end + 1 < stop, bytes[end + 1] == UInt8(ascii: ">") {
        skip(end + 2 - index)
        return true
      }
      end += 1
    }
    unclosedPlaceholders = end
    return false
  }
}
