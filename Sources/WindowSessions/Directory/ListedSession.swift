public import WindowModel

/// A session's entry in a list.
public struct ListedSession: Sendable {
  /// How it began.
  public let record: SessionRecord
  /// The settings of its app, nil if they can't be read.
  public let settings: Settings?
  /// The number of durable commands.
  public let revision: Int
  /// The number of the last durable event.
  public let lastSeq: Int
}
