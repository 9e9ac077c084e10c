import HTTP
import JSON
import WindowModel
import WindowSessions

extension WindowAPI {
  /// The session as one document: how it began, what was done, and where that led.
  static func exportSession(_ call: Call) throws(Problem) -> Response {
    let session = try call.session()
    let moment = session.read { $0.moment }
    if call.has(moment.revision) { return Response(.notModified, entityTag: moment.revision) }
    return try jsonReply(entityTag: moment.revision, capacity: 1 << 16) { json throws(Problem) in
      json.field("format", SessionDocument.format)
      json.field("id", session.identifier.text)
      json.key("origin")
      json.raw(session.origin.source)
      json.field("revision", moment.revision)
      json.field("stateHash", StateHash(of: moment.application).text)
      json.key("commands")
      json.beginArray()
      // The first one comes with the origin, which is the nib.
      let first = session.origin.first == nil ? 0 : 1
      let most = call.replyBytes
      try call.eachCommand(of: session, behind: first, upTo: moment.revision) { _, source in
        json.beginObject()
        json.source(source)
        json.endObject()
        return json.count <= most
      }
      guard json.count <= most else {
        throw Problem(
          .tooMuchWork, "The document has more than \(most) bytes.",
          hint: "GET /commands has the log in pages; an operator may raise --max-reply.")
      }
      json.endArray()
    }
  }

  static func importSession(_ call: Call) throws(Problem) -> Response {
    var document = SessionDocument()
    try Body.read(call, "an exported session", SessionDocument.fields, into: &document)
    guard document.hasFormat else {
      throw Problem(.missingField, "'format' is missing.", pointer: "/format")
    }
    guard let origin = document.origin else {
      throw Problem(.missingField, "'origin' is missing.", pointer: "/origin")
    }
    let entry = try call.entry(forImportOf: document)
    var commands: [SourcedCommand] = []
    for (index, request) in document.commands.enumerated() {
      commands.append(try call.logged(request, at: "/commands/\(index)"))
    }
    let revision = commands.count + (origin.first == nil ? 0 : 1)
    if let told = document.revision, told != Double(revision) {
      throw Problem(
        .stateMismatch, "The commands lead to the revision \(revision).", pointer: "/revision")
    }
    let expected = document.stateHash
    return try call.start(entry, within: "/origin") { directory throws(SessionRefusal) in
      let session = try directory.restore(
        entry.identifier, origin, commands, tokenHash: entry.tokenHash, call.work
      ) { application throws(SessionRefusal) in
        let found = StateHash(of: application).text
        if let expected, expected != found {
          throw .mismatch(expected: expected, found: found)
        }
      }
      return (session, true)
    }
  }
}

extension Call {
  /// The name that the query gives wins over the document's, which nobody chose where names are
  /// secrets.
  fileprivate func entry(forImportOf document: SessionDocument) throws(Problem) -> Entry {
    guard let name = query("id") else {
      return try entry(named: api().access.isGuarded ? nil : document.identifier)
    }
    guard let identifier = Identifier(name) else {
      throw Problem(.invalidParameter, "'\(name)' is no name for a session.")
    }
    return try entry(named: identifier)
  }
}

/// A session as a document.
struct SessionDocument {
  static let format: StaticString = "fenestra-session-1"

  var hasFormat = false
  var identifier: Identifier?
  var origin: SessionOrigin?
  var revision: Double?
  var stateHash: String?
  var commands: [BatchRequest] = []

  static let fields: [Body.Field<SessionDocument>] = [
    .init("format", example: "\"fenestra-session-1\"") { body, it throws(Problem) in
      let text = try body.string()
      guard text == "\(format)" else {
        throw body.invalid("This version reads \(format), not '\(text)'.")
      }
      it.hasFormat = true
    },
    .init("id", example: "\"mine\"") { body, it throws(Problem) in
      it.identifier = try body.identifier()
    },
    .init("origin", example: "{\"profile\":\"ios12\"}") { body, it throws(Problem) in
      var wanted = NewSession()
      try body.object("a session", NewSession.settingsFields, into: &wanted)
      it.origin = wanted.origin
    },
    .init("revision", example: "7") { body, it throws(Problem) in
      it.revision = try body.number()
    },
    .init("stateHash", example: "\"cbf29ce484222325\"") { body, it throws(Problem) in
      it.stateHash = try body.string()
    },
    .init("commands", example: BatchRequest.example) { body, it throws(Problem) in
      try body.array { body, _ throws(Problem) in it.commands.append(try body.batchRequest()) }
    },
  ]
}
