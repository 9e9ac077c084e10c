import Testing

/// What an error says of the next step.
@Suite struct HintTests {
  private let service: Service

  init() {
    service = Service()
    service("PUT /sessions/demo")
    service("POST /sessions/demo/windows {\"id\":\"w\"}")
    service("POST /sessions/demo/views {\"id\":\"v\",\"superview\":\"w\"}")
  }

  @Test(arguments: [
    ("windows/w", "isKeyWindow", "window", "POST to /windows/{window}/makeKey makes a window key."),
    ("views/v", "superview", "view", "POST to /views/{view}/subviews puts a view into another."),
    ("views/v", "subviews", "view", "POST to /views/{view}/subviews puts a view into another."),
    ("windows/w", "class", "window", "An object's class is chosen when it is made."),
    ("windows/w", "id", "window", "An object's identifier is chosen when it is made."),
  ])
  func `what can only be read says what changes it`(
    path: String, field: String, what: String, hint: String
  ) {
    let reply = service("PATCH /sessions/demo/\(path) {\"\(field)\":null}")
    #expect(reply.problem == "422 unknown-field /\(field)")
    #expect(reply.detail == "'\(field)' of a \(what) can be read, but not set here.")
    #expect(reply.hint == hint)
  }

  @Test func `what to try is safe to give to a shell`() {
    let reply = service("POST /sessions/a$(b);c/snapshot")
    #expect(reply.problem == "405 method-not-allowed")
    #expect(reply.json?["try"]?.text?.hasSuffix("/sessions/a%24%28b%29%3Bc/snapshot") == true)
  }

  @Test(arguments: [
    ("\"isHidden\":\"yes\"", "Expected true or false, found a string.", "\"isHidden\":false"),
    ("\"tag\":\"a\"", "Expected a number, found a string.", "\"tag\":7"),
    (
      "\"frame\":[0,0,10]", "4 numbers stand here: x, y, width, height.",
      "\"frame\":[20,70,200,200]"
    ),
  ])
  func `a value that can't stand there is told with one that can`(
    body: String, detail: String, example: String
  ) {
    let reply = service("PATCH /sessions/demo/windows/w {\(body)}")
    #expect(reply.detail == detail)
    #expect(reply.json?["try"]?.text?.contains("--json '{\(example)}'") == true)
  }

  @Test func `a window level is a name or a number`() {
    #expect(
      service("PATCH /sessions/demo/windows/w {\"windowLevel\":\"2000\"}").hint
        == "It is normal, statusBar, alert, or a number without quotation marks, as in 2001.")
    #expect(
      service("PATCH /sessions/demo/windows/w {\"windowLevel\":\"Alert\"}").hint
        == "Did you mean 'alert'?")
  }

  @Test(arguments: ["{\"alpha\":1,}", "{'alpha':1}", "{alpha:1}", "{\"alpha\":1", "{“alpha”:1}"])
  func `what is no JSON says how JSON is written`(body: String) {
    let reply = service("PATCH /sessions/demo/windows/w", body: body)
    #expect(reply.problem == "400 malformed-json")
    #expect(
      reply.hint
        == "JSON has double quotation marks round keys and texts, no comma behind the last value and no comments."
    )
    #expect(reply.json?["try"]?.text?.hasPrefix("curl -X PATCH --json") == true)
  }

  @Test func `a path that lacks its session says so`() {
    #expect(service("GET /windows").hint == "It is a session's: /sessions/{session}/windows.")
    #expect(service("GET /windows/w").hint == "It is a session's: /sessions/{session}/windows/w.")
    #expect(service("GET /nothing").hint == nil)
  }

  @Test func `a method that a path does not take comes with one that it takes`() {
    let shown = service("GET /sessions/demo/windows/w/makeKey")
    #expect(
      shown.json?["try"]?.text?.hasPrefix("curl -X POST ") == true
        && shown.json?["try"]?.text?.hasSuffix("/sessions/demo/windows/w/makeKey") == true)
    #expect(
      service("PUT /sessions/demo/windows/w").json?["try"]?.text?.hasPrefix("curl localhost")
        == true)
  }

  @Test func `a stale write says what goes on from there`() {
    #expect(
      service("DELETE /sessions/demo/views/v", "If-Match: \"1\"").hint
        == "Look at it again; If-Match: \"2\" goes on from there.")
  }

  @Test func `a parameter that is unknown is told of the path`() {
    #expect(
      service("GET /sessions/demo/windows?foo=1").detail
        == "'foo' is not a parameter of GET /sessions/{session}/windows.")
  }
}
