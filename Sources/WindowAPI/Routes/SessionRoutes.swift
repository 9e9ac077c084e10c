import Classroom
import Dumps
import HTTP
import JSON
import Operations
import Problems
import RequestBodies
import WindowModel
import WindowService
import WindowSessions
import Wire

extension WindowAPI {
  static func listSessions(_ call: Call) throws(Problem) -> Response {
    let limit = try call.limit()
    let directory = call.api.directory
    let after = call.query("after")
    guard after == nil || after.flatMap(Identifier.init) != nil else {
      throw Problem(
        .invalidParameter, "after must be the name of the last session of the previous reply.",
        example: call.curl(query: "?after=demo"))
    }
    let sessions: [ListedSession]
    do { sessions = try directory.list(after: after ?? "", limit: limit) } catch {
      throw call.problem(error)
    }
    return jsonReply { json in
      json.objects("sessions", sessions) { json, session in
        json.session(session.record, session.revision, session.lastSeq, session.settings)
      }
      // After the last one shown, if there may be more.
      json.optionalField(
        "next", sessions.count == limit ? sessions.last?.record.identifier.text : nil)
    }
  }

  static func createSession(_ call: Call) throws(Problem) -> Response {
    let isVerbose = try call.flag("verbose")
    var wanted = NewSession()
    try Body.read(call.parts, "a session", NewSession.fields, into: &wanted)
    let key = try call.idempotencyKey()
    let entry = try call.entry(named: wanted.identifier, pointer: "/id")
    guard key == nil || entry.token == nil else {
      throw Problem(
        .invalidHeader, "A session's token is sent only once, so this reply can't be repeated.",
        hint: "Leave Idempotency-Key out; an extra session whose token is lost does no harm.")
    }
    return try call.start(entry, isVerbose: isVerbose, repeatsReply: true) {
      directory throws(SessionRefusal) in
      try directory.create(
        entry.identifier, wanted.origin, tokenHash: entry.tokenHash, key: key)
    }
  }

  static func putSession(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.newName()
    let isVerbose = try call.flag("verbose")
    var wanted = NewSession()
    try Body.read(call.parts, "a session", NewSession.settingsFields, into: &wanted)
    let entry = try call.entry(named: identifier)
    return try call.start(entry, isVerbose: isVerbose) { directory throws(SessionRefusal) in
      try directory.createOrFind(identifier, wanted.origin, tokenHash: entry.tokenHash)
    }
  }

  static func getSession(_ call: Call) throws(Problem) -> Response {
    let session = try call.session()
    return try call.show { json, view in json.session(session, view) }
  }

  static func deleteSession(_ call: Call) throws(Problem) -> Response {
    let session = try call.session()
    let api = call.api
    let condition = try call.condition()
    do { try api.directory.remove(session, if: condition) } catch {
      throw call.problem(error, in: session)
    }
    api.classes.endClass(ofDeleted: session)
    return Response(.noContent)
  }

  static func forkSession(_ call: Call) throws(Problem) -> Response {
    let parent = try call.session()
    var wanted = Fork()
    try Body.read(call.parts, "a fork", Fork.fields, into: &wanted)
    let entry = try call.entry(named: wanted.identifier, pointer: "/id")
    return try call.start(entry) { directory throws(SessionRefusal) in
      try parent.bringUpToDate()
      let revision = wanted.revision ?? parent.read { $0.revision }
      let fork = try directory.fork(
        parent, at: revision, as: entry.identifier, tokenHash: entry.tokenHash, call.work)
      return (fork, true)
    }
  }
}

/// The body of a request that forks a session.
private struct Fork {
  var identifier: Identifier?
  var revision: Int?

  static let fields: [Body.Field<Fork>] = [
    .init("at", example: "-1") { body, it throws(Problem) in
      guard let revision = Int(exactly: try body.number()) else {
        throw body.invalid("A revision is a whole number; a negative one counts from the newest.")
      }
      it.revision = revision
    },
    .init("id", example: "\"what-if\"") { body, it throws(Problem) in
      it.identifier = try body.identifier()
    },
  ]
}

