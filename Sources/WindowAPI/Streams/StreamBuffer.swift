import HTTP
import JSON
import WindowService

/// A stream's unsent bytes, up to its last event.
struct StreamBuffer {
  /// The unsent bytes, preceded by those sent since it was last empty.
  var bytes: [UInt8]
  private var sent = 0
  private var isEnding = false

  /// Draws a number from a range, so that clients do not all reconnect at once.
  typealias Jitter = (ClosedRange<Double>) -> Double

  /// Begins with `bytes`.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether it can take more bytes.
  var wantsMore: Bool { isEmpty && !isEnding }

  private var isEmpty: Bool { sent == bytes.count }

  /// Handles the transport's wake: for more bytes, for a heartbeat or for an end.
  mutating func hear(_ wake: StreamWake, jitter: Jitter) {
    switch wake {
    case .ready: break
    case .idle: bytes += ServerSentEvent.heartbeat
    case .expired: end("stream-age", jitter: jitter)
    case .stopping: end("shutdown", jitter: jitter)
    }
  }

  /// Appends the last event, once: the reason for the end, and the milliseconds until the client reconnects.
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

  /// Moves as many bytes as fit into `buffer`; returns nil if there are none.
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
