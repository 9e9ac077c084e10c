package import JSON
package import WindowModel

/// Queries about windows, controllers and responders as text: the objects examined, in order, and the result
/// as code would print it.
package enum QueryText {
  package static func bytes(
    of query: WindowQuery, _ name: String, in application: borrowing Application
  ) -> ByteBuffer {
    var buffer = bytes(of: query.steps, in: application)
    buffer.append(
      "\(name) = \(query.window.map { application.identifier(of: $0).text } ?? "nil")\n")
    return buffer
  }

  package static func bytes(
    of steps: [WindowQuery.Step], in application: borrowing Application
  ) -> ByteBuffer {
    var buffer = ByteBuffer()
    for step in steps {
      let name = application.identifier(of: step.window)
      buffer.append("\(name): \(step.outcome.text) \(step.outcome.rule.rawValue)\n")
    }
    return buffer
  }

  /// Returns the path to the current controller, and the controller.
  package static func bytes(
    of query: CurrentControllerQuery, in application: borrowing Application
  ) -> ByteBuffer {
    var buffer = ByteBuffer()
    for step in query.steps {
      let name = step.object.map { application.identifier(of: $0).text } ?? "nil"
      buffer.append("\(name): \(step.outcome.text) \(query.algorithm.rule.rawValue)\n")
    }
    let found = query.controller.map { application.identifier(of: $0).text } ?? "nil"
    buffer.append("\(query.algorithm.rawValue) = \(found)\n")
    return buffer
  }

  /// Returns the responders that an event is offered to, in order.
  package static func bytes(
    of chain: [Responder], in application: borrowing Application
  ) -> ByteBuffer {
    var buffer = ByteBuffer()
    for responder in chain { buffer.append("\(responder.name(in: application))\n") }
    return buffer
  }
}
