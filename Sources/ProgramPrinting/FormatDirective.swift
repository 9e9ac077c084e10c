import Glibc

/// A part of a format, as `NSLog`, `String(format:)` and `stringWithFormat:` take one: text, and the directive behind
/// it.
package struct FormatDirective {
  /// What stands before it.
  package private(set) var text = ""
  /// Nil where only text is left.
  package private(set) var letter: Character?
  /// `h`, `l`, `q`, `z` and the like.
  package private(set) var size = ""
  /// Which of the values it prints, from 1, as in `%2$@`; nil for the next one.
  package private(set) var place: Int?
  /// Whether a value says the width: `%*d`.
  package private(set) var takesWidth = false
  private var flags = ""
  private var width = 0
  private var precision: Int?

  /// The most that a directive may ask for, in characters.
  private static let mostWidth = 999
  private static let mostPrecision = 100

  /// The parts of a format, the last one without a directive; nil where a `%` is not understood.
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

  /// Takes a number off the front, nil where none is there.
  private static func number(_ rest: inout Substring, most: Int) -> (value: Int, hasZero: Bool)? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard let first = digits.first else { return nil }
    rest = rest.dropFirst(digits.count)
    // checked: a text
    return (min(most, Int(digits) ?? most), first == "0")
  }

  /// The directive with a width that a value said; one below zero is on the left.
  package func wide(_ width: Int) -> FormatDirective {
    var directive = self
    if width < 0 { directive.flags.append("-") }
    directive.width = min(Self.mostWidth, Int(clamping: width.magnitude))
    return directive
  }

  /// A whole number as C prints it, which takes as many of its bits as the size says.
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

  /// A number with a fraction as C prints it.
  package func printed(_ number: Double) -> String { printed("\(letter ?? "f")", number) }

  /// A text in as many characters as the width says.
  package func padded(_ text: String) -> String {
    let missing = width - text.count
    guard missing > 0 else { return text }
    let spaces = String(repeating: " ", count: missing)
    return flags.contains("-") ? text + spaces : spaces + text
  }

  private func printed(_ conversion: String, _ number: any CVarArg) -> String {
    let format =
      "%\(flags)\(width == 0 ? "" : "\(width)")\(precision.map { ".\($0)" } ?? "")\(conversion)"
    // The longest: 309 digits before the point, as many behind it as may be, and a sign.
    var buffer = [CChar](repeating: 0, count: 1024)
    let count = withVaList([number]) { vsnprintf(&buffer, buffer.count, format, $0) }
    return String(
      decoding: buffer.prefix(max(0, Int(count))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
