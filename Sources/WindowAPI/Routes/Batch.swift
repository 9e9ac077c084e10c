import HTTP
import JSON
import WindowModel
import WindowSessions

/// What a client sends of a command, before it is known to be whole.
struct BatchRequest {
  var method: HTTP.Method?
  var path: String?
  var body: [UInt8] = []

  static let example = #"[{"method":"POST","path":"/windows"}]"#

  static let fields: [Body.Field<BatchRequest>] = [
    .init("method", example: "\"POST\"") { body, it throws(Problem) in
      it.method = try body.choice(HTTP.Method.self)
    },
    .init("path", example: "\"/windows/window1/makeKeyAndVisible\"") { body, it throws(Problem) in
      it.path = try body.string()
    },
    .init("body", example: "{\"isHidden\":false}") { body, it throws(Problem) in
      it.body = try body.raw()
    },
  ]
}

extension WindowAPI {
  /// The most commands in one turn.
  public static let mostCommands = 1000

  static func runCommands(_ call: Call) throws(Problem) -> Response {
    var requests: [BatchRequest] = []
    let isOne = try Body.eachRequest(of: call) { request, _ in requests.append(request) }
    let path = call.sessionPath
    if isOne, let request = requests.first {
      let (logged, write, command) = try call.part(request, under: path, at: "")
      do {
        return try call.perform(command, logged) { json, application, turn in
          write.outcome.write(command, turn, in: application, to: &json)
        }
      } catch { throw error.inBatch(at: "") }
    }
    var parts: [(write: Write, command: Command)] = []
    var logged: [LoggedCommand] = []
    for (index, request) in requests.enumerated() {
      let (part, write, command) = try call.part(request, under: path, at: "/\(index)")
      parts.append((write, command))
      logged.append(part)
    }
    let room = call.replyBytes
    return try call.perform(
      Command(Batch(parts.map(\.command))),
      LoggedCommand(call.route, on: "", body: [], parts: logged)
    ) { json, application, turn in
      var omitted = 0
      json.beginArray()
      for ((write, command), part) in zip(parts, turn.parts) {
        if json.count < room {
          write.outcome.write(command, part, in: application, to: &json)
        } else {
          omitted += 1
        }
      }
      json.endArray()
      if omitted > 0 { json.field("omittedResults", omitted) }
    }
  }
}

extension Call {
  /// The command that a request stands for, which is at `pointer` in the body.
  fileprivate func part(
    _ request: BatchRequest, under path: String, at pointer: String
  ) throws(Problem) -> (LoggedCommand, Write, Command) {
    let call = try read(request, under: path, at: pointer)
    guard let write = call.route.write else { throw noCommand(request, at: pointer) }
    do { return (call.logged, write, try write.command(call)) } catch {
      throw error.inBatch(at: pointer)
    }
  }

  /// The same for a request of a document or of pasted code, which may be a batch.
  func sourced(_ request: BatchRequest, at pointer: String) throws(Problem) -> SourcedCommand {
    let path = "/sessions/s"
    let call = try read(request, under: path, at: pointer)
    guard call.route.isBatch else {
      let (logged, _, command) = try part(request, under: path, at: pointer)
      return SourcedCommand(command, source: logged.text)
    }
    var parts: [LoggedCommand] = []
    var commands: [Command] = []
    do throws(Problem) {
      let isOne = try Body.eachRequest(of: call) { request, place throws(Problem) in
        let (logged, _, command) = try self.part(request, under: path, at: place)
        parts.append(logged)
        commands.append(command)
      }
      if isOne, let part = parts.first, let command = commands.first {
        return SourcedCommand(command, source: part.text)
      }
    } catch { throw error.inBatch(at: pointer) }
    return SourcedCommand(
      Command(Batch(commands)),
      source: LoggedCommand(call.route, on: "", body: [], parts: parts).text)
  }

  private func read(
    _ request: BatchRequest, under sessionPath: String, at pointer: String
  ) throws(Problem) -> Call {
    let method = try require(request.method, "method", at: pointer)
    let path = try require(request.path, "path", at: pointer)
    guard path.first == "/",
      let call = Call(
        reading: method, path, request.body, under: sessionPath, host: self.request[.host])
    else {
      throw Problem(
        .invalidValue, "No command is at '\(path)'.", pointer: pointer + "/path",
        hint: "A path is relative to the session, as in /windows, and has no query.")
    }
    guard call.route.method == method else { throw noCommand(request, at: pointer) }
    return call
  }

  /// A request of a batch or of a document; nil where nothing is served at its path.
  ///
  /// Its path is relative to a session's, `sessionPath`. `host` is where the client found the
  /// service, for the examples in problems.
  private convenience init?(
    reading method: HTTP.Method, _ path: String, _ body: [UInt8], under sessionPath: String,
    host: String?
  ) {
    let bytes = Array((sessionPath + path).utf8)
    guard let target = Target(bytes), target.query == nil,
      let match = WindowAPI.router.match(target.path, in: bytes),
      let route = match.routes.first(where: { $0.method == method }) ?? match.routes.first
    else { return nil }
    var headers = [HeaderField(.contentType, "application/json")]
    if let host { headers.append(HeaderField(.host, host)) }
    self.init(
      api: nil, request: Request(method, bytes, headers: headers, body: body), target: target,
      route: route, parameters: match.parameters, query: [], isPart: true)
  }

  private func noCommand(_ request: BatchRequest, at pointer: String) -> Problem {
    Problem(
      .invalidValue, "\(request.method?.rawValue ?? "") \(request.path ?? "") is no command.",
      pointer: pointer + "/method",
      hint: "What changes a session's state is a command; reading and a batch itself are not.")
  }

  private func require<Value>(
    _ value: Value?, _ name: String, at pointer: String
  ) throws(Problem) -> Value {
    if let value { return value }
    throw Problem(
      .missingField, "'\(name)' is missing.", pointer: "\(pointer)/\(name)",
      example: curl(json: BatchRequest.example))
  }
}

extension Body {
  /// Reads the requests of a batch, an array of them or one by itself, each with its place; true where
  /// it is one by itself.
  @discardableResult
  fileprivate static func eachRequest(
    of call: Call, _ visit: (BatchRequest, String) throws(Problem) -> Void
  ) throws(Problem) -> Bool {
    var isOne = false
    try read(call, example: BatchRequest.example) { body throws(Problem) in
      isOne = try body.kind() == .object
      if isOne { return try visit(try body.batchRequest(), "") }
      try body.array { body, index throws(Problem) in
        guard index < WindowAPI.mostCommands else {
          throw body.invalid("A batch has \(WindowAPI.mostCommands) commands at most.")
        }
        try visit(try body.batchRequest(), "/\(index)")
      }
    }
    return isOne
  }

  mutating func batchRequest() throws(Problem) -> BatchRequest {
    var request = BatchRequest()
    try object("a command", BatchRequest.fields, into: &request)
    return request
  }
}

extension Problem {
  /// The same for a command that is at `pointer` in a batch.
  func inBatch(at pointer: String) -> Problem {
    // The batch's own path is there; what one of its commands names is not.
    within(pointer + (code == .notFound ? "/path" : self.pointer == nil ? "" : "/body"))
  }

  /// The same for a part that is at `place` in what was sent.
  func within(_ place: String) -> Problem {
    var problem = self
    if code == .notFound { problem.code = .invalidValue }
    let pointer = place + (pointer ?? "")
    problem.pointer = pointer.isEmpty ? nil : pointer
    return problem
  }
}
