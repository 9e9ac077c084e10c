/// What keeps a finished reply from leaving: something that it tells of and that is not certain yet.
public protocol ReplyHold: AnyObject, Sendable {
  /// Begins to keep a reply: it must `leave()` once, at once or later, whatever happens.
  func begin(_ reply: any HeldReply)
  /// What leaves instead of the reply, nil for the reply itself; asked once it may leave.
  var refusal: Problem? { get }
}

/// A reply that is kept.
public protocol HeldReply: AnyObject, Sendable {
  /// Lets it go; from any thread.
  func leave()
  /// Wakes the transport for all that may leave; once after a batch of `leave()`.
  func kick()
}
