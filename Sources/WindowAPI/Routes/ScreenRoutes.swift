import HTTP
import JSON
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static func listScreens(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.screens(of: view.application) }
  }

  static func getScreen(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .screen)
    return try call.show { json, view throws(Problem) in
      guard let screen = view.application.screen(identifier) else {
        throw call.missing(.screen, identifier.text, in: view.application)
      }
      json.fields(of: screen, in: view.application)
    }
  }

  static let connectScreen = Write(
    location: .made(in: "screens"),
    outcome: .init { json, application, turn, _ in
      // Null where a later command of the same batch disconnected it.
      guard case .screen(let identifier)? = turn.subject,
        let screen = application.screen(identifier)
      else { return json.null() }
      json.beginObject()
      json.fields(of: screen, in: application)
      json.endObject()
    }
  ) { call throws(Problem) in
    var screen = NewScreen()
    try Body.read(call, "a screen", NewScreen.fields, into: &screen)
    guard let size = screen.size else {
      throw Problem(
        .missingField, "'size' is missing.", pointer: "/size",
        example: call.curl(json: "{\"size\":[1280,720]}"))
    }
    return .connectScreen(identifier: screen.identifier, size: size, scale: screen.scale)
  }

  static let disconnectScreen = Write(outcome: .null) { call throws(Problem) in
    .disconnectScreen(try call.identifier(of: .screen))
  }
}

/// What a request that connects a screen asks for.
private struct NewScreen {
  var identifier: Identifier?
  var size: Size?
  var scale = 1.0

  static let fields: [Body.Field<NewScreen>] = [
    .init("size", example: "[1280,720]") { body, it throws(Problem) in it.size = try body.size() },
    .init("id", example: "\"tv\"") { body, it throws(Problem) in
      it.identifier = try body.identifier()
    },
    .init("scale", example: "1") { body, it throws(Problem) in it.scale = try body.number() },
  ]
}
