import HTTP
import JSON
import TestSupport
import Testing
import WindowModel
import WindowSessions

@testable import WindowAPI
@testable import WindowService
import Workers

@Suite struct CompressionTests {
  private static let gzip = "Accept-Encoding: gzip, deflate"

  /// The values of a field that a reply may repeat.
  private func all(_ name: HeaderName, _ reply: Reply) -> [String] {
    reply.headers.filter { $0.name == name }.map(\.value)
  }

  /// Commands that add so many views.
  private static func adding(_ views: Int) -> String {
    let view = #"{"method":"POST","path":"/views","body":{"superview":"window1"}}"#
    return "[\(Array(repeating: view, count: views).joined(separator: ","))]"
  }

  /// A service with a session of enough views for long replies.
  private func grown(_ views: Int = 40, workers: WorkerPool? = nil) -> Service {
    let service = Service.demo(workers: workers)
    service.send("POST /sessions/demo/commands", [], body: Self.adding(views), isChecked: false)
    return service
  }

  private static let long = [
    "/openapi.yaml", "/rules", "/problems", "/web/store.js", "/web/page.css", "/lessons",
    "/sessions/demo/snapshot", "/sessions/demo/snapshot.svg", "/sessions/demo/tree.txt",
    "/sessions/demo/commands", "/sessions/demo/commands?as=swift", "/sessions/demo/export",
    "/sessions/demo/moments?from=-1", "/s/demo", "/docs",
  ]

