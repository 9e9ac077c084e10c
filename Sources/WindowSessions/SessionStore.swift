public import WindowModel

/// Where sessions keep their command logs.
public protocol SessionStore: Sendable {
  /// An empty log for a new session.
  func makeLog(for session: Identifier) -> any CommandLog
}
