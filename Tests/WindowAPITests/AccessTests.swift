import HTTP
import Testing
import WindowAPI
import WindowService

@Suite struct AccessTests {
  let service = Service(access: Access(isGuarded: true, operatorToken: Service.operatorToken))
  let operatorField = "Authorization: Bearer \(Service.operatorToken)"

  /// A new session: its path, and the header field that authorizes writes.
  private func session(_ body: String = "{}") -> (path: String, field: String) {
    let reply = service("POST /sessions", body: body)
    return (reply["Location"] ?? "", "Authorization: Bearer \(reply[["controlToken"]]?.text ?? "")")
  }

  @Test func `a guarded session has a random name and a token that is told once`() {
    let first = service("POST /sessions")
    let second = service("POST /sessions")
    #expect(first[["id"]]?.text?.wholeMatch(of: /s[0-9a-f]{32}/) != nil)
    #expect(first[["controlToken"]]?.text?.wholeMatch(of: /[0-9a-f]{64}/) != nil)
    #expect(first[["id"]] != second[["id"]])
    #expect(first[["controlToken"]] != second[["controlToken"]])
    #expect(first["Cache-Control"] == "no-store")
    let told = service("POST /sessions", "Accept: text/plain")
    let lines = told.body.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("made s"))
    #expect(lines.last?.wholeMatch(of: /controlToken [0-9a-f]{64}/) != nil)
    #expect(told["Cache-Control"] == "no-store")
    let path = first["Location"] ?? ""
    for line in ["", "/snapshot", "/export", "/commands"] {
      let reply = service("GET \(path)\(line)")
      #expect(reply.status == 200)
      #expect(!reply.body.contains("Token"))
      #expect(!reply.body.contains(first[["controlToken"]]?.text ?? "?"))
    }
  }

  @Test func `reading takes the name alone, and each write the token`() {
    let (path, field) = session()
    #expect(service("POST \(path)/windows", field).status == 201)
    for line in [
      "POST \(path)/windows", "POST \(path)/windows?dryRun=true", "DELETE \(path)",
      #"PATCH \#(path)/windows/w1 {"isHidden":false}"#, "POST \(path)/commands",
      #"PUT \#(path)/references/a {"object":null}"#, "POST \(path)/runLoop",
      "POST \(path)/nibs", #"POST \#(path)/inputs {"type":"motion"}"#,
    ] {
      let none = service(line)
      #expect(none.problem == "401 token-needed")
      #expect(none.detail == "This takes the session's token.")
      #expect(
        none.hint?.hasPrefix("It is 'controlToken' in the reply that made the session") == true)
      #expect(none["WWW-Authenticate"] == "Bearer realm=\"fenestra\"")
      let wrong = service(line, field + "0")
      #expect(wrong.problem == "401 wrong-token")
      #expect(wrong["WWW-Authenticate"] == "Bearer realm=\"fenestra\", error=\"invalid_token\"")
    }
    #expect(service.get("\(path)/events").status == 200)
    #expect(service.get(path)[["revision"]] == 1)
    #expect(service("DELETE \(path)", field).status == 204)
  }

  @Test(arguments: [
    "Basic YTpi", "Bearer", "Bearer ", "bear x", "Bearer a b", "", "Bearer ,", "Token x",
  ])
  func `what is no bearer token is none`(value: String) {
    let (path, _) = session()
    let reply = service("POST \(path)/windows", "Authorization: \(value)")
    #expect(reply.status == 401)
    #expect(service.get(path)[["revision"]] == 0)
  }

  @Test func `one session's token is not another's, and not the operator's`() {
    let (first, field) = session()
    let (second, _) = session()
    #expect(service("POST \(second)/windows", field).problem == "401 wrong-token")
    #expect(service("GET /sessions", field).problem == "401 wrong-token")
    #expect(
      service("POST \(first)/windows", field.replacing("Bearer", with: "bearer")).status == 201)
  }

  @Test func `the operator sees all, changes all and chooses names`() {
    let (path, _) = session()
    let none = service("GET /sessions")
    #expect(none.problem == "401 token-needed")
    #expect(none.detail == "This takes the operator's token.")
    #expect(none.hint?.contains("--operator-token-file") == true)
    let list = service("GET /sessions", operatorField)
    #expect(list.json?["sessions"]?.elements.count == 1)
    #expect(!list.body.contains("Token"))
    #expect(service("POST \(path)/windows", operatorField).status == 201)
    let demo = service("PUT /sessions/demo", operatorField)
    #expect(demo[["controlToken"]] != nil)
    let again = service("PUT /sessions/demo", operatorField)
    #expect(again.status == 200)
    #expect(again[["controlToken"]] == nil)
    #expect(
      service(
        "POST /sessions/demo/windows", "Authorization: Bearer \(demo[["controlToken"]]?.text ?? "")"
      )
      .status == 201)
  }

  @Test func `nobody else chooses a name`() {
    let (path, field) = session()
    let document = service.get("\(path)/export").body
    for (line, pointer) in [
      ("PUT /sessions/demo", ""), (#"POST /sessions {"id":"demo"}"#, " /id"),
      (#"POST \#(path)/forks {"id":"demo"}"#, " /id"), ("POST /imports?id=demo \(document)", ""),
    ] {
      #expect(service(line).problem == "403 operator-only\(pointer)")
      #expect(service(line, field).problem == "403 operator-only\(pointer)")
    }
    #expect(service.get("/sessions/demo").problem == "404 not-found")
    let imported = service("POST /imports", body: document)
    #expect(imported.status == 201)
    #expect(imported["Location"] != path)
    #expect(imported[["controlToken"]] != nil)
  }

  @Test func `a fork takes the name alone and has a token of its own`() {
    let (path, field) = session()
    service("POST \(path)/windows", field)
    let fork = service("POST \(path)/forks")
    #expect(fork.status == 201)
    #expect(fork[["id"]]?.text?.wholeMatch(of: /s[0-9a-f]{32}/) != nil)
    let own = "Authorization: Bearer \(fork[["controlToken"]]?.text ?? "")"
    let there = fork["Location"] ?? ""
    #expect(service("POST \(there)/windows", field).problem == "401 wrong-token")
    #expect(service("POST \(there)/windows", own).status == 201)
    #expect(service("POST \(path)/windows", own).problem == "401 wrong-token")
  }

  @Test func `no reply tells a name that was not asked for`() {
    let (path, _) = session()
    let near = String(path.dropLast())
    for line in ["GET \(near)", "GET \(near)/windows"] {
      let reply = service(line)
      #expect(reply.problem == "404 not-found")
      #expect(reply.hint == nil && reply[["try"]] == nil)
    }
    #expect(
      service("POST /sessions", "Idempotency-Key: once").problem == "400 invalid-header")
  }

  @Test func `a service without an operator lists for nobody`() {
    let service = Service(access: Access(isGuarded: true))
    #expect(service("GET /sessions").problem == "403 operator-only")
    #expect(service("GET /sessions", operatorField).problem == "403 operator-only")
    #expect(service("PUT /sessions/demo", operatorField).problem == "403 operator-only")
  }

  @Test func `an open service asks for no token and tells none`() {
    let service = Service(access: Access(operatorToken: Service.operatorToken))
    let reply = service("PUT /sessions/demo")
    #expect(reply[["controlToken"]] == nil)
    #expect(reply["Cache-Control"] == nil)
    #expect(service("POST /sessions/demo/windows", "Authorization: Bearer x").status == 201)
    #expect(service("GET /sessions").status == 200)
  }
}

