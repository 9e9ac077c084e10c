import HTTP
import JSON
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static func systemWindows(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in
      json.key("systemWindows")
      json.beginArray()
      for window in view.application.systemWindows {
        json.systemWindow(window, in: view.application)
      }
      json.endArray()
    }
  }
}
