import Hummingbird
import NIOCore
import Synchronization

/// The events for whoever follows, each written once and handed to every subscriber's `AsyncStream`,
/// the way a Swift service is usually written.
final class Feed: Sendable {
  private struct State {
    var subscribers: [Int: AsyncStream<ByteBuffer>.Continuation] = [:]
    var next = 0
  }
  private let state = Mutex(State())

  /// A reply that begins with a greeting and goes on with what is published.
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

  /// Tells everybody what a command did.
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
