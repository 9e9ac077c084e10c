import Foundation
import TestSupport
import Testing

/// Sessions that are read while they are deleted.
@Suite struct RemovalTests {
  @Test func `of 300 deleted sessions none comes back, whoever reads them meanwhile`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fenestra-removal-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let service = try Service("--data", folder)
    let made = try statuses(service, "/sessions/s[1-300]", ["-X", "PUT", "--json", "{}"])
    #expect(made == ["201": 300])

    let reader = try curl(service, "/sessions/s[1-300]#[1-10]", [])
    let gone = try statuses(service, "/sessions/s[1-300]", ["-X", "DELETE"])
    #expect(reader.exitCode(within: 60) == 0)
    #expect(gone == ["204": 300])
    #expect(try statuses(service, "/sessions/s[1-300]", []) == ["404": 300])
    let again = try statuses(service, "/sessions/s[1-300]", ["-X", "PUT", "--json", "{}"])
    #expect(again == ["201": 300])
    let written = try statuses(service, "/sessions/s[1-300]/windows", ["--json", "{}"])
    #expect(written == ["201": 300])
  }

  /// Counts the replies by status.
  private func statuses(
    _ service: Service, _ path: String, _ options: [String]
  ) throws -> [String: Int] {
    let program = try curl(service, path, options)
    #expect(program.exitCode(within: 60) == 0, "\(program.err)")
    return Dictionary(grouping: program.out.split(separator: "\n").map(String.init)) { $0 }
      .mapValues(\.count)
  }

  private func curl(
    _ service: Service, _ path: String, _ options: [String]
  ) throws -> Program {
    try Program(
      Program.curl,
      ["-sS", "--parallel", "--parallel-max", "20", "-o", "/dev/null", "-w", "%{http_code}\\n"]
        + options + [service.address + path])
  }
}
