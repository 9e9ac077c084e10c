package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes the view that gets a touch and the search for it, within an object.
  package mutating func hitTest(_ test: HitTest, in application: borrowing Application) {
    name("view", test.view, in: application)
    key("trace")
    steps(of: test, in: application)
  }

  /// Writes the views examined in the search, in order.
  package mutating func steps(of test: HitTest, in application: borrowing Application) {
    beginArray()
    for step in test.steps {
      beginObject()
      name("view", step.view, in: application)
      place("point", step.point)
      field("outcome", step.outcome.rawValue)
      field("rule", step.outcome.rule.rawValue)
      endObject()
    }
    endArray()
  }

  /// Writes the responders that an event is offered to, in order, within an object.
  package mutating func responders(_ chain: [Responder], in application: borrowing Application) {
    objects("responders", chain) { json, responder in
      json.responder(responder, in: application)
      switch responder {
      case .view(let id): json.optionalField("class", application.view(id)?.className)
      case .controller(let id):
        json.optionalField("class", application.controller(id)?.controllerClass.name)
      default: break
      }
    }
  }

  /// Writes a responder that an event is offered to, within an object.
  mutating func responder(_ responder: Responder, in application: borrowing Application) {
    switch responder {
    case .view(let id):
      field("kind", application.view(id)?.window == nil ? "view" as StaticString : "window")
      name("id", id, in: application)
    case .controller(let id):
      field("kind", "controller" as StaticString)
      name("id", id, in: application)
    case .scene(let scene):
      field("kind", "scene" as StaticString)
      field("id", scene.text)
    case .application: field("kind", "application" as StaticString)
    case .delegate: field("kind", "delegate" as StaticString)
    }
  }

  /// Writes a coordinate space: a view's identifier, `screen`, or null for the window's.
  package mutating func name(
    _ name: StaticString, _ space: CoordinateSpace, in application: borrowing Application
  ) {
    switch space {
    case .view(let id): self.name(name, id, in: application)
    case .screen: field(name, "screen" as StaticString)
    case .base: nullField(name)
    }
  }

  /// Writes a point, or null if it is nil or not finite.
  package mutating func place(_ name: StaticString, _ point: Point?) {
    guard let point, point.x.isFinite, point.y.isFinite else { return nullField(name) }
    field(name, point)
  }

  /// Writes a rectangle, or null if it is nil or not finite.
  package mutating func place(_ name: StaticString, _ rect: Rect?) {
    guard let rect, rect.size.width.isFinite, rect.size.height.isFinite else {
      return nullField(name)
    }
    field(name, rect)
  }
}
