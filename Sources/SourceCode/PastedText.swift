/// A source as it was copied from a page: the code, and what stands round it there.
///
/// What is no code becomes white space, so that each line and column stays where its reader sees it.
package struct PastedText {
  /// The code.
  private(set) var bytes: [UInt8]
  private let lines: [Range<Int>]
  private let fences: [Fence]

  /// A line of Markdown round code, and the language that it names.
  private struct Fence {
    let line: Int
    let language: Language?
  }

  /// Takes what was copied, to be read in a language.
  init(_ source: String, _ language: Language? = nil) {
    bytes = Array(source.utf8)
    lines = Self.lines(of: bytes)
    fences = lines.indices.compactMap { [bytes, lines] line in
      Self.fence(bytes[lines[line]]).map { Fence(line: line, language: $0) }
    }
    blankProse(language ?? self.language)
    blankNumbers()
  }

  /// The language of the first code between fences, where they say it.
  var language: Language? { fences.lazy.compactMap(\.language).first }

  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(start..<index)  // checked: behind the line break before
      start = index + 1
    }
    return lines + [start..<bytes.count]  // checked: behind a byte of them
  }

  /// What a text is that is rather no code, in a sentence, or nil.
  package static func kindOfProse(in source: String) -> String? {
    var written = 0
    var items = 0
    var printed = 0
    for line in source.utf8.split(separator: 0x0A) {
      let text = line.drop(while: isSpace)
      // A page's numbers of lines say nothing.
      guard text.contains(where: { !Lexer.isDigit($0) && !isSpace($0) }) else { continue }
      written += 1
      // A method of Objective-C has its type in brackets.
      if text.starts(with: "- ".utf8), text.dropFirst(2).first != UInt8(ascii: "(") { items += 1 }
      // As in 2015-09-04 21:33:10.271.
      if text.count > 19,
        text.prefix(19).map({ Lexer.isDigit($0) ? 0x30 : $0 }).elementsEqual(
          "0000-00-00 00:00:00".utf8)
      {
        printed += 1
      }
    }
    if items * 2 > written { return "It looks like an outline in words and not like code." }
    if printed * 2 > written { return "It looks like what a program printed and not like code." }
    return nil
  }

  /// What a line names as its language if it is a fence: nil in an optional where it names none.
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

  /// Leaves of a text with fences what stands between two of them, and of that what is in the
  /// language or names none. One fence alone may have lost the other in copying.
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
        // The second of a pair names nothing.
        isCode = next % 2 == 1 && (named == nil || named == language)
      }
      if isFence || !isCode { blank(line) }
    }
  }

  /// Takes away the numbers of lines where each line has one, or where they stand above the code.
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
    // One alone is a page's where code stands below it.
    let areThePages = numbers.count > 1 ? areOfAll || areAbove : written.count > 1 && areAbove
    if areThePages { numbers.forEach { blank($0) } }
  }

  /// The number that a line begins with and where it ends, with the sign behind it.
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
