import Foundation
import Glibc
import HTTP
import MicroHTTP
import Synchronization
import TestSupport
import Testing

/// A reply that waits for `decide`, as a real one waits for a disk.
private final class Gate: ReplyHold {
  private struct State {
    var replies: [any HeldReply] = []
    var problem: Problem?
    var isOpen = false
  }
  private let state = Guarded(State())

  func begin(_ reply: any HeldReply) {
    let leaves = state.use {
      if !$0.isOpen { $0.replies.append(reply) }
      return $0.isOpen
    }
    if leaves { reply.leave() }
  }

  func takeReplacement() -> Response? { state.use { $0.problem }?.response }
  var count: Int { state.use { $0.replies.count } }

  func decide(_ problem: Problem? = nil) {
    let replies = state.use { state in
      state.isOpen = true
      state.problem = problem
      defer { state.replies = [] }
      return state.replies
    }
    for reply in replies { reply.leave() }
    replies.last?.kick()
  }

  /// Waits until `count` replies are held.
  func waitForReplies(_ count: Int = 1) -> Bool { eventually { self.count >= count } }
}

/// Holds the replies to POST until its gate opens; others leave at once.
private final class Keeper: Handler {
  let gate = Gate()

  func respond(to request: Request) -> Response {
    var response = Response(.created, headers: [HeaderField(.location, "/made")])
    if request.method == .post { response.hold = gate }
    return response
  }
}

/// Releases each reply from another thread, a little later than the last, so that some are released at the
/// very moment when they are suspended.
// `reply` is written only while the other thread waits for `given`, since the next request arrives after
// it has left.
private final class Racer: Handler, ReplyHold, @unchecked Sendable {
  private let given = Atomic(0)
  private let isDone = Atomic(false)
  private var reply: (any HeldReply)?

  func respond(to request: Request) -> Response {
    var response = Response(.ok)
    response.hold = self
    return response
  }

  func begin(_ reply: any HeldReply) {
    self.reply = reply
    given.add(1, ordering: .releasing)
  }

  func run() {
    var taken = 0
    while !isDone.load(ordering: .relaxed) {
      guard given.load(ordering: .acquiring) > taken else { continue }
      taken += 1
      let reply = reply
      for _ in 0..<taken % 300 { _ = isDone.load(ordering: .relaxed) }
      reply?.leave()
      reply?.kick()
    }
    isDone.store(false, ordering: .releasing)
  }

  func stop() {
    isDone.store(true, ordering: .releasing)
    while isDone.load(ordering: .acquiring) { usleep(1000) }
  }
}

@Suite struct HoldTests {
  private let keeper = Keeper()
  private let post = "POST /a HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nab"

  @Test func `a reply that is held leaves when it may, and the loop serves others meanwhile`()
    throws
  {
    let server = try serve(keeper)
    let (first, second) = (try Client(server.port), try Client(server.port))
    for _ in 0..<3 {
      #expect(second.get()?.status == 201)
    }
    first.send(post)
    #expect(keeper.gate.waitForReplies())
    #expect(second.get()?.status == 201)
    #expect(first.read(1, within: 0.1) == nil)
    keeper.gate.decide()
    let reply = try #require(first.reply())
    #expect(reply.status == 201)
    #expect(first.get()?.status == 201)
    server.stop()
  }

  @Test func `requests that come in one piece or in many are answered beside a held reply`() throws
  {
    let server = try serve(keeper)
    let (held, client) = (try Client(server.port), try Client(server.port))
    held.send(post)
    #expect(keeper.gate.waitForReplies())
    client.send(String(repeating: "GET / HTTP/1.1\r\nHost: h\r\n\r\n", count: 50))
    for _ in 0..<50 { #expect(client.reply()?.status == 201) }
    client.send("PUT / HTTP/1.1\r\nHost: h\r\nContent-Length: 400000\r\n\r\n")
    for _ in 0..<400 { client.send(String(repeating: "a", count: 1000)) }
    #expect(client.reply()?.status == 201)
    #expect(held.read(1, within: 0.01) == nil)
    // A client's bytes after a request with a held reply are its next request.
    held.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(held.read(1, within: 0.01) == nil)
    keeper.gate.decide()
    #expect(held.reply()?.status == 201)
    #expect(held.reply()?.status == 201)
    server.stop()
  }

  @Test func `a reply whose ground is gone is replaced`() throws {
    let server = try serve(keeper)
    let client = try Client(server.port)
    client.send(post)
    #expect(keeper.gate.waitForReplies())
    keeper.gate.decide(Problem(.internalError, "The disk is gone."))
    let reply = try #require(client.reply())
    #expect(reply.status == 500)
    #expect(reply.body.contains("The disk is gone."))
    #expect(!reply.headers.contains { $0.1 == "/made" })
    #expect(client.get()?.status == 201)
    server.stop()
  }

  @Test func `a reply that may leave before it is held leaves at once`() throws {
    let server = try serve(keeper)
    keeper.gate.decide()
    let client = try Client(server.port)
    for _ in 0..<100 {
      client.send(post)
      #expect(client.reply()?.status == 201)
    }
    server.stop()
  }

  @Test func `a client that leaves and a server that stops do not lose a held reply`() throws {
    let server = try serve(keeper) { $0.drain = 0.2 }
    let clients = try (0..<20).map { _ in try Client(server.port) }
    for client in clients { client.send(post) }
    #expect(keeper.gate.waitForReplies(20))
    for client in clients.prefix(10) { client.close() }
    server.stop()
    keeper.gate.decide()
    #expect(server.connections == 0)
  }

  @Test func `many replies that leave from another thread all arrive`() throws {
    let server = try serve(keeper) { $0.threads = 2 }
    let clients = try (0..<50).map { _ in try Client(server.port) }
    for round in 0..<20 {
      let gate = keeper.gate
      for client in clients { client.send(post) }
      if round == 0 {
        #expect(gate.waitForReplies(50))
        gate.decide()
      }
      for client in clients { #expect(client.reply()?.status == 201) }
    }
    server.stop()
  }

  @Test func `a reply that may leave in the moment when it is held leaves at once`() throws {
    let racer = Racer()
    let server = try serve(racer)
    let client = try Client(server.port)
    Thread.detachNewThread { racer.run() }
    defer { racer.stop() }
    for _ in 0..<5_000 {
      client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
      try #require(client.reply()?.status == 200)
    }
    server.stop()
  }
}
