import Testing

/// The hints of errors for the next step.
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
      "\"frame\":[0,0,10]", "4 numbers are expected here: x, y, width, height.",
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
        == "It is normal, statusBar, alert, such a name and a number, as in alert+1, or a number without quotation marks, as in 2001."
    )
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
        == "JSON has double quotation marks around keys and strings, no comma after the last value and no comments."
    )
    #expect(reply.json?["try"]?.text?.hasPrefix("curl -X PATCH --json") == true)
  }

  @Test func `a path that lacks its session says so`() {
    #expect(service("GET /windows").hint == "It is in a session: /sessions/{session}/windows.")
    #expect(service("GET /windows/w").hint == "It is in a session: /sessions/{session}/windows/w.")
    #expect(service("GET /nothing").hint == nil)
  }

  @Test func `a path that is not a session's says whose it is`() {
    #expect(
      service("GET /sessions/demo/rules/windows-2.7").hint
        == "It is outside sessions: /rules/windows-2.7.")
    #expect(service("GET /sessions/demo/limits").hint == "It is outside sessions: /limits.")
  }

  @Test(arguments: [
    ("keyOnDealloc", "nil", "fallback, none", "'none' is what makes the key window nil."),
    (
      "defaultModalStyle", "automatic", "fullScreen, pageSheet",
      "From iOS 13 on, automatic comes to 'pageSheet' for most controllers."
    ),
  ])
  func `a knob says which of its values has another name`(
    knob: String, value: String, names: String, hint: String
  ) {
    let reply = service("PUT /sessions/new {\"knobs\":{\"\(knob)\":\"\(value)\"}}")
    #expect(reply.problem == "422 invalid-value /knobs/\(knob)")
    #expect(reply.detail == "'\(value)' is not one of: \(names).")
    #expect(reply.hint == hint)
  }

  @Test(arguments: ["viewIsAppearing", "opaqueStatusBar", "tabSwitchOrder"])
  func `what to try turns the knob that was wrong`(knob: String) {
    let reply = service("PUT /sessions/new {\"knobs\":{\"\(knob)\":7}}")
    #expect(reply.problem == "422 invalid-value /knobs/\(knob)")
    let body = reply.json?["try"]?.text?.split(separator: "'").dropFirst().first ?? ""
    #expect(body.hasPrefix("{\"knobs\":{\"\(knob)\":"))
    #expect(service("PUT /sessions/new \(body)").status == 201)
  }

  @Test func `an object of another kind is told as what it is`() {
    service("POST /sessions/demo/controllers {\"id\":\"vc\"}")
    let root = service("PATCH /sessions/demo/windows/w {\"rootViewController\":\"w\"}")
    #expect(root.problem == "422 invalid-value /rootViewController")
    #expect(root.detail == "There is no controller 'w'.")
    #expect(root.hint == "'w' is a window.")
    #expect(service("GET /sessions/demo/windows/v").hint == "'v' is a view.")
    #expect(service("GET /sessions/demo/windows/vc").hint == "'vc' is a controller.")
    #expect(service("GET /sessions/demo/views/vc").hint == "'vc' is a controller.")
    #expect(service("GET /sessions/demo/windows/ww").hint == "Did you mean 'w'?")
  }

  @Test func `an app that does not run says how it is launched`() {
    let nib = service(
      "PUT /sessions/new {\"launch\":\"manual\",\"nib\":{\"windows\":[{\"id\":\"a\"}]}}")
    #expect(nib.problem == "409 not-possible /nib")
    #expect(nib.detail == "The app does not run yet, so its code can't.")
    #expect(
      nib.hint
        == "With launch manual it runs once its state is inactive: leave launch out, or POST the nib to /nibs then."
    )
    service("PUT /sessions/new {\"launch\":\"manual\"}")
    let early = service("POST /sessions/new/windows")
    #expect(early.detail == nib.detail)
    #expect(early.hint == "PATCH /application {\"state\":\"inactive\"} launches it.")
  }

  @Test func `a method that a path does not take comes with one that it takes`() {
    let shown = service("GET /sessions/demo/windows/w/makeKey")
    #expect(
      shown.json?["try"]?.text?.hasPrefix("curl -X POST ") == true
        && shown.json?["try"]?.text?.hasSuffix("/sessions/demo/windows/w/makeKey") == true)
    let put = service("PUT /sessions/demo/windows/w {\"isHidden\":false}")
    #expect(put.problem == "405 method-not-allowed")
    #expect(put["Allow"] == "GET, HEAD, PATCH, DELETE, OPTIONS")
    #expect(
      put.hint
        == "PATCH changes it, by the fields that its body names. It takes GET, HEAD, PATCH, DELETE, OPTIONS."
    )
    #expect(
      put.json?["try"]?.text
        == "curl -X PATCH --json '{\"isHidden\":false}' localhost:8080/sessions/demo/windows/w")
    #expect(
      service("PUT /sessions/demo/windows").json?["try"]?.text?.hasPrefix("curl localhost") == true)
  }

  @Test func `a stale write says what goes on from there`() {
    #expect(
      service("DELETE /sessions/demo/views/v", "If-Match: \"1\"").hint
        == "Read it again; If-Match: \"2\" goes on from there.")
  }

  @Test func `a parameter that is unknown is told of the path`() {
    #expect(
      service("GET /sessions/demo/windows?foo=1").detail
        == "'foo' is not a parameter of GET /sessions/{session}/windows.")
  }

  @Test func `a name that is too long to be misspelt has no hint`() {
    let name = String(repeating: "demo", count: 900)
    #expect(service("GET /sessions/\(name)").hint == nil)
    #expect(service("GET /sessions/demo/windows/\(name)").hint == nil)
    #expect(service("GET /\(name)").hint == nil)
    #expect(service("GET /sessions/demo/\(name)").hint == nil)
    #expect(service("GET /sessions/demmo").hint == "Did you mean 'demo'?")
    let window = service("POST /sessions/demo/windowz")
    #expect(window.hint == "Did you mean '/sessions/demo/windows'?")
    #expect(window.json?["try"]?.text == "curl -X POST localhost:8080/sessions/demo/windows")
  }
}
