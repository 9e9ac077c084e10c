import TestSupport
import Testing
import WindowModel

@Suite struct ExternalScreenTests {
  @Test func `a screen that is connected comes after the others and posts a notification`() throws {
    let app = Transcript()
    #expect(app.connect("tv", scale: 2) == ["tv connected 7"])
    #expect(app.app.screens.map(\.identifier) == ["main", "tv"])
    let screen = try #require(app.app.screen("tv"))
    #expect(screen.bounds == Rect(x: 0, y: 0, width: 1280, height: 720))
    #expect(screen.scale == 2)
    #expect(app.app.mainScreen.identifier == "main")
  }

  @Test func `screens are counted from 2, and a name is never used twice`() {
    let app = Transcript()
    app.connect(nil)
    app.connect("screen3")
    app.connect(nil)
    #expect(app.app.screens.map(\.identifier) == ["main", "screen2", "screen3", "screen4"])
    app.disconnect("screen2")
    app.connect(nil)
    #expect(app.app.screens.map(\.identifier) == ["main", "screen3", "screen4", "screen5"])
    let again = Command.connectScreen(
      identifier: "screen2", size: Size(width: 1, height: 1), scale: 1)
    #expect(app.refusal(of: again) == .identifierTaken("screen2"))
  }

  @Test func `screens are named apart from windows`() {
    let app = Transcript()
    app.create("home")
    #expect(app.connect("home") == ["home connected 7"])
    #expect(app.create("screen2") == [])
    #expect(app.connect(nil) == ["screen2 connected 7"])
  }

