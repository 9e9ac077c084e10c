import Foundation
import Glibc
import TestSupport

/// A bash that runs a document's commands, as typed by a user who waits for each output.
///
/// A command that ends with `> FILE &` is finished once the file has contents. One that reads a
/// file with `cat` is repeated until its output matches or time is up. No other command is
/// repeated.
final class Shell {
  private let service: Service
  private let program: Program
  private let input: Int32
  private var typed = 0

  init(_ service: Service) throws {
    self.service = service
    var ends: [Int32] = [0, 0]
    // Not inherited by the programs of other tests, which would keep it open.
    guard pipe(&ends) == 0 else { throw GaveUp("no pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    input = ends[1]
    let tools = URL(fileURLWithPath: Program.fenestra).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    program = try Program(
      "/bin/bash", ["--norc", "--noprofile"], path: "\(tools):\(path)", input: ends[0])
    enter("cd '\(program.directory.path)'\n")
  }

  deinit {
    // Background jobs end with it.
    enter("kill $(jobs -p) 2>/dev/null; exit\n")
    close(input)
    _ = program.exitCode()
  }

  private func enter(_ line: String) {
    let bytes = Array(line.utf8)
    _ = write(input, bytes, bytes.count)
  }

  /// Returns the contents of a file that the commands wrote.
  func text(_ file: String) -> String { program.text(file) }

  /// Runs a command and returns its output, both standard and error.
  func run(_ step: Console.Step) throws -> String {
    // The service already runs, and its first line went elsewhere.
    if step.command.firstMatch(of: /^(swift run )?fenestra serve\b/) != nil {
      return step.answer.joined(separator: "\n")
    }
    var printed = try type(step.command)
    if let file = step.command.firstMatch(of: /> *([\w.\/-]+) *(2>\S+ *)?&$/)?.output.1 {
      guard eventually({ !program.text(String(file)).isEmpty }) else {
        throw GaveUp("nothing came into \(file)")
      }
    }
    if step.command.hasPrefix("cat ") {
      _ = try eventually {
        if !step.isAnswered(by: printed) { printed = try type(step.command) }
        return step.isAnswered(by: printed)
      }
    }
    return printed
  }

  private func type(_ command: String) throws -> String {
    typed += 1
    let (out, done, port) = ("\(typed).out", "\(typed).done", service.port)
    let command = command.replacing("localhost:8080", with: "localhost:\(port)")
      .replacing("127.0.0.1:8080", with: "127.0.0.1:\(port)")
      .replacing("--port 8080", with: "--port \(port)")
    let line = "{ \(command)\n} < /dev/null > \(out) 2>&1; echo > \(done)\n"
    enter(line)
    guard eventually({ !program.text(done).isEmpty }) else {
      throw GaveUp("this does not end: \(command)")
    }
    return program.text(out)
  }
}
