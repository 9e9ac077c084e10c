package import SourceCode

/// A cursor over the tokens of a source; it stops at the last one, which is the end.
// Inlinable, so that each parser gets specialized code for operations on every token.
package protocol TokenReader {
  var tokens: [Token] { get }
  /// The index of the current token.
  var index: Int { get set }
  /// The nesting depth of the current construct.
  var depth: Depth { get set }
}

extension TokenReader {
  @inlinable package var token: Token { tokens[min(index, tokens.count - 1)] }

  @inlinable package func peek(_ distance: Int = 1) -> Token {
    tokens[min(index + distance, tokens.count - 1)]
  }

  @inlinable package mutating func advance() { if index < tokens.count - 1 { index += 1 } }

  @inlinable package func at(_ symbol: String) -> Bool { token.isSymbol(symbol) }

  @inlinable package func atName(_ name: String) -> Bool { token.isName(name) }

  @inlinable package mutating func take(_ symbol: String) -> Bool {
    guard at(symbol) else { return false }
    advance()
    return true
  }

  @inlinable package mutating func takeName(_ name: String) -> Bool {
    guard atName(name) else { return false }
    advance()
    return true
  }

  @inlinable package mutating func expect(_ symbol: String) throws(SourceError) {
    guard take(symbol) else { throw expected("'\(symbol)'") }
  }

  package func expected(_ what: String) -> SourceError {
    SourceError("\(what) is expected before \(token.shown).", at: token.position)
  }

  package mutating func expectName(_ what: String = "A name") throws(SourceError) -> String {
    guard token.kind == .name else { throw expected(what) }
    defer { advance() }
    return token.text
  }

  /// Parses a construct that may be nested in itself.
  @inlinable package mutating func nested<Value>(
    _ read: (inout Self) throws(SourceError) -> Value
  ) throws(SourceError) -> Value {
    let outer = try depth.begin(at: token.position)
    defer { depth.end(outer) }
    return try read(&self)
  }
}
