import HTTP
import JSON

/// Bytes that wait until the client can take them.
struct StreamBuffer {
  /// Those that wait; and, at the front, those that have left since it was last empty.
  var bytes: [UInt8]
  private var sent = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether none waits.
  var isEmpty: Bool { sent == bytes.count }

  /// Moves as many as fit into `buffer`; nil where there are none.
  mutating func move(into buffer: UnsafeMutableRawBufferPointer) -> StreamRead? {
    guard !isEmpty else { return nil }
    let count = min(buffer.count, bytes.count - sent)
    buffer.copyBytes(from: bytes[sent..<sent + count])
    sent += count
    if isEmpty {
      bytes = []
      sent = 0
    }
    return .bytes(count)
  }
}

extension ServerSentEvent {
  /// The last event of a stream: why it ends, and after how many milliseconds to come again.
  static func bye(_ reason: StaticString, retry: Double) -> [UInt8] {
    ServerSentEvent("bye", retry: Int(retry)).bytes { json in
      json.beginObject()
      json.field("reason", reason)
      json.endObject()
    }
  }
}
