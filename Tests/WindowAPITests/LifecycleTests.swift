import Testing

@Suite struct LifecycleTests {
  let service = Service.demo()

  @Test func `an app is launched, makes its window and is told what it lacks`() {
    let path = "/sessions/new"
    #expect(service("PUT \(path)?verbose=true {\"launch\":\"manual\"}")[["launch"]] == "manual")
    #expect(service.get("\(path)/application")[["state"]] == "notRunning")
    let early = service("POST \(path)/windows")
    #expect(early.problem == "409 not-possible")
    #expect(early.detail == "The app does not run yet, so its code can't.")

    let launch = service("PATCH \(path)/application {\"state\":\"inactive\"}")
    #expect(
      launch.events == [
        "application main 0A", "application UIApplicationMain 0A",
        "application willFinishLaunchingWithOptions 0A",
        "application didFinishLaunchingWithOptions 0A",
      ])
    service("POST \(path)/windows {\"id\":\"home\"}")
    service("POST \(path)/windows/home/makeKeyAndVisible")
    let end = service("PATCH \(path)/application {\"state\":\"active\"}")
    #expect(end.events == ["application UIApplicationDidBecomeActive 2.4A"])
    #expect(
      end[["diagnostics"]] == [
        "Application windows are expected to have a root view controller at the end of application launch"
      ])
    #expect(end[["result"]] == service.get("\(path)/application").json)
  }

  @Test func `those who ask for the life cycle are told of it`() throws {
    let stream = try Follower(service("GET /sessions/demo/events?include=lifecycle"))
    stream.readAll()
    service("PATCH /sessions/demo/application {\"state\":\"inactive\"}")
    #expect(
      stream.frames().map(\.line) == [
        "k3x9q2.3 UIApplicationWillResignActiveNotification application"
      ])
  }

  @Test func `a change of nothing changes nothing`() {
    let reply = service("PATCH /sessions/demo/application")
    #expect(reply.status == 200)
    #expect(reply.events == [])
  }

  @Test(arguments: [
    (#"{"state":"foreground"}"#, "422 invalid-value /state"),
    (#"{"state":"notRunning"}"#, "409 not-possible"),
    (#"{"stat":"active"}"#, "422 unknown-field /stat"),
  ])
  func `a state that can't be is refused`(body: String, problem: String) {
    #expect(service("PATCH /sessions/demo/application \(body)").problem == problem)
  }
}
