import HTTP
import Testing
import WindowService

/// A client of an event stream, and its connection.
final class Follower {
  private final class Connection: StreamConnection, @unchecked Sendable {
    // One thread drives the stream and its session.
    var isSuspended = false
    var resumed = 0
    var kicked = 0
    func suspend() { isSuspended = true }
    func resume() {
      isSuspended = false
      resumed += 1
    }
    func kick() { kicked += 1 }
  }

  let stream: any StreamBody
  private let connection = Connection()
  private(set) var isEnded = false
  /// All received text.
  private(set) var text = ""

  var isSuspended: Bool { connection.isSuspended }
  var resumed: Int { connection.resumed }
  var kicked: Int { connection.kicked }

  init(_ stream: any StreamBody) { self.stream = stream }

  convenience init(_ reply: Reply) throws { self.init(try #require(reply.stream)) }

  /// Reads once; nil if the stream parked or ended.
  func read(_ size: Int = 16_384, _ wake: StreamWake = .ready) -> String? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
    defer { buffer.deallocate() }
    switch stream.read(into: buffer, wake: wake, on: connection) {
    case .bytes(let count):
      let piece = String(decoding: buffer.prefix(count), as: UTF8.self)
      text += piece
      return piece
    case .parked:
      #expect(connection.isSuspended)
      return nil
    case .end:
      isEnded = true
      return nil
    }
  }

  /// Reads until the stream parks or ends.
  @discardableResult
  func readAll(_ size: Int = 16_384, _ wake: StreamWake = .ready) -> String {
    var all = ""
    var wake = wake
    while let piece = read(size, wake) {
      all += piece
      wake = .ready
    }
    return all
  }

  /// The next text, as frames.
  func frames(_ wake: StreamWake = .ready) -> [Frame] { Frame.parse(readAll(16_384, wake)) }
}

/// One server-sent event; its data is checked against openapi.yaml.
struct Frame: Hashable {
  var id: String?
  var name = ""
  var data = Tree.null
  var retry: Int?

  /// As in `k3x9q2.1 UIWindowDidBecomeKeyNotification window1`.
  var line: String {
    let words = [id, name, data["object"]?.text ?? data["reason"]?.text]
    return words.compactMap(\.self).joined(separator: " ")
  }

  static func parse(_ text: String, of path: String = "/sessions/demo/events") -> [Frame] {
    text.replacing(": heartbeat\n\n", with: "").split(separator: "\n\n").map { block in
      var frame = Frame()
      for line in block.split(separator: "\n") {
        let value = String(line.drop { $0 != " " }.dropFirst())
        switch line.prefix(while: { $0 != ":" }) {
        case "id": frame.id = value
        case "event": frame.name = value
        case "retry": frame.retry = Int(value)
        case "data": frame.data = (try? Tree(json: value)) ?? .null
        default: Issue.record("\(line)")
        }
      }
      let operation = Contract.operation(.get, path)
      let events = operation?.node["x-events"]
      let schema = events?[frame.name] ?? events?["*"]
      #expect(Contract.schema.faults(in: frame.data, schema) == [], "\(block)")
      return frame
    }
  }
}
