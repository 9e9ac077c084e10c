import HTTP
import JSON
import WindowService

/// What a stream has to say until the client can take it, up to its last event.
struct StreamBuffer {
  /// The bytes that wait; and, at the front, those that have left since it was last empty.
  var bytes: [UInt8]
  private var sent = 0
  private var isEnding = false

  /// Draws a number from a range, so that clients do not come again all at once.
  typealias Jitter = (ClosedRange<Double>) -> Double

  /// Begins with `bytes`.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether there is room for what comes next.
  var wantsMore: Bool { isEmpty && !isEnding }

  private var isEmpty: Bool { sent == bytes.count }

  /// Answers the transport, which asks for more, for a sign of life or for an end.
  mutating func hear(_ wake: StreamWake, jitter: Jitter) {
    switch wake {
    case .ready: break
    case .idle: bytes += ServerSentEvent.heartbeat
    case .expired: end("stream-age", jitter: jitter)
    case .stopping: end("shutdown", jitter: jitter)
    }
  }

  /// Adds the last event, once: why the stream ends, and after how many milliseconds to come again.
  mutating func end(_ reason: StaticString, jitter: Jitter) {
    guard !isEnding else { return }
    isEnding = true
    bytes += ServerSentEvent("bye", retry: Int(clamping: jitter(500...3000), to: 500...3000)).bytes
    { json in
      json.beginObject()
      json.field("reason", reason)
      json.endObject()
    }
  }

  /// Moves as many as fit into `buffer`; nil where there are none.
  mutating func move(into buffer: UnsafeMutableRawBufferPointer) -> StreamRead? {
    guard !isEmpty else { return nil }
    let count = min(buffer.count, bytes.count - sent)
    buffer.copyBytes(from: bytes[sent..<sent + count])  // checked: no more than are left
    sent += count
    if isEmpty {
      bytes = []
      sent = 0
    }
    return .bytes(count)
  }
}
