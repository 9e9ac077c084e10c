import WindowService
import WindowSessions

/// The way through a session's moments: revision after revision, and within each its events where `showsEvents`.
struct MomentWalk {
  /// The moment at hand.
  private(set) var moment: Moment
  /// The last revision.
  let end: Int
  private let showsEvents: Bool
  private let session: Session
  private let work: Work
  /// How many events the revision at hand has.
  private var eventCount = 0
  /// Moments that were made together with the one at hand.
  private var ahead: ArraySlice<Moment> = []

  init(
    from moment: Moment, upTo end: Int, showsEvents: Bool, in session: Session, _ work: Work
  ) throws(SessionRefusal) {
    self.moment = moment
    self.end = max(end, moment.revision)
    self.showsEvents = showsEvents
    self.session = session
    self.work = work
    if moment.event != nil { eventCount = try session.eventCount(of: moment.revision) }
  }

  /// The name of the moment that comes next, or nil.
  mutating func next() throws(SessionRefusal) -> MomentName? {
    if let event = moment.event {
      return MomentName(moment.revision, event: event < eventCount ? event + 1 : nil)
    }
    guard moment.revision < end else { return nil }
    let revision = moment.revision + 1
    if showsEvents { eventCount = try session.eventCount(of: revision) }
    return MomentName(revision, event: eventCount > 0 ? 1 : nil)
  }

  /// Goes on to the moment that comes next.
  mutating func go(to next: MomentName) throws(SessionRefusal) {
    guard let event = next.event else {
      moment = try session.moment(at: next.revision, work)
      eventCount = 0
      return
    }
    if ahead.isEmpty {
      ahead = try session.moments(within: next.revision, from: event, limit: 64, work)[...]
    }
    guard let first = ahead.popFirst() else {
      throw .noEvent(event, revision: next.revision, count: eventCount)
    }
    moment = first
  }
}
