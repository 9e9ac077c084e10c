import CWebAssets
import WindowModel

/// A conformance case, as a probe uses it: a session's settings, its requests and its expectations.
struct ProbeCase: Sendable {
  /// A request of the session.
  struct Step: Sendable {
    /// Whether it is only a precondition, without expectations.
    let isGiven: Bool
    /// The method, as in `POST`.
    let method: String
    /// The path relative to the session's, with its query.
    let target: String
    let body: String
    /// The reply fields that the case checks.
    var fields: [String] = []
  }

  /// A sentence that describes it.
  let name: String
  /// The settings as JSON, without a profile if the case has none.
  var settings = "{}"
  /// The rules behind its checked fields and events, including the absence of events.
  var rules: [Rule] = []
  var steps: [Step] = []

  /// A file of cases that can't be parsed.
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

  /// Parses a file of cases; Tests/Conformance/test_cases.py describes the format.
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

  /// Parses a line; returns false if it is malformed.
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

  /// The field in an expectation, as in `  isHidden = true`.
  private static func field(_ line: String) -> String? {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[1] == "=" else { return nil }
    let field = words[0].hasPrefix("result.") ? words[0].dropFirst(7) : words[0]
    return String(field)
  }
}
