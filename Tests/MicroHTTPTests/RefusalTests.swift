import Glibc
import HTTP
import MicroHTTP
import Testing

/// A request that is not what it seems, followed by one that must not be served.
struct Smuggle: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let status: Int
  let bytes: String
  /// Whether the library itself refuses it, in HTML.
  var byLibrary = false

  init(_ name: String, _ status: Int, _ bytes: String, byLibrary: Bool = false) {
    testDescription = name
    self.status = status
    self.bytes = bytes
    self.byLibrary = byLibrary
  }

  static let inner = "GET /inner HTTP/1.1\r\nHost: h\r\n\r\n"
  static let line = "POST /outer HTTP/1.1\r\n"
  static let host = line + "Host: h\r\n"
  static let all = [
    Smuggle("two lengths", 400, host + "Content-Length: 0\r\nContent-Length: 30\r\n\r\n"),
    Smuggle("the same length twice", 400, host + "Content-Length: 0\r\nContent-Length: 0\r\n\r\n"),
    Smuggle("a list of lengths", 400, host + "Content-Length: 0, 0\r\n\r\n", byLibrary: true),
    Smuggle("a length with a sign", 400, host + "Content-Length: +0\r\n\r\n", byLibrary: true),
    Smuggle("a negative length", 400, host + "Content-Length: -1\r\n\r\n", byLibrary: true),
    Smuggle("a length in words", 400, host + "Content-Length: 0x0\r\n\r\n", byLibrary: true),
    Smuggle("an empty length", 400, host + "Content-Length:\r\n\r\n", byLibrary: true),
    Smuggle(
      "a length too long for a number", 413,
      host + "Content-Length: 99999999999999999999999\r\n\r\n", byLibrary: true),
    Smuggle(
      "length and chunked", 400,
      host + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    Smuggle(
      "chunked and length", 400,
      host + "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n"),
    Smuggle(
      "two codings", 400,
      host + "Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n"),
    Smuggle(
      "a coding in HTTP/1.0", 400,
      "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    Smuggle("chunked", 411, host + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    Smuggle("an unknown coding", 501, host + "Transfer-Encoding: x\r\n\r\n"),
    Smuggle("chunked within a list", 501, host + "Transfer-Encoding: x, chunked\r\n\r\n0\r\n\r\n"),
    Smuggle("a space before the colon", 400, host + "Content-Length : 30\r\n\r\n"),
    Smuggle("a tab before the colon", 400, host + "Content-Length\t: 30\r\n\r\n"),
    Smuggle("a space before the name", 400, line + " Host: h\r\n\r\n"),
    Smuggle("an empty name", 400, host + ": a\r\n\r\n"),
    Smuggle("a name with a slash", 400, host + "a/b: c\r\n\r\n"),
    Smuggle("a bare line feed after a field", 400, host + "A: b\nContent-Length: 30\r\n\r\n"),
    Smuggle("a bare line feed after the last field", 400, host + "A: b\n\r\n"),
    Smuggle("a bare line feed as the empty line", 400, host + "A: b\r\n\n"),
    Smuggle("a bare line feed after the request line", 400, "POST / HTTP/1.1\nHost: h\r\n\r\n"),
    Smuggle("bare line feeds throughout", 400, "POST / HTTP/1.1\nHost: h\nA: b\n\n"),
    Smuggle("a bare carriage return", 400, host + "A: b\rContent-Length: 30\r\n\r\n"),
    Smuggle("a NUL within a value", 400, host + "A: b\0c\r\n\r\n"),
    Smuggle("a NUL at a value's end", 400, host + "A: b\0\r\n\r\n"),
    Smuggle("a NUL at a value's start", 400, host + "A: \0b\r\n\r\n"),
    Smuggle("a control character in a value", 400, host + "A: b\u{1}\r\n\r\n"),
    Smuggle("a folded value", 400, host + "A: b\r\n c\r\nD: e\r\n\r\n"),
    Smuggle("a folded last value", 400, host + "A: b\r\n c\r\n\r\n"),
    Smuggle("a fold of nothing", 400, host + "A: b\r\n \r\n\r\n"),
    Smuggle("two folds", 400, host + "A: b\r\n c\r\n\td\r\n\r\n"),
    Smuggle("a length in a fold", 400, host + "A: b\r\n Content-Length: 30\r\n\r\n"),
    Smuggle("a folded name", 400, host + "Transfer-: chunked\r\n Encoding\r\n\r\n0\r\n\r\n"),
    Smuggle("no host", 400, line + "\r\n"),
    Smuggle("two hosts", 400, host + "Host: i\r\n\r\n"),
    Smuggle("an absolute target", 400, "GET http://h/ HTTP/1.1\r\nHost: h\r\n\r\n"),
    Smuggle("a target of an authority", 400, "CONNECT h:80 HTTP/1.1\r\nHost: h\r\n\r\n"),
    Smuggle("a NUL in the target", 400, "GET /a\0b HTTP/1.1\r\nHost: h\r\n\r\n"),
    Smuggle("a space in the target", 400, "GET /a b HTTP/1.1\r\nHost: h\r\n\r\n"),
    Smuggle("two spaces in the request line", 400, "GET  / HTTP/1.1\r\nHost: h\r\n\r\n"),
    Smuggle("a control character in the target", 400, "GET /\u{7F} HTTP/1.1\r\nHost: h\r\n\r\n"),
    Smuggle("a method that is no token", 400, "G(T / HTTP/1.1\r\nHost: h\r\n\r\n"),
  ]
}

@Suite struct RefusalTests {
  @Test(arguments: Smuggle.all)
  func `what could be read in two ways is refused, and so is all that follows`(
    smuggle: Smuggle
  ) throws {
    let echo = Echo()
    let server = try serve(echo)
    let client = try Client(server.port)
    client.send(smuggle.bytes + Smuggle.inner)
    let all = try #require(client.readToEnd(within: 3))
    #expect(all.hasPrefix("HTTP/1."))
    #expect(all.dropFirst(9).hasPrefix("\(smuggle.status) "), "\(all)")
    #expect(!all.contains(" 200 "))
    if !smuggle.byLibrary {
      #expect(all.contains("\r\nConnection: close\r\n"))
      #expect(all.contains("application/problem+json"))
      #expect(all.components(of: "\r\nDate: ") == 1)
    }
    #expect(echo.seen.all == [])
    server.stop()
  }

  @Test func `the same bytes without the trick are served`() throws {
    let echo = Echo()
    let server = try serve(echo)
    let client = try Client(server.port)
    client.send(Smuggle.host + "Content-Length: 2\r\nA: b\r\n\r\nok" + Smuggle.inner)
    #expect(client.reply()?.body == "POST /outer\nbody=2")
    #expect(client.reply()?.body == "GET /inner\nbody=0")
    server.stop()
  }

  @Test func `the trick is also refused as a connection's second request`() throws {
    let echo = Echo()
    let server = try serve(echo)
    let client = try Client(server.port)
    client.send(
      Smuggle.inner + Smuggle.host + "A: b\r\n Content-Length: 30\r\n\r\n" + Smuggle.inner)
    #expect(client.reply()?.status == 200)
    #expect(client.reply()?.status == 400)
    #expect(client.readToEnd() == "")
    #expect(echo.seen.all == ["GET /inner"])
    server.stop()
  }

  @Test func `a target beyond the limit is refused`() throws {
    let server = try serve(Echo()) { $0.targetLimit = 100 }
    let client = try Client(server.port)
    #expect(client.get("/" + String(repeating: "a", count: 99))?.status == 200)
    let reply = try #require(client.get("/" + String(repeating: "a", count: 100)))
    #expect(reply.status == 414)
    #expect(reply.body.contains("\"code\":\"target-too-long\""))
    #expect(client.readToEnd() == "")
    server.stop()
  }

  @Test(arguments: [
    7000, 8064, 8065, 8192, 8600, 8800, 9000, 9020, 9050, 9100, 9150, 9200, 9300, 20_000,
  ])
  func `a head is answered, or refused where it is too large`(size: Int) throws {
    let echo = Echo()
    let server = try serve(echo)
    let client = try Client(server.port)
    let start = "GET / HTTP/1.1\r\nHost: h\r\nA: "
    client.send(start + String(repeating: "a", count: size - start.utf8.count - 4) + "\r\n\r\n")
    // Two fields, at 64 bytes each.
    let fits = size <= 8192 - 128
    #expect(client.reply()?.status == (fits ? 200 : 431))
    #expect(echo.seen.all == (fits ? ["GET /"] : []))
    server.stop()
  }

  @Test(arguments: [50, 94, 95, 98, 100, 102, 104, 105, 106, 107, 108, 110, 200, 1000])
  func `many fields count for more than their bytes`(count: Int) throws {
    let server = try serve(Echo())
    let client = try Client(server.port)
    let fields = (0..<count).map { _ in "Aaaa: baaaaaaaaaaaaa\r\n" }.joined()
    client.send("GET / HTTP/1.1\r\nHost: h\r\n\(fields)\r\n")
    #expect(client.reply()?.status == (count <= 94 ? 200 : 431))
    server.stop()
  }

  @Test(arguments: [10, 50, 100, 120, 130, 1000, 4000])
  func `many arguments count for more than their bytes`(count: Int) throws {
    let server = try serve(Echo())
    let client = try Client(server.port)
    let reply = client.get("/?" + String(repeating: "&", count: count))
    #expect(reply?.status == (count <= 120 ? 200 : 431))
    server.stop()
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    let text = Array(utf8)
    let part = Array(part.utf8)
    return text.indices.count { text[$0...].starts(with: part) }
  }
}
