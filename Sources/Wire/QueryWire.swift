package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes a result and the path to it, within an object.
  package mutating func query(_ query: WindowQuery, in application: borrowing Application) {
    optionalField("window", query.window.map { application.identifier(of: $0).text })
    steps(query.steps, in: application)
  }

  /// Writes the windows that a query examined, in order, within an object.
  package mutating func steps(
    _ steps: [WindowQuery.Step], in application: borrowing Application
  ) {
    objects("steps", steps) { json, step in
      json.field("window", application.identifier(of: step.window).text)
      json.field("outcome", step.outcome.rawValue)
      json.field("text", step.outcome.text)
      json.field("rule", step.outcome.rule.rawValue)
    }
  }
}
