package import SourceCode

/// Measures a source's nesting depth, since walking its tree recurses as deep.
package struct Depth {
  /// The number of open constructs.
  private var level = 0
  /// The depth of what has been parsed within the innermost construct.
  private var height = 0

  private static let most = 200

  package init() {}

  /// Enters a nested construct; returns the value to pass to `end`.
  package mutating func begin(at position: Position) throws(SourceError) -> Int {
    try check(level + 1, at: position)
    defer { (level, height) = (level + 1, 0) }
    return height
  }

  package mutating func end(_ outer: Int) { (level, height) = (level - 1, max(outer, height + 1)) }

  /// Counts a link of a chain, as in `1 + 2 + 3` or `a.b.c`: everything before it is nested in it.
  package mutating func link(at position: Position) throws(SourceError) {
    // After an error, the parser may continue with what follows.
    do throws(SourceError) { try check(level + height + 1, at: position) } catch {
      height = 0
      throw error
    }
    height += 1
  }

  /// The depth for a nested parser.
  package var inner: Depth {
    var inner = self
    inner.height = 0
    return inner
  }

  /// Adds the depth of what a nested parser has parsed.
  package mutating func take(_ inner: Depth) { height = max(height, inner.height + 1) }

  private func check(_ depth: Int, at position: Position) throws(SourceError) {
    guard depth <= Self.most else {
      throw SourceError(
        "It has more than \(Self.most) parts in a row or nested.", at: position)
    }
  }
}
