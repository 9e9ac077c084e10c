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
  /// Replies with the session as one document: its start, its commands, and its final state.
  static func exportSession(_ call: Call) throws(Problem) -> Response {
    let session = try call.session()
    let moment = session.read { $0.moment }
    if call.has(moment.revision) { return Response(.notModified, entityTag: moment.revision) }
    return try jsonReply(entityTag: moment.revision, capacity: 1 << 16) { json throws(Problem) in
      json.field("format", SessionDocument.format)
      json.field("rules", session.record.rules)
      json.field("id", session.identifier.text)
      json.key("origin")
      json.raw(session.origin.source)
      json.field("revision", moment.revision)
      json.field("stateHash", StateHash(of: moment.application).text)
      json.key("commands")
      json.beginArray()
      // The first command is the nib, which belongs to the origin.
      let first = session.origin.first == nil ? 0 : 1
      let most = call.replyBytes
      try call.eachCommand(of: session, behind: first, upTo: moment.revision) { record, command in
        json.raw(command.text(isRefused: record.isRefused))
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
    guard !call.parts.isText else { return try importDump(call) }
    guard call.query("profile") == nil else {
      throw Problem(
        .invalidParameter, "profile is for a text that lldb printed: a document says its own.")
    }
    var document = SessionDocument()
    try Body.read(call.parts, "an exported session", SessionDocument.fields, into: &document)
    guard document.hasFormat else {
      throw Problem(.missingField, "'format' is missing.", pointer: "/format")
    }
    guard let origin = document.origin else {
      throw Problem(.missingField, "'origin' is missing.", pointer: "/origin")
    }
    let entry = try call.entry(forImportNamed: document.identifier)
    var commands: [SourcedCommand] = []
    var refused: Set<Int> = []
    for (index, entry) in document.commands.enumerated() {
      commands.append(try call.sourced(entry, at: "/commands/\(index)"))
      if entry.isRefused { refused.insert(index) }
    }
    let revision = commands.count + (origin.first == nil ? 0 : 1)
    if let told = document.revision, told != Double(revision) {
      throw Problem(
        .stateMismatch, "The commands lead to the revision \(revision).", pointer: "/revision")
    }
    let expected = document.stateHash
    do { return try restore() } catch { throw error.inDocument(document.commands) }

    func restore() throws(Problem) -> Response {
      try call.start(entry, within: "/origin") { directory throws(SessionRefusal) in
        let session = try directory.restore(
          entry.identifier, origin, commands, rules: document.rules, refused: refused,
          tokenHash: entry.tokenHash, call.work
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
}

extension Problem {
  /// Returns the same problem with the command's place in the document.
  fileprivate func inDocument(_ entries: [SessionDocument.Entry]) -> Problem {
    var path = (pointer ?? "").split(separator: "/").map(String.init)
    guard path.count > 2, path[0] == "commands", let index = Int(asWritten: path[1]),
      entries.indices.contains(index), case .command(let command) = entries[index]
    else { return self }
    var problem = self
    if command.isBatch { path[2] = "commands" }
    let place = command.isBatch ? 4 : 2
    if path.indices.contains(place) {
      if path[place] == "path" { path[place] = "on" } else { path.remove(at: place) }
    }
    problem.pointer = "/" + path.joined(separator: "/")
    return problem
  }
}

extension Call {
  /// Returns a command of a document, which is at `pointer` there.
  fileprivate func sourced(
    _ entry: SessionDocument.Entry, at pointer: String
  ) throws(Problem) -> SourcedCommand {
    switch entry {
    case .request(let request): return try sourced(request, at: pointer)
    case .command(let logged):
      do { return SourcedCommand(try logged.command(), source: logged.text) } catch {
        throw error.within(pointer)
      }
    }
  }

  /// The query's name takes precedence over the document's, which is ignored where names are
  /// secret.
  func entry(forImportNamed documentName: Identifier?) throws(Problem) -> Entry {
    guard let name = query("id") else {
      return try entry(named: api.access.isGuarded ? nil : documentName)
    }
    guard let identifier = Identifier(name) else {
      throw Problem(.invalidParameter, "'\(name)' is not a valid session name.")
    }
    return try entry(named: identifier)
  }
}

/// A session as a document.
struct SessionDocument {
  /// The written format; documents of versions up to 0.1, whose commands are requests, are also read.
  static let format: StaticString = "fenestra-session-2"
  private static let formats = ["fenestra-session-1", "\(format)"]

  /// A command, in either format.
  enum Entry {
    case request(BatchRequest)
    case command(LoggedCommand)

    /// Whether the document's rules refused it.
    var isRefused: Bool {
      if case .command(let command) = self { command.isRefused } else { false }
    }
  }

  var hasFormat = false
  /// Documents without a version have rules 1.
  var rules = 1
  var identifier: Identifier?
  var origin: SessionOrigin?
  var revision: Double?
  var stateHash: String?
  var commands: [Entry] = []

  static let fields: [Body.Field<SessionDocument>] = [
    .init("format", example: "\"fenestra-session-2\"") { body, it throws(Problem) in
      let text = try body.string()
      guard formats.contains(text) else {
        throw body.invalid(
          "This version reads \(formats.joined(separator: " and ")), not '\(text)'.")
      }
      it.hasFormat = true
    },
    .init("rules", example: "1") { body, it throws(Problem) in
      guard let rules = Int(exactly: try body.number()), rules >= 0 else {
        throw body.invalid("The version of the rules is a whole number from 0.")
      }
      it.rules = rules
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
    .init("commands", example: #"[{"op":"createWindow"}]"#) { body, it throws(Problem) in
      try body.array { body, _ throws(Problem) in
        var ahead = body
        if let command = LoggedCommand(try ahead.raw()) {
          body = ahead
          it.commands.append(.command(command))
        } else {
          it.commands.append(.request(try body.batchRequest()))
        }
      }
    },
  ]
}
