import TestSupport
import Testing
import WindowModel

@Suite struct ViewQueryTests {
  @Test func `a tag is looked for in the view itself, then from back to front, each to its depth`()
    throws
  {
    let app = Transcript()
    app.createView("root")
    app.createView("back", in: "root") { $0.tag = 1 }
    app.createView("inner", in: "back") { $0.tag = 2 }
    app.createView("front", in: "root") { $0.tag = 2 }
    #expect(try app.view(tagged: 2, in: "root") == "inner")
    #expect(try app.view(tagged: 2, in: "front") == "front")
    #expect(try app.view(tagged: 0, in: "root") == "root")
    #expect(try app.view(tagged: 3, in: "root") == nil)
    app.changeView("root") { $0.tag = 2 }
    #expect(try app.view(tagged: 2, in: "root") == "root")
  }

  @Test func `a view is a descendant of itself and of every view round it`() throws {
    let app = Transcript()
    app.create("home")
    app.createView("box", in: "home")
    app.createView("inner", in: "box")
    let (home, box, inner) = try (app.id("home"), app.id("box"), app.id("inner"))
    #expect(app.app.isDescendant(inner, of: inner))
    #expect(app.app.isDescendant(inner, of: box))
    #expect(app.app.isDescendant(inner, of: home))
    #expect(!app.app.isDescendant(box, of: inner))
  }

  @Test func `a window is its own window and that of all within it`() throws {
    let app = Transcript()
    app.create("home")
    app.createView("box", in: "home")
    app.createView("inner", in: "box")
    app.createView("lone")
    let home = try app.id("home")
    #expect(app.app.window(of: home) == home)
    #expect(try app.app.window(of: app.id("inner")) == home)
    #expect(try app.app.window(of: app.id("lone")) == nil)
    app.remove("box")
    #expect(try app.app.window(of: app.id("inner")) == nil)
  }

  @Test func `events go from a view outwards to the window, the application and its delegate`()
    throws
  {
    let app = Transcript()
    app.create("home")
    app.createView("content", in: "home")
    app.createView("leaf", in: "content")
    let (home, content, leaf) = try (app.id("home"), app.id("content"), app.id("leaf"))
    #expect(
      app.app.responderChain(from: leaf) == [
        .view(leaf), .view(content), .view(home), .application, .delegate,
      ])
    #expect(app.app.responderChain(from: home) == [.view(home), .application, .delegate])
    app.remove("content")
    #expect(app.app.responderChain(from: leaf) == [.view(leaf), .view(content)])
    app.release("leaf")
    #expect(app.app.responderChain(from: leaf) == [])
  }

  @Test func `views are listed in the order of their making, windows among them`() {
    let app = Transcript()
    app.createView("box")
    app.create("home")
    app.createView("gone", retained: false)
    app.createView("inner", in: "box", retained: false)
    #expect(app.app.views.map(app.name) == ["box", "home", "inner"])
  }

  @Test func `a view is found by its identifier, a window as a view too`() {
    let app = Transcript()
    app.createView("box")
    app.create("home")
    #expect(app.app.view("box") != nil)
    #expect(app.app.view("home") == app.app.window("home"))
    #expect(app.app.window("box") == nil)
    #expect(app.app.view("nobody") == nil)
  }
}

extension Transcript {
  fileprivate func view(tagged tag: Int, in identifier: Identifier) throws -> String? {
    try app.viewWithTag(tag, in: id(identifier)).map(name)
  }
}
