public import WindowModel

/// A session as a list shows it.
public struct ListedSession: Sendable {
  /// How it began.
  public let record: SessionRecord
  /// What its app runs on, nil where that can't be read.
  public let settings: Settings?
  /// How many commands are durable.
  public let revision: Int
  /// The number of the last event of these.
  public let lastSeq: Int
}
