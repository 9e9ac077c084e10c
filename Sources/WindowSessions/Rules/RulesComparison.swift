import StoredState
import WindowModel

/// Carries a stored log out again from its start under new rules, and compares the outcomes.
struct RulesComparison {
  /// The state after the commands.
  private(set) var replayed: History.Replayed
  /// The outcome of each command.
  private(set) var replay: ReplayedLog
  /// The first revision that differs, in its events, its refusal or its hash.
  private(set) var changedAt: Int?

  private let coding: any SessionCoding
  /// The number of the last event in the log.
  private var loggedSeq: Int

  /// The number of commands read at once.
  private static let page = 64

  /// Compares the whole log of a session; takes as long as carrying it out.
  init(
    _ stored: StoredSession, _ origin: SessionOrigin, _ world: SessionWorld
  ) throws(SessionRefusal) {
    coding = world.coding
    let log = stored.log
    var start = Moment(
      Application(origin.settings, capacity: .unlimited), revision: 0, lastSeq: 0)
    // A log that was cut begins with a keyframe, which cannot be compared.
    let oldest = log.oldest
    do throws(StoreFailure) {
      if oldest > 1, let keyframe = try log.keyframe(after: 0, upTo: oldest - 1) {
        start = keyframe
        start.application.capacity = .unlimited
      }
      guard start.revision == oldest - 1, stored.revision >= start.revision else {
        throw .damaged("The log of '\(stored.record.identifier)' has the wrong start.")
      }
      replayed = History.Replayed(moment: start, cost: ReplayCost())
      replay = ReplayedLog(after: start)
      loggedSeq = start.lastSeq
      try compare(with: log.stateHashes(start.revision..<start.revision + 1))
      var next = start.revision + 1
      while next <= stored.revision {
        let count = min(Self.page, stored.revision - next + 1)
        let records = try log.commands(next..<next + count)
        guard !records.isEmpty else {
          throw .damaged("The command of revision \(next) is missing.")
        }
        let hashes = try log.stateHashes(next..<next + records.count)
        for record in records {
          try add(record)
          compare(with: hashes)
        }
        next += records.count
      }
      guard loggedSeq == stored.lastSeq else {
        throw .damaged("The log of '\(stored.record.identifier)' has the wrong end.")
      }
    } catch { throw .store(error) }
    replayed.moment.application.capacity = world.limits.capacity
  }

  private mutating func add(_ record: CommandRecord) throws(StoreFailure) {
    guard record.revision == replayed.moment.revision + 1, record.firstSeq == loggedSeq + 1 else {
      throw .damaged("The command of revision \(record.revision) does not follow the one before.")
    }
    loggedSeq = record.lastSeq
    var turn: Turn?
    // A command that can't be read any more counts as refused.
    if let command = coding.command(of: record.source) {
      do { turn = try replayed.moment.application.perform(command) } catch {
        // Refused: `turn` stays nil.
      }
    }
    replayed.moment.revision = record.revision
    replayed.moment.lastSeq += turn?.events.count ?? 0
    _ = replayed.cost.add(record, turn)
    replay.add(record, eventCount: turn?.events.count)
    if record.isRefused != (turn == nil) || record.eventCount != turn?.events.count ?? 0 {
      changedAt = changedAt ?? record.revision
    }
  }

  /// Hashes the state if the log has its hash or should have it.
  private mutating func compare(with hashes: [StateHashRecord]) {
    let revision = replayed.moment.revision
    let logged = hashes.first { $0.revision == revision }
    guard logged != nil || revision > 0 && revision.isMultiple(of: StateHashRecord.interval)
    else { return }
    let hash = StateCoding.hash(of: replayed.moment.application)
    replay.hashes.append(StateHashRecord(revision: revision, hash: hash))
    if let logged, logged.hash != hash { changedAt = changedAt ?? revision }
  }
}
