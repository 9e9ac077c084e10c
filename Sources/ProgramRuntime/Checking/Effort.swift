package import SourceCode

/// How much of a program was checked, and how deep what is checked lies: a source that a client sends may neither
/// take long to read nor use up the stack, here or when it runs.
package struct Effort {
  /// How many values and statements lie one within the other.
  package private(set) var level = 0
  private var spent = 0

  /// How deep values and statements may lie one within the other. Types are inferred within the values that ask for
  /// them, so that these count as well.
  private static let mostLevels = 150
  /// How many values, statements and possible functions are looked at, at most: several times as many as a source of
  /// the greatest length has.
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

/// How many values and statements of a function lie one within the other.
package struct Nesting {
  private var first: Int?
  package private(set) var levels = 0

  package init() {}

  /// Takes a level of the source down that the function reaches.
  package mutating func reach(_ level: Int) {
    let first = self.first ?? level
    self.first = first
    levels = max(levels, level - first + 1)
  }
}
