import Glibc

/// One reader of a session's events over a raw socket.
final class Stream {
  private(set) var parser = StreamParser()
  private(set) var hasEnded = false
  let wire: Wire

  init(
    _ service: Service, _ path: String = "/sessions/demo/events", lastEventID: String? = nil,
    receiveBuffer: Int32? = nil
  ) throws {
    wire = try Wire(service.port, receiveBuffer: receiveBuffer)
    let fields = lastEventID.map { ["Last-Event-ID: \($0)"] } ?? []
    try wire.send(Wire.request("GET", path, ["Accept: text/event-stream"] + fields))
  }

  var messages: [Message] { parser.events.messages }
  /// The identifiers of all events and commands.
  var ids: [String] {
    messages.filter { $0.name.hasPrefix("UIWindow") || $0.name == "command" }.compactMap(\.id)
  }
  /// The `Last-Event-ID` that a browser would send on reconnecting.
  var lastEventID: String? { messages.last { $0.id != nil }?.id }

  /// Reads available bytes, without waiting.
  func take() {
    guard !hasEnded, let bytes = wire.receive(within: 0) else { return }
    parser.feed(bytes[...])
    hasEnded = bytes.isEmpty || parser.isComplete
  }

  /// Reads until the condition is true, or to the end.
  func read(within seconds: Double = 30, until condition: (Stream) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !condition(self) {
      guard !hasEnded, ContinuousClock.now < deadline else { return false }
      guard let bytes = wire.receive(within: 0.2) else { continue }
      parser.feed(bytes[...])
      hasEnded = bytes.isEmpty || parser.isComplete
    }
    return true
  }

  func readToEnd(within seconds: Double = 30) -> Bool {
    read(within: seconds) { $0.hasEnded }
  }
}

/// Many readers, read as their bytes arrive.
final class Crowd {
  var streams: [Stream] = []

  /// Reads until a condition is true of all of them; checks it after each batch.
  func read(within seconds: Double = 30, until condition: ([Stream]) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !condition(streams) {
      guard ContinuousClock.now < deadline else { return false }
      let open = streams.filter { !$0.hasEnded }
      var waits = open.map { pollfd(fd: $0.wire.descriptor, events: Int16(POLLIN), revents: 0) }
      poll(&waits, nfds_t(waits.count), 100)
      for (stream, wait) in zip(open, waits) where wait.revents != 0 { stream.take() }
    }
    return true
  }
}
