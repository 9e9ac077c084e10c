import TestSupport
import Testing
import WindowModel

@Suite struct SceneActivationTests {
  /// A session with a stepped run loop.
  private func stepped(_ launch: Launch = .foreground) -> Transcript {
    var settings = Settings(profile: .ios17)
    settings.runLoop = .manual
    settings.launch = launch
    return Transcript(settings)
  }

  private func background() -> Transcript {
    var settings = Settings(profile: .ios17)
    settings.launch = .background
    return Transcript(settings)
  }

  @Test func `a scene is unattached while it connects, and comes to the front in the next turn`() {
    let app = stepped()
    #expect(app.connect(scene: "left") == ["left UISceneWillConnectNotification 1.8A"])
    #expect(app.app.scene("left")?.activation == .unattached)
    #expect(app.app.runLoop.pending == [.activateScene("left")])
    app.create("home") { $0.windowScene = "left" }
    #expect(app.makeKeyAndVisible("home") == ["home visible 2.3", "home key 2.3"])
    #expect(
      app.perform(.runLoop(turns: 1)) == [
        "left UISceneWillEnterForegroundNotification 1.8F",
        "left UISceneDidActivateNotification 1.8F",
      ])
    #expect(app.app.scene("left")?.activation == .foregroundActive)
    #expect(app.app.runLoop.isIdle)
  }

  @Test func `scenes follow the application, and each posts before it`() {
    let app = Transcript(.ios17)
    app.connect(scene: "left")
    app.connect(scene: "right")
    #expect(
      app.take(to: .background) == [
        "left UISceneWillDeactivateNotification 1.8F",
        "right UISceneWillDeactivateNotification 1.8F",
        "application UIApplicationWillResignActiveNotification 2.4A",
        "left UISceneDidEnterBackgroundNotification 1.8F",
        "right UISceneDidEnterBackgroundNotification 1.8F",
        "application UIApplicationDidEnterBackgroundNotification 2.4A",
      ])
    #expect(app.app.scenes.map(\.activation) == [.background, .background])
    #expect(
      app.take(to: .inactive) == [
        "left UISceneWillEnterForegroundNotification 1.8F",
        "right UISceneWillEnterForegroundNotification 1.8F",
        "application UIApplicationWillEnterForegroundNotification 2.4A",
      ])
    #expect(app.app.scenes.map(\.activation) == [.foregroundInactive, .foregroundInactive])
    #expect(
      app.take(to: .active) == [
        "left UISceneDidActivateNotification 1.8F", "right UISceneDidActivateNotification 1.8F",
        "application UIApplicationDidBecomeActiveNotification 2.4A",
      ])
  }

  @Test func `a scene that connects in an inactive app becomes active with it`() {
    let app = Transcript(.ios13)
    app.take(to: .inactive)
    #expect(
      app.connect(scene: "left") == [
        "left UISceneWillConnectNotification 1.8A",
        "left UISceneWillEnterForegroundNotification 1.8F",
      ])
    #expect(app.app.scene("left")?.activation == .foregroundInactive)
    #expect(
      app.take(to: .active) == [
        "left UISceneDidActivateNotification 1.8F",
        "application UIApplicationDidBecomeActiveNotification 2.4A",
      ])
  }

  @Test func `a scene that connects in the background is told nothing until it comes to the front`()
  {
    let app = background()
    #expect(app.connect(scene: "left") == ["left UISceneWillConnectNotification 1.8A"])
    #expect(app.app.scene("left")?.activation == .background)
    #expect(
      app.take(to: .active) == [
        "left UISceneWillEnterForegroundNotification 1.8F",
        "application UIApplicationWillEnterForegroundNotification 2.4A",
        "left UISceneDidActivateNotification 1.8F",
        "application UIApplicationDidBecomeActiveNotification 2.4A",
      ])
  }

  @Test func `a scene that still connects goes where the application went meanwhile`() {
    let app = stepped()
    app.connect(scene: "left")
    #expect(
      app.take(to: .background) == [
        "application UIApplicationWillResignActiveNotification 2.4A",
        "application UIApplicationDidEnterBackgroundNotification 2.4A",
      ])
    #expect(app.perform(.runLoop(turns: 1)) == [])
    #expect(app.app.scene("left")?.activation == .background)
  }

  @Test func `a scene that goes before it was in front is told nothing of the front`() {
    let app = stepped()
    app.connect(scene: "left")
    #expect(app.disconnect(scene: "left") == ["left UISceneDidDisconnectNotification 1.8A"])
    #expect(app.perform(.runLoop(turns: 1)) == [])
  }

  @Test func `an active scene is deactivated before its windows lose it`() {
    let app = Transcript(.ios17)
    app.connect(scene: "left")
    app.create("home") { $0.windowScene = "left" }
    app.makeKeyAndVisible("home")
    #expect(
      app.disconnect(scene: "left") == [
        "left UISceneWillDeactivateNotification 1.8F", "home resigns 1.8B", "home hidden 1.8D",
        "left UISceneDidDisconnectNotification 1.8A",
      ])
    app.connect(scene: "right")
    app.take(to: .background)
    #expect(app.disconnect(scene: "right") == ["right UISceneDidDisconnectNotification 1.8A"])
  }
}
