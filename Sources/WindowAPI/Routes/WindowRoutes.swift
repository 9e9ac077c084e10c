import HTTP
import Operations
import Pictures
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static func listWindows(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.windows(of: view.application, listedOnly: true) }
  }

  static func getWindow(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .window)
    return try call.show { json, view throws(Problem) in
      guard let id = view.application.window(identifier) else {
        throw .missing(.window, identifier.text, in: view.application)
      }
      json.fields(ofView: id, in: view.application)
    }
  }

  static func windowTable(_ call: Call) throws(Problem) -> Response {
    try call.showText { WindowTable.bytes(of: $0.application) }
  }
}
