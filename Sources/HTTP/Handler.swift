/// Answers requests; called on the transport's threads concurrently, and never blocks.
public protocol Handler: Sendable {
  /// Returns the reply to a request.
  func respond(to request: Request) -> Response
  /// Returns the reply to a request that the transport refuses before it is complete; by default
  /// the problem's own.
  func respond(to problem: Problem) -> Response
}

extension Handler {
  /// The problem's own reply.
  public func respond(to problem: Problem) -> Response { problem.response }
}
