/// A limit on what a program may use. A run that exceeds one ends, and its changes are discarded.
package struct Bound: Sendable {
  /// The thing it limits.
  package let name: String
  package let most: Int
  package let unit: String
  /// The error message for a program that exceeds it.
  private let sentence: String

  package func check(_ count: Int) throws(Halt) {
    guard count <= most else { throw .bound(sentence) }
  }

  static let statements = Bound(100_000, "statements", "statements that a command runs") {
    "A command runs \($0) statements of code at most."
  }
  package static let rounds = Bound(100_000, "rounds", "rounds of a loop over numbers") {
    "A loop over numbers has \($0) rounds at most."
  }
  static let depth = Bound(128, "calls", "depth of a program's calls") {
    "Calls nest \($0) deep at most; here each calls the next one."
  }
  static let levels = Bound(1500, "levels", "statements and values of nested calls") {
    "The code of nested calls lies \($0) statements and values deep at most."
  }
  static let output = Bound(64 * 1024, "bytes", "output of a command's code") {
    "A command prints \($0) bytes at most."
  }
  static let visits = Bound(2_000_000, "elements", "elements that a command's code goes through") {
    "A command's code creates and visits \($0) elements at most."
  }
  package static let list = Bound(100_000, "values", "list of a program") {
    "A list has \($0) values at most."
  }
  package static let dictionary = Bound(100_000, "values", "dictionary of a program") {
    "A dictionary has \($0) values at most."
  }
  package static let valueDepth = Bound(500, "values", "nesting of a program's values") {
    "Values nest \($0) deep at most."
  }
  package static let text = Bound(1 << 20, "bytes", "text of a program") {
    "A text has \($0) bytes at most."
  }
  static let objects = Bound(20_000, "objects", "objects of a program") {
    "A program has \($0) objects, closures and shared variables at most."
  }
  package static let tasks = Bound(1000, "tasks", "tasks that a program schedules") {
    "A program schedules \($0) tasks at most."
  }
  package static let kept = Bound(1_000_000, "values", "values of a program between two commands") {
    "A program keeps \($0) values at most between two commands."
  }

  /// All bounds, for the list of limits.
  package static let all = [
    statements, rounds, depth, levels, output, visits, list, dictionary, valueDepth, text, objects,
    tasks, kept,
  ]

  private init(_ most: Int, _ unit: String, _ name: String, _ sentence: (Int) -> String) {
    self.name = name
    self.most = most
    self.unit = unit
    self.sentence = sentence(most)
  }
}

extension Value {
  /// Returns a list, unless it is too long.
  package static func list(_ values: [Value]) throws(Halt) -> Value {
    try Bound.list.check(values.count)
    return .array(values)
  }

  /// Returns the characters of a string, unless there are too many.
  package static func characters(of text: String) throws(Halt) -> [Value] {
    try Bound.list.check(text.count)
    return text.map { .string(String($0)) }
  }

  /// Returns a string, unless it is too long.
  package static func text(_ text: String) throws(Halt) -> Value {
    try Bound.text.check(text.utf8.count)
    return .string(text)
  }

  /// Joins strings with a separator, unless the result is too long.
  package static func joined(_ texts: [String], by separator: String = "") throws(Halt) -> Value {
    var bytes = 0
    for text in texts {
      bytes += text.utf8.count + separator.utf8.count
      try Bound.text.check(bytes - separator.utf8.count)
    }
    return .string(texts.joined(separator: separator))
  }
}
