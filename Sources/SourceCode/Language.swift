/// A source language.
public enum Language: String, Hashable, Sendable, CaseIterable {
  /// Objective-C.
  case objc
  /// Swift.
  case swift

  /// The language for a file name's extension, or nil.
  public init?(ofFile name: String) {
    switch name.split(separator: ".").last {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objc
    default: return nil
    }
  }

  /// Guesses a source's language: the one its Markdown names, else the one with more indications, else the one it
  /// can be parsed in.
  public static func detected(in source: String) -> Language {
    if let named = PastedText(source).language { return named }
    var signs = 0
    var before = Token.end(at: Position(line: 1, column: 1))
    // Source that can't be read in one language may be valid in the other; indications up to there count.
    var lexer = Lexer(source, .objc)
    while let token = try? lexer.next(), token.kind != .end {
      signs += weight(of: token, after: before)
      before = token
    }
    if signs == 0 {
      return (try? Program(source, .objc)) == nil && (try? Program(source, .swift)) != nil
        ? .swift : .objc
    }
    return signs < 0 ? .swift : .objc
  }

  private static let conditional: Set<String> = ["for", "if", "while", "switch", "guard"]

  /// A token's weight in favor of Objective-C or, if negative, of Swift.
  private static func weight(of token: Token, after before: Token) -> Int {
    switch (token.kind, token.text) {
    // Objective-C's conditions are in parentheses.
    case (.name, _) where conditional.contains(before.text) && before.kind == .name: -3
    case (.directive, _): 2
    case (.string, _) where before.text == "@": 3
    case (.name, "implementation"), (.name, "interface"), (.name, "property"), (.name, "end"):
      before.text == "@" ? 3 : 0
    case (.name, "NSLog"), (.name, "alloc"), (.name, "YES"), (.name, "NO"): 2
    case (.name, "let"), (.name, "var"), (.name, "func"), (.name, "guard"), (.name, "extension"):
      before.text == "."
        || before.kind == .name && !token.startsLine && !Parser.modifiers.contains(before.text)
        ? 0 : -3
    case (.name, "import"): before.text == "@" ? 2 : -2
    case (.name, "print"), (.name, "shared"), (.name, "true"), (.name, "false"): -1
    case (.symbol, ";"), (.symbol, "["): 1
    case (.symbol, "->"): -1
    default: 0
    }
  }
}
