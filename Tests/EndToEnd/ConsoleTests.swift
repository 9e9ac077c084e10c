import Foundation
import TestSupport
import Testing

@Suite struct ConsoleTests {
  /// Runs blocks in one shell against one service; returns the outputs that do not match.
  private func faults(of document: String) throws -> [String] {
    let shell = try Shell(Service())
    var faults: [String] = []
    for step in Console.blocks(of: document).flatMap(\.steps) {
      let printed = try shell.run(step)
      if !step.isAnswered(by: printed) {
        faults.append("$ \(step.command)\n\(printed)\nbut it shows\n\(step.answer)")
      }
    }
    return faults
  }

  private static let repository = URL(fileURLWithPath: #filePath)
    .appending(path: "../../..").standardized
  private static let isWhole = FileManager.default.fileExists(
    atPath: repository.appending(path: "README.md").path)

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  @Test(
    .enabled(if: isWhole),
    arguments: [
      "README.md", "Sources/CWebAssets/web/docs/guide.md",
      "Sources/CWebAssets/web/docs/operating.md",
    ])
  func `the commands of a page answer as it says, without what old curls lack`(path: String) throws
  {
    let document = try Self.text(path)
    #expect(!Console.blocks(of: document).isEmpty)
    #expect(!document.contains("--json"))
    for fault in try faults(of: document) { Issue.record(Comment(rawValue: fault)) }
  }

  @Test(.enabled(if: isWhole))
  func `README fits on a few screens, and its picture is what its commands draw`() throws {
    let readme = try Self.text("README.md")
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
    let shell = try Shell(Service())
    var isDrawn = false
    for step in Console.blocks(of: readme).flatMap(\.steps) where !isDrawn {
      _ = try shell.run(step)
      isDrawn = step.command.contains("-o windows.svg")
    }
    #expect(isDrawn)
    #expect(try shell.text("windows.svg") == Self.text(".github/windows.svg"))
  }

  @Test(.enabled(if: isWhole))
  func `links between the repository's pages lead to files and headings`() throws {
    let pages = [
      "README.md", ".github/CONTRIBUTING.md", "Sources/CWebAssets/web/docs/guide.md",
      "Sources/CWebAssets/web/docs/operating.md",
    ]
    var count = 0
    for page in pages {
      for link in try Self.text(page).matches(of: /\]\(([^):]*)\)|src="([^":]*)"/) {
        let target = String(link.output.1 ?? link.output.2 ?? "")
        let parts = target.split(separator: "#", omittingEmptySubsequences: false)
        let folder = Self.repository.appending(path: page).deletingLastPathComponent()
        let file =
          parts[0].isEmpty
          ? Self.repository.appending(path: page)
          : folder.appending(path: String(parts[0])).standardized
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(target)")
        if parts.count > 1 {
          let headings = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("#") }
            .map { $0.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-") }
          #expect(headings.contains(String(parts[1])), "\(page): \(target)")
        }
        count += 1
      }
    }
    #expect(count > 5)
  }

  private static let tour = """
    Start it:

    ```console
    $ swift run fenestra serve
    Fenestra listens on http://127.0.0.1:8080
    ```

    ```console
    $ curl -sX PUT localhost:8080/sessions/demo
    {"id":"demo","profile":"ios12",…}

    $ curl -sN localhost:8080/sessions/demo/events > events.txt &
    $ curl -s localhost:8080/sessions/demo/windows \\
        --json '{"id":"window1","backgroundColor":"red","frame":[5,70,180,180]}'
    {"revision":1,"result":{"id":"window1",…},"events":[],"diagnostics":[]}
    $ curl -sX POST localhost:8080/sessions/demo/windows/window1/makeKeyAndVisible \\
        -o /dev/null -w '%{http_code}\\n'
    200
    $ curl -s localhost:8080/sessions/demo/windows.txt
       window   level  hidden  frame            alpha  color  held by
    *  window1  0              (5 70; 180 180)  1      red    window1
    ```

    And what happened meanwhile:

    ```console
    $ cat events.txt
    retry: 1000
    …
    id: k3x9ab.1
    event: UIWindowDidBecomeVisibleNotification
    data: {"seq":1,"revision":2,"name":"UIWindowDidBecomeVisibleNotification","object":"window1",…}

    id: k3x9ab.2
    event: UIWindowDidBecomeKeyNotification
    data: {…,"object":"window1","rule":"windows-2.3"}

    $ curl -si localhost:8080/sessions/demo/windows/nobody
    HTTP/1.1 404 Not Found
    Date: Sat, 21 Nov 2026 15:22:27 GMT
    …
    {"type":"/problems/not-found",…}
    $ kill %1
    $ fenestra healthcheck --port 8080
    ```
    """

  @Test func `a tour of the service answers as it is written`() throws {
    #expect(Console.blocks(of: Self.tour).map(\.steps.count) == [5, 4])
    #expect(try faults(of: Self.tour) == [])
  }

  @Test func `each word that is wrong is found out`() throws {
    let wrong = [
      ("ios12", "ios13"), ("\n200\n", "\n201\n"), ("*  window1", "   window1"),
      ("id: k3x9ab.2", "id: k3x9ab.3"), ("404 Not", "405 Not"),
    ]
    let tour = wrong.reduce(Self.tour) { $0.replacing($1.0, with: $1.1) }
    #expect(try faults(of: tour).count == wrong.count)
  }

  @Test(arguments: [
    ("a", "a", true), ("a", "b", false), ("a…c", "abc", true), ("a…c", "abd", false),
    ("…", "", true), ("…", "a\nb", true), ("a\n…\nc", "a\nb\nb\nc", true),
    ("a\n…\nc", "a\nb", false),
    ("", "", true), ("", "a", false), ("a\nb", "a", false), ("a", "a  \n", true),
    ("a…b…c", "a1b2c", true), ("a…b…c", "acb", false), ("a…", "ab", true),
    ("\"epoch\":\"aaaaaa\"", "\"epoch\":\"zzz999\"", true),
    ("\"epoch\":\"aaaaaa\"", "\"epoch\":\"\"", false), ("id: aaaa.1", "id: bbbb.2", false),
  ])
  func `what a document shows is matched by its rules`(shown: String, printed: String, fits: Bool) {
    let step = Console.Step(
      command: "", answer: shown.isEmpty ? [] : shown.split(separator: "\n").map(String.init))
    #expect(step.isAnswered(by: printed) == fits)
  }
}
