import Foundation

// Prints a line for each program: its verdict, its name, and the difference if there is one.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
for path in CommandLine.arguments.dropFirst() {
  let url = URL(fileURLWithPath: path)
  guard let source = try? String(contentsOf: url, encoding: .utf8),
    let expected = try? String(
      contentsOf: url.deletingPathExtension().appendingPathExtension("out"), encoding: .utf8)
  else {
    say("unread \(url.lastPathComponent)")
    continue
  }
  let (verdict, detail) = CorpusRun.verdict(of: source, expected: expected)
  say("\(verdict) \(url.lastPathComponent) \(detail)")
}
