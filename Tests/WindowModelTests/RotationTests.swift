import TestSupport
import Testing
import WindowModel

@Suite struct RotationTests {
  private func app(on device: Device = .standard, _ profile: Profile = .standard) -> Transcript {
    Transcript(Settings(profile: profile, device: device))
  }

  private func wide(_ device: Device) -> Rect {
    Rect(x: 0, y: 0, width: device.screenSize.height, height: device.screenSize.width)
  }

  @Test(arguments: Device.all, Profile.allCases)
  func `the screen and the windows that fill it swap their sides and get no transform`(
    device: Device, profile: Profile
  ) throws {
    let app = app(on: device, profile)
    let upright = app.app.mainScreen.bounds
    app.create("home") { $0.frame = upright }
    app.show("home")
    for side in [Orientation.landscapeLeft, .landscapeRight] {
      app.rotate(to: side)
      #expect(app.app.orientation == side)
      #expect(app.app.mainScreen.bounds == wide(device))
      #expect(try app.view("home").frame == wide(device))
      #expect(try app.view("home").bounds == wide(device))
      #expect(try app.view("home").transform == .identity)
    }
    app.rotate(to: .portrait)
    #expect(app.app.mainScreen.bounds == upright)
    #expect(try app.view("home").frame == upright)
  }

  @Test func `a turn is told before and after it, then all is laid out`() {
    let app = app()
    app.create("home")
    app.place("box", 0, 0, 375, 667, in: "home") {
      $0.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    #expect(
      app.rotate(to: .landscapeLeft) == [
        "application willTurn 9.3A", "application willChangeBar 9.3A",
        "application didTurn 9.3A", "application didChangeBar 9.3A",
        "home layoutSubviews 1.5", "box layoutSubviews 1.5",
      ])
  }

  @Test func `from one side to the other nothing is resized and the bar's frame stays`() {
    let app = app()
    app.create("home")
    app.place("box", 0, 0, 375, 667, in: "home") { $0.autoresizingMask = .flexibleWidth }
    app.rotate(to: .landscapeLeft)
    #expect(
      app.rotate(to: .landscapeRight) == ["application willTurn 9.3A", "application didTurn 9.3A"])
  }

  @Test func `the interface that is turned so already says so`() {
    let app = app()
    #expect(app.rotate(to: .portrait) == [])
    #expect(app.notes == [.alreadyTurned])
  }

  @Test func `subviews follow their masks`() throws {
    let app = app()
    app.create("home")
    app.place("corner", 325, 617, 50, 50, in: "home") {
      $0.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    }
    app.place("third", 100, 0, 100, 10, in: "home") {
      $0.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    }
    app.place("fixed", 10, 20, 30, 40, in: "home")
    app.rotate(to: .landscapeRight)
    #expect(try app.view("corner").frame == Rect(x: 617, y: 325, width: 50, height: 50))
    // Adds 292 points, shared by the margin and the width, which were equal.
    #expect(try app.view("third").frame == Rect(x: 246, y: 0, width: 246, height: 10))
    #expect(try app.view("fixed").frame == Rect(x: 10, y: 20, width: 30, height: 40))
    app.rotate(to: .portrait)
    #expect(try app.view("corner").frame == Rect(x: 325, y: 617, width: 50, height: 50))
    #expect(try app.view("third").frame == Rect(x: 100, y: 0, width: 100, height: 10))
  }

  @Test func `windows of another frame, under a transform or elsewhere stay as they were`() throws {
    let app = app()
    app.connect("tv", 375, 667)
    let small = Rect(x: 20, y: 70, width: 200, height: 200)
    let full = app.app.mainScreen.bounds
    app.create("small") { $0.frame = small }
    app.create("turned") { $0.transform = AffineTransform(scaleX: -1, y: -1) }
    app.create("elsewhere") { ($0.screen, $0.frame) = ("tv", full) }
    app.rotate(to: .landscapeLeft)
    #expect(try app.view("small").frame == small)
    #expect(try app.view("turned").bounds == full)
    #expect(try app.view("elsewhere").frame == full)
    #expect(app.app.screen("tv")?.bounds == full)
  }

  @Test func `hidden windows turn too, and a scrolled one stays scrolled`() throws {
    let app = app()
    app.create("home") { $0.bounds = Rect(x: 5, y: 7, width: 375, height: 667) }
    app.rotate(to: .landscapeLeft)
    #expect(try app.view("home").isHidden)
    #expect(try app.view("home").bounds == Rect(x: 5, y: 7, width: 667, height: 375))
  }

  @Test func `a window that is made later has the screen's size as it is turned`() throws {
    let app = app()
    app.rotate(to: .landscapeLeft)
    app.create("home")
    #expect(try app.view("home").frame == Rect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test func `no window becomes visible, hidden or key by a turn`() {
    let app = app()
    app.create("home")
    app.makeKeyAndVisible("home")
    app.create("other")
    let windows: Set = ["visible", "hidden", "key", "resigns"]
    for side in Orientation.allCases.reversed() {
      let names = app.rotate(to: side).map { String($0.split(separator: " ")[1]) }
      #expect(windows.isDisjoint(with: names))
    }
    #expect(app.keyWindow == "home")
    #expect(app.windows == ["home", "other"])
  }

  @Test func `a touch finds the view where it is after the turn`() {
    let app = app()
    app.create("home")
    app.makeKeyAndVisible("home")
    app.createView("button", "UIButton", in: "home") {
      $0.frame = Rect(x: 325, y: 0, width: 50, height: 50)
      $0.autoresizingMask = .flexibleLeftMargin
    }
    app.rotate(to: .landscapeLeft)
    app.tap(650, 10)
    #expect(app.trace?.hitTest?.view.map(app.name) == "button")
    app.tap(10, 400)
    #expect(app.notes == [.nobodyTouched])
  }

  @Test(arguments: phones)
  func `only a phone with a home button turns its interface upside down`(device: Device) {
    let app = app(on: device)
    let events = app.rotate(to: .portraitUpsideDown)
    if ["iPhone 8", "iPhone 4s", "iPhone 5s"].contains(device.name) {
      #expect(events == ["application willTurn 9.3A", "application didTurn 9.3A"])
      #expect(app.app.orientation == .portraitUpsideDown)
      #expect(app.app.mainScreen.bounds.size == device.screenSize)
    } else {
      #expect(events == [])
      #expect(app.notes == [.staysUpright])
      #expect(app.app.orientation == .portrait)
    }
  }

  @Test func `before its launch an app is told nothing`() {
    var settings = Settings()
    settings.launch = .manual
    let app = Transcript(settings)
    #expect(app.rotate(to: .landscapeLeft) == [])
    #expect(app.setStatusBar(isHidden: true) == [])
    app.take(to: .active)
    app.create("home")
    #expect(app.app.mainScreen.bounds.size == Size(width: 667, height: 375))
  }
}