  @Test(arguments: [
    (Size(width: 0, height: 720), 1.0, "size"), (Size(width: 1280, height: -1), 1, "size"),
    (Size(width: 16_385, height: 1), 1, "size"), (Size(width: .nan, height: 1), 1, "size"),
    (Size(width: 1, height: 1), 0.5, "scale"), (Size(width: 1, height: 1), 5, "scale"),
    (Size(width: 1, height: 1), .infinity, "scale"),
  ])
  func `a screen of a size or a scale that none has is refused`(
    size: Size, scale: Double, property: String
  ) throws {
    let app = Transcript()
    let command = Command.connectScreen(identifier: "tv", size: size, scale: scale)
    guard case .invalidValue(property, _) = try #require(app.refusal(of: command)) else {
      Issue.record("another refusal")
      return
    }
  }

  @Test func `no more screens are connected than there may be, and no more objects made`() {
    let crowd = Transcript(capacity: .init(screens: 2))
    crowd.connect(nil)
    let another = Command.connectScreen(
      identifier: nil, size: Size(width: 1, height: 1), scale: 1)
    #expect(crowd.refusal(of: another) == .full(.screen, limit: 2))
    crowd.disconnect("screen2")
    crowd.connect(nil)

    let poor = Transcript(capacity: .init(objects: 2))
    poor.connect(nil)
    poor.create("home")
    #expect(poor.refusal(of: another) == .full(.object, limit: 2))
  }

  @Test func `the device's own screen stays`() {
    let app = Transcript()
    let refusal = app.refusal(of: .disconnectScreen("main"))
    #expect(refusal == .notPossible("The device's own screen can't be disconnected."))
    #expect(app.refusal(of: .disconnectScreen("tv")) == .notFound(.screen, "tv"))
  }

  @Test(arguments: [(Profile.ios12, 1280.0), (.ios8, 0)])
  func `a window that is made for a screen has its size, where new windows have one`(
    profile: Profile, width: Double
  ) throws {
    let app = Transcript(profile)
    app.connect("tv")
    app.create("second") { $0.screen = "tv" }
    #expect(try app.view("second").frame.size.width == width)
    #expect(try app.view("second").window?.screen == "tv")
    app.create("framed") {
      $0.screen = "tv"
      $0.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    }
    #expect(try app.view("framed").frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `setting the screen of a hidden window is free and keeps its frame`() throws {
    let app = Transcript()
    app.connect("tv")
    app.create("home")
    #expect(app.change("home") { $0.screen = "tv" } == [])
    #expect(try app.view("home").window?.screen == "tv")
    #expect(try app.view("home").frame.size == Device.standard.screenSize)
  }

  @Test func `a visible window that changes its screen is hidden and shown, and stays key`() throws
  {
    let app = Transcript()
    app.connect("tv")
    app.create("home")
    app.makeKeyAndVisible("home")
    app.create("cover")
    app.show("cover")
    #expect(app.change("home") { $0.screen = "tv" } == ["home hidden 7A", "home visible 7A"])
    #expect(app.keyWindow == "home")
    #expect(app.windows == ["cover", "home"])
    #expect(try app.view("home").isHidden == false)
    #expect(app.change("home") { $0.screen = "tv" } == [])
  }

  @Test func `a disconnected screen's windows stay listed and key, and are not seen`() throws {
    let app = Transcript()
    app.connect("tv")
    app.create("second") { $0.screen = "tv" }
    app.makeKeyAndVisible("second")
    let second = try app.id("second")
    #expect(app.app.isOnScreen(second))

    #expect(app.disconnect("tv") == ["tv disconnected 7"])
    #expect(app.windows == ["second"])
    #expect(app.keyWindow == "second")
    #expect(try app.view("second").isHidden == false)
    #expect(try app.view("second").window?.screen == "tv")
    #expect(!app.app.isOnScreen(second))

    app.change("second") { $0.screen = .main }
    #expect(app.app.isOnScreen(second))
    app.hide("second")
    #expect(!app.app.isOnScreen(second))
  }

  @Test func `the key does not fall to a window whose screen is gone`() {
    let app = Transcript()
    app.connect("tv")
    app.create("home")
    app.create("second", level: 1) { $0.screen = "tv" }
    app.create("dialog")
    for window in ["home", "second"] as [Identifier] { app.show(window) }
    app.makeKeyAndVisible("dialog")
    app.disconnect("tv")
    #expect(
      app.hide("dialog") == ["dialog resigns 2.7", "home key 2.7 fallback", "dialog hidden 2.7"])
  }

  @Test func `a window can't go to a screen that is gone`() {
    let app = Transcript()
    app.connect("tv")
    app.create("home")
    app.disconnect("tv")
    var properties = WindowProperties()
    properties.screen = "tv"
    #expect(
      app.refusal(of: .changeWindow("home", properties))
        == .unknown(.screen, "tv", property: "screen"))
  }

  @Test func `a touch of the main screen passes the windows of others`() throws {
    let app = Transcript()
    app.connect("tv")
    app.create("home")
    app.show("home")
    app.create("second") { $0.screen = "tv" }
    app.show("second")
    #expect(try app.app.hitTest(Point(x: 10, y: 10)).view == app.id("home"))
  }

  @Test func `a touch on an external screen is in that screen's windows alone`() {
    let app = Transcript()
    app.connect("tv")
    app.create("home")
    app.makeKeyAndVisible("home")
    app.create("second") { ($0.screen, $0.isHidden) = ("tv", false) }
    app.createView("button", "UIButton", in: "second") {
      $0.frame = Rect(x: 1000, y: 600, width: 40, height: 40)
      $0.actions = [ControlAction(.touchUpInside, "play")]
    }
    #expect(
      app.tap(1010, 610, on: "tv") == [
        "home resigns 3.2", "second key 3.2", "button touchesBegan 6.8", "button touchesEnded 6.8",
        "button sendAction 6.8A play",
      ])
    #expect(app.trace?.hitTest?.steps.map { app.name($0.view) } == ["second", "button"])
    #expect(app.trace?.screen == "tv")
    app.tap(10, 10)
    #expect(app.trace?.hitTest?.steps.map { app.name($0.view) } == ["home"])
    #expect(app.trace?.screen == "main")
    #expect(app.app.hitTest(Point(x: 1010, y: 610), on: "tv").view.map(app.name) == "button")
  }

  @Test func `a touch stays on the screen that it began on, and ends when that is gone`() {
    let app = Transcript()
    app.connect("tv")
    app.create("second") { ($0.screen, $0.handles) = ("tv", [.touches]) }
    app.show("second")
    let place = Point(x: 1000, y: 600)
    #expect(
      app.perform(.input(.touch(.began, at: place, screen: "tv"))).last
        == "second touchesBegan 6.8")
    guard
      case .invalidValue("screen", _) = app.refusal(
        of: .input(.touch(.moved, at: place, screen: .main)))
    else {
      Issue.record("moved to another screen")
      return
    }
    app.disconnect("tv")
    #expect(app.perform(.input(.touch(.ended, at: nil))) == ["second touchesEnded 6.8"])
    #expect(
      app.refusal(of: .input(.tap(at: place, screen: "tv")))
        == .unknown(.screen, "tv", property: "screen"))
    #expect(
      app.refusal(of: .input(.touch(.began, at: place, screen: "tv")))
        == .unknown(.screen, "tv", property: "screen"))
  }

  @Test func `a screen mirrors the main one until it has a visible window`() throws {
    let app = Transcript()
    app.connect("tv")
    let screen = try #require(app.app.screen("tv"))
    #expect(app.app.mirrored(by: app.app.mainScreen) == nil)
    #expect(app.app.mirrored(by: screen) == "main")
    app.create("second") { $0.screen = "tv" }
    #expect(app.app.mirrored(by: screen) == "main")
    app.show("second")
    #expect(app.app.mirrored(by: screen) == nil)
    app.change("second") { $0.screen = .main }
    #expect(app.app.mirrored(by: screen) == "main")
  }

  @Test func `windows of several screens lie in one order, by level and then by showing`() {
    let app = Transcript()
    app.connect("tv")
    app.create("high", level: 1)
    app.create("second") { $0.screen = "tv" }
    app.create("second-high", level: 1) { $0.screen = "tv" }
    app.create("home")
    #expect(app.windows == ["second", "home", "high", "second-high"])
    for window in ["home", "high", "second"] as [Identifier] { app.show(window) }
    #expect(app.windows == ["home", "second", "second-high", "high"])
  }
}
