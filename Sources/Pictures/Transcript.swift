package import JSON
package import WindowModel

/// A command's effects, as text. For an input it starts with the hit test and the responders that were offered it.
/// Then come new objects, events in order, UIKit's log messages, and the reasons why something did not happen.
package enum Transcript {
  package static func bytes(of turn: Turn, in application: borrowing Application) -> ByteBuffer {
    var buffer = ByteBuffer()
    if let trace = turn.trace { append(trace, in: application, to: &buffer) }
    if let made = turn.made { buffer.append("made \(application.identifier(of: made))\n") }
    if !turn.events.isEmpty { buffer.append("events\n") }
    for event in turn.events.prefix(most) {
      buffer.append("  \(line(of: event, in: application))\n")
    }
    if turn.events.count > most {
      buffer.append("  \(turn.events.count - most) more are left out\n")
    }
    for diagnostic in turn.diagnostics { buffer.append("UIKit logs: \(diagnostic)\n") }
    for note in turn.notes { buffer.append("\(note.rawValue) (\(note.rule.rawValue))\n") }
    // The trace of an input includes its reasons.
    if turn.trace == nil { appendRules(of: turn.events.prefix(most), to: &buffer) }
    if buffer.count == 0 { buffer.append("Nothing was posted.\n" as StaticString) }
    return buffer
  }

  /// The maximum number of events in a transcript.
  private static let most = 10_000

  /// Describes an event in one line.
  package static func line(of event: Event, in application: borrowing Application) -> String {
    let action = event.action.map { " \($0)" } ?? ""
    let place = event.keyboard.map { " \(Printed.frame($0.end))" } ?? ""
    let reason = event.reason.map { ", \($0.rawValue)" } ?? ""
    let object = application.identifier(of: event.object)
    return "\(object) \(event.name.rawValue)\(action)\(place), \(event.rule.rawValue)\(reason)"
  }

  /// Returns a rule with its statement, in one line; `statement` is a translation.
  package static func line(of rule: Rule, statement: String? = nil) -> String {
    let gap = String(repeating: " ", count: max(1, 14 - rule.rawValue.count))
    return "\(rule.rawValue)\(gap)\(statement ?? rule.entry.statement)"
  }

  private static func appendRules(of events: ArraySlice<Event>, to buffer: inout ByteBuffer) {
    var seen: Set<Rule> = []
    for event in events where seen.insert(event.rule).inserted {
      if seen.count == 1 { buffer.append("rules\n" as StaticString) }
      buffer.append("  \(line(of: event.rule))\n")
    }
  }

  private static func append(
    _ trace: InputTrace, in application: borrowing Application, to buffer: inout ByteBuffer
  ) {
    if let point = trace.point {
      let screen = trace.screen.flatMap { $0 == .main ? nil : " of \($0)" } ?? ""
      buffer.append("touch at (\(Printed.number(point.x)) \(Printed.number(point.y)))\(screen)\n")
    }
    for step in trace.hitTest?.steps ?? [] {
      let name = application.identifier(of: step.view)
      buffer.append("  \(name) \(step.outcome.words), \(step.outcome.rule.rawValue)\n")
    }
    for step in trace.recognizers {
      let reason = step.reason.map { ": \($0.rawValue)" } ?? ""
      buffer.append(
        "  \(step.recognizer) \(step.outcome.rawValue)\(reason), \(step.rule.rawValue)\n")
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
}

extension Responder {
  /// Returns its identifier, or its description if it has none.
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
