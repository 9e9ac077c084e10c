import TestSupport
import Testing

@testable import WindowModel

@Suite struct ArenaTests {
  @Test func `a controller that is gone is nil, and nothing of it can be changed`() {
    var arena = Arena()
    let id = arena.insert(ViewController(.viewController), as: "home")
    #expect(arena[controller: id] != nil)
    arena.remove(id)
    let before = arena
    #expect(arena[controller: id] == nil)
    arena[controller: id]?.title = "Ghost"
    #expect(arena == before)
    #expect(arena.controllerCount == 0)
  }

  @Test func `a view is no controller, and no controller can be made of it`() {
    var arena = Arena()
    let id = arena.insert(View(.view, frame: .zero), as: "box")
    let before = arena
    #expect(arena[controller: id] == nil)
    arena[controller: id]?.children.append(id)
    #expect(arena == before)
  }

  @Test func `a view that is gone can't be changed`() {
    var arena = Arena()
    let id = arena.insert(View(.view, frame: .zero), as: "box")
    arena.remove(id)
    let before = arena
    arena[id].tag = 7
    arena[id].subviews.append(id)
    #expect(arena == before)
    #expect(arena[id].tag == 0)
  }

  @Test func `a window that is gone has nothing of a window's`() throws {
    var app = Application()
    _ = try app.perform(
      .createWindow(identifier: "window", properties: WindowProperties(), retained: true))
    let id = try #require(app.window("window"))
    _ = try app.perform(.release("window"))
    #expect(app.arena[id].window == nil)
    app.arena[id].window?.isSystem = true
    #expect(app.arena[id].window == nil)
  }

  @Test func `a controller that is gone loads no view`() throws {
    var app = Application()
    _ = try app.perform(
      .createController(identifier: "home", properties: ControllerProperties(), retained: true))
    let id = try #require(app.controller("home"))
    _ = try app.perform(.release("home"))
    let before = app
    #expect(app.loadView(of: id) == nil)
    #expect(app.turn.events == [])
    #expect(app == before)
  }
}
