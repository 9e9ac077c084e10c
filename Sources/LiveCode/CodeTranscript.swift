import HTTP
package import JSON
import Pictures
import SourceCode
package import WindowModel

/// A run of pasted code as text: each line with its output, its events, and the reason if it did nothing.
package enum CodeTranscript {
  package static func bytes(
    of runner: PasteRunner, in application: borrowing Application
  ) -> ByteBuffer {
    var buffer = ByteBuffer()
    let width = "\(runner.lines.last?.position.line ?? 1)".count
    for line in runner.lines {
      let number = "\(line.position.line)"
      let margin = String(repeating: " ", count: max(0, width - number.count))
      buffer.append("\(margin)\(number)  \(shown(line.source))\(line.isDone ? "" : remark(line))\n")
      let indent = String(repeating: " ", count: width + 4)
      for text in line.output?.split(separator: "\n", omittingEmptySubsequences: false) ?? [] {
        buffer.append("\(indent)> \(text)\n")
      }
      for event in line.outcome?.events ?? [] {
        buffer.append("\(indent)\(Transcript.line(of: event, in: application))\n")
      }
      if let count = line.outcome?.omittedEvents, count > 0 {
        buffer.append("\(indent)\(count) more events are left out\n")
      }
      for text in line.outcome?.diagnostics ?? [] {
        buffer.append("\(indent)UIKit logs: \(text)\n")
      }
      for note in line.outcome?.notes ?? [] {
        buffer.append("\(indent)\(note.rawValue) (\(note.rule.rawValue))\n")
      }
      if line.isDone, let reason = line.reason { buffer.append("\(indent)\(reason)\n") }
      if let problem = line.problem { buffer.append("\(indent)\(problem.detail)\n") }
    }
    return buffer
  }

  /// A statement on one line.
  private static func shown(_ source: String) -> String {
    let lines = source.split(whereSeparator: \.isNewline)
    guard let first = lines.first else { return source }
    return lines.count > 1 ? "\(first) …" : String(first)
  }

  /// The comment after a line that did nothing.
  private static func remark(_ line: PasteLine) -> String {
    let word = line.did == .notRun ? "not run" : line.did.rawValue
    return "  // \(word)" + (line.reason.map { ": \($0)" } ?? "")
  }
}

extension PasteLine {
  /// Whether it ran.
  fileprivate var isDone: Bool { ![.skipped, .notRun].contains(did) }
}
