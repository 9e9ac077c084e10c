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
    /// Those fields of the request that the reply may depend on.
    let fields: [HeaderField]
    let contentType: StaticString?
    let entityTag: Int?
    let headers: [HeaderField]
    let body: [UInt8]
  }

  private let lock = Lock()
  private var replies: [Reply] = []
  private var byteCount = 0

  /// How many replies are kept at most, and how many bytes of them.
  private static let (mostReplies, mostBytes) = (4, 1 << 20)

  /// The reply to a request that is like one before in every part that tells, or nil.
  func reply(to request: borrowing Request) -> Response? {
    lock.hold {
      // By index, because an element taken out is counted.
      for index in replies.indices
      where replies[index].target == request.target
        && Self.isSame(replies[index].fields, request.headers)
      {
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

  /// Keeps a reply for the next who asks, if it is one and not too long; the oldest make room.
  func keep(_ response: borrowing Response, to request: borrowing Request) {
    guard response.status == .ok, let count = response.bodyCount, count <= Self.mostBytes,
      let body = response.copyOfBytes
    else { return }
    lock.hold {
      while replies.count == Self.mostReplies || byteCount + count > Self.mostBytes {
        byteCount -= replies.removeFirst().body.count
      }
      byteCount += count
      replies.append(
        Reply(
          target: request.target, fields: request.headers.filter { Self.tells($0.name) },
          contentType: response.contentType, entityTag: response.entityTag,
          headers: response.headers, body: body))
    }
  }

  /// Whether a reply may depend on a field; of the others, something is added to it later, or they say
  /// who may have it, which was asked before.
  private static func tells(_ name: HeaderName) -> Bool {
    switch name {
    case .authorization, .origin, .secFetchSite, .traceParent: false
    default: true
    }
  }

  /// Whether a request's fields are these, but for those that tell nothing.
  private static func isSame(_ fields: [HeaderField], _ asked: [HeaderField]) -> Bool {
    var count = 0
    for index in asked.indices where tells(asked[index].name) {
      guard count < fields.count, fields[count] == asked[index] else { return false }
      count += 1
    }
    return count == fields.count
  }
}
