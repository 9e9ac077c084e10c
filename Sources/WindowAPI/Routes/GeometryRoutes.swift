import HTTP
import JSON
import Pictures
import Problems
import WindowModel
import WindowService
import WindowSessions
import Wire

extension WindowAPI {
  static func convert(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .view)
    guard call.query("to") == nil || call.query("from") == nil else {
      throw Problem(.invalidParameter, "A point or rect is converted to or from a view, not both.")
    }
    let subject = try call.subject()
    return try call.show { json, view throws(Problem) in
      let application = view.application
      let here = CoordinateSpace.view(try call.view(identifier, in: application))
      let isFrom = call.query("from") != nil
      let there = try call.space(call.query(isFrom ? "from" : "to"), in: application)
      let (from, to) = isFrom ? (there, here) : (here, there)
      json.name("from", from, in: application)
      json.name("to", to, in: application)
      let isSomewhere: Bool
      switch subject {
      case .point(let point):
        let place = application.convert(point, from: from, to: to)
        json.place("point", place)
        isSomewhere = place != nil
      case .rect(let rect):
        let place = application.convert(rect, from: from, to: to)
        json.place("rect", place)
        isSomewhere = place != nil
      }
      guard !isSomewhere else { return }
      let reason = application.nowhere(from: from, to: to)
      json.notes([(reason.rule, reason.rawValue)])
    }
  }

  static func hitTestView(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .view)
    let point = try call.point()
    return try call.show(hitTest: { application throws(Problem) in
      application.hitTest(point, in: try call.view(identifier, in: application))
    })
  }

  static func hitTest(_ call: Call) throws(Problem) -> Response {
    let point = try call.point()
    return try call.show(hitTest: { application throws(Problem) in
      application.hitTest(point, on: try call.screen(in: application))
    })
  }

  static func responderChain(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .view)
    return try call.show(respondersFrom: { application throws(Problem) in
      try call.view(identifier, in: application)
    })
  }

  static func controllerResponderChain(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .controller)
    return try call.show(respondersFrom: { application throws(Problem) in
      try call.controller(identifier, in: application)
    })
  }

  static func viewWithTag(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .view)
    guard let tag = call.query("tag").flatMap({ Int(asWritten: $0) }) else {
      throw Problem(
        .invalidParameter, "tag is a whole number.", example: call.curl(query: "?tag=7"))
    }
    return try call.show { json, view throws(Problem) in
      let id = try call.view(identifier, in: view.application)
      json.name("view", view.application.viewWithTag(tag, in: id), in: view.application)
    }
  }

  static func isDescendant(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .view)
    guard let other = call.query("of") else {
      throw Problem(
        .invalidParameter, "of names the other view.", example: call.curl(query: "?of=window1"))
    }
    return try call.show { json, view throws(Problem) in
      let id = try call.view(identifier, in: view.application)
      guard let root = Identifier(other).flatMap(view.application.view) else {
        throw call.noView(other, in: view.application)
      }
      json.field("isDescendant", view.application.isDescendant(id, of: root))
    }
  }

  static func pointInside(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .view)
    let point = try call.point()
    return try call.show { json, view throws(Problem) in
      let id = try call.view(identifier, in: view.application)
      json.field("pointInside", view.application.view(id)?.bounds.contains(point) ?? false)
    }
  }

  static func tree(_ call: Call) throws(Problem) -> Response {
    try call.showText { view in
      ViewTree.bytes(of: view.application.windows.reversed(), in: view.application)
    }
  }

  static func viewTree(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .view)
    return try call.showText { view throws(Problem) in
      let id = try call.view(identifier, in: view.application)
      return ViewTree.bytes(of: [id], in: view.application)
    }
  }
}

/// The point or rectangle to convert.
private enum Subject {
  case point(Point)
  case rect(Rect)
}

extension Call {
  /// Returns a hit test as JSON, or as indented text if the client prefers that.
  fileprivate func show(
    hitTest test: (borrowing Application) throws(Problem) -> HitTest
  ) throws(Problem) -> Response {
    try show { view throws(Problem) in
      HitTestText.bytes(of: try test(view.application), in: view.application)
    } json: { json, view throws(Problem) in
      json.hitTest(try test(view.application), in: view.application)
    }
  }

  /// Returns the responder chain from an object, as JSON or, if the client prefers that, as lines.
  fileprivate func show(
    respondersFrom start: (borrowing Application) throws(Problem) -> NodeID
  ) throws(Problem) -> Response {
    try show { view throws(Problem) in
      let chain = view.application.responderChain(from: try start(view.application))
      return QueryText.bytes(of: chain, in: view.application)
    } json: { json, view throws(Problem) in
      let chain = view.application.responderChain(from: try start(view.application))
      json.responders(chain, in: view.application)
    }
  }

  /// Returns the screen in the query, or the main one.
  fileprivate func screen(in application: borrowing Application) throws(Problem) -> Identifier {
    guard let name = query("screen") else { return .main }
    if let screen = Identifier(name).flatMap(application.screen) { return screen.identifier }
    let hint = Problem.missing(.screen, name, in: application).hint
    throw Problem(.invalidParameter, "There is no screen '\(name)'.", hint: hint)
  }

  fileprivate func subject() throws(Problem) -> Subject {
    switch (query("point"), query("rect")) {
    case (_?, nil): return .point(try point())
    case (nil, _?): return .rect(try rect())
    default:
      throw Problem(
        .invalidParameter, "Give either a point or a rect, not both.",
        example: curl(query: "?point=10,20"))
    }
  }

  fileprivate func point() throws(Problem) -> Point {
    let numbers = try numbers("point", 2, example: "10,20")
    let point = Point(x: numbers[0], y: numbers[1])
    guard point.isUsable else { throw outOfReach("point") }
    return point
  }

  private func rect() throws(Problem) -> Rect {
    let numbers = try numbers("rect", 4, example: "0,0,100,50")
    let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    guard rect.isUsable else { throw outOfReach("rect") }
    return rect
  }

  /// Parses comma-separated JSON numbers.
  func numbers(_ name: String, _ count: Int, example: String) throws(Problem) -> [Double] {
    let text = query(name) ?? ""
    var numbers: [Double] = []
    do {
      var json = JSONReader(Array("[\(text)]".utf8))
      try json.beginArray()
      while try json.nextElement() { numbers.append(try json.readDouble()) }
      try json.finish()
      if numbers.count == count { return numbers }
    } catch {}
    throw Problem(
      .invalidParameter, "\(name) is \(count) numbers with commas, as in \(example).",
      example: curl(query: "?\(name)=\(example)"))
  }

  private func outOfReach(_ name: String) -> Problem {
    Problem(
      .invalidParameter,
      "\(name) must lie within \(Int(Point.reach)) points of the origin, without a negative side.")
  }

  /// Returns the coordinate space of a parameter: a view's, the screen's or, without one, the window's.
  fileprivate func space(
    _ name: String?, in application: borrowing Application
  ) throws(Problem) -> CoordinateSpace {
    guard let name else { return .base }
    if name == "screen" { return .screen }
    if let id = Identifier(name).flatMap(application.view) { return .view(id) }
    throw noView(name, in: application)
  }

  /// Makes the error that a parameter names an unknown view.
  fileprivate func noView(_ name: String, in application: borrowing Application) -> Problem {
    let hint = Problem.missing(.view, name, in: application).hint
    return Problem(.invalidParameter, "There is no view '\(name)'.", hint: hint)
  }
}
