/// A token of a source.
package struct Token: Hashable, Sendable {
  package enum Kind: Hashable {
    case name, number, string, symbol
    /// A preprocessor line.
    case directive
    /// The debugger's prompt with a command before an expression.
    case prompt
    /// Other debugger console text.
    case console
    case end
  }

  package var kind: Kind
  /// The text; for a string, its value without interpolations.
  package var text: String
  package var position: Position
  /// Its range in the source's bytes.
  package var range: Range<Int>
  /// Whether it is the first on its line.
  package var startsLine = false
  /// Whether white space or a comment precedes it.
  package var hasSpaceBefore = false
  /// The parts of a string with interpolations.
  package var parts: [Part] = []

  /// A part of a string: text, or an expression with its position.
  package enum Part: Hashable {
    case text(String)
    case code(Range<Int>, Position)
  }

  static func end(at position: Position) -> Token {
    Token(kind: .end, text: "", position: position, range: 0..<0)
  }

  package func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }
  package func isName(_ text: String) -> Bool { kind == .name && self.text == text }

  /// Its name in errors.
  package var shown: String {
    switch kind {
    case .end: "the end"
    case .string: "a string"
    case .prompt, .console: "a line of the debugger's"
    default: "'\(text.count > 40 ? text.prefix(40) + "…" : text[...])'"
    }
  }
}
