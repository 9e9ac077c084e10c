import Pictures
import WindowModel

extension PastePrinter {
  /// Formats values as `NSLog` does.
  package mutating func format(_ format: String, _ values: [PasteValue]) -> String {
    var text = ""
    var values = values[...]
    var rest = Array(format.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      guard text.utf8.count < Self.most else { return text + "…" }
      guard scalar == "%" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      if rest.first == "%" {
        rest = rest.dropFirst()
        text += "%"
        continue
      }
      var directive = Directive()
      while let scalar = rest.popFirst() {
        if directive.take(scalar) { continue }
        directive.conversion = scalar
        break
      }
      guard directive.conversion != nil else { return text + "%" }
      // For a missing argument, C prints garbage; this prints nothing.
      text += values.popFirst().map { directive.pad(self.text($0, directive)) } ?? ""
    }
    return text
  }

  private mutating func text(_ value: PasteValue, _ directive: Directive) -> String {
    var inner = value.unwrapped
    if inner == .null, directive.isForNumbers { inner = .number(0, isInteger: true) }
    switch directive.conversion {
    case "@", "s", "S": return text(inner)
    case "d", "i", "u", "D", "U":
      return inner.number.map { Self.fixed($0.rounded(.towardZero), 0) } ?? text(inner)
    case "f", "F", "e", "E":
      return inner.number.map { Self.fixed($0, directive.precision ?? 6) } ?? text(inner)
    case "g", "G": return inner.number.map(Printed.number) ?? text(inner)
    case "x", "X", "o":
      let radix = directive.conversion == "o" ? 8 : 16
      return inner.number.flatMap { Int(exactly: $0) }.map { String($0, radix: radix) }
        ?? text(inner)
    case "p":
      guard case .object(let identifier) = inner else {
        return inner == .null ? "0x0" : text(inner)
      }
      let words = description(identifier).split(separator: " ")
      return words.count > 1 ? String(words[1].prefix { $0 != ";" && $0 != ">" }) : "0x0"
    default: return text(inner)
    }
  }

  /// A number with the given number of decimals, at most 15.
  static func fixed(_ number: Double, _ digits: Int) -> String {
    let digits = min(max(digits, 0), 15)
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (number.magnitude * scale).rounded(.toNearestOrEven)
    guard scaled < 0x1p53 else { return Printed.number(number) }
    var text = "\(Int(scaled))"
    while text.utf8.count <= digits { text = "0" + text }
    if digits > 0 {
      let point = text.index(text.endIndex, offsetBy: -digits)
      text = "\(text[..<point]).\(text[point...])"
    }
    return number < 0 && scaled > 0 ? "-" + text : text
  }
}

/// The part of a format directive before its conversion letter.
private struct Directive {
  var width = 0
  var precision: Int?
  var isLeft = false
  var hasZeros = false
  var conversion: Unicode.Scalar?
  private var isInPrecision = false

  /// Consumes a flag, a digit or a length modifier; returns false for anything else.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9":
      let digit = Int(clamping: scalar.value) - 0x30
      if isInPrecision {
        precision = min((precision ?? 0) * 10 + digit, 100)
      } else if digit == 0, width == 0 {
        hasZeros = true
      } else {
        width = min(width * 10 + digit, 100)
      }
    case ".":
      isInPrecision = true
      precision = 0
    case "-": isLeft = true
    case "+", " ", "#", "'", "l", "h", "q", "z", "t", "j", "L": break
    default: return false
    }
    return true
  }

  /// Whether it prints numbers, for which C treats nil as 0.
  var isForNumbers: Bool {
    conversion.map { "diuDUfFeEgGxXo".unicodeScalars.contains($0) } ?? false
  }

  func pad(_ text: String) -> String {
    let missing = width - text.count
    guard missing > 0 else { return text }
    if isLeft { return text + String(repeating: " ", count: missing) }
    guard hasZeros else { return String(repeating: " ", count: missing) + text }
    let sign = text.hasPrefix("-") ? "-" : ""
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }
}
