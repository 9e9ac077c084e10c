import Classroom
import HTTP
import Problems
import WindowSessions
package import Workers

extension Route {
  /// The duration of an operation, which decides where it is answered.
  package enum Cost: Hashable, Sendable {
    /// Microseconds, once its session is in memory.
    case small
    /// In proportion to the session's objects.
    case objects
    /// Reads the log, unless it is a stream that starts now.
    case stream
    /// Always on a worker.
    case worker(WorkLane)
  }

  /// The object of a path's first parameter that must be in memory.
  enum Subject: Hashable, Sendable { case nothing, session, classroom }
}

/// The limits of an event loop's work for one request.
enum LoopLimit {
  /// The maximum steps of work; beyond them a worker starts the request again.
  static let steps = 2000
  /// The same for a worker's short lane.
  static let shortSteps = 10_000
  /// The maximum bytes of a body.
  static let body = 16_384
  /// The maximum bytes of a reply that it compresses: about 0.2 ms of work. A worker compresses longer ones.
  static let compressedBody = 16_384
  /// The maximum objects that a request may visit, times the number of its commands.
  static let objects = 1000
  /// The same for a worker's short lane.
  static let shortObjects = 10_000
  /// The same for a reply that is certainly small.
  static let smallReplyObjects = 100
  /// The minimum bytes of a command in a batch.
  static let commandBytes = 40
}

extension Call {
  /// The lane in which a worker answers, or nil if the event loop does.
  ///
  /// It does not read the store, and takes no lock that is held for long.
  func lane(in api: WindowService) -> WorkLane? {
    if case .worker(let lane) = route.cost { return lane }
    guard request.body.count <= LoopLimit.body else { return .short }
    switch route.subject {
    case .nothing: return nil
    case .classroom:
      let code = (try? parameter(0)).flatMap(ClassCode.init)
      return code.map(api.classes.waits) == true ? .short : nil
    case .session:
      guard let session = openSession(in: api) else { return .short }
      return lane(of: session)
    }
  }

  private func lane(of session: Session) -> WorkLane? {
    if session.isBehind { return .short }
    if route.cost == .stream {
      // The stream must include other nodes' changes.
      if api.directory.isShared { return .short }
      let startsNow = request[.lastEventID] == nil && query("after") == nil && form != Route.json
      return startsNow ? nil : .short
    }
    // Another revision needs the log, and a key needs the store.
    if !query.isEmpty, query("at") != nil || query("from") != nil { return .short }
    if route.method != .get, request[.idempotencyKey] != nil { return .short }
    if route.method != .get, session.hasCode { return .long }
    if route.cost == .small { return nil }
    let visited = visits(to: session)
    if visited <= LoopLimit.objects { return nil }
    return visited <= LoopLimit.shortObjects ? .short : .long
  }

  /// The maximum number of objects that the request visits, counted for each command.
  func visits(to session: Session) -> Int {
    let commands = route.isBatch ? 1 + request.body.count / LoopLimit.commandBytes : 1
    return session.objectCount * commands
  }
}

extension Problem {
  /// Whether a worker may continue a request that was stopped on an event loop or in the short lane.
  var isForLonger: Bool { code == .tooMuchWork || code == .inProgress }
}
