import TestSupport
import Testing
import WindowModel

@Suite struct MoveCallbackTests {
  @Test func `a view that is added outside any window is told of its superview only`() throws {
    let app = Transcript()
    app.createView("parent")
    app.createView("box")
    #expect(
      app.add("box", to: "parent") == [
        "box willMoveToSuperview parent 1.2A", "box didMoveToSuperview parent 1.2A",
        "parent didAddSubview box 1.2A",
      ])
  }

  @Test func `a view that moves within a window is told of its superviews only`() {
    let app = Transcript()
    app.create("home")
    app.createView("old", in: "home")
    app.createView("new", in: "home")
    app.createView("box", in: "old")
    #expect(
      app.add("box", to: "new") == [
        "box willMoveToSuperview new 1.2A", "old willRemoveSubview box 1.2A",
        "box didMoveToSuperview new 1.2A", "new didAddSubview box 1.2A",
        "old layoutSubviews 1.5", "new layoutSubviews 1.5",
      ])
  }

  @Test func `a view that is added in a window is told of the window within its superview`() throws
  {
    let app = Transcript()
    app.create("home")
    app.createView("box")
    #expect(
      app.add("box", to: "home") == [
        "box willMoveToSuperview home 1.2B", "box willMoveToWindow home 1.2B",
        "box didMoveToWindow home 1.2B", "box didMoveToSuperview home 1.2B",
        "home didAddSubview box 1.2B", "home layoutSubviews 1.5", "box layoutSubviews 1.5",
      ])
    #expect(try app.superview("box") == "home")
  }

  @Test func `a view that is made in a superview is told as one that is added`() {
    let app = Transcript()
    app.create("home")
    #expect(
      app.createView("box", in: "home") == [
        "box willMoveToSuperview home 1.2B", "box willMoveToWindow home 1.2B",
        "box didMoveToWindow home 1.2B", "box didMoveToSuperview home 1.2B",
        "home didAddSubview box 1.2B", "home layoutSubviews 1.5", "box layoutSubviews 1.5",
      ])
  }

  @Test func `a view that is removed in a window is told of the window within its superview`() {
    let app = Transcript()
    app.create("home")
    app.createView("parent", in: "home")
    app.createView("box", in: "parent")
    #expect(
      app.remove("box") == [
        "parent willRemoveSubview box 1.2C", "box willMoveToSuperview nil 1.2C",
        "box willMoveToWindow nil 1.2C", "box didMoveToWindow nil 1.2C",
        "box didMoveToSuperview nil 1.2C", "parent layoutSubviews 1.5",
      ])
  }

  @Test func `a view that is removed outside any window is told of its superview only`() {
    let app = Transcript()
    app.createView("parent")
    app.createView("box", in: "parent")
    #expect(
      app.remove("box") == [
        "parent willRemoveSubview box 1.2C", "box willMoveToSuperview nil 1.2C",
        "box didMoveToSuperview nil 1.2C",
      ])
  }

  @Test func `all within a view are told of the window, the outer ones first`() {
    let app = Transcript()
    app.create("home")
    app.createView("box")
    app.createView("left", in: "box")
    app.createView("inner", in: "left")
    app.createView("right", in: "box")
    #expect(
      app.add("box", to: "home") == [
        "box willMoveToSuperview home 1.2B",
        "box willMoveToWindow home 1.2B", "left willMoveToWindow home 1.2D",
        "inner willMoveToWindow home 1.2D", "right willMoveToWindow home 1.2D",
        "box didMoveToWindow home 1.2B", "left didMoveToWindow home 1.2D",
        "inner didMoveToWindow home 1.2D", "right didMoveToWindow home 1.2D",
        "box didMoveToSuperview home 1.2B", "home didAddSubview box 1.2B",
        "home layoutSubviews 1.5", "box layoutSubviews 1.5", "left layoutSubviews 1.5",
        "inner layoutSubviews 1.5", "right layoutSubviews 1.5",
      ])
    #expect(
      app.remove("box") == [
        "home willRemoveSubview box 1.2C", "box willMoveToSuperview nil 1.2C",
        "box willMoveToWindow nil 1.2C", "left willMoveToWindow nil 1.2D",
        "inner willMoveToWindow nil 1.2D", "right willMoveToWindow nil 1.2D",
        "box didMoveToWindow nil 1.2C", "left didMoveToWindow nil 1.2D",
        "inner didMoveToWindow nil 1.2D", "right didMoveToWindow nil 1.2D",
        "box didMoveToSuperview nil 1.2C",
      ])
  }

  @Test func `a view that goes from window to window leaves one superview and enters the other`() {
    let app = Transcript()
    app.create("home")
    app.create("panel")
    app.createView("box", in: "home")
    #expect(
      app.add("box", to: "panel") == [
        "box willMoveToSuperview panel 1.2B", "home willRemoveSubview box 1.2B",
        "box willMoveToWindow panel 1.2B", "box didMoveToWindow panel 1.2B",
        "box didMoveToSuperview panel 1.2B", "panel didAddSubview box 1.2B",
        "panel layoutSubviews 1.5",
      ])
  }

  @Test func `a view that goes from a window to a superview outside is told of both`() {
    let app = Transcript()
    app.create("home")
    app.createView("parent")
    app.createView("box", in: "home")
    #expect(
      app.add("box", to: "parent") == [
        "box willMoveToSuperview parent 1.2B", "home willRemoveSubview box 1.2B",
        "box willMoveToWindow nil 1.2B", "box didMoveToWindow nil 1.2B",
        "box didMoveToSuperview parent 1.2B", "parent didAddSubview box 1.2B",
      ])
  }

  @Test func `a view's story, from its making to its end, is that of the logs`() {
    let app = Transcript()
    app.create("home")
    app.createView("root")
    app.createView("mine", "MyView")
    app.add("mine", to: "root")
    app.createView("child", in: "mine", retained: false)
    app.add("root", to: "home")
    app.remove("mine")
    app.release("mine")
    #expect(
      app.events.filter { $0.hasPrefix("mine") } == [
        "mine willMoveToSuperview root 1.2A", "mine didMoveToSuperview root 1.2A",
        "mine didAddSubview child 1.2A",
        "mine willMoveToWindow home 1.2D", "mine didMoveToWindow home 1.2D",
        "mine layoutSubviews 1.5",
        "mine willMoveToSuperview nil 1.2C", "mine willMoveToWindow nil 1.2C",
        "mine didMoveToWindow nil 1.2C", "mine didMoveToSuperview nil 1.2C",
        "mine willRemoveSubview child 1.2E", "mine dealloc 1.1 lastReferenceGone",
      ])
  }
}
