import CodePrinting
package import HTTP
package import JSON
package import RequestBodies
package import WindowModel
import WindowSessions
import Wire

/// The complete description of an operation that carries out one command of a session.
///
/// A class, so that each command of a log refers to it without a copy.
///
/// It determines the route, the parsing of a request, the log's record, the reply, the printed code and
/// the operation's part of the contract.
package final class Write: Sendable {
  /// The name of the operation: its operationId in the contract and its name in the log.
  package let name: String
  /// The name of its command in events: UIKit's name if it has one.
  package let commandName: String
  /// The method of its request.
  package let method: HTTP.Method
  /// The path of its request, relative to the session's.
  package let path: String
  /// Makes the command from the path's name and the body.
  package let command: @Sendable (RequestParts) throws(Problem) -> Command
  /// Checks the session before the command, for a better error than the model's. Not in a batch,
  /// whose earlier commands have not been carried out yet.
  package let check: Check?
  /// The part of the reply about the object that the command made or changed.
  package let outcome: Outcome
  /// The kind of the object in the path; nil for none, or for a variable.
  package let kind: Refusal.Kind?
  /// The collection of a new object; nil if none is made.
  package let collection: String?
  /// Whether it may take long regardless of the session's size.
  package let takesLong: Bool
  /// Adds its code to a program.
  let code: CodeCommand
  /// The operation in the contract: YAML, without the parts derived from this description.
  let contract: String
  /// Whether the body of a request may have fields.
  let hasFields: @Sendable () -> Bool

  package typealias Check = @Sendable (Command, borrowing Application) throws(Problem) -> Void

  /// Describes an operation.
  ///
  /// `what` is an error's name for the body, by default the operation's name. The body's `fields` are read into
  /// the command, and `finish` checks them together.
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

  /// Describes an operation whose body has other fields than its command: those of `new`, from
  /// which `action` makes the command.
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
      // The body of a DELETE is ignored.
      if hasBody { try Body.read(parts, what, fields(), into: &record) }
      if !isNameFirst { try name?(parts, &record) }
      return Command(try action(record))
    }
  }

  /// Writes the object that a command made or changed, as it is at the end of the turn.
  package struct Outcome: Sendable {
    /// The name of the reply in the contract; nil if the operation has its own.
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
    /// A stack from which a controller was popped.
    static let pop = Outcome(reply: "PopReply", controller.body)
    /// `null`: the object is gone.
    static let null = Outcome { json, _, _, _ in json.null() }
  }
}
