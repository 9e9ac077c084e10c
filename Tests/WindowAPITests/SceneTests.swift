import Testing

@Suite struct SceneTests {
  let service = Service()
  let path = "/sessions/new"

  init() {
    service("PUT \(path) {\"profile\":\"ios17\"}")
    service("POST \(path)/scenes {\"id\":\"left\"}")
    service("POST \(path)/scenes")
  }

  @Test func `scenes are connected, listed and disconnected`() {
    let scenes = service.get("\(path)/scenes").json?["scenes"]?.elements ?? []
    #expect(scenes.compactMap { $0["id"]?.text } == ["left", "scene1"])
    let reply = service("DELETE \(path)/scenes/left")
    #expect(reply[["result"]] == .null)
    #expect(
      reply.events == ["left UISceneWillDeactivate 1.8F", "left UISceneDidDisconnect 1.8A"])
    #expect(service("DELETE \(path)/scenes/left").problem == "404 not-found")
    #expect(service.get("\(path)/scenes/scene").hint == "Did you mean 'scene1'?")
  }

  @Test func `a scene shows how active it is, and follows the application`() {
    #expect(service.get("\(path)/scenes/left")[["activationState"]] == "foregroundActive")
    let reply = service("PATCH \(path)/application {\"state\":\"inactive\"}")
    #expect(
      reply.events == [
        "left UISceneWillDeactivate 1.8F", "scene1 UISceneWillDeactivate 1.8F",
        "application UIApplicationWillResignActive 2.4A",
      ])
    #expect(service.get("\(path)/scenes/left")[["activationState"]] == "foregroundInactive")
    let snapshot = service.get("\(path)/snapshot").json?["scenes"]?.elements ?? []
    #expect(snapshot.compactMap { $0["activationState"]?.text }.count == 2)
  }

  @Test func `two windows are key, each in its scene`() {
    for (window, scene) in [("a", "left"), ("b", "scene1")] {
      let body = "{\"id\":\"\(window)\",\"windowScene\":\"\(scene)\"}"
      let made = service("POST \(path)/windows \(body)")
      #expect(made[["result", "windowScene"]]?.text == scene)
      service("POST \(path)/windows/\(window)/makeKeyAndVisible")
    }
    #expect(service.get("\(path)/windows/a")[["isKeyWindow"]] == true)
    #expect(service.get("\(path)/windows/b")[["isKeyWindow"]] == true)
    #expect(service.get("\(path)/application")[["keyWindow"]] == "b")
    #expect(service.get("\(path)/scenes/left")[["keyWindow"]] == "a")

    let out = service("PATCH \(path)/windows/a {\"windowScene\":null}")
    #expect(out.events == ["a DidResignKey 1.8B", "a DidBecomeHidden 1.8D"])
    #expect(out[["result", "isHidden"]] == true)
    #expect(out[["result", "windowScene"]] == .null)
    #expect(out[["result", "isOnScreen"]] == false)
  }

  @Test func `a scene that is not there is no window's`() {
    let reply = service("POST \(path)/windows {\"windowScene\":\"lefd\"}")
    #expect(reply.problem == "422 invalid-value /windowScene")
    #expect(reply.hint == "Did you mean 'left'?")
  }

  @Test func `windows of older systems tell of no scene`() {
    service("PUT /sessions/demo")
    #expect(service("POST /sessions/demo/windows")[["result", "windowScene"]] == nil)
    #expect(service("POST /sessions/demo/scenes").problem == "409 not-possible")
  }
}
