import WindowModel

/// A command encoded once for all followers of a session.
///
/// If its events take more bytes than a stream queue holds, they are left out, and followers are
/// notified of the gap.
struct EncodedCommand {
  private struct Item {
    let group: EventGroups
    let bytes: [UInt8]
  }

  private var items: [Item]
  /// The bytes of all items.
  let byteCount: Int
  /// The number of the last event, including this command's.
  let lastSeq: Int
  /// Whether the events were left out.
  let isCut: Bool
  /// The encoding for the newest reader, since most followers of a session want the same.
  private var joined: (groups: EventGroups, bytes: [UInt8])?

  /// Encodes a command, even one whose events have been dropped.
  init(
    _ command: CommittedCommand, of stored: CommandRecord, byteLimit: Int,
    encode: (LogItem) -> [UInt8]
  ) {
    var items: [Item] = []
    var eventBytes = 0
    var isCut = command.events.count < stored.eventCount
    for offset in 0..<(isCut ? 1 : command.itemCount) {
      let item = command.item(at: offset)
      let bytes = encode(item)
      if offset > 0 { eventBytes += bytes.count }
      guard eventBytes <= byteLimit else {
        isCut = true
        items.removeSubrange(1...)
        break
      }
      items.append(Item(group: item.group, bytes: bytes))
    }
    let byteCount = items.reduce(0) { $0 + $1.bytes.count }
    self.items = items
    self.byteCount = byteCount
    self.isCut = isCut
    lastSeq = stored.lastSeq
  }

  /// Appends the items of `groups` from an offset on.
  mutating func read(from offset: Int, _ groups: EventGroups, into bytes: inout [UInt8]) {
    if offset > 0 {
      for item in items.dropFirst(offset) where groups.contains(item.group) { bytes += item.bytes }
    } else if bytes.isEmpty {
      // All followers share the same bytes without a copy.
      bytes = joined(for: groups)
    } else {
      bytes += joined(for: groups)
    }
  }

  private mutating func joined(for groups: EventGroups) -> [UInt8] {
    if let joined, joined.groups == groups { return joined.bytes }
    let bytes = items.filter { groups.contains($0.group) }.flatMap(\.bytes)
    joined = (groups, bytes)
    return bytes
  }
}
