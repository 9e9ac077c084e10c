import Glibc
import HTTP
import JSON
import MicroHTTP
import Synchronization
import TestSupport
import Testing

/// A one-time signal between threads.
private final class Flag: Sendable {
  private let value = Atomic(false)

  var isUp: Bool { value.load(ordering: .acquiring) }
  func raise() { value.store(true, ordering: .releasing) }

  /// Waits until it is set.
  func wait() { #expect(eventually { isUp }) }
}

/// Answers clients by their numbers, with an action before each answer.
///
/// `/busy` blocks the server until `goOn()`, so that requests sent meanwhile are read together.
private final class Desk: Handler {
  /// The clients answered, in order.
  let answered = Guarded<[Int]>([])
  private let isBusy = Flag()
  private let mayGoOn = Flag()
  let before = Guarded<@Sendable (_ earlier: [Int]) -> Void>({ _ in })

  func respond(to request: Request) -> Response {
    let target = String(decoding: request.target, as: UTF8.self)
    if target == "/busy" {
      isBusy.raise()
      mayGoOn.wait()
    } else if let number = Int(target.dropFirst()) {
      before.use { $0 }(answered.use { $0 })
      answered.use { $0.append(number) }
    }
    var buffer = ByteBuffer()
    buffer.append(target)
    return Response(.ok, contentType: "text/plain", body: .bytes(buffer))
  }

  /// Waits until `count` requests were answered.
  func wait(for count: Int) { #expect(eventually { answered.use { $0.count } >= count }) }

  /// Makes all clients send a request, by number, while the server is blocked.
  func hear(_ clients: [Client], on server: Server) throws {
    try keep(server) {
      for (number, client) in clients.enumerated() {
        client.send("GET /\(number) HTTP/1.1\r\nHost: h\r\n\r\n")
      }
    }
  }

  /// Blocks the server while clients act.
  func keep(_ server: Server, while act: () throws -> Void) throws {
    let first = try Client(server.port)
    first.send("GET /busy HTTP/1.1\r\nHost: h\r\n\r\n")
    isBusy.wait()
    try act()
    mayGoOn.raise()
    #expect(first.reply()?.body == "/busy")
  }
}

extension Client {
  /// Whether bytes have arrived.
  fileprivate var hasHeard: Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) > 0
  }
}

/// A head whose body has not been sent yet.
private let halfway = "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\n"

@Suite struct TurnTests {
  @Test func `requests that come together are answered before the first reply leaves`() throws {
    let together = Flag()
    // A thread that waits for a processor sends its replies early, hence more than one try.
    for _ in 0..<50 where !together.isUp {
      let desk = Desk()
      let server = try serve(desk)
      let clients = try [Client(server.port), Client(server.port)]
      desk.before.use {
        $0 = { earlier in
          guard let first = earlier.first, !clients[first].hasHeard else { return }
          together.raise()
        }
      }
      try desk.hear(clients, on: server)
      // Read only now, since read bytes can't be detected any more.
      desk.wait(for: clients.count)
      for (number, client) in clients.enumerated() {
        #expect(client.reply()?.body == "/\(number)")
      }
      server.stop()
    }
    #expect(together.isUp)
  }

  @Test func `replies leave while others that came with them take long`() throws {
    let desk = Desk()
    let server = try serve(desk)
    let clients = try (0..<20).map { _ in try Client(server.port) }
    let left = Flag()
    desk.before.use {
      $0 = { earlier in
        if let first = earlier.first, clients[first].hasHeard {
          left.raise()
        }
        usleep(5000)
      }
    }
    try desk.hear(clients, on: server)
    desk.wait(for: clients.count)
    for (number, client) in clients.enumerated() {
      #expect(client.reply()?.body == "/\(number)")
    }
    #expect(left.isUp)
    server.stop()
  }

  @Test func `a client that leaves before its turn takes none from the others`() throws {
    let desk = Desk()
    let server = try serve(desk)
    let clients = try (0..<20).map { _ in try Client(server.port) }
    desk.before.use {
      $0 = { earlier in
        if earlier.count == 3 { for client in clients[10...] { client.close() } }
        usleep(2000)
      }
    }
    try desk.hear(clients, on: server)
    for (number, client) in clients[..<10].enumerated() {
      #expect(client.reply()?.body == "/\(number)")
      #expect(client.get("/\(number)")?.body == "/\(number)")
    }
    server.stop()
    #expect(server.connections == 0)
  }

  @Test(arguments: ["GET / HT", halfway, halfway + "abc"])
  func `a client that leaves with the last bytes of half a request is noticed`(bytes: String) throws
  {
    let desk = Desk()
    let server = try serve(desk)
    let client = try Client(server.port)
    try desk.keep(server) {
      client.send(bytes)
      shutdown(client.descriptor, Int32(SHUT_WR))
    }
    #expect(client.readToEnd(within: 5) == "")
    server.stop()
  }

  @Test func `a server that stops answers what came before`() throws {
    let desk = Desk()
    let server = try serve(desk)
    let clients = try (0..<20).map { _ in try Client(server.port) }
    let isStopping = Flag()
    desk.before.use {
      $0 = { _ in
        isStopping.raise()
        usleep(2000)
      }
    }
    try desk.hear(clients, on: server)
    isStopping.wait()
    server.stop()
    for (number, client) in clients.enumerated() {
      #expect(client.reply()?.body == "/\(number)")
    }
    #expect(Set(desk.answered.use { $0 }) == Set(0..<20))
  }
}
