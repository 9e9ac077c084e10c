import Testing
import WindowModel
import WindowSessions

@Suite struct SessionTests {
  let service = Service()

  @Test func `a posted session gets a name and says where it is`() {
    let reply = service("POST /sessions")
    #expect(reply.line == #"201 {"id":"sk3x9q2m7","profile":"ios12","device":"iPhone 8"}"#)
    #expect(reply["Location"] == "/sessions/sk3x9q2m7")
    #expect(reply["ETag"] == #""0-b4w8z5""#)
    #expect(reply.revision == 0)
  }

  @Test func `a verbose reply is what the session's path shows`() {
    for line in ["POST /sessions?verbose=true", "PUT /sessions/demo?verbose=true"] {
      let reply = service(line)
      #expect(reply.status == 201)
      #expect(reply.json == service.get(reply["Location"] ?? "").json)
    }
    let again = service("PUT /sessions/demo?verbose=true")
    #expect(again.status == 200)
    #expect(again.json == service.get("/sessions/demo").json)
    #expect(service("PUT /sessions/other?verbose=1").problem == "422 invalid-parameter")
    #expect(service.get("/sessions/other").status == 404)
  }

  @Test func `a posted session may choose its name once`() {
    #expect(service(#"POST /sessions {"id":"demo"}"#)["Location"] == "/sessions/demo")
    let again = service(#"POST /sessions {"id":"demo"}"#)
    #expect(again.problem == "409 session-exists")
    #expect(again[["try"]] == "curl localhost:8080/sessions/demo")
  }

  @Test func `putting the same session twice is as good as once`() {
    let first = service("PUT /sessions/demo")
    #expect(first.status == 201)
    #expect(first["Location"] == "/sessions/demo")
    service("POST /sessions/demo/windows")
    let second = service(#"PUT /sessions/demo {"profile":"ios12"}"#)
    #expect(second.status == 200)
    #expect(second["Location"] == nil)
    #expect(second.revision == 1)
    #expect(second.json == first.json)
    #expect(service(#"PUT /sessions/demo {"profile":"ios8"}"#).problem == "409 session-exists")
    #expect(
      service(#"PUT /sessions/demo {"knobs":{"scenes":"optional"}}"#).problem
        == "409 session-exists")
  }

  @Test(arguments: Profile.allCases)
  func `a profile sets every knob`(profile: Profile) {
    service(#"PUT /sessions/demo {"profile":"\#(profile.rawValue)"}"#)
    let reply = service.get("/sessions/demo")
    let knobs = profile.knobs
    #expect(reply[["profile"]] == .string(profile.rawValue))
    #expect(reply[["knobs", "scenes"]] == .string(knobs.scenes.rawValue))
    #expect(reply[["knobs", "touchMakesKey"]] == .bool(knobs.touchMakesKey))
    #expect(reply[["knobs", "keyOnDealloc"]] == .string(knobs.keyOnDealloc.rawValue))
    #expect(reply[["knobs", "windowInitFrame"]] == .string(knobs.windowInitFrame.rawValue))
    #expect(reply[["knobs", "tabSwitchOrder"]] == .string(knobs.tabSwitchOrder.rawValue))
    #expect(reply[["knobs", "defaultModalStyle"]] == .string(knobs.defaultModalStyle.rawValue))
  }

  @Test(
    arguments: [
      ("scenes", ["none", "optional", "perScene"]), ("touchMakesKey", [true, false]),
      ("keyOnDealloc", ["fallback", "none"]), ("windowInitFrame", ["zero", "screenBounds"]),
      ("tabSwitchOrder", ["seed", "observed"]), ("defaultModalStyle", ["fullScreen", "pageSheet"]),
    ] as [(String, Tree)])
  func `each knob turns by itself, whatever stands first`(name: String, values: Tree) {
    for (index, value) in values.elements.enumerated() {
      let knobs = #""knobs":{"\#(name)":\#(value.json)}"#
      let profile = #""profile":"ios13""#
      let fields = index % 2 == 0 ? [knobs, profile] : [profile, knobs]
      let reply = service("POST /sessions?verbose=true {\(fields.joined(separator: ","))}")
      #expect(reply[["knobs", name]] == value)
      let plain = service(#"POST /sessions?verbose=true {"profile":"ios13"}"#)
      for (other, setting) in (plain[["knobs"]] ?? .null).fields where other != name {
        #expect(reply[["knobs", other]] == setting)
      }
    }
  }

  @Test(arguments: Device.all)
  func `a device sets the main screen`(device: Device) {
    service(#"PUT /sessions/demo {"device":"\#(device.name)"}"#)
    let screen = service.get("/sessions/demo/screens/main")
    #expect(screen[["bounds", "width"]]?.number == device.screenSize.width)
    #expect(screen[["bounds", "height"]]?.number == device.screenSize.height)
    #expect(screen[["scale"]]?.number == device.scale)
    #expect(service("POST /sessions/demo/windows")[["result", "frame"]] == screen[["bounds"]])
  }

  @Test func `sessions are listed by name`() {
    for name in ["beta", "alpha", "gamma"] { service("PUT /sessions/\(name)") }
    let sessions = service.get("/sessions").json?["sessions"]?.elements ?? []
    #expect(sessions.map { $0["id"] } == ["alpha", "beta", "gamma"])
  }

  @Test func `a deleted session is gone, and its name begins anew`() {
    let first = service("PUT /sessions/demo")
    service("POST /sessions/demo/windows")
    let gone = service("DELETE /sessions/demo")
    #expect(gone.line == "204")
    #expect(service.get("/sessions/demo").problem == "404 not-found")
    #expect(service("DELETE /sessions/demo").problem == "404 not-found")
    let second = service("PUT /sessions/demo")
    #expect(second.revision == 0)
    #expect(second["ETag"] != first["ETag"])
  }

  @Test func `a session that moved on is not deleted`() {
    service("PUT /sessions/demo")
    service("POST /sessions/demo/windows")
    #expect(service("DELETE /sessions/demo", #"If-Match: "0""#).problem == "412 stale")
    #expect(service.get("/sessions/demo").status == 200)
    #expect(service("DELETE /sessions/demo", #"If-Match: "1""#).status == 204)
  }

  @Test func `a session that is not there can be made with the command in the reply`() {
    let reply = service.get("/sessions/demo/windows")
    #expect(reply[["try"]] == "curl -X PUT localhost:8080/sessions/demo")
    #expect(service.get("/sessions/2nd")[["try"]] == nil)
    service("PUT /sessions/demo")
    #expect(service.get("/sessions/dema/windows").hint == "Did you mean 'demo'?")
  }

  @Test func `a name that no session can have is refused`() {
    for name in ["2nd", "a.b", "%20", "a%2Fb", String(repeating: "a", count: 65)] {
      #expect(service("PUT /sessions/\(name)").problem == "422 invalid-parameter")
      #expect(service.get("/sessions/\(name)").problem == "404 not-found")
    }
    #expect(service("PUT /sessions/\(String(repeating: "a", count: 64))").status == 201)
  }

  @Test func `sessions share nothing`() {
    service("PUT /sessions/one")
    service("PUT /sessions/two")
    service(#"POST /sessions/one/windows {"id":"window1"}"#)
    #expect(service.get("/sessions/two/windows").line == #"200 {"windows":[]}"#)
    #expect(service(#"POST /sessions/two/windows {"id":"window1"}"#).status == 201)
  }
}
