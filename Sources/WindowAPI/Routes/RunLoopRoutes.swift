import HTTP
import JSON
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static func getRunLoop(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.fields(ofRunLoopIn: view.application) }
  }
}
