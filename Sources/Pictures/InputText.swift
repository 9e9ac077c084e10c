package import JSON
package import WindowModel

/// What became of an input, as text: who was asked where the touch is, who was offered it, and what
/// happened.
package enum InputText {
  package static func bytes(of turn: Turn, in application: borrowing Application) -> ByteBuffer {
    var buffer = ByteBuffer()
    if let trace = turn.trace {
      if let point = trace.point {
        let screen = trace.screen.flatMap { $0 == .main ? nil : " of \($0)" } ?? ""
        buffer.append(
          "touch at (\(Printed.number(point.x)) \(Printed.number(point.y)))\(screen)\n")
      }
      for step in trace.hitTest?.steps ?? [] {
        let name = application.identifier(of: step.view)
        buffer.append("  \(name) \(step.outcome.words), \(step.outcome.rule.rawValue)\n")
      }
      for delivery in trace.deliveries {
        let action = delivery.action.map { " \($0)" } ?? ""
        buffer.append("\(delivery.method.rawValue)\(action), \(delivery.rule.rawValue)\n")
        for step in delivery.steps {
          let name = step.responder.name(in: application)
          buffer.append("  \(name) \(step.outcome.words), \(step.outcome.rule.rawValue)\n")
        }
      }
    }
    if !turn.events.isEmpty { buffer.append("events\n") }
    for event in turn.events {
      let action = event.action.map { " \($0)" } ?? ""
      let object = application.identifier(of: event.object)
      buffer.append("  \(object) \(event.name.rawValue)\(action), \(event.rule.rawValue)\n")
    }
    for note in turn.notes { buffer.append("\(note.rawValue) (\(note.rule.rawValue))\n") }
    return buffer
  }
}

extension Responder {
  /// Its identifier, or what it is called where it has none.
  func name(in application: borrowing Application) -> String {
    switch self {
    case .view(let id), .controller(let id): application.identifier(of: id).text
    case .scene(let scene): scene.text
    case .application: "UIApplication"
    case .delegate: "its delegate"
    }
  }
}

extension InputTrace.Outcome {
  fileprivate var words: String {
    switch self {
    case .handles: "handles it"
    case .keeps: "keeps it"
    case .responds: "responds to it"
    case .passesOn: "passes it on"
    }
  }
}
