extension ByteBuffer {
  /// Appends UTF-8 text as a JSON string, in quotes.
  mutating func append(quoted text: UnsafeBufferPointer<UInt8>) {
    reserve(text.count + 2)
    put(UInt8(ascii: "\""))
    if text.allPlain {
      put(UnsafeRawBufferPointer(text))
    } else {
      append(escaping: text)
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends text in quotes that needs no escape.
  mutating func append(plain text: String) {
    text.utf8Span.span.withUnsafeBytes { bytes in
      reserve(bytes.count + 2)
      put(UInt8(ascii: "\""))
      put(bytes)
      put(UInt8(ascii: "\""))
    }
  }

  private mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices where text[index].isSpecial {
      let separator = text[index] == 0xE2
      if separator, !text.hasLineSeparator(at: index) { continue }
      // checked: a special byte comes after those before
      append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[start..<index]))
      if separator {
        append(text[index + 2] == 0xA8 ? "\\u2028" : "\\u2029")
        start = index + 3
      } else {
        append(escape: text[index])
        start = index + 1
      }
    }
    // checked: after a byte of it
    append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[start...]))
  }

  private mutating func append(escape byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    default:
      append(byte < 0x10 ? "\\u000" : "\\u001")
      append(hexDigit(byte & 0xF))
    }
  }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}

extension UInt8 {
  /// Whether the byte needs an escape, or may begin U+2028 or U+2029, which need one.
  @inline(__always) fileprivate var isSpecial: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self == 0xE2
  }
}

extension UInt64 {
  /// Whether one of the eight bytes is special.
  ///
  /// The top bit of a byte minus 1 is set if the byte was 0 or above 0x80. That of a byte minus
  /// 0x20 is set if it was below 0x20 or above 0xA0. `& ~` excludes the high ones. A borrow from a
  /// lower byte occurs only if that byte is special itself.
  @inline(__always) fileprivate var holdsSpecial: Bool {
    let quote = self ^ Self.each(UInt8(ascii: "\""))
    let backslash = self ^ Self.each(UInt8(ascii: "\\"))
    let separator = self ^ Self.each(0xE2)
    let one = Self.each(1)
    let found =
      (self &- Self.each(0x20)) & ~self | (quote &- one) & ~quote
      | (backslash &- one) & ~backslash | (separator &- one) & ~separator
    return found & Self.each(0x80) != 0
  }

  @inline(__always) private static func each(_ byte: UInt8) -> UInt64 {
    0x0101_0101_0101_0101 * UInt64(byte)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether no byte is special.
  fileprivate var allPlain: Bool {
    let bytes = UnsafeRawBufferPointer(self)
    var start = 0
    while start + 8 <= count {
      if bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self).holdsSpecial { return false }
      start += 8
    }
    while start < count {
      if self[start].isSpecial { return false }
      start += 1
    }
    return true
  }

  /// Whether U+2028 or U+2029, which end lines in JavaScript, is at `index`.
  fileprivate func hasLineSeparator(at index: Int) -> Bool {
    index + 2 < count && self[index + 1] == 0x80 && self[index + 2] & 0xFE == 0xA8
  }
}
