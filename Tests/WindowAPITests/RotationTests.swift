import TestSupport
import Testing
import WindowModel

@Suite struct RotationTests {
  @Test(arguments: phones, Profile.allCases)
  func `a device that is turned swaps the sides of its screen and of the window that fills it`(
    device: Device, profile: Profile
  ) {
    let service = Service()
    let path = "/sessions/demo"
    service(
      "PUT \(path) {\"profile\":\"\(profile.rawValue)\",\"device\":\"\(device.name)\"}")
    let (width, height) = (device.screenSize.width, device.screenSize.height)
    service("POST \(path)/windows {\"id\":\"home\",\"frame\":[0,0,\(width),\(height)]}")
    let stream = try? Follower(service("GET \(path)/events?include=screen"))
    stream?.readAll()
    let reply = service("PATCH \(path)/application {\"orientation\":\"landscapeRight\"}")
    #expect(
      reply.events == [
        "application UIApplicationWillChangeStatusBarOrientation 9.3A",
        "application UIApplicationWillChangeStatusBarFrame 9.3A",
        "application UIApplicationDidChangeStatusBarOrientation 9.3A",
        "application UIApplicationDidChangeStatusBarFrame 9.3A",
      ])
    #expect(stream?.frames().count == 4)
    #expect(reply[["result", "orientation"]] == "landscapeRight")
    #expect(reply[["result", "statusBar", "isHidden"]] == true)
    for place in ["screens/main", "windows/home"] {
      #expect(service.get("\(path)/\(place)")[["bounds", "width"]] == .number(height))
      #expect(service.get("\(path)/\(place)")[["bounds", "height"]] == .number(width))
    }
    #expect(
      service.get("\(path)/systemWindows").json?["systemWindows"]?.elements.first?["isHidden"]
        == true)

    let insets = service.get("\(path)/views/home/safeAreaInsets")
    let side = profile == .ios8 ? .zero : device.landscapeSafeArea
    #expect(insets[["left"]] == .number(side.left))
    #expect(insets[["bottom"]] == .number(side.bottom))
    #expect(insets[["top"]] == .number(side.top))
  }

  @Test func `the status bar is hidden and shown`() {
    let service = Service.demo()
    let application = "/sessions/demo/application"
    #expect(service.get(application)[["statusBar", "frame", "height"]] == 20)
    let reply = service("PATCH \(application) {\"statusBar\":{\"isHidden\":true}}")
    #expect(reply[["result", "statusBar", "frame", "height"]] == 0)
    let again = service("PATCH \(application) {\"statusBar\":{\"isHidden\":true}}")
    #expect(again[["notes"]]?.elements.first?["rule"] == "windows-9.3C")
    #expect(service("PATCH \(application) {\"statusBar\":{}}").events == [])
  }

  @Test(arguments: [
    (#"{"orientation":"landscape"}"#, "422 invalid-value /orientation"),
    (#"{"orientation":null}"#, "422 invalid-value /orientation"),
    (#"{"statusBar":true}"#, "422 invalid-value /statusBar"),
    (#"{"statusBar":{"isHiden":true}}"#, "422 unknown-field /statusBar/isHiden"),
    (#"{"statusBar":{"isHidden":0}}"#, "422 invalid-value /statusBar/isHidden"),
  ])
  func `what no device can do is refused`(body: String, problem: String) {
    #expect(Service.demo()("PATCH /sessions/demo/application \(body)").problem == problem)
  }
}
