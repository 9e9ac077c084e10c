import JSON
import WindowModel

extension JSONWriter {
  /// Writes the trace of an input, as an object.
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
    if let touch = trace.touch, touch.tapCount > 1 { field("tapCount", touch.tapCount) }
    if !trace.recognizers.isEmpty {
      objects("gestureRecognizers", trace.recognizers) { json, step in
        json.field("id", step.recognizer)
        json.field("view", application.identifier(of: step.view))
        json.field("outcome", step.outcome.rawValue)
        if let reason = step.reason { json.field("reason", reason.rawValue) }
        json.field("rule", step.rule.rawValue)
      }
    }
    array("deliveries", trace.deliveries) { json, delivery in
      json.delivery(delivery, in: application)
    }
    endObject()
  }

  private mutating func delivery(
    _ delivery: InputTrace.Delivery, in application: borrowing Application
  ) {
    beginObject()
    field("method", delivery.method.rawValue)
    if let action = delivery.action { field("action", action.name) }
    field("rule", delivery.rule.rawValue)
    objects("responders", delivery.steps) { json, step in
      json.responder(step.responder, in: application)
      json.field("outcome", step.outcome.rawValue)
      json.field("rule", step.outcome.rule.rawValue)
    }
    endObject()
  }
}
