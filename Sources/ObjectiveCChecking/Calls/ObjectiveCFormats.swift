import ObjectiveCLibrary
import ProgramPrinting
import ProgramRuntime
import SourceCode
import Syntax

/// A part of a format, as `NSLog` and `stringWithFormat:` take one.
private struct FormatPart {
  var text = ""
  var flags = ""
  /// Nil for plain text.
  var letter: Character?
  /// `h`, `l`, `q`, `z` and the like.
  var size = ""
}

private func parts(of format: String) -> [FormatPart]? {
  var parts: [FormatPart] = []
  var text = ""
  var rest = Substring(format)
  while let next = rest.popFirst() {
    guard next == "%" else {
      text.append(next)
      continue
    }
    var part = FormatPart()
    while let flag = rest.first, "0123456789.+-# '".contains(flag) {
      part.flags.append(flag)
      rest = rest.dropFirst()
    }
    while let size = rest.first, "hlqzjtL".contains(size) {
      part.size.append(size)
      rest = rest.dropFirst()
    }
    guard let letter = rest.popFirst() else { return nil }
    if letter == "%" {
      text.append("%")
      continue
    }
    guard "@diuxXofFeEgGsScCp".contains(letter) else { return nil }
    part.letter = letter
    part.text = text
    text = ""
    parts.append(part)
  }
  var last = FormatPart()
  last.text = text
  return parts + [last]
}

extension ObjectiveCChecker {
  /// A format with its values.
  func format(_ format: Expr, _ values: [Expr]) throws(Finding) -> Code {
    var typed: [CTyped] = []
    for value in values {
      let one = try check(value)
      switch one.type {
      case .void, .structure:
        throw Finding(
          "A '\(one.type)' can't be printed by a format\(one.type == .void ? "" : "; use NSStringFromCGRect and the like").",
          at: value.at)
      default: typed.append(one)
      }
    }
    if case .boxed(let inner) = format.kind, case .string(let texts) = inner.kind,
      case .text(let text)? = texts.first
    {
      try checkFormat(text, typed, values, at: format.at)
    }
    let made = try check(format)
    let text = try convert(made, to: .object(ObjectiveC.known("NSString")), at: format.at)
    let codes = typed.map(\.code)
    let types = typed.map(\.type)
    return { machine, frame throws(Halt) in
      let format = try machine.text(try text(machine, frame))
      var given: [(Value, CType)] = []
      for (index, code) in codes.enumerated() {
        given.append((try code(machine, frame), types[index]))
      }
      return .string(try machine.formatted(format, given))
    }
  }

  /// Holds a format against what it is given.
  private func checkFormat(
    _ text: String, _ typed: [CTyped], _ values: [Expr], at position: Position
  ) throws(Finding) {
    guard let parts = parts(of: text) else {
      throw Finding(
        "The format has a '%' that is not understood; write %% for the sign itself.", at: position)
    }
    let wanted = parts.filter { $0.letter != nil }
    guard wanted.count == typed.count else {
      throw Finding(
        "The format asks for \(wanted.count) values and is given \(typed.count).", at: position)
    }
    for (index, part) in wanted.enumerated() {
      let type = typed[index].type
      guard !fits(part.letter ?? "@", type) else { continue }
      let better = suggestion(type)
      throw Finding(
        "The format's %\(part.size)\(part.letter ?? "@") can't print a '\(type)'\(better.isEmpty ? "" : "; use \(better)").",
        at: values[index].at)
    }
  }

  private func fits(_ letter: Character, _ type: CType) -> Bool {
    switch letter {
    case "@": type.isObject
    case "d", "i", "u", "x", "X", "o", "c", "C": type.isInteger
    case "f", "F", "e", "E", "g", "G": type.isFloating
    case "s", "S": type == .text
    case "p": type.isObject || type == .selector || type == .text
    default: false
    }
  }

  private func suggestion(_ type: CType) -> String {
    switch type {
    case .bool, .integer(.int32), .integer(.int16), .integer(.int8): "%d"
    case .integer(.int): "%ld"
    case .integer(.uint): "%lu"
    case .integer(.int64): "%lld"
    case .integer(.uint64): "%llu"
    case .integer: "%u"
    case .double, .float: "%f"
    case .text: "%s"
    case .selector: "%@ with NSStringFromSelector"
    default: type.isObject ? "%@" : ""
    }
  }
}

extension Machine {
  /// A format with its values, as Foundation prints it.
  func formatted(_ format: String, _ values: [(Value, CType)]) throws(Halt) -> String {
    guard let parts = parts(of: format) else { return format }
    var result = ""
    var next = 0
    for part in parts {
      result += part.text
      guard let letter = part.letter else { continue }
      guard next < values.count else {
        throw .crash("The format asks for more values than there are.")
      }
      let (value, type) = values[next]
      next += 1
      result += padded(try text(value, type, letter, part), part, letter)
      try Bound.text.check(result.utf8.count)
    }
    return result
  }

