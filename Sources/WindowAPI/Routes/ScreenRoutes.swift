import HTTP
import JSON
import Operations
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static func listScreens(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.screens(of: view.application) }
  }

  static func getScreen(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .screen)
    return try call.show { json, view throws(Problem) in
      guard let screen = view.application.screen(identifier) else {
        throw .missing(.screen, identifier.text, in: view.application)
      }
      json.fields(of: screen, in: view.application)
    }
  }
}
