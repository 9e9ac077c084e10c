extension ByteBuffer {
  /// Adds UTF-8 text as a JSON string, in quotes.
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

  private mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case ..<0x20:
        append("\\u00")
        append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
        append(hexDigit(byte & 0xF))
      case 0xA8 where text.endsLineSeparator(at: index): replaceScalar("\\u2028")
      case 0xA9 where text.endsLineSeparator(at: index): replaceScalar("\\u2029")
      default: append(byte)
      }
    }
  }

  /// Puts an escape in the place of the two bytes just written and the one at hand.
  private mutating func replaceScalar(_ escape: StaticString) {
    used -= 2
    append(escape)
  }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether no byte needs an escape; 0xE2 begins U+2028 and U+2029, which need one.
  fileprivate var allPlain: Bool {
    // Without an early exit the compiler can look at many bytes at once.
    var special: UInt8 = 0
    for byte in self {
      special |= byte < 0x20 ? 1 : 0
      special |= byte == UInt8(ascii: "\"") ? 1 : 0
      special |= byte == UInt8(ascii: "\\") ? 1 : 0
      special |= byte == 0xE2 ? 1 : 0
    }
    return special == 0
  }

  /// Whether the byte at `index` is the last of U+2028 or U+2029, which end lines in JavaScript.
  fileprivate func endsLineSeparator(at index: Int) -> Bool {
    index >= 2 && self[index - 2] == 0xE2 && self[index - 1] == 0x80
  }
}
