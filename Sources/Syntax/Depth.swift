package import SourceCode

/// How deep a source lies in itself: to walk the tree that is read of it takes as many calls.
package struct Depth {
  /// How many constructs are being read one within the other.
  private var level = 0
  /// How many lie one within the other of what was read in the innermost of them.
  private var height = 0

  private static let most = 200

  package init() {}

  /// Begins to read a construct within another; what `end` needs afterwards.
  package mutating func begin(at position: Position) throws(SourceError) -> Int {
    try check(level + 1, at: position)
    defer { (level, height) = (level + 1, 0) }
    return height
  }

  package mutating func end(_ outer: Int) { (level, height) = (level - 1, max(outer, height + 1)) }

  /// Takes a link of a chain into account, as of `1 + 2 + 3` or `a.b.c`: all before it lies in it.
  package mutating func link(at position: Position) throws(SourceError) {
    // After a refusal the reader may go on with what comes next.
    do throws(SourceError) { try check(level + height + 1, at: position) } catch {
      height = 0
      throw error
    }
    height += 1
  }

  /// The depth for a reader within this one.
  package var inner: Depth {
    var inner = self
    inner.height = 0
    return inner
  }

  /// Takes into account what a reader within this one has read.
  package mutating func take(_ inner: Depth) { height = max(height, inner.height + 1) }

  private func check(_ depth: Int, at position: Position) throws(SourceError) {
    guard depth <= Self.most else {
      throw SourceError(
        "It has more than \(Self.most) parts in a row or one within the other.", at: position)
    }
  }
}
