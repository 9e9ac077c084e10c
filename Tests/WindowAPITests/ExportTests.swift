import Testing
import WindowModel

@Suite struct ExportTests {
  let service = Service.demo()

  private func document() -> String {
    service(
      "POST /sessions/demo/commands",
      body: #"[{"method":"POST","path":"/views","body":{"id":"box","superview":"window2"}}]"#)
    service(#"POST /sessions/demo/windows {"id":"é"}"#)
    service(#"PATCH /sessions/demo/windows/window2 {"tag":7}"#)
    service("DELETE /sessions/demo/references/window1")
    return service.get("/sessions/demo/export").body
  }

  /// All of the state except the epoch.
  private func snapshot(_ name: String, _ query: String = "") -> Tree? {
    guard case .object(var fields)? = service.get("/sessions/\(name)/snapshot\(query)").json else {
      return nil
    }
    fields["epoch"] = nil
    fields["id"] = nil
    return .object(fields)
  }

  @Test func `a session that was exported, deleted and imported is as it was`() {
    let document = document()
    let before = (0...6).map { snapshot("demo", "?at=\($0)") }
    let log = service.get("/sessions/demo/commands").json?["commands"]
    let history = service("GET /sessions/demo/events?include=all", "Accept: application/json")
    service("DELETE /sessions/demo")
    let reply = service("POST /imports", body: document)
    #expect(reply.status == 201)
    #expect(reply["Location"] == "/sessions/demo")
    #expect(reply.revision == 6)
    #expect((0...6).map { snapshot("demo", "?at=\($0)") } == before)
    #expect(before[6]?["stateHash"] == (try? Tree(json: document))?["stateHash"])
    #expect(service.get("/sessions/demo/commands").json?["commands"] == log)
    let again = service("GET /sessions/demo/events?include=all", "Accept: application/json")
    #expect(again.json?["events"] == history.json?["events"])
    #expect(service.get("/sessions/demo/export").body == document)
  }

  @Test func `what comes after an import is what would have come without it`() {
    let document = document()
    service("POST /imports?id=copy", body: document)
    for line in [
      "POST /sessions/NAME/windows", "POST /sessions/NAME/windows/window2/makeKeyAndVisible",
      #"POST /sessions/NAME/windows {"id":"window1"}"#, "POST /sessions/NAME/views",
      "DELETE /sessions/NAME/windows/w1",
    ] {
      let here = service(line.replacing("NAME", with: "demo"))
      let there = service(line.replacing("NAME", with: "copy"))
      #expect(here.line == there.line)
      #expect(here["Location"]?.replacing("demo", with: "copy") == there["Location"])
    }
    #expect(snapshot("demo") == snapshot("copy"))
  }

  /// A document of this version's rules: an impossible command is refused, not stored.
  private static func ofTheseRules(_ document: String) -> String {
    document.replacing(#""origin":"#, with: #""rules":\#(Rule.version),"origin":"#)
  }

  @Test func `a session with a nib takes it along`() {
    service(
      #"PUT /sessions/nib {"profile":"ios8","knobs":{"touchMakesKey":true},"nib":{"windows":[{"id":"main"}]}}"#
    )
    service("POST /sessions/nib/windows/main/makeKeyAndVisible")
    let document = service.get("/sessions/nib/export").body
    #expect(service("POST /imports", body: document).problem == "409 session-exists")
    let reply = service("POST /imports?id=copy", body: document)
    #expect(reply[["revision"]] == 2)
    #expect(reply[["profile"]] == "ios8")
    #expect(reply[["knobs"]] == service.get("/sessions/nib")[["knobs"]])
    #expect(snapshot("copy") == snapshot("nib"))
    #expect(snapshot("copy", "?at=1") == snapshot("nib", "?at=1"))
  }

  @Test(arguments: [
    (
      #"{"format":"fenestra-session-1","origin":{},"stateHash":"0000000000000000"}"#,
      "422 state-mismatch /stateHash"
    ),
    (#"{"format":"fenestra-session-1","origin":{},"revision":1}"#, "422 state-mismatch /revision"),
    (#"{"format":"fenestra-session-3","origin":{}}"#, "422 invalid-value /format"),
    (#"{"format":1,"origin":{}}"#, "422 invalid-value /format"),
    (#"{"origin":{}}"#, "422 missing-field /format"), ("", "422 missing-field /format"),
    (#"{"format":"fenestra-session-1"}"#, "422 missing-field /origin"),
    (
      #"{"format":"fenestra-session-1","origin":{"profil":"ios8"}}"#,
      "422 unknown-field /origin/profil"
    ),
    (
      #"{"format":"fenestra-session-1","origin":{"nib":{"windows":[{"id":"a"},{"id":"a"}]}}}"#,
      "409 identifier-taken /origin/nib/windows/1/id"
    ),
    (#"{"format":"fenestra-session-1","origin":{},"id":"2nd"}"#, "422 invalid-value /id"),
    (#"{"format":"fenestra-session-1","origin":{},"epoch":"k3x9q2"}"#, "422 unknown-field /epoch"),
    (#"{"format":"fenestra-session-1","origin":{},"commands":{}}"#, "422 invalid-value /commands"),
  ])
  func `a document that can't be is refused, and there is no session`(
    document: String, problem: String
  ) {
    #expect(service("POST /imports", body: Self.ofTheseRules(document)).problem == problem)
    #expect(service.get("/sessions").json?["sessions"]?.elements.count == 1)
  }

  @Test(arguments: [
    (#"{"method":"POST","path":"/windows","body":{"id":"a"}}"#, "409 identifier-taken", "/body/id"),
    (#"{"method":"POST","path":"/windows/b/makeKey"}"#, "422 invalid-value", "/path"),
    (
      #"{"method":"PATCH","path":"/windows/a","body":{"isHiden":true}}"#, "422 unknown-field",
      "/body/isHiden"
    ),
    (
      #"{"method":"POST","path":"/views/a/subviews","body":{"view":"a"}}"#, "422 uikit-exception",
      ""
    ),
    (
      #"{"method":"POST","path":"/commands","body":[{"method":"DELETE","path":"/windows/b"}]}"#,
      "422 invalid-value", "/body/0/path"
    ),
    (#"{"method":"GET","path":"/windows"}"#, "422 invalid-value", "/method"),
    (#"{"method":"POST","path":"/forks"}"#, "422 invalid-value", "/method"),
    (#"{"method":"POST","path":"/windows?dryRun=true"}"#, "422 invalid-value", "/path"),
    (#"{"method":"POST","path":"/../other/windows"}"#, "422 invalid-value", "/path"),
    (#"{"method":"POST","path":"windows"}"#, "422 invalid-value", "/path"),
    (#"{"method":"POST"}"#, "422 missing-field", "/path"),
    (#"{"method":"DELETE","path":""}"#, "422 invalid-value", "/path"),
  ])
  func `a command that is refused is named by its place`(
    command: String, problem: String, pointer: String
  ) {
    let good = #"{"method":"POST","path":"/windows","body":{"id":"a"}}"#
    let document =
      #"{"format":"fenestra-session-1","id":"new","origin":{},"commands":[\#(good),\#(command)]}"#
    for target in ["/imports", "http://localhost:8080/imports"] {
      let reply = service.send(
        "POST \(target)", [], body: Self.ofTheseRules(document), isChecked: target == "/imports")
      #expect(reply.problem == "\(problem) /commands/1\(pointer)")
    }
    #expect(service.get("/sessions/new").status == 404)
  }

  @Test(arguments: [
    (#"{"op":"createWindow","id":"a"}"#, "409 identifier-taken", "/id"),
    (#"{"op":"createWindow","color":"red"}"#, "422 unknown-field", "/color"),
    (#"{"op":"push","on":"nav"}"#, "422 missing-field", "/controller"),
    (#"{"op":"makeKey","on":"b"}"#, "422 invalid-value", "/on"),
    (
      #"{"op":"runCommands","commands":[{"op":"makeKey","on":"b"}]}"#, "422 invalid-value",
      "/commands/0/on"
    ),
    (
      #"{"op":"runCommands","commands":[{"op":"createView","id":"a"}]}"#, "409 identifier-taken",
      "/commands/0/id"
    ),
    (#"{"op":"makeKee","on":"a"}"#, "422 unknown-field", "/op"),
    (
      #"{"op":"runCommands","commands":[{"op":"createView","alpha":"x"}]}"#, "422 invalid-value",
      "/commands/0/alpha"
    ),
    (
      #"{"op":"runCommands","commands":[{"op":"pop","on":"vc"}]}"#, "409 not-possible",
      "/commands/0"
    ),
  ])
  func `a command of the second format that is refused is named by its place`(
    command: String, problem: String, pointer: String
  ) {
    let good =
      #"{"op":"runCommands","commands":[{"id":"a","op":"createWindow"},{"op":"createController","id":"vc"}]}"#
    let document =
      #"{"format":"fenestra-session-2","id":"new","origin":{},"commands":[\#(good),\#(command)]}"#
    let reply = service.send("POST /imports", [], body: Self.ofTheseRules(document))
    #expect(reply.problem == "\(problem) /commands/1\(pointer)")
    #expect(service.get("/sessions/new").status == 404)
  }

  @Test func `a document of the first format is read`() {
    let reply = service(
      "POST /imports",
      body:
        #"{"format":"fenestra-session-1","id":"old","origin":{},"commands":["#
        + #"{"method":"POST","path":"/windows","body":{"id":"a"}},"#
        + #"{"method":"POST","path":"/commands","body":[{"method":"POST","path":"/windows/a/makeKey"}]}]}"#
    )
    #expect(reply.status == 201)
    #expect(
      service.get("/sessions/old/export").json?["commands"]?.json
        == #"[{"id":"a","op":"createWindow"},{"commands":[{"on":"a","op":"makeKey"}],"op":"runCommands"}]"#
    )
  }

  @Test func `an import needs no more than it has to`() {
    let reply = service(#"POST /imports {"format":"fenestra-session-1","origin":{}}"#)
    #expect(reply.status == 201)
    #expect(reply["Location"]?.hasPrefix("/sessions/s") == true)
    #expect(service("POST /imports?id=2nd", body: document()).problem == "422 invalid-parameter")
  }
}
