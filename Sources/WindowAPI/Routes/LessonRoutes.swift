import HTTP
import Operations

extension WindowAPI {
  static func lessons(_ call: Call) throws(Problem) -> Response {
    if let response = call.api.web.response("lessons.json", to: call) { return response }
    throw Problem(.notFound, "There are no lessons.")
  }

  static func lesson(_ call: Call) throws(Problem) -> Response {
    let name = try call.parameter(0)
    if let response = call.api.web.response("\(name).json", in: "lessons/", to: call) {
      return response
    }
    throw Problem(
      .notFound, "There is no lesson '\(name)'.", example: "curl \(call.address)/lessons")
  }
}
