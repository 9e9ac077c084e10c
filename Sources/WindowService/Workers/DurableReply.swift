import HTTP
import Problems
import WindowSessions

/// Keeps a reply until what it tells of a session is durable; if it never will be, a problem leaves
/// in its place.
// `reply` is set before the group knows of it, and only read from then on.
final class DurableReply: ReplyHold, Waker, @unchecked Sendable {
  private let session: Session
  private let group: CommitGroup
  private let metrics: Metrics
  private let start: Int
  private var reply: (any HeldReply)?

  init(_ session: Session, _ group: CommitGroup, _ metrics: Metrics) {
    self.session = session
    self.group = group
    self.metrics = metrics
    start = metrics.clock()
  }

  func begin(_ reply: any HeldReply) {
    self.reply = reply
    guard !group.wait(self) else { return }
    wake()
    flush()
  }

  func takeReplacement() -> Response? {
    guard let failure = group.failure(of: session) else { return nil }
    return Problem(failure).response
  }

  func wake() {
    metrics.commits.record(metrics.clock() - start)
    reply?.leave()
  }
  func flush() { reply?.kick() }
}
