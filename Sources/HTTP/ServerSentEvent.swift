public import JSON

/// One server-sent event (HTML Standard §9.2).
public struct ServerSentEvent: Sendable {
  /// The value that the client returns as `Last-Event-ID`, or nil to leave it unchanged.
  public var id: String?
  /// The event's name.
  public var name: String
  /// The milliseconds until the client reconnects, or nil to leave them unchanged.
  public var retry: Int?

  /// Makes an event without data.
  public init(_ name: String, id: String? = nil, retry: Int? = nil) {
    self.name = name
    self.id = id
    self.retry = retry
  }

  /// Returns the event with one line of data, which `write` writes.
  public func bytes(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 256)
    if let retry { buffer.append("retry: \(retry)\n") }
    if let id { buffer.append("id: \(id)\n") }
    buffer.append("event: \(name)\ndata: ")
    var json = JSONWriter(appendingTo: buffer)
    write(&json)
    buffer = json.finish()
    buffer.append("\n\n" as StaticString)
    return buffer.withBytes { Array($0) }
  }

  /// A comment line, which clients ignore, to keep a connection alive.
  public static let heartbeat = Array(": heartbeat\n\n".utf8)
}
