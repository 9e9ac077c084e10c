package import ProgramRuntime

/// The order of texts by Foundation's options, and the parts of a path.
package enum TextOrder {
  package static let ignoresCase = 1
  package static let isBackwards = 4
  package static let isNumeric = 64

  /// A string's code units for comparison.
  package static func folded(_ text: String, _ options: Int) throws(Halt) -> [UInt16] {
    guard options & ignoresCase != 0 else { return Array(text.utf16) }
    let lower = text.lowercased()
    guard lower.utf16.count == text.utf16.count else {
      throw .bound(
        "A comparison without case is not supported for letters whose lowercase is longer.")
    }
    return Array(lower.utf16)
  }

  package static func compared(_ a: String, _ b: String, _ options: Int) throws(Halt) -> Value {
    guard options & ~(ignoresCase | isNumeric | 2) == 0 else {
      throw .bound("These options of a comparison are not supported.")
    }
    var (x, y) = (try folded(a, options)[...], try folded(b, options)[...])
    func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }
    /// The number at the beginning, without leading zeros.
    func number(_ units: inout ArraySlice<UInt16>) -> [UInt16] {
      let digits = units.prefix(while: isDigit)
      units = units.dropFirst(digits.count)
      return Array(digits.drop { $0 == 0x30 })
    }
    while let first = x.first, let second = y.first {
      if options & isNumeric != 0, isDigit(first), isDigit(second) {
        let (p, q) = (number(&x), number(&y))
        if p.count != q.count { return .int(p.count < q.count ? -1 : 1) }
        if p != q { return .int(p.lexicographicallyPrecedes(q) ? -1 : 1) }
      } else {
        if first != second { return .int(first < second ? -1 : 1) }
        (x, y) = (x.dropFirst(), y.dropFirst())
      }
    }
    return .int(x.isEmpty && y.isEmpty ? 0 : x.isEmpty ? -1 : 1)
  }

  /// Compares words as a user's language does, which for English letters and digits is their plain order.
  package static func collated(_ a: String, _ b: String, _ options: Int) throws(Halt) -> Value {
    guard (a + b).utf8.allSatisfy({ $0 == 0x20 || Character(UnicodeScalar($0)).isPlain }) else {
      throw .bound("The order of '\(a)' and '\(b)' depends on the user's language.")
    }
    return try compared(a, b, options)
  }

  package static func lastComponent(_ path: String) -> Substring {
    path.split(separator: "/").last ?? (path.hasPrefix("/") ? "/" : "")
  }

  /// The file extension of a path; nil if it has none.
  package static func pathExtension(_ path: String) -> Substring? {
    let name = lastComponent(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let found = name.suffix(from: dot).dropFirst()
    return found.isEmpty || found.contains(" ") ? nil : found
  }
}

extension Character {
  /// Whether it is a letter of English or a digit.
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber) }
}
