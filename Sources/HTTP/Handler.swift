/// Answers requests; called on the transport's threads, several at once, and never blocks.
public protocol Handler: Sendable {
  /// The reply to a request.
  func respond(to request: Request) -> Response
  /// The reply to a request that the transport refuses before it is whole; the problem's own by
  /// default.
  func respond(to problem: Problem) -> Response
}

extension Handler {
  /// The problem's own reply.
  public func respond(to problem: Problem) -> Response { problem.response }
}
