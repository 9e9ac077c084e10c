public import HTTP

/// Receives each request once its reply is made, on the thread that made it.
public protocol RequestLog: Sendable {
  /// Reports a reply, and how long it took to make.
  func answered(_ request: borrowing Request, _ response: borrowing Response, nanoseconds: Int)
  /// Reports a request that the transport refused.
  func refused(_ problem: Problem)
}
