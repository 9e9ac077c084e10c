import HTTP
import JSON
import Pictures
import Problems
import WindowModel
import WindowService
import WindowSessions
import Wire

extension WindowAPI {
  static func keyWindowQuery(_ call: Call) throws(Problem) -> Response {
    try call.show("keyWindow") { application in application.keyWindowQuery }
  }

  static func findKeyWindowQuery(_ call: Call) throws(Problem) -> Response {
    try call.show("findKeyWindow") { application in application.findKeyWindowQuery }
  }

  static func delegateWindowQuery(_ call: Call) throws(Problem) -> Response {
    try call.show("delegate.window") { application in application.delegateWindowQuery }
  }

  static func windowsQuery(_ call: Call) throws(Problem) -> Response {
    try call.show { view in
      QueryText.bytes(of: view.application.windowsQuery, in: view.application)
    } json: { json, view in
      json.array("windows", view.application.listedWindows) { json, id in
        json.value(view.application.identifier(of: id).text)
      }
      json.steps(view.application.windowsQuery, in: view.application)
    }
  }
}

extension Call {
  /// Writes the resulting window and the windows that were examined.
  fileprivate func show(
    _ name: String, _ query: (borrowing Application) -> WindowQuery
  ) throws(Problem) -> Response {
    try show { view in
      QueryText.bytes(of: query(view.application), name, in: view.application)
    } json: { json, view in
      json.query(query(view.application), in: view.application)
    }
  }
}

extension WindowAPI {
  static func currentControllerQuery(_ call: Call) throws(Problem) -> Response {
    let algorithms = CurrentControllerAlgorithm.allCases
    let text = call.query("algorithm") ?? algorithms[0].rawValue
    guard let algorithm = CurrentControllerAlgorithm(rawValue: text) else {
      throw Problem(
        .invalidParameter,
        "algorithm is one of: \(algorithms.map(\.rawValue).joined(separator: ", ")).",
        hint: didYouMean(text, among: algorithms.map(\.rawValue)))
    }
    let viewName = call.query("view")
    guard viewName == nil || algorithm.beginsAtView else {
      throw Problem(
        .invalidParameter, "Only responderChain and topMost start at a view.",
        example: call.curl(query: "?algorithm=responderChain&view=\(viewName ?? "")"))
    }
    return try call.show { view throws(Problem) in
      let start = try viewName.map { name throws(Problem) in
        try call.start(name, in: view.application)
      }
      return QueryText.bytes(
        of: view.application.currentController(by: algorithm, from: start), in: view.application)
    } json: { json, view throws(Problem) in
      let start = try viewName.map { name throws(Problem) in
        try call.start(name, in: view.application)
      }
      json.currentController(by: algorithm, from: start, in: view.application)
    }
  }
}

extension Call {
  /// Returns the view at which a search starts.
  fileprivate func start(
    _ name: String, in application: borrowing Application
  ) throws(Problem) -> NodeID {
    guard let id = Identifier(name).flatMap(application.view) else {
      let hint = Problem.missing(.view, name, in: application).hint
      throw Problem(.invalidParameter, "There is no view '\(name)'.", hint: hint)
    }
    return id
  }
}
