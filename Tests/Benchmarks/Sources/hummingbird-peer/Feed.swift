import Hummingbird
import NIOCore
import Synchronization

/// The event feed: each event is encoded once and passed to every subscriber's `AsyncStream`, as is usual in Swift
/// services.
final class Feed: Sendable {
  private struct State {
    var subscribers: [Int: AsyncStream<ByteBuffer>.Continuation] = [:]
    var next = 0
  }
  private let state = Mutex(State())

  /// A reply that begins with a greeting and continues with published events.
  func reply(sequence: Int, revision: Int) -> Response {
    let (stream, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
    continuation.yield(
      ByteBuffer(
        string: """
          retry: 1000
          id: peer00.\(sequence).\(revision)
          event: hello
          data: {"session":"bench","revision":\(revision),"seq":\(sequence)}


          """))
    let number = state.withLock { state in
      state.next += 1
      state.subscribers[state.next] = continuation
      return state.next
    }
    continuation.onTermination = { [self] _ in
      state.withLock { _ = $0.subscribers.removeValue(forKey: number) }
    }
    return Response(
      status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody(asyncSequence: stream))
  }

  /// Publishes a command's events to all subscribers.
  func publish(_ reply: WriteReply) {
    guard !reply.events.isEmpty else { return }
    var text = ""
    for event in reply.events {
      text += """
        id: peer00.\(event.seq)
        event: \(event.name)
        data: {"seq":\(event.seq),"revision":\(reply.revision),"name":"\(event.name)","object":"\(event.object)","rule":"\(event.rule)"}


        """
    }
    let bytes = ByteBuffer(string: text)
    let everybody = state.withLock { Array($0.subscribers.values) }
    for subscriber in everybody { subscriber.yield(bytes) }
  }
}
