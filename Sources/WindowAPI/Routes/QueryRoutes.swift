import HTTP
import JSON
import Pictures
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static func keyWindowQuery(_ call: Call) throws(Problem) -> Response {
    try call.show("keyWindow") { application in application.keyWindowQuery }
  }

  static func findKeyWindowQuery(_ call: Call) throws(Problem) -> Response {
    try call.show("findKeyWindow") { application in application.findKeyWindowQuery }
  }

  static func delegateWindowQuery(_ call: Call) throws(Problem) -> Response {
    try call.show("delegate.window") { application in application.delegateWindowQuery }
  }

  static func windowsQuery(_ call: Call) throws(Problem) -> Response {
    try call.show { view in
      QueryText.bytes(of: view.application.windowsQuery, in: view.application)
    } json: { json, view in
      json.key("windows")
      json.beginArray()
      for id in view.application.listedWindows {
        json.value(view.application.identifier(of: id).text)
      }
      json.endArray()
      json.steps(view.application.windowsQuery, in: view.application)
    }
  }
}

extension Call {
  /// Which window it is and who was looked at.
  fileprivate func show(
    _ name: String, _ query: (borrowing Application) -> WindowQuery
  ) throws(Problem) -> Response {
    try show { view in
      QueryText.bytes(of: query(view.application), name, in: view.application)
    } json: { json, view in
      json.query(query(view.application), in: view.application)
    }
  }
}
