import TestSupport
import Testing
import WindowModel

@Suite struct ViewOwnershipTests {
  @Test func `a view that nobody holds is gone at the end of the turn`() {
    let app = Transcript()
    #expect(app.createView("lost", retained: false) == ["lost dealloc 1.1 neverRetained"])
    #expect(app.app.view("lost") == nil)
  }

  @Test func `a superview keeps its subviews alive`() throws {
    let app = Transcript()
    app.createView("parent")
    app.createView("box", in: "parent", retained: false)
    #expect(try app.view("box").references == [])
    #expect(
      app.remove("box") == [
        "parent willRemoveSubview box 1.2C", "box willMoveToSuperview nil 1.2C",
        "box didMoveToSuperview nil 1.2C", "box dealloc 1.1 lastReferenceGone",
      ])
  }

  @Test func `a view that a variable holds outlives its removal`() throws {
    let app = Transcript()
    app.createView("parent")
    app.createView("box", in: "parent")
    app.remove("box")
    #expect(try app.superview("box") == nil)
    #expect(app.set("box", to: nil) == ["box dealloc 1.1 lastReferenceGone"])
  }

  @Test func `a view lives on when its variable lets go and its superview does not`() throws {
    let app = Transcript()
    app.createView("parent")
    app.createView("box", in: "parent")
    #expect(app.set("box", to: nil) == [])
    #expect(try app.superview("box") == "parent")
  }

  @Test func `a view that goes from superview to superview is never without a holder`() {
    let app = Transcript()
    app.createView("first")
    app.createView("second")
    app.createView("box", in: "first", retained: false)
    #expect(!app.add("box", to: "second").contains { $0.contains("dealloc") })
  }

  @Test func `releasing a view takes it out of its superview and drops its references`() {
    let app = Transcript()
    app.createView("parent")
    app.createView("box", in: "parent")
    app.set("static.box", to: "box")
    #expect(
      app.release("box") == [
        "parent willRemoveSubview box 1.2C", "box willMoveToSuperview nil 1.2C",
        "box didMoveToSuperview nil 1.2C", "box dealloc 1.1 lastReferenceGone",
      ])
    #expect(app.app.references.map(\.name) == ["parent"])
  }

  @Test func `a view that is released lets its subviews go, and they follow it`() {
    let app = Transcript()
    app.createView("parent")
    app.createView("a", in: "parent", retained: false)
    app.createView("inner", in: "a", retained: false)
    app.createView("b", in: "parent", retained: false)
    #expect(
      app.release("parent") == [
        "parent willRemoveSubview a 1.2E", "a willMoveToSuperview nil 1.2E",
        "a didMoveToSuperview nil 1.2E",
        "parent willRemoveSubview b 1.2E", "b willMoveToSuperview nil 1.2E",
        "b didMoveToSuperview nil 1.2E",
        "parent dealloc 1.1 lastReferenceGone",
        "a willRemoveSubview inner 1.2E", "inner willMoveToSuperview nil 1.2E",
        "inner didMoveToSuperview nil 1.2E",
        "a dealloc 1.1 lastReferenceGone", "b dealloc 1.1 lastReferenceGone",
        "inner dealloc 1.1 lastReferenceGone",
      ])
    #expect(app.app.views == [])
  }

  @Test func `a subview that a variable holds outlives its superview`() throws {
    let app = Transcript()
    app.createView("parent")
    app.createView("box", in: "parent")
    #expect(app.release("parent").last == "parent dealloc 1.1 lastReferenceGone")
    #expect(try app.superview("box") == nil)
  }

  @Test func `a window that is released is hidden, then its views leave it, then it is gone`() {
    let app = Transcript()
    app.create("home")
    app.createView("box", in: "home", retained: false)
    app.makeKeyAndVisible("home")
    #expect(
      app.release("home") == [
        "home resigns 2.7", "home hidden 2.7",
        "home willRemoveSubview box 1.2E", "box willMoveToSuperview nil 1.2E",
        "box willMoveToWindow nil 1.2E", "box didMoveToWindow nil 1.2E",
        "box didMoveToSuperview nil 1.2E",
        "home dealloc 1.5 lastReferenceGone", "box dealloc 1.1 lastReferenceGone",
      ])
  }

  @Test func `views are counted apart from windows`() {
    let app = Transcript()
    app.createView(nil)
    app.create(nil)
    app.createView("v2")
    app.createView(nil)
    #expect(app.app.views.map(app.name) == ["v1", "w1", "v2", "v3"])
  }

  @Test func `a turn's result is the view made or spoken to, of an insertion the superview`() throws
  {
    var app = Application()
    let made = try app.perform(
      .createView(identifier: "box", properties: ViewProperties(), retained: true))
    #expect(made.result == app.view("box"))
    #expect(made.isCreation)
    _ = try app.perform(
      .createView(identifier: "inner", properties: ViewProperties(), retained: true))
    let added = try app.perform(.insertSubview("inner", into: "box"))
    #expect(added.result == app.view("box"))
    #expect(!added.isCreation)
    #expect(try app.perform(.bringSubviewToFront("inner", in: "box")).result == app.view("box"))
    #expect(try app.perform(.removeFromSuperview("inner")).result == app.view("inner"))
    #expect(try app.perform(.changeView("box", ViewProperties())).result == app.view("box"))
    #expect(try app.perform(.layoutIfNeeded("box")).result == app.view("box"))
    #expect(try app.perform(.release("box")).result == nil)
  }

  @Test func `a chain of views as deep as may be comes and goes`() {
    let app = Transcript()
    app.create("home")
    app.createView("v1", in: "home", retained: false)
    for number in 2...511 {
      app.createView("v\(number)", in: "v\(number - 1)", retained: false)
    }
    #expect(app.remove("v1").count { $0.contains("dealloc") } == 511)
    #expect(app.app.views.map(app.name) == ["home"])
  }
}
