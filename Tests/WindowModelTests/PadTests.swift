import TestSupport
import Testing
import WindowModel

/// iPads: their rotation, their bars, and their size classes.
@Suite struct PadTests {
  private func sides(_ insets: EdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  private func pad(_ name: String, _ profile: Profile) throws -> Settings {
    let device = try #require(pads.first { $0.name == name })
    var settings = Settings(profile: profile, device: device)
    settings.knobs.scenes = .none
    settings.knobs.windowInitFrame = .screenBounds
    return settings
  }

  @Test(arguments: pads)
  func `an iPad turns all ways and keeps its status bar`(device: Device) {
    let app = Transcript(Settings(profile: .ios12, device: device))
    for orientation in Orientation.allCases.reversed() {
      app.rotate(to: orientation)
      #expect(app.app.orientation == orientation)
      #expect(!app.app.statusBar.isHidden)
      #expect(
        app.app.statusBar.frame
          == Rect(
            x: 0, y: 0, width: app.app.mainScreen.bounds.size.width,
            height: device.statusBarHeight))
    }
    app.rotate(to: .landscapeLeft)
    app.setStatusBar(isHidden: true)
    #expect(app.setStatusBar(isHidden: false).count == 2)
    #expect(app.notes == [])
  }

  @Test(arguments: [
    ("iPad", [20.0, 0, 0, 0], [0.0, 0, 0, 0]),
    ("iPad Pro 11-inch", [24, 0, 20, 0], [0, 0, 20, 0]),
  ])
  func `the same edges are unsafe either way round`(
    name: String, shown: [Double], hidden: [Double]
  ) throws {
    let app = Transcript(try pad(name, .ios13))
    app.create("home")
    for orientation in [Orientation.portrait, .landscapeRight] {
      app.rotate(to: orientation)
      #expect(try sides(app.app.safeAreaInsets(of: app.id("home"))) == shown)
      app.setStatusBar(isHidden: true)
      #expect(try sides(app.app.safeAreaInsets(of: app.id("home"))) == hidden)
      app.setStatusBar(isHidden: false)
    }
  }

  @Test(arguments: [
    ("iPad", Profile.ios8, 44.0, 49.0), ("iPad", .ios12, 50, 50),
    ("iPad Pro 11-inch", .ios13, 50, 65),
  ])
  func `bars are higher from iOS 12 on, on its side too`(
    name: String, profile: Profile, navigation: Double, tab: Double
  ) throws {
    let app = Transcript.presenting(try pad(name, profile))
    app.createController("nav", .navigationController) { $0.viewControllers = ["B"] }
    app.createController("tabs", .tabBarController) { $0.viewControllers = ["nav"] }
    app.setRoot("tabs", of: "window")
    for orientation in [Orientation.portrait, .landscapeLeft] {
      app.rotate(to: orientation)
      #expect(try app.view("nav-bar").frame.size.height == navigation)
      #expect(try app.view("tabs-bar").frame.size.height == tab)
    }
  }

  @Test func `the keyboard was measured both ways round`() throws {
    let app = Transcript(try pad("iPad", .ios12))
    app.create("home")
    app.makeKeyAndVisible("home")
    app.createView("field", "UITextField", in: "home")
    app.focus("field")
    #expect(app.app.keyboardFrame == Rect(x: 0, y: 711, width: 768, height: 313))
    app.rotate(to: .landscapeLeft)
    #expect(app.app.keyboardFrame == Rect(x: 0, y: 370, width: 1024, height: 398))
  }

  @Test(arguments: Device.all)
  func `a device has its size classes, which a phone changes by a turn`(device: Device) throws {
    let app = Transcript(Settings(profile: .ios12, device: device))
    app.create("home")
    let isPad = device.idiom == .pad
    for orientation in [Orientation.portrait, .landscapeLeft] {
      app.rotate(to: orientation)
      let traits = try app.app.traitCollection(ofView: app.id("home"))
      #expect(traits.userInterfaceIdiom == device.idiom)
      #expect(traits.horizontalSizeClass == (isPad ? .regular : .compact))
      #expect(
        traits.verticalSizeClass == (isPad || !orientation.isLandscape ? .regular : .compact))
      #expect(traits.displayScale == device.scale)
    }
  }

  @Test func `views and controllers have their window's traits, outside any the device's`() throws {
    let app = Transcript.presenting(try pad("iPad", .ios12))
    app.connect("tv", scale: 1)
    app.create("screen") { $0.screen = "tv" }
    app.createView("loose")
    let own = try app.app.traitCollection(ofView: app.id("window"))
    #expect(own.horizontalSizeClass == .regular)
    #expect(try app.app.traitCollection(ofView: app.id("A-view")) == own)
    #expect(try app.app.traitCollection(ofView: app.id("loose")) == own)
    for name in ["A", "B"] as [Identifier] {
      let id = try #require(app.app.controller(name))
      #expect(app.app.traitCollection(ofController: id) == own)
    }
    #expect(try !app.controller("B").isViewLoaded)
    let other = try app.app.traitCollection(ofView: app.id("screen"))
    #expect(other.horizontalSizeClass == .unspecified && other.verticalSizeClass == .unspecified)
    #expect(other.displayScale == 1)
  }
}
