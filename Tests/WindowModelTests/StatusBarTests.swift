import TestSupport
import Testing
import WindowModel

@Suite struct StatusBarTests {
  private func app(on device: Device = .standard, _ profile: Profile = .standard) -> Transcript {
    Transcript(Settings(profile: profile, device: device))
  }

  private func isBarHidden(in app: Transcript) -> Bool? {
    app.app.systemWindows.first { $0.viewClass.name == "UIStatusBarWindow" }?.isHidden
  }

  @Test(arguments: [
    ("iPhone 8", 20.0), ("iPhone 5s", 20), ("iPhone X", 44), ("iPhone 14", 47),
    ("iPhone 14 Pro", 54),
  ])
  func `it is as wide as the screen and as high as the device has it`(
    name: String, height: Double
  ) throws {
    let device = try #require(Device.all.first { $0.name == name })
    let app = app(on: device)
    #expect(!app.app.statusBar.isHidden)
    #expect(
      app.app.statusBar.frame
        == Rect(x: 0, y: 0, width: device.screenSize.width, height: height))
  }

  @Test(arguments: phones)
  func `a phone on its side shows none, and it is back upright`(device: Device) {
    let app = app(on: device)
    let bar = app.app.statusBar
    app.rotate(to: .landscapeRight)
    #expect(app.app.statusBar.isHidden)
    #expect(app.app.statusBar.frame == .zero)
    #expect(isBarHidden(in: app) == true)
    app.rotate(to: .portrait)
    #expect(app.app.statusBar == bar)
    #expect(isBarHidden(in: app) == false)
  }

  @Test func `hiding it tells of its frame and resizes no window`() throws {
    let app = app()
    app.create("home")
    #expect(
      app.setStatusBar(isHidden: true) == [
        "application willChangeBar 9.3C", "application didChangeBar 9.3C",
      ])
    #expect(app.app.statusBar.frame == .zero)
    #expect(isBarHidden(in: app) == true)
    #expect(try app.view("home").frame == app.app.mainScreen.bounds)
    #expect(app.setStatusBar(isHidden: true) == [])
    #expect(app.notes == [.statusBarAsItWas])
    #expect(
      app.setStatusBar(isHidden: false) == [
        "application willChangeBar 9.3C", "application didChangeBar 9.3C",
      ])
  }

  @Test func `on its side the app's wish waits until the phone is upright`() {
    let app = app()
    app.setStatusBar(isHidden: true)
    app.rotate(to: .landscapeLeft)
    #expect(app.setStatusBar(isHidden: false) == [])
    #expect(app.notes == [.noStatusBarOnSide])
    app.rotate(to: .portrait)
    #expect(!app.app.statusBar.isHidden)
  }

  @Test(arguments: Profile.allCases, Device.all)
  func `a window lies under it, whatever the system`(profile: Profile, device: Device) throws {
    let app = app(on: device, profile)
    app.create("home") { $0.frame = app.app.mainScreen.bounds }
    app.show("home")
    #expect(try app.view("home").frame == Rect(origin: .zero, size: device.screenSize))
  }

  @Test func `its window is at the level of status bars and not listed`() throws {
    let app = app()
    let bar = try #require(app.app.systemWindows.first)
    #expect(bar.viewClass.name == "UIStatusBarWindow")
    #expect(bar.level == .statusBar)
    #expect(bar.window == nil)
    #expect(app.windows == [])
  }
}
