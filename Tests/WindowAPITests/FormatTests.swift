import Foundation
import Testing

@testable import SessionStorage

/// Databases as each version wrote them, which `Formats` holds as text.
@Suite struct FormatTests {
  /// A version's records and what that version said of its sessions.
  struct Fixture: CustomTestStringConvertible {
    let testDescription: String
    let statements: [String]
    let expected: [ExpectedSession]

    init(_ folder: URL) throws {
      testDescription = folder.lastPathComponent
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      statements = try files.filter { $0.hasSuffix(".sql") }
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      expected = try String(contentsOf: folder.appending(path: "expected.txt"), encoding: .utf8)
        .split(separator: "\n").map(ExpectedSession.init)
    }

    static let all: [Fixture] = {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "Formats")
      let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return versions.sorted().compactMap { try? Fixture(folder.appending(path: $0)) }
    }()

    /// Makes the database in a folder.
    func write(to folder: URL) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let database = try Database(folder.appending(path: "sessions.sqlite").path, isWriter: true)
      try database.run("BEGIN")
      for statement in statements { try database.run(statement) }
      try database.run("COMMIT")
    }
  }

  /// A line of `expected.txt`: a session's name, its state in short.
  struct ExpectedSession {
    let name: String
    let state: String

    init(_ line: Substring) {
      let end = line.firstIndex(of: " ") ?? line.endIndex
      name = String(line[..<end])
      state = String(line[end...].dropFirst())
    }
  }

  @Test func `each version has a fixture of many sessions`() {
    let versions = Fixture.all.map(\.testDescription)
    #expect(versions == ["0.1.0", "0.2.0-dev"])
    for fixture in Fixture.all {
      #expect(fixture.expected.count >= 200, "\(fixture.testDescription)")
      #expect(fixture.statements.count > 1, "\(fixture.testDescription)")
    }
  }

  @Test(arguments: Fixture.all)
  func `each session opens, and imports what it exports, in the state that its version wrote`(
    fixture: Fixture
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fenestra-tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try fixture.write(to: folder)
    let store = try SQLiteStore(folder.path)
    defer { store.close() }
    #expect(store.count == fixture.expected.count)
    let service = Service(sessions: store)
    let other = Service()
    for session in fixture.expected {
      #expect(service.state(of: session.name) == session.state, "\(session.name)")
      let document = service.get("/sessions/\(session.name)/export", isChecked: false).body
      let reply = other.send("POST /imports?id=copy", [], body: document, isChecked: false)
      #expect(reply.status == 201, "\(session.name): \(reply.body)")
      #expect(other.state(of: "copy") == session.state, "the import of \(session.name)")
      other.send("DELETE /sessions/copy", [], isChecked: false)
    }
  }
}

extension Service {
  /// Revision, number of the last event and state hash of a session, as in `expected.txt`.
  fileprivate func state(of session: String) -> String {
    let snapshot = get("/sessions/\(session)/snapshot", isChecked: false)
    guard let state = snapshot.json, let hash = state["stateHash"]?.text else {
      return snapshot.body
    }
    return "\(state["revision"]?.json ?? "") \(state["seq"]?.json ?? "") \(hash)"
  }
}