  private func text(_ value: Value, _ type: CType, _ letter: Character, _ part: FormatPart)
    throws(Halt) -> String
  {
    let pieces = part.flags.split(separator: ".", omittingEmptySubsequences: false)
    // checked: a text
    let precision = pieces.count > 1 ? Int(pieces[1].filter(\.isNumber)) ?? 0 : nil
    switch letter {
    case "@":
      guard type.isObject else { throw .crash("%@ is given a number where it needs an object.") }
      return try objectiveCDescription(of: value)
    case "d", "i", "u", "x", "X", "o", "c", "C":
      guard type.isInteger else {
        throw .crash("%\(letter) is given a value that is no whole number.")
      }
      let number = whole(value)
      let isLong = part.size.contains("l") || part.size.contains("q") || part.size.contains("z")
      // checked: each is narrower
      let signed = isLong ? number : Int(Int32(truncatingIfNeeded: number))
      // checked: each is narrower
      let unsigned = isLong ? UInt(bitPattern: number) : UInt(UInt32(truncatingIfNeeded: number))
      switch letter {
      case "d", "i": return (part.flags.hasPrefix("+") && signed >= 0 ? "+" : "") + "\(signed)"
      case "u": return "\(unsigned)"
      case "x": return (part.flags.contains("#") ? "0x" : "") + String(unsigned, radix: 16)
      case "X": return String(unsigned, radix: 16, uppercase: true)
      case "o": return String(unsigned, radix: 8)
      default:
        return Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { String(Character($0)) }
          ?? ""
      }
    case "f", "F":
      guard type.isFloating else {
        throw .crash("%\(letter) is given a value that is no number with a fraction.")
      }
      let text = Printed.fixed(value.double, precision ?? 6)
      return part.flags.hasPrefix("+") && value.double >= 0 ? "+" + text : text
    case "e", "E", "g", "G":
      guard type.isFloating else {
        throw .crash("%\(letter) is given a value that is no number with a fraction.")
      }
      return scientific(value.double, letter, precision)
    case "s", "S": return value.string
    case "p":
      if value.isNone { return "0x0" }
      return "0x"
        + String(0x6000_0000_0000 + (value.reference?.instance.number ?? 0) * 0x10, radix: 16)
    default: return ""
    }
  }

  private func padded(_ text: String, _ part: FormatPart, _ letter: Character) -> String {
    let plain = part.flags.split(separator: ".", omittingEmptySubsequences: false).first ?? ""
    // checked: a text
    let width = Int(plain.drop { "+-# 0'".contains($0) }.filter(\.isNumber)) ?? 0
    guard text.count < width, width < 1000 else { return text }
    let missing = width - text.count
    if plain.contains("-") { return text + String(repeating: " ", count: missing) }
    if plain.drop(while: { "+#".contains($0) }).hasPrefix("0"), letter != "@", letter != "s" {
      let isSigned = text.hasPrefix("-") || text.hasPrefix("+")
      return (isSigned ? text.prefix(1) : "") + String(repeating: "0", count: missing)
        + text.dropFirst(isSigned ? 1 : 0)
    }
    return String(repeating: " ", count: missing) + text
  }

  /// `%e` and `%g`.
  private func scientific(_ value: Double, _ letter: Character, _ precision: Int?) -> String {
    guard value.isFinite, value != 0 else {
      return value == 0 ? (letter == "e" || letter == "E" ? "0.000000e+00" : "0") : "\(value)"
    }
    var exponent = 0
    var mantissa = value.magnitude
    while mantissa >= 10 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
    while mantissa < 1 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
    let sign = value < 0 ? "-" : ""
    let isGeneral = letter == "g" || letter == "G"
    let digits = max(precision ?? 6, isGeneral ? 1 : 0)
    func trimmed(_ text: String) -> String {
      guard text.contains(".") else { return text }
      var text = Substring(text)
      while text.hasSuffix("0") { text = text.dropLast() }
      return String(text.hasSuffix(".") ? text.dropLast() : text)
    }
    if isGeneral, exponent >= -4, exponent < digits {
      return sign + trimmed(Printed.fixed(value.magnitude, digits - 1 - exponent))
    }
    let shown =
      isGeneral ? trimmed(Printed.fixed(mantissa, digits - 1)) : Printed.fixed(mantissa, digits)
    let power = exponent.magnitude < 10 ? "0\(exponent.magnitude)" : "\(exponent.magnitude)"
    return sign + shown + (exponent < 0 ? "e-" : "e+") + power
  }
}
