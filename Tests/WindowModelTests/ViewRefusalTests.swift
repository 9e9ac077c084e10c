import TestSupport
import Testing
import WindowModel

@Suite struct ViewRefusalTests {
  @Test(arguments: ["nobody", "gone"] as [Identifier])
  func `a view that never was, or is gone, is not found`(identifier: Identifier) {
    let app = Transcript()
    app.createView("box")
    app.createView("gone", retained: false)
    let commands: [Command] = [
      .changeView(identifier, ViewProperties()), .insertSubview("box", into: identifier),
      .removeFromSuperview(identifier), .sendSubviewToBack("box", in: identifier),
      .bringSubviewToFront("box", in: identifier), .exchangeSubviews(in: identifier, 0, 0),
      .setNeedsLayout(identifier), .layoutIfNeeded(identifier),
    ]
    for command in commands {
      #expect(app.refusal(of: command) == .notFound(.view, identifier.text), "\(command)")
    }
  }

  @Test(arguments: ["nobody", "gone"] as [Identifier])
  func `a view that a property names and that is not there is unknown`(identifier: Identifier) {
    let app = Transcript()
    app.createView("box")
    app.createView("gone", retained: false)
    let commands: [(Command, String)] = [
      (.insertSubview(identifier, into: "box"), "view"),
      (.bringSubviewToFront(identifier, in: "box"), "view"),
      (.sendSubviewToBack(identifier, in: "box"), "view"),
      (
        .createView(
          identifier: nil, properties: ViewProperties(), superview: identifier, retained: true),
        "superview"
      ),
    ]
    for (command, property) in commands {
      let refusal = Refusal.unknown(.view, identifier.text, property: property)
      #expect(app.refusal(of: command) == refusal, "\(command)")
    }
  }

  @Test func `a view is no window`() {
    let app = Transcript()
    app.createView("box")
    #expect(app.refusal(of: .makeKey("box")) == .notFound(.window, "box"))
    #expect(app.refusal(of: .changeWindow("box", WindowProperties())) == .notFound(.window, "box"))
  }

  @Test func `a view added to itself raises what UIKit raises`() {
    let app = Transcript()
    app.createView("box")
    app.create("home")
    let exception = Refusal.exception(
      name: "NSInvalidArgumentException", reason: "Can't add self as subview")
    #expect(app.refusal(of: .insertSubview("box", into: "box")) == exception)
    #expect(app.refusal(of: .insertSubview("home", into: "home")) == exception)
  }

  @Test func `a view added to a view within it raises what UIKit raises`() {
    let app = Transcript()
    app.createView("outer")
    app.createView("middle", in: "outer")
    app.createView("inner", in: "middle")
    let exception = Refusal.exception(
      name: "CALayerInvalid",
      reason: "layer <CALayer: outer> is a part of cycle in its layer tree")
    #expect(app.refusal(of: .insertSubview("outer", into: "middle")) == exception)
    #expect(app.refusal(of: .insertSubview("outer", into: "inner", .at(0))) == exception)
  }

  @Test func `views lie 512 deep at most, a tree that is added as well`() {
    let app = Transcript()
    app.createView("v1")
    for number in 2...512 { app.createView("v\(number)", in: "v\(number - 1)") }
    app.createView("tree")
    app.createView("leaf", in: "tree")
    let tooDeep = Refusal.tooDeep(limit: 512)
    #expect(app.refusal(of: .insertSubview("tree", into: "v512")) == tooDeep)
    #expect(app.refusal(of: .insertSubview("tree", into: "v511")) == tooDeep)
    #expect(app.refusal(of: .insertSubview("v1", into: "tree")) == tooDeep)
    #expect(
      app.refusal(
        of: .createView(
          identifier: nil, properties: ViewProperties(), superview: "v512", retained: true))
        == tooDeep)
    app.add("tree", to: "v510")
    app.add("v512", to: "v511", .at(0))
  }

  @Test func `an application holds no more views than it may, windows apart, until one goes`() {
    let app = Transcript(capacity: .init(views: 2))
    app.create("home")
    app.createView("first")
    app.createView("second")
    let command = Command.createView(
      identifier: nil, properties: ViewProperties(), retained: true)
    #expect(app.refusal(of: command) == .full(.view, limit: 2))
    app.release("first")
    #expect(app.refusal(of: command) == nil)
  }

  @Test func `views are objects like windows: names are taken, and there is an end to them`() {
    let app = Transcript(capacity: .init(objects: 2))
    app.createView("box")
    let command = Command.createView(
      identifier: "box", properties: ViewProperties(), retained: true)
    #expect(app.refusal(of: command) == .identifierTaken("box"))
    app.create("home")
    let more = Command.createView(identifier: nil, properties: ViewProperties(), retained: false)
    #expect(app.refusal(of: more) == .full(.object, limit: 2))
  }

  @Test func `a refused view takes up no identifier and no place`() throws {
    let app = Transcript()
    app.createView("parent")
    var properties = ViewProperties()
    properties.alpha = 2
    let bad = Command.createView(
      identifier: nil, properties: properties, superview: "parent", retained: true)
    #expect(
      app.refusal(of: bad)
        == .invalidValue(property: "alpha", reason: "It goes from 0, clear, to 1, opaque."))
    let misplaced = Command.createView(
      identifier: nil, properties: ViewProperties(), superview: "parent", placement: .at(-1),
      retained: true)
    #expect(app.refusal(of: misplaced) != nil)
    app.createView(nil)
    #expect(app.app.views.map(app.name) == ["parent", "v1"])
  }

  @Test func `windows are made as windows, views as views`() {
    let app = Transcript()
    #expect(
      app.refusal(
        of: .createView(
          identifier: nil, class: .window, properties: ViewProperties(), retained: true))
        == .invalidValue(property: "class", reason: "A window can't be made as a view."))
    #expect(
      app.refusal(
        of: .createWindow(
          identifier: nil, class: "UILabel", properties: WindowProperties(), retained: true))
        == .invalidValue(property: "class", reason: "UILabel is not a window."))
  }
}
