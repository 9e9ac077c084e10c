import WindowModel

/// The newest commands of a session, each encoded once for all who follow it.
///
/// It is kept only while somebody follows: what is older, or came while nobody did, is encoded from
/// the log by whoever asks for it.
struct EventFeed {
  private struct Item {
    let group: EventGroups
    let bytes: [UInt8]
  }

  private struct Command {
    let items: [Item]
    let lastSeq: Int
    let byteCount: Int
    /// What whoever asked last gets of it, as most who follow a session want the same.
    private var joined: (groups: EventGroups, bytes: [UInt8])?

    init(_ items: [Item], lastSeq: Int) {
      self.items = items
      self.lastSeq = lastSeq
      byteCount = items.reduce(0) { $0 + $1.bytes.count }
    }

    /// All that `groups` get of it.
    mutating func bytes(for groups: EventGroups) -> [UInt8] {
      if let joined, joined.groups == groups { return joined.bytes }
      let bytes = items.filter { groups.contains($0.group) }.flatMap(\.bytes)
      joined = (groups, bytes)
      return bytes
    }
  }

  /// How many follow.
  var subscriptions = 0
  /// Those who wait for the next item.
  var parked: [Subscription] = []

  private var commands: [Command] = []
  private var firstRevision = 0
  private var byteCount = 0
  private let byteLimit: Int

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// Adds to `bytes` what `groups` get of a command from a place in it on; returns the number of its
  /// last event, or nil where the command is not kept.
  mutating func read(
    from position: LogPosition, _ groups: EventGroups, into bytes: inout [UInt8]
  ) -> Int? {
    let index = position.revision - firstRevision
    guard commands.indices.contains(index) else { return nil }
    if position.offset > 0 {
      for item in commands[index].items[position.offset...] where groups.contains(item.group) {
        bytes += item.bytes
      }
    } else if bytes.isEmpty {
      // The very same bytes for all, and no copy for each.
      bytes = commands[index].bytes(for: groups)
    } else {
      bytes += commands[index].bytes(for: groups)
    }
    return commands[index].lastSeq
  }

  /// Adds the command that comes after the last one, and drops the oldest beyond the limit; the
  /// newest stays whatever its size.
  mutating func append(_ record: CommittedCommand, encode: (LogItem) -> [UInt8]) {
    let items = (0..<record.itemCount).map { offset in
      let item = record.item(at: offset)
      return Item(group: item.group, bytes: encode(item))
    }
    let command = Command(items, lastSeq: record.lastSeq)
    if commands.isEmpty { firstRevision = record.revision }
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
    commands.removeFirst(count)
    firstRevision += count
  }

  /// Forgets all of them; for when nobody follows.
  mutating func removeAll() {
    guard !commands.isEmpty else { return }
    commands = []
    byteCount = 0
  }
}
