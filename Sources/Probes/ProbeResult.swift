import JSON
package import WindowModel

/// The result of a case on a device.
package struct ProbeResult: Sendable {
  /// The outcome of a case; one that only started has terminated the app.
  package enum Outcome: String, Sendable { case started, passed, failed, skipped }

  /// A difference between UIKit and the model.
  package struct Difference: Sendable {
    /// The rules that it contradicts; empty if the expectation tested none.
    package var rules: [Rule] = []
    package var step = ""
    package var expected = ""
    package var found = ""
  }

  package private(set) var name = ""
  package private(set) var profile = ""
  /// The version of iOS, as in `17.5`.
  package private(set) var ios = ""
  package private(set) var device = ""
  package private(set) var outcome = Outcome.skipped
  /// The rules whose expectations were met.
  package private(set) var met: [Rule] = []
  package private(set) var differs: Difference?

  /// The prefix of a result line in a log.
  package static let prefix = "fenestra-probe "
  /// The maximum length of a line, in bytes.
  package static let longestLine = 1 << 16
  /// The maximum number of results.
  package static let most = 100_000

  /// A file that can't be parsed, with the line.
  package struct Unreadable: Error, CustomStringConvertible {
    package let description: String

    fileprivate init(_ file: String, _ line: Int, _ text: String) {
      description = "\(file):\(line): \(text)"
    }
  }

  /// The results in a file: one per line or, in a log, one per line with the prefix.
  package static func all(
    in bytes: [UInt8], of file: String
  ) throws(Unreadable) -> [ProbeResult] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let marked = lines.map(marked)
    let isLog = marked.contains { $0 != nil }
    var results: [ProbeResult] = []
    for (index, line) in (isLog ? marked : lines).enumerated() {
      let text = Array(trimmed(line ?? []))
      if text.isEmpty { continue }
      guard text.count <= longestLine else {
        throw Unreadable(file, index + 1, "The line has more than \(longestLine) bytes.")
      }
      guard results.count < most else {
        throw Unreadable(file, index + 1, "There are more than \(most) results.")
      }
      do { results.append(try ProbeResult(text)) } catch {
        throw Unreadable(file, index + 1, error.text)
      }
    }
    if results.isEmpty { throw Unreadable(file, lines.count, "There is no result in the file.") }
    return results
  }

  /// The part of a line after the prefix; nil if it has none.
  private static func marked(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let prefix = Array(prefix.utf8)
    var rest = line
    while !rest.isEmpty {
      rest = rest.drop { $0 != prefix.first }
      if rest.starts(with: prefix) { return rest.dropFirst(prefix.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x0D || byte == 0x09 }
    let end = line.reversed().prefix(while: isSpace).count
    return line.dropLast(end).drop(while: isSpace)
  }

  private struct Fault: Error { let text: String }

  /// Parses a line.
  private init(_ text: [UInt8]) throws(Fault) {
    var json = JSONReader(text)
    var (outcome, version): (String?, Int?) = (nil, nil)
    var unknown: String?
    do {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "case": name = try json.readString()
        case "profile": profile = try json.readString()
        case "ios": ios = try json.readString()
        case "device": device = try json.readString()
        case "outcome": outcome = try json.readString()
        case "version": version = Int(exactly: try json.readDouble())
        case "met": met = try Self.rules(&json, &unknown)
        case "differs": differs = try Self.difference(&json, &unknown)
        default: try json.skipValue()
        }
      }
      try json.finish()
    } catch { throw Fault(text: "It is no result of `fenestra probe`: \(error)") }
    guard let version, !name.isEmpty else {
      throw Fault(text: "It is no result of `fenestra probe`: case or version is missing.")
    }
    guard version == Rule.version else {
      throw Fault(
        text: "It is of version \(version) of the rules, and this program has version "
          + "\(Rule.version): write the package again and run that.")
    }
    if let unknown { throw Fault(text: "No rule is called \(unknown).") }
    guard let known = outcome.flatMap(Outcome.init) else {
      throw Fault(
        text: "The outcome is started, passed, failed or skipped, not \(outcome ?? "missing").")
    }
    guard Self.isVersion(ios) else { throw Fault(text: "ios is a version as 17.5, not '\(ios)'.") }
    guard (known == .failed) == (differs != nil) else {
      throw Fault(text: "A case that failed has what differs, and no other has it.")
    }
    self.outcome = known
  }

  private static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 3 && parts.allSatisfy { Int(asWritten: $0) != nil }
  }

  private static func rules(
    _ json: inout JSONReader, _ unknown: inout String?
  ) throws(JSONError) -> [Rule] {
    var rules: [Rule] = []
    try json.beginArray()
    while try json.nextElement() {
      let name = try json.readString()
      if let rule = Rule(rawValue: name) { rules.append(rule) } else { unknown = unknown ?? name }
    }
    return rules
  }

  private static func difference(
    _ json: inout JSONReader, _ unknown: inout String?
  ) throws(JSONError) -> Difference {
    var difference = Difference()
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "rules": difference.rules = try rules(&json, &unknown)
      case "step": difference.step = try json.readString()
      case "expected": difference.expected = try json.readString()
      case "found": difference.found = try json.readString()
      default: try json.skipValue()
      }
    }
    return difference
  }
}
