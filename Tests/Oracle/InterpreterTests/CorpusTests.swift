import Foundation
import Testing

@Suite("Programs of the oracle's corpus")
struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "corpus")

  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "swift" }
      .map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }()

  static func source(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name + ".swift"), encoding: .utf8)
  }

  @Test("The corpus has at least 300 programs")
  func corpusIsThere() {
    #expect(Self.names.count >= 300)
  }

  @Test(
    "A program prints what it does when compiled, or is refused with the line", arguments: names)
  func program(_ name: String) throws {
    let source = try Self.source(name)
    let expected = try String(
      contentsOf: Self.folder.appending(path: name + ".out"), encoding: .utf8)
    let (verdict, detail) = CorpusRun.verdict(of: source, expected: expected)
    switch verdict {
    case "equal": break
    case "refused":
      let line = detail.prefix { $0.isNumber }
      #expect(!line.isEmpty, "\(name) is refused without a line: \(detail)")
    default: Issue.record("\(name) is \(verdict): \(detail)")
    }
  }
}
