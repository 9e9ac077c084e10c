import Testing

/// The mistakes of a first hour, and the words that help.
@Suite struct MistakeTests {
  private let service = Service.demo()

  private static let mistakes: [(request: String, status: String, word: String)] = [
    (#"GET /session/demo"#, "404 not-found", "sessions"),
    (#"GET /sessions/dmeo"#, "404 not-found", "demo"),
    (#"GET /demo"#, "404 not-found", "localhost:8080/"),
    (#"GET /windows"#, "404 not-found", "/sessions/{session}/windows"),
    (#"GET /sessions/demo/window"#, "404 not-found", "windows"),
    (#"GET /sessions/demo/windows/window9"#, "404 not-found", "window1"),
    (#"GET /sessions/demo/views/windw1"#, "404 not-found", "window1"),
    (#"GET /sessions/demo/rules"#, "404 not-found", "/rules"),
    (#"GET /sessions/demo/keyWindow"#, "404 not-found", "keyWindow"),
    (#"GET /rules/windows-2.33"#, "404 not-found", "windows-2.3"),
    (#"GET /problems/notfound"#, "404 not-found", "not-found"),
    (#"GET /lessons/3"#, "404 not-found", "/lessons"),
    (#"GET /docs/api"#, "404 not-found", "guide"),
    (#"POST /sessions/demo/windows/window1/makeVisible"#, "404 not-found", "makeKeyAndVisible"),
    (#"POST /sessions/demo/windows/window1/show"#, "404 not-found", "isHidden"),
    (#"POST /sessions/demo/windows/window1/hide"#, "404 not-found", "isHidden"),
    (#"GET /sessions/demo/snapshot?at=9"#, "404 unknown-revision", "revision"),
    (#"GET /sessions/demo/windows/window1/makeKey"#, "405 method-not-allowed", "POST"),
    (#"POST /sessions/demo/windows/window1 {"isHidden":false}"#, "405 method-not-allowed", "PATCH"),
    (#"PUT /sessions/demo/windows/window1 {"isHidden":false}"#, "405 method-not-allowed", "PATCH"),
    (#"DELETE /sessions/demo/windows"#, "405 method-not-allowed", "GET"),
    (#"PATCH /sessions/demo {"profile":"ios13"}"#, "405 method-not-allowed", "PUT"),
    (#"POST /rules"#, "405 method-not-allowed", "GET"),
    (#"PATCH /sessions/demo/windows/window2 {"isHiden":false}"#, "422 unknown-field", "isHidden"),
    (#"PATCH /sessions/demo/windows/window2 {"hidden":false}"#, "422 unknown-field", "isHidden"),
    (#"PATCH /sessions/demo/windows/window2 {"isKeyWindow":true}"#, "422 unknown-field", "makeKey"),
    (#"PATCH /sessions/demo/windows/window2 {"level":1}"#, "422 unknown-field", "windowLevel"),
    (
      #"PATCH /sessions/demo/windows/window2 {"superview":"window1"}"#, "422 unknown-field",
      "superview"
    ),
    (#"POST /sessions/demo/windows {"name":"w"}"#, "422 unknown-field", "id"),
    (#"POST /sessions/demo/windows {"color":"red"}"#, "422 unknown-field", "backgroundColor"),
    (
      #"POST /sessions/demo/alerts {"preferredStyle":"actionSheet"}"#, "422 unknown-field",
      "UIAlertController"
    ),
    (#"POST /sessions/demo/alerts {"actions":[]}"#, "422 unknown-field", "UIAlertController"),
    (#"PUT /sessions/other {"version":"ios12"}"#, "422 unknown-field", "profile"),
    (
      #"PATCH /sessions/demo/windows/window2 {"isHidden":"no"}"#, "422 invalid-value",
      "true or false"
    ),
    (#"PATCH /sessions/demo/windows/window2 {"isHidden":0}"#, "422 invalid-value", "true or false"),
    (#"PATCH /sessions/demo/windows/window2 {"frame":[0,0,10]}"#, "422 invalid-value", "width"),
    (
      #"PATCH /sessions/demo/windows/window2 {"frame":{"x":0,"y":0}}"#, "422 missing-field", "width"
    ),
    (#"PATCH /sessions/demo/windows/window2 {"alpha":"half"}"#, "422 invalid-value", "number"),
    (
      #"PATCH /sessions/demo/windows/window2 {"windowLevel":"alertt"}"#, "422 invalid-value",
      "alert"
    ),
    (#"PATCH /sessions/demo/windows/window2 {"windowLevel":"high"}"#, "422 invalid-value", "alert"),
    (
      #"PATCH /sessions/demo/windows/window2 {"backgroundColor":"rde"}"#, "422 invalid-value", "red"
    ),
    (
      ##"PATCH /sessions/demo/windows/window2 {"backgroundColor":"#ff"}"##, "422 invalid-value", "#"
    ),
    (#"PUT /sessions/other {"profile":"iOS 12"}"#, "422 invalid-value", "ios12"),
    (#"PUT /sessions/other {"device":"iPhone8"}"#, "422 invalid-value", "iPhone 8"),
    (#"POST /sessions/demo/windows {"id":"my window"}"#, "422 invalid-value", "letter"),
    (#"POST /sessions/demo/windows {"id":"window1"}"#, "409 identifier-taken", "window1"),
    (#"PUT /sessions/1st"#, "422 invalid-parameter", "letter"),
    (#"POST /sessions/demo/views {"id":"v","superview":"nobody"}"#, "422 invalid-value", "nobody"),
    (#"POST /sessions/demo/views {"id":"v","class":"UILable"}"#, "201", "UILabel"),
    (
      #"POST /sessions/demo/controllers {"id":"n","viewControllers":["A"]}"#, "422 invalid-value",
      "A"
    ),
    (#"POST /sessions/demo/controllers/home/push {"controller":"B"}"#, "404 not-found", "home"),
    (#"POST /sessions/demo/windows {id:"w"}"#, "400 malformed-json", "column"),
    (#"POST /sessions/demo/windows {"id":"w",}"#, "400 malformed-json", "column"),
    (#"POST /sessions/demo/windows ["id"]"#, "422 invalid-value", "object"),
    (#"POST /sessions/demo/inputs {"type":"tapp","at":[1,1]}"#, "422 invalid-value", "tap"),
    (#"POST /sessions/demo/inputs {"type":"tap"}"#, "422 missing-field", "at"),
    (
      #"POST /sessions/demo/code {"source":"[window1 makeKeyAndVisble];"}"#, "200",
      "makeKeyAndVisible"
    ),
    (#"POST /sessions/demo/code {"code":"x"}"#, "422 unknown-field", "source"),
    (#"POST /sessions/demo/code {"source":"[window1"}"#, "422 invalid-code", "Line 1"),
    (
      #"POST /sessions/demo/commands [{"method":"GET","path":"/windows"}]"#, "422 invalid-value",
      "command"
    ),
    (
      #"POST /sessions/demo/windows/window1/makeKey?dryrun=true"#, "422 unknown-parameter", "dryRun"
    ),
    (#"POST /sessions/demo/windows/window1/makeKey?as=java"#, "422 invalid-parameter", "swift"),
    (#"GET /sessions/demo/hitTest"#, "422 invalid-parameter", "point"),
    (#"GET /sessions/demo/hitTest?point=1"#, "422 invalid-parameter", "point"),
    (#"GET /sessions/demo/snapshot.svg?style=3d"#, "422 invalid-parameter", "exploded"),
    (#"GET /sessions/demo/events?include=views"#, "422 invalid-parameter", "tree"),
    (#"POST /sessions/demo/scenes {}"#, "409 not-possible", "iOS 13"),
    (
      #"POST /sessions/demo/views/window1/becomeFirstResponder {"animated":true}"#,
      "422 unknown-field", "animated"
    ),
  ]

  private static let heads: [(request: String, head: String, problem: String, word: String)] = [
    (
      #"POST /sessions/demo/windows {"id":"w"}"#, "Content-Type: application/x-www-form-urlencoded",
      "415 unsupported-media-type", "Content-Type: application/json"
    ),
    ("GET /sessions/demo/windows", "Accept: text/html", "406 not-acceptable", "application/json"),
    ("POST /sessions/demo/windows/window1/makeKey", "If-Match: 3", "400 invalid-header", "\"7\""),
    ("POST /sessions/demo/windows/window1/makeKey", "If-Match: \"1\"", "412 stale", "revision"),
    ("GET /sessions/demo/events", "Last-Event-ID: first", "400 invalid-header", "identifier"),
    ("GET /", "Host: fenestra.example", "421 unknown-host", "--allowed-host"),
    ("POST /sessions", "Origin: https://lessons.example", "403 foreign-origin", "--allowed-origin"),
  ]

  @Test func `there are sixty of them at least`() {
    #expect(Self.mistakes.count + Self.heads.count >= 60)
  }

  @Test(arguments: mistakes.indices)
  func `a mistake is answered with what to do about it`(index: Int) {
    let mistake = Self.mistakes[index]
    let reply = service(mistake.request)
    #expect(reply.problem.hasPrefix(mistake.status), "\(reply.body)")
    #expect(reply.body.contains(mistake.word), "\(mistake.request)\n\(reply.body)")
  }

  @Test(arguments: heads.indices)
  func `a mistake in the head is answered with what to do about it`(index: Int) {
    let mistake = Self.heads[index]
    let reply = service(mistake.request, mistake.head)
    #expect(reply.problem == mistake.problem, "\(reply.body)")
    let said = [reply.detail, reply.hint, reply.json?["try"]?.text].compactMap(\.self)
    #expect(said.contains { $0.contains(mistake.word) }, "\(mistake.request)\n\(reply.body)")
  }
}
