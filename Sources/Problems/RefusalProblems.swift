package import HTTP
import WindowModel
package import WindowSessions
package import Workers

extension Problem {
  /// Makes the problem for a refusal.
  package init(_ refusal: SessionRefusal, in session: Session? = nil) {
    self =
      switch refusal {
      case .refused(let refusal): Problem(refusal, in: session)
      case .stale(let revision):
        Problem(
          .stale, "The session is at revision \(revision).",
          hint: "Read it again; If-Match: \"\(revision)\" goes on from there.",
          headers: [
            HeaderField(
              .etag, "\"\(EntityTag(revision, epoch: session?.epoch ?? "").text)\"")
          ])
      case .exists(let identifier):
        Problem(.sessionExists, "The session '\(identifier)' already exists.")
      case .removed(let identifier):
        Problem(.notFound, "The session '\(identifier)' was deleted.")
      case .noRevision(let revision, let known):
        Problem(
          .unknownRevision,
          "The session has no revision \(revision), only \(known.lowerBound) to \(known.upperBound)."
        )
      case .noPoint(.event(let event), let revision, let count):
        Problem(
          .unknownRevision,
          count == 0
            ? "Revision \(revision) has no events."
            : "Revision \(revision) has no event \(event), only 1 to \(count).")
      case .noPoint(.step(let step), let revision, let count):
        Problem(
          .unknownRevision,
          count == 0
            ? "No code ran in revision \(revision)."
            : "Revision \(revision) has no step \(step), only 1 to \(count).")
      case .keyReused(let key):
        Problem(.keyReused, "The Idempotency-Key '\(key)' was used with another request.")
      case .busy:
        Problem(
          .inProgress, "Another command of the session is running.",
          headers: [HeaderField(.retryAfter, "1")])
      case .mismatch(let expected, let found):
        Problem(
          .stateMismatch, "The commands lead to the state \(found), not to \(expected).",
          pointer: "/stateHash")
      case .work(let refusal): Problem(refusal)
      case .store(let failure): Problem(failure)
      case .tooManySessions(let limit):
        Problem(
          .tooManySessions, "The limit of \(limit) sessions is reached.",
          headers: Quota("sessions", limit, countsRequests: false).isUsedUp(retryAfter: 60))
      case .memoryFull(let limit): .memoryFull(limit: limit)
      case .logFull(let limit):
        Problem(
          .sessionFull, "The session's commands have reached the limit of \(limit) bytes.",
          hint: "Start a new session, or fork this one.")
      case .forkTooDeep(let limit):
        Problem(
          .sessionFull, "The limit of \(limit) forks of forks is reached.",
          hint: "Export the session and import it again, which copies it.")
      case .tooManyStreams(let limit):
        Problem(
          .tooManyStreams,
          "The session has reached its limit of \(limit) streams, or half of that from your address.",
          headers: Quota("streams-per-session", limit, countsRequests: true)
            .isUsedUp(retryAfter: 5))
      }
  }

  /// Makes the problem for a failure of the store.
  package init(_ failure: StoreFailure) {
    let soon = [HeaderField(.retryAfter, "5")]
    self =
      switch failure {
      case .full:
        Problem(.storageUnavailable, "The disk is full; nothing was changed.", headers: soon)
      case .unavailable(let words):
        Problem(
          .storageUnavailable, "The store failed, and nothing was changed: \(words).", headers: soon
        )
      case .damaged(let words): Problem(.sessionDamaged, words)
      case .overtaken, .gone:
        Problem(
          .storageUnavailable,
          "Other nodes changed the session at the same time, and not all of this was carried out.",
          hint: "Read the session's revision, and send the missing commands again.",
          headers: [HeaderField(.retryAfter, "1")])
      }
  }

