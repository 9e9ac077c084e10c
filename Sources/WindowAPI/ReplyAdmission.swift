import HTTP
import WindowSessions

extension Call {
  /// Refuses a request whose reply may be large while clients have as many bytes of large replies to
  /// read as they may; small replies go on.
  func admitReply() throws(Problem) {
    let api = try api()
    guard let limit = api.metrics.reachedUnsentLimit, try mayHaveLargeReply() else { return }
    api.directory.memory.countRefusal()
    throw Problem(
      .memoryFull, "Clients have yet to read the \(limit) bytes of replies that may be under way.",
      hint: "Read the replies to your other requests, or try again later.",
      headers: [HeaderField(.retryAfter, "5")])
  }

  private func mayHaveLargeReply() throws(Problem) -> Bool {
    if route.hasSmallReply { return false }
    switch route.cost {
    case .small: return false
    case .worker: return true
    // A stream has a bound of its own.
    case .stream: return form == Route.json
    case .objects:
      guard route.subject == .session else { return false }
      return try visits(to: session()) > LoopLimit.smallReplyObjects
    }
  }
}
