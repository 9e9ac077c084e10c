/// The outcomes of a log's commands when they were carried out again under other rules.
public struct ReplayedLog: Sendable {
  /// The outcome of one command.
  public struct Outcome: Hashable, Sendable {
    /// The command's revision.
    public let revision: Int
    /// The number of its first event, or of the next event if it had none.
    public let firstSeq: Int
    /// The number of its events.
    public let eventCount: Int
    /// Whether it was refused.
    public let isRefused: Bool
  }

  /// The revision before the first command, which is 0 unless the log was cut.
  private let start: Int
  private let startSeq: Int
  /// The number of events of each command: four bytes each, since there may be millions.
  private var counts: [UInt32] = []
  private static let refused = UInt32.max
  /// The number of the last event.
  public private(set) var lastSeq: Int
  /// The bytes of all commands.
  public private(set) var byteCount = 0
  /// The hashes of some states in between.
  public internal(set) var hashes: [StateHashRecord] = []

  init(after moment: Moment) {
    (start, startSeq, lastSeq) = (moment.revision, moment.lastSeq, moment.lastSeq)
  }

  /// The last revision.
  public var revision: Int { start + counts.count }

  /// Adds the outcome of a command; `eventCount` is nil if it was refused.
  mutating func add(_ record: CommandRecord, eventCount: Int?) {
    counts.append(eventCount.map { UInt32(clamping: $0) } ?? Self.refused)
    lastSeq += eventCount ?? 0
    byteCount += record.source.count
  }

  /// Visits the outcome of each command, in order.
  public func forEach<Failure>(_ body: (Outcome) throws(Failure) -> Void) throws(Failure) {
    var (revision, firstSeq) = (start, startSeq + 1)
    for count in counts {
      revision += 1
      let isRefused = count == Self.refused
      let eventCount = isRefused ? 0 : Int(count)
      try body(
        Outcome(
          revision: revision, firstSeq: firstSeq, eventCount: eventCount, isRefused: isRefused))
      firstSeq += eventCount
    }
  }
}

extension CommandRecord {
  /// Returns the same command with another outcome.
  public func with(_ outcome: ReplayedLog.Outcome) -> CommandRecord {
    CommandRecord(
      revision: revision, source: source, firstSeq: outcome.firstSeq,
      eventCount: outcome.eventCount, isRefused: outcome.isRefused, key: key)
  }
}
