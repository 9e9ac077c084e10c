import HTTP
import JSON
import Operations
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static func listAlerts(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in
      json.key("alerts")
      json.beginArray()
      for (id, alertView) in view.application.alertViews {
        json.alertView(id, alertView, in: view.application)
      }
      json.endArray()
    }
  }

  static func getAlert(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .alert)
    return try call.show { json, view throws(Problem) in
      guard let alertView = view.application.alertView(identifier),
        let id = view.application.view(identifier)
      else { throw .missing(.alert, identifier.text, in: view.application) }
      json.fields(of: alertView, id, in: view.application)
    }
  }
}
