/// The meaning in code of a non-ASCII character that a page or a text keyboard may have inserted.
enum Typography: Equatable {
  case letter, space
  /// A double quotation mark of any form.
  case quote
  /// A character read as an ASCII symbol.
  case symbol(String)
  /// A full-width character that resembles an ASCII symbol but is none.
  case fullWidth(String)

  init(_ character: Unicode.Scalar) {
    switch character.value {
    case 0x200B...0x200F, 0x2060, 0xFEFF: self = .space  // Zero width.
    case 0x201C...0x201F: self = .quote
    case 0x2010...0x2013, 0x2212: self = .symbol("-")
    // Mathematical operators, which programs declare.
    case 0xB1, 0xD7, 0xF7, 0x2200...0x22FF: self = .symbol(String(character))
    case 0x2026: self = .symbol("...")
    case 0x3001: self = .fullWidth(",")
    case 0x3002: self = .fullWidth(".")
    case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF5E:
      self = .fullWidth(Unicode.Scalar(character.value - 0xFEE0).map { String($0) } ?? "")
    default: self = character.properties.isWhitespace ? .space : .letter
    }
  }
}

extension Lexer {
  /// The current character if it is not ASCII, with its length in bytes.
  var typography: (kind: Typography, length: Int)? {
    guard !isAtEnd, byte() >= 0x80 else { return nil }
    let text = String(decoding: rest.prefix(4), as: UTF8.self)
    guard let character = text.unicodeScalars.first else { return nil }
    return (Typography(character), UTF8.width(character))
  }

  /// Whether a typographic double quotation mark is next.
  var isAtTypographicQuote: Bool { typography?.kind == .quote }

  /// Consumes a letter or a digit if there is one.
  mutating func takeLetter() -> Bool {
    if let typography {
      guard typography.kind == .letter else { return false }
      skip(typography.length)
      return true
    }
    guard Self.isLetter(byte()) || Self.isDigit(byte()) else { return false }
    skip()
    return true
  }

  /// Consumes a non-ASCII character; returns its kind and text.
  mutating func typographic() throws(SourceError) -> (Token.Kind, text: String?) {
    guard let typography else { return (.symbol, nil) }
    switch typography.kind {
    case .symbol(let text):
      skip(typography.length)
      return (.symbol, text)
    case .fullWidth(let text):
      throw SourceError(
        "'\(self.text(index..<index + typography.length))' is a full-width character; code has '\(text)' there.",
        at: position)
    case .letter, .space, .quote:
      let (start, place) = (index, position)
      skip(typography.length)
      while takeLetter() {}
      try checkName(from: start, at: place)
      return (.name, nil)
    }
  }
}