extension Call {
  /// Starts a session, or finds it, and shows it.
  ///
  /// `entry` is a new session's name and token. Unless `isVerbose`, the reply omits what GET shows. With
  /// `repeatsReply`, a session that was found is shown as when it was made. `place` is the pointer of the settings
  /// in the body. `notes` returns, once the session is made, its differences from the dump.
  func start(
    _ entry: Entry, isVerbose: Bool = true, repeatsReply: Bool = false, within place: String = "",
    notes: (() -> [DumpNote])? = nil,
    _ make: (SessionDirectory) throws(SessionRefusal) -> (session: Session, isNew: Bool)
  ) throws(Problem) -> Response {
    let directory = api.directory
    try take(.newSessions)
    let (session, isNew): (Session, Bool)
    do { (session, isNew) = try make(directory) } catch {
      var problem = problem(error)
      // The command refused while a session starts is its nib's, or one that it is created with.
      switch error {
      case .refused(.inBatch): throw problem.within("/commands")
      case .refused(let refusal):
        if refusal == .notRunning {
          problem.hint =
            "With launch manual it runs once its state is inactive: leave launch out, or POST the nib to /nibs then."
        }
        throw problem.within(place + "/nib")
      default: throw problem
      }
    }
    // Finding an existing session costs nothing.
    if !isNew { giveBack(.newSessions) }
    tells(of: session)
    let first = session.origin.first == nil ? 0 : 1
    let beginning = repeatsReply && !isNew ? try? session.moment(at: first) : nil
    let isCreated = isNew || repeatsReply
    let token = isNew ? entry.token : nil
    guard let beginning else {
      return session.read { show(session, $0, isVerbose, isCreated, token, notes?()) }
    }
    return session.read(beginning) { show(session, $0, isVerbose, isCreated, token, notes?()) }
  }

  private func show(
    _ session: Session, _ view: borrowing Session.View, _ isVerbose: Bool, _ isCreated: Bool,
    _ token: String?, _ notes: [DumpNote]?
  ) -> Response {
    var headers: [HeaderField] = []
    if isCreated { headers.append(HeaderField(.location, "/sessions/\(session.identifier)")) }
    if token != nil { headers.append(HeaderField(.cacheControl, "no-store")) }
    let status: Status = isCreated ? .created : .ok
    if form == Route.text {
      return Response(
        status, contentType: textType, entityTag: view.revision, headers: headers,
        body: .bytes(transcript(session, isCreated, token, notes ?? [])))
    }
    return jsonReply(status, entityTag: view.revision, headers: headers) { json in
      if isVerbose { json.session(session, view) } else { json.shortSession(session) }
      if let token { json.field("controlToken", token) }
      if let notes { json.notes(notes) }
    }
  }

  /// Describes the new or found session on a line, then the token and the differences from a dump, a line each.
  private func transcript(
    _ session: Session, _ isCreated: Bool, _ token: String?, _ notes: [DumpNote]
  ) -> ByteBuffer {
    let settings = session.settings
    var text = ByteBuffer(capacity: 200)
    text.append(
      "\(isCreated ? "made" : "found") \(session.identifier), \(settings.profile.rawValue) on \(settings.device.name)\n"
    )
    if let token { text.append("controlToken \(token)\n") }
    for note in notes {
      let lines = note.lines.map(String.init).joined(separator: ", ")
      text.append("line\(note.lines.count == 1 ? "" : "s") \(lines): \(note.detail)\n")
    }
    return text
  }

  /// Returns the session's name in the path.
  func newName() throws(Problem) -> Identifier {
    guard let identifier = try Identifier(parameter(0)) else {
      throw Problem(
        .invalidParameter,
        "A session's name is a letter and then letters, digits, _ or -, 64 characters at most.")
    }
    return identifier
  }
}
