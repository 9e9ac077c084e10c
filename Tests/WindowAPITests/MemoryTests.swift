import Synchronization
import Testing
import WindowAPI
import WindowService
import WindowSessions

@Suite struct MemoryTests {
  @Test func `beyond the memory writes are refused, reading and deleting go on`() {
    let memory = MemoryBudget(limit: 1 << 30)
    let service = Service(memory: memory)
    service("PUT /sessions/demo")
    service(#"POST /sessions/demo/windows {"id":"window1"}"#)
    memory.add(1 << 30, to: .work)
    for line in ["PUT /sessions/other", "POST /sessions/demo/windows"] {
      let reply = service(line)
      #expect(reply.problem == "503 memory-full")
      #expect(reply["Retry-After"] == "5")
    }
    #expect(service.get("/sessions/demo/windows/window1").status == 200)
    #expect(service("DELETE /sessions/demo/windows/window1").status == 200)
    let metrics = service.get("/metrics").body
    #expect(metrics.contains("\nfenestra_memory_bytes{use=\"work\"} 1073741824\n"))
    #expect(metrics.contains("\nfenestra_memory_refusals_total 2\n"))
    memory.release(1 << 30, from: .work)
    #expect(service("POST /sessions/demo/windows").status == 201)
  }

  /// As many bytes as a test says.
  private final class Unsent: Sendable { let bytes = Atomic(0) }

  @Test func `while clients have too much to read, large replies are refused and small ones go on`()
  {
    let unsent = Unsent()
    let metrics = Metrics(routes: WindowAPI.routes.count) { 0 }
    metrics.attach(
      Metrics.Transport(
        connections: { 1 }, unsentBytes: { unsent.bytes.load(ordering: .relaxed) },
        unsentLimit: 1000))
    let service = Service(metrics: metrics)
    for name in ["small", "large"] { service("PUT /sessions/\(name)") }
    for index in 0..<120 { service("POST /sessions/large/views {\"id\":\"v\(index)\"}") }
    let large = [
      "GET /sessions", "GET /sessions/small/export", "GET /sessions/small/moments",
      "GET /sessions/small/commands", "GET /sessions/large/views", "GET /sessions/large/snapshot",
      "POST /sessions/large/views", "POST /sessions/small/code {\"source\":\"1;\"}",
    ]
    unsent.bytes.store(1000, ordering: .relaxed)
    for line in large {
      let reply = service(line)
      #expect(reply.problem == "503 memory-full", "\(line)")
      #expect(reply["Retry-After"] == "5")
    }
    for line in [
      "GET /sessions/small", "GET /sessions/large", "GET /sessions/small/views", "GET /limits",
      "GET /metrics", "GET /sessions/large/events", "POST /sessions/small/views",
      "PUT /sessions/other", "POST /sessions/large/forks", "DELETE /sessions/large/views/v1",
    ] {
      let status = service(line).status
      #expect((200..<300).contains(status), "\(line): \(status)")
    }
    unsent.bytes.store(999, ordering: .relaxed)
    for line in large { #expect(service(line).status < 300, "\(line)") }
  }
}
