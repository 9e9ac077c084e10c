import Glibc
import TestSupport
import Testing

@Suite struct ShutdownTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func `a signal ends every stream with bye and the program with 0`(signal: Int32) throws {
    let service = try Service()
    try service.put("/sessions/demo")
    let streams = try (0..<20).map { _ in try Stream(service) }
    for stream in streams { #expect(stream.read { $0.messages.count == 1 }) }
    // A client that has sent no request yet must not delay it.
    let silent = try Wire(service.port)

    #expect(service.stop(signal) == 0)
    for stream in streams {
      #expect(stream.readToEnd())
      #expect(stream.parser.isComplete)
      #expect(stream.messages.map(\.name) == ["hello", "bye"])
      #expect(stream.messages.last?.json["reason"].string == "shutdown")
    }
    // Each gets a different retry time, so that they don't all reconnect at once.
    let retries = streams.compactMap { $0.messages.last?.retry.flatMap { Int($0) } }
    #expect(retries.count == streams.count && retries.allSatisfy { (500...3000).contains($0) })
    #expect(Set(retries).count > 10)
    #expect(silent.receive() == [])
    #expect(throws: GaveUp.self) { try Wire(service.port) }
    let words = service.log.split(separator: "\n").suffix(2).map { $0.split(separator: " ").last }
    #expect(words == ["stopping", "stopped"])
  }

  @Test func `before it stops it serves for a while and says that it is not ready`() throws {
    let service = try Service("--drain-delay", "60")
    #expect(try service.curl("/readyz").status == 200)
    service.program.signal(SIGTERM)
    #expect(try eventually { try service.curl("/readyz").status == 503 })
    #expect(try service.curl("/readyz").json["code"].string == "shutting-down")
    #expect(try service.curl("/healthz").status == 200)
    #expect(try service.put("/sessions/late").status == 201)
    // A second signal stops it at once.
    #expect(service.stop(SIGTERM) == 0)
  }

  @Test func `with nobody there it stops at once`() throws {
    let service = try Service()
    #expect(service.stop(SIGTERM) == 0)
  }

  @Test func `a second signal does no harm`() throws {
    let service = try Service()
    service.program.signal(SIGINT)
    #expect(service.stop(SIGINT) == 0)
  }
}
