import HTTP
import JSON
import WindowModel
import WindowSessions

extension WindowAPI {
  static func application(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.application(view.application) }
  }

  static func snapshot(_ call: Call) throws(Problem) -> Response {
    let session = try call.session()
    return try call.show { json, view in
      json.session(session, view)
      json.key("application")
      json.beginObject()
      json.application(view.application)
      json.endObject()
      json.screens(of: view.application)
      json.windows(of: view.application)
      json.references(of: view.application)
    }
  }
}

extension JSONWriter {
  /// An application, within an object.
  fileprivate mutating func application(_ application: borrowing Application) {
    optionalField("keyWindow", application.keyWindow.map { application.identifier(of: $0).text })
    key("windows")
    beginArray()
    for id in application.windows { value(application.identifier(of: id).text) }
    endArray()
    key("delegate")
    beginObject()
    let window = application.object(heldBy: .delegateWindow)
    optionalField("window", window.map { application.identifier(of: $0).text })
    endObject()
  }
}
