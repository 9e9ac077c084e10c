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

  @Test(arguments: [
    ("iPhone 8", 20.0, 0.0), ("iPhone 5s", 20, 0), ("iPhone 14", 47, 34),
  ])
  func `a full window has the device's insets`(name: String, top: Double, bottom: Double) throws {
    var settings = Settings()
    settings.device = try #require(Device.all.first { $0.name == name })
    let app = Transcript(settings)
    app.create("home")
    #expect(
      try app.app.safeAreaInsets(of: app.id("home"))
        == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
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
