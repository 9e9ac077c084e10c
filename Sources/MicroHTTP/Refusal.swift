import HTTP

/// The reason why the server refuses a request before a handler sees it.
enum Refusal {
  case target, targetTooLong
  case head, headTooLarge
  case host, length, framing, coding, chunked
  case bodyTooLarge
  case connections, addressConnections
  case stopping
  case method(String)

  /// Returns the problem to send, with the server's limits in its text.
  func problem(_ configuration: ServerConfiguration) -> Problem {
    switch self {
    case .target:
      return Problem(
        .badRequest,
        "The target must be a path that starts with '/', without spaces, control characters or '#'."
      )
    case .targetTooLong:
      return Problem(
        .targetTooLong, "The target is longer than \(configuration.targetLimit) bytes.")
    case .head:
      return Problem(.badRequest, "A line of the head is not well-formed.")
    case .headTooLarge:
      return Problem(.headTooLarge, "The head is longer than \(configuration.headLimit) bytes.")
    case .host:
      return Problem(.badRequest, "An HTTP/1.1 request has exactly one Host field.")
    case .length:
      return Problem(.badRequest, "A request has one Content-Length or none, and it is a number.")
    case .framing:
      return Problem(
        .badRequest, "Transfer-Encoding is used with a Content-Length, twice, or in HTTP/1.0.")
    case .coding:
      return Problem(.unknownCoding, "The service does not support this transfer coding.")
    case .chunked:
      return Problem(.lengthRequired, "The body is chunked and has no Content-Length.")
    case .bodyTooLarge:
      return Problem(
        .contentTooLarge, "The body is longer than \(configuration.bodyLimit) bytes.",
        hint: "GET /limits tells each limit, and the option that sets it.")
    case .connections:
      return Problem(
        .tooManyConnections,
        "\(configuration.connectionLimit) connections are open, which is the limit.",
        headers: Quota("connections", configuration.connectionLimit, countsRequests: true)
          .isUsedUp(retryAfter: 1))
    case .addressConnections:
      return Problem(
        .tooManyConnectionsFromAddress,
        "Your address has \(configuration.connectionsPerAddress) connections open, which is the limit.",
        headers: Quota(
          "connections-per-address", configuration.connectionsPerAddress, countsRequests: true
        ).isUsedUp(retryAfter: 1))
    case .stopping:
      return Problem(
        .shuttingDown, "The service is stopping.", headers: [HeaderField(.retryAfter, "1")])
    case .method(let name):
      return Problem(.unknownMethod, "The service knows no method '\(name)'.")
    }
  }
}
