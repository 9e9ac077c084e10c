/// A server-sent event as received.
struct Message: Hashable {
  var id: String?
  var name = "message"
  var data = ""
  var retry: String?

  var json: JSON { JSON(data) }
}

/// Parses server-sent events from lines (HTML Standard §9.2).
struct EventParser {
  private(set) var messages: [Message] = []
  private(set) var comments = 0
  private var line: [UInt8] = []
  private var message = Message()
  private var isEmpty = true

  init() {}

  init(_ text: String) { feed(Array(text.utf8)[...]) }

  mutating func feed(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while let end = rest.firstIndex(of: 0x0A) {
      line += rest[rest.startIndex..<end]
      take(String(decoding: line, as: UTF8.self))
      line.removeAll(keepingCapacity: true)
      rest = rest[(end + 1)...]
    }
    line += rest
  }

  private mutating func take(_ line: String) {
    if line.isEmpty {
      if !isEmpty { messages.append(message) }
      message = Message()
      isEmpty = true
      return
    }
    if line.hasPrefix(":") {
      comments += 1
      return
    }
    isEmpty = false
    let pair = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = pair.count > 1 ? String(pair[1].hasPrefix(" ") ? pair[1].dropFirst() : pair[1]) : ""
    switch pair[0] {
    case "id": message.id = value
    case "event": message.name = value
    case "data": message.data += message.data.isEmpty ? value : "\n" + value
    case "retry": message.retry = value
    default: break
    }
  }
}

/// Parses a stream's events from the bytes of a chunked reply (RFC 9112 §7.1).
struct StreamParser {
  private(set) var events = EventParser()
  private(set) var status: Int?
  /// Whether the last chunk has been received.
  private(set) var isComplete = false
  private var pending: [UInt8] = []

  mutating func feed(_ bytes: ArraySlice<UInt8>) {
    pending += bytes
    var position = 0
    if status == nil { position = takeHead() }
    while status != nil, !isComplete, let next = takeChunk(at: position) { position = next }
    pending.removeFirst(position)
  }

  private mutating func takeHead() -> Int {
    let end = Array("\r\n\r\n".utf8)
    guard let start = pending.indices.first(where: { pending[$0...].starts(with: end) }) else {
      return 0
    }
    let words = String(decoding: pending[..<start], as: UTF8.self).split(separator: " ")
    status = words.count > 1 ? Int(words[1]) : 0
    return start + end.count
  }

  /// Parses the chunk at a position and returns where the next begins; nil if it is incomplete.
  private mutating func takeChunk(at position: Int) -> Int? {
    guard let end = pending[position...].firstIndex(of: 0x0D), end + 1 < pending.count,
      let size = Int(String(decoding: pending[position..<end], as: UTF8.self), radix: 16),
      pending.count >= end + 2 + size + 2
    else { return nil }
    if size == 0 { isComplete = true }
    events.feed(pending[end + 2..<end + 2 + size])
    return end + 2 + size + 2
  }
}
