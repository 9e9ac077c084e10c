import HTTP
import Problems
import WindowSessions

extension Call {
  /// While the limit of unread bytes of large replies is reached, refuses requests whose reply may
  /// be large. Small replies are still sent.
  func admitReply() throws(Problem) {
    // Most requests end at the first condition, which reads no shared state.
    guard try mayHaveLargeReply(of: { openSession(in: api) }),
      let limit = api.metrics.reachedUnsentLimit,
      try mayHaveLargeReply(of: { () throws(Problem) in try session() })
    else { return }
    api.directory.memory.countRefusal()
    throw Problem(
      .memoryFull, "Clients have yet to read \(limit) bytes of replies, which is the limit.",
      hint: "Read the replies to your other requests, or try again later.",
      headers: [HeaderField(.retryAfter, "5")])
  }

  /// Whether the reply may be large; `find` returns the request's session, or nil while it is unknown.
  private func mayHaveLargeReply(
    of find: () throws(Problem) -> Session?
  ) throws(Problem) -> Bool {
    if route.hasSmallReply { return false }
    switch route.cost {
    case .small: return false
    case .worker: return true
    // A stream has its own limit.
    case .stream: return form == Route.json
    case .objects:
      guard route.subject == .session else { return false }
      guard let session = try find() else { return true }
      return visits(to: session) > LoopLimit.smallReplyObjects
    }
  }
}
