import HTTP
import Operations
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static func listControllers(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.controllers(of: view.application) }
  }

  static func getController(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .controller)
    return try call.show { json, view throws(Problem) in
      let id = try call.controller(identifier, in: view.application)
      json.fields(ofController: id, in: view.application)
    }
  }
}

extension Call {
  /// The controller with an identifier that the path names.
  func controller(
    _ identifier: Identifier, in application: borrowing Application
  ) throws(Problem) -> NodeID {
    guard let id = application.controller(identifier) else {
      throw .missing(.controller, identifier.text, in: application)
    }
    return id
  }
}
