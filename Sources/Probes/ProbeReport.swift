package import JSON
package import WindowModel

/// The rules that each version of iOS confirms and contradicts.
package struct ProbeReport {
  /// A version's verdict on a rule.
  package enum Verdict: String {
    case confirmed, contradicted
    case untested = "-"
  }

  /// The versions, oldest first.
  package let versions: [String]
  private let verdicts: [String: [Rule: Verdict]]
  /// The results with differences, and how many cases passed and were skipped.
  private let failed: [ProbeResult]
  /// The cases that terminated the app.
  private let unfinished: [ProbeResult]
  private let passed: Int
  private let skipped: Int

  /// Creates a report; of several results for the same case, device and version, the last counts.
  package init(_ results: [ProbeResult]) {
    var newest: [[String]: ProbeResult] = [:]
    var keys: [[String]] = []
    for result in results {
      let key = [result.name, result.profile, result.ios, result.device]
      // A case with two forms for different profiles is skipped in one of them.
      if result.outcome == .skipped, newest[key] != nil { continue }
      if newest.updateValue(result, forKey: key) == nil { keys.append(key) }
    }
    let counted = keys.compactMap { newest[$0] }
    var verdicts: [String: [Rule: Verdict]] = [:]
    for result in counted where [.passed, .failed].contains(result.outcome) {
      for rule in result.met where verdicts[result.ios]?[rule] == nil {
        verdicts[result.ios, default: [:]][rule] = .confirmed
      }
      for rule in result.differs?.rules ?? [] {
        verdicts[result.ios, default: [:]][rule] = .contradicted
      }
    }
    self.verdicts = verdicts
    versions = Set(counted.map(\.ios)).sorted {
      Self.parts($0).lexicographicallyPrecedes(Self.parts($1))
    }
    failed = counted.filter { $0.outcome == .failed }
    unfinished = counted.filter { $0.outcome == .started }
    passed = counted.count { $0.outcome == .passed }
    skipped = counted.count { $0.outcome == .skipped }
  }

  private static func parts(_ version: String) -> [Int] {
    version.split(separator: ".").map { Int(asWritten: $0) ?? 0 }
  }

  /// A version's verdict on a rule.
  package func verdict(of version: String, on rule: Rule) -> Verdict {
    verdicts[version]?[rule] ?? .untested
  }

  /// Whether there are differences, with or without a rule, or an app was terminated.
  package var hasDifferences: Bool { !failed.isEmpty || !unfinished.isEmpty }

  /// The versions with a given verdict on a rule.
  private func versions(that verdict: Verdict, _ rule: Rule) -> [String] {
    versions.filter { self.verdict(of: $0, on: rule) == verdict }
  }

  /// A table of the tested rules, the differences, and the untested rules.
  package var text: String {
    let tested = Rule.allCases.filter { rule in
      versions.contains { verdict(of: $0, on: rule) != .untested }
    }
    let table =
      [["rule"] + versions.map { "iOS \($0)" }]
      + tested.map { rule in
        [rule.rawValue] + versions.map { verdict(of: $0, on: rule).rawValue }
      }
    let widths = table.first?.indices.map { column in
      table.map { $0[column].count }.max() ?? 0
    }
    var text = table.map { row in
      let cells = zip(row, widths ?? []).map { cell, width in
        cell + String(repeating: " ", count: max(0, width - cell.count))
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
    for result in failed {
      guard let differs = result.differs else { continue }
      let rules = differs.rules.map(\.rawValue).joined(separator: ", ")
      text += """

        \(result.name) (iOS \(result.ios), \(result.device))
          \(rules.isEmpty ? "no rule" : rules): \(differs.step)
          expected \(differs.expected)
          found    \(differs.found)

        """
    }
    for result in unfinished {
      text += """

        \(result.name) (iOS \(result.ios), \(result.device))
          has no result: UIKit raised an exception, or the app ended otherwise

        """
    }
    let missed = Rule.allCases.filter { !tested.contains($0) }
    text += "\n\(passed) cases passed, \(failed.count) failed, "
    text += "\(unfinished.count) ended the app, \(skipped) were skipped.\n"
    return text + "Not tested: \(missed.map(\.rawValue).joined(separator: ", ")).\n"
  }

  /// The report as JSON: each rule with the versions that confirm and contradict it, and the differences.
  package var json: ByteBuffer {
    var json = JSONWriter()
    json.beginObject()
    json.objects("rules", Rule.allCases) { json, rule in
      json.field("id", rule.rawValue)
      json.array("confirmedOn", versions(that: .confirmed, rule)) { $0.value($1) }
      json.array("contradictedOn", versions(that: .contradicted, rule)) { $0.value($1) }
    }
    json.objects("differences", failed) { json, result in
      json.field("case", result.name)
      json.field("ios", result.ios)
      json.field("device", result.device)
      json.array("rules", result.differs?.rules ?? []) { $0.value($1.rawValue) }
      json.field("step", result.differs?.step ?? "")
      json.field("expected", result.differs?.expected ?? "")
      json.field("found", result.differs?.found ?? "")
    }
    json.objects("unfinished", unfinished) { json, result in
      json.field("case", result.name)
      json.field("ios", result.ios)
      json.field("device", result.device)
    }
    json.field("passed", passed)
    json.field("failed", failed.count)
    json.field("skipped", skipped)
    json.endObject()
    return json.finish()
  }
}
