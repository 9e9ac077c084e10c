import Glibc
import HTTP
import JSON
import MicroHTTP

/// Replies with the request, and counts requests.
final class Echo: Handler {
  let seen = Seen()
  let stream: (@Sendable () -> any StreamBody)?
  let age: Double

  init(age: Double = 60, stream: (@Sendable () -> any StreamBody)? = nil) {
    self.stream = stream
    self.age = age
  }

  func respond(to request: Request) -> Response {
    let target = String(decoding: request.target, as: UTF8.self)
    seen.append("\(request.method.rawValue) \(target)")
    switch target {
    case "/empty": return Response(.noContent)
    case "/same": return Response(.notModified, headers: [HeaderField(.etag, "\"1\"")])
    case "/broken": return Response(.ok, headers: [HeaderField(.location, "a\r\nb: c")])
    case "/stream":
      guard let stream else { return Problem(.internalError, "No stream here.").response }
      return Response(
        .ok, contentType: "text/event-stream", body: .stream(stream(), seconds: age))
    case "/peer":
      let peer = request.peer.map { "\(String($0.high, radix: 16)) \(String($0.low, radix: 16))" }
      var buffer = ByteBuffer()
      buffer.append(peer ?? "none")
      return Response(.ok, contentType: "text/plain", body: .bytes(buffer))
    default: break
    }
    if let place = target.wholeMatch(of: /.location.([0-9]+)/), let length = Int(place.1) {
      let location = String(repeating: "l", count: length)
      return Response(.noContent, headers: [HeaderField(.location, location)])
    }
    var buffer = ByteBuffer()
    buffer.append("\(request.method.rawValue) \(target)\n")
    // Each request has one, and it is irrelevant to the tests.
    for field in request.headers where field.name != .host {
      buffer.append("\(field.name.rawValue.lowercased())=\(field.value)\n")
    }
    buffer.append("body=\(request.body.count)")
    return Response(.ok, contentType: "text/plain", body: .bytes(buffer))
  }
}

/// Lines that several threads append to.
final class Seen: Sendable {
  private let lines = Guarded<[String]>([])

  func append(_ line: String) { lines.use { $0.append(line) } }
  var all: [String] { lines.use { $0 } }
}

/// Starts a server on a free port, with some changes of the defaults.
func serve(
  _ handler: any Handler, _ change: (inout ServerConfiguration) -> Void = { _ in }
) throws -> Server {
  var configuration = ServerConfiguration()
  configuration.port = 0
  configuration.headLimit = 8192
  change(&configuration)
  return try Server(configuration, handler: handler)
}
