public import HTTP

// The problems that the API itself reports; each code explains itself.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ProblemCode {
  public static let badTarget = ProblemCode(
    "bad-target", "Bad target", .badRequest,
    "The path or the query is not percent-encoded UTF-8, or holds a NUL.")
  public static let malformedJSON = ProblemCode(
    "malformed-json", "Malformed JSON", .badRequest,
    "The body is not one JSON document (RFC 8259). The detail names line and column. Keys may not come twice, and numbers must fit a double."
  )
  public static let invalidHeader = ProblemCode(
    "invalid-header", "Invalid header field", .badRequest,
    "A header field does not have the form that it must have.")
  public static let tokenNeeded = ProblemCode(
    "token-needed", "Token needed", .unauthorized,
    "The service guards its sessions: a write takes Authorization: Bearer and the controlToken that the session's first reply had, and the list of sessions takes the operator's token."
  )
  public static let wrongToken = ProblemCode(
    "wrong-token", "Wrong token", .unauthorized,
    "The token is neither the session's controlToken nor the operator's. A session's token is told once, when it starts."
  )
  public static let operatorOnly = ProblemCode(
    "operator-only", "For the operator only", .forbidden,
    "The service guards its sessions, and this is for who runs it: it takes Authorization: Bearer and the operator's token."
  )
  public static let foreignOrigin = ProblemCode(
    "foreign-origin", "Foreign origin", .forbidden,
    "A browser sent this for a page of another origin, which the service was not told to let in with --allowed-origin."
  )
  public static let unknownHost = ProblemCode(
    "unknown-host", "Unknown host", .misdirectedRequest,
    "The Host field, or the target, has a name that the service does not go by: perhaps another name was made to lead to this machine. --allowed-host adds names."
  )
  public static let notFound = ProblemCode(
    "not-found", "Not found", .notFound,
    "Nothing has this path or this identifier; perhaps it was released. An identifier is never used twice."
  )
  public static let methodNotAllowed = ProblemCode(
    "method-not-allowed", "Method not allowed", .methodNotAllowed,
    "The path stands, but not for this method. The reply's Allow field lists those it knows.")
  public static let notAcceptable = ProblemCode(
    "not-acceptable", "Not acceptable", .notAcceptable,
    "The path can't answer in any of the forms that the Accept field names.")
  public static let identifierTaken = ProblemCode(
    "identifier-taken", "Identifier taken", .conflict,
    "An object of the session has this identifier, or had; choose another or leave it out.")
  public static let notPossible = ProblemCode(
    "not-possible", "Not possible", .conflict,
    "What was asked for can't be done to this object, whatever the values. The detail says why.")
  public static let sessionExists = ProblemCode(
    "session-exists", "Session exists", .conflict,
    "A session of this name stands. Delete it first, choose another name, or PUT the same settings to find it."
  )
  public static let unknownRevision = ProblemCode(
    "unknown-revision", "Unknown revision", .notFound,
    "The session was never at this revision, or its history does not reach back so far.")
  public static let inProgress = ProblemCode(
    "in-progress", "In progress", .conflict,
    "Another command of the session is running. Send the request again after the time in Retry-After."
  )
  public static let stale = ProblemCode(
    "stale", "Stale revision", .preconditionFailed,
    "The session is not at the revision that If-Match asked for: somebody else was first. Look at the state again."
  )
  public static let unsupportedMediaType = ProblemCode(
    "unsupported-media-type", "Unsupported media type", .unsupportedMediaType,
    "A body must be JSON with Content-Type: application/json, as curl --json sends it.")
  public static let unknownField = ProblemCode(
    "unknown-field", "Unknown field", .unprocessableContent,
    "The body has a field that the operation does not know. Nothing is passed over in silence.")
  public static let unknownParameter = ProblemCode(
    "unknown-parameter", "Unknown query parameter", .unprocessableContent,
    "The query has a parameter that the operation does not know, or has one twice.")
  public static let invalidParameter = ProblemCode(
    "invalid-parameter", "Invalid parameter", .unprocessableContent,
    "A parameter of the query or the path has a value that it can't have.")
  public static let invalidValue = ProblemCode(
    "invalid-value", "Invalid value", .unprocessableContent,
    "A field has a value of the wrong kind or out of range. The pointer names the field.")
  public static let invalidCode = ProblemCode(
    "invalid-code", "Invalid code", .unprocessableContent,
    "The source can't be read as Objective-C or Swift. The detail names line and column; nothing has run."
  )
  public static let missingField = ProblemCode(
    "missing-field", "Missing field", .unprocessableContent,
    "The body lacks a field that the operation needs. The pointer names it.")
  public static let sessionFull = ProblemCode(
    "session-full", "Session full", .unprocessableContent,
    "The session holds as many windows, views or references as it may, made as many objects, or its views lie as deep as they may. See /limits."
  )
  public static let keyReused = ProblemCode(
    "key-reused", "Key reused", .unprocessableContent,
    "The Idempotency-Key stands for another request, of the last 24 hours. A new request needs a new key."
  )
  public static let stateMismatch = ProblemCode(
    "state-mismatch", "State mismatch", .unprocessableContent,
    "The commands of an imported session do not lead to the state that it names: it was changed, or written by a version with other rules."
  )
  public static let sessionDamaged = ProblemCode(
    "session-damaged", "Session damaged", .internalServerError,
    "What is stored of the session can't be read, or does not lead where it led. Other sessions are not concerned."
  )
  public static let storageUnavailable = ProblemCode(
    "storage-unavailable", "Storage unavailable", .serviceUnavailable,
    "The disk did not take the command, so nothing was changed. Try again after the time in Retry-After."
  )
  public static let uikitException = ProblemCode(
    "uikit-exception", "UIKit exception", .unprocessableContent,
    "UIKit would raise an exception here. The detail has its name and its reason; the session stands as before."
  )
  public static let programCrashed = ProblemCode(
    "program-crashed", "Program crashed", .unprocessableContent,
    "The app's own code ends the app. The detail has the line, the words that Xcode shows, and what was printed; the session stands as before."
  )
  public static let tooManyStreams = ProblemCode(
    "too-many-streams", "Too many streams", .tooManyRequests,
    "As many streams follow the session, or the class, as may. See /limits.")
  public static let tooManySessions = ProblemCode(
    "too-many-sessions", "Too many sessions", .serviceUnavailable,
    "The service holds as many sessions as it may. Delete one, or try again after the time in Retry-After."
  )
  public static let tooMuchWork = ProblemCode(
    "too-much-work", "Too much work", .unprocessableContent,
    "The request takes more steps than one request may. Ask for less at a time, or split the request. See /limits."
  )
  public static let overloaded = ProblemCode(
    "overloaded", "Overloaded", .serviceUnavailable,
    "The service has as many requests waiting as it may. Send the request again after the time in Retry-After."
  )

  public static let memoryFull = ProblemCode(
    "memory-full", "Memory full", .serviceUnavailable,
    "The service uses as much memory as it may; reading and deleting go on. Or clients have yet to read as many bytes of replies as they may; small replies go on. Send the request again after the time in Retry-After. See /limits."
  )
  public static let alreadyAnswered = ProblemCode(
    "already-answered", "Already answered", .conflict,
    "Each key answers a poll once. A browser makes up its own key and keeps it.")
  public static let pollClosed = ProblemCode(
    "poll-closed", "Poll closed", .conflict,
    "A poll takes answers until it is revealed or another one is opened.")
  public static let classFull = ProblemCode(
    "class-full", "Class full", .unprocessableContent,
    "The class has as many answers, or hands that are up, as it may. See /limits.")
  public static let tooFast = ProblemCode(
    "too-fast", "Too fast", .tooManyRequests,
    "This came more often than it may: leave some out, and send the last one. Or your address, or your token, has used up its share of something costly, which grows again: RateLimit-Policy names it. See /limits."
  )
  public static let tooManyClasses = ProblemCode(
    "too-many-classes", "Too many classes", .serviceUnavailable,
    "The service holds as many classes as it may. End one, or try again after the time in Retry-After."
  )
  public static let libraryMissing = ProblemCode(
    "library-missing", "Library missing", .notImplemented,
    "This takes a library that the service's machine lacks. The detail names it.")

  /// The closed list, by status.
  public static let all: [ProblemCode] =
    (transport + [
      badTarget, malformedJSON, invalidHeader, notFound, methodNotAllowed, notAcceptable,
      identifierTaken, notPossible, sessionExists, stale, unsupportedMediaType, unknownField,
      unknownParameter,
      invalidCode, invalidParameter, invalidValue, missingField, programCrashed, sessionFull,
      uikitException,
      tooManyStreams,
      tooManySessions, tooMuchWork, overloaded, memoryFull, alreadyAnswered, pollClosed, classFull,
      tooFast, tooManyClasses, libraryMissing,
      unknownRevision, inProgress, keyReused, stateMismatch, sessionDamaged,
      storageUnavailable, tokenNeeded, wrongToken, operatorOnly, foreignOrigin, unknownHost,
    ]).sorted { ($0.status.rawValue, $0.name) < ($1.status.rawValue, $1.name) }
}
