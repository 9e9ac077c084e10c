import HTTP
import Testing
import WindowAPI
import WindowSessions

@Suite struct LimitTests {
  private func limits(_ set: (inout SessionLimits) -> Void) -> SessionLimits {
    var limits = SessionLimits()
    set(&limits)
    return limits
  }

  @Test func `as many sessions as may be, and not one more`() {
    let service = Service(limits: limits { $0.sessions = 2 })
    #expect(service("PUT /sessions/one").status == 201)
    #expect(service("POST /sessions").status == 201)
    for line in ["POST /sessions", "PUT /sessions/three"] {
      let reply = service(line)
      #expect(reply.problem == "503 too-many-sessions")
      #expect(reply["Retry-After"] == "60")
      #expect(reply["RateLimit-Policy"] == #""sessions";q=2"#)
      #expect(reply["RateLimit"] == #""sessions";r=0;t=60"#)
    }
    #expect(service("PUT /sessions/one").status == 200)
    #expect(service(#"POST /sessions {"id":"one"}"#).problem == "409 session-exists")
    service("DELETE /sessions/one")
    #expect(service("PUT /sessions/three").status == 201)
  }

  @Test func `as many windows as may be, and not one more`() {
    let service = Service.demo(limits: limits { $0.windowsPerSession = 3 })
    #expect(service("POST /sessions/demo/windows").status == 201)
    for query in ["", "?dryRun=true"] {
      let reply = service("POST /sessions/demo/windows\(query)")
      #expect(reply.problem == "422 session-full")
      #expect(reply.detail == "The session has reached its limit of 3 windows.")
    }
    #expect(service.get("/sessions/demo")[["revision"]] == 4)
    service("DELETE /sessions/demo/windows/w1")
    #expect(service("POST /sessions/demo/windows").status == 201)
  }

