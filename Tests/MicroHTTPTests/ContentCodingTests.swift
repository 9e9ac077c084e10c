import HTTP
import JSON
import MicroHTTP
import Testing

/// Replies with the head of a compressed reply or of a plain one; each form is kept.
private final class Coder: Handler {
  private let plain: KeptReply?
  private let compressed: KeptReply?

  init() {
    var response = Self.text("plain")
    response.coding = .identity
    plain = response.keep()
    var buffer = ByteBuffer()
    buffer.append("compressed")
    compressed = KeptReply(compressed: buffer, of: response, owner: Owner())
  }

  private static func text(_ text: String) -> Response {
    var buffer = ByteBuffer()
    buffer.append(text)
    return Response(.ok, contentType: "text/plain", entityTag: 7, body: .bytes(buffer))
  }

  func respond(to request: Request) -> Response {
    if request.target == Array("/same".utf8) {
      var response = Response(.notModified, entityTag: 7)
      response.coding = request.knownCoding(of: EntityTag(7)) ?? .identity
      return response
    }
    if request.target == Array("/short".utf8) { return Self.text("short") }
    let kept = request.takesGzip ? compressed : plain
    return kept.map { Response($0) } ?? Self.text("none")
  }

  private final class Owner: Sendable {}
}

@Suite struct ContentCodingTests {
  private func fields(_ client: Client, _ path: String, _ fields: String = "") -> [String] {
    client.send("GET \(path) HTTP/1.1\r\nHost: h\r\n\(fields)\r\n")
    guard let reply = client.reply() else { return [] }
    let told = ["content-encoding", "content-length", "etag", "vary"]
    return ["\(reply.status)"]
      + reply.headers.filter { told.contains($0.0) }
      .map { "\($0): \($1)" }.sorted()
  }

  @Test func `the head says how a body is coded, and its tag goes with that`() throws {
    let server = try serve(Coder())
    let client = try Client(server.port)
    let gzip = "Accept-Encoding: gzip\r\n"
    // Twice, since the library's response is made for the first one.
    for _ in 0..<2 {
      #expect(
        fields(client, "/") == ["200", "content-length: 5", "etag: \"7\"", "vary: Accept-Encoding"])
      #expect(
        fields(client, "/", gzip) == [
          "200", "content-encoding: gzip", "content-length: 10", "etag: \"7-gzip\"",
          "vary: Accept-Encoding",
        ])
    }
    #expect(fields(client, "/short", gzip) == ["200", "content-length: 5", "etag: \"7\""])
    server.stop()
  }

  @Test func `a reply without a body has the tag of the body that the client has`() throws {
    let server = try serve(Coder())
    let client = try Client(server.port)
    for tag in ["\"7\"", "\"7-gzip\""] {
      let sent = "Accept-Encoding: gzip\r\nIf-None-Match: \(tag)\r\n"
      let received = fields(client, "/same", sent).filter { !$0.hasPrefix("content-length") }
      #expect(received == ["304", "etag: \(tag)", "vary: Accept-Encoding"])
    }
    server.stop()
  }
}
