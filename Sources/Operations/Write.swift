import CodePrinting
package import HTTP
package import JSON
package import RequestBodies
package import WindowModel
import WindowSessions
import Wire

/// The description of an operation that carries out one command of a session: all there is to say of it.
///
/// A class, so that each command of a log has it without a copy.
///
/// The route, the reading of a request, the record of the log, the reply, the code that it is told as and
/// its part of the contract derive from it.
package final class Write: Sendable {
  /// The name of the operation: its operationId in the contract and its name in the log.
  package let name: String
  /// The name of its command in events, UIKit's where UIKit has one.
  package let commandName: String
  /// The method of a request for it.
  package let method: HTTP.Method
  /// The path of a request for it, below the session's.
  package let path: String
  /// Reads the command from what the path names and from the body.
  package let command: @Sendable (RequestParts) throws(Problem) -> Command
  /// Looks at the session before the command, where the model alone would say less; not in a batch,
  /// where the commands before have not been carried out.
  package let check: Check?
  /// What the reply has of the object that the command made or spoke to.
  package let outcome: Outcome
  /// The kind of the object that the path names; nil where it names none, or a variable.
  package let kind: Refusal.Kind?
  /// The collection in which a new object is found; nil where none is made.
  package let collection: String?
  /// Whether it may take long whatever the session holds.
  package let takesLong: Bool
  /// Adds what it is in code to a program.
  let code: CodeCommand
  /// The operation in the contract: YAML, without what the rest of the description says.
  let contract: String
  /// Whether the body of a request may have fields.
  let hasFields: @Sendable () -> Bool

  package typealias Check = @Sendable (Command, borrowing Application) throws(Problem) -> Void

  /// Describes an operation.
  ///
  /// `what` is what an error calls the body, the operation's name unless it is given. The body's `fields` are read
  /// into the command, and `finish` looks at them together.
  convenience init<Action: CommandAction>(
    _ name: String, _ action: Action.Type, _ place: Place<Action>, what: String? = nil,
    fields: @escaping @autoclosure @Sendable () -> [Body.Field<Action>] = [],
    finish: (@Sendable (inout Action) throws(Problem) -> Void)? = nil, check: Check? = nil,
    outcome: Outcome = .view, takesLong: Bool = false, code: CodeCommand,
    contract: String
  ) {
    self.init(
      name, place, what: what, { Action() }, fields: fields(), check: check,
      outcome: outcome, takesLong: takesLong, code: code, contract: contract
    ) { action throws(Problem) in
      var action = action
      try finish?(&action)
      return action
    }
  }

  /// Describes an operation whose body has other fields than its command: those of `new`, of which
  /// `action` makes the command.
  init<Record, Action: CommandAction>(
    _ name: String, _ place: Place<Record>, what: String? = nil,
    _ new: @escaping @Sendable () -> Record,
    fields: @escaping @autoclosure @Sendable () -> [Body.Field<Record>], check: Check? = nil,
    outcome: Outcome = .view, takesLong: Bool = false, code: CodeCommand,
    contract: String,
    _ action: @escaping @Sendable (Record) throws(Problem) -> Action
  ) {
    self.name = name
    commandName = Action.name
    method = place.method
    path = place.path
    kind = place.kind
    collection = place.collection
    self.check = check
    self.outcome = outcome
    self.takesLong = takesLong
    self.code = code
    self.contract = contract
    hasFields = { !fields().isEmpty }
    let what = what ?? name
    let (name, isNameFirst) = (place.name, place.isNameFirst)
    let hasBody = place.method != .delete
    command = { parts throws(Problem) in
      var record = new()
      if isNameFirst { try name?(parts, &record) }
      // The body of a DELETE is left alone.
      if hasBody { try Body.read(parts, what, fields(), into: &record) }
      if !isNameFirst { try name?(parts, &record) }
      return Command(try action(record))
    }
  }

  /// Writes the object that a command made or spoke to, as it is at the end of the turn.
  package struct Outcome: Sendable {
    /// The name of the reply in the contract; nil where the operation has one of its own.
    let reply: String?
    private let body: @Sendable (inout JSONWriter, borrowing Application, Turn, Command) -> Void

    init(
      reply: String? = nil,
      _ body: @escaping @Sendable (inout JSONWriter, borrowing Application, Turn, Command) -> Void
    ) {
      self.reply = reply
      self.body = body
    }

    package func write(
      _ command: Command, _ turn: Turn, in application: borrowing Application,
      to json: inout JSONWriter
    ) {
      body(&json, application, turn, command)
    }

    /// A view.
    static let view = Outcome(reply: "ViewReply") { json, application, turn, _ in
      json.view(turn.result, in: application)
    }
    /// A window.
    static let window = Outcome(reply: "WindowReply", view.body)
    /// A controller.
    static let controller = Outcome(reply: "ControllerReply") { json, application, turn, _ in
      if case .controller(let id) = turn.subject {
        json.controller(id, in: application)
      } else {
        json.null()
      }
    }
    /// A stack that something was popped off.
    static let pop = Outcome(reply: "PopReply", controller.body)
    /// Nothing: it is gone.
    static let null = Outcome { json, _, _, _ in json.null() }
  }
}
