import HTTP
import JSON
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static func application(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.application(view.application) }
  }

  static func snapshot(_ call: Call) throws(Problem) -> Response {
    let session = try call.session()
    return try call.show { json, view in
      json.session(session, view)
      let start = json.count
      json.state(of: view.application)
      json.field("stateHash", StateHash(json, from: start, of: view.application).text)
    }
  }
}
