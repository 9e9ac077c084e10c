/// A source copied from a page: the code and the text around it.
///
/// Everything but code becomes white space, so that lines and columns stay the same.
package struct PastedText {
  /// The code.
  private(set) var bytes: [UInt8]
  private let lines: [Range<Int>]
  private let fences: [Fence]

  /// A Markdown fence, with the language that it names.
  private struct Fence {
    let line: Int
    let language: Language?
  }

  /// Reads pasted text in a language.
  init(_ source: String, _ language: Language? = nil) {
    bytes = Array(source.utf8)
    lines = Self.lines(of: bytes)
    fences = lines.indices.compactMap { [bytes, lines] line in
      Self.fence(bytes[lines[line]]).map { Fence(line: line, language: $0) }
    }
    blankProse(language ?? self.language)
    blankNumbers()
  }

  /// The first language that a fence names.
  var language: Language? { fences.lazy.compactMap(\.language).first }

  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(start..<index)  // checked: after the previous line break
      start = index + 1
    }
    return lines + [start..<bytes.count]  // checked: after one of its bytes
  }

  /// Returns a sentence that says what a text is if it is probably not code; otherwise nil.
  package static func kindOfProse(in source: String) -> String? {
    var written = 0
    var items = 0
    var printed = 0
    for line in source.utf8.split(separator: 0x0A) {
      let text = line.drop(while: isSpace)
      // Line numbers from a page do not count.
      guard text.contains(where: { !Lexer.isDigit($0) && !isSpace($0) }) else { continue }
      written += 1
      // An Objective-C method has its type in parentheses.
      if text.starts(with: "- ".utf8), text.dropFirst(2).first != UInt8(ascii: "(") { items += 1 }
      // As in 2015-09-04 21:33:10.271.
      if text.count > 19,
        text.prefix(19).map({ Lexer.isDigit($0) ? 0x30 : $0 }).elementsEqual(
          "0000-00-00 00:00:00".utf8)
      {
        printed += 1
      }
    }
    if items * 2 > written { return "It looks like an outline, not like code." }
    if printed * 2 > written { return "It looks like program output, not like code." }
    return nil
  }

  /// The language of a fence line; an inner nil if the fence names none.
  private static func fence(_ line: ArraySlice<UInt8>) -> Language?? {
    let text = line.drop(while: isSpace)
    guard text.starts(with: "```".utf8) else { return nil }
    let word = text.drop { $0 == UInt8(ascii: "`") || isSpace($0) }.prefix { !isSpace($0) }
    switch String(decoding: word, as: UTF8.self).lowercased() {
    case "objc", "objective-c", "objectivec", "obj-c", "m": return .some(.objc)
    case "swift": return .some(.swift)
    default: return .some(nil)
    }
  }

  /// Keeps only the text between pairs of fences that name the language or none. A single fence may have lost its
  /// counterpart in copying.
  private mutating func blankProse(_ language: Language?) {
    if fences.count == 1 { blank(lines[fences[0].line]) }
    guard fences.count > 1 else { return }
    var isCode = false
    var next = 0
    for (number, line) in lines.enumerated() {
      let isFence = next < fences.count && fences[next].line == number
      if isFence {
        next += 1
        let named = fences[next - 1].language
        // The closing fence names no language.
        isCode = next % 2 == 1 && (named == nil || named == language)
      }
      if isFence || !isCode { blank(line) }
    }
  }

  /// Removes line numbers if each line has one, or if they precede the code.
  private mutating func blankNumbers() {
    let written = lines.filter { !bytes[$0].allSatisfy(Self.isSpace) }
    var last = -1
    var numbers: [Range<Int>] = []
    for line in written {
      guard let (number, end) = number(at: line), number > last else { break }
      last = number
      numbers.append(line.lowerBound..<end)  // checked: an index of the line
    }
    let areOfAll = numbers.count == written.count
    let areAbove = zip(numbers, written).allSatisfy {
      // checked: a number of this line
      bytes[$0.upperBound..<$1.upperBound].allSatisfy(Self.isSpace)
    }
    // A single number is a page's if code follows below it.
    let areThePages = numbers.count > 1 ? areOfAll || areAbove : written.count > 1 && areAbove
    if areThePages { numbers.forEach { blank($0) } }
  }

  /// The number at the start of a line and its end, including the sign after it.
  private func number(at line: Range<Int>) -> (Int, end: Int)? {
    let text = bytes[line]
    let digits = text.drop(while: Self.isSpace).prefix(while: Lexer.isDigit)
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
    var end = digits.endIndex
    if end < text.endIndex, ".:)>|".utf8.contains(bytes[end]) {
      end += 1
    } else if end + 1 < text.endIndex, bytes[end] == 0x20, bytes[end + 1] == UInt8(ascii: "|") {
      end += 2
    }
    return (number, end)
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range where !Self.isSpace(bytes[index]) { bytes[index] = 0x20 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
