import TestSupport

/// A console session in a document: commands and their output.
///
/// In a document's code block of type `console`, a line that begins with `$ ` is a command; it
/// continues on the next line if it ends with a backslash. The lines up to the next command are its
/// output.
struct Console: Equatable {
  struct Step: Equatable {
    var command: String
    var answer: [String] = []
  }

  var steps: [Step] = []

  init(_ block: some Sequence<Substring>) {
    var goesOn = false
    for line in block {
      if goesOn {
        steps[steps.count - 1].command += "\n" + line
      } else if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2))))
      } else if !steps.isEmpty {
        steps[steps.count - 1].answer.append(String(line))
        continue
      } else {
        continue
      }
      goesOn = line.hasSuffix("\\")
    }
    // An empty line before the next command is only for readability.
    for index in steps.indices {
      while steps[index].answer.last?.isEmpty == true { steps[index].answer.removeLast() }
    }
  }

  /// Returns the blocks of a document, except those that only start the service.
  static func blocks(of document: String) -> [Console] {
    var blocks: [Console] = []
    var block: [Substring]?
    for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = block {
        if line.hasPrefix("```") {
          blocks.append(Console(lines))
          block = nil
        } else {
          block = lines + [line]
        }
      } else if line == "```console" {
        block = []
      }
    }
    return blocks.filter { !$0.steps.allSatisfy { $0.command.contains("fenestra serve") } }
  }
}

extension Console.Step {
  /// Whether the printed output matches the document.
  ///
  /// A line `…` matches any lines, and `…` within a line any text. Epochs, an identifier's letters
  /// before the dot, Date fields, `retry:` times and ports match any value.
  func isAnswered(by printed: String) -> Bool {
    Self.matches(answer[...], Self.lines(printed)[...])
  }

  static func lines(_ printed: String) -> [String] {
    var lines = printed.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func matches(_ shown: ArraySlice<String>, _ printed: ArraySlice<String>) -> Bool {
    guard let line = shown.first else { return printed.isEmpty }
    if line.allSatisfy({ $0 == " " || $0 == "…" }), line.contains("…") {
      return (printed.startIndex...printed.endIndex).contains { index in
        matches(shown.dropFirst(), printed[index...])
      }
    }
    guard let first = printed.first, matches(line, first) else { return false }
    return matches(shown.dropFirst(), printed.dropFirst())
  }

  private static func matches(_ shown: String, _ printed: String) -> Bool {
    let parts = settled(lines(shown).first ?? "")
      .split(separator: "…", omittingEmptySubsequences: false)
    var rest = settled(printed)[...]
    for (index, part) in parts.enumerated() {
      if index == 0 {
        guard rest.hasPrefix(part) else { return false }
        rest = rest.dropFirst(part.count)
      } else if index == parts.count - 1 {
        return rest.hasSuffix(part)
      } else {
        guard let range = rest.firstRange(of: part) else { return false }
        rest = rest[range.upperBound...]
      }
    }
    return rest.isEmpty
  }

  /// Replaces the values in a line that vary between runs.
  private static func settled(_ line: String) -> String {
    line.replacing(/"epoch":"[a-z0-9]{4,8}"/, with: #""epoch":"*""#)
      .replacing(/^id: [a-z0-9]{4,8}\./, with: "id: *.")
      .replacing(/"next":"[a-z0-9]{4,8}\./, with: #""next":"*."#)
      .replacing(/^[Dd]ate: .*$/, with: "Date: *")
      .replacing(/^retry: \d+$/, with: "retry: *")
      .replacing(/(localhost|127\.0\.0\.1):\d+/) { "\($0.output.1):*" }
  }
}