  /// Makes the problem for a request that was stopped.
  package init(_ refusal: WorkRefusal) {
    self =
      switch refusal {
      case .tooMuchWork(let limit):
        Problem(
          .tooMuchWork, "The request needs more than \(limit) steps of work; nothing was changed.",
          hint: "Request less at a time, or split the request.")
      case .cancelled:
        Problem(
          .overloaded, "The request was cancelled before its end; nothing was changed.",
          headers: [HeaderField(.retryAfter, "1")])
      }
  }

  private init(_ refusal: Refusal, in session: Session?) {
    self =
      switch refusal {
      case .within(let place, let refusal): Problem(refusal, in: session).within(place)
      case .inBatch(let index, let refusal): Problem(refusal, in: session).inBatch(at: "/\(index)")
      case .notFound(let kind, let name):
        session?.read { .missing(kind, name, in: $0.application) } ?? .missing(kind, name)
      case .unknown(let kind, let name, let property):
        session?.read { .missing(kind, name, in: $0.application, pointer: "/\(property)") }
          ?? Problem(.invalidValue, "There is no \(kind.rawValue) '\(name)'.")
      case .identifierTaken(let identifier):
        Problem(
          .identifierTaken, "'\(identifier)' is taken.", pointer: "/id",
          hint: "An identifier is never used twice; leave it out to get a fresh one.")
      case .invalidValue(let property, let reason):
        Problem(.invalidValue, reason, pointer: "/\(property)")
      case .full(.object, let limit):
        Problem(.sessionFull, "The session has reached its limit of \(limit) objects ever made.")
      case .full(let kind, let limit):
        Problem(.sessionFull, "The session has reached its limit of \(limit) \(kind.rawValue)s.")
      case .tooDeep(let limit):
        Problem(.sessionFull, "Views lie \(limit) deep at most, one within the other.")
      case .tooMuch(let amount, let limit):
        Problem(
          .tooMuchWork,
          amount == .events
            ? "The commands of one batch may post at most \(limit) events; nothing was changed."
            : "The commands of one batch may visit at most \(limit) views; nothing was changed.",
          hint: "Split the batch.")
      case .notPossible(let reason): Problem(.notPossible, reason)
      case .notRunning:
        Problem(
          .notPossible, "The app does not run yet, so its code can't.",
          hint: "PATCH /application {\"state\":\"inactive\"} launches it.")
      case .code(let fault): Problem(fault)
      case .exception(let name, let reason):
        Problem(
          .uikitException, "\(name): \(reason)", exception: .init(name: name, reason: reason))
      }
  }
}

extension Problem {
  /// Makes the problem for the app's own code that was stopped.
  private init(_ fault: CodeFault) {
    let place = fault.place.map { "\($0): " } ?? ""
    let lines = fault.printed.joined(separator: "\n")
    let printed = lines.isEmpty ? "" : "\nIt printed:\n\(lines)"
    self.init(
      fault.isBound ? .tooMuchWork : .programCrashed, place + fault.message + printed,
      hint: "The session is unchanged.",
      exception: fault.exception.map { .init(name: $0, reason: fault.message) })
  }

  /// Returns the same problem for a command that is at `pointer` in a batch.
  package func inBatch(at pointer: String) -> Problem {
    // The batch's own path exists; the path of one of its commands does not.
    within(pointer + (code == .notFound ? "/path" : self.pointer == nil ? "" : "/body"))
  }

  /// Returns the same problem for a part that is at `place` in the body.
  package func within(_ place: String) -> Problem {
    var problem = self
    // An example for the part is no example for the whole.
    problem.exampleBody = nil
    if code == .notFound { problem.code = .invalidValue }
    let pointer = place + (pointer ?? "")
    problem.pointer = pointer.isEmpty ? nil : pointer
    return problem
  }
}

extension Problem {
  /// The error that the service has reached its memory limit, in bytes.
  package static func memoryFull(limit: Int) -> Problem {
    Problem(
      .memoryFull, "The service has reached its memory limit of \(limit) bytes.",
      hint: "Delete unneeded objects or sessions, or try again later.",
      headers: [HeaderField(.retryAfter, "5")])
  }
}
