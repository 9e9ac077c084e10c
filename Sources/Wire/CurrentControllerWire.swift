package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes a result with the path to it, and the other algorithms' results, within an object.
  package mutating func currentController(
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
    objects("steps", query.steps) { json, step in
      json.name("object", step.object, in: application)
      json.field("outcome", step.outcome.rawValue)
      json.field("text", step.outcome.text)
    }
  }
}
