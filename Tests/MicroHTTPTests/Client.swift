import Glibc

/// A client on a raw socket, so that a test can send any bytes and see every byte.
// The descriptor never changes, and sockets may be used from any thread.
final class Client: @unchecked Sendable {
  let descriptor: Int32
  private var pending: [UInt8] = []

  /// Connects to a port of this machine, from another of its loopback addresses if `last` is not 1.
  init(_ port: UInt16, from last: UInt32 = 1) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var own = Self.loopback(0x7F00_0000 + last, port: 0)
    var server = Self.loopback(0x7F00_0001, port: port)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &own) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    guard result == 0 else { throw ClientError.connect(errno) }
    try Self.connect(descriptor, &server)
  }

  /// Connects to a port of this machine over IPv6.
  init(overIPv6 port: UInt16) throws {
    descriptor = socket(AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
    var server = sockaddr_in6()
    server.sin6_family = sa_family_t(AF_INET6)
    server.sin6_port = port.bigEndian
    server.sin6_addr = in6addr_loopback
    try Self.connect(descriptor, &server)
  }

  private static func loopback(_ address: UInt32, port: UInt16) -> sockaddr_in {
    var socket = sockaddr_in()
    socket.sin_family = sa_family_t(AF_INET)
    socket.sin_port = port.bigEndian
    socket.sin_addr.s_addr = address.bigEndian
    return socket
  }

  private static func connect<Address>(_ descriptor: Int32, _ address: inout Address) throws {
    let size = socklen_t(MemoryLayout<Address>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, size)
      }
    }
    guard result == 0 else { throw ClientError.connect(errno) }
  }

  deinit { close() }

  private var closed = false
  func close() {
    if !closed { _ = Glibc.close(descriptor) }
    closed = true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(
          descriptor, $0.baseAddress?.advanced(by: sent), $0.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  /// Waits for more bytes; 0 at the end of the connection, nil if none came in time.
  private func fill(_ seconds: Double) -> Int? {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, Int32(seconds * 1000)) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count > 0 { pending.append(contentsOf: bytes[0..<count]) }
    return max(0, count)
  }

  /// Reads up to the end of the text `mark`; returns nil at the connection's end.
  func read(through mark: String, within seconds: Double = 30) -> String? {
    let mark = Array(mark.utf8)
    var from = 0
    while true {
      var at = from
      while at + mark.count <= pending.count {
        if pending[at..<at + mark.count].elementsEqual(mark) {
          let text = String(decoding: pending[0..<at + mark.count], as: UTF8.self)
          pending.removeFirst(at + mark.count)
          return text
        }
        at += 1
      }
      from = at
      guard let count = fill(seconds), count > 0 else { return nil }
    }
  }

  /// Reads `count` bytes; returns nil at the connection's end.
  func read(_ count: Int, within seconds: Double = 30) -> String? {
    while pending.count < count {
      guard let more = fill(seconds), more > 0 else { return nil }
    }
    defer { pending.removeFirst(count) }
    return String(decoding: pending[0..<count], as: UTF8.self)
  }

  /// Reads everything until the server closes; returns nil if it does not close in time.
  func readToEnd(within seconds: Double = 30) -> String? {
    while true {
      guard let count = fill(seconds) else { return nil }
      if count == 0 { break }
    }
    defer { pending = [] }
    return String(decoding: pending, as: UTF8.self)
  }

  /// Reads one reply, by its Content-Length.
  func reply(toHead: Bool = false, within seconds: Double = 30) -> Reply? {
    guard let head = read(through: "\r\n\r\n", within: seconds) else { return nil }
    var reply = Reply(head)
    if toHead { return reply }
    if let length = reply["content-length"].flatMap({ Int($0) }) {
      guard let body = read(length, within: seconds) else { return nil }
      reply.body = body
    }
    return reply
  }

  /// Sends a request and reads its reply.
  func get(_ target: String = "/", headers: String = "") -> Reply? {
    send("GET \(target) HTTP/1.1\r\nHost: h\r\n\(headers)\r\n")
    return reply()
  }
}

enum ClientError: Error { case connect(Int32) }

/// A reply as received.
struct Reply {
  var status: Int
  var headers: [(String, String)] = []
  var body = ""

  init(_ head: String) {
    let lines = head.split(separator: "\r\n").map(String.init)
    let words = (lines.first ?? "").split(separator: " ")
    status = words.count > 1 ? Int(words[1]) ?? 0 : 0
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      headers.append((line[..<colon].lowercased(), String(value)))
    }
  }

  subscript(name: String) -> String? { headers.first { $0.0 == name }?.1 }
}
