import TestSupport
import WindowModel

/// An app with a crowd of views in one window, and the measured objects in other windows.
struct ModelBench {
  var app: Application

  /// Creates the app: a crowd of `size` views, ten in each; a window of 1,000 sibling views; and one with as many
  /// subviews as the crowd has views.
  init(_ size: Int) {
    app = Application(
      capacity: .init(objects: 10_000_000, references: 10_000_000, views: 10_000_000))
    window("crowd")
    for number in 0..<size {
      view("c\(number)", in: number < 10 ? "crowd" : "c\(number / 10 - 1)")
    }
    window("subject")
    for number in 0..<1000 {
      view(
        "s\(number)", in: "subject",
        frame: Rect(x: Double(number % 25) * 15, y: Double(number / 25) * 16, width: 10, height: 10)
      )
    }
    perform(.createView(identifier: "outside", properties: ViewProperties(), retained: true))
    window("wide")
    for number in 0..<size { view("k\(number)", in: "wide") }
    window("other")
    view("left", in: "other")
    view("right", in: "other")
    view("moved", in: "left")
    var superview = "other"
    for number in 0..<500 {
      view("d\(number)", in: superview)
      superview = "d\(number)"
    }
  }

  mutating func measure(into table: inout Table) {
    table.time("create a view in a small window") { call in
      perform(create("n\(call)", in: "right"))
    }
    table.time("release it") { call in perform(.release(id("n\(call)"))) }
    table.time("move a view between superviews") { call in
      perform(.insertSubview("moved", into: call % 2 == 0 ? "right" : "left"))
    }
    table.time("set a frame") { call in
      var properties = ViewProperties()
      properties.frame = Rect(x: 0, y: 0, width: Double(call % 7), height: 5)
      perform(.changeView("moved", properties))
    }
    table.time("make a window key") { call in
      perform(.makeKeyAndVisible(call % 2 == 0 ? "other" : "subject"))
    }
    let leaf = find("s999")
    table.time("view.window", count: 10_000) { _ in sink(app.window(of: leaf)) }
    table.time("convert to the screen", count: 10_000) { _ in
      sink(app.convert(Point(x: 1, y: 1), from: .view(leaf), to: .screen))
    }
    let subject = find("subject")
    table.time("hitTest over 1,000 views", rounds: 21) { _ in
      sink(app.hitTest(Point(x: 374, y: 666), in: subject))
    }
    table.time("the same, of a view that is hit") { _ in
      sink(app.hitTest(Point(x: 2, y: 2), in: subject))
    }
    table.time("copy the app and change the copy") { call in
      var copy = app
      sink(try? copy.perform(create("x", in: "right")))
    }
    table.time("convert from 500 deep") { _ in
      sink(app.convert(Point.zero, from: .view(find("d499")), to: .screen))
    }
    measureWide(into: &table)
  }

  /// Operations on many views.
  private mutating func measureWide(into table: inout Table) {
    table.time("create the front-most of as many subviews", count: 20) { call in
      perform(create("f\(call)", in: "wide"))
    }
    table.time("release the front-most of them", count: 20) { call in
      perform(.release(id("f\(139 - call)")))
    }
    table.time("bring the back-most to the front", count: 20) { call in
      perform(.bringSubviewToFront(id("k\(call)"), in: "wide"))
    }
    table.time("take the crowd out of its window and back", count: 1, rounds: 3) { _ in
      for superview in ["outside", "crowd"] as [Identifier] {
        for number in 0..<10 { perform(.insertSubview(id("c\(number)"), into: superview)) }
      }
    }
    table.time("resize as many subviews", count: 1, rounds: 3) { round in
      var properties = WindowProperties()
      properties.frame = Rect(x: 0, y: 0, width: 100 + Double(round), height: 100)
      perform(.changeWindow("wide", properties))
    }
    var copy = app
    table.time("release the window with as many subviews", count: 1, rounds: 1) { _ in
      sink(try? copy.perform(.release("wide")))
    }
  }

  private mutating func perform(_ command: Command) {
    do { _ = try app.perform(command) } catch { fatalError("\(command): \(error)") }
  }

  private mutating func window(_ name: String) {
    var properties = WindowProperties()
    properties.isHidden = false
    perform(
      .createWindow(identifier: id(name), properties: properties, retained: true))
  }

  private mutating func view(
    _ name: String, in superview: String, frame: Rect = Rect(x: 0, y: 0, width: 9, height: 9)
  ) {
    perform(create(name, in: superview, frame: frame))
  }

  private func create(
    _ name: String, in superview: String, frame: Rect = Rect(x: 0, y: 0, width: 9, height: 9)
  ) -> Command {
    var properties = ViewProperties()
    properties.frame = frame
    properties.autoresizingMask = .flexibleWidth
    return .createView(
      identifier: id(name), properties: properties, superview: id(superview), retained: false)
  }

  private func find(_ name: String) -> NodeID {
    guard let found = app.view(id(name)) else { fatalError(name) }
    return found
  }
}

func id(_ name: String) -> Identifier {
  guard let identifier = Identifier(name) else { fatalError(name) }
  return identifier
}

/// Keeps the compiler from removing unused results.
@inline(never) func sink<Value>(_ value: Value) {
  withUnsafeBytes(of: value) { sunk &+= Int($0.first ?? 0) }
}

/// The checksum of all sunk values, which `main` reads.
nonisolated(unsafe) var sunk = 0
