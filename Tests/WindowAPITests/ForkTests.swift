import Testing

@Suite struct ForkTests {
  let service = Service.demo()

  private func snapshot(_ name: String, at: String = "") -> Tree? {
    guard case .object(var fields)? = service.get("/sessions/\(name)/snapshot\(at)").json else {
      return nil
    }
    fields["id"] = nil
    fields["epoch"] = nil
    return .object(fields)
  }

  @Test func `undo is a fork at the revision before`() {
    service("POST /sessions/demo/windows/window2/makeKeyAndVisible")
    let reply = service(#"POST /sessions/demo/forks {"at":-1,"id":"undone"}"#)
    #expect(reply.status == 201)
    #expect(reply["Location"] == "/sessions/undone")
    #expect(reply.revision == 3)
    #expect(reply[["epoch"]] != service.get("/sessions/demo")[["epoch"]])
    #expect(snapshot("undone") == snapshot("demo", at: "?at=3"))
    #expect(snapshot("undone", at: "?at=1") == snapshot("demo", at: "?at=1"))
    #expect(service.get("/sessions/demo")[["revision"]] == 4)
  }

  @Test func `forks go their own ways`() {
    service(#"POST /sessions/demo/forks {"id":"left"}"#)
    service(#"POST /sessions/demo/forks {"id":"right"}"#)
    #expect(snapshot("left") == snapshot("right"))
    let left = service("POST /sessions/left/windows/window2/makeKeyAndVisible")
    #expect(
      left.events == [
        "window2 DidBecomeVisible 2.3", "window1 DidResignKey 2.3", "window2 DidBecomeKey 2.3",
      ])
    let right = service("DELETE /sessions/right/windows/window1")
    #expect(
      right.events == [
        "window1 DidResignKey 2.7", "window1 DidBecomeHidden 2.7", "window1 dealloc 1.5",
      ])
    #expect(left[["revision"]] == right[["revision"]])
    #expect(left[["events"]]?.elements.first?["seq"] == right[["events"]]?.elements.first?["seq"])
    #expect(service.get("/sessions/left/application")[["keyWindow"]] == "window2")
    #expect(service.get("/sessions/right/application")[["keyWindow"]] == .null)
    #expect(service.get("/sessions/demo/application")[["keyWindow"]] == "window1")
    service("DELETE /sessions/demo")
    #expect(service.get("/sessions/left/snapshot?at=2").status == 200)
  }

  @Test func `a fork of a fork, and a fork of the very start`() {
    service(#"POST /sessions/demo/forks {"at":2,"id":"two"}"#)
    service("POST /sessions/two/windows")
    service(#"POST /sessions/two/forks {"at":-2,"id":"one"}"#)
    #expect(snapshot("one") == snapshot("demo", at: "?at=1"))
    let start = service(#"POST /sessions/demo/forks {"at":0,"id":"start"}"#)
    #expect(start[["revision"]] == 0)
    #expect(service.get("/sessions/start/windows").line == #"200 {"windows":[]}"#)
  }

  @Test func `a fork without a name or a body gets a name and begins at the newest`() {
    let reply = service("POST /sessions/demo/forks")
    #expect(reply[["revision"]] == 3)
    #expect(reply["Location"]?.hasPrefix("/sessions/s") == true)
  }

  @Test func `a session that began with a nib is forked with it`() {
    service(#"PUT /sessions/nib {"nib":{"windows":[{"id":"main"}]}}"#)
    service("POST /sessions/nib/windows/main/makeKeyAndVisible")
    service(#"POST /sessions/nib/forks {"at":1,"id":"copy"}"#)
    #expect(snapshot("copy") == snapshot("nib", at: "?at=1"))
    #expect(service(#"PUT /sessions/copy {"nib":{"windows":[{"id":"main"}]}}"#).status == 200)
  }

  @Test func `what can't be forked changes nothing`() {
    for (body, problem) in [
      (#"{"at":4}"#, "404 unknown-revision"), (#"{"at":-4}"#, "404 unknown-revision"),
      (#"{"at":1e18}"#, "404 unknown-revision"), (#"{"at":1e300}"#, "422 invalid-value /at"),
      (#"{"at":1.5}"#, "422 invalid-value /at"), (#"{"at":"1"}"#, "422 invalid-value /at"),
      (#"{"id":"demo"}"#, "409 session-exists"), (#"{"id":"2nd"}"#, "422 invalid-value /id"),
      (#"{"revision":1}"#, "422 unknown-field /revision"),
    ] {
      #expect(service("POST /sessions/demo/forks", body: body).problem == problem)
    }
    #expect(service("POST /sessions/nobody/forks").problem == "404 not-found")
    #expect(service.get("/sessions").json?["sessions"]?.elements.count == 1)
  }

  @Test func `keys of requests to a session are not its fork's`() {
    let key = "Idempotency-Key: k1"
    service("POST /sessions/demo/windows/window2/makeKey", key)
    service(#"POST /sessions/demo/forks {"id":"fork"}"#)
    #expect(service("POST /sessions/demo/windows/window2/makeKey", key)[["revision"]] == 4)
    #expect(service("POST /sessions/fork/windows/window2/makeKey", key)[["revision"]] == 5)
  }
}
