// The problems that a transport reports before a handler sees the request; each code explains itself.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ProblemCode {
  public static let badRequest = ProblemCode(
    "bad-request", "Bad request", .badRequest,
    "The request's head is not well-formed HTTP/1.1 (RFC 9112), or is ambiguous. The connection is closed. Send one Content-Length or none, no white space before a colon, and CRLF line ends."
  )
  public static let requestTimeout = ProblemCode(
    "request-timeout", "Request timeout", .requestTimeout,
    "The complete request did not arrive within its deadline. See /limits.")
  public static let lengthRequired = ProblemCode(
    "length-required", "Length required", .lengthRequired,
    "A body must have a Content-Length; chunked uploads are not accepted.")
  public static let contentTooLarge = ProblemCode(
    "content-too-large", "Content too large", .contentTooLarge,
    "The body is larger than allowed. See /limits.")
  public static let targetTooLong = ProblemCode(
    "target-too-long", "Target too long", .uriTooLong,
    "The request's target is longer than allowed. See /limits.")
  public static let headTooLarge = ProblemCode(
    "head-too-large", "Head too large", .requestHeaderFieldsTooLarge,
    "The request's head is larger than allowed. See /limits.")
  public static let unknownMethod = ProblemCode(
    "unknown-method", "Unknown method", .notImplemented,
    "The service supports GET, HEAD, POST, PUT, PATCH, DELETE and OPTIONS, in capitals.")
  public static let unknownCoding = ProblemCode(
    "unknown-coding", "Unknown transfer coding", .notImplemented,
    "The request has a transfer coding that the service does not support.")
  public static let tooManyConnections = ProblemCode(
    "too-many-connections", "Too many connections", .serviceUnavailable,
    "The service has reached its limit of connections. Try again after the time in Retry-After.")
  public static let tooManyConnectionsFromAddress = ProblemCode(
    "too-many-connections-from-address", "Too many connections from one address", .tooManyRequests,
    "Your address has reached its limit of connections. Close some, or try again after the time in Retry-After."
  )
  public static let shuttingDown = ProblemCode(
    "shutting-down", "Shutting down", .serviceUnavailable,
    "The service is stopping. Try again after the time in Retry-After.")
  public static let internalError = ProblemCode(
    "internal-error", "Internal error", .internalServerError,
    "The service failed to answer. Your request changed nothing.")

  /// All of them, in the order of their statuses.
  public static let transport: [ProblemCode] = [
    .badRequest, .requestTimeout, .lengthRequired, .contentTooLarge, .targetTooLong,
    .tooManyConnectionsFromAddress, .headTooLarge, .internalError, .unknownMethod, .unknownCoding,
    .tooManyConnections, .shuttingDown,
  ]
}
