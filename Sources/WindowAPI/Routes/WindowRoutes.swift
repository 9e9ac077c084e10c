import HTTP
import JSON
import WindowModel
import WindowSessions

extension WindowAPI {
  static func listWindows(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.windows(of: view.application) }
  }

  static func getWindow(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .window)
    return try call.show { json, view throws(Problem) in
      guard let id = view.application.window(identifier) else {
        throw call.missing(.window, identifier.text, in: view.application)
      }
      json.fields(ofView: id, in: view.application)
    }
  }

  static func createWindow(_ call: Call) throws(Problem) -> Response {
    var window = NewWindow()
    try Body.read(call, "a new window", NewWindow.fields, into: &window)
    let collection = call.sessionPath + "/windows/"
    return try call.perform(
      .createWindow(
        identifier: window.identifier, class: window.viewClass, properties: window.properties,
        retained: window.retained),
      location: { collection + $0.text })
  }

  static func changeWindow(_ call: Call) throws(Problem) -> Response {
    var properties = WindowProperties()
    try Body.read(call, "a window", WindowProperties.fields, into: &properties)
    return try call.perform(.changeWindow(call.identifier(of: .window), properties))
  }

  static func releaseWindow(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .window)
    // An identifier is never used twice, so what is a window now is no other view later.
    try call.check { view throws(Problem) in
      if view.application.window(identifier) == nil {
        throw call.missing(.window, identifier.text, in: view.application)
      }
    }
    return try call.perform(.release(identifier))
  }

  static func makeKeyAndVisible(_ call: Call) throws(Problem) -> Response {
    try call.checkEmptyBody()
    return try call.perform(.makeKeyAndVisible(call.identifier(of: .window)))
  }

  static func makeKey(_ call: Call) throws(Problem) -> Response {
    try call.checkEmptyBody()
    return try call.perform(.makeKey(call.identifier(of: .window)))
  }

  static func windowTable(_ call: Call) throws(Problem) -> Response {
    try call.showText { WindowTable.bytes(of: $0.application) }
  }
}

extension Call {
  /// An action that takes nothing takes no body, or an object without fields.
  func checkEmptyBody() throws(Problem) {
    var nothing: Void = ()
    try Body.read(self, "\(route.operation)", [], into: &nothing)
  }
}
