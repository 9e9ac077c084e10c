import HTTP
import JSON
import WindowModel
import WindowSessions

extension WindowAPI {
  static func listSessions(_ call: Call) throws(Problem) -> Response {
    jsonReply { json in
      json.key("sessions")
      json.beginArray()
      for session in call.api.directory.all {
        session.read(isUse: false) { view in
          json.beginObject()
          json.session(session, view)
          json.endObject()
        }
      }
      json.endArray()
    }
  }

  static func createSession(_ call: Call) throws(Problem) -> Response {
    var wanted = NewSession()
    try Body.read(call, "a session", NewSession.fields, into: &wanted)
    do {
      return created(
        try call.api.directory.create(wanted.identifier, wanted.settings, nib: wanted.nib))
    } catch {
      throw call.problem(notStarted: error)
    }
  }

  static func putSession(_ call: Call) throws(Problem) -> Response {
    let name = try call.parameter(0)
    guard let identifier = Identifier(name) else {
      throw Problem(
        .invalidParameter,
        "A session's name is a letter and then letters, digits, _ or -, 64 characters at most.")
    }
    var wanted = NewSession()
    try Body.read(call, "a session", NewSession.settingsFields, into: &wanted)
    do {
      let (session, isNew) = try call.api.directory.createOrFind(
        identifier, wanted.settings, nib: wanted.nib)
      return isNew ? created(session) : show(session)
    } catch {
      throw call.problem(notStarted: error)
    }
  }

  static func getSession(_ call: Call) throws(Problem) -> Response {
    let session = try call.session()
    return try call.show { json, view in json.session(session, view) }
  }

  static func deleteSession(_ call: Call) throws(Problem) -> Response {
    let session = try call.session()
    if case .oneOf(let revisions) = try call.condition() {
      let revision = session.read { $0.revision }
      guard revisions.contains(revision) else {
        throw call.problem(.stale(revision: revision))
      }
    }
    guard call.api.directory.remove(session.identifier) else {
      throw Problem(.notFound, "There is no session '\(session.identifier)' any more.")
    }
    return Response(.noContent)
  }

  private static func created(_ session: Session) -> Response {
    show(
      session, .created, [HeaderField(.location, "/sessions/\(session.identifier)")])
  }

  private static func show(
    _ session: Session, _ status: Status = .ok, _ headers: [HeaderField] = []
  ) -> Response {
    session.read { view in
      jsonReply(status, entityTag: view.revision, headers: headers) { json in
        json.session(session, view)
      }
    }
  }
}

extension JSONWriter {
  /// A session, within an object.
  mutating func session(_ session: Session, _ view: borrowing Session.View) {
    field("id", session.identifier.text)
    field("epoch", session.epoch)
    field("revision", view.revision)
    field("seq", view.lastSeq)
    settings(session.settings)
  }
}

extension Call {
  /// What a client is told of a session that could not start: what its nib was refused for is within
  /// that.
  fileprivate func problem(notStarted refusal: SessionRefusal) -> Problem {
    let problem = problem(refusal)
    if case .refused = refusal { return problem.within("/nib") }
    return problem
  }
}
