import HTTP
import JSON
import Operations
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static func listScenes(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.scenes(of: view.application) }
  }

  static func getScene(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .scene)
    return try call.show { json, view throws(Problem) in
      guard let scene = view.application.scene(identifier) else {
        throw .missing(.scene, identifier.text, in: view.application)
      }
      json.fields(of: scene, in: view.application)
    }
  }
}
