import TestSupport
import Testing
import WindowModel

@Suite struct SafeAreaTests {
  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 320, height: 480), [44.0, 10, 34, 12]),
    (Rect(x: 30, y: 20, width: 100, height: 500), [24, 0, 34, 0]),
    (Rect(x: -40, y: -60, width: 200, height: 200), [44, 10, 0, 0]),
    (Rect(x: 0, y: 100, width: 320, height: 200), [0, 10, 0, 12]),
  ])
  func `what reaches into a part is what its gaps to the edges leave`(
    part: Rect, sides: [Double]
  ) {
    let insets = EdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    let area = Rect(x: 0, y: 0, width: 320, height: 480)
    let reaching = insets.reaching(part, of: area)
    #expect([reaching.top, reaching.left, reaching.bottom, reaching.right] == sides)
  }

  /// A window that fills a device's screen, rotated.
  private func window(
    on name: String, _ orientation: Orientation = .portrait, _ profile: Profile = .standard
  ) throws -> Transcript {
    let device = try #require(Device.all.first { $0.name == name })
    let app = Transcript(Settings(profile: profile, device: device))
    app.rotate(to: orientation)
    app.create("home") { $0.frame = app.app.mainScreen.bounds }
    return app
  }

  private func sides(of view: Identifier, in app: Transcript) throws -> [Double] {
    let insets = try app.app.safeAreaInsets(of: app.id(view))
    return [insets.top, insets.left, insets.bottom, insets.right]
  }

  @Test(
    arguments: [
      ("iPhone 8", [20.0, 0, 0, 0], [0.0, 0, 0, 0]), ("iPhone 5s", [20, 0, 0, 0], [0, 0, 0, 0]),
      ("iPhone X", [44, 0, 34, 0], [0, 44, 21, 44]),
      ("iPhone 14", [47, 0, 34, 0], [0, 47, 21, 47]),
      ("iPhone 14 Pro", [59, 0, 34, 0], [0, 59, 21, 59]),
    ], [Profile.ios12, .ios13, .ios17])
  func `a full window has the device's insets, upright and on its side`(
    device: (name: String, upright: [Double], side: [Double]), profile: Profile
  ) throws {
    let app = try window(on: device.name, .portrait, profile)
    #expect(try sides(of: "home", in: app) == device.upright)
    app.rotate(to: .landscapeLeft)
    #expect(try sides(of: "home", in: app) == device.side)
    app.rotate(to: .landscapeRight)
    #expect(try sides(of: "home", in: app) == device.side)
  }

  @Test(arguments: [
    ("iPhone 8", [0.0, 0, 0, 0]), ("iPhone 5s", [0, 0, 0, 0]), ("iPhone X", [44, 0, 34, 0]),
    ("iPhone 14", [47, 0, 34, 0]), ("iPhone 14 Pro", [59, 0, 34, 0]),
  ])
  func `without the status bar the camera's inset is left`(
    name: String, hidden: [Double]
  ) throws {
    let app = try window(on: name)
    app.setStatusBar(isHidden: true)
    #expect(try sides(of: "home", in: app) == hidden)
  }

  @Test func `a view's own offset takes from them, side by side`() throws {
    let app = try window(on: "iPhone 14 Pro")
    app.place("lower", 0, 20, 393, 832, in: "home")
    #expect(try sides(of: "lower", in: app) == [39, 0, 34, 0])
    app.place("inner", 0, 9, 393, 813, in: "lower")
    #expect(try sides(of: "inner", in: app) == [30, 0, 24, 0])
    app.place("middle", 0, 100, 393, 100, in: "home")
    #expect(try sides(of: "middle", in: app) == [0, 0, 0, 0])
    app.place("over", -10, -10, 413, 872, in: "home")
    #expect(try sides(of: "over", in: app) == [59, 0, 34, 0])
    app.rotate(to: .landscapeLeft)
    app.place("right", 452, 0, 400, 393, in: "home")
    #expect(try sides(of: "right", in: app) == [0, 0, 21, 59])
    app.place("half", 30, 380, 800, 13, in: "home")
    #expect(try sides(of: "half", in: app) == [0, 29, 21, 37])
  }

  @Test func `a view has what is left of its superview's, wherever that is scrolled`() throws {
    let app = Transcript()
    app.create("home")
    app.createView("list", "UIScrollView", in: "home") {
      $0.frame = Rect(x: 0, y: 5, width: 375, height: 600)
      $0.contentOffset = Point(x: 0, y: 100)
    }
    app.place("row", 0, 103, 375, 40, in: "list")
    #expect(try app.app.safeAreaInsets(of: app.id("list")).top == 15)
    #expect(try app.app.safeAreaInsets(of: app.id("row")).top == 12)
    #expect(try app.app.safeAreaInsets(of: app.id("row")).bottom == 0)
  }

  @Test func `there are none outside a window, on other screens and before iOS 11`() throws {
    let app = Transcript()
    app.connect("tv")
    app.createView("lone")
    app.create("second") { $0.screen = "tv" }
    #expect(try app.app.safeAreaInsets(of: app.id("lone")) == .zero)
    #expect(try app.app.safeAreaInsets(of: app.id("second")) == .zero)
    let old = Transcript(.ios8)
    old.create("home") { $0.frame = Rect(x: 0, y: 0, width: 375, height: 667) }
    #expect(try old.app.safeAreaInsets(of: old.id("home")) == .zero)
  }
}
