import Foundation
import Testing

@testable import SessionStorage

/// Databases as each version wrote them, stored as text in `Formats`.
@Suite struct FormatTests {
  /// A version's records, and its description of its sessions.
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
  func
    `each session opens, as its version wrote it or with the rules' change, and its export leads there`(
      fixture: Fixture
    ) throws
  {
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
      service.compare(session)
      let document = service.get("/sessions/\(session.name)/export", isChecked: false).body
      let reply = other.send("POST /imports?id=copy", [], body: document, isChecked: false)
      #expect(reply.status == 201, "\(session.name): \(reply.body)")
      #expect(
        other.state(of: "copy") == service.state(of: session.name), "the import of \(session.name)")
      other.send("DELETE /sessions/copy", [], isChecked: false)
    }
  }
}

extension Service {
  /// Checks a session against its version's description, as far as the current rules agree: if its
  /// events differ the session says from which revision on, and with windows or views its state may
  /// differ.
  fileprivate func compare(_ session: FormatTests.ExpectedSession) {
    let expected = session.state.split(separator: " ").map(String.init)
    let found = state(of: session.name).split(separator: " ").map(String.init)
    #expect(found.first == expected.first, "the revision of \(session.name)")
    let reply = get("/sessions/\(session.name)", isChecked: false)
    guard reply[["rulesChangedAt"]] == nil else {
      #expect(Int(reply[["rulesChangedAt"]]?.json ?? "") ?? -1 >= 0, "\(session.name)")
      return
    }
    #expect(found.dropLast() == expected.dropLast(), "the events of \(session.name)")
    let snapshot = get("/sessions/\(session.name)/snapshot", isChecked: false)
    let isEmpty = snapshot.json?["windows"]?.elements.isEmpty == true
    if isEmpty { #expect(found == expected, "the state of \(session.name)") }
  }

  /// Revision, number of the last event and state hash of a session, as in `expected.txt`.
  fileprivate func state(of session: String) -> String {
    let snapshot = get("/sessions/\(session)/snapshot", isChecked: false)
    guard let state = snapshot.json, let hash = state["stateHash"]?.text else {
      return snapshot.body
    }
    return "\(state["revision"]?.json ?? "") \(state["seq"]?.json ?? "") \(hash)"
  }
}
