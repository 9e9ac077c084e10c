import Testing

@Suite struct ScreenTests {
  let service = Service.demo()
  let screens = "/sessions/demo/screens"

  @Test func `a screen is connected, listed and told to those who ask for screens`() throws {
    let stream = try Follower(service("GET /sessions/demo/events?include=screen"))
    stream.readAll()
    let reply = service("POST \(screens) {\"id\":\"tv\",\"size\":[1280,720],\"scale\":2}")
    #expect(reply.status == 201)
    #expect(reply["Location"] == "\(screens)/tv")
    #expect(reply.events == ["tv UIScreenDidConnect 7"])
    #expect(service.get("\(screens)/tv").json == reply[["result"]])
    #expect(
      service.get(screens).json?["screens"]?.elements.compactMap { $0["id"]?.text }
        == ["main", "tv"])
    #expect(stream.frames().map(\.line) == ["k3x9q2.3 UIScreenDidConnectNotification tv"])
  }

  @Test func `a window goes to a screen, and leaves it there when the screen goes`() {
    service("POST \(screens) {\"size\":{\"width\":1280,\"height\":720}}")
    let made = service(
      "POST /sessions/demo/windows {\"id\":\"second\",\"screen\":\"screen2\",\"isHidden\":false}")
    #expect(made[["result", "frame", "width"]] == 1280)
    #expect(made[["result", "isOnScreen"]] == true)
    #expect(service.get("\(screens)/screen2")[["windows"]] == ["second"])

    let gone = service("DELETE \(screens)/screen2")
    #expect(gone[["result"]] == .null)
    #expect(gone.events == ["screen2 UIScreenDidDisconnect 7"])
    let window = service.get("/sessions/demo/windows/second")
    #expect(window[["isOnScreen"]] == false)
    #expect(window[["isHidden"]] == false)
    #expect(window[["screen"]] == "screen2")
    #expect(service.get("\(screens)/screen2").problem == "404 not-found")
    #expect(service("DELETE \(screens)/screen2").problem == "404 not-found")
  }

  @Test(arguments: [
    ("", "422 missing-field /size"), ("{}", "422 missing-field /size"),
    (#"{"size":[1]}"#, "422 invalid-value /size"),
    (#"{"size":{"width":1}}"#, "422 missing-field /size/height"),
    (#"{"size":[1,0]}"#, "422 invalid-value /size"),
    (#"{"size":[1,2],"scale":9}"#, "422 invalid-value /scale"),
    (#"{"size":[1,2],"id":"main"}"#, "409 identifier-taken /id"),
    (#"{"size":[1,2],"bounds":1}"#, "422 unknown-field /bounds"),
  ])
  func `a screen that can't be is refused`(body: String, problem: String) {
    #expect(service("POST \(screens) \(body)").problem == problem)
  }

  @Test func `there are sixteen screens at most`() {
    for _ in 2...16 { #expect(service("POST \(screens) {\"size\":[1,1]}").status == 201) }
    let reply = service("POST \(screens) {\"size\":[1,1]}")
    #expect(reply.problem == "422 session-full")
    #expect(reply.detail == "The session has reached its limit of 16 screens.")
  }
}
