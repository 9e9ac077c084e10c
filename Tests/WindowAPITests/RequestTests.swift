import HTTP
import Testing
import WindowAPI
import WindowService

@Suite struct RequestTests {
  let service = Service.demo()
  let window = "/sessions/demo/windows/window1"

  @Test func `HEAD answers as GET does`() {
    for path in ["/", "/limits", "/sessions", "/sessions/demo", window, "\(window)/nothing"] {
      let (get, head) = (service("GET \(path)"), service("HEAD \(path)"))
      #expect(head.status == get.status)
      #expect(head.headers == get.headers)
      #expect(head.contentType == get.contentType)
    }
    #expect(service("HEAD \(window)/makeKey").problem == "405 method-not-allowed")
  }

  @Test func `HEAD of the events opens no stream`() {
    let reply = service("HEAD /sessions/demo/events")
    #expect(reply.status == 200)
    #expect(reply.contentType == "text/event-stream")
    #expect(reply.stream == nil)
    #expect(
      service("HEAD /sessions/demo/events", "Accept: application/json").contentType
        == "application/json")
  }

  @Test(arguments: [
    ("/", "GET, HEAD, OPTIONS"), ("/sessions", "GET, HEAD, POST, OPTIONS"),
    ("/sessions/demo", "GET, HEAD, PUT, DELETE, OPTIONS"),
    ("/sessions/demo/windows/window1", "GET, HEAD, PATCH, DELETE, OPTIONS"),
    ("/sessions/demo/windows/window1/makeKey", "POST, OPTIONS"),
    ("/sessions/demo/references/a", "GET, HEAD, PUT, DELETE, OPTIONS"),
  ])
  func `OPTIONS and 405 tell the methods of a path`(path: String, allow: String) {
    let options = service("OPTIONS \(path)")
    #expect(options.line == "204")
    #expect(options["Allow"] == allow)
    for method in HTTP.Method.allCases where !allow.contains(method.rawValue) {
      let reply = service("\(method.rawValue) \(path)")
      #expect(reply.problem == "405 method-not-allowed")
      #expect(reply["Allow"] == allow)
      let patches = allow.contains("PATCH") && ["PUT", "POST"].contains(method.rawValue)
      let patch = patches ? "PATCH changes it, by the fields that its body names. " : ""
      #expect(reply.hint == "\(patch)It takes \(allow).")
    }
  }

  @Test func `OPTIONS of the service itself lists every method`() {
    let reply = service("OPTIONS *")
    #expect(reply.line == "204")
    #expect(reply["Allow"] == "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS")
    #expect(service("GET *").problem == "400 bad-target")
    #expect(service("OPTIONS /nothing").problem == "404 not-found")
  }

  @Test func `a client that takes no form that is there is told which are`() {
    let reply = service("GET \(window)", "Accept: text/html")
    #expect(reply.problem == "406 not-acceptable")
    #expect(reply.detail == "This path answers application/json.")
    #expect(
      reply[["try"]] == .string("curl -H 'Accept: application/json' localhost:8080\(window)"))
    for accept in ["*/*", "application/*", "text/html, */*;q=0.1", ""] {
      #expect(service("GET \(window)", "Accept: \(accept)").status == 200)
    }
    #expect(service("POST \(window)/makeKey", "Accept: text/html").status == 406)
    #expect(service.get("/sessions/demo")[["revision"]] == 3)
  }

  @Test(
    arguments: [
      ("/session", "Did you mean '/sessions'?"), ("/sessions/", "Did you mean '/sessions'?"),
      ("/sessions/demo/windowz", "Did you mean '/sessions/demo/windows'?"),
      (
        "/sessions/demo/windows/window1/makekey",
        "Did you mean '\("/sessions/demo/windows")/window1/makeKey'?"
      ),
      ("//sessions", "Did you mean '/sessions'?"), ("/Sessions", "Did you mean '/sessions'?"),
      ("/sess%69ons", "Did you mean '/sessions'?"),
      ("/sessions%2Fdemo", "Did you mean '/sessions/demo'?"),
      ("/something/else/altogether", nil), ("/%FF", nil), ("/%zz", nil), ("/%00", nil),
    ] as [(String, String?)])
  func `a path that is not served is named, with one that is`(path: String, hint: String?) {
    let reply = service("GET \(path)")
    #expect(reply.problem == "404 not-found")
    #expect(reply.detail == "There is no path '\(path)'.")
    #expect(reply.hint == hint)
  }

  @Test func `identifiers may be percent-encoded`() {
    #expect(service.get("/sessions/d%65mo/windows/%77indow1")[["id"]] == "window1")
    #expect(service.get("/sessions/d%65mo/windows.txt").status == 200)
    let reply = service(#"POST /sessions/d%65mo/windows {"id":"window3"}"#)
    #expect(reply["Location"] == "/sessions/demo/windows/window3")
  }

  @Test(arguments: ["%2F", "a%2Fb", "window1%20", "..", "%2e%2e", "window1;x", "wîndow1", "*"])
  func `a name that no object can have is not found`(name: String) {
    #expect(service.get("/sessions/demo/windows/\(name)").problem == "404 not-found")
    #expect(service.get("/sessions/\(name)").problem == "404 not-found")
    #expect(service("DELETE /sessions/demo/windows/\(name)").problem == "404 not-found")
  }

  @Test(arguments: ["%00", "%", "%4", "%zz", "%FF", "%C3", "a%00b"])
  func `a name that cannot be decoded is a bad target`(name: String) {
    #expect(service.get("/sessions/\(name)").problem == "400 bad-target")
    #expect(service.get("/sessions/demo/windows/\(name)").problem == "400 bad-target")
    #expect(service.get("/rules/\(name)").problem == "400 bad-target")
    #expect(service.get("/sessions?\(name)").problem == "400 bad-target")
    #expect(service("PUT /sessions/\(name)").problem == "400 bad-target")
  }

  @Test func `an absolute target is as good as its path`() {
    let service = Service(access: Access(hosts: ["example.test"]))
    service("PUT /sessions/demo")
    let get = { (target: String) in service.send("GET \(target)", [], isChecked: false) }
    #expect(get("http://localhost:8080/sessions/demo")[["id"]] == "demo")
    #expect(get("https://example.test/sessions?x=1").problem == "422 unknown-parameter")
    #expect(get("http://localhost").problem == "400 bad-target")
    #expect(get("ftp://localhost/").problem == "400 bad-target")
    #expect(get("sessions").problem == "400 bad-target")
  }

  @Test func `a query parameter that is unknown or comes twice is refused`() {
    let unknown = service("DELETE \(window)?dryrun=true")
    #expect(unknown.problem == "422 unknown-parameter")
    #expect(unknown.hint == "Did you mean 'dryRun'?")
    #expect(service("DELETE \(window)?dryRun=true&dryRun=true").problem == "422 unknown-parameter")
    #expect(service.get("/?").status == 200)
    #expect(service.get("/?=").problem == "422 unknown-parameter")
    #expect(service.get("/sessions/demo")[["revision"]] == 3)
  }

  @Test func `commands in replies name the host that the client used, if a shell can take it`() {
    let service = Service(access: Access(hosts: ["example.test", "$(reboot)"]))
    service("PUT /sessions/demo")
    func example(_ host: String) -> String? {
      service("GET /nothing/demo", "Host: \(host)")
      return service("GET /sessions/none", "Host: \(host)")[["try"]]?.text
    }
    #expect(example("example.test:81") == "curl -X PUT example.test:81/sessions/none")
    #expect(example("$(reboot)") == "curl -X PUT localhost:8080/sessions/none")
    let reply = service("PATCH /sessions/demo/windows/a;'b {\"alph\":1}")
    #expect(
      reply[["try"]]?.text?.hasSuffix(" localhost:8080/sessions/demo/windows/a%3B%27b") == true)
  }
}
