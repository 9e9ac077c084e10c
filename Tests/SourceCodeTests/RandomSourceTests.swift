import SourceCode
import TestSupport
import Testing

/// Tokens in random order, and programs with a piece removed, duplicated or moved.
@Suite struct RandomSourceTests {
  @Test(arguments: 0..<40)
  func `any text is read or refused at a place of it`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<50 {
      let source = soup(&random)
      for language in Language.allCases {
        do throws(SourceError) {
          _ = try Program(source, language)
        } catch {
          let lines = source.split(separator: "\n", omittingEmptySubsequences: false).count
          #expect((1...lines + 1).contains(error.position.line))
        }
      }
      _ = Language.detected(in: source)
    }
  }

  private let words = [
    "UIWindow", "*", "window", "=", "[", "]", "(", ")", "{", "}", ";", "\n", ".", ",", ":", "@",
    "\"a\"", "@\"b\"", "1", "2.5", "let", "var", "func", "if", "else", "guard", "for", "in",
    "return", "@interface", "@implementation", "@end", "-", "+", "^", "?", "!", "??", "$0", "\\(",
    "\"", "/*", "*/", "//", "#import", "self", "nil", "class", "switch", "while", "do", "as", "is",
    "->", "<", ">", "&&", "static", "@property", "@selector", "\\", "#selector", "case", "\u{7}",
    "窗口", "“", "\u{A0}", "…", "...", "；", "\n(lldb) po", "\npo ", "\n```", "\n1 ", "<#", "#>",
    "repeat",
    "窗口", "init", "protocol", "@protocol", "typedef", "import", "_",
  ]

  private func soup(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0..<60, using: &random)).map { _ in
      words[Int.random(in: words.indices, using: &random)] + (random.chance(70) ? " " : "")
    }.joined()
  }
}
