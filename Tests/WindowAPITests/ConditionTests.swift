import HTTP
import Testing
import WindowAPI
import WindowService

@Suite struct ConditionTests {
  let service = Service.demo()
  let window = "/sessions/demo/windows/window1"

  static let reads = WindowAPI.routes.filter {
    $0.method == .get && $0.path.hasPrefix("/sessions/{session}") && $0.operation != "followEvents"
      && $0.operation != "getScene" && $0.operation != "getAlert"
      && !$0.path.contains("{controller}")
  }.map { route in
    let path = route.path.replacing("{session}", with: "demo").replacing(
      "{window}", with: "window1"
    )
    .replacing("{view}", with: "window1").replacing("{screen}", with: "main")
    .replacing("{reference}", with: "window1")
    return path + (route.query.contains("point") ? "?point=1,2" : "")
      + (route.query.contains("tag") ? "?tag=0" : "")
      + (route.query.contains("of") ? "?of=window1" : "")
  }

  @Test(arguments: reads)
  func `everything in a session carries its revision and is not sent twice`(path: String) {
    let reply = service.get(path)
    #expect(reply.status == 200)
    #expect(reply.revision == 3)
    for tags in ["\"3\"", "W/\"3\"", "\"2\", \"3\"", "*"] {
      let cached = service("GET \(path)", "If-None-Match: \(tags)")
      #expect(cached.line == "304")
      #expect(cached.revision == 3)
    }
    for tags in ["\"2\"", "\"03\"", "3", "", "\"\""] {
      #expect(service("GET \(path)", "If-None-Match: \(tags)").status == 200)
    }
  }

  @Test func `a tag is of one session and not of the next that has its name`() throws {
    let path = "/sessions/demo/windows"
    let old = try #require(service.get(path)["ETag"])
    #expect(service("GET \(path)", "If-None-Match: \(old)").line == "304")
    #expect(service("DELETE /sessions/demo").status == 204)
    #expect(service("PUT /sessions/demo").status == 201)
    for name in ["a", "b", "c"] { _ = service(#"POST \#(path) {"id":"\#(name)"}"#) }
    let new = service("GET \(path)", "If-None-Match: \(old)")
    #expect((new.status, new.revision) == (200, 3))
    #expect(service("POST \(path)", "If-Match: \(old)").problem == "412 stale")
    #expect(service("POST \(path)", "If-Match: \(new["ETag"] ?? "")").status == 201)
  }

  @Test func `history carries the revision too`() {
    let path = "/sessions/demo/events"
    let reply = service("GET \(path)", "Accept: application/json")
    #expect(reply.revision == 3)
    #expect(reply["Vary"] == "Accept")
    let fields = ["Accept: application/json", "If-None-Match: \"3\""]
    #expect(service.send("GET \(path)", fields).status == 304)
    #expect(service("GET \(path)", "If-None-Match: \"3\"").contentType == "text/event-stream")
  }

  @Test(arguments: ["*", "\"3\"", "\"1\", \"3\"", " \"3\" ,\"9\""])
  func `a condition that holds lets a command through`(tags: String) {
    let reply = service("POST \(window)/makeKey", "If-Match: \(tags)")
    #expect(reply.status == 200)
    #expect(reply.revision == 4)
  }

  @Test(arguments: ["\"2\"", "\"4\"", "W/\"3\"", "\"03\"", "\"+3\"", "\"1\", W/\"3\"", "\"x\""])
  func `a condition that fails changes nothing and tells the revision`(tags: String) {
    for line in [
      "POST \(window)/makeKey", "DELETE \(window)", #"PATCH \#(window) {"alpha":0}"#,
      "POST /sessions/demo/windows", "POST \(window)/makeKeyAndVisible?dryRun=true",
      #"PUT /sessions/demo/references/a {"object":"window1"}"#,
      "DELETE /sessions/demo/references/window1", "DELETE /sessions/demo",
    ] {
      let before = service.get("/sessions/demo/snapshot").body
      let reply = service(line, "If-Match: \(tags)")
      #expect(reply.problem == "412 stale")
      #expect(reply.revision == 3)
      #expect(service.get("/sessions/demo/snapshot").body == before)
    }
  }

  @Test(arguments: ["3", "\"3", "", "* , \"3\"", "\"3\" \"4\"", "w/\"3\""])
  func `a condition that nobody can read is refused`(tags: String) {
    let reply = service("POST \(window)/makeKey", "If-Match: \(tags)")
    #expect(reply.problem == "400 invalid-header")
    #expect(service.get("/sessions/demo")[["revision"]] == 3)
  }

  @Test func `a dry run answers what would happen and changes nothing`() {
    let lines = [
      "POST /sessions/demo/windows?dryRun=true", "DELETE \(window)?dryRun=true",
      #"PATCH \#(window)?dryRun=true {"isHidden":true}"#,
      "POST /sessions/demo/windows/window2/makeKeyAndVisible?dryRun=true",
      "POST /sessions/demo/windows/window2/makeKey?dryRun=true",
      #"PUT /sessions/demo/references/a?dryRun=true {"object":"window1"}"#,
      "DELETE /sessions/demo/references/window1?dryRun=true",
    ]
    let before = service.get("/sessions/demo/snapshot").body
    for line in lines {
      let dry = service(line)
      #expect(dry.status == 200)
      #expect(dry[["dryRun"]] == true)
      #expect(dry[["revision"]] == 4)
      #expect(dry["ETag"] == nil)
      #expect(dry["Location"] == nil)
      #expect(service.get("/sessions/demo/snapshot").body == before)
      let wet = Service.demo()(line.replacing("?dryRun=true", with: "?dryRun=false"))
      #expect(wet[["events"]] == dry[["events"]])
      #expect(wet[["result"]] == dry[["result"]])
      #expect(wet[["dryRun"]] == nil)
    }
    #expect(service("DELETE \(window)?dryRun=1").problem == "422 invalid-parameter")
    #expect(service("DELETE \(window)?dryRun").problem == "422 invalid-parameter")
  }

  @Test(arguments: [
    "return=minimal", "respond-async, return=minimal", "Return = \"minimal\"",
    "return=minimal; foo=bar",
  ])
  func `a client that prefers it gets no body`(prefer: String) {
    let reply = service("POST /sessions/demo/windows", "Prefer: \(prefer)")
    #expect(reply.line == "204")
    #expect(reply["Preference-Applied"] == "return=minimal")
    #expect(reply["Location"] == "/sessions/demo/windows/w1")
    #expect(reply.revision == 4)
    #expect(service.get("/sessions/demo/windows/w1").status == 200)
  }

  @Test func `other preferences change nothing`() {
    for prefer in ["return=representation", "minimal", "handling=strict"] {
      let reply = service("POST \(window)/makeKey", "Prefer: \(prefer)")
      #expect(reply.status == 200)
      #expect(reply["Preference-Applied"] == nil)
    }
    #expect(service("POST \(window)/x", "Prefer: return=minimal").status == 404)
  }
}
