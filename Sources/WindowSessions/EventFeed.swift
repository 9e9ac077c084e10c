import WindowModel

/// The newest commands of a session, each encoded once for all who follow it.
///
/// It is kept only while somebody follows: what is older, or came while nobody did, is encoded from
/// the log by whoever asks for it.
struct EventFeed {
  struct Item {
    let group: EventGroups
    let bytes: [UInt8]
  }

  struct Command {
    let items: [Item]
    let lastSeq: Int
    let byteCount: Int
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

  /// The items of a command, or nil where they are not kept.
  subscript(revision: Int) -> Command? {
    let index = revision - firstRevision
    return commands.indices.contains(index) ? commands[index] : nil
  }

  /// Adds the command that comes after the last one, and drops the oldest beyond the limit; the
  /// newest stays whatever its size.
  mutating func append(_ record: CommittedCommand, encode: (LogItem) -> [UInt8]) {
    let items = (0..<record.itemCount).map { offset in
      let item = record.item(at: offset)
      return Item(group: item.group, bytes: encode(item))
    }
    let size = items.reduce(0) { $0 + $1.bytes.count }
    if commands.isEmpty { firstRevision = record.revision }
    commands.append(Command(items: items, lastSeq: record.lastSeq, byteCount: size))
    byteCount += size
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
