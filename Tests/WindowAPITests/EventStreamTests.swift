import HTTP
import Testing
import WindowSessions

@Suite struct EventStreamTests {
  let service = Service.demo()
  let events = "/sessions/demo/events"

  private func follow(_ query: String = "", _ fields: String..., on other: Service? = nil) throws
    -> Follower
  {
    let service = other ?? service
    return try Follower(service.send("GET \(events)\(query)", fields))
  }

  @Test func `a stream says hello, where it begins and how often it shows that it lives`() throws {
    let reply = service.get(events)
    #expect(reply.contentType == "text/event-stream")
    #expect(reply["Cache-Control"] == "no-store")
    #expect(reply["Vary"] == "Accept")
    let follower = try Follower(reply)
    #expect(
      follower.readAll() == """
        retry: 1000
        id: k3x9q2.2.3
        event: hello
        data: {"session":"demo","epoch":"k3x9q2","revision":3,"seq":2,"heartbeatSeconds":15}


        """)
    #expect(follower.isSuspended)
  }

  @Test func `a parked stream is woken once for a command, and gets its events`() throws {
    let follower = try follow()
    follower.readAll()
    service("POST /sessions/demo/windows/window2/makeKeyAndVisible")
    #expect(follower.resumed == 1)
    #expect(follower.kicked == 1)
    #expect(
      follower.readAll() == """
        id: k3x9q2.3
        event: UIWindowDidBecomeVisibleNotification
        data: {"seq":3,"revision":4,"name":"UIWindowDidBecomeVisibleNotification",\
        "object":"window2","rule":"windows-2.3"}

        id: k3x9q2.4
        event: UIWindowDidResignKeyNotification
        data: {"seq":4,"revision":4,"name":"UIWindowDidResignKeyNotification",\
        "object":"window1","rule":"windows-2.3"}

        id: k3x9q2.5
        event: UIWindowDidBecomeKeyNotification
        data: {"seq":5,"revision":4,"name":"UIWindowDidBecomeKeyNotification",\
        "object":"window2","rule":"windows-2.3"}


        """)
    #expect(follower.isSuspended)
  }

  @Test func `what is refused or rehearsed reaches nobody`() throws {
    let follower = try follow("?include=all")
    follower.readAll()
    service("POST /sessions/demo/windows/window2/makeKey?dryRun=true")
    service("POST /sessions/demo/windows/none/makeKey")
    service(#"PATCH /sessions/demo/windows/window2 {"alpha":2}"#)
    #expect(follower.resumed == 0)
    #expect(follower.readAll() == "")
  }

  @Test func `a command stands before its events`() throws {
    let follower = try follow("?include=command")
    follower.readAll()
    service(#"PATCH /sessions/demo/windows/window2 {"isHidden":false}"#)
    service("POST /sessions/demo/windows")
    #expect(
      follower.frames().map(\.line) == [
        "k3x9q2.2.4 command window2", "k3x9q2.3 UIWindowDidBecomeVisibleNotification window2",
        "k3x9q2.3.5 command",
      ])
  }

  @Test func `a silent stream sends a comment when it is asked for a sign of life`() throws {
    let follower = try follow()
    follower.readAll()
    #expect(follower.readAll(100, .idle) == ": heartbeat\n\n")
    #expect(follower.isSuspended)
    #expect(!follower.isEnded)
  }

  @Test(arguments: [
    (StreamWake.expired, "stream-age"), (.stopping, "shutdown"),
  ])
  func `a stream that must end says why and when to come again`(
    wake: StreamWake, reason: String
  ) throws {
    let follower = try follow()
    follower.readAll()
    #expect(
      follower.readAll(16_384, wake)
        == "retry: 500\nevent: bye\ndata: {\"reason\":\"\(reason)\"}\n\n")
    #expect(follower.isEnded)
    #expect(follower.readAll() == "")
  }

  @Test func `a stream that ends twice says so once`() throws {
    let follower = try follow()
    #expect(follower.read(1, .expired) == "r")
    #expect(follower.readAll(16_384, .stopping).count(of: "event: bye") == 1)
    #expect(follower.isEnded)
  }

  @Test func `a deleted session says goodbye after all that happened in it`() throws {
    let follower = try follow()
    follower.readAll()
    service("POST /sessions/demo/windows/window2/makeKey")
    service("DELETE /sessions/demo")
    #expect(
      follower.frames().map(\.line) == [
        "k3x9q2.3 UIWindowDidResignKeyNotification window1",
        "k3x9q2.4 UIWindowDidBecomeKeyNotification window2", "bye session-deleted",
      ])
    #expect(follower.isEnded)
    #expect(follower.resumed == 1)
  }

  @Test func `a parked stream is woken when its session is deleted`() throws {
    let follower = try follow()
    follower.readAll()
    service("DELETE /sessions/demo")
    #expect(follower.resumed == 1)
    #expect(follower.kicked == 1)
    #expect(follower.frames().map(\.line) == ["bye session-deleted"])
  }

  @Test func `a closed stream is woken no more`() throws {
    let follower = try follow()
    follower.readAll()
    follower.stream.close()
    follower.stream.close()
    service("POST /sessions/demo/windows/window2/makeKey")
    #expect(follower.resumed == 0)
  }

  @Test(arguments: ["w0r1d8.2", "k3x9q2.7", "k3x9q2.2.9"])
  func `a place of another session is a reset, and the stream goes on from now`(
    id: String
  ) throws {
    let follower = try follow("", "Last-Event-ID: \(id)")
    let frames = follower.frames()
    #expect(frames.map(\.line) == ["k3x9q2.2.3 hello", "reset"])
    #expect(frames.last?.data.json == #"{"epoch":"k3x9q2","revision":3,"seq":2}"#)
    service("POST /sessions/demo/windows/window2/makeKey")
    #expect(follower.frames().count == 2)
  }

  @Test func `history that is gone is a gap`() throws {
    let small = Service.demo(history: 1)
    small("POST /sessions/demo/windows/window2/makeKey")
    let frames = try follow("?after=0", on: small).frames()
    #expect(
      frames.map(\.line) == [
        "k3x9q2.0 hello", "gap expired", "k3x9q2.3 UIWindowDidResignKeyNotification window1",
        "k3x9q2.4 UIWindowDidBecomeKeyNotification window2",
      ])
    #expect(frames[1].data.json == #"{"from":1,"reason":"expired","to":2}"#)
    #expect(try follow("?after=2", on: small).frames().map(\.name).contains("gap") == false)
  }

  @Test func `a reader that is too slow is told what it missed and must go`() throws {
    var limits = SessionLimits()
    limits.streamQueueBytes = 1000
    let small = Service.demo(limits: limits)
    let (slow, quick) = (try follow(on: small), try follow(on: small))
    slow.readAll()
    quick.readAll()
    for index in 0..<21 {
      small(#"PATCH /sessions/demo/windows/window2 {"isHidden":\#(index % 2 == 1)}"#)
      #expect(quick.frames().count == 1)
      if index == 0 { #expect(slow.frames().count == 1) }
    }
    let frames = slow.frames()
    #expect(frames.map(\.line) == ["gap slow-reader", "bye slow-reader"])
    #expect(frames[0].data.json == #"{"from":4,"reason":"slow-reader","to":23}"#)
    #expect(slow.isEnded)
    #expect(!quick.isEnded)
  }

  @Test(arguments: [1, 2, 3, 7, 64, 1000])
  func `the bytes are the same however small the buffer`(size: Int) throws {
    let (small, large) = (try follow("?after=0&include=all"), try follow("?after=0&include=all"))
    for line in [
      "POST /sessions/demo/windows/window2/makeKeyAndVisible",
      "DELETE /sessions/demo/windows/window1",
    ] {
      small.readAll(size)
      large.readAll()
      service(line)
    }
    #expect(small.read(size, .idle) != nil)
    small.readAll(size)
    large.readAll(16_384, .idle)
    small.readAll(size, .expired)
    large.readAll(16_384, .expired)
    #expect(
      small.text.replacing(": heartbeat\n\n", with: "")
        == large.text.replacing(": heartbeat\n\n", with: ""))
    #expect(small.isEnded && large.isEnded)
  }
}

extension String {
  /// How often a text occurs in it.
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
