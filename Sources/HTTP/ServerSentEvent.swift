public import JSON

/// One server-sent event (HTML Standard §9.2).
public struct ServerSentEvent: Sendable {
  /// What the client hands back as `Last-Event-ID`, or nil to leave it as it was.
  public var id: String?
  /// The event's name.
  public var name: String
  /// After how many milliseconds to reconnect, or nil to leave it as it was.
  public var retry: Int?

  /// Makes an event without data.
  public init(_ name: String, id: String? = nil, retry: Int? = nil) {
    self.name = name
    self.id = id
    self.retry = retry
  }

  /// The event with one line of data that `write` makes.
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

  /// A line that clients pass over, to keep a connection alive.
  public static let heartbeat = Array(": heartbeat\n\n".utf8)
}
