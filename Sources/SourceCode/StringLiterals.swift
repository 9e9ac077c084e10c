extension Lexer {
  /// The value of the string at hand, and its parts where some are interpolated.
  mutating func string() throws(SourceError) -> (String, [Token.Part]) {
    let start = position
    let mark = typography?.length
    let isLong =
      language == .swift && byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    skip(mark ?? (isLong ? 3 : 1))
    var parts: [Token.Part] = []
    var value: [UInt8] = []
    var hasOther = false
    while true {
      guard !isAtEnd, isLong || byte() != 0x0A else {
        let hint = hasOther ? " ” does not close what \" opened." : ""
        throw SourceError("A string is not closed.\(hint)", at: start)
      }
      hasOther = hasOther || isAtTypographicQuote
      if let length = closing(isLong: isLong, isTypographic: mark != nil) {
        skip(length)
        let text = String(decoding: value, as: UTF8.self)
        return parts.isEmpty ? (text, []) : (text, parts + [.text(text)])
      }
      switch byte() {
      case UInt8(ascii: "\\") where language == .swift && byte(1) == UInt8(ascii: "("):
        parts.append(.text(String(decoding: value, as: UTF8.self)))
        value = []
        skip(2)
        parts.append(try interpolation(since: start))
      case UInt8(ascii: "\\"):
        skip()
        value += escaped()
      default:
        value.append(byte())
        skip()
      }
    }
  }

  /// The bytes of the quotation marks at hand if they close a string.
  private func closing(isLong: Bool, isTypographic: Bool) -> Int? {
    if isTypographic, isAtTypographicQuote { return typography?.length }
    guard byte() == UInt8(ascii: "\"") else { return nil }
    guard isLong else { return 1 }
    return byte(1) == byte() && byte(2) == byte() ? 3 : nil
  }

  /// The expression up to the bracket that closes it, which is left out.
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

  /// What a backslash and the byte at hand stand for.
  private mutating func escaped() -> [UInt8] {
    let byte = byte()
    skip()
    return switch byte {
    case UInt8(ascii: "n"): [0x0A]
    case UInt8(ascii: "t"): [0x09]
    case UInt8(ascii: "r"): [0x0D]
    case UInt8(ascii: "0"): [0x20]
    case 0: []
    default: [byte]
    }
  }
}
