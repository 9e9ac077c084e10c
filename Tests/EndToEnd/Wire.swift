import Glibc
import TestSupport

/// A connection on a raw socket, so that a test can send any bytes.
final class Wire {
  let descriptor: Int32
  private var pending: [UInt8] = []
  private var isClosed = false

  /// Connects; a small `receiveBuffer` makes a client that buffers little before it reads.
  init(_ port: UInt16, receiveBuffer: Int32? = nil) throws {
    // Not inherited by the programs of other tests, which would keep it open.
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(
        descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    guard result == 0 else { throw GaveUp("connect: \(String(cString: strerror(errno)))") }
  }

  deinit { hangUp() }

  /// Closes the connection; may be called again.
  func hangUp() {
    if !isClosed { close(descriptor) }
    isClosed = true
  }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  /// Sends everything, unless the other end closes.
  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns the bytes received within the time; empty at the end of the connection, nil if none arrived.
  func receive(within seconds: Double = 30) -> [UInt8]? {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, Int32(seconds * 1000)) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return Array(bytes[0..<max(0, count)])
  }

  /// Reads one reply, by its Content-Length; nil if the connection ends or no bytes arrive.
  func reply() -> Reply? {
    let end = Array("\r\n\r\n".utf8)
    var scanned = 0
    while true {
      let start = pending[scanned...].indices.first { pending[$0...].starts(with: end) }
      if let start, let reply = take(headEndingAt: start + end.count) { return reply }
      if start == nil { scanned = max(0, pending.count - 3) }
      guard let bytes = receive(), !bytes.isEmpty else { return nil }
      pending += bytes
    }
  }

  private func take(headEndingAt end: Int) -> Reply? {
    guard let head = try? Reply(String(decoding: pending[..<end], as: UTF8.self)) else {
      return nil
    }
    let length = head.headers["content-length"].flatMap { Int($0) } ?? 0
    guard pending.count >= end + length else { return nil }
    defer { pending.removeFirst(end + length) }
    return try? Reply(String(decoding: pending[..<(end + length)], as: UTF8.self))
  }

  /// Reads everything until the other end closes; nil if it does not within the time.
  func readToEnd(within seconds: Double = 30) -> String? {
    while let bytes = receive(within: seconds) {
      pending += bytes
      guard bytes.isEmpty else { continue }
      defer { pending = [] }
      return String(decoding: pending, as: UTF8.self)
    }
    return nil
  }

  /// Sends a request without a body and reads its reply.
  func ask(_ method: String, _ path: String, _ fields: String...) throws -> Reply {
    try send(Self.request(method, path, fields))
    guard let reply = reply() else { throw GaveUp("no reply to \(method) \(path)") }
    return reply
  }

  static func request(
    _ method: String, _ path: String, _ fields: [String] = [], body: String = ""
  ) -> String {
    let json =
      body.isEmpty ? [] : ["Content-Type: application/json", "Content-Length: \(body.utf8.count)"]
    let lines = ["\(method) \(path) HTTP/1.1", "Host: localhost"] + fields + json
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
  }
}
