package import JSON
package import WindowModel
package import WindowSessions

extension JSONWriter {
  /// Writes a moment's point within its revision's command, within an object; nothing after the command.
  package mutating func field(_ point: Moment.Point?) {
    switch point {
    case nil: break
    case .event(let event): field("event", event)
    case .step(let step): field("step", step)
    }
  }

  /// Writes a session, within an object.
  package mutating func session(_ session: Session, _ view: borrowing Session.View) {
    self.session(session.record, view.revision, view.lastSeq, session.settings, point: view.point)
  }

  /// Writes a session's name and settings, within an object.
  package mutating func shortSession(_ session: Session) {
    field("id", session.record.identifier.text)
    system(of: session.settings)
  }

  /// Writes a session, within an object; the settings are nil if it is not in memory.
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
