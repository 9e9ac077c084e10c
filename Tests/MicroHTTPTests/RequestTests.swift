import Glibc
import HTTP
import MicroHTTP
import Testing

@Suite struct RequestTests {
  @Test func `a connection carries one request after another`() throws {
    let server = try serve(Echo())
    let client = try Client(server.port)
    for turn in 0..<10 {
      let reply = try #require(client.get("/\(turn)"))
      #expect(reply.status == 200)
      #expect(reply["content-type"] == "text/plain")
      #expect(reply["connection"] == nil)
      #expect(reply.body == "GET /\(turn)\nbody=0")
    }
    #expect(server.connections == 1)
    server.stop()
  }

  @Test func `requests sent at once are answered in their order`() throws {
    let server = try serve(Echo())
    let client = try Client(server.port)
    client.send(
      (0..<50).map { turn in
        "POST /\(turn) HTTP/1.1\r\nHost: h\r\nContent-Length: \(turn)\r\n\r\n"
          + String(repeating: "x", count: turn)
      }.joined())
    for turn in 0..<50 {
      #expect(client.reply()?.body == "POST /\(turn)\nbody=\(turn)")
    }
    server.stop()
  }

  @Test func `the target arrives as it was sent`() throws {
    let server = try serve(Echo())
    let client = try Client(server.port)
    let target = "/a%2Fb+c%00%C3%A4//?x=%26&y&&z=1+2"
    #expect(client.get(target)?.body == "GET \(target)\nbody=0")
    server.stop()
  }

  @Test func `OPTIONS may ask about the whole server`() throws {
    let server = try serve(Echo())
    let client = try Client(server.port)
    client.send("OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(client.reply()?.body == "OPTIONS *\nbody=0")
    client.send("GET * HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(client.reply()?.status == 400)
    server.stop()
  }

  @Test func `HEAD is answered like GET without the body`() throws {
    let server = try serve(Echo())
    let client = try Client(server.port)
    client.send("HEAD /a HTTP/1.1\r\nHost: h\r\n\r\nGET /b HTTP/1.1\r\nHost: h\r\n\r\n")
    let head = try #require(client.reply(toHead: true))
    #expect(head.status == 200)
    #expect(head["content-length"] == "14")
    #expect(client.reply()?.body == "GET /b\nbody=0")
    server.stop()
  }

  @Test func `only the wanted fields arrive, without white space round them, and joined`() throws {
    let server = try serve(Echo())
    let client = try Client(server.port)
    let reply = client.get(
      headers: "ACCEPT: \t a/b \t\r\nX-Other: c\r\nIf-Match: \"1\"\r\naccept:d/e\r\nAccept:f\r\n")
    #expect(reply?.body == "GET /\naccept=a/b, d/e, f\nif-match=\"1\"\nbody=0")
    server.stop()
  }

  @Test func `a reply may have no body`() throws {
    let server = try serve(Echo())
    let client = try Client(server.port)
    let empty = try #require(client.get("/empty"))
    #expect(empty.status == 204)
    #expect(empty["content-length"] == nil)
    let same = try #require(client.get("/same"))
    #expect(same.status == 304)
    #expect(same["etag"] == "\"1\"")
    #expect(client.get("/after")?.status == 200)
    server.stop()
  }

  @Test func `a reply with a line break in a field is not sent`() throws {
    let server = try serve(Echo())
    let client = try Client(server.port)
    let reply = try #require(client.get("/broken"))
    #expect(reply.status == 500)
    #expect(reply["b"] == nil)
    #expect(reply["content-type"] == "application/problem+json")
    server.stop()
  }

  @Test(arguments: ["get", "BREW", "GETS"])
  func `an unknown method is a problem`(method: String) throws {
    let server = try serve(Echo())
    let client = try Client(server.port)
    client.send("\(method) / HTTP/1.1\r\nHost: h\r\n\r\n")
    let reply = try #require(client.reply())
    #expect(reply.status == 501)
    #expect(reply["content-type"] == "application/problem+json")
    #expect(reply.body.contains("\"code\":\"unknown-method\""))
    server.stop()
  }

  @Test func `HTTP 1.0 is answered and closed`() throws {
    let server = try serve(Echo())
    let client = try Client(server.port)
    client.send("GET /old HTTP/1.0\r\n\r\n")
    let all = try #require(client.readToEnd())
    #expect(all.contains(" 200 OK\r\n"))
    #expect(all.hasSuffix("GET /old\nbody=0"))
    server.stop()
  }

  @Test(arguments: [false, true])
  func `a body of the limit is taken and one byte more refused`(expect: Bool) throws {
    let limit = 200_000
    let echo = Echo()
    let server = try serve(echo) { $0.bodyLimit = limit }
    let client = try Client(server.port)
    let asks = expect ? "Expect: 100-continue\r\n" : ""
    client.send("POST /fits HTTP/1.1\r\nHost: h\r\n\(asks)Content-Length: \(limit)\r\n\r\n")
    if expect {
      #expect(client.read(through: "\r\n\r\n")?.hasPrefix("HTTP/1.1 100") == true)
    }
    client.send([UInt8](repeating: 0x61, count: limit))
    #expect(client.reply()?.body == "POST /fits\nbody=\(limit)")

    client.send("POST /over HTTP/1.1\r\nHost: h\r\n\(asks)Content-Length: \(limit + 1)\r\n\r\n")
    let reply = try #require(client.reply())
    #expect(reply.status == 413)
    #expect(reply["connection"] == "close")
    #expect(reply.body.contains("\"code\":\"content-too-large\""))
    #expect(client.readToEnd() == "")
    #expect(echo.seen.all == ["POST /fits"])
    server.stop()
  }

  @Test func `a client that leaves within its body is forgotten`() throws {
    let echo = Echo()
    let server = try serve(echo)
    let client = try Client(server.port)
    client.send("POST /half HTTP/1.1\r\nHost: h\r\nContent-Length: 10\r\n\r\nabc")
    client.close()
    let other = try Client(server.port)
    #expect(other.get("/whole")?.status == 200)
    server.stop()
    #expect(echo.seen.all == ["GET /whole"])
  }

  @Test func `a client that has said all it will say is still answered, and then closed`() throws {
    let server = try serve(Echo())
    let client = try Client(server.port)
    client.send("GET /last HTTP/1.1\r\nHost: h\r\n\r\n")
    shutdown(client.descriptor, Int32(SHUT_WR))
    #expect(client.reply()?.body == "GET /last\nbody=0")
    #expect(client.readToEnd() == "")
    server.stop()
  }

  @Test(arguments: [1, 127, 128, 256, 384, 512])
  func `as many connections at once are all answered`(count: Int) throws {
    let server = try serve(Echo())
    let clients = try (0..<count).map { _ in try Client(server.port) }
    for turn in 0..<4 {
      for client in clients { client.send("GET /\(turn) HTTP/1.1\r\nHost: h\r\n\r\n") }
      for client in clients { #expect(client.reply()?.body == "GET /\(turn)\nbody=0") }
    }
    // An optimized build would close them after their last use.
    withExtendedLifetime(clients) { #expect(server.connections == count) }
    server.stop()
  }

  @Test func `several loops share one port`() throws {
    let server = try serve(Echo()) { $0.threads = 4 }
    let clients = try (0..<64).map { _ in try Client(server.port) }
    for client in clients { #expect(client.get("/a")?.status == 200) }
    server.stop()
    for client in clients { #expect(client.readToEnd() == "") }
  }
}
