import HTTP
import JSON
import WindowModel
import WindowSessions
import Wire

extension WindowAPI {
  static func listReferences(_ call: Call) throws(Problem) -> Response {
    try call.show { json, view in json.references(of: view.application) }
  }

  static func getReference(_ call: Call) throws(Problem) -> Response {
    let text = try call.parameter(1)
    return try call.show { json, view throws(Problem) in
      guard let name = ReferenceName(text), let object = view.application.object(heldBy: name)
      else { throw call.missing(.reference, text, in: view.application) }
      json.field("name", name.text)
      json.field("object", view.application.identifier(of: object).text)
    }
  }

  static let setReference = Write(
    location: .named(in: "references"),
    outcome: .init { json, application, _, command in
      guard let set = command.action as? SetReference else { return json.null() }
      json.reference(set.reference, application.object(heldBy: set.reference), in: application)
    }
  ) { call throws(Problem) in
    let name = try name(call)
    var object: Identifier??
    try Body.read(call, "a reference", fields, into: &object)
    guard let object else {
      throw Problem(
        .missingField, "'object' is missing.", pointer: "/object",
        example: call.curl(json: "{\"object\":\"window1\"}"))
    }
    return .setReference(name, to: object)
  }

  static let clearReference = Write(
    check: { call, view throws(Problem) in
      let name = try name(call)
      if view.application.object(heldBy: name) == nil {
        throw call.missing(.reference, name.text, in: view.application)
      }
    },
    outcome: .init { json, application, turn, command in
      guard let set = command.action as? SetReference else { return json.null() }
      json.reference(set.reference, turn.result, in: application)
    }
  ) { call throws(Problem) in
    .setReference(try name(call), to: nil)
  }

  private static let fields = [
    Body.Field<Identifier??>("object", example: "\"window1\"") { body, it throws(Problem) in
      it = .some(try body.optionalIdentifier())
    }
  ]

  private static func name(_ call: Call) throws(Problem) -> ReferenceName {
    let text = try call.parameter(1)
    guard let name = ReferenceName(text) else {
      throw Problem(.invalidParameter, ReferenceName.shape)
    }
    return name
  }
}

extension ReferenceName {
  /// What such a name looks like, for the error that another does not.
  static let shape =
    "A reference's name is a letter and then letters, digits, ., _ or -, 64 characters at most."
}
