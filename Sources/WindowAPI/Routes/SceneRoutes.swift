import HTTP
import JSON
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static func listScenes(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.scenes(of: view.application) }
  }

  static func getScene(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .scene)
    return try call.show { json, view throws(Problem) in
      guard let scene = view.application.scene(identifier) else {
        throw call.missing(.scene, identifier.text, in: view.application)
      }
      json.fields(of: scene, in: view.application)
    }
  }

  static let connectScene = Write(
    location: .made(in: "scenes"),
    outcome: .init { json, application, turn, _ in
      // Null where a later command of the same batch disconnected it.
      guard case .scene(let identifier)? = turn.subject,
        let scene = application.scene(identifier)
      else { return json.null() }
      json.scene(scene, in: application)
    }
  ) { call throws(Problem) in
    var scene = NewScene()
    try Body.read(call, "a scene", NewScene.fields, into: &scene)
    return .connectScene(identifier: scene.identifier, screen: scene.screen)
  }

  static let disconnectScene = Write(outcome: .null) { call throws(Problem) in
    .disconnectScene(try call.identifier(of: .scene))
  }
}

/// What a request that connects a scene asks for.
private struct NewScene {
  var identifier: Identifier?
  var screen = Identifier.main

  static let fields: [Body.Field<NewScene>] = [
    .init("id", example: "\"left\"") { body, it throws(Problem) in
      it.identifier = try body.identifier()
    },
    .init("screen", example: "\"main\"") { body, it throws(Problem) in
      it.screen = try body.identifier()
    },
  ]
}
