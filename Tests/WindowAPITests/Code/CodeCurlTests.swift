import CodePrinting
import Foundation
import HTTP
import TestSupport
import Testing
import WindowModel

@testable import Operations
@testable import WindowAPI
@testable import WindowService

@Suite struct CodeCurlTests {
  @Test func `the script of a session of every command makes the same session again`() throws {
    var session = try CodeSession(Settings(profile: .ios13))
    for golden in CodeGolden.all { session.send(golden.command) }
    try expectReplay(of: session)
  }

  @Test(arguments: 0..<2)
  func `the script of any session makes the same session again`(seed: Int) throws {
    try expectReplay(of: CodeSession.random(seed: UInt64(seed), requests: 300))
  }

  /// Runs the script with bash and curl against the service on its own port.
  private func expectReplay(of session: CodeSession) throws {
    let program = try Program(Program.fenestra, ["serve", "--port", "0"])
    defer { program.signal(SIGKILL) }
    #expect(eventually { program.out.contains("\n") || !program.isRunning })
    let port = try #require(program.out.split(separator: ":").last?.dropLast())
    let writer = CodeWriter(
      .curl, settings: session.settings, session: "copy", origin: "http://127.0.0.1:\(port)")
    let text =
      writer.text(of: session.steps) + "curl -fsS http://127.0.0.1:\(port)/sessions/copy/snapshot"
    let bash = try Program("/bin/bash", ["-c", text])
    #expect(bash.exitCode(within: 120) == 0, "\(bash.err)")
    let snapshot = bash.out.split(separator: "\n").last.flatMap { try? Tree(json: String($0)) }
    var expected =
      session.service.get("/sessions/demo/snapshot", isChecked: false).json?.fields ?? [:]
    var found = snapshot?.fields ?? [:]
    for name in ["id", "epoch"] {
      expected[name] = nil
      found[name] = nil
    }
    #expect(!found.isEmpty && found == expected)
  }

  @Test func `a shell takes each word as it was, whatever is in it`() throws {
    let session = try CodeSession()
    let bodies = [
      #"{"title":"it's"}"#, #"{"title":"'; touch /tmp/x; '"}"#,
      #"{"a":"$(false) `false` \\ $HOME"}"#,
      "{\n \"a\" : \"é\u{202E}\u{9B}\u{1F642}\" }", #"{"a":"!! ~ * ? [a] {b,c} & | > <"}"#,
      "{\"a\":\"\(String(repeating: "x'END\\n", count: 20_000))\"}",
    ]
    let write = try #require(Write.named["changeWindow"])
    for name in ["w", "a'b", "$(false)", "a b&c;d"] {
      for body in bodies {
        let step = CodeStep(LoggedCommand(write, on: name, body: Array(body.utf8)))
        let text = session.writer(.curl).text(of: step)
        // A curl that prints its arguments, and its input for `@-`.
        let shown = try Program(
          "/bin/bash",
          ["-s"],
          input: try file(
            #"curl() { printf '%s\0' "$@"; if [ "$4" = @- ]; then cat; fi; }"# + "\n" + text))
        #expect(shown.exitCode() == 0, "\(shown.err)")
        let words = shown.out.split(separator: "\0", omittingEmptySubsequences: false).map(
          String.init)
        #expect(words.prefix(3) == ["-X", "PATCH", "--json"])
        let path = Target.decode(Array(words[4].utf8)[...])
        #expect(path == "http://localhost:8080/sessions/demo/windows/\(name)")
        let sent = words[3] == "@-" ? words[5] : words[3]
        #expect(try Tree(json: sent) == Tree(json: body))
        #expect(!text.unicodeScalars.contains { $0.value == 0x202E || $0.value == 0x9B })
      }
    }
  }

  /// A descriptor to read a text from.
  private func file(_ text: String) throws -> Int32 {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "fenestra-code-\(UUID().uuidString)")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    try FileManager.default.removeItem(at: file)
    return descriptor
  }
}
