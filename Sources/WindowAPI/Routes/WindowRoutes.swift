import HTTP
import Pictures
import WindowModel
import WindowSessions
import Wire

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

  static let createWindow = Write(location: .made(in: "windows")) { call throws(Problem) in
    var window = NewWindow()
    try Body.read(call, "a new window", NewWindow.fields, into: &window)
    return .createWindow(
      identifier: window.identifier, class: window.viewClass, properties: window.properties,
      retained: window.retained)
  }

  static let changeWindow = Write { call throws(Problem) in
    var properties = WindowProperties()
    try Body.read(call, "a window", WindowProperties.fields, into: &properties)
    return .changeWindow(try call.identifier(of: .window), properties)
  }

  static let releaseWindow = Write { call throws(Problem) in
    .release(try call.identifier(of: .window), as: .window)
  }

  static let makeKeyAndVisible = Write { call throws(Problem) in
    try call.checkEmptyBody()
    return .makeKeyAndVisible(try call.identifier(of: .window))
  }

  static let makeKey = Write { call throws(Problem) in
    try call.checkEmptyBody()
    return .makeKey(try call.identifier(of: .window))
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
