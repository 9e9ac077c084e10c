import HTTP
import JSON
import Testing

@Suite struct ReplyTests {
  private func text(_ event: ServerSentEvent) -> String {
    String(decoding: event.bytes { $0.value("a\nb") }, as: UTF8.self)
  }

  @Test func `an event has its fields on lines of their own and ends with an empty line`() {
    #expect(text(ServerSentEvent("e")) == "event: e\ndata: \"a\\nb\"\n\n")
    #expect(
      text(ServerSentEvent("e", id: "x.1", retry: 5))
        == "retry: 5\nid: x.1\nevent: e\ndata: \"a\\nb\"\n\n")
  }

  @Test func `a heartbeat is a comment`() {
    #expect(String(decoding: ServerSentEvent.heartbeat, as: UTF8.self) == ": heartbeat\n\n")
  }

  private func body(_ problem: Problem) -> String {
    let response = problem.response
    guard case .bytes(let buffer) = consume response.body else { return "" }
    return buffer.text
  }

  @Test func `a problem says what it must and no more`() {
    #expect(
      body(Problem(.badRequest, "It is \"bad\".")) == """
        {"type":"/problems/bad-request","title":"Bad request","status":400,"code":"bad-request",\
        "detail":"It is \\"bad\\"."}

        """)
  }

  @Test func `a problem says all that it knows`() {
    let problem = Problem(
      .internalError, "d", pointer: "/a", hint: "h", example: "curl x",
      headers: [HeaderField(.retryAfter, "1")], exception: .init(name: "N", reason: "r"))
    #expect(
      body(problem) == """
        {"type":"/problems/internal-error","title":"Internal error","status":500,\
        "code":"internal-error","detail":"d","pointer":"/a","exception":{"name":"N","reason":"r"},\
        "hint":"h","try":"curl x"}

        """)
    let response = problem.response
    #expect(response.status == .internalServerError)
    #expect(response.headers == [HeaderField(.retryAfter, "1")])
    #expect(response.contentType.map { "\($0)" } == "application/problem+json")
  }

  @Test func `problem codes of the transport differ and explain themselves`() {
    let codes = ProblemCode.transport
    #expect(Set(codes).count == codes.count)
    for code in codes {
      #expect(code.explanation.hasSuffix("."))
      #expect(code.status.rawValue >= 400)
    }
  }

  @Test func `a request knows its fields and its default is empty`() {
    let request = Request(.get, Array("/".utf8))
    #expect(request.headers.isEmpty && request.body.isEmpty)
    #expect(request[.accept] == nil)
    let other = Request(.get, [], headers: [HeaderField(.accept, "a"), HeaderField(.host, "b")])
    #expect(other[.host] == "b")
    #expect(Response(.noContent).headers.isEmpty)
  }
}