  @Test func `as many views as may be, windows apart, and none too deep`() {
    let service = Service.demo(
      limits: limits { ($0.viewsPerSession, $0.viewDepth) = (2, 2) })
    let views = "/sessions/demo/views"
    #expect(service(#"POST \#(views) {"id":"a","superview":"window1"}"#).status == 201)
    let deep = service(#"POST \#(views) {"id":"b","superview":"a"}"#)
    #expect(deep.problem == "422 session-full")
    #expect(deep.detail == "Views lie 2 deep at most, one within the other.")
    #expect(service(#"POST \#(views) {"id":"b"}"#).status == 201)
    let full = service("POST \(views)")
    #expect(full.problem == "422 session-full")
    #expect(full.detail == "The session has reached its limit of 2 views.")
    #expect(service("POST /sessions/demo/windows").status == 201)
    #expect(service(#"POST \#(views)/a/subviews {"view":"b"}"#).problem == "422 session-full")
  }

  @Test func `as many controllers as may be, and not one more`() {
    let service = Service.demo(limits: limits { $0.controllersPerSession = 2 })
    let controllers = "/sessions/demo/controllers"
    #expect(service(#"POST \#(controllers) {"id":"a"}"#).status == 201)
    #expect(service("POST \(controllers)").status == 201)
    let full = service("POST \(controllers)")
    #expect(full.problem == "422 session-full")
    #expect(full.detail == "The session has reached its limit of 2 controllers.")
    #expect(service("DELETE \(controllers)/a").status == 200)
    #expect(service("POST \(controllers)").status == 201)
  }

  @Test func `as many screens and scenes as may be, and not one more`() {
    let service = Service(
      limits: limits { ($0.screensPerSession, $0.scenesPerSession) = (2, 1) })
    service("PUT /sessions/demo {\"profile\":\"ios17\"}")
    for (path, body, name) in [
      ("screens", "{\"size\":[1,1]}", "2 screens"), ("scenes", "{}", "1 scenes"),
    ] {
      #expect(service("POST /sessions/demo/\(path) \(body)").status == 201)
      let reply = service("POST /sessions/demo/\(path) \(body)")
      #expect(reply.problem == "422 session-full")
      #expect(reply.detail == "The session has reached its limit of \(name).")
    }
  }

  @Test func `as many streams as may be, and not one more`() throws {
    let service = Service.demo(limits: limits { $0.streamsPerSession = 2 })
    let path = "/sessions/demo/events"
    let first = service.get(path)
    #expect(first.status == 200)
    #expect(service.get(path).status == 200)
    let reply = service.get(path)
    #expect(reply.problem == "429 too-many-streams")
    #expect(reply["Retry-After"] == "5")
    #expect(
      reply["RateLimit-Policy"] == #""streams-per-session";q=2;qu="concurrent-requests""#)
    #expect(reply["RateLimit"] == #""streams-per-session";r=0;t=5"#)
    #expect(service("GET \(path)", "Accept: application/json").status == 200)
    #expect(service("HEAD \(path)").status == 200)
    try #require(first.stream).close()
    #expect(service.get(path).status == 200)
    #expect(service.get(path).status == 429)
  }

  @Test func `a stream lives for ten minutes, more or less`() {
    #expect(Service.demo().get("/sessions/demo/events").seconds == 480)
  }

  @Test func `as many references and objects ever made as may be, and not one more`() {
    let held = Service.demo(limits: limits { $0.referencesPerSession = 3 })
    let put = #"PUT /sessions/demo/references/"#
    #expect(held(#"\#(put)a {"object":"window1"}"#).status == 201)
    #expect(held(#"\#(put)b {"object":"window1"}"#).problem == "422 session-full")
    #expect(held(#"\#(put)a {"object":"window2"}"#).status == 200)
    let made = Service.demo(limits: limits { $0.objectsPerSession = 4 })
    var statuses: [Int] = []
    for _ in 0..<4 { statuses.append(made("POST /sessions/demo/windows").status) }
    let first = statuses.firstIndex(of: 422) ?? 0
    #expect(first > 0 && statuses[first...].allSatisfy { $0 == 422 })
    // Released objects count too.
    made("DELETE /sessions/demo/windows/window1")
    #expect(made("POST /sessions/demo/windows").problem == "422 session-full")
  }

  @Test func `as many commands in a turn as may be, and not one more`() {
    let service = Service.demo()
    let command = #"{"method":"POST","path":"/windows/window1/makeKey"}"#
    func commands(_ count: Int) -> Reply {
      let list = repeatElement(command, count: count).joined(separator: ",")
      return service("POST /sessions/demo/commands", body: "[\(list)]")
    }
    #expect(commands(WindowAPI.mostCommands).status == 200)
    let revision = service.get("/sessions/demo")[["revision"]]
    #expect(commands(WindowAPI.mostCommands + 1).status == 422)
    #expect(service.get("/sessions/demo")[["revision"]] == revision)
  }

  @Test func `as long a source of as many statements as may be, and not one more`() {
    let service = Service.demo()
    func paste(_ source: String, more: String = "") -> Reply {
      service("POST /sessions/demo/code?dryRun=true", body: #"{"source":"\#(source)"\#(more)}"#)
    }
    let statement = "window1.hidden = YES; "
    let filled = statement + String(repeating: " ", count: WindowAPI.mostSource - statement.count)
    #expect(paste(filled).status == 200)
    #expect(paste(filled + " ").status == 422)
    // More of them run as a program.
    for (more, status) in [(0, 200), (1, 422)] {
      let source = String(repeating: statement, count: WindowAPI.mostStatements + more)
      #expect(paste(source, more: #","lenient":true"#).status == status)
    }
  }

  @Test func `as long a text and as many fingers and actions as may be, and not one more`() {
    let service = Service.demo()
    func field(_ count: Int) -> Reply {
      let text = String(repeating: "a", count: count)
      return service(
        "POST /sessions/demo/views", body: #"{"class":"UITextField","text":"\#(text)"}"#)
    }
    #expect(field(4096).status == 201)
    #expect(field(4097).status == 422)
    func button(_ count: Int) -> Reply {
      let actions = (0..<count).map { #"{"event":"touchUpInside","action":"a\#($0)"}"# }
      return service(
        "POST /sessions/demo/views",
        body: #"{"class":"UIButton","actions":[\#(actions.joined(separator: ","))]}"#)
    }
    #expect(button(16).status == 201)
    #expect(button(17).status == 422)
    for finger in 0...10 {
      let reply = service(
        "POST /sessions/demo/inputs",
        body: #"{"type":"touch","phase":"began","at":[50,100],"finger":\#(finger)}"#)
      #expect(reply.status == (finger < 10 ? 200 : 422), "\(finger) \(reply.body.prefix(200))")
    }
  }
}
