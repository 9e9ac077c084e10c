package import ProgramRuntime
package import SourceCode

/// Bounds how much of a program is checked and how deeply it nests. Source from a client must not take long to
/// check or overflow the stack, while it is checked or when it runs.
package struct Effort {
  /// How deeply the current value or statement is nested.
  package private(set) var level = 0
  private var spent = 0

  /// The maximum nesting of values and statements. Type inference recurses within values, so it counts too.
  private static let mostLevels = 150
  /// The maximum number of values, statements and candidate functions to check: several times what a source of
  /// maximum length has.
  private static let most = 400_000

  package init() {}

  /// Begins to check a value or a statement.
  package mutating func descend(at position: Position) throws(Finding) {
    try spend(at: position)
    level += 1
    guard level <= Self.mostLevels else {
      level -= 1
      throw Finding("It lies more than \(Self.mostLevels) deep.", at: position)
    }
  }

  package mutating func ascend() { level -= 1 }

  package mutating func spend(_ count: Int = 1, at position: Position) throws(Finding) {
    spent += count
    guard spent <= Self.most else {
      throw Finding("It would take too long to check all of this.", at: position)
    }
  }
}

/// The nesting depth of a function's values and statements.
package struct Nesting {
  private var first: Int?
  package private(set) var levels = 0

  package init() {}

  /// Records a nesting level that the function reaches.
  package mutating func reach(_ level: Int) {
    let first = self.first ?? level
    self.first = first
    levels = max(levels, level - first + 1)
  }
}
