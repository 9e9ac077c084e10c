import Glibc
import HTTP
import MicroHTTP
import Testing

@Suite struct LimitTests {
  /// Sends the same bytes repeatedly until the server stops reading; returns how often.
  @discardableResult
  private func trickle(_ client: Client, _ bytes: String, every pause: Double) -> Int {
    var count = 0
    var wait = pollfd(fd: client.descriptor, events: Int16(POLLIN), revents: 0)
    for byte in bytes.utf8 {
      client.send([byte])
      count += 1
      if poll(&wait, 1, Int32(pause * 1000)) > 0 { break }
    }
    return count
  }

  @Test func `a head that comes too slowly is cut however steadily it comes`() throws {
    let echo = Echo()
    let server = try serve(echo) { $0.headDeadline = 0.3 }
    let start = ContinuousClock.now
    let client = try Client(server.port)
    let endless = "GET / HTTP/1.1\r\nHost: h\r\nA: " + String(repeating: "a", count: 1000)
    #expect(trickle(client, endless, every: 0.01) < endless.utf8.count)
    #expect(ContinuousClock.now - start > .seconds(0.25))
    let all = try #require(client.readToEnd())
    #expect(all.hasPrefix("HTTP/1.1 408 "))
    #expect(all.contains("\"code\":\"request-timeout\""))
    #expect(echo.seen.all == [])
    server.stop()
  }

  @Test func `a connection that says nothing is cut`() throws {
    let server = try serve(Echo()) { $0.headDeadline = 0.1 }
    let client = try Client(server.port)
    #expect(client.readToEnd()?.hasPrefix("HTTP/1.1 408 ") == true)
    server.stop()
  }

  @Test func `a slow second head is cut`() throws {
    let server = try serve(Echo()) { $0.headDeadline = 1 }
    let client = try Client(server.port)
    #expect(client.get("/")?.status == 200)
    let endless = "GET / HTTP/1.1\r\nHost: h\r\nA: " + String(repeating: "a", count: 1000)
    #expect(trickle(client, endless, every: 0.01) < endless.utf8.count)
    #expect(client.readToEnd()?.hasPrefix("HTTP/1.1 408 ") == true)
    server.stop()
  }

  @Test(arguments: [(1, 413), (7000, 414), (40_000, 414)])
  func `a client that is refused while it sends can send the rest and then read why`(
    length: Int, status: Int
  ) throws {
    let server = try serve(Echo()) { $0.bodyLimit = 1000 }
    let client = try Client(server.port)
    let target = "/" + String(repeating: "a", count: length)
    client.send("POST \(target) HTTP/1.1\r\nHost: h\r\nContent-Length: 2000000\r\n\r\n")
    for _ in 0..<20 {
      #expect(client.send([UInt8](repeating: 97, count: 100_000)))
      usleep(5000)
    }
    let reply = try #require(client.readToEnd())
    #expect(reply.hasPrefix("HTTP/1.1 \(status) "))
    server.stop()
  }

  @Test func `a client that is refused and sends on and on is cut`() throws {
    let server = try serve(Echo()) { $0.bodyLimit = 1000 }
    let client = try Client(server.port)
    client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 2000000\r\n\r\n")
    #expect(client.readToEnd()?.hasPrefix("HTTP/1.1 413 ") == true)
    let start = ContinuousClock.now
    while client.send([97]), ContinuousClock.now - start < .seconds(30) { usleep(20_000) }
    #expect(ContinuousClock.now - start < .seconds(20))
    server.stop()
  }

  @Test func `a body that comes too slowly is cut however steadily it comes`() throws {
    let echo = Echo()
    let server = try serve(echo) { $0.bodyDeadline = 0.3 }
    let client = try Client(server.port)
    let start = ContinuousClock.now
    client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\n\r\n")
    #expect(trickle(client, String(repeating: "a", count: 999), every: 0.01) < 999)
    #expect(ContinuousClock.now - start > .seconds(0.25))
    #expect(client.readToEnd()?.hasPrefix("HTTP/1.1 408 ") == true)
    #expect(echo.seen.all == [])
    server.stop()
  }

  @Test func `a body has its own time after a slow head`() throws {
    let server = try serve(Echo()) {
      $0.headDeadline = 1
      $0.bodyDeadline = 60
    }
    let client = try Client(server.port)
    client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 110\r\n\r\n")
    trickle(client, String(repeating: "a", count: 110), every: 0.01)
    #expect(client.reply()?.status == 200)
    server.stop()
  }

  @Test func `an idle connection is closed without a word`() throws {
    let server = try serve(Echo()) { $0.idleDeadline = 0.1 }
    let client = try Client(server.port)
    #expect(client.get("/")?.status == 200)
    #expect(client.readToEnd() == "")
    server.stop()
  }

  @Test func `a client that does not take its stream is cut`() throws {
    let source = Source(String(repeating: "a", count: 20_000_000))
    let server = try serve(Echo(age: 0.2) { source }) { $0.drain = 0.2 }
    let client = try Client(server.port)
    client.send("GET /stream HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(source.waitForClose())
    server.stop()
    withExtendedLifetime(client) {}
  }

  @Test func `one connection too many is told so and closed`() throws {
    let server = try serve(Echo()) { $0.connectionLimit = 4 }
    let clients = try (0..<4).map { _ in try Client(server.port) }
    for client in clients { #expect(client.get("/")?.status == 200) }
    let client = try Client(server.port)
    let reply = try #require(client.get("/"))
    #expect(reply.status == 503)
    #expect(reply["retry-after"] == "1")
    #expect(reply["ratelimit-policy"] == #""connections";q=4;qu="concurrent-requests""#)
    #expect(reply["ratelimit"] == #""connections";r=0;t=1"#)
    #expect(reply.body.contains("\"code\":\"too-many-connections\""))
    #expect(client.readToEnd() == "")
    for client in clients { #expect(client.get("/")?.status == 200) }
    server.stop()
  }

  @Test func `one connection too many from an address is told so and closed`() throws {
    let server = try serve(Echo()) { $0.connectionsPerAddress = 4 }
    var clients = try (0..<4).map { _ in try Client(server.port) }
    for client in clients { #expect(client.get("/")?.status == 200) }
    let client = try Client(server.port)
    let reply = try #require(client.get("/"))
    #expect(reply.status == 429)
    #expect(reply["retry-after"] == "1")
    #expect(reply["ratelimit-policy"] == #""connections-per-address";q=4;qu="concurrent-requests""#)
    #expect(reply["ratelimit"] == #""connections-per-address";r=0;t=1"#)
    #expect(reply.body.contains("\"code\":\"too-many-connections-from-address\""))
    #expect(client.readToEnd() == "")
    // A client that leaves makes room.
    clients.removeLast().close()
    while server.connections > 3 { sched_yield() }
    #expect(try Client(server.port).get("/")?.status == 200)
    server.stop()
  }

  @Test func `many connections too many do not hang`() throws {
    let server = try serve(Echo()) { $0.connectionLimit = 4 }
    let clients = try (0..<300).map { _ in try Client(server.port) }
    var served = 0
    for client in clients {
      client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
      if client.reply()?.status == 200 { served += 1 }
    }
    #expect(served == 4)
    server.stop()
  }
}
