public import WindowModel

/// An item of a session's log that a follower may receive.
public enum LogItem: Hashable, Sendable {
  /// A command was carried out; `seq` is the number of the last event before it.
  case command(CommittedCommand, seq: Int)
  /// An event occurred, as part of the command `revision`.
  case event(Event, seq: Int, revision: Int)

  /// The revision of its command.
  public var revision: Int {
    switch self {
    case .command(let command, _): command.revision
    case .event(_, _, let revision): revision
    }
  }

  /// The event group by which followers select it.
  public var group: EventGroups {
    switch self {
    case .command: .command
    case .event(let event, _, _): event.name.group
    }
  }
}

extension CommittedCommand {
  /// The number of its items: itself and its events.
  var itemCount: Int { events.count + 1 }

  /// The item at an offset below `itemCount`.
  func item(at offset: Int) -> LogItem {
    if offset == 0 { return .command(self, seq: firstSeq - 1) }
    return .event(events[offset - 1], seq: firstSeq + offset - 1, revision: revision)
  }
}

/// Encodes an item as followers receive it; `application` resolves the identifiers in it.
public typealias EventEncoder =
  @Sendable (_ item: LogItem, _ epoch: String, _ application: borrowing Application) -> [UInt8]
