/// A session's log in a store that several processes share and may append to.
public protocol SharedLog: SessionLog {
  /// Whether the database has failed over since the session was read, and may have lost commands of it.
  var isOutdated: Bool { get }
  /// Returns the number of durable commands, or nil if the session is gone; reads the store.
  func revision() throws(StoreFailure) -> Int?
  /// Checks that the session is still at `revision`, the newest that this process knows; never waits.
  ///
  /// The check begins after the call. If the session has moved on, the group fails with `.overtaken`
  /// once this process has caught up. It fails with `.gone` if the session was removed.
  func validate(_ revision: Int, for session: Session) -> CommitGroup
  /// Makes the store report the session's changes to this process, until the session has had no
  /// followers for a while; reads the store.
  func watch(_ session: Session) throws(StoreFailure)
}

extension SessionLog {
  /// The log as a shared one; nil if only this process appends to it.
  public var shared: (any SharedLog)? { nil }
}

extension Session {
  /// Whether its state may have commands that the shared database has lost.
  public var isOutdated: Bool { log.shared?.isOutdated == true }
}

extension StoreFailure {
  /// A shared database failed over to one that may lack commands of the session, which must be read again.
  public static let lostCommands = StoreFailure.unavailable(
    "the database failed over, and may have lost commands of the session")
}
