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
}

extension Call {
  /// The variable that the path names.
  func referenceName() throws(Problem) -> ReferenceName {
    guard let name = ReferenceName(try parameter(1)) else {
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
