import TestSupport
import Testing
import WindowModel

@Suite struct DefaultStateTests {
  @Test func `an application starts without windows, references and a key window`() {
    let app = Application()
    #expect(app.settings == Settings())
    #expect(app.capacity == Application.Capacity(windows: 1000))
    #expect(app.windows == [])
    #expect(app.keyWindow == nil)
    #expect(app.references.isEmpty)
    #expect(app.object(heldBy: .delegateWindow) == nil)
    #expect(app.screens == [app.mainScreen])
    #expect(app == Application())
  }

  @Test func `nobody touches a new application, and no keyboard is up`() {
    let app = Application()
    #expect(app.touches.isEmpty)
    #expect(app.systemWindows.map(\.level) == [.statusBar])
  }

  @Test func `a new view overrides nothing and is no control`() throws {
    let app = Transcript()
    app.createView("box")
    let view = try app.view("box")
    #expect(view.overrides.handles == [])
    #expect(view.overrides.hitTest == .standard)
    #expect(!view.overrides.canBecomeFirstResponder)
    #expect(view.overrides.canResignFirstResponder)
    #expect(view.overrides.respondsTo == [])
    #expect(view.control == nil)
  }

  @Test func `a new control is enabled and calls nothing`() throws {
    let app = Transcript()
    for name in ["UIButton", "UIControl", "UITextField", "UISearchTextField"] as [ViewClass] {
      app.createView("a\(name)", name)
      let control = try #require(try app.view("a\(name)").control)
      #expect(control.isEnabled)
      #expect(control.actions == [])
    }
  }

  @Test(arguments: ViewClass.known.filter { $0 != .window })
  func `of UIKit's classes text fields, text views and search bars take text, and hold none`(
    viewClass: ViewClass
  ) throws {
    let app = Transcript()
    app.createView("box", viewClass)
    let takesText = ["UISearchBar", "UISearchTextField", "UITextField", "UITextView"]
    #expect(try app.view("box").text == (takesText.contains(viewClass.name) ? "" : nil))
  }

  @Test(arguments: Device.all)
  func `the main screen has the device's size`(device: Device) {
    let app = Application(Settings(device: device))
    #expect(app.mainScreen.identifier == .main)
    #expect(app.mainScreen.bounds == Rect(origin: .zero, size: device.screenSize))
    #expect(app.mainScreen.scale == device.scale)
    #expect(app.screen(.main) == app.mainScreen)
    #expect(app.screen("tv") == nil)
  }

  @Test(arguments: Profile.allCases)
  func `a new window is hidden, takes touches and is at the normal level`(profile: Profile) throws {
    let app = Transcript(profile)
    #expect(app.create("home") == [])
    #expect(app.notes == [])
    #expect(app.windows == ["home"])
    #expect(app.keyWindow == nil)

    let view = try app.view("home")
    #expect(view.className == "UIWindow")
    #expect(view.isHidden)
    #expect(view.alpha == 1)
    #expect(view.backgroundColor == nil)
    #expect(view.isOpaque)
    #expect(!view.clipsToBounds)
    #expect(view.isUserInteractionEnabled)
    #expect(view.bounds.origin == .zero)

    let window = try #require(view.window)
    #expect(window.level == .normal)
    #expect(window.screen == .main)
    #expect(window.canBecomeKey)
  }

  @Test func `new properties name nothing`() {
    let properties = WindowProperties()
    let children =
      Mirror(reflecting: properties).children.filter { $0.label != "view" }
      + Mirror(reflecting: properties.view).children
    for child in children {
      #expect("\(child.value)" == "nil", "\(child.label ?? "")")
    }
  }

  @Test func `levels are numbers, with three names`() {
    #expect(WindowLevel.normal.rawValue == 0)
    #expect(WindowLevel.statusBar.rawValue == 1000)
    #expect(WindowLevel.alert.rawValue == 2000)
    #expect(WindowLevel.alert < 2001)
    #expect(!(WindowLevel.alert < .alert))
  }

  @Test func `a turn of a command that changes nothing is empty`() throws {
    var app = Application()
    let turn = try app.perform(.setReference(.delegateWindow, to: nil))
    #expect(turn.events == [])
    #expect(turn.diagnostics == [])
    #expect(turn.notes == [])
    #expect(turn.result == nil)
  }

  @Test func `a copy is a snapshot`() throws {
    let app = Transcript()
    app.create("home")
    let snapshot = app.app
    app.makeKeyAndVisible("home")
    #expect(snapshot.keyWindow == nil)
    #expect(snapshot != app.app)
  }
}
