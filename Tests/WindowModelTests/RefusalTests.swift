import TestSupport
import Testing
import WindowModel

@Suite struct RefusalTests {
  @Test(arguments: ["nobody", "gone"] as [Identifier])
  func `a window that never was, or is gone, is not found`(identifier: Identifier) {
    let app = Transcript()
    app.create("gone", retained: false)
    let refusal = Refusal.notFound(.window, identifier.text)
    #expect(app.refusal(of: .makeKey(identifier)) == refusal)
    #expect(app.refusal(of: .makeKeyAndVisible(identifier)) == refusal)
    #expect(app.refusal(of: .changeWindow(identifier, WindowProperties())) == refusal)
    #expect(app.refusal(of: .release(identifier)) == .notFound(.view, identifier.text))
    #expect(
      app.refusal(of: .setReference(.delegateWindow, to: identifier))
        == .unknown(.object, identifier.text, property: "object"))
  }

  @Test func `a window may have the name of the main screen, for screens are named apart`() {
    let app = Transcript()
    app.create("main")
    #expect(app.windows == ["main"])
  }

  @Test(arguments: ["home", "gone"] as [Identifier])
  func `an identifier of a window, or a window that is gone, is taken`(
    identifier: Identifier
  ) {
    let app = Transcript()
    app.create("home")
    app.create("gone", retained: false)
    #expect(app.refusal(of: creation(identifier)) == .identifierTaken(identifier))
  }

  @Test func `an application holds no more windows than it may, until one goes`() {
    let app = Transcript(capacity: .init(windows: 2))
    app.create("first")
    app.create("second")
    #expect(app.refusal(of: creation("third")) == .full(.window, limit: 2))
    #expect(app.refusal(of: creation(nil)) == .full(.window, limit: 2))
    #expect(app.refusal(of: creation("third", retained: false)) == .full(.window, limit: 2))
    app.release("first")
    app.create("third")
    #expect(app.windows == ["second", "third"])
  }

  @Test func `an application makes no more objects than it may, however many of them are gone`() {
    let app = Transcript(capacity: .init(objects: 2))
    app.create("first", retained: false)
    app.create("second", retained: false)
    #expect(app.refusal(of: creation("third")) == .full(.object, limit: 2))
  }

  @Test func `an application has no more references than it may, until one is dropped`() {
    let app = Transcript(capacity: .init(references: 2))
    app.create("first")
    app.create("second")
    #expect(app.refusal(of: creation("third")) == .full(.reference, limit: 2))
    #expect(
      app.refusal(of: .setReference(.delegateWindow, to: "first")) == .full(.reference, limit: 2))
    app.set("first", to: "second")
    app.create("third", retained: false)
    #expect(app.windows == ["second"])
  }

  @Test func `a refused window takes up no identifier`() {
    let app = Transcript()
    #expect(app.refusal(of: creation("home") { $0.alpha = 2 }) != nil)
    #expect(app.refusal(of: creation(nil) { $0.alpha = 2 }) != nil)
    app.create("home")
    app.create(nil)
    #expect(app.windows == ["home", "w1"])
  }

  @Test func `a screen that is not there is not found`() {
    expectRefusal(.unknown(.screen, "tv", property: "screen")) { $0.screen = "tv" }
  }

  @Test(arguments: [-0.001, 1.001, .nan, .infinity, -.infinity])
  func `alpha goes from 0 to 1`(alpha: Double) {
    expectRefusal(
      .invalidValue(property: "alpha", reason: "It goes from 0, clear, to 1, opaque.")
    ) { $0.alpha = alpha }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a level is finite`(level: Double) {
    expectRefusal(.invalidValue(property: "windowLevel", reason: "It must be finite.")) {
      $0.windowLevel = WindowLevel(rawValue: level)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1.1e9, -1.1e9])
  func `a centre is within reach`(number: Double) {
    let refusal = Refusal.invalidValue(
      property: "center", reason: "It must be within 1000000000 points of the origin.")
    expectRefusal(refusal) { $0.center = Point(x: number, y: 0) }
    expectRefusal(refusal) { $0.center = Point(x: 0, y: number) }
  }

  @Test(arguments: GeometryTests.unusable)
  func `bounds and frame are within reach and have no negative side`(rect: Rect) {
    let reason =
      "Its edges must be within 1000000000 points of the origin and its sides not negative."
    expectRefusal(.invalidValue(property: "bounds", reason: reason)) { $0.bounds = rect }
    expectRefusal(.invalidValue(property: "frame", reason: reason)) { $0.frame = rect }
  }

  @Test func `one bad property keeps the good ones from being set`() throws {
    let app = Transcript()
    app.create("home")
    var properties = WindowProperties()
    properties.alpha = 0.5
    properties.isHidden = false
    properties.windowLevel = WindowLevel(rawValue: .nan)
    #expect(app.refusal(of: .changeWindow("home", properties)) != nil)
    #expect(try app.view("home").alpha == 1)
  }

  /// Expects the same refusal for a new window and for an existing one.
  private func expectRefusal(
    _ refusal: Refusal, _ set: (inout WindowProperties) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let app = Transcript()
    app.create("home")
    var properties = WindowProperties()
    set(&properties)
    #expect(
      app.refusal(of: .changeWindow("home", properties)) == refusal, sourceLocation: sourceLocation)
    #expect(app.refusal(of: creation("new", set)) == refusal, sourceLocation: sourceLocation)
  }

  private func creation(
    _ identifier: Identifier?, retained: Bool = true,
    _ set: (inout WindowProperties) -> Void = { _ in }
  ) -> Command {
    var properties = WindowProperties()
    set(&properties)
    return .createWindow(identifier: identifier, properties: properties, retained: retained)
  }
}
