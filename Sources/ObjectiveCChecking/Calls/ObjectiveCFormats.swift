import ObjectiveCLibrary
import ObjectiveCTypes
import ProgramPrinting
import ProgramRuntime
import SourceCode
import Syntax

extension ObjectiveCChecker {
  /// Checks a format with its arguments.
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

  /// Checks a literal format against its arguments.
  private func checkFormat(
    _ text: String, _ typed: [CTyped], _ values: [Expr], at position: Position
  ) throws(Finding) {
    guard let parts = FormatDirective.all(of: text),
      parts.allSatisfy({ $0.place == nil && !$0.takesWidth })
    else {
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
  /// Formats values as Foundation does.
  func formatted(_ format: String, _ values: [(Value, CType)]) throws(Halt) -> String {
    guard let parts = FormatDirective.all(of: format) else { return format }
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
      result += try text(value, type, letter, part)
      try Bound.text.check(result.utf8.count)
    }
    return result
  }

  private func text(_ value: Value, _ type: CType, _ letter: Character, _ part: FormatDirective)
    throws(Halt) -> String
  {
    switch letter {
    case "@":
      guard type.isObject else { throw .crash("%@ is given a number where it needs an object.") }
      return part.padded(try objectiveCDescription(of: value))
    case "d", "i", "u", "x", "X", "o", "c", "C":
      guard type.isInteger else {
        throw .crash("%\(letter) is given a value that is no whole number.")
      }
      return part.printed(whole(value))
    case "f", "F", "e", "E", "g", "G":
      guard type.isFloating else {
        throw .crash("%\(letter) is given a value that is no number with a fraction.")
      }
      return part.printed(value.double)
    case "s", "S": return part.padded(value.string)
    case "p":
      if value.isNone { return part.padded("0x0") }
      return part.padded(
        "0x"
          + String(0x6000_0000_0000 + (value.reference?.instance.number ?? 0) * 0x10, radix: 16))
    default: return ""
    }
  }
}
