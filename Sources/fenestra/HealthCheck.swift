import ArgumentParser
import CGnuTLS
import Glibc

/// `fenestra healthcheck`: checks a running service, so that a container needs no other program for
/// it.
struct HealthCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "healthcheck",
    abstract: "Ask a service on this machine for /healthz; exit 0 if it answers 200 in time.")

  @Option(help: "The service's port.")
  var port: UInt16 = 8080

  @Flag(help: "The service uses TLS; its certificate is not checked, since it is on this machine.")
  var tls = false

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
    guard connected == 0 else { return false }
    let request = Array(
      "GET /healthz HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\r\n".utf8)
    var reply = [UInt8](repeating: 0, count: 12)
    let count =
      tls ? askSecretly(descriptor, request, &reply) : ask(descriptor, request, &reply)
    return count == 12 && reply.elementsEqual("HTTP/1.1 200".utf8)
  }

  /// Sends a request and reads the beginning of its reply; returns the number of bytes read.
  private func ask(_ descriptor: Int32, _ request: [UInt8], _ reply: inout [UInt8]) -> Int {
    guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) > 0 else { return -1 }
    return recv(descriptor, &reply, reply.count, Int32(MSG_WAITALL))
  }

  /// Does the same over TLS.
  private func askSecretly(_ descriptor: Int32, _ request: [UInt8], _ reply: inout [UInt8]) -> Int {
    var (session, credentials): (gnutls_session_t?, gnutls_certificate_credentials_t?)
    guard gnutls_init(&session, UInt32(GNUTLS_CLIENT | GNUTLS_NO_SIGNAL)) == 0, let session,
      gnutls_certificate_allocate_credentials(&credentials) == 0, let credentials
    else { return -1 }
    defer {
      gnutls_deinit(session)
      gnutls_certificate_free_credentials(credentials)
    }
    gnutls_set_default_priority(session)
    gnutls_credentials_set(session, GNUTLS_CRD_CERTIFICATE, UnsafeMutableRawPointer(credentials))
    gnutls_transport_set_int2(session, descriptor, descriptor)
    gnutls_handshake_set_timeout(session, UInt32(max(timeout, 1)) * 1000)
    guard gnutls_handshake(session) == 0, gnutls_record_send(session, request, request.count) > 0
    else { return -1 }
    // A record is received completely or not at all, and the first one begins with the status line.
    return gnutls_record_recv(session, &reply, reply.count)
  }
}
