import TestSupport
import Testing

@testable import WindowModel

/// Scroll views: their content, its insets, and drags.
@Suite struct ScrollViewTests {
  /// A window with a scroll view of 300 by 400 points and a view in it that handles touches.
  private func app(
    _ settings: Settings = Settings(profile: .ios12),
    content: Size? = Size(width: 300, height: 1000),
    _ set: (inout ScrollProperties) -> Void = { _ in }
  ) -> Transcript {
    let app = Transcript(settings)
    app.create("home")
    app.makeKeyAndVisible("home")
    app.createView("scroll", "UIScrollView", in: "home") {
      $0.frame = Rect(x: 0, y: 100, width: 300, height: 400)
      $0.scrolling.contentSize = content
      set(&$0.scrolling)
    }
    app.place("box", 0, 0, 300, 400, in: "scroll") { $0.handles = [.touches] }
    return app
  }

  private func change(
    _ app: Transcript, _ set: (inout ScrollProperties) -> Void
  ) -> [String] {
    app.changeView("scroll") { set(&$0.scrolling) }
  }

  private func touch(
    _ phase: Input.Phase, _ x: Double, _ y: Double, after seconds: Double = 0, _ app: Transcript
  ) -> [String] {
    app.perform(.input(.touch(phase, at: Point(x: x, y: y)), after: seconds))
      .filter { !$0.contains("layoutSubviews") }
  }

  private func offset(_ app: Transcript) throws -> [Double] {
    let origin = try app.view("scroll").bounds.origin
    return [origin.x, origin.y]
  }

  @Test func `a new scroll view has UIKit's defaults, and no recognizer before it has content`()
    throws
  {
    let new = ScrollView()
    #expect(new.contentSize == .zero && new.contentInset == .zero)
    #expect(new.contentInsetAdjustmentBehavior == .automatic && new.keyboardDismissMode == .none)
    #expect(new.isScrollEnabled && new.delaysContentTouches && new.canCancelContentTouches)
    #expect(new.bounces && !new.alwaysBounceVertical && !new.alwaysBounceHorizontal)
    #expect(!new.isDragging)
    let app = app(content: .zero) { $0.bounces = true }
    #expect(try app.app.scrollView(app.id("scroll")) == nil)
    #expect(app.app.gestures.recognizers.isEmpty)
    _ = change(app) { $0.alwaysBounceVertical = true }
    let pan = try #require(app.app.gestureRecognizer("scroll-pan"))
    #expect(pan.kind == .pan && !pan.settings.delaysTouchesEnded)
    #expect(try app.id("scroll") == pan.view)
    app.perform(.release("scroll"))
    #expect(app.app.gestures.recognizers.isEmpty && app.app.scrollViewsByID.isEmpty)
  }

