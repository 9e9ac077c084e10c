import Glibc
import HTTP
import MicroHTTP
import Testing

@Suite struct RefusalTests {
  private static let inner = "GET /inner HTTP/1.1\r\nHost: h\r\n\r\n"
  private static let outer = "POST /outer HTTP/1.1\r\nHost: h\r\n"

  @Test func `the same bytes without the trick are served`() throws {
    let echo = Echo()
    let server = try serve(echo)
    let client = try Client(server.port)
    client.send(Self.outer + "Content-Length: 2\r\nA: b\r\n\r\nok" + Self.inner)
    #expect(client.reply()?.body == "POST /outer\nbody=2")
    #expect(client.reply()?.body == "GET /inner\nbody=0")
    server.stop()
  }

  @Test func `the trick is also refused as a connection's second request`() throws {
    let echo = Echo()
    let server = try serve(echo)
    let client = try Client(server.port)
    client.send(
      Self.inner + Self.outer + "A: b\r\n Content-Length: 30\r\n\r\n" + Self.inner)
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

  @Test(arguments: [0, 20, 40])
  func `the longest head of a reply has room beside the longest of a request`(fields: Int) throws {
    let limits = ServerConfiguration()
    let server = try serve(Echo()) { $0.headLimit = limits.headLimit }
    let client = try Client(server.port)
    client.send("GET /location/1 HTTP/1.1\r\nHost: h\r\n\r\n")
    let shortest = try #require(client.read(through: "\r\n\r\n")).utf8.count
    let length = limits.replyHeadLimit - shortest + 1
    let body = String(repeating: "b", count: 3000)
    let start =
      "POST /location/\(length) HTTP/1.1\r\nHost: h\r\nContent-Length: \(body.utf8.count)\r\n"
      + String(repeating: "A: b\r\n", count: fields) + "A: "
    let most = limits.headLimit - start.utf8.count - 4 - (fields + 3) * 64
    // For every position of the head's end in the library's reads.
    for less in 0..<150 {
      let client = try Client(server.port)
      client.send(start + String(repeating: "a", count: most - less) + "\r\n\r\n" + body)
      let reply = client.read(through: "\r\n\r\n") ?? "none"
      #expect(reply.hasPrefix("HTTP/1.1 204 "), "\(less) less")
      #expect(reply.utf8.count == limits.replyHeadLimit, "\(less) less")
    }
    client.send(start + String(repeating: "a", count: most + 1) + "\r\n\r\n")
    #expect(client.reply()?.status == 431)
    server.stop()
  }

  @Test func `there is room also where the next request is there already`() throws {
    let limits = ServerConfiguration()
    let server = try serve(Echo()) { $0.headLimit = limits.headLimit }
    let client = try Client(server.port)
    let start = "GET /location/300 HTTP/1.1\r\nHost: h\r\nA: "
    let most = limits.headLimit - start.utf8.count - 4 - 2 * 64
    let head = start + String(repeating: "a", count: most) + "\r\n\r\n"
    client.send(head + head + head)
    for _ in 0..<3 { #expect(client.reply(toHead: true)?.status == 204) }
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
