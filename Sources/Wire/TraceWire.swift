import JSON
import WindowModel

extension JSONWriter {
  /// Whom an input was offered to, as an object.
  mutating func trace(_ trace: InputTrace, in application: borrowing Application) {
    beginObject()
    if let point = trace.point { field("point", point) }
    if let screen = trace.screen { field("screen", screen.text) }
    name("window", trace.window, in: application)
    name("view", trace.view, in: application)
    if let test = trace.hitTest {
      key("hitTest")
      steps(of: test, in: application)
    }
    key("deliveries")
    beginArray()
    for delivery in trace.deliveries { self.delivery(delivery, in: application) }
    endArray()
    endObject()
  }

  private mutating func delivery(
    _ delivery: InputTrace.Delivery, in application: borrowing Application
  ) {
    beginObject()
    field("method", delivery.method.rawValue)
    if let action = delivery.action { field("action", action.name) }
    field("rule", delivery.rule.rawValue)
    key("responders")
    beginArray()
    for step in delivery.steps {
      beginObject()
      switch step.responder {
      case .view(let id):
        field("kind", application.view(id)?.window == nil ? "view" : "window")
        field("id", application.identifier(of: id).text)
      case .controller(let id):
        field("kind", "controller")
        field("id", application.identifier(of: id).text)
      case .scene(let scene):
        field("kind", "scene")
        field("id", scene.text)
      case .application: field("kind", "application")
      case .delegate: field("kind", "delegate")
      }
      field("outcome", step.outcome.rawValue)
      field("rule", step.outcome.rule.rawValue)
      endObject()
    }
    endArray()
    endObject()
  }
}
