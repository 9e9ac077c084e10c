import Glibc
import HTTP
import JSON
import MicroHTTP
import TestSupport
import Testing

/// A reply that a test makes at any time, as a worker does when its job is done.
private final class Job: ReplyHold {
  private struct State {
    var reply: (any HeldReply)?
    var makes: (@Sendable () -> Response)?
    var taken = 0
    var cancelled = 0
  }
  private let state = Guarded(State())

  func begin(_ reply: any HeldReply) { state.use { $0.reply = reply } }
  func takeReplacement() -> Response? {
    let make = state.use { state in
      state.taken += 1
      return state.makes
    }
    return make?()
  }
  func cancel() { state.use { $0.cancelled += 1 } }

  var taken: Int { state.use { $0.taken } }
  var cancelled: Int { state.use { $0.cancelled } }
  var hasBegun: Bool { state.use { $0.reply != nil } }

  /// Releases the reply; its replacement is made on the event loop's thread.
  func finish(_ make: @escaping @Sendable () -> Response = { text("done") }) {
    let reply = state.use { state in
      state.makes = make
      return state.reply
    }
    reply?.leave()
    reply?.kick()
  }
}

private func text(_ text: String) -> Response {
  var buffer = ByteBuffer()
  buffer.append(text)
  return Response(.ok, contentType: "text/plain", body: .bytes(buffer))
}

/// Makes each POST wait for a job; other requests are answered at once.
private final class Office: Handler {
  private let list = Guarded<[Job]>([])
  var jobs: [Job] { list.use { $0 } }

  func respond(to request: Request) -> Response {
    guard request.method == .post else { return text("at once") }
    let job = Job()
    list.use { $0.append(job) }
    var response = Response(.noContent)
    response.hold = job
    return response
  }

  /// Returns the job with an index.
  func job(_ number: Int = 0) throws -> Job {
    try #require(eventually { jobs.count > number && jobs[number].hasBegun })
    return jobs[number]
  }
}

/// Replies with a reply that may leave at once and is replaced by one that waits for a job.
private final class Clerk: Handler, ReplyHold {
  private let job: Job

  init(_ job: Job) { self.job = job }

  func respond(to request: Request) -> Response {
    var response = Response(.noContent)
    response.hold = self
    return response
  }

  func begin(_ reply: any HeldReply) { reply.leave() }

  func takeReplacement() -> Response? {
    var response = Response(.noContent)
    response.hold = job
    return response
  }
}

/// In HTTP/1.1.
private let post = "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 0\r\n\r\n"

@Suite struct DeferredReplyTests {
  private let office = Office()

  /// A client whose reply has been held for longer than a moment.
  private func waiting(_ server: Server, _ request: String = post) throws -> (Client, Job) {
    let number = office.jobs.count
    let client = try Client(server.port)
    client.send(request)
    let job = try office.job(number)
    #expect(client.read(1, within: 0.05) == nil)
    return (client, job)
  }

