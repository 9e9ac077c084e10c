import HTTP
import JSON
import Operations
import SourceCode
package import WindowModel
import Wire

/// The result of a statement of pasted code.
package struct PasteLine {
  enum Deed: String, CaseIterable {
    /// It was a command of the session.
    case command
    /// It produced a value, and changed nothing in the session.
    case value
    /// It printed something.
    case printed
    /// It is not supported by the model, and had no effect.
    case skipped
    /// It was refused, and nothing after it ran.
    case refused
    /// It did not run.
    case notRun
  }

  var position: Position
  var source: String
  var did: Deed
  var reason: String?
  var output: String?
  var command: LoggedCommand?
  var outcome: PasteTarget.Outcome?
  var problem: Problem?
}

extension JSONWriter {
  /// Writes a line as an object.
  package mutating func line(_ line: PasteLine, in application: borrowing Application) {
    beginObject()
    field("line", line.position.line)
    field("column", line.position.column)
    field("source", line.source)
    field("did", line.did.rawValue)
    if let reason = line.reason { field("reason", reason) }
    if let output = line.output { field("output", output) }
    if let command = line.command {
      key("request")
      beginObject()
      request(of: command)
      endObject()
    }
    if let outcome = line.outcome { self.outcome(outcome, in: application) }
    if let problem = line.problem {
      key("problem")
      problem.write(to: &self)
    }
    endObject()
  }

  private mutating func outcome(
    _ outcome: PasteTarget.Outcome, in application: borrowing Application
  ) {
    field("revision", outcome.revision)
    key("events")
    beginArray()
    for (index, event) in outcome.events.enumerated() {
      beginObject()
      self.event(event, seq: outcome.firstSeq + index, revision: nil, in: application)
      endObject()
    }
    endArray()
    if outcome.omittedEvents > 0 { field("omittedEvents", outcome.omittedEvents) }
    array("diagnostics", outcome.diagnostics) { json, diagnostic in json.value(diagnostic) }
    if !outcome.notes.isEmpty {
      objects("notes", outcome.notes) { json, note in
        json.field("rule", note.rule.rawValue)
        json.field("text", note.rawValue)
      }
    }
  }
}
