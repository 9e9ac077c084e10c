import TestSupport
import Testing
import WindowModel

@Suite struct ApplicationStateTests {
  @Test func `an app is active unless it was launched otherwise`() {
    #expect(Transcript().app.state == .active)
    #expect(Transcript(.launched(.foreground)).app.state == .active)
    #expect(Transcript(.launched(.background)).app.state == .background)
    #expect(Transcript(.launched(.manual)).app.state == .notRunning)
  }

  @Test func `leaving and coming back runs through the states, and no window is told`() throws {
    let app = Transcript()
    app.create("home")
    app.makeKeyAndVisible("home")
    #expect(
      app.take(to: .background) == [
        "application UIApplicationWillResignActiveNotification 2.4A",
        "application UIApplicationDidEnterBackgroundNotification 2.4A",
      ])
    #expect(app.app.state == .background)
    #expect(app.keyWindow == "home")
    #expect(try app.view("home").isHidden == false)
    #expect(
      app.take(to: .active) == [
        "application UIApplicationWillEnterForegroundNotification 2.4A",
        "application UIApplicationDidBecomeActiveNotification 2.4A",
      ])
  }

  @Test func `a call or the switcher makes an app inactive for a while`() {
    let app = Transcript()
    #expect(
      app.take(to: .inactive) == ["application UIApplicationWillResignActiveNotification 2.4A"])
    #expect(
      app.take(to: .active) == ["application UIApplicationDidBecomeActiveNotification 2.4A"])
    app.take(to: .inactive)
    #expect(
      app.take(to: .background) == ["application UIApplicationDidEnterBackgroundNotification 2.4A"])
    #expect(
      app.take(to: .inactive) == ["application UIApplicationWillEnterForegroundNotification 2.4A"])
  }

  @Test func `the same state again posts nothing`() {
    let app = Transcript()
    #expect(app.take(to: .active) == [])
    #expect(app.notes == [.alreadyInState])
  }

  @Test func `nothing of an app runs before its launch, and no launch is taken back`() {
    let app = Transcript(.launched(.manual))
    let create = Command.createWindow(
      identifier: "home", properties: WindowProperties(), retained: true)
    #expect(
      app.refusal(of: create) == .notRunning)
    app.connect("tv")
    #expect(app.take(to: .notRunning) == [])
    #expect(app.notes == [.alreadyInState])
    app.take(to: .inactive)
    var back = ApplicationProperties()
    back.state = .notRunning
    #expect(
      app.refusal(of: .changeApplication(back))
        == .notPossible("A running app can't go back to before its launch."))
  }

  static let launch = [
    "application main 0A", "application UIApplicationMain 0A",
    "application willFinishLaunchingWithOptions 0A", "application didFinishLaunchingWithOptions 0A",
  ]

  @Test func `a launch stops in the delegate's hands until the app becomes active`() {
    let app = Transcript(.launched(.manual))
    #expect(app.take(to: .inactive) == Self.launch)
    #expect(app.app.state == .inactive)
    app.create("home")
    #expect(app.makeKeyAndVisible("home") == ["home visible 2.3", "home key 2.3"])
    #expect(
      app.take(to: .active) == ["application UIApplicationDidBecomeActiveNotification 2.4A"])
    #expect(app.diagnostics == [Self.noRoot])
    app.take(to: .background)
    app.take(to: .active)
    #expect(app.diagnostics == [])
  }

  static let noRoot =
    "Application windows are expected to have a root view controller at the end of application launch"

  @Test func `a launch in one go ends in front or behind`() {
    let front = Transcript(.launched(.manual))
    #expect(
      front.take(to: .active) == Self.launch + [
        "application UIApplicationDidBecomeActiveNotification 2.4A"
      ])
    #expect(front.diagnostics == [])
    let behind = Transcript(.launched(.manual))
    #expect(
      behind.take(to: .background) == Self.launch + [
        "application UIApplicationDidEnterBackgroundNotification 2.4A"
      ])
  }

  @Test func `a hidden window needs no root view controller when the launch ends`() {
    let app = Transcript(.launched(.manual))
    app.take(to: .inactive)
    app.create("home")
    app.take(to: .active)
    #expect(app.diagnostics == [])
  }
}

extension Settings {
  fileprivate static func launched(_ launch: Launch) -> Settings {
    var settings = Settings()
    settings.launch = launch
    return settings
  }
}
