import HTTP
import JSON
import WindowModel
import WindowSessions

extension WindowAPI {
  static func becomeFirstResponder(_ call: Call) throws(Problem) -> Response {
    try call.performOnView { .becomeFirstResponder($0) }
  }

  static func resignFirstResponder(_ call: Call) throws(Problem) -> Response {
    try call.performOnView { .resignFirstResponder($0) }
  }

  static func controllerBecomeFirstResponder(_ call: Call) throws(Problem) -> Response {
    try call.performAsResponder { .becomeFirstResponder($0) }
  }

  static func controllerResignFirstResponder(_ call: Call) throws(Problem) -> Response {
    try call.performAsResponder { .resignFirstResponder($0) }
  }
}

extension Call {
  /// Carries out a command on the view that the path names, and replies whether it is first responder.
  fileprivate func performOnView(
    _ command: (Identifier) -> Command
  ) throws(Problem) -> Response {
    try checkEmptyBody()
    let identifier = try identifier(of: .view)
    // The command takes controllers too, which have a path of their own.
    try check { view throws(Problem) in
      guard !view.application.isController(identifier) else {
        throw missing(.view, identifier.text, in: view.application)
      }
    }
    return try perform(
      command(identifier),
      result: { json, application, id in json.firstResponder(id, in: application) })
  }

  /// Carries out a command on the controller that the path names.
  fileprivate func performAsResponder(
    _ command: (Identifier) -> Command
  ) throws(Problem) -> Response {
    try checkEmptyBody()
    let identifier = try identifier(of: .controller)
    try check { view throws(Problem) in _ = try controller(identifier, in: view.application) }
    return try perform(
      command(identifier),
      outcome: { json, application, turn in
        json.firstResponder(turn.subject.flatMap(\.node), in: application)
      })
  }
}

extension JSONWriter {
  fileprivate mutating func firstResponder(
    _ id: NodeID?, in application: borrowing Application
  ) {
    guard let id else { return null() }
    beginObject()
    field("id", application.identifier(of: id).text)
    name("window", application.responderWindow(of: id), in: application)
    field("isFirstResponder", application.isFirstResponder(id))
    endObject()
  }
}
