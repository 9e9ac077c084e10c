import TestSupport
import Testing
import WindowModel

@Suite struct ViewClassTests {
  @Test(
    arguments: ViewClass.known.filter { $0 != .window && !$0.name.hasSuffix("Cell") } + ["MyView"])
  func `a new view of any class is visible, empty and as it was made`(viewClass: ViewClass) throws {
    let app = Transcript()
    #expect(app.createView("box", viewClass) == [])
    #expect(app.notes == [])
    let view = try app.view("box")
    #expect(view.className == viewClass.name)
    #expect(view.superview == nil)
    #expect(view.subviews == [])
    #expect(view.frame == .zero)
    #expect(view.bounds == .zero)
    #expect(view.center == .zero)
    #expect(view.transform == .identity)
    #expect(view.tag == 0)
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(view.backgroundColor == nil)
    #expect(view.autoresizingMask == [])
    #expect(view.autoresizesSubviews)
    #expect(view.needsLayout)
    #expect(view.window == nil)
    #expect(view.references == ["box"])
  }

  @Test func `labels and image views alone take no touches`() throws {
    #expect(try classes { !$0.isUserInteractionEnabled } == ["UIImageView", "UILabel"])
  }

  @Test func `what scrolls, maps and text fields alone clip`() throws {
    #expect(
      try classes(where: \.clipsToBounds)
        == [
          "MKMapView", "UICollectionView", "UIScrollView", "UISearchTextField", "UITableView",
          "UITextField",
          "UITextView", "_UIQueuingScrollView",
        ])
  }

  @Test func `buttons, text fields and two bars alone are not opaque`() throws {
    #expect(
      try classes { !$0.isOpaque } == [
        "UIButton", "UINavigationBar", "UISearchTextField", "UITextField", "UIToolbar",
      ])
  }

  @Test func `scroll views, tables and text views alone have a content offset`() throws {
    #expect(
      try classes { $0.contentOffset != nil } == [
        "UICollectionView", "UIScrollView", "UITableView", "UITextView", "_UIQueuingScrollView",
      ])
  }

  @Test func `the app's own class is like a UIView`() throws {
    let app = Transcript()
    app.createView("mine", "MyView")
    let view = try app.view("mine")
    #expect(view.isUserInteractionEnabled)
    #expect(!view.clipsToBounds)
    #expect(view.isOpaque)
  }

  @Test func `the app's own class of window is like a UIWindow`() throws {
    let app = Transcript()
    app.perform(
      .createWindow(
        identifier: "mine", class: "YZKWindow", properties: WindowProperties(), retained: true))
    let view = try app.view("mine")
    #expect(view.className == "YZKWindow")
    #expect(view.isHidden)
    #expect(view.isOpaque)
    #expect(!view.needsLayout)
    #expect(view.window?.level == .normal)
    #expect(view.frame == Rect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func `there are twenty known classes`() {
    #expect(ViewClass.known.count == 20)
    #expect(ViewClass.known.contains(.view))
    #expect(ViewClass.known.contains(.window))
  }

  @Test(arguments: ["A", "_UIAlertOverlayWindow", "Demo.MyView", "UIView2"])
  func `a class's name has letters, digits, dots and underscores`(text: String) throws {
    #expect(try #require(ViewClass(text)).name == text)
    #expect("\(try #require(ViewClass(text)))" == text)
  }

  @Test(arguments: ["", "1A", ".A", "My-View", "My View", "ä", "_ä"])
  func `any other text is no class's name`(text: String) {
    #expect(ViewClass(text) == nil)
  }

  @Test func `a mask has UIKit's bits`() {
    let masks: [AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  @Test func `every property of a view is set`() throws {
    let app = Transcript()
    app.createView("box", "UIScrollView")
    app.changeView("box") {
      $0.tag = 7
      $0.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      $0.autoresizesSubviews = false
      $0.transform = AffineTransform(scaleX: 2, y: 2)
      $0.bounds = Rect(x: 5, y: 7, width: 80, height: 60)
      $0.center = Point(x: 100, y: 50)
      $0.contentOffset = Point(x: 1, y: 2)
      $0.alpha = 0.5
      $0.backgroundColor = Color("red")
      $0.isOpaque = false
      $0.clipsToBounds = false
      $0.isUserInteractionEnabled = false
      $0.isHidden = true
    }
    let view = try app.view("box")
    #expect(view.tag == 7)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(!view.autoresizesSubviews)
    #expect(view.transform == AffineTransform(scaleX: 2, y: 2))
    #expect(view.bounds == Rect(x: 1, y: 2, width: 80, height: 60))
    #expect(view.center == Point(x: 100, y: 50))
    #expect(view.alpha == 0.5)
    #expect(view.backgroundColor == Color("red"))
    #expect(!view.isOpaque)
    #expect(!view.clipsToBounds)
    #expect(!view.isUserInteractionEnabled)
    #expect(view.isHidden)
  }

  @Test func `a window is changed as a view too`() throws {
    let app = Transcript()
    app.create("home")
    #expect(app.changeView("home") { $0.isHidden = false } == ["home visible 2.4"])
    app.change("home") { $0.tag = 3 }
    #expect(try app.view("home").tag == 3)
  }

  private func classes(where holds: (View) -> Bool) throws -> [String] {
    try ViewClass.known.filter { $0 != .window }.filter { viewClass in
      let app = Transcript()
      app.createView("box", viewClass)
      return try holds(app.view("box"))
    }.map(\.name)
  }
}
