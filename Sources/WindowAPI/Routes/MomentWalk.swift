import WindowService
import WindowSessions
import Workers

/// A walk through a session's moments: each revision and, if included, its points of a kind.
struct MomentWalk {
  /// The current moment.
  private(set) var moment: Moment
  /// The last revision.
  let end: Int
  /// The first point of the kind shown within each revision, nil for none.
  private let first: Moment.Point?
  private let session: Session
  private let work: Work
  /// The number of points of the current revision.
  private var count = 0
  /// Moments that were made together with the current one.
  private var ahead: ArraySlice<Moment> = []

  init(
    from moment: Moment, upTo end: Int, within first: Moment.Point?, in session: Session,
    _ work: Work
  ) throws(SessionRefusal) {
    self.moment = moment
    self.end = max(end, moment.revision)
    self.first = first
    self.session = session
    self.work = work
    if let point = moment.point {
      count = try session.count(of: moment.revision, like: point, work)
    }
  }

  /// The name of the next moment, or nil.
  mutating func next() throws(SessionRefusal) -> MomentName? {
    if let point = moment.point {
      return MomentName(moment.revision, point.number < count ? point.next : nil)
    }
    guard moment.revision < end else { return nil }
    let revision = moment.revision + 1
    if let first { count = try session.count(of: revision, like: first, work) }
    return MomentName(revision, count > 0 ? first : nil)
  }

  /// Moves to the next moment.
  mutating func go(to next: MomentName) throws(SessionRefusal) {
    guard let point = next.point else {
      moment = try session.moment(at: next.revision, work)
      count = 0
      return
    }
    if ahead.isEmpty {
      ahead = try session.moments(within: next.revision, from: point, limit: 64, work)[...]
    }
    guard let first = ahead.popFirst() else {
      throw .noPoint(point, revision: next.revision, count: count)
    }
    moment = first
  }
}

extension Moment.Point {
  fileprivate var number: Int {
    switch self {
    case .event(let number), .step(let number): number
    }
  }

  fileprivate var next: Moment.Point {
    switch self {
    case .event(let number): .event(number + 1)
    case .step(let number): .step(number + 1)
    }
  }
}
