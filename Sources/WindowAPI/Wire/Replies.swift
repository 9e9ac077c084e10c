import HTTP
import JSON
import WindowModel
import WindowSessions
import Wire

/// A JSON reply with what `write` puts into one object.
///
/// Most replies fit the standard capacity, which the allocator keeps at hand for each thread, as it
/// does no block of 1 KiB.
func jsonReply<Failure>(
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

extension Call {
  /// The most views or events in one reply.
  static let mostListed = ListLimit.objects

  /// The reply to a GET of something in a session, an object whose fields `write` puts: 304 where
  /// the client has this revision.
  func show(
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

  /// Carries out a command of the session and replies what it did; `result` writes the object that it
  /// made or spoke to.
  func perform(
    _ command: Command, _ logged: LoggedCommand, in collection: String? = nil,
    result: (inout JSONWriter, borrowing Application, Turn) -> Void
  ) throws(Problem) -> Response {
    let writer = try codeWriter()
    return try carryOut(command, logged) { view, commit, isDryRun in
      let entityTag = isDryRun ? nil : commit.revision
      var headers: [HeaderField] = []
      if let made = commit.turn.made, let collection, !isDryRun {
        headers.append(
          HeaderField(.location, path(of: view.application.identifier(of: made), in: collection)))
      }
      if prefersMinimal {
        headers.append(HeaderField(.preferenceApplied, "return=minimal"))
        return Response(.noContent, entityTag: entityTag, headers: headers)
      }
      let isCreated = commit.turn.made != nil && !isDryRun
      return jsonReply(
        isCreated ? .created : .ok, entityTag: entityTag, headers: headers
      ) { json in
        json.field("revision", commit.revision)
        if isDryRun { json.field("dryRun", true) }
        json.key("result")
        result(&json, view.application, commit.turn)
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

  /// Carries out a command of the session, or tries it where the query asks for a dry run; `reply`
  /// is told which.
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
      ) { view, commit in reply(view, commit, isDryRun) }
    } catch { throw problem(error, in: session) }
  }

  /// What a client is told of a refusal.
  func problem(_ refusal: SessionRefusal, in session: Session? = nil) -> Problem {
    switch refusal {
    case .refused(let refusal): problem(refusal, in: session)
    case .stale(let revision):
      Problem(
        .stale, "The session is at revision \(revision).",
        hint: "Look at it again; If-Match: \"\(revision)\" goes on from there.",
        headers: [HeaderField(.etag, "\"\(revision)\"")])
    case .exists(let identifier):
      Problem(
        .sessionExists, "There is a session '\(identifier)' already.",
        example: "curl \(address)/sessions/\(identifier)")
    case .removed(let identifier):
      Problem(.notFound, "The session '\(identifier)' was deleted.")
    case .noRevision(let revision, let known):
      Problem(
        .unknownRevision,
        "The session has no revision \(revision), but \(known.lowerBound) to \(known.upperBound).")
    case .noEvent(let event, let revision, let count):
      Problem(
        .unknownRevision,
        count == 0
          ? "Revision \(revision) has no events to look at."
          : "Revision \(revision) has no event \(event), but 1 to \(count).")
    case .keyReused(let key):
      Problem(.keyReused, "The Idempotency-Key '\(key)' came before with another request.")
    case .busy:
      Problem(
        .inProgress, "Another command of the session is running.",
        headers: [HeaderField(.retryAfter, "1")])
    case .mismatch(let expected, let found):
      Problem(
        .stateMismatch, "The commands lead to the state \(found), not to \(expected).",
        pointer: "/stateHash")
    case .work(let refusal): Self.problem(refusal)
    case .store(let failure): Self.problem(failure)
    case .tooManySessions(let limit):
      Problem(
        .tooManySessions, "There are \(limit) sessions, as many as there may be.",
        headers: Quota("sessions", limit, countsRequests: false).isUsedUp(retryAfter: 60))
    case .memoryFull(let limit): .memoryFull(limit: limit)
    case .logFull(let limit):
      Problem(
        .sessionFull, "The commands of the session have \(limit) bytes, as many as they may.",
        hint: "Start a new session; a fork of this one has room too.")
    case .forkTooDeep(let limit):
      Problem(
        .sessionFull, "The session is \(limit) forks away from the first, as many as it may be.",
        hint: "Export it and import it: that copies it.")
    case .tooManyStreams(let limit):
      Problem(
        .tooManyStreams,
        "\(limit) streams follow the session, or half as many from your address, as many as may.",
        headers: Quota("streams-per-session", limit, countsRequests: true)
          .isUsedUp(retryAfter: 5))
    }
  }

  /// What a client is told where the store failed.
  static func problem(_ failure: StoreFailure) -> Problem {
    let soon = [HeaderField(.retryAfter, "5")]
    return switch failure {
    case .full:
      Problem(.storageUnavailable, "The disk is full; nothing was changed.", headers: soon)
    case .unavailable(let words):
      Problem(
        .storageUnavailable, "The store failed, and nothing was changed: \(words).", headers: soon)
    case .damaged(let words): Problem(.sessionDamaged, words)
    }
  }

  /// What a client is told of a request that stopped before its end.
  static func problem(_ refusal: WorkRefusal) -> Problem {
    switch refusal {
    case .tooMuchWork(let limit):
      Problem(
        .tooMuchWork, "The request takes more than \(limit) steps of work; nothing was changed.",
        hint: "Ask for less at a time, or split the request.")
    case .cancelled:
      Problem(
        .overloaded, "The request was cancelled before its end; nothing was changed.",
        headers: [HeaderField(.retryAfter, "1")])
    }
  }

  private func problem(_ refusal: Refusal, in session: Session?) -> Problem {
    switch refusal {
    case .within(let place, let refusal):
      problem(refusal, in: session).within(place)
    case .inBatch(let index, let refusal):
      problem(refusal, in: session).inBatch(at: "/\(index)")
    case .notFound(let kind, let name):
      session?.read { missing(kind, name, in: $0.application) }
        ?? Problem(.notFound, "There is no \(kind.rawValue) '\(name)'.")
    case .unknown(let kind, let name, let property):
      session?.read { missing(kind, name, in: $0.application, pointer: "/\(property)") }
        ?? Problem(.invalidValue, "There is no \(kind.rawValue) '\(name)'.")
    case .identifierTaken(let identifier):
      Problem(
        .identifierTaken, "'\(identifier)' is taken.", pointer: "/id",
        hint: "An identifier is never used twice; leave it out to get a fresh one.")
    case .invalidValue(let property, let reason):
      Problem(.invalidValue, reason, pointer: "/\(property)")
    case .full(.object, let limit):
      Problem(.sessionFull, "The session made \(limit) objects, as many as it may.")
    case .full(let kind, let limit):
      Problem(.sessionFull, "The session has \(limit) \(kind.rawValue)s, as many as it may.")
    case .tooDeep(let limit):
      Problem(.sessionFull, "Views lie \(limit) deep at most, one within the other.")
    case .tooMuch(let amount, let limit):
      Problem(
        .tooMuchWork,
        amount == .events
          ? "The commands of one batch post \(limit) events at most; nothing was changed."
          : "The commands of one batch visit \(limit) views at most; nothing was changed.",
        hint: "Split the batch.")
    case .notPossible(let reason): Problem(.notPossible, reason)
    case .notRunning:
      Problem(
        .notPossible, "The app does not run yet, so its code can't.",
        hint: "PATCH /application {\"state\":\"inactive\"} launches it.")
    case .exception(let name, let reason):
      Problem(
        .uikitException, "\(name): \(reason)", exception: .init(name: name, reason: reason))
    }
  }

  /// The error that a session has no such object, with what it has that is like it; with the
  /// pointer to where the body names it, if it was not the path that did.
  func missing(
    _ kind: Refusal.Kind, _ name: String, in application: borrowing Application,
    pointer: String? = nil
  ) -> Problem {
    // A hint is not worth more than a look at so many names.
    let most = 200
    let names =
      switch kind {
      case .window: application.windows.prefix(most).map { application.identifier(of: $0).text }
      case .view:
        application.views.prefix(most).map { application.identifier(of: $0).text }
      case .controller: application.controllers.map { application.identifier(of: $0).text }
      case .alert: application.alertViews.map { application.identifier(of: $0.id).text }
      case .object:
        (application.views.prefix(most) + application.controllers).map {
          application.identifier(of: $0).text
        }
      case .screen: application.screens.map(\.identifier.text)
      case .scene: application.scenes.map(\.identifier.text)
      case .reference: application.references.prefix(most).map(\.name.text)
      }
    let found = Identifier(name).flatMap { self.kind(of: $0, in: application) }
    return Problem(
      pointer == nil ? .notFound : .invalidValue, "There is no \(kind.rawValue) '\(name)'.",
      pointer: pointer, hint: found.map { "'\(name)' is \($0)." } ?? didYouMean(name, among: names))
  }

  /// What an identifier names, whatever kind of object it is, or nil.
  private func kind(
    of identifier: Identifier, in application: borrowing Application
  ) -> StaticString? {
    if application.window(identifier) != nil { return "a window" }
    if application.view(identifier) != nil { return "a view" }
    if application.controller(identifier) != nil { return "a controller" }
    if application.alertViews.contains(where: { application.identifier(of: $0.id) == identifier }) {
      return "an alert"
    }
    if application.screen(identifier) != nil { return "a screen" }
    return application.scene(identifier) == nil ? nil : "a scene"
  }

  /// The identifier of an object that the path names; the model knows whether there is one.
  func identifier(of kind: Refusal.Kind) throws(Problem) -> Identifier {
    if let identifier = try identifier(1) { return identifier }
    let name = try parameter(1)
    // In a batch or a log no session is at hand, and no object has such a name anyway.
    guard !isPart else {
      throw Problem(.notFound, "There is no \(kind.rawValue) '\(name)'.")
    }
    throw try session().read { missing(kind, name, in: $0.application) }
  }
}
