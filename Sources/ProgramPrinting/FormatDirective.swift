import Glibc

/// A part of a format for `NSLog`, `String(format:)` or `stringWithFormat:`: text, and the directive after it.
package struct FormatDirective {
  /// The text before the directive.
  package private(set) var text = ""
  /// Nil for a final part without a directive.
  package private(set) var letter: Character?
  /// The length modifier: `h`, `l`, `q`, `z` and the like.
  package private(set) var size = ""
  /// The number of the argument, from 1, as in `%2$@`; nil for the next one.
  package private(set) var place: Int?
  /// Whether an argument gives the width: `%*d`.
  package private(set) var takesWidth = false
  private var flags = ""
  private var width = 0
  private var precision: Int?

  /// The maximum width and precision of a directive, in characters.
  private static let mostWidth = 999
  private static let mostPrecision = 100

  /// Parses a format; the last part has no directive. Returns nil if a `%` is not understood.
  package static func all(of format: String) -> [FormatDirective]? {
    var parts: [FormatDirective] = []
    var text = ""
    var rest = Substring(format)
    while let next = rest.popFirst() {
      guard next == "%" else {
        text.append(next)
        continue
      }
      guard let part = FormatDirective(reading: &rest, behind: text) else { return nil }
      if part.letter == "%" {
        text.append("%")
      } else {
        parts.append(part)
        text = ""
      }
    }
    var last = FormatDirective()
    last.text = text
    return parts + [last]
  }

  private init() {}

  private init?(reading rest: inout Substring, behind text: String) {
    self.text = text
    if let number = Self.number(&rest, most: 99) {
      if rest.first == "$" {
        rest = rest.dropFirst()
        place = max(1, number.value)
      } else {
        if number.hasZero { flags = "0" }
        width = number.value
      }
    }
    while let flag = rest.first, "+-# '0".contains(flag), width == 0 {
      flags.append(flag)
      rest = rest.dropFirst()
    }
    if rest.first == "*" {
      takesWidth = true
      rest = rest.dropFirst()
    } else if let number = Self.number(&rest, most: Self.mostWidth) {
      width = number.value
    }
    if rest.first == "." {
      rest = rest.dropFirst()
      precision = Self.number(&rest, most: Self.mostPrecision)?.value ?? 0
    }
    while let part = rest.first, "hlqzjtL".contains(part) {
      size.append(part)
      rest = rest.dropFirst()
    }
    guard let letter = rest.popFirst(), "@diuxXofFeEgGsScCp%".contains(letter) else { return nil }
    self.letter = letter
  }

  /// Consumes a leading number; nil if there is none.
  private static func number(_ rest: inout Substring, most: Int) -> (value: Int, hasZero: Bool)? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard let first = digits.first else { return nil }
    rest = rest.dropFirst(digits.count)
    // checked: a text
    return (min(most, Int(digits) ?? most), first == "0")
  }

  /// The directive with a width from an argument; a negative one aligns left.
  package func wide(_ width: Int) -> FormatDirective {
    var directive = self
    if width < 0 { directive.flags.append("-") }
    directive.width = min(Self.mostWidth, Int(clamping: width.magnitude))
    return directive
  }

  /// An integer as C prints it, truncated to the size of the length modifier.
  package func printed(_ number: Int) -> String {
    let narrow =
      switch size {
      case "": Int(clamping: Int32(truncatingIfNeeded: number))
      case "h": Int(clamping: Int16(truncatingIfNeeded: number))
      case "hh": Int(clamping: Int8(truncatingIfNeeded: number))
      default: number
      }
    switch letter {
    case "d", "i": return printed("lld", narrow)
    case "c", "C":
      let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: number))
      return padded(scalar.map { String(Character($0)) } ?? "")
    default:
      let bits = [("", 32), ("h", 16), ("hh", 8)].first { $0.0 == size }?.1 ?? 64
      let mask = UInt.max >> (64 - bits)
      return printed("ll\(letter ?? "u")", UInt(bitPattern: number) & mask)
    }
  }

  /// A floating-point number as C prints it.
  package func printed(_ number: Double) -> String { printed("\(letter ?? "f")", number) }

  /// A text padded to the width.
  package func padded(_ text: String) -> String {
    let missing = width - text.count
    guard missing > 0 else { return text }
    let spaces = String(repeating: " ", count: missing)
    return flags.contains("-") ? text + spaces : spaces + text
  }

  private func printed(_ conversion: String, _ number: any CVarArg) -> String {
    let format =
      "%\(flags)\(width == 0 ? "" : "\(width)")\(precision.map { ".\($0)" } ?? "")\(conversion)"
    // The longest output: a sign, 309 digits before the point, and the maximum precision after it.
    var buffer = [CChar](repeating: 0, count: 1024)
    let count = withVaList([number]) { vsnprintf(&buffer, buffer.count, format, $0) }
    return String(
      decoding: buffer.prefix(max(0, Int(count))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
