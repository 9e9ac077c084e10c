import HTTP
import JSON
import WindowModel
import WindowSessions

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
        .invalidParameter, "Only responderChain and topMost begin at a view.",
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
  /// The view that a search begins at.
  fileprivate func start(
    _ name: String, in application: borrowing Application
  ) throws(Problem) -> NodeID {
    guard let id = Identifier(name).flatMap(application.view) else {
      let hint = missing(.view, name, in: application).hint
      throw Problem(.invalidParameter, "There is no view '\(name)'.", hint: hint)
    }
    return id
  }
}

extension JSONWriter {
  /// An answer with the way to it, and what the other algorithms answer, within an object.
  fileprivate mutating func currentController(
    by algorithm: CurrentControllerAlgorithm, from view: NodeID?,
    in application: borrowing Application
  ) {
    let query = application.currentController(by: algorithm, from: view)
    field("algorithm", algorithm.rawValue)
    name("controller", query.controller, in: application)
    field("rule", algorithm.rule.rawValue)
    steps(of: query, in: application)
    key("others")
    beginArray()
    for other in CurrentControllerAlgorithm.allCases where other != algorithm {
      let found = application.currentController(by: other, from: other.beginsAtView ? view : nil)
      beginObject()
      field("algorithm", other.rawValue)
      name("controller", found.controller, in: application)
      field("agrees", found.controller == query.controller)
      if found.controller != query.controller, let step = found.parting(from: query) {
        field("because", step.outcome.text)
      }
      endObject()
    }
    endArray()
  }

  private mutating func steps(
    of query: CurrentControllerQuery, in application: borrowing Application
  ) {
    key("steps")
    beginArray()
    for step in query.steps {
      beginObject()
      name("object", step.object, in: application)
      field("outcome", step.outcome.rawValue)
      field("text", step.outcome.text)
      endObject()
    }
    endArray()
  }
}
