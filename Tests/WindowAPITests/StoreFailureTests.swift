import Testing
import WindowSessions

@Suite struct StoreFailureTests {
  let service = Service.demo()

  @Test func `a command that the disk did not take is refused, and the session stands as before`() {
    service.get("/sessions/demo/snapshot")
    service.fail(.full)
    let reply = service("POST /sessions/demo/windows")
    #expect(reply.problem == "503 storage-unavailable")
    #expect(reply["Retry-After"] == "5")
    #expect(reply["Location"] == nil)
    #expect(service.get("/sessions/demo")[["revision"]] == 3)
    #expect(service.get("/sessions/demo/windows")[["windows"]]?.elements.count == 2)
  }

  @Test func `those who follow are told that the newest commands are lost`() throws {
    let stream = try #require(service.get("/sessions/demo/events").stream)
    let follower = Follower(stream)
    service.fail(.full)
    service("POST /sessions/demo/windows/window2/makeKey")
    let text = follower.readAll()
    #expect(!text.contains("DidBecomeKey"))
    #expect(text.hasSuffix("event: bye\ndata: {\"reason\":\"storage-failed\"}\n\n"))
  }

  @Test func `a session that can't be read is refused with what is wrong`() {
    service.fail(.damaged("The command of revision 2 can't be repeated."))
    for line in [
      "GET /sessions/demo", "POST /sessions/demo/windows", "DELETE /sessions/demo",
      "PUT /sessions/demo", "POST /sessions/demo/forks", "GET /sessions/demo/events",
    ] {
      let reply = service(line)
      #expect(reply.problem == "500 session-damaged")
      #expect(reply.detail == "The command of revision 2 can't be repeated.")
    }
  }

  @Test func `a session that could not be started does not stand`() {
    service.fail(.full)
    for line in ["PUT /sessions/new", "POST /sessions", #"POST /sessions/demo/forks {"id":"new"}"#]
    {
      #expect(service(line).problem == "503 storage-unavailable")
    }
    #expect(service.get("/sessions/new").status == 404)
  }
}
