import Glibc
import TestSupport
import Testing

/// Many clients at once, and a slow one.
@Suite(.serialized) struct CrowdTests {
  private static let size = 1000

  /// Sends commands over one connection without waiting for each; all must be carried out.
  private func toggle(_ count: Int, _ service: Service, whilst read: () -> Void = {}) throws {
    let wire = try Wire(service.port)
    var sent = 0
    while sent < count {
      let batch = (0..<min(20, count - sent)).map { _ in
        Wire.request("POST", "/sessions/demo/windows/a/makeKeyAndVisible")
          + Wire.request("PATCH", "/sessions/demo/windows/a", body: #"{"isHidden":true}"#)
      }
      try wire.send(batch.joined())
      for _ in 0..<batch.count * 2 {
        guard wire.reply()?.status == 200 else { throw GaveUp("a write was refused") }
      }
      sent += batch.count
      read()
    }
  }

  private func start(_ options: String...) throws -> Service {
    let service = try Service(
      options: ["--max-connections-per-address", "3000", "--log-level", "error"] + options)
    try service.put("/sessions/demo")
    try service.post("/sessions/demo/windows", #"{"id":"a"}"#)
    return service
  }

  @Test func `a thousand subscribers get every event once and in order, also those who were cut`()
    throws
  {
    let service = try start()
    let crowd = Crowd()
    for _ in 0..<Self.size { crowd.streams.append(try Stream(service)) }
    #expect(crowd.read { $0.allSatisfy { $0.messages.count == 1 } })
    let epoch = try #require(crowd.streams[0].messages[0].json["epoch"].string)

    // Four events at a time; a third of the clients is cut with only some of them read.
    try toggle(20, service)
    var seen = Array(repeating: [String](), count: Self.size)
    let cut = Array(stride(from: 0, to: Self.size, by: 3))
    for index in cut {
      let stream = crowd.streams[index]
      try #require(stream.read { $0.ids.count > index % 60 })
      seen[index] = stream.ids
      stream.wire.hangUp()
    }
    try toggle(10, service)
    for index in cut {
      let last = crowd.streams[index].lastEventID
      crowd.streams[index] = try Stream(service, lastEventID: last)
    }
    try toggle(20, service)

    let total = try #require(try service.curl("/sessions/demo").json["seq"].int)
    #expect(total == 200)
    let everything = (1...total).map { "\(epoch).\($0)" }
    #expect(
      crowd.read { streams in
        streams.indices.allSatisfy { seen[$0].count + streams[$0].ids.count >= total }
      })
    for (index, stream) in crowd.streams.enumerated() {
      #expect(seen[index] + stream.ids == everything, "subscriber \(index)")
    }
  }

  @Test func `a reader that stops reading is told what it lost, and nobody waits for it`() throws {
    let service = try start("--stream-queue", "20000")
    let slow = try Stream(service, "/sessions/demo/events?include=all", receiveBuffer: 4096)
    #expect(slow.read { $0.messages.count == 1 })
    let quick = try Stream(service)
    #expect(quick.read { $0.messages.count == 1 })

    // More than the sockets and the queue can hold.
    for round in 1...40 {
      try toggle(200, service) { quick.take() }
      try #require(quick.read { $0.ids.count == 800 * round })
    }
    #expect(quick.ids.compactMap { $0.split(separator: ".").last } == (1...32000).map { "\($0)" })

    #expect(slow.readToEnd(within: 30))
    #expect(slow.parser.isComplete)
    #expect(slow.messages.map(\.name).suffix(2) == ["gap", "bye"])
    #expect(slow.messages.last?.json["reason"].string == "slow-reader")
    let got = slow.messages.compactMap(\.json["seq"].int).dropFirst()
    #expect(Array(got) == Array(1...got.count))
    let gap = try #require(slow.messages.dropLast().last?.json)
    #expect(gap["from"].int == got.count + 1)
    #expect(try #require(gap["to"].int) <= 32000)
  }
}
