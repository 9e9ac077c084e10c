import JSON
import Testing
import WindowModel

/// Texts for a terminal: transcripts, lists as lines, JSON in lines.
@Suite struct TranscriptTests {
  private let service = Service.demo()
  private let session = "/sessions/demo"

  private func text(_ request: String) -> String {
    let reply = service(request, "Accept: text/plain")
    #expect(reply.contentType == "text/plain", "\(request)")
    return reply.body
  }

  @Test func `a command answers what happened in order, and by which rules`() {
    let shown = text(#"PATCH \#(session)/windows/window2 {"isHidden":false}"#)
    let rule = Rule.onlyIsHiddenChangesVisibility
    #expect(
      shown == """
        events
          window2 UIWindowDidBecomeVisibleNotification, windows-2.4
        rules
          windows-2.4   \(rule.entry.statement)

        """)
    #expect(
      text("DELETE \(session)/references/window1").hasPrefix(
        """
        events
          window1 UIWindowDidResignKeyNotification, windows-2.7
          window2 UIWindowDidBecomeKeyNotification, windows-2.7, fallback
          window1 UIWindowDidBecomeHiddenNotification, windows-2.7
          window1 dealloc, windows-1.5, its last strong reference is gone
        rules

        """))
  }

  @Test func `what was made is named, and a command without events says so`() {
    let made = service(#"POST \#(session)/windows {"id":"third"}"#, "Accept: text/plain")
    #expect(made.status == 201)
    #expect(made["Location"] == "\(session)/windows/third")
    #expect(made.body == "made third\n")
    #expect(text(#"PATCH \#(session)/windows/third {"tag":7}"#) == "Nothing was posted.\n")
    #expect(
      text("POST \(session)/windows/window1/makeKey")
        == "The window is key already, so no window resigns and none becomes key. (windows-2.5)\n")
  }

  @Test func `every operation that changes a session has a transcript`() {
    let dry = "?dryRun=true"
    let batch = #"[{"method":"POST","path":"/windows/window2/makeKey"}]"#
    #expect(
      text("POST \(session)/commands\(dry) \(batch)").contains("window2 UIWindowDidBecomeKey"))
    let code = service(
      "POST \(session)/windows/window2/makeKey?as=swift&dryRun=true", "Accept: text/plain")
    #expect(code.problem == "422 invalid-parameter")
    #expect(service.get(session)[["revision"]] == 3)
  }

  @Test func `a client may prefer the events without the object`() {
    let reply = service(
      "POST \(session)/windows/window2/makeKeyAndVisible", "Prefer: respond-async, return=events")
    #expect(reply.json?["result"] == nil)
    #expect(reply.json?["events"]?.elements.count == 3)
    #expect(reply[["revision"]] == 4)
  }

  @Test func `history, commands and rules are lists of lines`() {
    #expect(
      text("GET \(session)/events?include=command&limit=3") == """
        revision 1: createWindow
        revision 2: makeKeyAndVisible
        1 window1 UIWindowDidBecomeVisibleNotification, windows-2.3
        more with ?after=\(service.get(session).json?["epoch"]?.text ?? "").1

        """)
    #expect(
      text("GET \(session)/commands?limit=2") == """
        1 POST /windows {"id":"window1","frame":[20,70,200,200],"backgroundColor":"red"}
        2 POST /windows/window1/makeKeyAndVisible
        more with ?after=2

        """)
    #expect(text("GET /rules").split(separator: "\n").count == Rule.allCases.count)
    #expect(text("GET /rules/windows-1.2").hasPrefix("windows-1.2   A new window is hidden"))
  }

  @Test func `pretty breaks JSON into lines and changes nothing else`() throws {
    let plain = service.get("\(session)/snapshot").body
    let pretty = service.get("\(session)/snapshot?pretty").body
    #expect(pretty.hasPrefix("{\n  \""))
    #expect(try Tree(json: pretty) == Tree(json: plain))
    #expect(service.get("\(session)/snapshot?pretty=false").body == plain)
    #expect(service.get("\(session)/snapshot?pretty=1").problem == "422 invalid-parameter")
    #expect(service.get("\(session)/tree.txt?pretty").problem == "422 unknown-parameter")
  }

  @Test(arguments: [
    (
      #"{"a":[1,2],"b":{},"c":[]}"#,
      "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": {},\n  \"c\": []\n}\n"
    ),
    (#"["{[,:]}\\","\"{"]"#, "[\n  \"{[,:]}\\\\\",\n  \"\\\"{\"\n]\n"),
    ("[ [ ] , 1 ]", "[\n  [],\n  1\n]\n"), ("null", "null\n"),
  ])
  func `lines of JSON`(plain: String, lines: String) {
    var buffer = ByteBuffer()
    buffer.append(plain)
    #expect(ByteBuffer.pretty(buffer).text == lines)
  }

  @Test(arguments: [
    ("curl/7.74.0", false), ("curl/7.81.0", false), ("curl/7.58.0", false), ("curl/x", false),
    ("curl/7.82.0", true), ("curl/8.5.0", true), ("HTTPie/3.2", true),
  ])
  func `a command to try is one that the curl that asks understands`(agent: String, knows: Bool) {
    let reply = service("POST \(session)/inputs {}", "User-Agent: \(agent)")
    let body = #"'{"type":"tap","at":[120,170]}'"#
    let json = knows ? "--json" : "-H 'Content-Type: application/json' -d"
    let command = "curl \(json) \(body) localhost:8080\(session)/inputs"
    #expect(reply.json?["try"]?.text == command)
  }
}
