public import WindowModel

/// One thing that a follower of a session may be told.
public enum LogItem: Hashable, Sendable {
  /// A command was carried out; `seq` is that of the last event before it.
  case command(CommittedCommand, seq: Int)
  /// Something happened, as part of the command `revision`.
  case event(Event, seq: Int, revision: Int)

  /// To which command it belongs.
  public var revision: Int {
    switch self {
    case .command(let command, _): command.revision
    case .event(_, _, let revision): revision
    }
  }

  /// The group by which followers ask for it.
  public var group: EventGroups {
    switch self {
    case .command: .command
    case .event(let event, _, _): event.name.group
    }
  }
}

extension CommittedCommand {
  /// How many items it has: itself and its events.
  var itemCount: Int { events.count + 1 }

  /// The item at an offset below `itemCount`.
  func item(at offset: Int) -> LogItem {
    if offset == 0 { return .command(self, seq: firstSeq - 1) }
    return .event(events[offset - 1], seq: firstSeq + offset - 1, revision: revision)
  }
}

/// Turns an item into the bytes that followers get; `application` tells the identifiers of what it
/// speaks of.
public typealias EventEncoder =
  @Sendable (_ item: LogItem, _ epoch: String, _ application: borrowing Application) -> [UInt8]