  @Test func `a reply that is made later is sent, and the connection serves the next request`()
    throws
  {
    let server = try serve(office)
    let (client, job) = try waiting(server)
    for number in 0..<20 {
      let job = number == 0 ? job : try office.job(number)
      // Some are finished at once, and others after a while.
      if number % 2 == 1 { #expect(client.read(1, within: 0.01) == nil) }
      job.finish { text("number \(number)") }
      let reply = try #require(client.reply())
      #expect(reply.status == 200)
      #expect(reply.body == "number \(number)")
      #expect(client.get()?.body == "at once")
      client.send(post)
    }
    #expect(office.jobs.dropLast().allSatisfy { $0.taken == 1 && $0.cancelled == 0 })
    server.stop()
  }

  @Test func `a reply that another takes the place of at once waits for that as long as it must`()
    throws
  {
    let second = Job()
    let server = try serve(Clerk(second))
    let client = try Client(server.port)
    client.send(post)
    #expect(eventually { second.hasBegun })
    // Longer than the interval at which the server checks a waiting client.
    #expect(client.read(1, within: 0.3) == nil)
    second.finish()
    #expect(client.reply()?.body == "done")
    #expect(second.cancelled == 0)
    server.stop()
  }

  @Test func `a replacement may be a stream`() throws {
    let server = try serve(office)
    let (client, job) = try waiting(server)
    let source = Source("first\n")
    job.finish { Response(.ok, body: .stream(source, seconds: 60)) }
    #expect(client.read(through: "\r\n\r\n")?.contains("Transfer-Encoding: chunked") == true)
    #expect(client.read(through: "first\n") != nil)
    #expect(source.waitForPark())
    source.publish("second\n")
    #expect(client.read(through: "second\n") != nil)
    client.close()
    #expect(source.waitForClose())
    server.stop()
  }

  @Test func `a replacement may be a kept reply`() throws {
    let server = try serve(office)
    var first = text("kept")
    let reply = first.keep()
    let kept = try #require(reply)
    for _ in 0..<3 {
      let (client, job) = try waiting(server)
      job.finish { Response(kept) }
      #expect(client.reply()?.body == "kept")
    }
    server.stop()
  }

  @Test func `a replacement may be held again`() throws {
    let server = try serve(office)
    let (client, first) = try waiting(server)
    let second = Job()
    first.finish {
      var response = text("not yet durable")
      response.hold = second
      return response
    }
    #expect(eventually { second.hasBegun })
    #expect(client.read(1, within: 0.05) == nil)
    second.finish { text("durable") }
    #expect(client.reply()?.body == "durable")
    #expect(client.get()?.body == "at once")
    server.stop()
  }

  @Test(arguments: [false, true])
  func `a client that leaves cancels its reply`(resets: Bool) throws {
    let server = try serve(office)
    let (client, job) = try waiting(server)
    if resets {
      var linger = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        client.descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
    }
    client.close()
    #expect(eventually { job.cancelled == 1 })
    #expect(eventually { server.connections == 0 })
    // The worker has not been notified yet.
    job.finish()
    #expect(try Client(server.port).get()?.status == 200)
    #expect(job.taken == 0)
    server.stop()
    #expect(job.cancelled == 1)
  }

  @Test func `a client that has said all it will say gets an interim reply and its reply`() throws {
    let server = try serve(office)
    let (client, job) = try waiting(server)
    shutdown(client.descriptor, Int32(SHUT_WR))
    #expect(client.read(through: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
    #expect(client.read(1, within: 0.05) == nil)
    #expect(job.cancelled == 0)
    job.finish()
    #expect(client.reply()?.body == "done")
    #expect(client.readToEnd() == "")
    server.stop()
  }

  @Test func `a client of HTTP 1.0 that has said all it will say gets its reply alone`() throws {
    let server = try serve(office)
    let (client, job) = try waiting(server, "POST / HTTP/1.0\r\nContent-Length: 0\r\n\r\n")
    shutdown(client.descriptor, Int32(SHUT_WR))
    #expect(client.read(1, within: 0.05) == nil)
    job.finish()
    #expect(client.readToEnd()?.hasSuffix("\r\n\r\ndone") == true)
    #expect(job.cancelled == 0)
    server.stop()
  }

  @Test func `a server that stops waits for a reply, and then cancels it`() throws {
    let server = try serve(office) { $0.drain = 2 }
    let (first, done) = try waiting(server)
    let (second, late) = try waiting(server)
    let stopping = Background { server.stop() }
    while (try? Client(server.port)) != nil { sched_yield() }
    done.finish()
    #expect(first.reply()?.body == "done")
    stopping.wait()
    #expect(late.cancelled == 1)
    #expect(second.readToEnd() == "")
    late.finish()
    #expect(late.taken == 0)
    #expect(server.connections == 0)
  }

  @Test func `replies that are made on other threads all arrive`() throws {
    let server = try serve(office) { $0.threads = 2 }
    let clients = try (0..<40).map { _ in try Client(server.port) }
    for round in 0..<10 {
      for client in clients { client.send(post) }
      let jobs = try clients.indices.map { try office.job(round * clients.count + $0) }
      let halves = [jobs[..<20], jobs[20...]].map { half in
        Background { for job in half { job.finish() } }
      }
      for client in clients { #expect(client.reply()?.body == "done") }
      for half in halves { half.wait() }
    }
    server.stop()
  }
}
