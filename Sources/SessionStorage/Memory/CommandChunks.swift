import WindowSessions

/// The newest commands of a session, in chunks. A full chunk never changes, so forks share it.
///
/// It belongs to its log, and is accessed under that log's lock.
final class CommandChunks {
  /// A full chunk, which can be shared.
  private final class Chunk: Sendable {
    let records: [CommandRecord]
    let byteCount: Int
    private let share: MemoryShare

    init(_ records: [CommandRecord], _ byteCount: Int, of memory: MemoryBudget) {
      self.records = records
      self.byteCount = byteCount
      share = MemoryShare(of: memory, for: .logs)
      share.set(byteCount)
    }

    static let size = 256
  }

  private let memory: MemoryBudget
  /// The memory of the commands that are in no chunk yet.
  private let share: MemoryShare
  /// The revision before the first chunk's first.
  private var start = 0
  private var chunks: [Chunk] = []
  private var tail: [CommandRecord] = []

  /// The last revision that was dropped.
  private(set) var dropped = 0
  /// The bytes of memory of all commands ever appended.
  private(set) var appendedBytes = 0

  init(of memory: MemoryBudget) {
    self.memory = memory
    share = MemoryShare(of: memory, for: .logs)
  }

  /// Shares the same commands up to a revision.
  convenience init(sharing other: CommandChunks, upTo revision: Int) {
    self.init(of: other.memory)
    start = other.start
    dropped = other.dropped
    for chunk in other.chunks where last + Chunk.size <= revision {
      chunks.append(chunk)
      appendedBytes += chunk.byteCount
    }
    for record in other.records(from: last + 1, through: revision) { append(record) }
  }

  /// Copies the same commands with their new outcomes after a replay.
  convenience init(of other: CommandChunks, replayed replay: ReplayedLog) {
    self.init(of: other.memory)
    (start, dropped) = (other.dropped, other.dropped)
    replay.forEach { outcome in
      let revision = outcome.revision
      for record in other.records(from: revision, through: revision) {
        append(record.with(outcome))
      }
    }
  }

  /// The last revision.
  var last: Int { start + chunks.count * Chunk.size + tail.count }

  /// The number of the last event.
  var lastSeq: Int { (tail.last ?? chunks.last?.records.last)?.lastSeq ?? 0 }

  func append(_ record: CommandRecord) {
    tail.append(record)
    let bytes = record.footprint
    appendedBytes += bytes
    share.add(bytes)
    guard tail.count == Chunk.size else { return }
    chunks.append(Chunk(tail, share.bytes, of: memory))
    tail.removeAll(keepingCapacity: true)
    share.set(0)
  }

  /// Returns the kept commands of some revisions, up to a page.
  func records(from first: Int, through last: Int) -> [CommandRecord] {
    var (revision, bytes) = (max(first, dropped + 1), 0)
    var records: [CommandRecord] = []
    while revision <= min(last, self.last), bytes < SessionLogPage.byteLimit {
      let (chunk, place) = (revision - start - 1).quotientAndRemainder(dividingBy: Chunk.size)
      let record = chunk < chunks.count ? chunks[chunk].records[place] : tail[place]
      records.append(record)
      bytes += record.source.count
      revision += 1
    }
    return records
  }

  /// The bytes of memory of the commands after a revision.
  func bytes(behind revision: Int) -> Int {
    var (bytes, first) = (share.bytes, last - tail.count)
    if revision > first {
      // checked: tested just above
      return tail.dropFirst(revision - first).reduce(0) { $0 + $1.footprint }
    }
    for chunk in chunks.reversed() {
      first -= chunk.records.count
      guard revision > first else {
        bytes += chunk.byteCount
        continue
      }
      // checked: tested just above
      return chunk.records.dropFirst(revision - first).reduce(bytes) { $0 + $1.footprint }
    }
    return bytes
  }

  /// Drops the commands up to a revision; a chunk is freed with the last of its commands.
  func drop(upTo revision: Int) {
    dropped = max(dropped, revision)
    let count = min((dropped - start) / Chunk.size, chunks.count)
    chunks.removeFirst(count)  // checked: at most the number of chunks
    start += count * Chunk.size
  }
}
