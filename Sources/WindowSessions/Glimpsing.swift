public import WindowModel
public import Workers

/// Shows the states within a command, by carrying it out once more on the state before it.
extension Session {
  /// Returns the state at a point within a revision's command; a negative revision counts from the newest.
  ///
  /// Takes as long as restoring the state before the command and carrying it out.
  public func moment(
    at wanted: Int, _ point: Moment.Point, _ work: Work = Work()
  ) throws(SessionRefusal) -> Moment {
    let revision = try self.revision(wanted)
    guard let moment = try moments(within: revision, from: point, limit: 1, work).first else {
      throw .noPoint(
        point, revision: revision, count: try count(of: revision, like: point, work))
    }
    return moment
  }

  /// Returns up to `limit` states within a revision's command, from a point on and of its kind; fewer near
  /// the end, or if they would hold too many objects.
  public func moments(
    within revision: Int, from first: Moment.Point, limit: Int, _ work: Work = Work()
  ) throws(SessionRefusal) -> [Moment] {
    guard let rerun = try rerun(of: revision, work) else { return [] }
    switch first {
    case .event(let first): return try rerun.events(from: first, limit, work)
    case .step(let first): return try rerun.steps(from: first, limit, work)
    }
  }

  /// The number of points of a kind within a revision's command.
  public func count(
    of revision: Int, like point: Moment.Point, _ work: Work = Work()
  ) throws(SessionRefusal) -> Int {
    switch point {
    case .event: try record(of: revision)?.eventCount ?? 0
    case .step: try codeRun(of: revision, from: 1, limit: 0, work).count
    }
  }

  /// Returns the steps of the app's own code in a revision's command, up to `limit` from one on; a negative
  /// revision counts from the newest.
  public func codeRun(
    of wanted: Int, from first: Int, limit: Int, _ work: Work = Work()
  ) throws(SessionRefusal) -> CodeRun {
    let revision = try self.revision(wanted)
    guard let rerun = try rerun(of: revision, work) else {
      return CodeRun(revision: revision, count: 0, steps: [])
    }
    let trace = try rerun.trace(first..<first + limit, takesStates: false, work)
    return CodeRun(revision: revision, count: trace.count, steps: trace.steps)
  }

  /// Returns a revision's command with the state before it, or nil if that can't be restored.
  private func rerun(of revision: Int, _ work: Work) throws(SessionRefusal) -> Rerun? {
    guard let record = try record(of: revision),
      let command = world.coding.command(of: record.source)
    else { return nil }
    return Rerun(record: record, command: command, before: try moment(at: revision - 1, work))
  }

  /// Returns the command of a revision; nil if it was refused or the state before it can't be restored.
  private func record(of revision: Int) throws(SessionRefusal) -> CommandRecord? {
    guard revision > oldestRevision, let record = try commands(from: revision, limit: 1).first,
      record.revision == revision, !record.isRefused
    else { return nil }
    return record
  }
}

/// The steps of the app's own code in a command.
public struct CodeRun: Sendable {
  /// The command's revision.
  public let revision: Int
  /// The number of all steps.
  public let count: Int
  /// The requested steps.
  public let steps: [CodeTrace.Step]
}

/// A command that is carried out once more.
private struct Rerun {
  let record: CommandRecord
  let command: Command
  let before: Moment

  /// The state before it, without limits: what fitted when it was carried out must fit now.
  var application: Application {
    var application = before.application
    application.capacity = .unlimited
    return application
  }

  /// The maximum number of states at once, which bounds the number of their objects.
  var room: Int { max(1, 100_000 / max(before.application.objectCount, 1)) }

  func events(
    from first: Int, _ limit: Int, _ work: Work
  ) throws(SessionRefusal) -> [Moment] {
    guard first > 0, first <= record.eventCount else { return [] }
    // checked: the first is one of its events
    let events = first..<min(first + min(limit, room), record.eventCount + 1)
    try spend(states: events.count, work)
    let states: [Application]
    do { states = try application.glimpses(of: events, in: command) } catch {
      throw .refused(error)
    }
    return zip(events, states).map { event, state in
      moment(state, .event(event), events: event)
    }
  }

  func steps(from first: Int, _ limit: Int, _ work: Work) throws(SessionRefusal) -> [Moment] {
    let count = min(limit, room)
    let trace = try trace(first..<first + count, takesStates: true, work)
    return trace.states.enumerated().map { offset, state in
      moment(state.application, .step(first + offset), events: state.events)
    }
  }

  private func spend(states: Int, _ work: Work) throws(SessionRefusal) {
    do { try work.spend(record.eventCount + states * before.application.objectCount / 16) } catch {
      throw .work(error)
    }
  }

  func trace(
    _ steps: Range<Int>, takesStates: Bool, _ work: Work
  ) throws(SessionRefusal) -> CodeTrace {
    try spend(states: takesStates ? steps.count : 0, work)
    let trace = CodeTrace(of: steps, takesStates: takesStates)
    do { try application.rehearse(command, for: trace) } catch { throw .refused(error) }
    // A step takes about a microsecond, and a recorded one about twenty.
    do { try work.spend(trace.count + 20 * trace.steps.count) } catch { throw .work(error) }
    return trace
  }

  /// Returns a state within it, after so many of its events.
  private func moment(_ state: Application, _ point: Moment.Point, events: Int) -> Moment {
    var state = state
    state.capacity = before.application.capacity
    return Moment(
      state, revision: record.revision, point: point, lastSeq: record.firstSeq + events - 1)
  }
}
