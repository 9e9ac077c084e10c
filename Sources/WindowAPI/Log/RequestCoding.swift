import HTTP
import JSON
public import WindowModel
public import WindowSessions

/// Reads sessions and commands from the requests that a store keeps.
public struct RequestCoding: SessionCoding {
  /// Makes one.
  public init() {}

  /// How a session began: the settings, all of them, and perhaps a nib.
  public func origin(of source: [UInt8]) -> SessionOrigin? {
    guard let call = Call(reading: CommandSource(.put, "", body: source)) else { return nil }
    var wanted = NewSession()
    guard (try? Body.read(call, "a session", NewSession.settingsFields, into: &wanted)) != nil
    else { return nil }
    return wanted.origin
  }

  /// The command that a request asked for.
  public func command(of source: [UInt8]) -> Command? {
    guard let source = CommandSource(source), let call = Call(reading: source),
      call.route.isCommand || call.route.isBatch, (try? call.route.respond(call)) != nil
    else { return nil }
    return call.recording?.command
  }
}

extension Call {
  /// A request that is taken down instead of carried out; nil where nothing is served at its path.
  ///
  /// Its path is relative to a session's, `sessionPath`. `host` is where the client found the
  /// service, for the examples in problems.
  convenience init?(
    reading source: CommandSource, under sessionPath: String = "/sessions/s", host: String? = nil
  ) {
    let bytes = Array((sessionPath + source.path).utf8)
    guard let target = Target(bytes), target.query == nil,
      let match = WindowAPI.router.match(target.path, in: bytes),
      let route = match.routes.first(where: { $0.method == source.method }) ?? match.routes.first
    else { return nil }
    var headers = [HeaderField(.contentType, "application/json")]
    if let host { headers.append(HeaderField(.host, host)) }
    self.init(
      api: nil, request: Request(source.method, bytes, headers: headers, body: source.body),
      target: target, route: route, parameters: match.parameters, query: [],
      recording: Recording())
  }
}
