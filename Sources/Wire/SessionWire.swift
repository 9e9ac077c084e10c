package import JSON
package import WindowModel
package import WindowSessions

extension JSONWriter {
  /// A session, within an object.
  package mutating func session(_ session: Session, _ view: borrowing Session.View) {
    self.session(session.record, view.revision, view.lastSeq, session.settings, event: view.event)
  }

  /// A session, within an object, also one that is not in memory: then its settings are nil.
  package mutating func session(
    _ record: SessionRecord, _ revision: Int, _ lastSeq: Int, _ settings: Settings?,
    event: Int? = nil
  ) {
    field("id", record.identifier.text)
    field("epoch", record.epoch)
    field("revision", revision)
    if let event { field("event", event) }
    field("seq", lastSeq)
    if let revision = record.rulesChangedAt { field("rulesChangedAt", revision) }
    if let settings { self.settings(settings) }
  }
}
