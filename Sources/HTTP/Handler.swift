/// Answers requests; called on the transport's threads, several at once, and never blocks.
public protocol Handler: Sendable {
  /// The reply to a request.
  func respond(to request: Request) -> Response
}
