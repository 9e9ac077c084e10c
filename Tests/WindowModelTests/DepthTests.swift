import TestSupport
import Testing
import WindowModel

/// Views nested to the maximum depth.
@Suite struct DepthTests {
  static let limit = Application.Capacity().depth

  /// A visible window and `count` nested views, `d1` in the window, `d2` in `d1` and so on; the innermost
  /// has the depth `count` + 1.
  private func app(_ count: Int) throws -> Application {
    var app = Application()
    var window = WindowProperties()
    window.isHidden = false
    _ = try app.perform(.createWindow(identifier: "home", properties: window, retained: true))
    try chain("d", count, in: "home", &app)
    return app
  }

  private func chain(
    _ name: String, _ count: Int, in superview: Identifier?, _ app: inout Application
  ) throws {
    var properties = ViewProperties()
    properties.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    properties.autoresizingMask = .flexibleWidth
    for number in 1...count {
      let outer: Identifier? = number == 1 ? superview : "\(name)\(number - 1)"
      _ = try app.perform(
        .createView(
          identifier: "\(name)\(number)", properties: properties, superview: outer,
          retained: outer == nil))
    }
  }

  private func refuses(_ command: Command, _ app: Application) {
    var copy = app
    #expect(throws: Refusal.tooDeep(limit: Self.limit)) { try copy.perform(command) }
    #expect(copy == app)
  }

  @Test func `a new view may lie 512 deep and no deeper`() throws {
    #expect(Self.limit == 512)
    let app = try app(511)
    refuses(
      .createView(
        identifier: "x", properties: ViewProperties(), superview: "d511", retained: true), app)
  }

  @Test func `a tree may move to where its innermost view lies 512 deep and no deeper`() throws {
    var app = try app(503)
    try chain("t", 9, in: nil, &app)
    refuses(.insertSubview("t1", into: "d503"), app)
    #expect(try app.perform(.insertSubview("t1", into: "d502")).result == app.view("d502"))
    #expect(app.isDescendant(try #require(app.view("t9")), of: try #require(app.window("home"))))
    refuses(.insertSubview("d503", into: "t9"), app)
    _ = try app.perform(.insertSubview("d503", into: "t8"))
  }

  @Test func `the deepest tree answers every question`() throws {
    let app = try app(511)
    let innermost = try #require(app.view("d511"))
    let home = try #require(app.window("home"))
    #expect(app.window(of: innermost) == home)
    #expect(app.hitTest(Point(x: 1, y: 1)).view == innermost)
    #expect(app.convert(Point.zero, from: .view(innermost), to: .screen) == .zero)
    #expect(app.responderChain(from: innermost).count == 514)
    #expect(app.viewWithTag(0, in: home) == home)
    #expect(app.viewWithTag(1, in: home) == nil)
    #expect(app.safeAreaInsets(of: innermost).top == 20)
  }

  @Test func `the deepest tree is laid out, resized, moved and released`() throws {
    var app = try app(511)
    var properties = ViewProperties()
    properties.frame = Rect(x: 0, y: 0, width: 60, height: 50)
    let resized = try app.perform(.changeView("d1", properties))
    // Includes the window, one of whose subviews changed its size.
    #expect(resized.events.map(\.name) == Array(repeating: .layoutSubviews, count: 512))
    #expect(app.view("d511").flatMap(app.view)?.bounds.size.width == 60)

    _ = try app.perform(.setReference("kept", to: "d1"))
    let removed = try app.perform(.removeFromSuperview("d1"))
    #expect(removed.events.count { $0.name == .willMoveToWindow } == 511)
    #expect(try app.perform(.insertSubview("d1", into: "home")).events.count == 1026)
    _ = try app.perform(.setReference("kept", to: nil))
    let released = try app.perform(.release("home"))
    #expect(released.events.count { $0.name == .dealloc } == 512)
    #expect(app.views.isEmpty)
  }
}
