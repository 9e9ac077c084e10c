/// A text from lldb as the objects that it tells of, and the lines that tell of none.
struct DumpedText {
  private(set) var objects: [DumpedObject] = []
  /// The lines that were not understood, from 1.
  private(set) var unread: [Int] = []

  /// Takes a text apart; a label's text may go on over several lines.
  init(_ text: String) {
    for (index, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      let number = index + 1
      // A text that goes on may have brackets too.
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

  /// Whether a line is what lldb puts round objects, or what was typed.
  private static func saysNothing(_ line: Substring) -> Bool {
    let words = line.drop { $0.isWhitespace || $0 == "▿" || $0 == "-" }
    return words.allSatisfy { $0.isWhitespace || "()[]{}<>,;".contains($0) }
      || words.hasPrefix("(lldb)") || words.hasPrefix("Optional<")
      || (words.hasPrefix("<__NS") && words.hasSuffix("("))
      || words.hasSuffix("element") || words.hasSuffix("elements")
      || words.hasSuffix("elements>")
  }
}
