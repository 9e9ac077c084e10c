import MicroHTTP
import Testing

@Suite struct PeerTests {
  @Test(arguments: [1, 2] as [UInt32])
  func `a handler is told the client's address`(last: UInt32) throws {
    let server = try serve(Echo())
    let client = try Client(server.port, from: last)
    #expect(client.get("/peer")?.body == "0 ffff7f00000\(last)")
    server.stop()
  }

  @Test func `an IPv6 address is told whole`() throws {
    let server = try serve(Echo()) { $0.host = "::1" }
    #expect(try Client(overIPv6: server.port).get("/peer")?.body == "0 1")
    server.stop()
  }

  @Test func `an IPv4 client of an IPv6 socket has its IPv4 address`() throws {
    let server = try serve(Echo()) { $0.host = "::" }
    #expect(try Client(server.port, from: 2).get("/peer")?.body == "0 ffff7f000002")
    server.stop()
  }

  @Test func `each IPv4 client of an IPv6 socket has its own connections`() throws {
    let server = try serve(Echo()) {
      $0.host = "::"
      $0.connectionsPerAddress = 1
    }
    let first = try Client(server.port, from: 1)
    #expect(first.get("/")?.status == 200)
    #expect(try Client(server.port, from: 2).get("/")?.status == 200)
    #expect(try Client(server.port, from: 1).get("/")?.status == 429)
    server.stop()
  }

  @Test(arguments: ["/", "/empty", "/same", "/broken", "/%", "/stream"])
  func `a browser takes each reply for what it says it is`(target: String) throws {
    let server = try serve(Echo { Source("a") })
    #expect(try Client(server.port).get(target)?["x-content-type-options"] == "nosniff")
    server.stop()
  }

  @Test func `so it takes what the library can't send`() throws {
    let server = try serve(Echo()) { $0.headDeadline = 0.1 }
    let reply = try #require(Client(server.port).readToEnd())
    #expect(reply.hasPrefix("HTTP/1.1 408 "))
    #expect(reply.contains("X-Content-Type-Options: nosniff\r\n"))
    server.stop()
  }
}
