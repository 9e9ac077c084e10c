package import JSON
package import WindowModel
package import WindowSessions

extension JSONWriter {
  /// Writes a command's effects: events, UIKit's log messages, and the reasons why something did not happen.
  package mutating func turn(
    _ commit: Session.Commit, in application: borrowing Application
  ) {
    key("events")
    beginArray()
    for (index, event) in commit.turn.events.prefix(ListLimit.objects).enumerated() {
      beginObject()
      self.event(event, seq: commit.firstSeq + index, revision: nil, in: application)
      endObject()
    }
    endArray()
    let omitted = commit.turn.events.count - ListLimit.objects
    if omitted > 0 { field("omittedEvents", omitted) }
    array("diagnostics", commit.turn.diagnostics) { json, diagnostic in json.value(diagnostic) }
    if let trace = commit.turn.trace {
      key("trace")
      self.trace(trace, in: application)
    }
    if !commit.turn.notes.isEmpty { notes(commit.turn.notes.map { ($0.rule, $0.rawValue) }) }
  }

  /// Writes why a requested effect did not happen, within an object.
  package mutating func notes(_ notes: [(rule: Rule, text: String)]) {
    objects("notes", notes) { json, note in
      json.field("rule", note.rule.rawValue)
      json.field("text", note.text)
    }
  }
}
