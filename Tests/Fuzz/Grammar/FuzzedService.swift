import HTTP
import JSON
import Operations
import SessionStorage
import Synchronization
import TestSupport
import WindowAPI
import WindowService
import WindowSessions

/// The whole service on an in-memory store, without a socket, with the default limits.
final class FuzzedService {
  private let api: WindowService

  init(seed: UInt64) {
    let time = Time()
    let directory = SessionDirectory(
      store: MemoryStore(history: 1000), coding: LogCoding(), encoder: WindowAPI.eventEncoder,
      clock: { Double(time.next()) / 1e9 }, date: { 0 }, random: SplitMix64(seed: seed))
    api = WindowService(
      WindowAPI.routes,
      directory, limits: [], heartbeat: 15,
      metrics: Metrics(routes: WindowAPI.routes.count) { time.next() }, shares: .none,
      isReady: { true }, jitter: { $0.lowerBound })
  }

  /// Returns the reply's status and body; throws if the reply is invalid.
  func answer(_ request: FuzzRequest) throws(FuzzError) -> (status: Int, body: [UInt8]) {
    guard let method = Method(rawValue: request.method) else { throw FuzzError("no method") }
    var headers = request.headers.compactMap { field in
      HeaderName(rawValue: field.name).map { HeaderField($0, field.value) }
    }
    if !request.body.isEmpty { headers.append(HeaderField(.contentType, "application/json")) }
    let response = api.respond(
      to: Request(
        method, Array(request.target.utf8), headers: headers, body: Array(request.body.utf8)))
    let status = Int(response.status.rawValue)
    let isJSON = response.contentType.map { "\($0)".contains("json") } == true
    var body: [UInt8] = []
    switch consume response.body {
    case .empty: break
    case .constant: break
    case .stream(let stream, _): stream.close()
    case .bytes(let buffer): body = buffer.withBytes { Array($0) }
    case .kept(let kept): body = kept.body.buffer.withBytes { Array($0) }
    }
    guard status < 500 else { throw FuzzError("the status is \(status)") }
    guard isJSON, !body.isEmpty else { return (status, body) }
    do { try JSONReader.validate(body) } catch { throw FuzzError("the reply is no JSON: \(error)") }
    return (status, body)
  }
}

/// A clock that advances by a millisecond each time it is read.
private final class Time: Sendable {
  private let nanoseconds = Atomic(0)

  func next() -> Int { nanoseconds.add(1_000_000, ordering: .relaxed).newValue }
}
