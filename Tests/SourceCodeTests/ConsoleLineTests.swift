import SourceCode
import TestSupport
import Testing

/// Debugger console lines, split at any place, and code with non-ASCII letters.
@Suite struct ConsoleLineTests {
  private let pieces = [
    "(lldb)", "(gdb)", " ", "  ", "po", "p", "expression", "e", "-l", "objc", "-O", "--", " -- ",
    "-", "---", "\n", "\n\n", "\r\n", "\t", "[a b]", "a.b", "0x1", "\"", "(", ")", ";", "=",
    "\u{301}",
    "窗", "é", "“", "”", "\u{A0}", "\u{200B}", "😀", "；", "…",
  ]

  @Test(arguments: 0..<40)
  func `any lines of a console are read or refused`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<60 {
      let count = Int.random(in: 1..<12, using: &random)
      let line = (0..<count).map { _ in random.pick(pieces, else: "") }.joined()
      let source = random.chance(80) ? "(lldb) po \(line)" : line
      for language in Language.allCases { _ = try? Program(source, language) }
      _ = Language.detected(in: source)
    }
  }

  @Test(arguments: Language.allCases)
  func `each beginning of a console's line is read or refused`(language: Language) {
    let line = "(lldb) po -l objc -O -- [window1 isKeyWindow]\nYES\n\n(gdb) p -o -- \"窗\u{301}\"\n"
    let scalars = Array(line.unicodeScalars)
    for end in scalars.indices {
      var source = String.UnicodeScalarView()
      source.append(contentsOf: scalars[..<end])
      _ = try? Program(String(source), language)
    }
  }

  @Test(arguments: [
    "for(", "for(;;", "{", "[", "(", "if(a)", "^{", "@(", "a?", "-", "!", "(id)", "while(1)",
    "do", "@implementation A\n", "for(;;)for(", "sizeof(", "[a b:", "@[",
  ])
  func `Objective-C that lies deep is refused, and doesn't overflow the stack`(piece: String) {
    expectRefusal(of: piece, .objc)
  }

  @Test(arguments: [
    "{", "[", "(", "if a {", "a.map {", "a?b:", "-", "!", "try ", "a ? ", "\"\\(", "&", "a as ",
    "func a() {", "class A {", "guard a else {", "repeat {", "x: A & ", "let a: A -> ",
    "if a {} else ",
  ])
  func `Swift that lies deep is refused, and doesn't overflow the stack`(piece: String) {
    expectRefusal(of: piece, .swift)
  }

  private func expectRefusal(of piece: String, _ language: Language) {
    let source = String(repeating: piece, count: 32_768 / piece.utf8.count)
    #expect(throws: SourceError.self) { try Program(source, language) }
    _ = Language.detected(in: source)
  }
}
