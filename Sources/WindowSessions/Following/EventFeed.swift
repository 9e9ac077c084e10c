import WindowModel

/// The newest commands of a session, each encoded once for all followers.
///
/// It is filled only while the session has followers. Other commands are encoded from the log on
/// demand.
struct EventFeed {
  /// The number of followers.
  var subscriptions = 0
  /// The followers that wait for the next item.
  var parked: [Subscription] = []

  private var commands: [EncodedCommand] = []
  private var firstRevision = 0
  private(set) var byteCount = 0
  /// Whether it keeps commands but has no followers.
  var isUnread: Bool { subscriptions == 0 && !commands.isEmpty }
  /// The maximum number of bytes that it keeps.
  let byteLimit: Int

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// Appends a command's items of `groups` to `bytes`, from a position on. Returns the number of
  /// its last event and whether its events were left out, or nil if the command is not kept.
  mutating func read(
    from position: LogPosition, _ groups: EventGroups, into bytes: inout [UInt8]
  ) -> (lastSeq: Int, isCut: Bool)? {
    let index = position.revision - firstRevision
    guard commands.indices.contains(index) else { return nil }
    commands[index].read(from: position.offset, groups, into: &bytes)
    return (commands[index].lastSeq, commands[index].isCut)
  }

  /// Appends the next command, and drops the oldest commands beyond the limit. The newest always
  /// stays.
  mutating func append(_ command: EncodedCommand, revision: Int) {
    if commands.isEmpty { firstRevision = revision }
    commands.append(command)
    byteCount += command.byteCount
    if byteCount > byteLimit { dropOldest() }
  }

  /// Drops half of the limit at once, so that many commands share the cost of moving the rest.
  private mutating func dropOldest() {
    var count = 0
    while byteCount > byteLimit / 2, count < commands.count - 1 {
      byteCount -= commands[count].byteCount
      count += 1
    }
    commands.removeFirst(count)  // checked: counted up to the count
    firstRevision += count
  }

  /// Drops all commands, once the session has no followers.
  mutating func removeAll() {
    commands = []
    byteCount = 0
  }
}
