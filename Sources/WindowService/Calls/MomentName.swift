package import HTTP
package import JSON
import Problems
package import WindowSessions

/// How a client names a moment of a session: `8` is the state after revision 8, `8.3` the state while the third
/// event of its command was being delivered. A negative revision counts from the newest.
package struct MomentName {
  package let revision: Int
  /// The event, from 1, or nil.
  package let event: Int?

  package init(_ revision: Int, event: Int?) {
    self.revision = revision
    self.event = event
  }

  /// Reads a name; nil where it is none.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let revision = Int(asWritten: first) else { return nil }
    self.revision = revision
    guard let last = parts.dropFirst().first else {
      event = nil
      return
    }
    guard let event = Int(asWritten: last), event > 0 else { return nil }
    self.event = event
  }
}

extension JSONWriter {
  /// The name of a moment: a number where it is a revision, else a text.
  package mutating func value(_ name: MomentName) {
    if let event = name.event { value("\(name.revision).\(event)") } else { value(name.revision) }
  }
}

extension Call {
  /// The moment that a field of the query names; nil where it is missing.
  package func moment(named field: String, of session: Session) throws(Problem) -> Moment? {
    guard let text = query(field) else { return nil }
    guard let name = MomentName(text) else {
      throw Problem(
        .invalidParameter,
        "\(field) is a revision, or a negative number that counts from the newest; 8.3 is the third event of 8.",
        example: curl(query: "?\(field)=-1"))
    }
    do {
      guard let event = name.event else { return try session.moment(at: name.revision, work) }
      return try session.moment(at: name.revision, event: event, work)
    } catch { throw problem(error) }
  }
}
