import Testing

@Suite struct HistoryTests {
  let service = Service.demo()

  private func history(_ query: String = "", _ fields: String..., of service: Service? = nil)
    -> Reply
  {
    (service ?? self.service).send(
      "GET /sessions/demo/events\(query)", ["Accept: application/json"] + fields)
  }

  @Test func `history begins at the start with the notifications of windows`() {
    let reply = history()
    #expect(
      reply.body == """
        {"session":"demo","epoch":"k3x9q2","events":[{"seq":1,"revision":2,\
        "name":"UIWindowDidBecomeVisibleNotification","object":"window1","rule":"windows-2.3"},\
        {"seq":2,"revision":2,"name":"UIWindowDidBecomeKeyNotification","object":"window1",\
        "rule":"windows-2.3"}],"next":null}

        """)
  }

  @Test func `groups add to the windows' notifications`() {
    service("DELETE /sessions/demo/windows/window2")
    let windows = ["window1 DidBecomeVisible 2.3", "window1 DidBecomeKey 2.3"]
    #expect(history().events == windows)
    #expect(history("?include=window").events == windows)
    #expect(history("?include=").events == windows)
    #expect(history("?include=reference").events == windows + ["window2 dealloc 1.5"])
    let commands = [
      "command createWindow", "command makeKeyAndVisible", "command createWindow",
      "command release",
    ]
    let some = commands[0...1] + windows + commands[2...3]
    #expect(history("?include=command").events == Array(some))
    let all = Array(some) + ["window2 dealloc 1.5"]
    #expect(history("?include=all").events == all)
    #expect(history("?include=reference,command").events == all)
    #expect(history("?include=screen,tree,input,lifecycle").events == windows)
    let wrong = history("?include=reference,windows")
    #expect(wrong.problem == "422 invalid-parameter")
    #expect(wrong.hint == "Did you mean 'window'?")
  }

  @Test(arguments: ["", "reference", "command", "all"], 1...8)
  func `pages put together are the whole`(include: String, size: Int) {
    service("POST /sessions/demo/windows/window2/makeKeyAndVisible")
    service("DELETE /sessions/demo/windows/window2")
    let whole = history("?include=\(include)").json?["events"]?.elements ?? []
    var pages: [Tree] = []
    var after = "0"
    for _ in 0...whole.count {
      let reply = history("?include=\(include)&limit=\(size)&after=\(after)")
      let page = reply.json?["events"]?.elements ?? []
      #expect(page.count <= size)
      pages += page
      guard let next = reply.json?["next"]?.text else { break }
      after = next
    }
    #expect(pages == whole)
  }

  @Test func `the header wins over the query`() {
    #expect(history("?after=0", "Last-Event-ID: k3x9q2.1").events == ["window1 DidBecomeKey 2.3"])
    #expect(history("?after=1", "Last-Event-ID: ").events == ["window1 DidBecomeKey 2.3"])
    #expect(history("?after=k3x9q2.1").events == ["window1 DidBecomeKey 2.3"])
    #expect(history("?after=1").events == ["window1 DidBecomeKey 2.3"])
    #expect(history("?after=2").events == [])
  }

  @Test(arguments: ["k3x9q2.99", "99", "zzzzzz.1", "k3x9q2.2.99", "9007199254740991"])
  func `a place that is not in the session is a reset`(after: String) {
    let reply = history("?after=\(after)")
    #expect(reply.json?["reset"] == true)
    #expect(reply.events == [])
    #expect(reply.json?["next"] == .null)
  }

  @Test(arguments: [
    "x", ".1", "k3x9q2.", "k3x9q2.-1", "-1", "1.2.3.4", "k3x9q2.1.2.3", "1x", "1.2",
    "k3x9q.1", "k3x9q22.1", "K3X9Q2.1", "+1", "01", "k3x9q2.1.01", "9007199254740992",
  ])
  func `what is no event's identifier is refused`(after: String) {
    #expect(history("?after=\(after)").problem == "422 invalid-parameter")
    #expect(history("", "Last-Event-ID: \(after)").problem == "400 invalid-header")
    #expect(history("?after=\(after)", "Last-Event-ID: 1").problem == "422 invalid-parameter")
    #expect(service.get("/sessions/demo/events?after=\(after)").problem == "422 invalid-parameter")
  }

  @Test func `a limit goes from one to ten thousand, and a stream has none`() {
    for limit in ["0", "10001", "-1", "x", "", "1.5"] {
      #expect(history("?limit=\(limit)").problem == "422 invalid-parameter")
    }
    #expect(history("?limit=1").events.count == 1)
    #expect(history("?limit=10000").events.count == 2)
    let reply = service.get("/sessions/demo/events?limit=5")
    #expect(reply.problem == "422 invalid-parameter")
  }

  @Test func `events that are gone are a gap`() {
    let service = Service.demo(history: 1)
    // A store may keep a quarter more than its limit; of one, that is zero.
    service("POST /sessions/demo/windows/window2/makeKey")
    let reply = history(of: service)
    #expect(reply[["gap"]]?.json == #"{"from":1,"to":2}"#)
    #expect(reply.events == ["window1 DidResignKey 2.5", "window2 DidBecomeKey 2.5"])
    #expect(history("?after=2", of: service)[["gap"]] == nil)
    #expect(history("?after=1", of: service)[["gap"]]?.json == #"{"from":2,"to":2}"#)
    #expect(history("?after=3", of: service).events == ["window2 DidBecomeKey 2.5"])
  }
}
