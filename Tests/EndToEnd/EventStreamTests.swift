import Glibc
import Testing

@Suite struct EventStreamTests {
  private let service: Service
  private let events = "/sessions/demo/events"

  init() throws {
    service = try Service("--heartbeat", "0.2", "--max-streams", "3")
    try service.put("/sessions/demo")
    try service.post("/sessions/demo/windows", #"{"id":"a"}"#)
  }

  private func toggle(_ times: Int) throws {
    let wire = try Wire(service.port)
    for time in 0..<times {
      let body = #"{"isHidden":\#(!time.isMultiple(of: 2))}"#
      try wire.send(Wire.request("PATCH", "/sessions/demo/windows/a", body: body))
      guard wire.reply()?.status == 200 else { throw GaveUp("write \(time)") }
    }
  }

  /// What curl shows of a stream until it is silent: a heartbeat comes when nothing else does.
  private func listen(_ query: String = "", _ options: String...) throws -> [Message] {
    let program = try Program(
      Program.curl, ["-sN", "--max-time", "20"] + options + [service.address + events + query])
    guard eventually({ EventParser(program.out).comments > 0 }) else {
      throw GaveUp(program.out + program.err)
    }
    return EventParser(program.out).messages
  }

  @Test func `a stream says hello, and then what happens, with identifiers that count`() throws {
    let stream = try Stream(service)
    #expect(stream.read { $0.messages.count == 1 })
    let hello = stream.messages[0]
    #expect(hello.name == "hello")
    #expect(hello.retry == "1000")
    let epoch = try #require(hello.json["epoch"].string)
    #expect(epoch.count == 6)
    #expect(hello.json["session"].string == "demo")
    #expect(hello.json["revision"].int == 1)
    #expect(hello.json["seq"].int == 0)
    #expect(hello.json["heartbeatSeconds"].number == 0.2)

    try toggle(3)
    #expect(stream.read { $0.ids.count == 3 })
    #expect(stream.ids == (1...3).map { "\(epoch).\($0)" })
    #expect(
      stream.messages.dropFirst().map(\.name) == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeHiddenNotification",
        "UIWindowDidBecomeVisibleNotification",
      ])
    #expect(stream.messages.dropFirst().map(\.json["revision"].int) == [2, 3, 4])
  }

  @Test func `Last-Event-ID goes on behind the last event, and wins over after`() throws {
    try toggle(6)
    let all = try listen("?after=0").dropFirst()
    #expect(all.count == 6)
    let third = try #require(all.dropFirst(2).first?.id)
    let rest = try listen("?after=0", "-H", "Last-Event-ID: \(third)")
    #expect(rest.map(\.name).first == "hello")
    #expect(rest.dropFirst() == all.dropFirst(3))
    #expect(try listen("?after=5").dropFirst() == all.dropFirst(5))
    #expect(try listen().map(\.name) == ["hello"])
  }

  @Test func `a client that was cut before anything happened misses nothing`() throws {
    let stream = try Stream(service)
    #expect(stream.read { $0.messages.count == 1 })
    try toggle(2)
    let again = try Stream(service, lastEventID: stream.messages[0].id)
    #expect(again.read { $0.ids.count == 2 })
    #expect(
      again.messages.map(\.json.event).dropFirst() == ["a DidBecomeVisible", "a DidBecomeHidden"])
  }

  @Test func `hello names the place where the stream begins`() throws {
    try toggle(2)
    let stream = try Stream(service, "\(events)?after=1")
    #expect(stream.read { $0.messages.count == 2 })
    let epoch = try #require(stream.messages[0].json["epoch"].string)
    #expect(stream.messages.map(\.id) == ["\(epoch).1", "\(epoch).2"])
  }

  @Test func `an identifier of another epoch is a reset, and the stream goes on from now`() throws {
    try toggle(2)
    let stream = try Stream(service, lastEventID: "zzzzzz.1")
    #expect(stream.read { $0.messages.count == 2 })
    #expect(stream.messages.map(\.name) == ["hello", "reset"])
    #expect(stream.messages[1].json["seq"].int == 2)
    try toggle(1)
    #expect(stream.messages.count == 2 && stream.read { $0.ids.count == 1 })
  }

  @Test func `the same path has the history as JSON`() throws {
    try toggle(5)
    let reply = try service.curl(events, "-H", "Accept: application/json")
    #expect(reply.headers["content-type"] == "application/json")
    #expect(reply.json["events"].array.map(\.["seq"].int) == [1, 2, 3, 4, 5])
    #expect(reply.json["next"].isNull)
    let streamed = try listen("?after=0").dropFirst().map(\.json)
    #expect(streamed == reply.json["events"].array)

    let page = try service.curl("\(events)?limit=2&after=1", "-H", "Accept: application/json").json
    #expect(page["events"].array.map(\.["seq"].int) == [2, 3])
    let next = try #require(page["next"].string)
    let rest = try service.curl("\(events)?after=\(next)", "-H", "Accept: application/json").json
    #expect(rest["events"].array.map(\.["seq"].int) == [4, 5])
  }

  @Test func `include adds groups`() throws {
    let stream = try Stream(service, "\(events)?include=command,reference")
    #expect(stream.read { $0.messages.count == 1 })
    try toggle(1)
    try service.delete("/sessions/demo/windows/a")
    #expect(stream.read { $0.messages.count == 6 })
    #expect(
      stream.messages.dropFirst().map(\.name) == [
        "command", "UIWindowDidBecomeVisibleNotification", "command",
        "UIWindowDidBecomeHiddenNotification", "dealloc",
      ])
  }

  @Test func `a silent stream has a heartbeat`() throws {
    let stream = try Stream(service)
    #expect(stream.read { $0.parser.events.comments >= 3 })
    #expect(stream.messages.count == 1)
  }

  @Test func `a deleted session says bye and ends its streams`() throws {
    let streams = try (0..<3).map { _ in try Stream(service) }
    for stream in streams { #expect(stream.read { $0.messages.count == 1 }) }
    #expect(try service.delete("/sessions/demo").status == 204)
    for stream in streams {
      #expect(stream.readToEnd())
      #expect(stream.parser.isComplete)
      #expect(stream.messages.map(\.name) == ["hello", "bye"])
      #expect(stream.messages.last?.json["reason"].string == "session-deleted")
      let retry = try #require(stream.messages.last?.retry.flatMap { Int($0) })
      #expect((500...3000).contains(retry))
    }
  }

  @Test func `one stream more than the limit is refused until one leaves`() throws {
    var streams = try (0..<3).map { _ in try Stream(service) }
    for stream in streams { #expect(stream.read { $0.messages.count == 1 }) }
    let refused = try service.curl(events)
    #expect(refused.status == 429)
    #expect(refused.json["code"].string == "too-many-streams")
    #expect(refused.headers["retry-after"] != nil)
    streams.removeLast()
    #expect(
      try eventually {
        let stream = try Stream(service)
        return stream.read { $0.parser.status != nil } && stream.parser.status == 200
      })
  }
}
