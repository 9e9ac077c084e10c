import ArgumentParser
import JSON
import Probes

/// `fenestra compare`: reports which rules the results of a probe confirm.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report which rules the results of `fenestra probe` confirm or contradict.",
    discussion: """
      A file has a result a line, as RESULTS.jsonl, or is a log of xcodebuild: then the lines with \
      fenestra-probe count. Several files and versions of iOS make one table.

        fenestra compare RESULTS.jsonl
        xcodebuild test … | fenestra compare /dev/stdin

      A file has at most 256 MiB, a line 64 KiB, and all have 100,000 results. It exits with 1 if \
      something differs.
      """)

  @Argument(help: "The files.") var files: [String]
  @Flag(help: "Print JSON: each rule with the versions that confirm and contradict it.")
  var json = false

  /// The maximum bytes of a file.
  private static let mostBytes = 256 << 20

  func run() throws {
    var results: [ProbeResult] = []
    for path in files {
      let bytes: [UInt8]
      do { bytes = try readFile(path, atMost: Self.mostBytes) } catch {
        throw ValidationError("\(error)")
      }
      do { results += try ProbeResult.all(in: bytes, of: path) } catch {
        throw ValidationError("\(error)")
      }
      guard results.count <= ProbeResult.most else {
        throw ValidationError("There are more than \(ProbeResult.most) results.")
      }
    }
    let report = ProbeReport(results)
    print(json ? report.json.text : report.text, terminator: json ? "\n" : "")
    if report.hasDifferences { throw ExitCode.failure }
  }
}
