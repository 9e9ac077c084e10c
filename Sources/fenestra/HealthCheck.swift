import ArgumentParser
import Glibc

/// `fenestra healthcheck`: asks a running service whether it is well, so that a container needs no
/// other program for it.
struct HealthCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "healthcheck",
    abstract: "Ask a service on this machine for /healthz; exit 0 if it answers 200 in time.")

  @Option(help: "The service's port.")
  var port: UInt16 = 8080

  @Option(help: "How long to wait, in seconds.")
  var timeout = 2

  func run() throws {
    guard answersOK() else { throw Unhealthy(port: port) }
  }

  private struct Unhealthy: Error, CustomStringConvertible {
    let port: UInt16
    var description: String { "No healthy service answers on 127.0.0.1:\(port)." }
  }

  private func answersOK() -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var limit = timeval(tv_sec: max(timeout, 1), tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(
        descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    let request = Array(
      "GET /healthz HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\r\n".utf8)
    guard connected == 0, send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) > 0
    else { return false }
    var reply = [UInt8](repeating: 0, count: 12)
    let count = recv(descriptor, &reply, reply.count, Int32(MSG_WAITALL))
    return count == 12 && reply.elementsEqual("HTTP/1.1 200".utf8)
  }
}
