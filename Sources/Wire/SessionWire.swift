package import JSON
package import WindowModel
package import WindowSessions

extension JSONWriter {
  /// Where within a revision's command a moment lies, within an object; nothing after the command.
  package mutating func field(_ point: Moment.Point?) {
    switch point {
    case nil: break
    case .event(let event): field("event", event)
    case .step(let step): field("step", step)
    }
  }

  /// A session, within an object.
  package mutating func session(_ session: Session, _ view: borrowing Session.View) {
    self.session(session.record, view.revision, view.lastSeq, session.settings, point: view.point)
  }

  /// The name of a session and what it runs on, within an object.
  package mutating func shortSession(_ session: Session) {
    field("id", session.record.identifier.text)
    system(of: session.settings)
  }

  /// A session, within an object, also one that is not in memory: then its settings are nil.
  package mutating func session(
    _ record: SessionRecord, _ revision: Int, _ lastSeq: Int, _ settings: Settings?,
    point: Moment.Point? = nil
  ) {
    field("id", record.identifier.text)
    field("epoch", record.epoch)
    field("revision", revision)
    field(point)
    field("seq", lastSeq)
    if let revision = record.rulesChangedAt { field("rulesChangedAt", revision) }
    if let settings { self.settings(settings) }
  }
}
