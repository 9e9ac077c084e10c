import Glibc
import HTTP
import JSON
import MicroHTTP
import Synchronization
import TestSupport
import Testing

/// Answers `/large` and `/kept` with more than the system buffers of an unread reply; `/kept` uses the
/// same reply each time.
private final class Ballast: Handler {
  static let size = 16 << 20
  private let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: size)
  private let kept: KeptReply?

  init() {
    var response = Self.response(bytes)
    kept = response.keep()
  }

  func respond(to request: Request) -> Response {
    if request.target == Array("/kept".utf8), let kept { return Response(kept) }
    return Self.response(request.target == Array("/large".utf8) ? bytes : [UInt8(ascii: "a")])
  }

  private static func response(_ bytes: [UInt8]) -> Response {
    var buffer = ByteBuffer(capacity: bytes.count)
    buffer.append(bytes)
    return Response(.ok, contentType: "text/plain", body: .bytes(buffer))
  }
}

/// A client whose large reply has begun to arrive.
private func gorging(_ server: Server, on target: String = "/large") throws -> Client {
  let client = try Client(server.port)
  client.send("GET \(target) HTTP/1.1\r\nHost: h\r\n\r\n")
  #expect(client.read(through: "\r\n\r\n")?.hasPrefix("HTTP/1.1 200 ") == true)
  return client
}

/// Counts a reply's bytes until its end or the connection's, with a pause before each read.
private func drink(_ client: Client, pause: useconds_t = 0) -> Int {
  var count = 0
  var bytes = [UInt8](repeating: 0, count: 128 << 10)
  var ready = pollfd(fd: client.descriptor, events: Int16(POLLIN), revents: 0)
  while count < Ballast.size - (128 << 10), poll(&ready, 1, 30_000) > 0 {
    usleep(pause)
    let got = recv(client.descriptor, &bytes, bytes.count, 0)
    if got <= 0 { break }
    count += got
  }
  return count
}

/// A server's reports of its memory.
private final class Account: Sendable {
  let bytes = Atomic(0)
  let reports = Atomic(0)

  func add(_ count: Int) {
    bytes.add(count, ordering: .relaxed)
    reports.add(1, ordering: .relaxed)
  }
  var total: Int { bytes.load(ordering: .relaxed) }
}

@Suite struct UnsentTests {
  /// The bytes that `Client` may have read already, and the last piece.
  private let slack = 256 << 10

  @Test func `memory of large replies and of bodies is reported while they are under way`() throws {
    let account = Account()
    var configuration = ServerConfiguration()
    configuration.port = 0
    // The library does not always notice at once that a client left within its body.
    configuration.bodyDeadline = 5
    let server = try Server(configuration, handler: Ballast(), account: account.add)
    let sender = try Client(server.port)
    let half = String(repeating: "a", count: 500_000)
    sender.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000000\r\n\r\n\(half)")
    #expect(eventually { account.total >= 500_000 })
    sender.send(half)
    #expect(sender.reply()?.status == 200)
    #expect(eventually { account.total == 0 })
    let reader = try gorging(server)
    #expect(account.total == Ballast.size)
    reader.close()
    #expect(eventually { account.total == 0 })
    // A client that is cut within its body, and one too small to be reported.
    let other = try Client(server.port)
    other.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000000\r\n\r\n\(half)")
    #expect(eventually { account.total >= 500_000 })
    other.close()
    #expect(eventually { account.total == 0 })
    let reports = account.reports.load(ordering: .relaxed)
    let small = String(repeating: "a", count: 4096)
    for _ in 0..<10 {
      sender.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 4096\r\n\r\n\(small)")
      #expect(sender.reply()?.status == 200)
    }
    #expect(account.reports.load(ordering: .relaxed) == reports)
    server.stop()
  }

  @Test func `a reply that several clients are sent counts once until the last has it`() throws {
    let server = try serve(Ballast())
    let clients = try (0..<3).map { _ in try gorging(server, on: "/kept") }
    #expect(server.unsentBytes == Ballast.size)
    for client in clients.dropLast() { client.close() }
    #expect(eventually { server.connections == 1 })
    #expect(server.unsentBytes == Ballast.size)
    clients.last?.close()
    #expect(eventually { server.unsentBytes == 0 })
    server.stop()
  }

  @Test func `a client that stops reading a large reply loses its connection`() throws {
    let server = try serve(Ballast()) { $0.idleDeadline = 0.5 }
    let client = try gorging(server)
    #expect(eventually { server.connections == 0 })
    #expect(server.unsentBytes == 0)
    #expect(drink(client) < Ballast.size - slack)
    server.stop()
  }

  @Test func `a client that reads slowly keeps its connection beyond the idle deadline`() throws {
    let server = try serve(Ballast()) { $0.idleDeadline = 4 }
    let client = try gorging(server)
    #expect(drink(client, pause: 50_000) >= Ballast.size - slack)
    server.stop()
  }

  @Test func `beyond the limit replies that are not read are cut early`() throws {
    let server = try serve(Ballast()) {
      $0.idleDeadline = 24
      $0.unsentLimit = 4 * Ballast.size
    }
    let clients = try (0..<4).map { _ in try gorging(server) }
    #expect(eventually { server.connections == 3 })
    #expect(server.unsentBytes == 3 * Ballast.size)
    // One cut was enough; the others keep their normal deadline.
    #expect(clients.count { drink($0) >= Ballast.size - slack } == 3)
    #expect(try Client(server.port).get("/")?.status == 200)
    server.stop()
  }
}
