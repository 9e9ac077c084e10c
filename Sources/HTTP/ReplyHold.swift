/// Holds a response back, because it reports something not certain yet or is still being made.
///
/// The transport calls exactly one of `takeReplacement()` and `cancel()`, once.
public protocol ReplyHold: AnyObject, Sendable {
  /// Begins to hold a reply: call its `leave()` once, at once or later, on any thread.
  func begin(_ reply: any HeldReply)
  /// Returns the response to send instead of the held one, nil to send that one; called on the event loop's
  /// thread after `leave()`.
  ///
  /// The replacement is any response: bytes, a kept reply, a stream, or one with a hold of its own, which
  /// then begins. It must be ready, because the event loop waits for this call.
  func takeReplacement() -> Response?
  /// Reports that no response will be sent, because the client closed the connection or the server cut it;
  /// called on the event loop's thread, before or after `leave()`.
  ///
  /// A client that only shut down its writing side still gets its response. If a stream was made as the
  /// replacement, the hold closes the stream's body itself.
  func cancel()
}

extension ReplyHold {
  /// Sends the response that was held.
  public func takeReplacement() -> Response? { nil }
  /// Does nothing, for a hold whose work goes on without the client.
  public func cancel() {}
}

/// A reply that is held back.
public protocol HeldReply: AnyObject, Sendable {
  /// Lets the transport send it, or its replacement; from any thread, harmless after `cancel()`.
  func leave()
  /// Wakes the event loop for all that may leave; once after a batch of `leave()`.
  func kick()
}
