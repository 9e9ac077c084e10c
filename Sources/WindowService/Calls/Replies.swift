import CodePrinting
package import HTTP
package import JSON
package import Operations
import Pictures
import Problems
package import WindowModel
package import WindowSessions
import Wire

/// Makes a JSON reply with one object, whose fields `write` writes.
///
/// Most replies fit the standard capacity. The allocator caches blocks of that size for each
/// thread, but none of 1 KiB.
package func jsonReply<Failure>(
  _ status: Status = .ok, entityTag: Int? = nil, headers: [HeaderField] = [],
  capacity: Int = 1000,
  _ write: (inout JSONWriter) throws(Failure) -> Void
) throws(Failure) -> Response {
  var json = JSONWriter(capacity: capacity)
  json.beginObject()
  try write(&json)
  json.endObject()
  var buffer = json.finish()
  buffer.append(UInt8(ascii: "\n"))
  return Response(
    status, contentType: "application/json", entityTag: entityTag, headers: headers,
    body: .bytes(buffer))
}

extension Response {
  /// The reply to a write for a client that prefers no body.
  package init(minimal entityTag: Int?, headers: [HeaderField] = []) {
    let applied = HeaderField(.preferenceApplied, "return=minimal")
    self.init(.noContent, entityTag: entityTag, headers: headers + [applied])
  }
}

extension Call {
  /// Returns the reply to a GET within a session, an object whose fields `write` writes; 304 if the
  /// client has this revision.
  package func show(
    _ write: (inout JSONWriter, borrowing Session.View) throws(Problem) -> Void
  ) throws(Problem) -> Response {
    try look { view throws(Problem) in
      if has(view.revision) {
        return Response(.notModified, entityTag: view.revision)
      }
      return try jsonReply(entityTag: view.revision) { json throws(Problem) in
        try write(&json, view)
      }
    }
  }

  /// Carries out a command of the session and replies with its effects; `result` writes the object
  /// that it made or changed.
  package func perform(
    _ command: Command, _ logged: LoggedCommand, in collection: String? = nil,
    result: (inout JSONWriter, borrowing Application, Turn) -> Void
  ) throws(Problem) -> Response {
    let writer = try codeWriter()
    let isText = form == Route.text
    guard writer == nil || !isText else {
      throw Problem(
        .invalidParameter, "as works only with a JSON reply, which has a field for code.",
        example: curl(options: "-H 'Accept: application/json'", query: "?as=swift"))
    }
    let preference = preference
    return try carryOut(command, logged) { view, commit, isDryRun in
      let entityTag = isDryRun ? nil : commit.revision
      var headers: [HeaderField] = []
      if let made = commit.turn.made, let collection, !isDryRun {
        headers.append(
          HeaderField(.location, path(of: view.application.identifier(of: made), in: collection)))
      }
      if preference == .minimal { return Response(minimal: entityTag, headers: headers) }
      let isCreated = commit.turn.made != nil && !isDryRun
      if isText {
        return Response(
          isCreated ? .created : .ok, contentType: textType, entityTag: entityTag, headers: headers,
          body: .bytes(Transcript.bytes(of: commit.turn, in: view.application)))
      }
      return jsonReply(
        isCreated ? .created : .ok, entityTag: entityTag, headers: headers
      ) { json in
        json.field("revision", commit.revision)
        if isDryRun { json.field("dryRun", true) }
        if preference != .events {
          json.key("result")
          result(&json, view.application, commit.turn)
        }
        if let popped = commit.turn.popped {
          json.names("popped", popped, in: view.application)
        }
        json.turn(commit, in: view.application)
        if let writer {
          json.field(
            "code", writer.text(of: CodeStep(logged).with(commit.turn, in: view.application)))
        }
      }
    }
  }

  /// Carries out a command of the session, or only tries it if the query asks for a dry run;
  /// `reply` learns which.
  func carryOut(
    _ command: Command, _ logged: LoggedCommand,
    reply: (borrowing Session.View, Session.Commit, Bool) -> Response
  ) throws(Problem) -> Response {
    let isDryRun = try isDryRun()
    let condition = try condition()
    let key = try idempotencyKey()
    let session = try session()
    do throws(SessionRefusal) {
      // A worker runs it on a copy of the state, so that event loops don't wait for the state lock.
      return try session.perform(
        SourcedCommand(command, source: logged.text), if: condition, key: key, dryRun: isDryRun,
        waits: !isOnLoop, work: isOnLoop ? nil : work
      ) { view, commit in
        written = commit.group
        return reply(view, commit, isDryRun)
      }
    } catch { throw problem(error, in: session) }
  }

  /// Returns the problem for a refusal, with a command that shows the cause.
  package func problem(_ refusal: SessionRefusal, in session: Session? = nil) -> Problem {
    note(refusal)
    var problem = Problem(refusal, in: session)
    if case .exists(let identifier) = refusal {
      problem.example = "curl \(address)/sessions/\(identifier)"
    }
    return problem
  }

  /// Returns an object's identifier from the path; the model checks whether the object exists.
  package func identifier(of kind: Refusal.Kind) throws(Problem) -> Identifier {
    if let identifier = try identifier(1) { return identifier }
    throw try unknown(kind, parameter(1))
  }

  /// Returns the error that the session has no such object, with similar names that it has.
  func unknown(_ kind: Refusal.Kind, _ name: String) throws(Problem) -> Problem {
    try session().read { .missing(kind, name, in: $0.application) }
  }
}
