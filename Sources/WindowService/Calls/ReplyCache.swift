import HTTP
import WindowSessions
import Workers

/// Caches the replies made since a session last changed. When a class follows a session, the service
/// makes each moment's reply once.
///
/// All mutable state is touched under `lock` only.
final class ReplyCache: @unchecked Sendable {
  private struct Entry {
    let target: [UInt8]
    /// The request's fields on which the reply may depend.
    let fields: [HeaderField]
    let reply: KeptReply
    let byteCount: Int
  }

  private let lock = Lock()
  private var entries: [Entry] = []
  private var byteCount = 0
  private let share: MemoryShare

  /// Makes an empty cache, which reports its size to `memory`.
  init(of memory: MemoryBudget) { share = MemoryShare(of: memory, for: .caches) }

  /// The maximum number of cached replies, and of their bytes.
  private static let (mostReplies, mostBytes) = (4, 1 << 20)

  /// Returns the cached reply to an equivalent request, or nil.
  func reply(to request: borrowing Request) -> KeptReply? {
    lock.hold {
      // By index, since copying an element retains it.
      for index in entries.indices
      where entries[index].target == request.target
        && Self.isSame(entries[index].fields, request.headers)
      {
        return entries[index].reply
      }
      return nil
    }
  }

  /// Caches a successful reply unless it is too long; evicts the oldest replies.
  func keep(_ response: inout Response, to request: borrowing Request) {
    // The reply is cached in the form that all its readers get.
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

  /// Whether a cached reply may depend on a field. The state's texts are always English. Of the other excluded
  /// fields, some add to the reply later or choose its coding; the rest grant access, checked before.
  private static func tells(_ name: HeaderName) -> Bool {
    switch name {
    case .acceptEncoding, .acceptLanguage, .authorization, .origin, .secFetchSite, .traceParent,
      .userAgent:
      false
    default: true
    }
  }

  /// Whether a request's relevant fields are these.
  private static func isSame(_ fields: [HeaderField], _ asked: [HeaderField]) -> Bool {
    var count = 0
    for index in asked.indices where tells(asked[index].name) {
      guard count < fields.count, fields[count] == asked[index] else { return false }
      count += 1
    }
    return count == fields.count
  }
}