  @Test(arguments: long)
  func `a long body comes compressed to a client that takes that, and is the same`(target: String) {
    let service = grown()
    let plain = service.get(target, isChecked: false)
    let compressed = service("GET \(target)", Self.gzip)
    #expect(compressed.body == plain.body)
    #expect((plain.count, plain["Content-Encoding"]) == (plain.body.utf8.count, nil))
    #expect(compressed.count < plain.count && compressed["Content-Encoding"] == "gzip")
    for reply in [plain, compressed] { #expect(all(.vary, reply).contains("Accept-Encoding")) }
    #expect(compressed["ETag"] == plain["ETag"].map { $0.dropLast() + "-gzip\"" })
    let head = service.send("HEAD \(target)", [Self.gzip], isChecked: false)
    #expect(Set(head.headers) == Set(compressed.headers))
    #expect(head.count == compressed.count)
  }

  @Test(arguments: [
    "/healthz", "/sessions/demo", "/sessions/demo/windows/window1", "/web/icon.svg",
  ])
  func `a short body is the same for every client`(target: String) {
    let service = Service.demo()
    let (plain, other) = (service.get(target), service("GET \(target)", Self.gzip))
    #expect(plain.count <= 1024)
    #expect(plain.body == other.body)
    #expect(plain.headers == other.headers)
    #expect(!all(.vary, plain).contains("Accept-Encoding"))
  }

  @Test(arguments: ["/sessions/demo/snapshot", "/web/store.js", "/sessions/demo/commands"])
  func `a client that has a form is told that it still holds, by that form's tag`(target: String) {
    let service = grown()
    let tag = service.get(target)["ETag"] ?? ""
    let other = service("GET \(target)", Self.gzip)["ETag"] ?? ""
    #expect(tag != other)
    for (tag, fields) in [(tag, []), (tag, [Self.gzip]), (other, [Self.gzip])] {
      let reply = service.send("GET \(target)", fields + ["If-None-Match: \(tag)"])
      #expect((reply.status, reply["ETag"], reply.count) == (304, tag, 0))
      #expect(all(.vary, reply).contains("Accept-Encoding"))
      #expect(reply["Content-Encoding"] == nil)
    }
    // A cache revalidates for a client that can't read the cached form.
    let fresh = service("GET \(target)", "If-None-Match: \(other)")
    #expect((fresh.status, fresh["ETag"], fresh["Content-Encoding"]) == (200, tag, nil))
  }

  @Test func `a write is carried out at the revision that a compressed reply told`() {
    let service = grown()
    let tag = service("GET /sessions/demo/snapshot", Self.gzip)["ETag"] ?? ""
    #expect(tag.hasSuffix("-gzip\""))
    let write = "PATCH /sessions/demo/windows/window1"
    let done = service.send(write, ["If-Match: \(tag)"], body: #"{"tag":7}"#)
    #expect(done.status == 200)
    let late = service.send(write, ["If-Match: \(tag)"], body: #"{"tag":8}"#)
    #expect(late.problem == "412 stale")
    #expect(service.send(write, ["If-Match: W/\(tag)"], body: #"{"tag":8}"#).problem == "412 stale")
  }

  @Test func `the reply to a write is compressed too`() {
    let service = Service.demo()
    let reply = service("POST /sessions/demo/commands", Self.gzip, body: Self.adding(10))
    #expect((reply.status, reply["Content-Encoding"]) == (200, "gzip"))
    #expect(reply.json != nil)
  }

  // MARK: - Who compresses

  private func request(_ target: String) -> Request {
    Request(.get, Array(target.utf8), headers: [HeaderField(.acceptEncoding, "gzip")])
  }

  @Test func `a worker compresses a long body, once if it is sent again`() throws {
    let pool = try WorkerPool(WorkerPool.Limits(workers: 2))
    defer { pool.stop() }
    let service = grown(workers: pool)
    for target in ["/openapi.yaml", "/sessions/demo/snapshot"] {
      #expect(service.get(target).count > LoopLimit.compressedBody)
      let hold = service.api.respond(to: request(target)).hold
      #expect(hold != nil, "\(target)")
      hold?.cancel()
      let reply = service("GET \(target)", Self.gzip)
      #expect(reply["Content-Encoding"] == "gzip")
      #expect(reply.body == service.get(target).body)
      let (a, b) = (kept(target, by: service), kept(target, by: service))
      #expect(a != nil && a === b && a?.coding == .gzip, "\(target)")
    }
  }

  /// The cached reply that an event loop sends at once; nil for any other.
  private func kept(_ target: String, by service: Service) -> KeptReply? {
    let response = service.api.respond(to: request(target))
    guard response.hold == nil, case .kept(let kept) = response.body else { return nil }
    return kept
  }

  @Test func `an event loop compresses a body that is not long`() throws {
    let pool = try WorkerPool(WorkerPool.Limits(workers: 2))
    defer { pool.stop() }
    let service = Service.demo(workers: pool)
    for target in ["/web/store.js", "/sessions/demo/snapshot"] {
      let response = service.api.respond(to: request(target))
      let (isHeld, coding) = (response.hold != nil, response.coding)
      #expect(!isHeld && coding == .gzip, "\(target)")
    }
  }

  @Test func `while no worker can take a long body, its client gets it plain`() throws {
    let pool = try WorkerPool(WorkerPool.Limits(workers: 2))
    let service = grown(workers: pool)
    pool.stop()
    let reply = service("GET /openapi.yaml", Self.gzip)
    #expect((reply.status, reply["Content-Encoding"]) == (200, nil))
    #expect(all(.vary, reply) == ["Accept-Encoding"])
  }

  @Test func `a reply that waits to be compressed leaves plain where the service stops`() throws {
    let pool = try WorkerPool(WorkerPool.Limits(workers: 2))
    let service = Service(workers: pool)
    let (came, open) = (Bell(), Bell())
    for name in ["a", "b"] {
      let key = WorkKey(session: Identifier(name), isWrite: true)
      #expect(pool.add(Stopper(came, open), key, to: .short))
    }
    for _ in 0..<2 { #expect(came.wait()) }
    let waiting = service.api.respond(to: request("/openapi.yaml")).hold
    let hold = try #require(waiting)
    let left = Bell()
    hold.begin(Ringer(left))
    onThread { pool.stop() }
    #expect(left.wait())
    for _ in 0..<2 { open.ring() }
    guard let response = hold.takeReplacement() else {
      Issue.record("no reply left")
      return
    }
    let reply = Reply(response)
    #expect((reply.status, reply["Content-Encoding"]) == (200, nil))
  }

  private final class Ringer: HeldReply {
    private let bell: Bell

    init(_ bell: Bell) { self.bell = bell }
    func leave() { bell.ring() }
    func kick() {}
  }

  // MARK: - Memory

  @Test func `what is kept compressed is counted as a cache for as long as it is kept`() {
    let memory = MemoryBudget()
    let compression = Compression(of: memory)
    func text() -> Response {
      var buffer = ByteBuffer()
      buffer.append(String(repeating: "word ", count: 1000))
      return Response(.ok, contentType: "text/plain", body: .bytes(buffer))
    }
    var response = text()
    response.allowCompression(for: .get)
    var kept = response.keep()
    var isDone = compression.apply(to: &response, for: request("/"))
    var (coding, count) = (response.coding, response.bodyCount)
    #expect(isDone && coding == .gzip && kept != nil)
    #expect(memory[.caches] == count)
    response.body = .empty
    #expect(memory[.caches] == count)
    kept = nil
    #expect(memory[.caches] == 0)
    // A reply that is sent once is not stored.
    var other = text()
    isDone = compression.apply(to: &other, for: request("/"))
    (coding, count) = (other.coding, other.bodyCount)
    #expect(isDone && coding == .gzip && count ?? 0 > 0)
    #expect(memory[.caches] == 0)
  }

  @Test func `bytes that do not become fewer stay as they are`() {
    var random = SplitMix64(seed: 7)
    let noise = (0..<5000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    #expect(!isCompressed(noise))
    for count in [0, 1, 2, 20] { #expect(!isCompressed([UInt8](repeating: 7, count: count))) }
    for count in [1025, 16_384, 16_385, 1_000_000] {
      let text = (0..<count).map { UInt8(ascii: "a") + UInt8($0 * $0 % 7) }
      #expect(isCompressed(text))
    }
  }

  /// Whether a body shrinks and stays the same after decompression.
  private func isCompressed(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { text in
      guard let made = Gzip.compress(text) else { return false }
      let back = made.withBytes(decompressed)
      #expect(back == bytes)
      return made.count < text.count
    }
  }
}
