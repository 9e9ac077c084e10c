import TestSupport
import Testing
import WindowModel

@Suite struct LayoutTests {
  @Test func `a new view waits for layout until it is in a window`() throws {
    let app = Transcript()
    app.create("home")
    app.createView("box")
    #expect(try app.view("box").needsLayout)
    #expect(
      app.add("box", to: "home").suffix(2) == ["home layoutSubviews 1.5", "box layoutSubviews 1.5"])
    #expect(try !app.view("box").needsLayout)
  }

  @Test func `a view that needs layout gets it when the turn ends, once`() {
    let app = settled()
    #expect(app.perform(.setNeedsLayout("box")) == ["box layoutSubviews 1.5"])
    #expect(app.perform(.setNeedsLayout("inner")) == ["inner layoutSubviews 1.5"])
    #expect(app.changeView("box") { $0.alpha = 0.5 } == [])
  }

  @Test func `outer views lay out before inner ones, back to front`() {
    let app = Transcript()
    app.create("home")
    app.createView("box")
    app.createView("front", in: "box")
    app.createView("back", in: "box", .at(0))
    app.createView("inner", in: "back")
    #expect(
      app.add("box", to: "home").filter { $0.contains("layout") } == [
        "home layoutSubviews 1.5", "box layoutSubviews 1.5", "back layoutSubviews 1.5",
        "inner layoutSubviews 1.5", "front layoutSubviews 1.5",
      ])
  }

  @Test func `a hidden window lays out as a visible one does`() {
    let app = settled()
    app.show("home")
    #expect(app.perform(.setNeedsLayout("box")) == ["box layoutSubviews 1.5"])
  }

  @Test func `a new size makes a view and its superview lay out`() {
    let app = settled()
    #expect(
      app.changeView("box") { $0.bounds = Rect(x: 0, y: 0, width: 50, height: 50) }
        == ["home layoutSubviews 1.5", "box layoutSubviews 1.5"])
    #expect(app.changeView("box") { $0.center = Point(x: 1, y: 1) } == [])
    #expect(app.changeView("box") { $0.bounds = Rect(x: 9, y: 9, width: 50, height: 50) } == [])
  }

  @Test func `a changed transform makes the superview lay out, the same one nobody`() {
    let app = settled()
    let half = AffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
    #expect(app.changeView("inner") { $0.transform = half } == ["box layoutSubviews 1.5"])
    #expect(app.changeView("inner") { $0.transform = half } == [])
    #expect(app.changeView("inner") { $0.frame = Rect(x: 3, y: 3, width: 5, height: 5) } == [])
  }

  @Test func `a subview that comes to the front makes the superview lay out if it was not there`() {
    let app = settled()
    app.place("more", 0, 0, 10, 10, in: "box")
    #expect(app.perform(.bringSubviewToFront("more", in: "box")) == [])
    #expect(app.perform(.bringSubviewToFront("inner", in: "box")) == ["box layoutSubviews 1.5"])
    #expect(app.perform(.sendSubviewToBack("inner", in: "box")) == [])
  }

  @Test func `a subview that is resized along with its superview lays out too`() {
    let app = settled()
    app.changeView("inner") { $0.autoresizingMask = .flexibleWidth }
    #expect(
      app.changeView("box") { $0.bounds = Rect(x: 0, y: 0, width: 50, height: 50) } == [
        "home layoutSubviews 1.5", "box layoutSubviews 1.5", "inner layoutSubviews 1.5",
      ])
  }

  @Test func `a scroll view that scrolls lays out, its superview does not`() {
    let app = settled()
    app.createView("scroll", "UIScrollView", in: "home")
    #expect(
      app.changeView("scroll") { $0.contentOffset = Point(x: 0, y: 9) }
        == ["scroll layoutSubviews 1.5"])
  }

  @Test func `a superview lays out when it gets or loses a subview`() {
    let app = settled()
    #expect(app.createView("more", in: "box").contains("box layoutSubviews 1.5"))
    #expect(app.remove("more").last == "box layoutSubviews 1.5")
  }

  @Test func `a window without subviews lays out only when it is told to`() throws {
    let app = Transcript()
    app.create("home")
    #expect(try !app.view("home").needsLayout)
    #expect(app.change("home") { $0.frame = .zero } == [])
    #expect(app.perform(.layoutIfNeeded("home")) == [])
    #expect(app.perform(.setNeedsLayout("home")) == ["home layoutSubviews 1.5"])
    app.createView("box", in: "home")
    #expect(!app.remove("box").contains { $0.contains("layout") })
  }

  @Test func `a window with subviews lays out when its size changes`() {
    let app = settled()
    #expect(
      app.change("home") { $0.frame = Rect(x: 0, y: 0, width: 10, height: 10) }
        == ["home layoutSubviews 1.5"])
  }

  @Test func `layoutIfNeeded lays out at once, from the outermost view that waits`() {
    let app = Transcript()
    app.createView("outer")
    app.createView("middle", in: "outer")
    app.createView("inner", in: "middle")
    #expect(
      app.perform(.layoutIfNeeded("inner")) == [
        "outer layoutSubviews 1.5", "middle layoutSubviews 1.5", "inner layoutSubviews 1.5",
      ])
    #expect(app.perform(.layoutIfNeeded("inner")) == [])
    #expect(app.notes == [.nothingNeedsLayout])
  }

  @Test func `layoutIfNeeded lays out what waits below`() {
    let app = Transcript()
    app.createView("outer")
    app.createView("inner", in: "outer")
    app.perform(.layoutIfNeeded("outer"))
    app.perform(.setNeedsLayout("inner"))
    #expect(app.perform(.layoutIfNeeded("outer")) == ["inner layoutSubviews 1.5"])
  }

  @Test func `outside any window a view waits, and is laid out when it comes into one`() {
    let app = Transcript()
    app.createView("outer")
    app.createView("inner", in: "outer")
    app.perform(.layoutIfNeeded("outer"))
    #expect(app.perform(.setNeedsLayout("inner")) == [])
    app.create("home")
    #expect(
      app.add("outer", to: "home").filter { $0.contains("layout") }
        == ["home layoutSubviews 1.5", "inner layoutSubviews 1.5"])
  }

  @Test func `what is gone when the turn ends lays out nothing`() {
    let app = Transcript()
    app.create("lost", retained: false) { $0.isHidden = false }
    app.createView("parent", retained: false)
    #expect(!app.events.contains { $0.contains("layout") })
  }

  /// A window with a view in a view, laid out.
  private func settled() -> Transcript {
    let app = Transcript()
    app.create("home")
    app.place("box", 0, 0, 100, 100, in: "home")
    app.place("inner", 0, 0, 10, 10, in: "box")
    return app
  }
}
