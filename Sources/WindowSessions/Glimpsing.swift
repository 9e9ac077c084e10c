import WindowModel

extension Session {
  /// The state while an event of a revision's command was being delivered, the first one being 1; a negative
  /// revision counts from the newest.
  ///
  /// Takes as long as the state before the command takes, and the command.
  public func moment(
    at wanted: Int, event: Int, _ work: Work = Work()
  ) throws(SessionRefusal) -> Moment {
    let revision = try moment(at: wanted, work).revision
    let count = try eventCount(of: revision)
    guard (1...max(count, 1)).contains(event),
      let moment = try moments(within: revision, from: event, limit: 1, work).first
    else { throw .noEvent(event, revision: revision, count: count) }
    return moment
  }

  /// The states while events of a revision's command were being delivered: from one event on so many, or fewer
  /// where the command has no more or many objects would have to be kept several times.
  public func moments(
    within revision: Int, from first: Int, limit: Int, _ work: Work = Work()
  ) throws(SessionRefusal) -> [Moment] {
    guard let record = try record(of: revision), first <= record.eventCount,
      let command = world.coding.command(of: record.source)
    else { return [] }
    let before = try moment(at: revision - 1, work)
    var application = before.application
    let room = max(1, Self.mostObjectsOfMoments / max(application.objectCount, 1))
    let end = min(first + min(limit, room), record.eventCount + 1)
    do { try work.spend(record.eventCount + (end - first) * application.objectCount / 16) } catch {
      throw .work(error)
    }
    // What had room when it was carried out has it now.
    application.capacity = .unlimited
    let states: [Application]
    do { states = try application.glimpses(of: first..<max(first, end), in: command) } catch {
      throw .refused(error)
    }
    return states.enumerated().map { offset, state in
      var state = state
      state.capacity = before.application.capacity
      let event = first + offset
      return Moment(
        state, revision: revision, event: event, lastSeq: record.firstSeq + event - 1)
    }
  }

  /// How many objects the states of moments that are made at once have together, at most.
  private static let mostObjectsOfMoments = 100_000

  /// How many events the command of a revision has that can be looked at.
  public func eventCount(of revision: Int) throws(SessionRefusal) -> Int {
    try record(of: revision)?.eventCount ?? 0
  }

  /// The command of a revision whose state before can be looked at; nil where it was refused, too.
  private func record(of revision: Int) throws(SessionRefusal) -> CommandRecord? {
    guard revision > oldestRevision, let record = try commands(from: revision, limit: 1).first,
      record.revision == revision, !record.isRefused
    else { return nil }
    return record
  }
}
