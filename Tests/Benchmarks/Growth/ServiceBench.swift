import HTTP
import JSON
import Operations
import SessionStorage
import WindowAPI
import WindowModel
import WindowService
import WindowSessions

/// The service without a socket: a session with a crowd of views, and another window of 1,000.
struct ServiceBench {
  private let api: WindowService
  private let size: Int

  init(_ size: Int) {
    self.size = size
    var limits = SessionLimits()
    limits.viewsPerSession = 10_000_000
    limits.objectsPerSession = 10_000_000
    let directory = SessionDirectory(
      limits: limits, store: MemoryStore(history: 10_000), coding: LogCoding(),
      encoder: WindowAPI.eventEncoder, clock: { 0 }, date: { 0 },
      random: SystemRandomNumberGenerator())
    api = WindowService(
      WindowAPI.routes,
      directory, limits: [], heartbeat: 15, isReady: { true }, jitter: { $0.lowerBound })
    for (session, count) in [("big", size), ("thousand", 990)] {
      call(.put, session)
      call(.post, "\(session)/windows", #"{"id":"main","isHidden":false}"#)
      for number in 0..<count {
        let superview = number < 10 ? "main" : "c\(number / 10 - 1)"
        let place = "[\(number % 20 * 3),\(number % 13 * 3),40,30]"
        call(
          .post, "\(session)/views",
          #"{"id":"c\#(number)","superview":"\#(superview)","frame":\#(place),"backgroundColor":"#
            + #""teal","retained":false}"#)
      }
    }
    call(.post, "big/windows", #"{"id":"other","isHidden":false}"#)
    call(.post, "big/views", #"{"id":"box","superview":"other","frame":[0,0,100,100]}"#)
  }

  func measure(into table: inout Table) {
    table.time("GET a view") { _ in call(.get, "big/views/box") }
    table.time("PATCH a view") { n in call(.patch, "big/views/box", "{\"tag\":\(n)}") }
    table.time("PATCH a view as a dry run") { n in
      call(.patch, "big/views/box?dryRun=true", "{\"tag\":\(n)}")
    }
    table.time("POST a view as a dry run") { _ in
      call(.post, "big/views?dryRun=true", #"{"superview":"box"}"#)
    }
    table.time("GET a view that is not there", count: 10) { _ in
      call(.get, "big/views/c00x1", expecting: .notFound)
    }
    table.time("GET windows.txt") { _ in call(.get, "big/windows.txt") }
    for (name, path) in [
      ("snapshot", "snapshot"), ("snapshot.svg", "snapshot.svg"),
      ("snapshot.svg, exploded", "snapshot.svg?style=exploded"), ("tree.txt", "tree.txt"),
    ] {
      let bytes = getAnew("big", path)
      table.time("\(name) of the whole session", count: 1) { _ in getAnew("big", path) }
      table.note("bytes of it, \(name)", Double(bytes))
    }
    if size == 1000 {
      table.time("snapshot of 1,000 views") { _ in getAnew("thousand", "snapshot") }
    }
  }

  /// GETs a resource after a command, so that the reply is not cached; the command takes a small part of the time.
  @discardableResult
  private func getAnew(_ session: String, _ path: String) -> Int {
    call(.patch, "\(session)/views/c0", #"{"tag":1}"#)
    return call(.get, "\(session)/\(path)")
  }

  /// Sends a request and returns the number of bytes in the reply.
  @discardableResult
  private func call(
    _ method: Method, _ path: String, _ body: String = "", expecting status: Status? = nil
  ) -> Int {
    let request = Request(
      method, Array("/sessions/\(path)".utf8),
      headers: body.isEmpty ? [] : [HeaderField(.contentType, "application/json")],
      body: Array(body.utf8))
    let response = api.respond(to: request)
    let got = response.status
    guard status.map({ $0 == got }) ?? (200..<300).contains(got.rawValue) else {
      fatalError("\(method.rawValue) \(path): \(got.rawValue)")
    }
    switch consume response.body {
    case .bytes(let buffer): return buffer.count
    case .kept(let reply): return reply.body.buffer.count
    default: return 0
    }
  }
}
