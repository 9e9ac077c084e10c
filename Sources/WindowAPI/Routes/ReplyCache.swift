import HTTP
import JSON
import WindowSessions

/// The replies that were made of a session since it last changed: who asks the same is told the same,
/// so that a class which follows one session has each moment made once.
///
/// All mutable state is touched under `lock` only.
final class ReplyCache: @unchecked Sendable {
  private struct Reply {
    let target: [UInt8]
    let fields: [HeaderField]
    let contentType: StaticString?
    let entityTag: Int?
    let headers: [HeaderField]
    let body: [UInt8]
  }

  private let lock = Lock()
  private var replies: [Reply] = []
  private var byteCount = 0

  /// How many replies are kept at most, and how many bytes of them: a session's own state takes more
  /// than such replies do.
  private static let (mostReplies, mostBytes) = (4, 1 << 20)

  /// The reply to a request that is like one before in every part, or nil.
  func reply(to request: borrowing Request) -> Response? {
    lock.hold {
      // By index, because an element taken out is counted.
      for index in replies.indices
      where replies[index].target == request.target && replies[index].fields == request.headers {
        let body = replies[index].body
        var buffer = ByteBuffer(capacity: body.count)
        buffer.append(body)
        return Response(
          .ok, contentType: replies[index].contentType, entityTag: replies[index].entityTag,
          headers: replies[index].headers, body: .bytes(buffer))
      }
      return nil
    }
  }

  /// Keeps a reply for the next who asks, if it is one and there is room.
  func keep(_ response: borrowing Response, to request: borrowing Request) {
    guard response.status == .ok, let count = response.bodyCount else { return }
    lock.hold {
      guard replies.count < Self.mostReplies, byteCount + count <= Self.mostBytes,
        let body = response.copyOfBytes
      else { return }
      byteCount += count
      replies.append(
        Reply(
          target: request.target, fields: request.headers, contentType: response.contentType,
          entityTag: response.entityTag, headers: response.headers, body: body))
    }
  }
}
