import Testing

@Suite struct BodyTests {
  let service = Service.demo()
  let window = "/sessions/demo/windows/window1"

  @Test(arguments: [
    "application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x", "",
    "application/jsonp", "text/json", "application/merge-patch+json",
  ])
  func `a body that is not said to be JSON is refused`(type: String) {
    let reply = service("POST /sessions/demo/windows {}", "Content-Type: \(type)")
    #expect(reply.problem == "415 unsupported-media-type")
    #expect(service.get("/sessions/demo")[["revision"]] == 3)
  }

  @Test(arguments: [
    "application/json", "application/json; charset=utf-8", "APPLICATION/JSON",
    "application/json ;x=y",
  ])
  func `a body that is said to be JSON is taken`(type: String) {
    #expect(service("PATCH \(window) {}", "Content-Type: \(type)").status == 200)
  }

  @Test func `no body needs no media type`() {
    #expect(service("POST \(window)/makeKey", "Content-Type: text/plain").status == 200)
  }

  @Test(
    arguments: [
      (#"{"isHiden":false}"#, "/isHiden", "Did you mean 'isHidden'?"),
      (#"{"hidden":false}"#, "/hidden", "Did you mean 'isHidden'?"),
      (#"{"ishidden":false}"#, "/ishidden", "Did you mean 'isHidden'?"),
      (#"{"colour":"red"}"#, "/colour", nil), (#"{"a/b~c":1}"#, "/a~1b~0c", nil),
      (#"{"frame":{"x":1,"y":2,"w":3,"height":4}}"#, "/frame/w", nil),
      (#"{"frame":{"x":1,"y":2,"widht":3}}"#, "/frame/widht", "Did you mean 'width'?"),
      (#"{"":1}"#, "/", nil), (#"{"id":"x"}"#, "/id", nil),
      (#"{"retained":true}"#, "/retained", nil),
    ] as [(String, String, String?)])
  func `an unknown field is named, with the one that was meant`(
    body: String, pointer: String, hint: String?
  ) {
    let reply = service("PATCH \(window) \(body)")
    #expect(reply.problem == "422 unknown-field \(pointer)")
    if let hint { #expect(reply.hint == hint) }
    #expect(service.get("/sessions/demo")[["revision"]] == 3)
  }

  @Test(arguments: [
    (#"{"level":1}"#, "/level", "Did you mean 'windowLevel'?"),
    (#"{"frame":{"x":1,"y":2,"w":3,"h":4}}"#, "/frame/w", "Did you mean 'width'?"),
    (
      #"{"isKeyWindow":true}"#, "/isKeyWindow",
      "POST to /windows/{window}/makeKey makes a window key."
    ),
  ])
  func `a name that is like none gets what was meant or what there is`(
    body: String, pointer: String, hint: String
  ) {
    let reply = service("PATCH \(window) \(body)")
    #expect(reply.problem == "422 unknown-field \(pointer)")
    #expect(reply.hint == hint)
    #expect(service("PATCH \(window) {\"zzzzzz\":1}").hint?.contains("windowLevel, ") == true)
    #expect(service.get("/sessions/demo?colour").hint == "It has none.")
    #expect(service.get("/sessions?colour").hint == "It takes after, limit.")
  }

  @Test(arguments: [
    #"PATCH /sessions/demo/windows/window1 {"isHiden":false}"#,
    #"PATCH /sessions/demo/windows/window1 {"windowLvel":1}"#,
    #"PATCH /sessions/demo/windows/window1 {"bakgroundColor":"red"}"#,
    #"POST /sessions/demo/windows {"retaned":false}"#, #"POST /sessions {"profil":"ios8"}"#,
    #"PUT /sessions/fresh {"knob":{}}"#, #"PUT /sessions/demo/references/a {"objct":"window1"}"#,
    "DELETE /sessions/demo/windows/window1?dryRun=yes", "GET /sessions/other",
    #"POST /sessions/demo/inputs {"type":"tuch"}"#, #"POST /sessions/demo/inputs {"typ":"tap"}"#,
    #"POST /sessions/demo/screens {"id":5}"#,
    "PUT /sessions/demo/references/a {}", "POST /sessions/demo/windows/window1/makeKey?dryRun=x",
  ])
  func `the command that a refusal suggests works`(line: String) throws {
    let refused = service(line)
    #expect(refused.status >= 400)
    let command = try #require(refused[["try"]]?.text)
    let reply = try Shell.run(command, on: service)
    #expect((200..<300).contains(reply.status), "\(command)")
  }

  @Test(arguments: [
    (#"{"frame":[0,0,"200",200]}"#, "/frame/2"), (#"{"frame":[0,0,200]}"#, "/frame"),
    (#"{"frame":[0,0,1,2,3]}"#, "/frame"), (#"{"frame":{"x":true,"y":0}}"#, "/frame/x"),
    (#"{"frame":"0,0,1,1"}"#, "/frame"), (#"{"frame":[0,0,-1,1]}"#, "/frame"),
    (#"{"frame":[0,0,2e9,1]}"#, "/frame"), (#"{"center":[1e10,0]}"#, "/center"),
    (#"{"bounds":[0,0,1,-0.5]}"#, "/bounds"), (#"{"isHidden":"true"}"#, "/isHidden"),
    (#"{"isHidden":1}"#, "/isHidden"), (#"{"isHidden":null}"#, "/isHidden"),
    (#"{"alpha":"1"}"#, "/alpha"), (#"{"alpha":1.01}"#, "/alpha"), (#"{"alpha":-0.01}"#, "/alpha"),
    (#"{"windowLevel":"top"}"#, "/windowLevel"), (#"{"windowLevel":null}"#, "/windowLevel"),
    (#"{"backgroundColor":"rred"}"#, "/backgroundColor"),
    (##"{"backgroundColor":"#12345"}"##, "/backgroundColor"),
    (#"{"backgroundColor":[1,0,0]}"#, "/backgroundColor"), (#"{"screen":"tv"}"#, "/screen"),
    (#"{"screen":"2"}"#, "/screen"), (#"{"screen":null}"#, "/screen"), ("[]", ""), ("null", ""),
    ("\"{}\"", ""), ("1", ""), ("true", ""),
  ])
  func `a value that can't stand there is pointed at`(body: String, pointer: String) {
    let reply = service("PATCH \(window) \(body)")
    #expect(reply.problem == "422 invalid-value \(pointer)")
    #expect(service.get("/sessions/demo")[["revision"]] == 3)
  }

  @Test func `a rectangle that lacks a number is told which`() {
    let reply = service(#"PATCH \#(window) {"frame":{"x":1,"y":2,"width":3}}"#)
    #expect(reply.problem == "422 missing-field /frame/height")
  }

  @Test func `names that can't be are told what could`() {
    let profile = service(#"POST /sessions {"profile":"ios11"}"#)
    #expect(profile.problem == "422 invalid-value /profile")
    #expect(profile.detail == "'ios11' is not one of: ios8, ios12, ios13, ios17.")
    let device = service(#"POST /sessions {"device":"iphone 8"}"#)
    #expect(device.hint == "Did you mean 'iPhone 8'?")
    let knob = service(#"POST /sessions {"knobs":{"scenes":"perscene"}}"#)
    #expect(knob.problem == "422 invalid-value /knobs/scenes")
    #expect(knob.hint == "Did you mean 'perScene'?")
    #expect(
      service(#"POST /sessions {"knobs":{"scene":"none"}}"#).problem
        == "422 unknown-field /knobs/scene")
    #expect(service(#"POST /sessions {"id":"a b"}"#).problem == "422 invalid-value /id")
    #expect(service(#"PUT /sessions/x {"id":"x"}"#).problem == "422 unknown-field /id")
    #expect(service.get("/sessions").json?["sessions"]?.elements.count == 1)
  }

  @Test func `an action takes no fields`() {
    for action in ["makeKey", "makeKeyAndVisible"] {
      let reply = service(#"POST \#(window)/\#(action) {"animated":true}"#)
      #expect(reply.problem == "422 unknown-field /animated")
      #expect(reply.hint == "It has none.")
    }
  }

  @Test(arguments: [
    ("{", "Line 1, column 2"), (#"{"isHiden":1,}"#, "Line 1, column 13"),
    ("{\n  'alpha': 1}", "Line 2, column 3"), (#"{"nope":1} x"#, "Line 1, column 12"),
    (#"{"alpha":"é" "x"}"#, "Line 1, column 14"), (#"{"frame":["a",}"#, "Line 1, column 15"),
    (#"{"alpha":1,"alpha":1}"#, "Line 1, column 12"), (#"{"alpha":1e999}"#, "Line 1, column 10"),
    ("isHidden=false", "Line 1, column 1"), (" ", "Line 1, column 2"),
    (String(repeating: "[", count: 65), "Line 1, column 65"),
    (#"{"nope":"# + String(repeating: "[", count: 64), "Line 1, column 72"),
  ])
  func `malformed JSON is said first, with its line and column`(body: String, place: String) {
    let reply = service("PATCH \(window)", body: body)
    #expect(reply.problem == "400 malformed-json")
    #expect(reply.detail?.hasPrefix("\(place):") == true, "\(reply.detail ?? "")")
    #expect(service.get("/sessions/demo")[["revision"]] == 3)
  }

  @Test func `bytes that are no UTF-8 are malformed`() {
    let reply = service("PATCH \(window)", body: "{\"alpha\":1}\u{0}")
    #expect(reply.problem == "400 malformed-json")
  }
}
