import HTTP
import WindowSessions

/// Keeps a reply until what it tells of a session is durable; if it never will be, a problem leaves
/// in its place.
// `reply` is set before the group knows of it, and only read from then on.
final class DurableReply: ReplyHold, Waker, @unchecked Sendable {
  private let session: Session
  private let group: CommitGroup
  private var reply: (any HeldReply)?

  init(_ session: Session, _ group: CommitGroup) {
    self.session = session
    self.group = group
  }

  func begin(_ reply: any HeldReply) {
    self.reply = reply
    guard !group.wait(self) else { return }
    reply.leave()
    reply.kick()
  }

  var refusal: Problem? { group.failure(of: session).map(Call.problem) }

  func wake() { reply?.leave() }
  func flush() { reply?.kick() }
}
