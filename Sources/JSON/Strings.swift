/// A validated string of the document: the range of its text, between the quotes.
struct StringLiteral {
  let text: Range<Int>
  let hasEscapes: Bool
  /// The position after the closing quote.
  var end: Int { text.upperBound + 1 }
}

extension JSONReader {
  /// Validates the string whose opening quote is the current byte.
  func scanString() throws(JSONError) -> StringLiteral {
    let start = position + 1
    var index = start
    var hasEscapes = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        // checked: scanned from the start
        return StringLiteral(text: start..<index, hasEscapes: hasEscapes)
      } else if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        index = try endOfEscape(at: index)
      } else if byte < 0x20 {
        throw syntax("a control character in a string must be escaped", at: index)
      } else if byte < 0x80 {
        index += 1
      } else {
        index = try endOfScalar(at: index)
      }
    }
    throw syntax("this string has no closing quote", at: position)
  }

  /// Returns the text of a validated string.
  func text(of literal: StringLiteral) -> String {
    guard literal.hasEscapes else { return String(decoding: bytes[literal.text], as: UTF8.self) }
    var text = ""
    var start = literal.text.lowerBound
    // checked: no scanned escape ends after the text
    while let escape = bytes[start..<literal.text.upperBound].firstIndex(of: UInt8(ascii: "\\")) {
      // checked: found from the start
      text += String(decoding: bytes[start..<escape], as: UTF8.self)
      guard let (scalar, end) = escapedScalar(at: escape) else { break }
      text.unicodeScalars.append(scalar)
      start = end
    }
    // checked: as above
    return text + String(decoding: bytes[start..<literal.text.upperBound], as: UTF8.self)
  }

  private func endOfEscape(at start: Int) throws(JSONError) -> Int {
    guard let (_, end) = escapedScalar(at: start) else { throw badEscape(at: start) }
    return end
  }

  /// Returns the scalar of the escape whose backslash is at `start`, and the position after it.
  private func escapedScalar(at start: Int) -> (Unicode.Scalar, end: Int)? {
    switch byte(at: start + 1) {
    case UInt8(ascii: "\""): return ("\"", start + 2)
    case UInt8(ascii: "\\"): return ("\\", start + 2)
    case UInt8(ascii: "/"): return ("/", start + 2)
    case UInt8(ascii: "b"): return ("\u{8}", start + 2)
    case UInt8(ascii: "f"): return ("\u{C}", start + 2)
    case UInt8(ascii: "n"): return ("\n", start + 2)
    case UInt8(ascii: "r"): return ("\r", start + 2)
    case UInt8(ascii: "t"): return ("\t", start + 2)
    default: break
    }
    guard let unit = escapedUnit(at: start) else { return nil }
    if let scalar = Unicode.Scalar(unit) { return (scalar, start + 6) }
    guard
      UTF16.isLeadSurrogate(unit), let trail = escapedUnit(at: start + 6),
      UTF16.isTrailSurrogate(trail)
    else { return nil }
    return (UTF16.decode(UTF16.EncodedScalar([unit, trail])), start + 12)
  }

  /// Returns the UTF-16 unit of an escape such as `\u00e9`, if there is one at `start`.
  func escapedUnit(at start: Int) -> UInt16? {
    guard byte(at: start) == UInt8(ascii: "\\"), byte(at: start + 1) == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for index in start + 2..<start + 6 {
      let digit = byte(at: index)
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt16(digit & 0xF)
      case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
        unit = unit << 4 | UInt16(digit & 0xF + 9)
      default: return nil
      }
    }
    return unit
  }

  /// Returns the position after the scalar of two to four bytes at `start`.
  private func endOfScalar(at start: Int) throws(JSONError) -> Int {
    // The second byte's range excludes overlong forms, surrogates and scalars past U+10FFFF.
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch bytes[start] {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: throw syntax(notUTF8, at: start)
      }
    guard second.contains(byte(at: start + 1)) else { throw syntax(notUTF8, at: start) }
    for index in start + 2..<start + length where byte(at: index) & 0xC0 != 0x80 {
      throw syntax(notUTF8, at: start)
    }
    return start + length
  }
}

private let notUTF8 = "expected UTF-8, found bytes that are none"
