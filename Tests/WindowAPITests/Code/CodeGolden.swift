import CodePrinting
import Foundation

@testable import WindowAPI
@testable import WindowService

/// A command and its code in each language, from `Goldens.txt`: a line of the command, then its
/// lines in each language, indented after the language's name. They are one session, in order.
struct CodeGolden {
  let command: String
  private(set) var texts: [CodeLanguage: String] = [:]

  static let all: [CodeGolden] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Goldens.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").reduce(into: []) { goldens, line in
      if line.hasPrefix("#") { return }
      guard line.hasPrefix("  ") else { return goldens.append(CodeGolden(command: String(line))) }
      let parts = line.dropFirst(2).split(separator: " ", maxSplits: 1)
      guard let language = CodeLanguage(rawValue: String(parts[0])), !goldens.isEmpty else {
        return
      }
      goldens[goldens.count - 1].texts[language, default: ""] += parts[1] + "\n"
    }
  }()
}
