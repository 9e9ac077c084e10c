import WindowModel

/// The newest commands of a session, each encoded once for all who follow it.
///
/// It is kept only while somebody follows: what is older, or came while nobody did, is encoded from
/// the log by whoever asks for it.
struct EventFeed {
  /// How many follow.
  var subscriptions = 0
  /// Those who wait for the next item.
  var parked: [Subscription] = []

  private var commands: [EncodedCommand] = []
  private var firstRevision = 0
  private(set) var byteCount = 0
  /// How many bytes it keeps.
  let byteLimit: Int

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// Appends to `bytes` what `groups` get of a command from a place in it on; returns the number of
  /// its last event and whether its events were left out, or nil where the command is not kept.
  mutating func read(
    from position: LogPosition, _ groups: EventGroups, into bytes: inout [UInt8]
  ) -> (lastSeq: Int, isCut: Bool)? {
    let index = position.revision - firstRevision
    guard commands.indices.contains(index) else { return nil }
    commands[index].read(from: position.offset, groups, into: &bytes)
    return (commands[index].lastSeq, commands[index].isCut)
  }

  /// Adds the command that comes after the last one, and drops the oldest beyond the limit; the
  /// newest stays.
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

  /// Forgets all of them; for when nobody follows.
  mutating func removeAll() {
    guard !commands.isEmpty else { return }
    commands = []
    byteCount = 0
  }
}
