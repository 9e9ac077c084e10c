import HTTP
import WindowSessions
import Workers

/// The replies that the service made since a session last changed. The same request gets the same reply,
/// so for a class that follows one session the service makes each moment once.
///
/// All mutable state is touched under `lock` only.
final class ReplyCache: @unchecked Sendable {
  private struct Entry {
    let target: [UInt8]
    /// Those fields of the request that the reply may depend on.
    let fields: [HeaderField]
    let reply: KeptReply
    let byteCount: Int
  }

  private let lock = Lock()
  private var entries: [Entry] = []
  private var byteCount = 0
  private let share: MemoryShare

  /// Makes an empty cache, whose size `memory` is told.
  init(of memory: MemoryBudget) { share = MemoryShare(of: memory, for: .caches) }

  /// How many replies are kept at most, and how many bytes of them.
  private static let (mostReplies, mostBytes) = (4, 1 << 20)

  /// The reply to a request that is like one before in every part that tells, or nil.
  func reply(to request: borrowing Request) -> KeptReply? {
    lock.hold {
      // By index, because an element taken out is counted.
      for index in entries.indices
      where entries[index].target == request.target
        && Self.isSame(entries[index].fields, request.headers)
      {
        return entries[index].reply
      }
      return nil
    }
  }

  /// Keeps a successful reply for the next client, unless it is too long; the oldest replies make room.
  func keep(_ response: inout Response, to request: borrowing Request) {
    // The reply is kept as all its readers get it.
    response.allowCompression(for: request.method)
    guard response.status == .ok, let count = response.bodyCount, count <= Self.mostBytes,
      let reply = response.keep()
    else { return }
    lock.hold {
      while entries.count == Self.mostReplies || byteCount + count > Self.mostBytes {
        // checked: there is one while any bytes are kept
        byteCount -= entries.removeFirst().byteCount
      }
      byteCount += count
      share.set(byteCount)
      entries.append(
        Entry(
          target: request.target, fields: request.headers.filter { Self.tells($0.name) },
          reply: reply, byteCount: count))
    }
  }

  /// Whether a cached reply may depend on a field; what tells of a session's state is English. The others add something to it later, choose one of its
  /// codings, or say who may have it, which was asked before.
  private static func tells(_ name: HeaderName) -> Bool {
    switch name {
    case .acceptEncoding, .acceptLanguage, .authorization, .origin, .secFetchSite, .traceParent,
      .userAgent:
      false
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
