import Foundation
import Testing

@Suite struct CrashTests {
  @Test func `a killed service has each command that it acknowledged, once`() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Crash/run").path
    let seed = UInt16.random(in: 1...60000)
    let crash = try Program(
      "/usr/bin/env",
      ["python3", script, "--runs", "20", "--seed", "\(seed)", "--binary", Program.fenestra])
    #expect(crash.exitCode(within: 300) == 0, "\(crash.err)")
    #expect(crash.out.contains("none lost, none twice, the same state after replay"))
  }
}
