import TestSupport
import Testing
import WindowModel

@Suite struct SceneTests {
  /// An app of iOS 17 with the scenes `left` and `right`.
  private func twoScenes() -> Transcript {
    let app = Transcript(.ios17)
    app.connect(scene: "left")
    app.connect(scene: "right")
    return app
  }

  @Test func `scenes are counted, and are told when they come and go`() {
    let app = Transcript(.ios17)
    #expect(
      app.connect(scene: nil) == [
        "scene1 UISceneWillConnectNotification 1.8A",
        "scene1 UISceneWillEnterForegroundNotification 1.8F",
        "scene1 UISceneDidActivateNotification 1.8F",
      ])
    #expect(
      app.disconnect(scene: "scene1") == [
        "scene1 UISceneWillDeactivateNotification 1.8F",
        "scene1 UISceneDidDisconnectNotification 1.8A",
      ])
    app.connect(scene: nil)
    #expect(app.app.scenes.map(\.identifier) == ["scene2"])
    #expect(app.refusal(of: .connectScene(identifier: "scene1")) == .identifierTaken("scene1"))
    #expect(app.refusal(of: .disconnectScene("scene1")) == .notFound(.scene, "scene1"))
    #expect(
      app.refusal(of: .connectScene(identifier: nil, screen: "tv"))
        == .unknown(.screen, "tv", property: "screen"))
  }

  @Test(arguments: [Profile.ios8, .ios12])
  func `there are no scenes before iOS 13`(profile: Profile) {
    let app = Transcript(profile)
    let refusal = Refusal.notPossible("An app has no scenes before iOS 13.")
    #expect(app.refusal(of: .connectScene(identifier: nil)) == refusal)
    app.create("home")
    var properties = WindowProperties()
    properties.windowScene = .some(nil)
    #expect(app.refusal(of: .changeWindow("home", properties)) == refusal)
  }

  @Test func `a window without a scene is neither seen nor key where scenes have their own key`()
    throws
  {
    let app = Transcript(.ios17)
    app.connect(scene: "right")
    app.create("home")
    #expect(app.makeKeyAndVisible("home") == [])
    #expect(app.notes == [.noSceneToShowIn, .noScene])
    #expect(app.show("home") == [])
    #expect(app.notes == [.noSceneToShowIn])
    #expect(app.create("shown") { $0.isHidden = false } == [])
    #expect(try app.view("home").isHidden)
    #expect(try app.view("shown").isHidden)
    #expect(try !app.app.isOnScreen(app.id("home")))
    #expect(app.app.hitTest(Point(x: 10, y: 10)).steps == [])

    app.connect(scene: "left")
    #expect(app.change("home") { $0.windowScene = "left" } == [])
    #expect(app.makeKeyAndVisible("home") == ["home visible 2.3", "home key 2.3"])
    #expect(try app.app.isOnScreen(app.id("home")))
    #expect(app.app.keyWindow(of: "left").map(app.name) == "home")
  }

  @Test func `a classic app's windows show in an implicit scene, until it has one of its own`()
    throws
  {
    let app = Transcript(.ios17)
    app.create("home")
    app.create("over") { $0.isHidden = false }
    #expect(app.makeKeyAndVisible("home") == ["home visible 2.3", "home key 2.3"])
    #expect(try app.app.isOnScreen(app.id("home")))
    #expect(app.makeKey("over") == ["home resigns 2.5", "over key 2.5"])
    #expect(
      app.connect(scene: "left") == [
        "over resigns 1.8B", "over hidden 1.8D", "home hidden 1.8D",
        "left UISceneWillConnectNotification 1.8A",
        "left UISceneWillEnterForegroundNotification 1.8F",
        "left UISceneDidActivateNotification 1.8F",
      ])
    #expect(app.keyWindow == nil)
    #expect(app.show("home") == [])
    #expect(app.notes == [.noSceneToShowIn])
    app.disconnect(scene: "left")
    #expect(app.show("home") == [])
  }

  @Test func `in iOS 13 a window needs a scene once the app has one, and the key is the app's`()
    throws
  {
    let app = Transcript(.ios13)
    app.create("home")
    app.makeKeyAndVisible("home")
    #expect(try app.app.isOnScreen(app.id("home")))
    app.connect(scene: "left")
    #expect(try !app.app.isOnScreen(app.id("home")))
    app.create("other") { $0.windowScene = "left" }
    #expect(
      app.makeKeyAndVisible("other") == ["other visible 2.3", "home resigns 2.3", "other key 2.3"])
  }

  @Test func `a window that is made for a scene is hidden and fills the scene's screen`() throws {
    let app = Transcript(.ios17)
    app.connect("tv")
    app.connect(scene: "show", on: "tv")
    app.create("home") { $0.windowScene = "show" }
    let view = try app.view("home")
    #expect(view.isHidden)
    #expect(view.window?.scene == "show")
    #expect(view.window?.screen == "tv")
    #expect(view.frame.size == Size(width: 1280, height: 720))
    #expect(app.app.windows(of: "show").map(app.name) == ["home"])
    var settings = Settings(profile: .ios17)
    settings.knobs.windowInitFrame = .zero
    let other = Transcript(settings)
    other.connect(scene: "show")
    other.create("home") { $0.windowScene = "show" }
    #expect(try other.view("home").frame == other.app.mainScreen.bounds)
  }

  @Test func `each scene has a key window of its own`() {
    let app = twoScenes()
    app.create("a") { $0.windowScene = "left" }
    app.create("b") { $0.windowScene = "right" }
    app.create("c") { $0.windowScene = "left" }
    app.makeKeyAndVisible("a")
    #expect(app.makeKeyAndVisible("b") == ["b visible 2.3", "b key 2.3"])
    #expect(app.app.keyWindows.map(app.name) == ["a", "b"])
    #expect(app.keyWindow == "b")
    #expect(app.makeKeyAndVisible("c") == ["c visible 2.3", "a resigns 2.3", "c key 2.3"])
    #expect(app.app.keyWindows.map(app.name) == ["b", "c"])
  }

  @Test func `the key falls to a window of the same scene`() {
    let app = twoScenes()
    app.create("a") { $0.windowScene = "left" }
    app.create("c") { $0.windowScene = "left" }
    app.create("b") { $0.windowScene = "right" }
    for window in ["a", "c", "b"] as [Identifier] { app.makeKeyAndVisible(window) }
    #expect(app.hide("b") == ["b resigns 2.7", "b hidden 2.7"])
    #expect(app.hide("c") == ["c resigns 2.7", "a key 2.7 fallback", "c hidden 2.7"])
  }

  @Test func `a key window that leaves its scene gives the key away there`() {
    let app = twoScenes()
    app.create("a") { $0.windowScene = "left" }
    app.create("c") { $0.windowScene = "left" }
    app.makeKeyAndVisible("a")
    app.makeKeyAndVisible("c")
    #expect(
      app.change("c") { $0.windowScene = "right" } == ["c resigns 1.8B", "a key 1.8B fallback"])
    #expect(app.app.keyWindow(of: "right") == nil)
    #expect(
      app.change("a") { $0.windowScene = .some(nil) } == ["a resigns 1.8B", "a hidden 1.8D"])
    #expect(app.keyWindow == nil)
  }

  @Test(arguments: [Profile.ios13, .ios17])
  func `a window that is taken out of its scene is hidden, and the scene stays`(
    profile: Profile
  ) throws {
    let app = Transcript(profile)
    app.connect(scene: "left")
    app.create("a") { $0.windowScene = "left" }
    app.create("b") { $0.windowScene = "left" }
    app.makeKeyAndVisible("a")
    app.show("b")
    #expect(app.change("b") { $0.windowScene = .some(nil) } == ["b hidden 1.8D"])
    #expect(try app.view("b").isHidden)
    #expect(try app.view("b").window?.scene == nil)
    #expect(app.app.scenes.map(\.identifier) == ["left"])
    #expect(app.windows == ["a", "b"])
    #expect(app.keyWindow == "a")
    #expect(app.change("b") { $0.windowScene = .some(nil) } == [])
  }

  @Test func `in iOS 13 a window without a scene can be key while it is not hidden`() throws {
    let app = Transcript(.ios13)
    app.connect(scene: "left")
    app.create("loose")
    #expect(app.makeKey("loose") == [])
    #expect(app.notes == [.noScene])
    #expect(app.makeKeyAndVisible("loose") == ["loose visible 2.3", "loose key 2.3"])
    #expect(try !app.app.isOnScreen(app.id("loose")))
    #expect(app.app.hitTest(Point(x: 10, y: 10)).steps == [])
  }

  @Test(arguments: [Profile.ios13, .ios17])
  func `a hidden window in a scene can be made key`(profile: Profile) throws {
    let app = Transcript(profile)
    app.connect(scene: "left")
    app.create("a") { $0.windowScene = "left" }
    #expect(app.makeKey("a") == ["a key 2.5"])
    #expect(try app.view("a").isHidden)
  }

  @Test(arguments: [Profile.ios13, .ios17])
  func `the responder chain leads from a window through its scene to the application`(
    profile: Profile
  ) throws {
    let app = Transcript(profile)
    app.connect(scene: "left")
    app.create("a") { $0.windowScene = "left" }
    app.createView("box", in: "a")
    #expect(try app.chain(from: "box") == ["box", "a", "left", "application", "delegate"])
    app.makeKey("a")
    app.shake()
    #expect(
      app.deliveries.first
        == "motionBegan: a passesOn, left passesOn, application passesOn, delegate passesOn")
    app.change("a") { $0.windowScene = .some(nil) }
    #expect(try app.chain(from: "box") == ["box", "a", "application", "delegate"])
  }

  @Test func `the keyboard comes up in the scene of the text field`() throws {
    let app = twoScenes()
    for scene in ["left", "right"] as [Identifier] {
      app.create("in-\(scene)") { ($0.windowScene, $0.isHidden) = (scene, false) }
      app.createView("field-\(scene)", "UITextField", in: "in-\(scene)")
      app.focus("field-\(scene)")
      #expect(try app.view("UITextEffectsWindow").window?.scene == scene)
      #expect(try app.app.isOnScreen(app.id("UITextEffectsWindow")))
    }
    #expect(
      app.disconnect(scene: "right") == [
        "right UISceneWillDeactivateNotification 1.8F", "in-right resigns 1.8B",
        "in-right hidden 1.8D",
        "right UISceneDidDisconnectNotification 1.8A",
      ])
    #expect(try app.view("UITextEffectsWindow").window?.scene == "left")
    #expect(
      app.disconnect(scene: "left") == [
        "left UISceneWillDeactivateNotification 1.8F", "in-left resigns 1.8B",
        "in-left hidden 1.8D",
        "left UISceneDidDisconnectNotification 1.8A",
        "main UIKeyboardWillChangeFrameNotification 3.4C",
        "main UIKeyboardWillHideNotification 3.4C", "UITextEffectsWindow hidden 3.4A",
        "main UIKeyboardDidChangeFrameNotification 3.4C", "main UIKeyboardDidHideNotification 3.4C",
      ])
  }

  @Test func `of the windows of a scene that goes the key window is hidden last in iOS 13`() {
    let app = Transcript(.ios13)
    app.connect(scene: "left")
    app.connect(scene: "right")
    app.create("stays") { ($0.windowScene, $0.isHidden) = ("right", false) }
    app.create("key") { $0.windowScene = "left" }
    app.makeKeyAndVisible("key")
    app.create("front") { ($0.windowScene, $0.isHidden) = ("left", false) }
    #expect(
      app.disconnect(scene: "left") == [
        "left UISceneWillDeactivateNotification 1.8F", "front hidden 1.8D", "key resigns 2.7",
        "key hidden 2.7",
        "left UISceneDidDisconnectNotification 1.8A",
      ])
    #expect(app.keyWindow == nil)
  }

  @Test func `in iOS 13 too the key falls to a window of the same scene, or to none`() {
    let app = Transcript(.ios13)
    app.connect(scene: "left")
    app.connect(scene: "right")
    app.create("a") { ($0.windowScene, $0.isHidden) = ("left", false) }
    app.create("c") { ($0.windowScene, $0.isHidden) = ("left", false) }
    app.create("b") { ($0.windowScene, $0.isHidden) = ("right", false) }
    app.makeKey("c")
    #expect(app.hide("c") == ["c resigns 2.7", "a key 2.7 fallback", "c hidden 2.7"])
    #expect(app.hide("a") == ["a resigns 2.7", "a hidden 2.7"])
    #expect(app.keyWindow == nil)
  }

  @Test func `in iOS 13 a key window that leaves its scene gives the key away there`() {
    let app = Transcript(.ios13)
    app.connect(scene: "left")
    app.connect(scene: "right")
    app.create("a") { ($0.windowScene, $0.isHidden) = ("left", false) }
    app.create("b") { ($0.windowScene, $0.isHidden) = ("right", false) }
    app.create("c") { $0.windowScene = "left" }
    app.makeKeyAndVisible("c")
    #expect(
      app.change("c") { $0.windowScene = .some(nil) } == [
        "c resigns 2.7", "a key 2.7 fallback", "c hidden 2.7",
      ])
  }

  @Test func `a scene that goes leaves its windows without one, hidden and still listed`() throws {
    let app = twoScenes()
    app.create("a") { $0.windowScene = "left" }
    app.makeKeyAndVisible("a")
    #expect(
      app.disconnect(scene: "left") == [
        "left UISceneWillDeactivateNotification 1.8F", "a resigns 1.8B", "a hidden 1.8D",
        "left UISceneDidDisconnectNotification 1.8A",
      ])
    #expect(app.windows == ["a"])
    #expect(try app.view("a").window?.scene == nil)
    #expect(try app.view("a").isHidden)
    #expect(try !app.app.isOnScreen(app.id("a")))
  }

  @Test(arguments: [Profile.ios13, .ios17])
  func `a window that is put into a scene that is gone raises`(profile: Profile) {
    let app = Transcript(profile)
    app.connect(scene: "left")
    app.create("home")
    app.disconnect(scene: "left")
    var properties = WindowProperties()
    properties.windowScene = "left"
    let refusal = Refusal.exception(
      name: "NSInternalInconsistencyException",
      reason: "Attempting to attach window to an invalidated scene: <UIWindowScene: left>")
    #expect(app.refusal(of: .changeWindow("home", properties)) == refusal)
    #expect(
      app.refusal(
        of: .createWindow(identifier: "second", properties: properties, retained: true))
        == refusal)
    properties.windowScene = "right"
    #expect(
      app.refusal(of: .changeWindow("home", properties))
        == .unknown(.scene, "right", property: "windowScene"))
  }

  @Test func `in iOS 13 the key does not fall to a window that has no scene and is not seen`() {
    let app = Transcript(.ios13)
    app.create("loose", level: 1)
    app.show("loose")
    app.connect(scene: "left")
    app.create("behind") { $0.windowScene = "left" }
    app.create("front") { $0.windowScene = "left" }
    app.show("behind")
    app.makeKeyAndVisible("front")
    #expect(
      app.hide("front") == ["front resigns 2.7", "behind key 2.7 fallback", "front hidden 2.7"])
    #expect(app.hide("behind") == ["behind resigns 2.7", "behind hidden 2.7"])
  }

  @Test func `a scene keeps no window alive`() {
    let app = twoScenes()
    app.create("a") { $0.windowScene = "left" }
    app.makeKeyAndVisible("a")
    #expect(
      app.release("a") == [
        "a resigns 2.7", "a hidden 2.7", "a dealloc 1.5 lastReferenceGone",
      ])
    #expect(app.app.windows(of: "left") == [])
  }
}
