import HTTP
import TestSupport
import Testing
import WindowAPI
import WindowModel
import WindowService
import WindowSessions
import Workers

@Suite struct WorkerTests {
  private static func pool(_ set: (inout WorkerPool.Limits) -> Void = { _ in }) throws -> WorkerPool
  {
    var limits = WorkerPool.Limits(workers: 2)
    set(&limits)
    return try WorkerPool(limits)
  }

  /// Adds more views than a request may visit on an event loop.
  private func grow(_ service: Service) {
    for _ in 0..<11 {
      let commands = Array(repeating: #"{"method":"POST","path":"/views"}"#, count: 100)
      let reply = service.send(
        "POST /sessions/demo/commands", [], body: "[\(commands.joined(separator: ","))]",
        isChecked: false)
      #expect(reply.status == 200)
    }
  }

  /// Whether a worker would carry out a request, which is then cancelled.
  private func isDeferred(_ line: String, in service: Service, body: String = "") -> Bool {
    let parts = line.split(separator: " ").map(String.init)
    guard let method = HTTP.Method(rawValue: parts[0]) else { return false }
    var headers: [HeaderField] = []
    if !body.isEmpty { headers.append(HeaderField(.contentType, "application/json")) }
    let request = Request(method, Array(parts[1].utf8), headers: headers, body: Array(body.utf8))
    let hold = service.api.respond(to: request).hold
    hold?.cancel()
    return hold != nil
  }

  private static let requests = [
    "GET /sessions", "PUT /sessions/other", "GET /sessions/other", "GET /sessions/nobody",
    "GET /sessions/demo", "GET /sessions/demo/windows/window1", "GET /sessions/demo/windows.txt",
    "GET /sessions/demo/snapshot", "GET /sessions/demo/snapshot?at=1",
    "GET /sessions/demo/snapshot.svg?style=exploded", "GET /sessions/demo/tree.txt",
    "GET /sessions/demo/views?after=v3", "GET /sessions/demo/views/v5000",
    "GET /sessions/demo/hitTest?point=10,10", "GET /sessions/demo/moments?from=-1",
    "GET /sessions/demo/commands?as=swift", "GET /sessions/demo/commands?after=2",
    "GET /sessions/demo/export", "GET /s/demo", "GET /limitz", "POST /sessions/demo/windows {}",
    "POST /sessions/demo/windows {\"id\":\"window1\"}", "POST /sessions/demo/windows {",
    "PATCH /sessions/demo/windows/window2 {\"isHidden\":false}",
    "POST /sessions/demo/windows/window2/makeKey", "POST /sessions/demo/windows/window9/makeKey",
    "POST /sessions/demo/commands?dryRun=true [{\"method\":\"POST\",\"path\":\"/views\"}]",
    "POST /sessions/demo/code {\"source\":\"[window1 makeKeyAndVisible];\"}",
    "POST /sessions/demo/forks {\"id\":\"fork\"}", "GET /sessions/fork", "DELETE /sessions/fork",
    "GET /sessions/fork", "GET /classes/000000",
  ]

  @Test func `a worker answers as the event loop does`() throws {
    let pool = try Self.pool()
    defer { pool.stop() }
    let (here, there) = (Service.demo(), Service.demo(workers: pool))
    grow(here)
    grow(there)
    for line in Self.requests {
      let (a, b) = (here(line), there(line))
      #expect(a.line == b.line, "\(line)")
      #expect(a.headers == b.headers, "\(line)")
    }
  }

  @Test func `a key that came before is answered again by a worker`() throws {
    let pool = try Self.pool()
    defer { pool.stop() }
    let service = Service.demo(workers: pool)
    let first = service("POST /sessions/demo/windows", "Idempotency-Key: once")
    let second = service("POST /sessions/demo/windows", "Idempotency-Key: once")
    #expect(first.status == 201)
    #expect(first.body == second.body)
    let stale = service("POST /sessions/demo/windows", "If-Match: \"1\"")
    #expect(stale.problem == "412 stale")
  }

  @Test func `an event loop answers for a small session that is in memory, and for nothing else`()
    throws
  {
    let pool = try Self.pool()
    defer { pool.stop() }
    let service = Service.demo(workers: pool)
    let small = [
      "GET /sessions/demo", "GET /sessions/demo/snapshot", "GET /sessions/demo/snapshot.svg",
      "GET /sessions/demo/windows/window1", "GET /sessions/demo/events", "GET /healthz",
      "POST /sessions/demo/windows/window1/makeKey", "GET /nothing",
    ]
    for line in small { #expect(!isDeferred(line, in: service), "\(line)") }
    let others = [
      "GET /sessions", "GET /sessions/other", "PUT /sessions/another", "GET /sessions/demo/export",
      "GET /sessions/demo/snapshot?at=1", "GET /sessions/demo/moments", "GET /s/other",
      "GET /sessions/demo/events?after=1", "DELETE /sessions/other",
    ]
    for line in others { #expect(isDeferred(line, in: service), "\(line)") }
    let source = #"{"source":"window1"}"#
    #expect(isDeferred("POST /sessions/demo/code", in: service, body: source))
    let long = #"{"tag":1\#(String(repeating: " ", count: 20_000))}"#
    #expect(isDeferred("PATCH /sessions/demo/windows/window1", in: service, body: long))
    grow(service)
    for line in ["GET /sessions/demo", "GET /sessions/demo/application"] {
      #expect(!isDeferred(line, in: service), "\(line)")
    }
    let large = [
      "GET /sessions/demo/snapshot", "GET /sessions/demo/tree.txt",
      "POST /sessions/demo/windows/window1/makeKey",
    ]
    for line in large { #expect(isDeferred(line, in: service), "\(line)") }
  }

  @Test func `what may run an app's own code is carried out by a worker`() throws {
    let pool = try Self.pool()
    defer { pool.stop() }
    let service = Service.demo(workers: pool)
    let tap = #"{"type":"tap","at":[9,9]}"#
    #expect(!isDeferred("POST /sessions/demo/inputs", in: service, body: tap))
    let program = #"{"files":[{"name":"A.swift","text":"class A {}"}]}"#
    #expect(service("POST /sessions/demo/program", body: program).status == 200)
    #expect(isDeferred("POST /sessions/demo/inputs", in: service, body: tap))
    #expect(!isDeferred("GET /sessions/demo/windows/window1", in: service))
  }

  @Test func `a cached reply of a large session is sent by the event loop`() throws {
    let pool = try Self.pool()
    defer { pool.stop() }
    let service = Service.demo(workers: pool)
    grow(service)
    let reply = service.get("/sessions/demo/snapshot")
    #expect(reply.status == 200)
    #expect(!isDeferred("GET /sessions/demo/snapshot", in: service))
    #expect(service.get("/sessions/demo/snapshot").body == reply.body)
  }

  @Test func `a request that takes too much work is refused, wherever it is answered`() throws {
    let pool = try Self.pool()
    defer { pool.stop() }
    var limits = SessionLimits()
    limits.requestSteps = 500
    for service in [Service.demo(limits: limits), Service.demo(limits: limits, workers: pool)] {
      #expect(service.get("/sessions/demo/tree.txt").status == 200)
      grow(service)
      #expect(service.get("/sessions/demo/tree.txt").problem == "422 too-much-work")
      #expect(service.get("/sessions/demo/moments?from=-1").problem == "422 too-much-work")
      #expect(service.get("/sessions/demo").status == 200)
    }
  }

  @Test func `while as many requests wait as may, others are told to come again`() throws {
    let pool = try Self.pool { $0.jobs = 0 }
    defer { pool.stop() }
    let service = Service(workers: pool)
    let reply = service("PUT /sessions/demo")
    #expect(reply.problem == "503 overloaded")
    #expect(reply["Retry-After"] == "1")
    #expect(service.get("/healthz").status == 200)
  }

  @Test func `a service that stops refuses what waits`() throws {
    let pool = try Self.pool()
    let service = Service.demo(workers: pool)
    pool.stop()
    #expect(service.get("/sessions").status == 503)
    #expect(service.get("/sessions/demo").status == 200)
  }

  @Test func `a client that leaves before its turn has changed nothing`() throws {
    let pool = try Self.pool()
    defer { pool.stop() }
    let service = Service.demo(workers: pool)
    let (came, open) = (Bell(), Bell())
    let keys = ["demo", "a", "b"].map { WorkKey(session: Identifier($0), isWrite: true) }
    for key in keys { #expect(pool.add(Stopper(came, open), key, to: .short)) }
    for _ in 0..<2 { #expect(came.wait()) }
    #expect(isDeferred("DELETE /sessions/demo", in: service))
    for _ in keys { open.ring() }
    #expect(service.get("/sessions/demo").status == 200)
  }

  @Test func `a stream's history comes from a worker, and is what an event loop would send`() throws
  {
    let pool = try Self.pool()
    defer { pool.stop() }
    let path = "GET /sessions/demo/events?after=0&include=command"
    let here = Service.demo()
    grow(here)
    let wanted = try Follower(here.send(path, [])).readAll()
    #expect(wanted.count > 1000)
    let there = Service.demo(workers: pool)
    grow(there)
    let stream = try #require(there.send(path, []).stream)
    let connection = Connection()
    var text = ""
    var parkings = 0
    while text.count < wanted.count {
      if let piece = connection.read(stream) {
        text += piece
      } else {
        parkings += 1
        guard connection.waits() else { break }
      }
    }
    #expect(text == wanted)
    #expect(parkings > 0)
    stream.close()
  }

  @Test func `metrics and the log tell the reply that a worker made, once`() throws {
    let pool = try Self.pool()
    defer { pool.stop() }
    let log = Lines()
    let service = Service(workers: pool, log: log)
    service("PUT /sessions/demo")
    service("GET /sessions/demo/snapshot?at=9")
    service("GET /sessions/demo")
    #expect(
      log.lines == [
        "PUT /sessions/demo 201", "GET /sessions/demo/snapshot?at=9 404", "GET /sessions/demo 200",
      ])
    let metrics = service.get("/metrics").body
    #expect(metrics.contains(#"route="/sessions/{session}",status="201"} 1"#))
    #expect(metrics.contains(#"route="/sessions/{session}/snapshot",status="404"} 1"#))
    #expect(!metrics.contains(#"status="204""#))
  }
}

/// The connection of a stream that a worker resumes.
// The bell is made once and shared by threads.
private final class Connection: StreamConnection, @unchecked Sendable {
  private let bell = Bell()

  /// Waits until the stream is resumed.
  func waits() -> Bool { bell.wait() }

  /// Reads once; nil if the stream parked.
  func read(_ stream: any StreamBody) -> String? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
    defer { buffer.deallocate() }
    guard case .bytes(let count) = stream.read(into: buffer, wake: .ready, on: self) else {
      return nil
    }
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }

  func suspend() {}
  func resume() { bell.ring() }
  func kick() {}
}

/// A job that waits for the test.
final class Stopper: WorkerJob {
  private let came: Bell
  private let open: Bell

  init(_ came: Bell, _ open: Bell) { (self.came, self.open) = (came, open) }

  func run(in lane: WorkLane) -> Bool {
    came.ring()
    return open.wait()
  }
  func interrupt() {}
  func drop() {}
}

/// The service's log lines for its requests.
// Lines are accessed only under the lock.
private final class Lines: RequestLog, @unchecked Sendable {
  private let lock = Lock()
  private var list: [String] = []

  var lines: [String] { lock.hold { list } }

  func answered(_ request: borrowing Request, _ response: borrowing Response, nanoseconds: Int) {
    let target = String(decoding: request.target, as: UTF8.self)
    let line = "\(request.method.rawValue) \(target) \(response.status.rawValue)"
    lock.hold { list.append(line) }
  }

  func refused(_ problem: Problem) {}
}
