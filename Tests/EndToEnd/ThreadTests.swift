import Foundation
import Glibc
import TestSupport
import Testing

@Suite struct ThreadTests {
  @Test func `a program that gets no thread says so and ends, whichever thread it was`() throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Crash/threads.c").path
    let library = FileManager.default.temporaryDirectory
      .appending(path: "fenestra-threads-\(UUID().uuidString).so").path
    defer { try? FileManager.default.removeItem(atPath: library) }
    let compiler = try Program(
      "/usr/bin/env", ["clang", "-shared", "-fPIC", "-o", library, source, "-ldl"])
    try #require(compiler.exitCode() == 0, "\(compiler.err)")

    for started in 0..<64 {
      let program = try Program(
        "/usr/bin/env",
        [
          "LD_PRELOAD=\(library)", "THREADS=\(started)", Program.fenestra, "serve", "--port", "0",
          "--threads", "2", "--workers", "2",
        ])
      #expect(eventually { !program.isRunning || program.out.hasPrefix("Fenestra listens") })
      if program.isRunning {
        // It has all its threads: those of the log and the store, two workers and two of the server.
        #expect(started >= 6)
        return
      }
      #expect(program.exitCode() == 1, "after \(started) threads")
      #expect(program.out == "", "after \(started) threads")
      #expect(program.err.contains("did not start a thread: \(String(cString: strerror(EAGAIN)))"))
    }
    Issue.record("It never has enough threads.")
  }
}
