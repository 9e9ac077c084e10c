import Testing
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
}
