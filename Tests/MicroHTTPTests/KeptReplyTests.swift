import Foundation
import Glibc
import HTTP
import JSON
import MicroHTTP
import TestSupport
import Testing

/// Sends all clients one kept reply, made for the first; with `Prefer` it adds a field.
private final class Speaker: Handler {
  private let kept = Guarded<KeptReply?>(nil)
  private let hold: (any ReplyHold)?

  init(hold: (any ReplyHold)? = nil) { self.hold = hold }

  func respond(to request: Request) -> Response {
    var response = said()
    if let prefer = request[.prefer] {
      response.headers.append(HeaderField(.preferenceApplied, prefer))
    }
    response.hold = hold
    return response
  }

  /// Drops the reply while clients may still be receiving it.
  func forget() { kept.use { $0 = nil } }

  private func said() -> Response {
    if let known = kept.use({ $0 }) { return Response(known) }
    var buffer = ByteBuffer()
    buffer.append(String(repeating: "word ", count: 2000))
    var response = Response(
      .ok, contentType: "text/plain", entityTag: 7, headers: [HeaderField(.vary, "Accept")],
      body: .bytes(buffer))
    let made = response.keep()
    kept.use { $0 = made }
    return response
  }
}

/// Holds replies until it is opened.
private final class Door: ReplyHold {
  private let replies = Guarded<[any HeldReply]>([])

  func begin(_ reply: any HeldReply) { replies.use { $0.append(reply) } }

  /// Waits until a reply is held.
  func wait() { #expect(eventually { replies.use { !$0.isEmpty } }) }

  /// Releases the held replies.
  func open() {
    let waiting = replies.use { replies in
      defer { replies = [] }
      return replies
    }
    for reply in waiting { reply.leave() }
    waiting.last?.kick()
  }
}

@Suite struct KeptReplyTests {
  /// A head's fields, except the date.
  private func head(_ reply: Reply?) -> [String] {
    (reply?.headers ?? []).filter { $0.0 != "date" }.map { "\($0): \($1)" }.sorted()
  }

  private let plain = [
    "content-length: 10000", "content-type: text/plain", "etag: \"7\"", "vary: Accept",
    "x-content-type-options: nosniff",
  ]

  @Test func `each who is told the same gets all of it`() throws {
    let server = try serve(Speaker()) { $0.threads = 2 }
    let clients = try (0..<8).map { _ in try Client(server.port) }
    for _ in 0..<20 {
      for client in clients { client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n") }
      for client in clients {
        let reply = client.reply()
        #expect(head(reply) == plain)
        #expect(reply?.body == String(repeating: "word ", count: 2000))
      }
    }
    server.stop()
  }

  @Test func `what is added for one is told to nobody else`() throws {
    let server = try serve(Speaker())
    let client = try Client(server.port)
    for _ in 0..<2 {
      client.send("GET / HTTP/1.1\r\nHost: h\r\nPrefer: a\r\n\r\n")
      let reply = client.reply()
      #expect(head(reply) == (plain + ["preference-applied: a"]).sorted())
      #expect(reply?.body.utf8.count == 10_000)
      #expect(head(client.get()) == plain)
    }
    server.stop()
  }

  @Test func `a reply that nobody keeps any more still arrives whole`() throws {
    let speaker = Speaker()
    let server = try serve(speaker) { $0.threads = 2 }
    let clients = try (0..<8).map { _ in try Client(server.port) }
    for _ in 0..<50 {
      for client in clients { client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n") }
      speaker.forget()
      for client in clients {
        #expect(client.reply()?.body == String(repeating: "word ", count: 2000))
      }
    }
    server.stop()
  }

  @Test func `a server that stops says so with a kept reply too, and the next one does not`() throws
  {
    let door = Door()
    let speaker = Speaker(hold: door)
    let first = try serve(speaker)
    let client = try Client(first.port)
    client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    door.wait()
    let stopping = Background { first.stop() }
    // The port is closed before the connections.
    while (try? Client(first.port)) != nil { sched_yield() }
    door.open()
    #expect(head(client.reply()) == ["connection: close"] + plain)
    stopping.wait()

    let second = try serve(speaker)
    let other = try Client(second.port)
    other.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    door.wait()
    door.open()
    #expect(head(other.reply()) == plain)
    second.stop()
  }
}
