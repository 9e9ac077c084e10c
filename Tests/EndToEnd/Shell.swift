import Foundation
import Glibc
import TestSupport

/// One bash in which a document's commands are typed, as by someone who waits to see what comes.
///
/// A command that ends with `> FILE &` is left alone until the file has something in it, and one
/// that reads a file with `cat` is tried again until it shows what it must or the time is up. No
/// other command is run twice.
final class Shell {
  private let service: Service
  private let program: Program
  private let input: Int32
  private var typed = 0

  init(_ service: Service) throws {
    self.service = service
    var ends: [Int32] = [0, 0]
    // Not for the programs that other tests start: they would keep it open.
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
    // Whatever still runs in the background ends with it.
    enter("kill $(jobs -p) 2>/dev/null; exit\n")
    close(input)
    _ = program.exitCode()
  }

  private func enter(_ line: String) {
    let bytes = Array(line.utf8)
    _ = write(input, bytes, bytes.count)
  }

  /// A file that the commands wrote.
  func text(_ file: String) -> String { program.text(file) }

  /// Types a command and gives what it prints, on both outputs.
  func run(_ step: Console.Step) throws -> String {
    // The service runs already, where its first line went somewhere else.
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
