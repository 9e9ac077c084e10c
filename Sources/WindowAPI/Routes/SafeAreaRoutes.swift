import HTTP
import JSON
import Operations
import WindowModel
import WindowSessions

extension WindowAPI {
  static func safeAreaInsets(_ call: Call) throws(Problem) -> Response {
    let identifier = try call.identifier(of: .view)
    return try call.show { json, view throws(Problem) in
      guard let id = view.application.view(identifier) else {
        throw .missing(.view, identifier.text, in: view.application)
      }
      let insets = view.application.safeAreaInsets(of: id)
      json.field("top", insets.top)
      json.field("left", insets.left)
      json.field("bottom", insets.bottom)
      json.field("right", insets.right)
    }
  }
}