@Suite struct BrowserTests {
  let service = Service(access: Access(hosts: ["Windows.example"], origins: ["https://a.example"]))
  let write = "PUT /sessions/demo"

  @Test(arguments: [
    "localhost", "localhost:8080", "LOCALHOST:1", "127.0.0.1", "127.0.0.1:65535", "[::1]",
    "[::1]:8080", "demo.localhost", "a.b.localhost:8080", "windows.example", "WINDOWS.example:443",
    "",
  ])
  func `the service goes by its names, at any port`(host: String) {
    #expect(service("GET /healthz", "Host: \(host)").status == 200)
    #expect(
      service.send("GET http://\(host)/healthz", ["Host: x"], isChecked: false).status
        == (host.isEmpty ? 421 : 200))
  }

  @Test(arguments: [
    "elsewhere.example", "localhost.elsewhere.example", "elsewhere-localhost", ".localhost",
    "localhost:8080@elsewhere.example", "127.0.0.1.elsewhere.example", "127.0.0.2", "[::2]", "[::1",
    "localhost:80x", "localhost.", "[::1]x", "10.0.0.1", "a@localhost", "[", ":",
    "localhost,localhost",
  ])
  func `another name is misdirected, whatever is asked`(host: String) {
    for line in [write, "GET /healthz", "OPTIONS /sessions", "OPTIONS *", "GET /nothing"] {
      let reply = service.send(line, ["Host: \(host)"], isChecked: !line.contains("*"))
      #expect(reply.problem == "421 unknown-host")
      #expect(service.send(line, ["Host: \(host)", "Origin: http://\(host)"]).status == 421)
    }
    let absolute = service.send(
      "GET http://\(host)/sessions", ["Host: localhost"], isChecked: false)
    #expect(absolute.problem == "421 unknown-host")
    #expect(service.get("/sessions/demo").status == 404)
  }

  @Test func `a service that listens everywhere goes by any address, but by no other name`() {
    let service = Service(access: Access(isGuarded: true, address: "0.0.0.0"))
    for host in ["10.0.0.7:8080", "192.168.1.2", "[fe80::1]:80", "localhost"] {
      #expect(service("GET /healthz", "Host: \(host)").status == 200)
    }
    for host in ["10.0.0.7.elsewhere.example", "1.2.3", "elsewhere.example", ""] {
      #expect(service("GET /healthz", "Host: \(host)").status == 421)
    }
    #expect(service.get("/healthz").status == 421)
    #expect(Service(access: Access(address: "::1"))("GET /healthz", "Host: [::1]").status == 200)
  }

  @Test(arguments: [
    "https://elsewhere.example", "null", "", "http://localhost:3000",
    "https://a.example.evil.example",
    "https://a.example:444", "file://",
  ])
  func `a page of another origin changes nothing and sees nothing`(origin: String) {
    let fields = ["Host: localhost:8080", "Origin: \(origin)"]
    #expect(service.send(write, fields).problem == "403 foreign-origin")
    #expect(service.get("/sessions/demo").status == 404)
    let read = service.send("GET /sessions", fields)
    #expect(read.status == 200)
    #expect(read["Access-Control-Allow-Origin"] == nil)
    let preflight = service.send("OPTIONS /sessions/demo", fields)
    #expect(preflight.status == 204)
    #expect(preflight["Access-Control-Allow-Origin"] == nil)
  }

  @Test func `what a browser says is cross-site is foreign without an origin too`() {
    #expect(service(write, "Sec-Fetch-Site: cross-site").problem == "403 foreign-origin")
    for site in ["same-origin", "same-site", "none"] {
      #expect(service(write, "Sec-Fetch-Site: \(site)").status < 300)
    }
    #expect(service("GET /sessions", "Sec-Fetch-Site: cross-site").status == 200)
  }

  @Test func `the service's own page may do everything`() {
    let fields = ["Host: localhost:8080", "Origin: http://localhost:8080"]
    let reply = service.send(write, fields + ["Sec-Fetch-Site: same-origin"])
    #expect(reply.status == 201)
    #expect(reply["Access-Control-Allow-Origin"] == nil)
  }

  @Test func `a page that is let in asks first and then sees every reply`() {
    let fields = [
      "Host: localhost:8080", "Origin: https://a.example", "Sec-Fetch-Site: cross-site",
    ]
    let preflight = service.send("OPTIONS /sessions/demo", fields)
    #expect(preflight.status == 204)
    #expect(preflight["Access-Control-Allow-Origin"] == "https://a.example")
    #expect(preflight["Access-Control-Allow-Methods"] == "GET, HEAD, POST, PUT, PATCH, DELETE")
    #expect(
      preflight["Access-Control-Allow-Headers"]
        == "Accept, Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, Prefer"
    )
    #expect(preflight["Access-Control-Max-Age"] == "600")
    for line in [write, "GET /sessions/demo", "GET /sessions/none", "GET /sessions/demo/events"] {
      let reply = service.send(line, fields)
      #expect(reply["Access-Control-Allow-Origin"] == "https://a.example")
      #expect(
        reply["Access-Control-Expose-Headers"]
          == "Allow, ETag, Location, Preference-Applied, RateLimit, RateLimit-Policy, Retry-After, "
          + "WWW-Authenticate")
      #expect(reply.headers.contains(HeaderField(.vary, "Origin")))
    }
    #expect(service.get("/sessions").headers.contains(HeaderField(.vary, "Origin")))
  }

  @Test func `what the replies to other pages have more than others is known beforehand`() {
    let access = Access(origins: ["https://a.example", "https://a.longer.example"])
    let service = Service(access: access)
    let field = "Origin: https://a.longer.example"
    let headers = service("GET /sessions", "Host: localhost:8080", field).headers
    #expect(headers.reduce(0) { $0 + $1.length } == access.markLength)
    #expect(Access().markLength == 0)
  }

  @Test func `where no page is let in no reply speaks of origins`() {
    let reply = Service()("GET /sessions", "Origin: https://a.example")
    #expect(reply.headers.isEmpty)
  }
}