  @Test func `one that nothing was set of posts nothing where code scrolls it`() {
    let app = app(content: nil)
    #expect(
      app.changeView("scroll") { $0.contentOffset = Point(x: 0, y: 10) } == [
        "scroll layoutSubviews 1.5"
      ])
  }

  @Test func `code scrolls anywhere, and the delegate is told of each change`() throws {
    let app = app()
    #expect(
      app.changeView("scroll") { $0.contentOffset = Point(x: 0, y: 700) } == [
        "scroll scrollViewDidScroll S6", "scroll layoutSubviews 1.5",
      ])
    #expect(try offset(app) == [0, 700])
    #expect(app.changeView("scroll") { $0.contentOffset = Point(x: 0, y: 700) } == [])
    #expect(
      app.changeView("scroll") { $0.bounds = Rect(x: 0, y: 50, width: 300, height: 400) }
        .contains("scroll scrollViewDidScroll S6"))
  }

  @Test func `content that becomes smaller takes the offset back to its edge`() throws {
    let app = app()
    app.changeView("scroll") { $0.contentOffset = Point(x: 0, y: 500) }
    #expect(
      change(app) { $0.contentSize = Size(width: 300, height: 600) }
        == ["scroll scrollViewDidScroll S6", "scroll layoutSubviews 1.5"])
    #expect(try offset(app) == [0, 200])
  }

  @Test func `an inset of the app's own moves the content only to keep it within its edges`() throws
  {
    let app = app()
    _ = change(app) { $0.contentInset = EdgeInsets(top: 64, left: 0, bottom: 30, right: 0) }
    #expect(try offset(app) == [0, 0])
    app.changeView("scroll") { $0.contentOffset = Point(x: 0, y: -64) }
    _ = change(app) { $0.contentInset = EdgeInsets(top: 20, left: 0, bottom: 30, right: 0) }
    #expect(try offset(app) == [0, -20])
    app.changeView("scroll") { $0.contentOffset = Point(x: 0, y: 630) }
    _ = change(app) { $0.contentInset = .zero }
    #expect(try offset(app) == [0, 600])
    // Content no larger than the view begins at minus the inset.
    _ = change(app) {
      $0.contentSize = .zero
      $0.contentInset = EdgeInsets(top: 64, left: 5, bottom: 0, right: 0)
    }
    #expect(try offset(app) == [-5, -64])
  }

  /// A controller in a navigation controller on an iPhone X, whose view is a scroll view or has one as
  /// its backmost subview.
  private func navigation(_ profile: Profile = .ios12, isView: Bool = true) throws -> Transcript {
    var settings = Settings(profile: profile)
    settings.device = try #require(Device.all.first { $0.name == "iPhone X" })
    settings.knobs.scenes = .none
    let app = Transcript(settings)
    app.create("window")
    app.createController("list") { if isView { $0.viewClass = "UIScrollView" } }
    app.createController("nav", .navigationController) { $0.viewControllers = ["list"] }
    app.setRoot("nav", of: "window")
    app.makeKeyAndVisible("window")
    if !isView {
      app.createView("scroll", "UIScrollView", in: "list-view") {
        $0.frame = app.app.mainScreen.bounds
      }
    }
    return app
  }

  @Test(arguments: [true, false])
  func `below a navigation bar the content begins at minus what covers it`(isView: Bool) throws {
    let app = try navigation(isView: isView)
    let name: Identifier = isView ? "list-view" : "scroll"
    #expect(try app.view(name).bounds.origin == .zero)
    let lines = app.changeView(name) { $0.scrolling.contentSize = Size(width: 375, height: 2000) }
    #expect(lines.contains("\(name) scrollViewDidScroll S6"))
    #expect(try app.view(name).bounds.origin == Point(x: 0, y: -88))
    let inset = app.app.adjustedContentInset(of: try app.id(name))
    #expect(inset == EdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
    app.changeController("nav") { $0.isNavigationBarHidden = true }
    #expect(try app.view(name).bounds.origin == Point(x: 0, y: -44))
    app.changeView(name) { $0.scrolling.contentInsetAdjustmentBehavior = .never }
    #expect(try app.view(name).bounds.origin == Point(x: 0, y: 0))
  }

  @Test func `out of its window the content stays where it was`() throws {
    let app = try navigation(isView: false)
    app.changeView("scroll") { $0.scrolling.contentSize = Size(width: 375, height: 2000) }
    app.perform(.removeFromSuperview("scroll"))
    #expect(try app.view("scroll").bounds.origin == Point(x: 0, y: -88))
  }

  @Test(arguments: [
    (ScrollView.InsetAdjustment.automatic, 0.0), (.scrollableAxes, 0), (.never, 0), (.always, 44),
  ])
  func `content that does not scroll is adjusted always or not at all`(
    behavior: ScrollView.InsetAdjustment, top: Double
  ) throws {
    var settings = Settings(profile: .ios12)
    settings.device = try #require(Device.all.first { $0.name == "iPhone X" })
    let app = Transcript(settings)
    app.create("home")
    app.createView("scroll", "UIScrollView", in: "home") {
      $0.frame = app.app.mainScreen.bounds
      $0.scrolling.contentSize = Size(width: 10, height: 10)
      $0.scrolling.contentInsetAdjustmentBehavior = behavior
    }
    #expect(app.app.adjustedContentInset(of: try app.id("scroll")).top == top)
    #expect(try offset(app) == [0, -top])
    _ = change(app) { $0.alwaysBounceVertical = true }
    #expect(try offset(app) == [0, behavior == .never ? 0 : -44])
    _ = change(app) { $0.alwaysBounceHorizontal = true }
    #expect(app.app.adjustedContentInset(of: try app.id("scroll")).left == 0)
  }

  @Test func `before iOS 11 the safe area adds nothing, and nobody can say how it would`() throws {
    let app = try navigation(.ios8, isView: false)
    app.changeView("scroll") { $0.scrolling.contentSize = Size(width: 375, height: 2000) }
    #expect(try offset(app) == [0, 0])
    var properties = ViewProperties()
    properties.scrolling.contentInsetAdjustmentBehavior = .never
    #expect(
      app.refusal(of: .changeView("scroll", properties))
        == .invalidValue(
          property: "contentInsetAdjustmentBehavior",
          reason: "Scroll views have it from iOS 11 on."))
  }

  @Test func `a finger drags the content, which is never told of a touch that is a drag at once`()
    throws
  {
    let app = app()
    #expect(touch(.began, 50, 450, app) == [])
    #expect(
      touch(.moved, 50, 400, app) == [
        "scroll gestureBegan 10.11 scroll-pan", "scroll scrollViewWillBeginDragging S6",
        "scroll scrollViewDidScroll S6",
      ])
    #expect(try offset(app) == [0, 50])
    let id = try app.id("scroll")
    #expect(app.app.isTracking(id) && app.app.scrollView(id)?.isDragging == true)
    #expect(
      touch(.moved, 20, 300, app) == [
        "scroll gestureChanged 10.11 scroll-pan", "scroll scrollViewDidScroll S6",
      ])
    #expect(try offset(app) == [0, 150])
    #expect(
      touch(.ended, 20, 300, app) == [
        "scroll gestureEnded 10.11 scroll-pan", "scroll scrollViewDidEndDragging S6",
      ])
    #expect(!app.app.isTracking(id) && app.app.scrollView(id)?.isDragging == false)
    #expect(try offset(app) == [0, 150])
  }

  @Test func `beyond an edge a rubber band holds the content and takes it back`() throws {
    let app = app()
    _ = touch(.began, 50, 200, app)
    _ = touch(.moved, 50, 400, app)
    let band = (1 - 1 / (200 * 0.55 / 400 + 1)) * 400
    #expect(try offset(app) == [0, -band])
    #expect(
      touch(.ended, 50, 400, app) == [
        "scroll gestureEnded 10.11 scroll-pan",
        "scroll scrollViewDidEndDragging S6 contentGoesBack",
        "scroll scrollViewWillBeginDecelerating S6", "scroll scrollViewDidScroll S6",
        "scroll scrollViewDidEndDecelerating S6",
      ])
    #expect(try offset(app) == [0, 0])
    _ = change(app) { $0.bounces = false }
    _ = touch(.began, 50, 200, app)
    _ = touch(.moved, 50, 400, app)
    #expect(try offset(app) == [0, 0])
    #expect(
      touch(.ended, 50, 400, app) == [
        "scroll gestureEnded 10.11 scroll-pan", "scroll scrollViewDidEndDragging S6",
      ])
  }

  @Test func `a finger that takes the content before it is back holds it there`() throws {
    var settings = Settings(profile: .ios12)
    settings.runLoop = .manual
    let app = app(settings)
    app.perform(.runLoop(turns: nil))
    _ = touch(.began, 50, 200, app)
    _ = touch(.moved, 50, 400, app)
    _ = touch(.ended, 50, 400, app)
    let beyond = try offset(app)
    #expect(try app.app.isDecelerating(app.id("scroll")))
    _ = touch(.began, 50, 300, app)
    _ = touch(.moved, 50, 280, app)
    #expect(try offset(app) == [0, beyond[1] + 20])
    app.perform(.runLoop(turns: nil))
    #expect(try offset(app) == [0, beyond[1] + 20])
    _ = touch(.cancelled, 50, 280, app)
    app.perform(.runLoop(turns: nil))
    #expect(try offset(app) == [0, 0])
  }

  @Test func `it scrolls only along what there is to scroll`() throws {
    let app = app()
    _ = touch(.began, 50, 300, app)
    #expect(touch(.moved, 20, 310, app) == ["box touchesBegan S5", "box touchesMoved 6.8"])
    #expect(
      app.trace?.recognizers.map { "\($0.outcome) \($0.reason?.rawValue ?? "")" }
        == ["failed The fingers moved in another direction."])
    #expect(touch(.ended, 20, 310, app) == ["box touchesEnded 6.8"])
    _ = change(app) { $0.contentSize = Size(width: 1000, height: 1000) }
    _ = touch(.began, 50, 300, app)
    _ = touch(.moved, 20, 290, app)
    #expect(try offset(app) == [30, 10])
    _ = touch(.ended, 20, 290, app)
    _ = change(app) { $0.contentSize = Size(width: 10, height: 10) }
    _ = touch(.began, 50, 300, app)
    #expect(touch(.moved, 50, 200, app) == ["box touchesBegan S5", "box touchesMoved 6.8"])
    _ = touch(.ended, 50, 200, app)
    _ = change(app) { $0.alwaysBounceVertical = true }
    _ = touch(.began, 50, 300, app)
    #expect(touch(.moved, 50, 200, app).contains("scroll scrollViewDidScroll S6"))
  }

  @Test func `one that is not enabled leaves all touches to its content`() throws {
    let app = app { $0.isScrollEnabled = false }
    #expect(touch(.began, 50, 300, app) == ["box touchesBegan 6.8"])
    #expect(touch(.moved, 50, 200, app) == ["box touchesMoved 6.8"])
    _ = touch(.ended, 50, 200, app)
    _ = change(app) { $0.isScrollEnabled = true }
    _ = touch(.began, 50, 300, app)
    _ = touch(.moved, 50, 250, app)
    #expect(
      change(app) { $0.isScrollEnabled = false } == [
        "scroll gestureCancelled 10.11 scroll-pan", "scroll scrollViewDidEndDragging S6",
      ])
  }

  @Test func `a tap is told to the content in order, and a button in it sends its action`() {
    let app = app()
    app.createView("button", "UIButton", in: "box") {
      $0.frame = Rect(x: 0, y: 0, width: 100, height: 100)
      $0.actions = [ControlAction(.touchUpInside, "go")]
    }
    #expect(
      app.perform(.input(.tap(at: Point(x: 200, y: 300)))) == [
        "box touchesBegan S5", "box touchesEnded 6.8",
      ])
    #expect(
      app.perform(.input(.tap(at: Point(x: 50, y: 150)))) == [
        "button touchesBegan S5", "button touchesEnded 6.8", "button sendAction 6.8A go",
      ])
  }

  @Test func `a finger that rests is told to the content after 0.15 s, and a drag then cancels it`()
  {
    let app = app()
    #expect(touch(.began, 50, 300, app) == [])
    #expect(app.perform(.input(.wait, after: 0.1)) == [])
    #expect(app.perform(.input(.wait, after: 0.1)) == ["box touchesBegan S5"])
    #expect(
      touch(.moved, 50, 250, app) == [
        "scroll gestureBegan 10.11 scroll-pan", "scroll scrollViewWillBeginDragging S6",
        "scroll scrollViewDidScroll S6", "box touchesCancelled 10.3",
      ])
  }

  @Test func `content that is told at once keeps the touch where the scroll view may not take it`()
    throws
  {
    let app = app {
      $0.delaysContentTouches = false
      $0.canCancelContentTouches = false
    }
    #expect(touch(.began, 50, 300, app) == ["box touchesBegan 6.8"])
    #expect(touch(.moved, 50, 200, app) == ["box touchesMoved 6.8"])
    #expect(
      app.trace?.recognizers.last?.reason?.rawValue
        == "The touched content keeps its touch."
    )
    #expect(touch(.moved, 50, 100, app) == ["box touchesMoved 6.8"])
    #expect(touch(.ended, 50, 100, app) == ["box touchesEnded 6.8"])
    #expect(try offset(app) == [0, 0])
    _ = change(app) { $0.canCancelContentTouches = true }
    _ = touch(.began, 50, 300, app)
    #expect(touch(.moved, 50, 200, app).last == "box touchesCancelled 10.3")
  }

  @Test func `a control in the content keeps its touch, unless the drag comes first`() throws {
    let app = app()
    app.createView("button", "UIButton", in: "box") {
      $0.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    }
    _ = touch(.began, 50, 150, app)
    _ = touch(.moved, 50, 120, app)
    #expect(try offset(app) == [0, 30])
    _ = touch(.moved, 50, 150, app)
    _ = touch(.ended, 50, 150, app)
    #expect(try offset(app) == [0, 0])
    _ = touch(.began, 50, 150, app)
    #expect(app.perform(.input(.wait, after: 0.2)) == ["button touchesBegan S5"])
    #expect(touch(.moved, 50, 120, app) == ["button touchesMoved 6.8"])
    #expect(try offset(app) == [0, 0])
  }

  @Test func `of two scroll views, one in the other, that scrolls which goes the finger's way`()
    throws
  {
    let app = app()
    app.createView("row", "UIScrollView", in: "box") {
      $0.frame = Rect(x: 0, y: 0, width: 300, height: 100)
      $0.scrolling.contentSize = Size(width: 1000, height: 100)
    }
    _ = touch(.began, 150, 150, app)
    _ = touch(.moved, 110, 150, app)
    #expect(try app.view("row").bounds.origin == Point(x: 40, y: 0))
    _ = touch(.ended, 110, 150, app)
    _ = touch(.began, 150, 150, app)
    _ = touch(.moved, 150, 110, app)
    #expect(try app.view("row").bounds.origin == Point(x: 40, y: 0))
    #expect(try offset(app) == [0, 40])
  }

  @Test func `a drag puts the keyboard away where the scroll view says so`() throws {
    let app = app { $0.keyboardDismissMode = .onDrag }
    app.createView("field", "UITextField", in: "box") {
      $0.frame = Rect(x: 0, y: 0, width: 100, height: 30)
    }
    app.perform(.becomeFirstResponder("field"))
    _ = touch(.began, 200, 300, app)
    let lines = touch(.moved, 200, 250, app).filter { $0.hasPrefix("scroll") || $0.contains("S7") }
    #expect(
      lines == [
        "scroll gestureBegan 10.11 scroll-pan", "scroll scrollViewWillBeginDragging S6",
        "field resignFirstResponder S7", "scroll scrollViewDidScroll S6",
      ])
  }

  @Test func `a rectangle is shown by the least that moves it into view`() throws {
    let app = app { $0.contentInset = EdgeInsets(top: 50, left: 0, bottom: 0, right: 0) }
    let id = try app.id("scroll")
    func shown(_ y: Double, _ height: Double) -> Double {
      app.app.contentOffset(showing: Rect(x: 0, y: y, width: 10, height: height), in: id).y
    }
    #expect(shown(0, 10) == -50)
    #expect(shown(500, 50) == 150)
    #expect(shown(990, 500) == 600)
    #expect(shown(-500, 10) == -50)
  }

  @Test func `what is no scroll view, numbers out of reach and pages' own view are refused`() {
    let app = app()
    func refusal(_ view: Identifier, _ set: (inout ScrollProperties) -> Void) -> Refusal? {
      var properties = ViewProperties()
      set(&properties.scrolling)
      return app.refusal(of: .changeView(view, properties))
    }
    #expect(
      refusal("box") { $0.bounces = false }
        == .invalidValue(
          property: "bounces", reason: "A UIView has none: it is not a scroll view."))
    for size in [
      Size(width: -1, height: 0), Size(width: .nan, height: 0), Size(width: 1, height: 2e9),
    ] {
      #expect(
        refusal("scroll") { $0.contentSize = size }
          == .invalidValue(
            property: "contentSize", reason: "Its sides go from 0 to 1000000000 points."))
    }
    #expect(
      refusal("scroll") {
        $0.contentInset = EdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0)
      }
        == .invalidValue(property: "contentInset", reason: "They must be within 1000000000."))
    app.createController("A")
    app.createController("book", .pageViewController) { $0.transitionStyle = .scroll }
    app.setRoot("book", of: "home")
    #expect(
      refusal("book-scroll") { $0.isScrollEnabled = false }
        == .invalidValue(
          property: "isScrollEnabled", reason: "Only the page view controller scrolls this view.")
    )
  }

  @Test func `without room for a recognizer no finger scrolls`() throws {
    let app = app(content: nil)
    for _ in 0..<Gestures.most { app.perform(.addGestureRecognizer(nil, .tap, to: "home")) }
    _ = change(app) { $0.contentSize = Size(width: 300, height: 1000) }
    #expect(try app.app.scrollView(app.id("scroll"))?.pan == nil)
    #expect(app.app.gestures.recognizers.count == Gestures.most)
  }
}
