import HTTP
import Operations
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static func listViews(_ call: Call) throws(Problem) -> Response {
    let name = call.query("after")
    return try call.show { json, view throws(Problem) in
      let first = name.flatMap(Identifier.init).flatMap(view.application.view)
      guard name == nil || first != nil else {
        throw Problem(
          .invalidParameter, "after is the last view of the reply before, which is there no more.",
          example: call.curl())
      }
      json.views(of: view.application, after: first)
    }
  }

  static func getView(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .view)
    return try call.show { json, view throws(Problem) in
      json.fields(
        ofView: try call.view(identifier, in: view.application), in: view.application)
    }
  }
}

extension Call {
  /// The view with an identifier that the path names.
  func view(
    _ identifier: Identifier, in application: borrowing Application
  ) throws(Problem) -> NodeID {
    guard let id = application.view(identifier) else {
      throw .missing(.view, identifier.text, in: application)
    }
    return id
  }
}
