/// A word of a source.
package struct Token: Hashable, Sendable {
  package enum Kind: Hashable {
    case name, number, string, symbol
    /// A line for the preprocessor.
    case directive
    /// The debugger's prompt with the command before an expression.
    case prompt
    /// What the debugger's console has besides.
    case console
    case end
  }

  package var kind: Kind
  /// The word; of a string its value, without what is interpolated.
  package var text: String
  package var position: Position
  /// Where it lies in the source's bytes.
  package var range: Range<Int>
  /// Whether it is the first of its line.
  package var startsLine = false
  /// Whether white space or a comment stands before it.
  package var hasSpaceBefore = false
  /// The parts of a string that has interpolated ones.
  package var parts: [Part] = []

  /// A part of a string: text, or an expression of which the place is known.
  package enum Part: Hashable {
    case text(String)
    case code(Range<Int>, Position)
  }

  static func end(at position: Position) -> Token {
    Token(kind: .end, text: "", position: position, range: 0..<0)
  }

  package func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }
  package func isName(_ text: String) -> Bool { kind == .name && self.text == text }

  /// What an error calls it.
  package var shown: String {
    switch kind {
    case .end: "the end"
    case .string: "a string"
    case .prompt, .console: "a line of the debugger's"
    default: "'\(text.count > 40 ? text.prefix(40) + "…" : text[...])'"
    }
  }
}
