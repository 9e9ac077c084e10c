import JSON
import Testing
import WindowModel

@testable import Probes

/// The result lines of a probe's tests, parsed and compared with the rules.
@Suite struct ProbeResultTests {
  private let passed =
    #"{"case":"A","device":"iPhone17,3","ios":"17.5","met":["windows-2.3"],"outcome":"passed","profile":"ios17","rules":["windows-2.3"],"version":\#(Rule.version)}"#
  private let failed =
    #"{"case":"B","device":"iPhone17,3","differs":{"expected":"nil","found":"main","rules":["windows-2.7"],"step":"PATCH \/windows\/a"},"ios":"17.5","met":["windows-1.2"],"outcome":"failed","profile":"ios17","rules":["windows-1.2","windows-2.7"],"version":\#(Rule.version)}"#

  private func results(_ lines: String...) throws -> [ProbeResult] {
    try ProbeResult.all(in: Array(lines.joined(separator: "\n").utf8), of: "results.jsonl")
  }

  /// The error for malformed lines.
  private func error(_ lines: String...) -> String? {
    do {
      _ = try ProbeResult.all(in: Array(lines.joined(separator: "\n").utf8), of: "results.jsonl")
      return nil
    } catch { return error.description }
  }

  @Test func `a line is a result with its rules and what differs`() throws {
    let found = try results(passed, "", failed, "")
    #expect(found.map(\.name) == ["A", "B"])
    #expect(found.map(\.outcome) == [.passed, .failed])
    #expect(found.map(\.met) == [[.makeKeyAndVisibleOrder], [.newWindowIsHidden]])
    #expect(found[1].differs?.rules == [.keyFallsToFrontmost])
    #expect(found[1].differs?.step == "PATCH /windows/a")
  }

  @Test func `in a log only the lines with the prefix count`() throws {
    let found = try results(
      "Test Case '-[ClassicTests.Cases test001]' started.", "{ not a result }",
      "2026-11-26 Classic[1] fenestra-probe " + passed + "\r", "** TEST FAILED **")
    #expect(found.map(\.name) == ["A"])
  }

  @Test func `what is no result is refused with its line`() {
    #expect(
      error(passed, "{")?.hasPrefix("results.jsonl:2: It is no result of `fenestra probe`: ")
        == true)
    #expect(
      error("hello")?.hasPrefix("results.jsonl:1: It is no result of `fenestra probe`: ") == true)
    #expect(error("fenestra-probe {")?.hasPrefix("results.jsonl:1: ") == true)
    #expect(
      error(#"{"case":"A"}"#)
        == "results.jsonl:1: It is no result of `fenestra probe`: case or version is missing.")
    #expect(error("") == "results.jsonl:1: There is no result in the file.")
  }

  @Test func `a result that this program can't judge is refused`() {
    #expect(
      error(passed.replacing("\"version\":\(Rule.version)", with: "\"version\":1"))
        == "results.jsonl:1: It is of version 1 of the rules, and this program has version "
        + "\(Rule.version): write the package again and run that.")
    #expect(
      error(passed.replacing("\"met\":[\"windows-2.3\"]", with: "\"met\":[\"windows-99\"]"))
        == "results.jsonl:1: No rule is called windows-99.")
    #expect(
      error(passed.replacing("\"passed\"", with: "\"won\""))
        == "results.jsonl:1: The outcome is started, passed, failed or skipped, not won.")
    #expect(
      error(passed.replacing("\"passed\"", with: "\"failed\""))
        == "results.jsonl:1: A case that failed has what differs, and no other has it.")
    #expect(
      error(passed.replacing("17.5", with: "new"))
        == "results.jsonl:1: ios is a version as 17.5, not 'new'.")
  }

  @Test func `a line is bounded`() {
    let long = String(repeating: " ", count: 1) + "\"" + String(repeating: "a", count: 1 << 16)
    #expect(error(long) == "results.jsonl:1: The line has more than 65536 bytes.")
  }

  @Test func `the table has a column for each version, the oldest first`() throws {
    let older = passed.replacing("17.5", with: "9.3")
    let text = ProbeReport(try results(passed, older, failed)).text
    #expect(
      text.hasPrefix(
        """
        rule         iOS 9.3    iOS 17.5
        windows-1.2  -          confirmed
        windows-2.3  confirmed  confirmed
        windows-2.7  -          contradicted

        B (iOS 17.5, iPhone17,3)
          windows-2.7: PATCH /windows/a
          expected nil
          found    main

        2 cases passed, 1 failed, 0 ended the app, 0 were skipped.
        Not tested: windows-0, windows-0A,
        """.dropLast(0)))
  }

  @Test func `one contradiction outweighs what other cases confirm`() throws {
    let confirmed = passed.replacing("windows-2.3", with: "windows-2.7")
    let report = ProbeReport(try results(confirmed, failed))
    #expect(report.verdict(of: "17.5", on: .keyFallsToFrontmost) == .contradicted)
    #expect(report.hasDifferences)
  }

  @Test func `a case that started and has no result ended the app`() throws {
    let started = passed.replacing("\"passed\"", with: "\"started\"")
    #expect(!ProbeReport(try results(started, passed)).hasDifferences)
    let report = ProbeReport(try results(passed, started))
    #expect(report.hasDifferences)
    #expect(report.verdict(of: "17.5", on: .makeKeyAndVisibleOrder) == .untested)
    #expect(
      report.text.contains(
        "A (iOS 17.5, iPhone17,3)\n  has no result: UIKit raised an exception, or the app ended"))
  }

  @Test func `a case that is run again counts once, as it came out last`() throws {
    let again = failed.replacing("\"case\":\"B\"", with: "\"case\":\"A\"")
    let report = ProbeReport(try results(again, passed))
    #expect(!report.hasDifferences)
    #expect(report.verdict(of: "17.5", on: .newWindowIsHidden) == .untested)
  }

  @Test func `JSON has each rule with the versions that confirm and contradict it`() throws {
    let json = ProbeReport(try results(passed, failed)).json.text
    #expect(
      json.contains(
        #"{"id":"windows-2.3","confirmedOn":["17.5"],"contradictedOn":[]}"#))
    #expect(
      json.contains(
        #"{"id":"windows-2.7","confirmedOn":[],"contradictedOn":["17.5"]}"#))
    #expect(json.contains(#""passed":1,"failed":1,"skipped":0"#))
  }
}
