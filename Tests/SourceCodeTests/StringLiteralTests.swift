import SourceCode
import Testing

/// String literals of both languages, as the compilers read them.
@Suite struct StringLiteralTests {
  /// The value of a literal, with its interpolations as `<…>`, or the error.
  private func value(_ literal: String, _ language: Language) -> String {
    var lexer = Lexer(literal, language)
    do throws(SourceError) {
      let token = try lexer.next()
      guard token.kind == .string, try lexer.next().kind == .end else { return "no string" }
      if token.parts.isEmpty { return token.text }
      return token.parts.map { part in
        switch part {
        case .text(let text): text
        case .code(let range, _): "<\(String(decoding: lexer.bytes[range], as: UTF8.self))>"
        }
      }.joined()
    } catch {
      return "\(error.position.line):\(error.position.column) \(error.message)"
    }
  }

  @Test(arguments: [
    (#""a\tb\n\\\"\'""#, "a\tb\n\\\"'"), (#""\u{41}\u{1F600}""#, "A😀"), (#""\0""#, "\0"),
    (#""\(a) and \(f("b"))""#, #"<a> and <f("b")>"#),
    ("#\"a \"b\" \\n\"#", "a \"b\" \\n"), ("#\"\\#n \\#(a) \\(b)\"#", "\n <a> \\(b)"),
    ("##\"\"#\"##", "\"#"),
    ("\"\"\"\n  a\n    b\n\n  c\n  \"\"\"", "a\n  b\n\nc"),
    ("\"\"\"\n  a \\\n  b \"\" c\n  \"\"\"", "a b \"\" c"),
    ("\"\"\"\n  \\(a)\n   \\(b) d\n  \"\"\"", "<a>\n <b> d"), ("\"\"\"\n\"\"\"", ""),
    ("\"\"\"\r\n  a\r\n  \"\"\"", "a"), ("#\"\"\"\n\\n \\#(a)\n\"\"\"#", "\\n <a>"),
    (#""\q""#, "1:3 This is not a valid escape in a string."),
    (#""\u{110000}""#, "1:3 This is not a valid escape in a string."),
    (#""\u41""#, "1:3 This is not a valid escape in a string."),
    (
      "\"\"\"\n a\n  \"\"\"",
      "1:1 A line of the string is indented less than the \"\"\" that closes it."
    ),
    (
      "\"\"\"a\n\"\"\"",
      "1:1 An opening \"\"\" must end its line, and the closing one must begin its own."
    ),
    (
      "\"\"\"\na\"\"\"",
      "1:1 An opening \"\"\" must end its line, and the closing one must begin its own."
    ),
    ("\"\"\"\na", "1:1 A string is not closed."), ("#\"a\"", "1:1 A string is not closed."),
  ])
  func `a string of Swift's`(literal: String, value: String) {
    #expect(self.value(literal, .swift) == value)
  }

  @Test(arguments: [
    (#""a\tb\n\\\"\'\?""#, "a\tb\n\\\"'?"), (#""\x41\101\u0041\U00000041""#, "AAAA"),
    (#""\a\b\f\v\e\0""#, "\u{7}\u{8}\u{C}\u{B}\u{1B}\0"), (#""\q\(a)""#, "q(a)"),
    ("\"a\\\nb\"", "ab"), (#""\u4""#, "\u{4}"),
    (#""\xz""#, "1:3 This is not a valid escape in a string."),
  ])
  func `a string of Objective-C`(literal: String, value: String) {
    #expect(self.value(literal, .objc) == value)
  }

  @Test func `long strings and many number signs are read`() {
    let long = String(repeating: "a\\n", count: 20_000)
    #expect(value("\"\(long)\"", .swift) == long.replacing("\\n", with: "\n"))
    #expect(value(String(repeating: "#", count: 60_000), .swift) == "no string")
    let signs = String(repeating: "#", count: 255)
    #expect(value("\(signs)\"a\"\(signs)", .swift) == "a")
  }
}
