package import ProgramRuntime

/// A format with one comparison, or several joined by AND or OR.
package struct PredicateFormat {
  package enum Operand {
    case path(String)
    case value(Value)
    /// The argument with that index, and the key path in that argument.
    case given(Int), key(Int)
  }

  package struct Comparison {
    package let left, right: Operand
    package let sign: String
    package let ignoresCase: Bool
    package let isNegated: Bool
  }

  package private(set) var comparisons: [Comparison] = []
  package private(set) var isAll = true
  /// The number of its arguments.
  package private(set) var count = 0

  /// Nil if the format is not supported.
  package init?(_ format: String) {
    guard var words = Self.words(format) else { return nil }
    words.reverse()
    var joints: Set<String> = []
    while let comparison = comparison(&words) {
      comparisons.append(comparison)
      guard let joint = words.popLast() else { break }
      guard ["AND", "&&", "OR", "||"].contains(joint.uppercased()), !words.isEmpty else {
        return nil
      }
      joints.insert(joint.uppercased())
    }
    guard !comparisons.isEmpty, words.isEmpty else { return nil }
    isAll = joints.isDisjoint(with: ["OR", "||"])
    // Their precedence would require parentheses.
    guard isAll || joints.isDisjoint(with: ["AND", "&&"]) else { return nil }
  }

  private mutating func comparison(_ words: inout [String]) -> Comparison? {
    let isNegated = ["NOT", "!"].contains(words.last?.uppercased())
    if isNegated { _ = words.popLast() }
    guard let left = operand(words.popLast()), var sign = words.popLast()?.uppercased() else {
      return nil
    }
    let ignoresCase = sign.hasSuffix("[C]")
    if ignoresCase { sign = String(sign.dropLast(3)) }
    let known = [
      "==", "=", "!=", "<>", "<", ">", "<=", ">=", "BEGINSWITH", "ENDSWITH", "CONTAINS",
    ]
    guard known.contains(sign), let right = operand(words.popLast()) else { return nil }
    return Comparison(
      left: left, right: right, sign: sign, ignoresCase: ignoresCase, isNegated: isNegated)
  }

  private mutating func operand(_ word: String?) -> Operand? {
    guard let word, let first = word.first else { return nil }
    if first == "%" {
      defer { count += 1 }
      switch word {
      case "%K": return .key(count)
      case "%@", "%d", "%i", "%ld", "%lu", "%u", "%f", "%lf", "%g", "%zd": return .given(count)
      default: return nil
      }
    }
    if first == "'" || first == "\"" { return .value(.string(String(word.dropFirst()))) }
    if let number = Int(word, radix: 10) { return .value(.int(number)) }
    if let number = Double(word) { return .value(.double(number)) }
    switch word.uppercased() {
    case "YES", "TRUE": return .value(.bool(true))
    case "NO", "FALSE": return .value(.bool(false))
    case "NIL", "NULL": return .value(.none)
    case "SELF": return .path("self")
    default: break
    }
    guard word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      return nil
    }
    return .path(word.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
  }

  /// The words of a format; a string starts with its quotation mark. Nil if a string is not closed.
  private static func words(_ format: String) -> [String]? {
    var words: [String] = []
    var word = ""
    var quote: Character?
    func isSign(_ character: Character) -> Bool { "=!<>&|".contains(character) }
    for character in format {
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
        continue
      }
      let joins = word.last.map { isSign($0) == isSign(character) } ?? true
      if character == " " || !joins || character == "'" || character == "\"" {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character == "'" || character == "\"" { quote = character }
      if character != " " { word.append(character) }
    }
    if !word.isEmpty { words.append(word) }
    return quote == nil ? words : nil
  }
}
