// The problems that a transport reports before a handler sees the request; each code explains itself.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ProblemCode {
  public static let badRequest = ProblemCode(
    "bad-request", "Bad request", .badRequest,
    "The request's head is not well-formed HTTP/1.1 (RFC 9112), or could be read in two ways. The connection is closed. Send one Content-Length or none, no white space before a colon, and CRLF line ends."
  )
  public static let requestTimeout = ProblemCode(
    "request-timeout", "Request timeout", .requestTimeout,
    "The request did not arrive whole within its deadline. See /limits.")
  public static let lengthRequired = ProblemCode(
    "length-required", "Length required", .lengthRequired,
    "A body must come with a Content-Length; chunked uploads are not taken.")
  public static let contentTooLarge = ProblemCode(
    "content-too-large", "Content too large", .contentTooLarge,
    "The body is larger than the service takes. See /limits.")
  public static let targetTooLong = ProblemCode(
    "target-too-long", "Target too long", .uriTooLong,
    "The request's target is longer than the service takes. See /limits.")
  public static let headTooLarge = ProblemCode(
    "head-too-large", "Head too large", .requestHeaderFieldsTooLarge,
    "The request's head is larger than the service takes. See /limits.")
  public static let unknownMethod = ProblemCode(
    "unknown-method", "Unknown method", .notImplemented,
    "The service knows GET, HEAD, POST, PUT, PATCH, DELETE and OPTIONS, in capitals.")
  public static let unknownCoding = ProblemCode(
    "unknown-coding", "Unknown transfer coding", .notImplemented,
    "The request names a transfer coding that the service does not know.")
  public static let tooManyConnections = ProblemCode(
    "too-many-connections", "Too many connections", .serviceUnavailable,
    "The service holds as many connections as it may. Try again after the time in Retry-After.")
  public static let tooManyConnectionsFromAddress = ProblemCode(
    "too-many-connections-from-address", "Too many connections from one address", .tooManyRequests,
    "Your address holds as many connections as it may. Close some, or try again after the time in Retry-After."
  )
  public static let shuttingDown = ProblemCode(
    "shutting-down", "Shutting down", .serviceUnavailable,
    "The service is stopping. Try again after the time in Retry-After.")
  public static let internalError = ProblemCode(
    "internal-error", "Internal error", .internalServerError,
    "The service failed to answer. Nothing of your request was kept.")

  /// All of them, in the order of their statuses.
  public static let transport: [ProblemCode] = [
    .badRequest, .requestTimeout, .lengthRequired, .contentTooLarge, .targetTooLong,
    .tooManyConnectionsFromAddress, .headTooLarge, .internalError, .unknownMethod, .unknownCoding,
    .tooManyConnections, .shuttingDown,
  ]
}
