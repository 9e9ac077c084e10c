import Glibc
import HTTP
import MicroHTTP
import Testing

@Suite struct ServerTests {
  @Test func `a configuration listens on this machine alone unless told otherwise`() {
    let configuration = ServerConfiguration()
    #expect(configuration.host == "127.0.0.1")
    #expect(configuration.port == 8080)
    #expect(configuration.headLimit == 6144)
    #expect(configuration.replyHeadLimit == 512)
    #expect(configuration.targetLimit == 4096)
    #expect(configuration.bodyLimit == 1_048_576)
    #expect(configuration.headDeadline == 10)
    #expect(configuration.bodyDeadline == 30)
    #expect(configuration.heartbeat == 15)
  }

  @Test func `a port in use is an error that says what to do`() throws {
    let server = try serve(Echo())
    let error = #expect(throws: ServerError.self) {
      try serve(Echo()) { $0.port = server.port }
    }
    #expect(error?.reason == .portInUse)
    #expect(
      error?.description
        == "port \(server.port) is in use on 127.0.0.1: choose another with --port")
    server.stop()
  }

  @Test(arguments: ["example.org", "", "127.0.0.1.1", "::g"])
  func `a host that is no address is an error`(host: String) {
    let error = #expect(throws: ServerError.self) { try serve(Echo()) { $0.host = host } }
    #expect(error?.reason == .host)
  }

  @Test func `an address of another machine is an error`() {
    let error = #expect(throws: ServerError.self) { try serve(Echo()) { $0.host = "192.0.2.1" } }
    #expect(error?.reason == .addressUnavailable)
  }

  @Test func `more connections than open files is an error`() {
    let error = #expect(throws: ServerError.self) {
      try serve(Echo()) { $0.connectionLimit = 1_000_000_000 }
    }
    #expect(error?.reason == .openFiles)
  }

  @Test(arguments: ["localhost", "127.0.0.1", "0.0.0.0"])
  func `a host may be an address or localhost`(host: String) throws {
    let server = try serve(Echo()) { $0.host = host }
    #expect(try Client(server.port).get("/")?.status == 200)
    server.stop()
  }

  @Test func `a port is free again after a stop`() throws {
    let first = try serve(Echo())
    let port = first.port
    let client = try Client(port)
    #expect(client.get("/")?.status == 200)
    first.stop()
    first.stop()
    let second = try serve(Echo()) { $0.port = port }
    #expect(try Client(port).get("/")?.status == 200)
    second.stop()
  }

  @Test func `a server that nobody holds stops`() throws {
    var server: Server? = try serve(Echo())
    let client = try Client(try #require(server).port)
    #expect(client.get("/")?.status == 200)
    server = nil
    #expect(client.readToEnd() == "")
  }

  @Test func `a handler dies with its server`() throws {
    weak var gone: Echo?
    do {
      let echo = Echo()
      gone = echo
      let server = try serve(echo)
      #expect(try Client(server.port).get("/")?.status == 200)
      server.stop()
    }
    #expect(gone == nil)
  }

  @Test func `a stop closes idle connections and does not wait for them`() throws {
    let server = try serve(Echo()) { $0.drain = 30 }
    let silent = try Client(server.port)
    let idle = try Client(server.port)
    #expect(idle.get("/")?.status == 200)
    while server.connections < 2 { sched_yield() }
    server.stop()
    #expect(server.connections == 0)
    #expect(silent.readToEnd() == "")
    #expect(idle.readToEnd() == "")
  }

  @Test func `a stop waits for a request under way and closes after its reply`() throws {
    let echo = Echo()
    let server = try serve(echo) { $0.drain = 30 }
    let client = try Client(server.port)
    // The interim reply shows that the server has received the head.
    client.send(
      "POST /slow HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n")
    #expect(client.read(through: "\r\n\r\n")?.hasPrefix("HTTP/1.1 100") == true)
    let stopping = Background { server.stop() }
    // The port is closed before the connections.
    while (try? Client(server.port)) != nil { sched_yield() }
    client.send("abc")
    let reply = try #require(client.reply())
    #expect(reply.body == "POST /slow\nbody=3")
    #expect(reply["connection"] == "close")
    #expect(client.readToEnd() == "")
    stopping.wait()
    #expect(echo.seen.all == ["POST /slow"])
  }

  @Test func `a stop cuts a request that does not end in time`() throws {
    let echo = Echo()
    let server = try serve(echo) { $0.drain = 0.2 }
    let client = try Client(server.port)
    client.send(
      "POST /never HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n")
    #expect(client.read(through: "\r\n\r\n")?.hasPrefix("HTTP/1.1 100") == true)
    server.stop()
    #expect(client.readToEnd() == "")
    #expect(echo.seen.all == [])
  }

  @Test func `a stop ends a hundred parked streams while others publish to them`() throws {
    let sources = Sources()
    let server = try serve(Echo { sources.add() }) { $0.threads = 2 }
    let clients = try (0..<100).map { _ in try Client(server.port) }
    for client in clients {
      client.send("GET /stream HTTP/1.1\r\nHost: h\r\n\r\n")
      #expect(client.read(through: "\r\n\r\n") != nil)
    }
    let all = sources.all
    #expect(all.count == 100)
    for source in all { #expect(source.waitForPark()) }
    let publishers = (0..<3).map { _ in
      Background {
        for _ in 0..<200 {
          for source in all { source.publish("x\n", kick: false) }
          all.last?.connection?.kick()
        }
      }
    }
    server.stop()
    for publisher in publishers { publisher.wait() }
    for source in all { #expect(source.closeCount == 1) }
    for client in clients { #expect(client.readToEnd()?.contains("bye\n") == true) }
    #expect(server.streams == 0)
  }
}

/// A thread for one piece of work.
// Only the test that made the thread joins it, once.
final class Background: @unchecked Sendable {
  private var thread = pthread_t()
  private let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
    let failed = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Background>.fromOpaque(context).takeRetainedValue().work()
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    precondition(failed == 0, "no thread")
  }

  func wait() { pthread_join(thread, nil) }
}
