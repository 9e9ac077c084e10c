import HTTP
import JSON
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static let sendInput = Write(
    outcome: .init { json, application, _, _ in json.focus(of: application) }
  ) { call throws(Problem) in
    var input = NewInput()
    try Body.read(call, "an input", NewInput.fields, into: &input)
    return .input(try input.input(for: call))
  }

  static let sendAction = Write(
    outcome: .init { json, application, turn, _ in
      json.beginObject()
      json.field("returns", turn.result != nil)
      json.name("responder", turn.result, in: application)
      json.endObject()
    }
  ) { call throws(Problem) in
    var action = NewAction()
    try Body.read(call, "an action", NewAction.fields, into: &action)
    guard let selector = action.selector else {
      throw Problem(
        .missingField, "'action' is missing.", pointer: "/action",
        example: call.curl(json: #"{"action":"copy:"}"#))
    }
    return .sendAction(selector, to: action.target, from: action.sender)
  }

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

/// What a request that sends an action asks for.
private struct NewAction {
  var selector: Selector?
  var target: Identifier?
  var sender: Identifier?

  static let fields: [Body.Field<NewAction>] = [
    .init("action", example: "\"copy:\"") { body, it throws(Problem) in
      it.selector = try body.selector()
    },
    .init("to", example: "null") { body, it throws(Problem) in
      it.target = try body.optionalIdentifier()
    },
    .init("from", example: "\"button\"") { body, it throws(Problem) in
      it.sender = try body.optionalIdentifier()
    },
  ]
}
