import Foundation
import Testing
import WindowModel

@testable import SessionStorage

/// How clients see a session whose commands other rules carried out.
@Suite struct RulesChangeTests {
  private static let imported =
    #"{"format":"fenestra-session-1","rules":0,"origin":{},"stateHash":"0000000000000000","commands":["#
    + #"{"method":"POST","path":"/windows","body":{"id":"a"}},"#
    + #"{"method":"POST","path":"/windows/gone/makeKeyAndVisible"},"#
    + #"{"method":"POST","path":"/windows/a/makeKeyAndVisible"}]}"#

  @Test func `an import of other rules keeps a refused command and says where it differs`() throws {
    let service = Service()
    let reply = service("POST /imports?id=demo", body: Self.imported)
    #expect(reply.status == 201)
    #expect(reply[["rulesChangedAt"]] == 2 && reply[["revision"]] == 3)
    let log = service.get("/sessions/demo/commands")
    #expect(log.element("commands", 1)?["refused"] == true)
    #expect(log.element("commands", 0)?["refused"] == nil)
    #expect(log.element("commands", 1)?["events"] == 0)
    #expect(service.get("/sessions/demo")[["rulesChangedAt"]] == 2)
    #expect(service.get("/sessions").element("sessions", 0)?["rulesChangedAt"] == 2)

    // Every way of reading it works.
    for path in [
      "/snapshot?at=1", "/snapshot?at=2", "/moments?include=log", "/commands?as=swift&revision=2",
    ] {
      #expect(service.get("/sessions/demo\(path)").status == 200, "\(path)")
    }
    let program = service.get("/sessions/demo/commands?as=swift").body
    #expect(program.contains("makeKeyAndVisible") && !program.contains("gone"))
    let history = service("GET /sessions/demo/events?include=all", "Accept: application/json")
    #expect(history.body.contains(#""command":"makeKeyAndVisible","refused":true"#))

    // Its own document is of today's rules, and leads to the same state.
    let document = service.get("/sessions/demo/export").body
    let copy = service("POST /imports?id=copy", body: document)
    #expect(copy.status == 201 && copy[["rulesChangedAt"]] == nil)
    let again = service.get("/sessions/copy/export").body
    #expect(again == document.replacing(#""id":"demo""#, with: #""id":"copy""#))
  }

  @Test func `an import of these rules must lead where it says`() {
    let service = Service()
    let today = Self.imported.replacing(#""rules":0"#, with: #""rules":\#(Rule.version)"#)
    #expect(service("POST /imports", body: today).problem.hasPrefix("422 invalid-value"))
    let negative = Self.imported.replacing(#""rules":0"#, with: #""rules":-1"#)
    #expect(service("POST /imports", body: negative).problem.hasPrefix("422 invalid-value /rules"))
    #expect(
      service(#"POST /sessions/demo/commands [{"method":"POST","path":"/windows","refused":true}]"#)
        .status >= 400)
  }

  @Test func `a stored session of other rules opens with another epoch, and followers start anew`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "fenestra-tests-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var epochs: [String: Tree] = [:]
    do {
      let store = try SQLiteStore(folder)
      defer { store.close() }
      let service = Service(sessions: store)
      for name in ["demo", "same"] {
        service("PUT /sessions/\(name)")
        service(#"POST /sessions/\#(name)/windows {"id":"a"}"#)
        service("POST /sessions/\(name)/windows/a/makeKeyAndVisible")
        service(#"POST /sessions/\#(name)/windows {"id":"b"}"#)
        epochs[name] = service.get("/sessions/\(name)")[["epoch"]]
      }
    }
    // As if the rules had let a window that is not there become key.
    let source = Array("POST /windows/none/makeKeyAndVisible\n".utf8)
    let hex = source.map { String(format: "%02x", $0) }.joined()
    try Database(folder + "/sessions.sqlite", isWriter: true).run(
      """
      UPDATE session SET rules = 0;
      UPDATE command SET source = x'\(hex)', checksum = \(Checksum.of(source))
        WHERE session = 1 AND revision = 2;
      """)
    var changed: Tree?
    for _ in 0..<2 {
      let store = try SQLiteStore(folder)
      defer { store.close() }
      let service = Service(random: Letters("abcdef"), sessions: store)
      let same = service.get("/sessions/same")
      #expect(same[["epoch"]] == epochs["same"] && same[["rulesChangedAt"]] == nil)
      let demo = service.get("/sessions/demo")
      #expect(demo[["epoch"]] != epochs["demo"] && demo[["rulesChangedAt"]] == 2)
      #expect(demo[["revision"]] == 3 && demo[["seq"]] == 0)
      #expect(changed == nil || demo[["epoch"]] == changed)
      changed = demo[["epoch"]]
      #expect(service.get("/sessions/demo/windows")[["keyWindow"]] == nil)
      let old = try #require(epochs["demo"]?.text)
      let events = service(
        "GET /sessions/demo/events?after=\(old).1", "Accept: application/json")
      #expect(events[["reset"]] == true)
      #expect(service.get("/sessions/demo/commands").element("commands", 1)?["refused"] == true)
    }
  }
}

extension Reply {
  /// An element of a list in the JSON body.
  fileprivate func element(_ name: String, _ index: Int) -> Tree? {
    let elements = json?[name]?.elements ?? []
    return elements.indices.contains(index) ? elements[index] : nil
  }
}
