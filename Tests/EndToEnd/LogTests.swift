import Testing

@Suite struct LogTests {
  /// Three requests, of which the last is refused.
  private func ask(_ service: Service) throws {
    try service.put("/sessions/demo")
    try service.curl("/sessions/demo/windows.txt")
    try service.post("/sessions/d%C3%A9mo/windows?x=%22")
  }

  @Test func `each request is a line of text, there before its reply`() throws {
    let service = try Service()
    try service.put("/sessions/demo")
    #expect(service.log.split(separator: "\n").count == 1)
    try service.curl("/sessions/demo/windows.txt")
    try service.post("/sessions/d%C3%A9mo/windows?x=%22")
    let lines = service.log.split(separator: "\n")
    let form =
      /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z info request method=([A-Z]+) microseconds=\d+ replyBytes=\d+ requestBytes=\d+ route=\S+ status=(\d{3}) target=(\S+)/
    let parts = try lines.map { try #require($0.wholeMatch(of: form)).output }
    #expect(parts.map(\.1) == ["PUT", "GET", "POST"])
    #expect(parts.map(\.2) == ["201", "200", "422"])
    #expect(
      parts.map(\.3) == [
        "/sessions/demo", "/sessions/demo/windows.txt", "/sessions/d%C3%A9mo/windows?x=%22",
      ])
  }

  @Test func `or a line of JSON`() throws {
    let service = try Service("--log-format", "json")
    try ask(service)
    let lines = service.log.split(separator: "\n").map { JSON(String($0)) }
    #expect(lines.map(\.["method"].string) == ["PUT", "GET", "POST"])
    #expect(lines.map(\.["level"].string) == ["info", "info", "info"])
    #expect(lines.map(\.["message"].string) == ["request", "request", "request"])
    #expect(lines.map(\.["status"].int) == [201, 200, 422])
    #expect(lines.last?["target"].string == "/sessions/d%C3%A9mo/windows?x=%22")
    for line in lines {
      #expect(
        line.keys == [
          "time", "level", "message", "method", "microseconds", "replyBytes", "requestBytes",
          "route", "status", "target",
        ])
      #expect(line["time"].string?.wholeMatch(of: /\d{4}-\d\d-\d\dT[0-9:.]{12}Z/) != nil)
    }
  }

  @Test func `a line tells the route, the sizes and the trace, and a reply its step in it`() throws
  {
    let service = try Service("--log-format", "json")
    let trace = String(repeating: "4bf9", count: 8)
    let reply = try service.curl(
      "/sessions/demo", "-X", "PUT", "--json", "{ }", "-H",
      "traceparent: 00-\(trace)-00f067aa0ba902b7-01")
    let line = JSON(service.log)
    #expect(line["route"].string == "/sessions/{session}")
    #expect(line["requestBytes"].int == 3)
    #expect(line["replyBytes"].int == reply.body.utf8.count)
    #expect(line["trace"].string == trace)
    let span = try #require(line["span"].string)
    #expect(span != "00f067aa0ba902b7")
    #expect(reply.headers["traceparent"] == "00-\(trace)-\(span)-01")
  }

  @Test func `what the transport refuses is a line too, and HEAD goes by its name`() throws {
    let service = try Service("--log-format", "json")
    try service.curl("/healthz", "--head")
    try service.curl("/healthz", "-X", "BREW")
    let lines = service.log.split(separator: "\n").map { JSON(String($0)) }
    #expect(lines.map(\.["message"].string) == ["request", "refused"])
    #expect(lines.map(\.["status"].int) == [200, 501])
    #expect(lines.first?["method"].string == "HEAD")
    #expect(lines.last?["code"].string == "unknown-method")
  }

  @Test func `at a higher level requests are left out`() throws {
    let service = try Service("--log-level", "notice")
    try ask(service)
    #expect(service.log.isEmpty)
    #expect(service.stop(15, within: 3) == 0)
    #expect(service.log.split(separator: "\n").count == 2)
  }
}
