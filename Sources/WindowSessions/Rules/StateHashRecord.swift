/// The hash of the state after a revision, for comparing two versions of the rules.
public struct StateHashRecord: Hashable, Sendable {
  /// The revision.
  public let revision: Int
  /// The hash: equal for equal states, in the same format.
  public let hash: Int

  /// The number of commands after which a session's state is hashed.
  package static let interval = 256

  /// Makes a record.
  public init(revision: Int, hash: Int) {
    self.revision = revision
    self.hash = hash
  }
}
