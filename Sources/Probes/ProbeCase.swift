import CWebAssets
import WindowModel

/// A case of what UIKit does, as far as a probe uses it: a session's settings, its requests, and what is asked.
struct ProbeCase: Sendable {
  /// A request of the session.
  struct Step: Sendable {
    /// Whether the case only needs it, and looks at nothing that it does.
    let isGiven: Bool
    /// The method, as in `POST`.
    let method: String
    /// The path below the session's, with its query.
    let target: String
    let body: String
    /// The fields of the reply that the case looks at.
    var fields: [String] = []
  }

  /// A sentence.
  let name: String
  /// The settings as JSON, without a profile where the case has none.
  var settings = "{}"
  /// The rules that the fields of its replies show, and what it looks at and tells nothing.
  var rules: [Rule] = []
  var steps: [Step] = []

  /// A file of cases that can't be read.
  package struct Unreadable: Error, CustomStringConvertible {
    package let description: String
  }

  /// All cases, in the order of the files.
  static func all() throws(Unreadable) -> [ProbeCase] {
    var cases: [ProbeCase] = []
    for file in ["windows", "views", "controllers", "queries"] {
      let asset = web_cases(file)
      let text = UnsafeRawBufferPointer(start: asset.bytes, count: asset.count)
      cases += try read(String(decoding: text, as: UTF8.self), of: file)
    }
    return cases
  }

  /// Reads a file of cases; Tests/Conformance/test_cases.py tells what a line may be.
  static func read(_ text: String, of file: String) throws(Unreadable) -> [ProbeCase] {
    var cases: [ProbeCase] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("== ") {
        cases.append(ProbeCase(name: String(line.dropFirst(3))))
        continue
      }
      guard !line.isEmpty, !line.hasPrefix("#"), var last = cases.popLast() else { continue }
      guard last.take(String(line)) else {
        throw Unreadable(description: "\(file).txt:\(index + 1): \(line)")
      }
      cases.append(last)
    }
    return cases
  }

  /// Takes a line in; answers false for one that can't be read.
  private mutating func take(_ line: String) -> Bool {
    if line.hasPrefix("  ") {
      guard var step = steps.popLast() else { return false }
      if let field = Self.field(line) { step.fields.append(field) }
      steps.append(step)
      return true
    }
    let isGiven = line.hasPrefix("given ")
    let line = isGiven ? String(line.dropFirst(6)) : line
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count > 1 else { return false }
    switch words[0] {
    case "watch": break
    case "session": settings = line.split(separator: " ", maxSplits: 1).dropFirst().joined()
    case "rules":
      for word in line.split(separator: " ").dropFirst() {
        guard let rule = Rule(rawValue: String(word)) else { return false }
        rules.append(rule)
      }
    case "GET", "POST", "PUT", "PATCH", "DELETE":
      steps.append(
        Step(
          isGiven: isGiven, method: words[0], target: words[1],
          body: words.count > 2 ? words[2] : ""))
    default: return false
    }
    return true
  }

  /// The field that a line of what is expected looks at, as in `  isHidden = true`.
  private static func field(_ line: String) -> String? {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[1] == "=" else { return nil }
    let field = words[0].hasPrefix("result.") ? words[0].dropFirst(7) : words[0]
    return String(field)
  }
}
