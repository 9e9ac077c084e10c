import Testing

@testable import SourceCode

/// The number of steps for parsing long or deeply nested sources.
@Suite struct ReadingStepsTests {
  /// A repeated part, and the part that closes it as often.
  struct Kind: CustomTestStringConvertible, Sendable {
    let language: Language
    let part: String
    var end = ""

    var testDescription: String { part + end }

    func source(bytes: Int) -> String {
      let count = bytes / (part + end).utf8.count
      return String(repeating: part, count: count) + String(repeating: end, count: count)
    }
  }

  static let kinds: [Kind] = Language.allCases.flatMap { language in
    [
      Kind(language: language, part: "<#"), Kind(language: language, part: "<#a#>"),
      Kind(language: language, part: "(", end: ")"), Kind(language: language, part: "["),
      Kind(language: language, part: "{", end: "}"), Kind(language: language, part: "{ a b "),
      Kind(language: language, part: "f(", end: ")"), Kind(language: language, part: "a."),
      Kind(language: language, part: "a+"), Kind(language: language, part: "-"),
      Kind(language: language, part: "a?b:"), Kind(language: language, part: "a\n"),
      Kind(language: language, part: "a<"), Kind(language: language, part: "/*", end: "*/"),
      Kind(language: language, part: "\"\\(", end: ")\""),
      Kind(language: language, part: "\u{201C}"),
      Kind(language: language, part: "a=1;"), Kind(language: language, part: "a.b=@{"),
      Kind(language: language, part: "for (", end: ")"), Kind(language: language, part: "if (a) {"),
      Kind(language: language, part: "(lldb) po a\n"), Kind(language: language, part: "#a\n"),
      Kind(language: language, part: "x as A<B, "), Kind(language: language, part: "^(a) {"),
      Kind(language: language, part: "1: a\n"), Kind(language: language, part: "```\n"),
      Kind(language: language, part: "[1:[2:"), Kind(language: language, part: "a!"),
    ]
  }

  @Test(arguments: kinds)
  func `a source of 64 KiB takes no more steps than one may`(kind: Kind) {
    let source = kind.source(bytes: 65_536)
    _ = Language.detected(in: source)
    if let program = try? Program(source, kind.language) {
      #expect(program.steps <= Program.mostSteps)
    }
  }

  @Test func `a source that would take too many steps is refused`() {
    let source =
      "f(" + String(repeating: "x as A<B, ", count: 6000) + "x)\n"
    #expect {
      try Program(source, .swift)
    } throws: { error in
      (error as? SourceError)?.message.contains("steps") == true
    }
  }

  @Test func `a long list takes as many steps as it has words`() throws {
    let short = try Program("f(" + String(repeating: "x, ", count: 1000) + "x)", .swift).steps
    let long = try Program("f(" + String(repeating: "x, ", count: 10_000) + "x)", .swift).steps
    #expect(long <= 11 * short)
  }

  @Test func `a name is as long as it may be`() throws {
    let name = String(repeating: "é", count: Program.mostNameLength / 2)
    #expect(throws: Never.self) { try Program("\(name) = 1", .swift) }
    #expect(throws: SourceError.self) { try Program("\(name)é = 1", .swift) }
    #expect(throws: SourceError.self) { try Program("a\(name) = 1", .swift) }
  }

  @Test func `what is shown of a long statement is cut off at a character`() throws {
    let text = String(repeating: "é", count: 1000)
    let program = try Program("f(\"\(text)\")", .swift)
    #expect(program.statements[0].source == "f(\"" + text.prefix(196) + "…")
  }
}
