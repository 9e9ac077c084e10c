import HTTP
import JSON
import Operations
import Problems
import RequestBodies
import WindowModel
import WindowService
import WindowSessions

/// The fields of a command's request, before they are known to be complete.
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
  /// The maximum number of commands in one turn.
  public static let mostCommands = LoggedCommand.mostParts

  static func runCommands(_ call: Call) throws(Problem) -> Response {
    var requests: [BatchRequest] = []
    let isOne = try Body.eachRequest(of: call.parts) { request, _ in requests.append(request) }
    let path = call.sessionPath
    var parts: [(logged: LoggedCommand, command: Command)] = []
    for (index, request) in requests.enumerated() {
      parts.append(try call.part(request, under: path, at: isOne ? "" : "/\(index)"))
    }
    if isOne, let part = parts.first {
      do {
        return try call.perform(part.command, part.logged) { json, application, turn in
          json.result(of: part.command, part.logged, turn, in: application)
        }
      } catch { throw error.inBatch(at: "") }
    }
    let room = call.replyBytes
    return try call.perform(
      Command(Batch(parts.map(\.command))), LoggedCommand(batch: parts.map(\.logged))
    ) { json, application, turn in
      var omitted = 0
      json.beginArray()
      for (part, turn) in zip(parts, turn.parts) {
        if json.count < room {
          json.result(of: part.command, part.logged, turn, in: application)
        } else {
          omitted += 1
        }
      }
      json.endArray()
      if omitted > 0 { json.field("omittedResults", omitted) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func result(
    of command: Command, _ logged: LoggedCommand, _ turn: Turn,
    in application: borrowing Application
  ) {
    logged.write?.outcome.write(command, turn, in: application, to: &self)
  }
}

extension Call {
  /// Returns the command of a request, which is at `pointer` in the body. `sessionPath` is the session's
  /// path for an example, if known.
  fileprivate func part(
    _ request: BatchRequest, under sessionPath: String?, at pointer: String
  ) throws(Problem) -> (logged: LoggedCommand, command: Command) {
    let method = try require(request.method, "method", at: pointer)
    let path = try require(request.path, "path", at: pointer)
    guard let logged = LoggedCommand(method, path, body: request.body) else {
      throw noCommand(method, path, at: pointer)
    }
    do { return (logged, try logged.command()) } catch {
      var error = error
      if let body = error.exampleBody, let sessionPath {
        error.example = curl(method, path: Array((sessionPath + path).utf8), json: body)
      }
      throw error.inBatch(at: pointer)
    }
  }

  /// Returns the command of a document's request, which may be a batch.
  func sourced(_ request: BatchRequest, at pointer: String) throws(Problem) -> SourcedCommand {
    guard request.method == .post, request.path == "/commands" else {
      let (logged, command) = try part(request, under: nil, at: pointer)
      return SourcedCommand(command, source: logged.text)
    }
    var parts: [LoggedCommand] = []
    var commands: [Command] = []
    do throws(Problem) {
      let isOne = try Body.eachRequest(of: RequestParts(body: request.body)) {
        request, place throws(Problem) in
        let (logged, command) = try self.part(request, under: nil, at: place)
        parts.append(logged)
        commands.append(command)
      }
      if isOne, let part = parts.first, let command = commands.first {
        return SourcedCommand(command, source: part.text)
      }
    } catch { throw error.inBatch(at: pointer) }
    return SourcedCommand(Command(Batch(commands)), source: LoggedCommand(batch: parts).text)
  }

  /// Makes the error that a request of a batch is not a command.
  private func noCommand(_ method: HTTP.Method, _ path: String, at pointer: String) -> Problem {
    guard path.first == "/", !path.contains("?"), api.isServed("/sessions/s\(path)") else {
      return Problem(
        .invalidValue, "There is no command at '\(path)'.", pointer: pointer + "/path",
        hint: Detour(for: path[...], method)?.hint
          ?? "A path is relative to the session, as in /windows, and has no query.")
    }
    return Problem(
      .invalidValue, "\(method.rawValue) \(path) is no command.", pointer: pointer + "/method",
      hint: "Requests that change a session's state are commands; reads and batches are not.")
  }

  private func require<Value>(
    _ value: Value?, _ name: String, at pointer: String
  ) throws(Problem) -> Value {
    if let value { return value }
    throw Problem(
      .missingField, "'\(name)' is missing.", pointer: "\(pointer)/\(name)",
      exampleBody: BatchRequest.example)
  }
}

extension Body {
  /// Reads the requests of a batch, an array or a single one, each with its pointer; returns true for
  /// a single one.
  @discardableResult
  fileprivate static func eachRequest(
    of parts: RequestParts, _ visit: (BatchRequest, String) throws(Problem) -> Void
  ) throws(Problem) -> Bool {
    var isOne = false
    try read(parts, example: BatchRequest.example) { body throws(Problem) in
      isOne = try body.kind() == .object
      if isOne { return try visit(try body.batchRequest(), "") }
      try body.array { body, index throws(Problem) in
        guard index < WindowAPI.mostCommands else {
          throw body.invalid("A batch has at most \(WindowAPI.mostCommands) commands.")
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
