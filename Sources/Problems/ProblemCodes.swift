public import HTTP

// The problems that the API itself reports; each code explains itself.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ProblemCode {
  public static let badTarget = ProblemCode(
    "bad-target", "Bad target", .badRequest,
    "The path or the query is not percent-encoded UTF-8, or holds a NUL.")
  public static let malformedJSON = ProblemCode(
    "malformed-json", "Malformed JSON", .badRequest,
    "The body is not one JSON document (RFC 8259). The detail names line and column. Keys must not repeat, and numbers must fit a double."
  )
  public static let invalidHeader = ProblemCode(
    "invalid-header", "Invalid header field", .badRequest,
    "A header field is malformed.")
  public static let tokenNeeded = ProblemCode(
    "token-needed", "Token needed", .unauthorized,
    "The service guards its sessions: a write needs Authorization: Bearer and the controlToken from the session's first reply, and the list of sessions needs the operator's token."
  )
  public static let wrongToken = ProblemCode(
    "wrong-token", "Wrong token", .unauthorized,
    "The token is neither the session's controlToken nor the operator's. A session's token is sent only once, when it starts."
  )
  public static let operatorOnly = ProblemCode(
    "operator-only", "For the operator only", .forbidden,
    "The service guards its sessions, and this is only for its operator: it needs Authorization: Bearer and the operator's token."
  )
  public static let foreignOrigin = ProblemCode(
    "foreign-origin", "Foreign origin", .forbidden,
    "A browser sent this for a page of another origin, which --allowed-origin does not allow."
  )
  public static let unknownHost = ProblemCode(
    "unknown-host", "Unknown host", .misdirectedRequest,
    "The Host field, or the target, has a name that is not the service's: perhaps another name was made to resolve to this machine. --allowed-host adds names."
  )
  public static let notFound = ProblemCode(
    "not-found", "Not found", .notFound,
    "Nothing has this path or this identifier; perhaps it was released. An identifier is never used twice."
  )
  public static let methodNotAllowed = ProblemCode(
    "method-not-allowed", "Method not allowed", .methodNotAllowed,
    "The path exists, but not for this method. The reply's Allow field lists its methods.")
  public static let notAcceptable = ProblemCode(
    "not-acceptable", "Not acceptable", .notAcceptable,
    "The path has none of the media types in the Accept field.")
  public static let identifierTaken = ProblemCode(
    "identifier-taken", "Identifier taken", .conflict,
    "An object of the session has or had this identifier; choose another or leave it out.")
  public static let notPossible = ProblemCode(
    "not-possible", "Not possible", .conflict,
    "This object does not support the request, whatever the values. The detail says why.")
  public static let sessionExists = ProblemCode(
    "session-exists", "Session exists", .conflict,
    "A session of this name exists. Delete it first, choose another name, or PUT the same settings to find it."
  )
  public static let unknownRevision = ProblemCode(
    "unknown-revision", "Unknown revision", .notFound,
    "The session was never at this revision, or its history does not reach back that far.")
  public static let inProgress = ProblemCode(
    "in-progress", "In progress", .conflict,
    "Another command of the session is running. Send the request again after the time in Retry-After."
  )
  public static let stale = ProblemCode(
    "stale", "Stale revision", .preconditionFailed,
    "The session is not at the revision in If-Match: another client was faster. Read the state again."
  )
  public static let unsupportedMediaType = ProblemCode(
    "unsupported-media-type", "Unsupported media type", .unsupportedMediaType,
    "A body must be JSON with Content-Type: application/json, as curl --json sends it.")
  public static let unknownField = ProblemCode(
    "unknown-field", "Unknown field", .unprocessableContent,
    "The body has a field that the operation does not know. Unknown fields are never ignored.")
  public static let unknownParameter = ProblemCode(
    "unknown-parameter", "Unknown query parameter", .unprocessableContent,
    "The query has an unknown or a repeated parameter.")
  public static let invalidParameter = ProblemCode(
    "invalid-parameter", "Invalid parameter", .unprocessableContent,
    "A parameter of the query or the path has an invalid value.")
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
    "The session has reached a limit: of windows, views, references, objects ever made, or the depth of views. See /limits."
  )
  public static let keyReused = ProblemCode(
    "key-reused", "Key reused", .unprocessableContent,
    "The Idempotency-Key was used for another request in the last 24 hours. A new request needs a new key."
  )
  public static let stateMismatch = ProblemCode(
    "state-mismatch", "State mismatch", .unprocessableContent,
    "The commands of an imported session do not lead to the state that it names: it was changed, or written by a version with other rules."
  )
  public static let sessionDamaged = ProblemCode(
    "session-damaged", "Session damaged", .internalServerError,
    "The session's stored data can't be read, or no longer leads to the same state. Other sessions are not affected."
  )
  public static let storageUnavailable = ProblemCode(
    "storage-unavailable", "Storage unavailable", .serviceUnavailable,
    "The disk did not store the command, so nothing was changed. Try again after the time in Retry-After."
  )
  public static let uikitException = ProblemCode(
    "uikit-exception", "UIKit exception", .unprocessableContent,
    "UIKit would raise an exception here. The detail has its name and its reason; the session is unchanged."
  )
  public static let programCrashed = ProblemCode(
    "program-crashed", "Program crashed", .unprocessableContent,
    "The app's own code ends the app. The detail has the line, the message that Xcode shows, and the printed output; the session is unchanged."
  )
  public static let tooManyStreams = ProblemCode(
    "too-many-streams", "Too many streams", .tooManyRequests,
    "The session or the class has reached its limit of streams. See /limits.")
  public static let tooManySessions = ProblemCode(
    "too-many-sessions", "Too many sessions", .serviceUnavailable,
    "The service has reached its limit of sessions. Delete one, or try again after the time in Retry-After."
  )
  public static let tooMuchWork = ProblemCode(
    "too-much-work", "Too much work", .unprocessableContent,
    "The request needs more steps than allowed. Request less at a time, or split the request. See /limits."
  )
  public static let overloaded = ProblemCode(
    "overloaded", "Overloaded", .serviceUnavailable,
    "The service has reached its limit of waiting requests. Send the request again after the time in Retry-After."
  )

  public static let memoryFull = ProblemCode(
    "memory-full", "Memory full", .serviceUnavailable,
    "The service has reached its memory limit; reading and deleting still work. Or the limit of bytes of replies that clients have yet to read is reached; small replies are still sent. Send the request again after the time in Retry-After. See /limits."
  )
  public static let alreadyAnswered = ProblemCode(
    "already-answered", "Already answered", .conflict,
    "Each key answers a poll once. A browser generates its own key and keeps it.")
  public static let pollClosed = ProblemCode(
    "poll-closed", "Poll closed", .conflict,
    "A poll accepts answers until it is revealed or another one is opened.")
  public static let classFull = ProblemCode(
    "class-full", "Class full", .unprocessableContent,
    "The class has reached its limit of answers or raised hands. See /limits.")
  public static let tooFast = ProblemCode(
    "too-fast", "Too fast", .tooManyRequests,
    "This was sent more often than allowed: leave some out, and send the last one. Or your address or token has used up its share of a costly operation, which grows again: RateLimit-Policy names it. See /limits."
  )
  public static let tooManyClasses = ProblemCode(
    "too-many-classes", "Too many classes", .serviceUnavailable,
    "The service has reached its limit of classes. End one, or try again after the time in Retry-After."
  )
  public static let libraryMissing = ProblemCode(
    "library-missing", "Library missing", .notImplemented,
    "This needs a library that the service's machine lacks. The detail names it.")

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
