import HTTP
import JSON
import WindowModel
import WindowSessions

/// Writes what a turn made or spoke to.
typealias Outcome = (inout JSONWriter, borrowing Application, Turn) -> Void

/// What a request within a batch would do: taken down, to be done with the others in one turn.
final class Recording {
  private(set) var command: Command?
  private(set) var outcome: Outcome?

  func record(_ command: Command, _ outcome: @escaping Outcome) {
    self.command = command
    self.outcome = outcome
  }
}

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
    var isOne = false
    try Body.read(call, example: BatchRequest.example) { body throws(Problem) in
      isOne = try body.kind() == .object
      if isOne { return requests.append(try body.batchRequest()) }
      try body.array { body, index throws(Problem) in
        guard index < mostCommands else {
          throw body.invalid("A batch has \(mostCommands) commands at most.")
        }
        requests.append(try body.batchRequest())
      }
    }
    if isOne, let request = requests.first {
      let (command, outcome) = try call.record(request, at: "")
      do { return try call.perform(command, outcome: outcome) } catch {
        throw error.inBatch(at: "")
      }
    }
    var commands: [Command] = []
    var outcomes: [Outcome] = []
    for (index, request) in requests.enumerated() {
      let (command, outcome) = try call.record(request, at: "/\(index)")
      commands.append(command)
      outcomes.append(outcome)
    }
    let room = call.replyBytes
    return try call.perform(.batch(commands)) { json, application, turn in
      var omitted = 0
      json.beginArray()
      for (outcome, part) in zip(outcomes, turn.parts) {
        if json.count < room { outcome(&json, application, part) } else { omitted += 1 }
      }
      json.endArray()
      if omitted > 0 { json.field("omittedResults", omitted) }
    }
  }
}

extension Call {
  /// The command that a request stands for, which is at `pointer` in the body.
  fileprivate func record(
    _ request: BatchRequest, at pointer: String
  ) throws(Problem) -> (Command, Outcome) {
    let call = try read(request, under: sessionPath, at: pointer)
    guard call.route.isCommand else { throw noCommand(request, at: pointer) }
    return try call.takeDown(at: pointer)
  }

  /// The same for a request of a log, which may be a batch.
  func logged(_ request: BatchRequest, at pointer: String) throws(Problem) -> SourcedCommand {
    let call = try read(request, under: "/sessions/s", at: pointer)
    guard call.route.isCommand || call.route.isBatch else {
      throw noCommand(request, at: pointer)
    }
    return SourcedCommand(try call.takeDown(at: pointer).0, source: call.source)
  }

  private func read(
    _ request: BatchRequest, under sessionPath: String, at pointer: String
  ) throws(Problem) -> Call {
    let source = CommandSource(
      try require(request.method, "method", at: pointer),
      try require(request.path, "path", at: pointer), body: request.body)
    guard source.path.first == "/",
      let call = Call(reading: source, under: sessionPath, host: self.request[.host])
    else {
      throw Problem(
        .invalidValue, "No command is at '\(source.path)'.", pointer: pointer + "/path",
        hint: "A path is relative to the session, as in /windows, and has no query.")
    }
    guard call.route.method == source.method else { throw noCommand(request, at: pointer) }
    return call
  }

  private func noCommand(_ request: BatchRequest, at pointer: String) -> Problem {
    Problem(
      .invalidValue, "\(request.method?.rawValue ?? "") \(request.path ?? "") is no command.",
      pointer: pointer + "/method",
      hint: "What changes a session's state is a command; reading and a batch itself are not.")
  }

  private func takeDown(at pointer: String) throws(Problem) -> (Command, Outcome) {
    do { _ = try route.respond(self) } catch { throw error.inBatch(at: pointer) }
    guard let command = recording?.command, let outcome = recording?.outcome else {
      throw Problem(.internalError, "\(route.operation) took no command down.")
    }
    return (command, outcome)
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

extension Route {
  /// Whether it carries out one command of a session, which can stand in a batch.
  var isCommand: Bool { query.contains("dryRun") && !isBatch && operation != "runCode" }
  /// Whether it carries out several.
  var isBatch: Bool { operation == "runCommands" }
}

extension Body {
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
