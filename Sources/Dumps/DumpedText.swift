/// A text from lldb, split into objects and lines without one.
struct DumpedText {
  private(set) var objects: [DumpedObject] = []
  /// The lines that were not understood, from 1.
  private(set) var unread: [Int] = []

  /// Parses a text; a label's text may span several lines.
  init(_ text: String) {
    for (index, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      let number = index + 1
      // A continued text may contain brackets too.
      if !Self.beginsWithObject(line), goesOn(line) { continue }
      if let object = DumpedObject(line, line: number) {
        objects.append(object)
      } else if !goesOn(line), !Self.saysNothing(line) {
        unread.append(number)
      }
    }
  }

  private static func beginsWithObject(_ line: Substring) -> Bool {
    line.first { !$0.isWhitespace && $0 != "|" && $0 != "+" } == "<"
  }

  private mutating func goesOn(_ line: Substring) -> Bool {
    guard let last = objects.indices.last else { return false }
    return objects[last].goOn(line)
  }

  /// Whether a line is lldb's output around objects, or a typed command.
  private static func saysNothing(_ line: Substring) -> Bool {
    let words = line.drop { $0.isWhitespace || $0 == "▿" || $0 == "-" }
    return words.allSatisfy { $0.isWhitespace || "()[]{}<>,;".contains($0) }
      || words.hasPrefix("(lldb)") || words.hasPrefix("Optional<")
      || (words.hasPrefix("<__NS") && words.hasSuffix("("))
      || words.hasSuffix("element") || words.hasSuffix("elements")
      || words.hasSuffix("elements>")
  }
}
