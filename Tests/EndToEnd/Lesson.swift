import TestSupport

/// A session of the real service for a section of an article, driven by curl.
struct Lesson {
  let service: Service

  init(_ settings: String = "{}") throws {
    service = try Service()
    try service.put("/sessions/demo", settings)
  }

  /// Sends `METHOD path`, relative to the session's path, and an optional JSON body; a refused
  /// write ends the test.
  @discardableResult
  func callAsFunction(_ line: String) throws -> JSON {
    let reply = try send(line)
    guard reply.status < 300 else { throw GaveUp("\(line): \(reply.body)") }
    return reply.json
  }

  /// Returns the events of a write, such as `window DidBecomeKey`.
  @discardableResult
  func events(_ line: String) throws -> [String] { try self(line)["events"].array.map(\.event) }

  /// Returns those events that are the four window notifications.
  func notifications(_ line: String) throws -> [String] {
    try events(line).filter { $0.contains(" DidBecome") || $0.contains(" DidResign") }
  }

  /// Returns the text at a path relative to the session's.
  func text(_ path: String) throws -> String { try send("GET \(path)").body }

  func send(_ line: String) throws -> Reply {
    let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
    let path = "/sessions/demo\(parts[1])"
    return parts.count > 2
      ? try service.curl(path, "-X", parts[0], "--json", parts[2])
      : try service.curl(path, "-X", parts[0])
  }

  var keyWindow: String? { get throws { try self("GET /application")["keyWindow"].string } }
  var windows: [String] { get throws { try self("GET /application")["windows"].strings } }

  /// Returns the responders after a view, by identifier or, without one, by kind.
  func chain(from view: String) throws -> [String] {
    try self("GET /views/\(view)/responderChain")["responders"].array.map {
      $0["id"].string ?? $0["kind"].string ?? "?"
    }
  }
}
