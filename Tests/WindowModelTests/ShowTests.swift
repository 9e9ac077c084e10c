import TestSupport
import Testing
import WindowModel

/// Which controller shows another after `show(_:sender:)`; views-2.6D.
@Suite struct ShowTests {
  private func app() -> Transcript {
    let app = Transcript.presenting(Settings(profile: .ios12))
    app.createController("nav", .navigationController)
    app.createController("list")
    return app
  }

  @Test func `the nearest navigation controller pushes it`() throws {
    let app = app()
    app.perform(.push("list", onto: "nav", animated: false))
    app.setRoot("nav", of: "window")
    app.perform(.show("B", from: "list"))
    #expect(try app.controller("nav").children.map(app.name) == ["list", "B"])
    app.perform(.show("C", from: "nav"))
    #expect(try app.controller("nav").children.map(app.name) == ["list", "B", "C"])
  }

  @Test func `without one the window's root presents it`() throws {
    let app = app()
    app.perform(.addChild("list", to: "A"))
    app.perform(.loadView("list"))
    app.add("list-view", to: "A-view")
    app.perform(.show("B", from: "list"))
    #expect(try app.controller("B").presenting.map(app.name) == "A")
    #expect(try app.controller("B").presentation?.isAnimated == true)
  }

  @Test func `a detail is presented, in a navigation controller too`() throws {
    let app = app()
    app.perform(.push("list", onto: "nav", animated: false))
    app.setRoot("nav", of: "window")
    app.perform(.show("B", from: "list", isDetail: true))
    #expect(try app.controller("B").presenting.map(app.name) == "nav")
  }

  @Test func `a navigation controller presents another one, which no stack takes`() throws {
    let app = app()
    app.createController("other", .navigationController)
    app.perform(.push("list", onto: "nav", animated: false))
    app.setRoot("nav", of: "window")
    app.perform(.show("other", from: "list"))
    #expect(try app.controller("other").presenting.map(app.name) == "nav")
    #expect(try app.controller("nav").children.map(app.name) == ["list"])
  }

  @Test func `a controller that is nowhere shows nothing, and a note says so`() throws {
    let app = app()
    app.perform(.show("B", from: "list"))
    #expect(try app.controller("B").presenting == nil)
    #expect(app.notes == [.noWindowToShowIn])
  }

  @Test func `children of one parent change places, and strangers raise`() throws {
    let app = app()
    for child: Identifier in ["list", "B"] { app.perform(.addChild(child, to: "A")) }
    app.perform(.loadView("list"))
    app.add("list-view", to: "A-view")
    app.nextTurn()
    let lines = app.perform(
      .transition(
        from: "list", to: "B", in: "A", animated: true, completion: Completion("gone")))
    #expect(
      app.appearances(lines) == [
        "list.willDis", "B.didLoad", "B.willApp", "list.didDis", "B.didApp",
      ])
    #expect(lines.contains { $0.hasPrefix("A completion") && $0.hasSuffix("gone") })
    #expect(try app.view("list-view").superview == nil)
    app.createController("stranger")
    #expect(
      app.refusal(of: .transition(from: "B", to: "stranger", in: "A", animated: false)) != nil)
  }

  @Test func `a child whose view would lie too deep does not come, and nothing changes`() throws {
    let app = Transcript(.ios12, capacity: .init(depth: 4))
    app.create("window") { $0.isHidden = false }
    for name: Identifier in ["A", "first", "second"] { app.createController(name) }
    for child: Identifier in ["first", "second"] { app.perform(.addChild(child, to: "A")) }
    for name: Identifier in ["A", "first", "second"] { app.perform(.loadView(name)) }
    app.add("A-view", to: "window")
    app.add("first-view", to: "A-view")
    app.place("deep", 0, 0, 10, 10, in: "second-view")
    app.place("deeper", 0, 0, 10, 10, in: "deep")
    let command = Command.transition(from: "first", to: "second", in: "A", animated: false)
    #expect(app.refusal(of: command) == .tooDeep(limit: 4))
    app.remove("deeper")
    #expect(app.refusal(of: command) == nil)
  }
}
