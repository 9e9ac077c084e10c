import TestSupport
import Testing

@Suite struct RaceTests {
  @Test func `of a thousand writers on one revision one wins`() {
    let service = Service.demo()
    // Each thread writes to its own element.
    nonisolated(unsafe) let replies = UnsafeMutableBufferPointer<Int>.allocate(capacity: 1000)
    defer { replies.deallocate() }
    onThreads(1000) { index in
      let reply = service.send(
        "POST /sessions/demo/windows/window2/makeKey", ["If-Match: \"3\""], isChecked: false)
      replies[index] = reply.status
    }
    #expect(replies.count { $0 == 200 } == 1)
    #expect(replies.count { $0 == 412 } == 999)
    #expect(service.get("/sessions/demo")[["revision"]] == 4)
  }

  @Test func `of a hundred that send the same request with one key none is done twice`() {
    let service = Service.demo()
    nonisolated(unsafe) let replies = UnsafeMutableBufferPointer<Int>.allocate(capacity: 100)
    defer { replies.deallocate() }
    onThreads(100) { index in
      let reply = service.send(
        "POST /sessions/demo/windows", ["Idempotency-Key: once"], isChecked: false)
      replies[index] = reply.status
    }
    // A request during another one may have been asked to retry.
    #expect(replies.allSatisfy { $0 == 201 || $0 == 409 })
    #expect(replies.contains(201))
    #expect(service.get("/sessions/demo")[["revision"]] == 4)
  }

  @Test func `of a hundred that start a session with one key none starts another`() {
    let service = Service()
    onThreads(100) { _ in
      service.send("POST /sessions", ["Idempotency-Key: once"], isChecked: false)
    }
    #expect(service.get("/sessions").json?["sessions"]?.elements.count == 1)
  }
}
