extension Lexer {
  /// The maximum number of number signs before a string.
  private static let mostSigns = 255

  /// Whether a Swift raw string begins here, with number signs before its quote.
  var isAtRawString: Bool {
    guard language == .swift, byte() == UInt8(ascii: "#") else { return false }
    return rest.prefix(Self.mostSigns + 1).first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
  }

  /// The value of a string, and its parts if it has interpolations.
  mutating func string() throws(SourceError) -> (String, [Token.Part]) {
    let start = position
    let signs = rest.prefix { $0 == UInt8(ascii: "#") }.count
    skip(signs)
    let mark = typography?.length
    let isLong =
      language == .swift && byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    skip(mark ?? (isLong ? 3 : 1))
    var pieces = StringPieces()
    var hasOther = false
    while true {
      guard !isAtEnd, isLong || byte() != 0x0A else {
        let hint = hasOther ? " ” does not close what \" opened." : ""
        throw SourceError("A string is not closed.\(hint)", at: start)
      }
      hasOther = hasOther || isAtTypographicQuote
      if let length = closing(isLong: isLong, isTypographic: mark != nil, signs) {
        skip(length)
        if isLong { try pieces.unindent(at: start) }
        return pieces.value
      }
      if byte() == UInt8(ascii: "\\"), isEscape(signs) {
        skip(1 + signs)
        if language == .swift, byte() == UInt8(ascii: "(") {
          skip()
          pieces.append(try interpolation(since: start))
        } else if isLong, skipLineBreak() {
          pieces.startLine()
        } else {
          pieces.append(try escaped())
        }
      } else if isLong, byte() == 0x0A || byte() == 0x0D && byte(1) == 0x0A {
        skip(byte() == 0x0A ? 1 : 2)
        pieces.append([0x0A])
        pieces.startLine()
      } else {
        pieces.append([byte()])
        skip()
      }
    }
  }

  /// Whether the current backslash is followed by as many number signs as the string has before it.
  private func isEscape(_ signs: Int) -> Bool {
    rest.dropFirst().prefix(signs).count == signs
      && rest.dropFirst().prefix(signs).allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Consumes the end of a line if only spaces precede it.
  private mutating func skipLineBreak() -> Bool {
    let spaces = rest.prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }.count
    guard byte(spaces) == 0x0A else { return false }
    skip(spaces + 1)
    return true
  }

  /// The length of the closing delimiter of a string that began with `signs` number signs; nil if it is not here.
  private func closing(isLong: Bool, isTypographic: Bool, _ signs: Int) -> Int? {
    if isTypographic, isAtTypographicQuote { return typography?.length }
    guard byte() == UInt8(ascii: "\"") else { return nil }
    guard !isLong || byte(1) == byte() && byte(2) == byte() else { return nil }
    let length = isLong ? 3 : 1
    let behind = rest.dropFirst(length).prefix(signs)
    return behind.count == signs && behind.allSatisfy { $0 == UInt8(ascii: "#") }
      ? length + signs : nil
  }

  /// Consumes an interpolated expression up to its closing bracket, which is excluded.
  private mutating func interpolation(since start: Position) throws(SourceError) -> Token.Part {
    let (begin, place) = (index, position)
    var depth = 1
    var isInString = false
    while depth > 0 {
      guard !isAtEnd, byte() != 0x0A else {
        throw SourceError("A string is not closed.", at: start)
      }
      switch byte() {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "("): depth += isInString ? 0 : 1
      case UInt8(ascii: ")"): depth -= isInString ? 0 : 1
      default: break
      }
      skip()
    }
    return .code(begin..<index - 1, place)  // checked: a bracket was skipped
  }
}

/// The parts of a string while it is parsed.
private struct StringPieces {
  /// Each one but the last is followed by the interpolation of the same index.
  private var texts = [Text()]
  private var interpolations: [Token.Part] = []

  private struct Text {
    var bytes: [UInt8] = []
    /// The byte indices at which source lines begin.
    var starts: [Int] = []
  }

  mutating func append(_ bytes: [UInt8]) { texts[texts.count - 1].bytes += bytes }

  mutating func append(_ interpolation: Token.Part) {
    interpolations.append(interpolation)
    texts.append(Text())
  }

  /// Records that a source line begins here.
  mutating func startLine() {
    let last = texts.count - 1
    texts[last].starts.append(texts[last].bytes.count)
  }

  /// The text without its interpolations, and all parts if there are interpolations.
  var value: (String, [Token.Part]) {
    let strings = texts.map { String(decoding: $0.bytes, as: UTF8.self) }
    guard !interpolations.isEmpty else { return (strings.joined(), []) }
    var parts: [Token.Part] = []
    for (string, interpolation) in zip(strings, interpolations) {
      parts += [.text(string), interpolation]
    }
    return (strings.last ?? "", parts + [.text(strings.last ?? "")])
  }

  /// Removes from a multi-line string its first and last line breaks, and from each line the indentation of the
  /// closing delimiter.
  mutating func unindent(at place: Position) throws(SourceError) {
    let last = texts.count - 1
    let indentation = texts[last].bytes.dropFirst(texts[last].starts.last ?? 0)
    guard texts[0].starts.first == 1, texts[0].bytes.first == 0x0A, !texts[last].starts.isEmpty,
      indentation.allSatisfy(Self.isBlank)
    else {
      throw SourceError(
        "An opening \"\"\" must end its line, and the closing one must begin its own.",
        at: place)
    }
    for index in texts.indices {
      let text = texts[index]
      var bytes = Array(text.bytes.prefix(text.starts.first ?? text.bytes.count))
      for (start, end) in zip(text.starts, text.starts.dropFirst() + [text.bytes.count]) {
        let line = text.bytes.prefix(end).dropFirst(start)
        if line.starts(with: indentation) {
          bytes += line.dropFirst(indentation.count)
        } else if line.allSatisfy({ Self.isBlank($0) || $0 == 0x0A }) {
          bytes += line.drop(while: Self.isBlank)
        } else {
          throw SourceError(
            "A line of the string is indented less than the \"\"\" that closes it.", at: place)
        }
      }
      texts[index] = Text(bytes: bytes)
    }
    texts[0].bytes = Array(texts[0].bytes.dropFirst())
    if texts[last].bytes.last == 0x0A { texts[last].bytes = texts[last].bytes.dropLast() }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
