import HTTP
import JSON
import Operations
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
      else { throw .missing(.reference, text, in: view.application) }
      json.field("name", name.text)
      json.field("object", view.application.identifier(of: object).text)
    }
  }
}

