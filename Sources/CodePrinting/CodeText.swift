extension Unicode.Scalar {
  /// Whether it affects the text around it instead of being displayed: controls, line separators, and characters
  /// that change the writing direction.
  var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .privateUse:
      true
    default: false
    }
  }

  /// The scalar as in a Swift string literal; `asASCII` also escapes all non-ASCII.
  func escaped(asASCII: Bool = false) -> String {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where isHidden || asASCII && !isASCII: "\\u{\(String(value, radix: 16))}"
    default: String(self)
    }
  }

  /// The scalar as in an Objective-C string literal: bytes as three octal digits each, so that a digit after them
  /// is not part of the escape.
  var escapedForC: String {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where value < 0xA0 && isHidden: UTF8.encode(self)?.map(Self.octal).joined() ?? ""
    case _ where isHidden:
      value > 0xFFFF ? "\\U" + Self.hex(value, 8) : "\\u" + Self.hex(value, 4)
    default: String(self)
    }
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    // checked: its own digits
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }

  private static func hex(_ value: UInt32, _ width: Int) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension CodePrinter {
  /// A number in both languages; whole numbers have no fraction.
  func text(_ number: Double) -> String {
    guard number.magnitude < 0x1p53, number != 0 || number.sign == .plus,
      let whole = Int(exactly: number)
    else { return "\(number)" }
    return "\(whole)"
  }

  /// A one-line comment with any text.
  func comment(_ text: String) -> String {
    let text = text.unicodeScalars.map { scalar in
      scalar.isASCII && !scalar.isHidden ? String(scalar) : "?"
    }
    return "// " + text.joined()
  }
}
