/// A session's log in a store that several processes share, any of which may append to it.
public protocol SharedLog: SessionLog {
  /// The number of durable commands now, or nil where the session is gone; reads the store.
  func revision() throws(StoreFailure) -> Int?
  /// Checks that the session is still at `revision`, which this process knows of; never waits.
  ///
  /// The check begins after the call. The group fails with `.overtaken` where the session has moved on,
  /// once this process has caught up, and with `.gone` where it was removed.
  func validate(_ revision: Int, for session: Session) -> CommitGroup
  /// Has the store report the session's changes to this process, until the session has had no followers
  /// for a while; reads the store.
  func watch(_ session: Session) throws(StoreFailure)
}

extension SessionLog {
  /// The log as a shared one; nil where this process alone appends to it.
  public var shared: (any SharedLog)? { nil }
}
