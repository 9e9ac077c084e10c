package import HTTP
package import JSON
import Problems
package import WindowSessions

/// A client's name for a moment of a session. `8` is the state after revision 8, `8.3` the state while the third
/// event of its command was being delivered, `8.s12` the state after the twelfth step of the code that ran in it.
/// A negative revision counts from the newest.
package struct MomentName {
  package let revision: Int
  /// The point within the revision's command; nil after it.
  package let point: Moment.Point?

  package init(_ revision: Int, _ point: Moment.Point?) {
    self.revision = revision
    self.point = point
  }

  /// The name, as a client writes it.
  package var text: String {
    switch point {
    case nil: "\(revision)"
    case .event(let event): "\(revision).\(event)"
    case .step(let step): "\(revision).s\(step)"
    }
  }

  /// Splits a text such as `demo@8` into a session's name and an optional moment's.
  package static func parts(of text: String) -> (session: String, moment: String?) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
  }

  /// Parses a name; nil if it is malformed.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let revision = Int(asWritten: first) else { return nil }
    self.revision = revision
    guard let last = parts.dropFirst().first else {
      point = nil
      return
    }
    let isStep = last.hasPrefix("s")
    guard let number = Int(asWritten: isStep ? last.dropFirst() : last), number > 0 else {
      return nil
    }
    point = isStep ? .step(number) : .event(number)
  }
}

extension JSONWriter {
  /// Writes the name of a moment: a number if it is a revision, otherwise a string.
  package mutating func value(_ name: MomentName) {
    if name.point == nil { value(name.revision) } else { value(name.text) }
  }
}

extension Call {
  /// Returns the moment in a query field; nil if the field is missing.
  package func moment(named field: String, of session: Session) throws(Problem) -> Moment? {
    guard let text = query(field) else { return nil }
    return try moment(text, named: field, of: session)
  }

  /// Returns the moment of this name, from a query field or the end of the path.
  package func moment(_ text: String, named field: String, of session: Session) throws(Problem)
    -> Moment
  {
    guard let name = MomentName(text) else {
      throw Problem(
        .invalidParameter,
        "\(field) is a revision, or a negative number that counts from the newest; 8.3 is the third event of 8, 8.s12 its code's twelfth step.",
        example: curl(query: "?\(field)=-1"))
    }
    do {
      guard let point = name.point else { return try session.moment(at: name.revision, work) }
      return try session.moment(at: name.revision, point, work)
    } catch { throw problem(error) }
  }
}
