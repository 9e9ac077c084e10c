import HTTP
import JSON
import Pictures
import WindowModel
import WindowSessions
import Wire

/// An operation that carries out one command of a session: how a request becomes the command, and what
/// the reply says of it.
struct Write: Sendable {
  /// Reads the command from what the path names and from the body.
  let command: @Sendable (Call) throws(Problem) -> Command
  /// Looks at the session before the command, where the model alone would say less; not in a batch,
  /// where the commands before have not been carried out.
  let check: (@Sendable (Call, borrowing Session.View) throws(Problem) -> Void)?
  /// Where a new object is found.
  let location: Location?
  /// What the reply has of the object that the command made or spoke to.
  let outcome: Outcome

  init(
    check: (@Sendable (Call, borrowing Session.View) throws(Problem) -> Void)? = nil,
    location: Location? = nil, outcome: Outcome = .view,
    _ command: @escaping @Sendable (Call) throws(Problem) -> Command
  ) {
    self.command = command
    self.check = check
    self.location = location
    self.outcome = outcome
  }

  /// The path of a new object, below the session's.
  enum Location: Sendable {
    /// In a collection, by the identifier that it got.
    case made(in: String)
    /// In a collection, by the name that the request's path has.
    case named(in: String)
  }

  /// Writes the object that a command made or spoke to, as it is at the end of the turn.
  struct Outcome: Sendable {
    private let body: @Sendable (inout JSONWriter, borrowing Application, Turn, Command) -> Void

    init(
      _ body: @escaping @Sendable (inout JSONWriter, borrowing Application, Turn, Command) -> Void
    ) {
      self.body = body
    }

    func write(
      _ command: Command, _ turn: Turn, in application: borrowing Application,
      to json: inout JSONWriter
    ) {
      body(&json, application, turn, command)
    }

    /// A view or a window.
    static let view = Outcome { json, application, turn, _ in
      json.view(turn.result, in: application)
    }
    /// A controller.
    static let controller = Outcome { json, application, turn, _ in
      if case .controller(let id) = turn.subject {
        json.controller(id, in: application)
      } else {
        json.null()
      }
    }
    /// Nothing: it is gone.
    static let null = Outcome { json, _, _, _ in json.null() }
  }
}

extension Call {
  /// Carries out the command that the request asks for.
  func perform(_ write: Write) throws(Problem) -> Response {
    let command = try write.command(self)
    if let check = write.check {
      try self.check { view throws(Problem) in try check(self, view) }
    }
    if route.produces.contains(Route.text), form == Route.text {
      return try performAsText(command)
    }
    return try perform(command, logged, location: write.location) { json, application, turn in
      write.outcome.write(command, turn, in: application, to: &json)
    }
  }

  /// Carries out an input or an action and replies as text whom it was offered to.
  private func performAsText(_ command: Command) throws(Problem) -> Response {
    guard query("as") == nil else {
      throw Problem(
        .invalidParameter, "as goes with a reply in JSON, which has a place for code.",
        example: curl(options: "-H 'Accept: application/json'", query: "?as=swift"))
    }
    return try carryOut(command, logged) { view, commit, isDryRun in
      let entityTag = isDryRun ? nil : commit.revision
      if prefersMinimal {
        return Response(
          .noContent, entityTag: entityTag,
          headers: [HeaderField(.preferenceApplied, "return=minimal")])
      }
      return Response(
        .ok, contentType: textType, entityTag: entityTag,
        body: .bytes(InputText.bytes(of: commit.turn, in: view.application)))
    }
  }

  /// The path of what a command made.
  func path(of made: Identifier, _ location: Write.Location) -> String {
    switch location {
    case .made(let collection): "\(sessionPath)/\(collection)/\(made)"
    case .named(let collection): "\(sessionPath)/\(collection)/\(name)"
    }
  }
}
