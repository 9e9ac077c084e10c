import HTTP
import Problems
import WindowSessions

/// Holds a reply until the state that it shows is durable. If that fails, it sends a problem
/// instead, or handles the request again.
// `reply` is set before the group knows this object, and only read from then on.
final class DurableReply: ReplyHold, LoopWaker, @unchecked Sendable {
  private let session: Session
  private let group: CommitGroup
  private let metrics: Metrics
  private let start: Int
  /// The request, if other nodes can change the session.
  private let call: Call?
  private var reply: (any HeldReply)?

  init(_ session: Session, _ group: CommitGroup, _ metrics: Metrics, call: Call?) {
    self.call = call
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
    if failure.isForAnew, let again = call?.answerAgain() { return again }
    return Problem(failure).response
  }

  func wake() {
    metrics.commits.record(metrics.clock() - start)
    reply?.leave()
  }
  func flush() { reply?.kick() }
}
