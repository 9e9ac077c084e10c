/// Decodes escapes in strings.
extension Lexer {
  /// The bytes of the escape after a backslash.
  mutating func escaped() throws(SourceError) -> [UInt8] {
    let place = position
    let byte = byte()
    skip()
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return [byte]
    case 0x0A where language == .objc: return []
    default: break
    }
    let value = language == .swift ? swiftEscape(byte) : objcEscape(byte)
    guard let value else { throw SourceError("This is not a valid escape in a string.", at: place) }
    return value
  }

  /// The numeric value of a C character literal.
  mutating func characterLiteral() throws(SourceError) -> String {
    let start = position
    skip()
    let isEscape = byte() == UInt8(ascii: "\\")
    if isEscape { skip() }
    let bytes = isEscape ? try escaped() : [byte()]
    if !isEscape { skip() }
    guard byte() == UInt8(ascii: "'"), let value = bytes.first, bytes.count == 1,
      (0x01...0x7E).contains(value) || isEscape && value < 0x80, isEscape || value != 0x27
    else {
      throw SourceError(
        "A string needs double quotation marks, not '.", at: start)
    }
    skip()
    return "\(value)"
  }

  private mutating func swiftEscape(_ byte: UInt8) -> [UInt8]? {
    if byte == UInt8(ascii: "0") { return [0] }
    guard byte == UInt8(ascii: "u"), self.byte() == UInt8(ascii: "{") else { return nil }
    skip()
    let scalar = number(most: 8, radix: 16).flatMap { Unicode.Scalar($0) }
    guard self.byte() == UInt8(ascii: "}") else { return nil }
    skip()
    return scalar.map { Array(String($0).utf8) }
  }

  private mutating func objcEscape(_ byte: UInt8) -> [UInt8]? {
    switch byte {
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "e"): return [0x1B]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "?"): return [byte]
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = [byte] + rest.prefix(2).prefix { (0x30...0x37).contains($0) }
      skip(digits.count - 1)
      return UInt8(String(decoding: digits, as: UTF8.self), radix: 8).map { [$0] }
    case UInt8(ascii: "x"):
      return number(most: 2, radix: 16).flatMap(UInt8.init(exactly:)).map { [$0] }
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      return number(most: byte == UInt8(ascii: "u") ? 4 : 8, radix: 16)
        .flatMap { Unicode.Scalar($0) }.map { Array(String($0).utf8) }
    // Compilers warn about any other escape, and use its character.
    default: return [byte]
    }
  }

  /// The number formed by at most `most` digits; nil if there are none.
  private mutating func number(most: Int, radix: Int) -> UInt32? {
    let digits = rest.prefix(most).prefix { byte in
      UInt32(String(decoding: [byte], as: UTF8.self), radix: radix) != nil
    }
    skip(digits.count)
    return UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
  }
}
