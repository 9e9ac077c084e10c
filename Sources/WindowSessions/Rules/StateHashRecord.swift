/// The hash of the state after a revision, by which two versions of the rules are compared.
public struct StateHashRecord: Hashable, Sendable {
  /// The revision.
  public let revision: Int
  /// The hash: equal for equal states, in the same format.
  public let hash: Int

  /// After how many commands a session's state is hashed.
  package static let interval = 256

  /// Makes a record.
  public init(revision: Int, hash: Int) {
    self.revision = revision
    self.hash = hash
  }
}
