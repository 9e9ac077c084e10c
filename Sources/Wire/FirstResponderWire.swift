package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes a responder, its window, and whether it is the first responder there; or null.
  package mutating func firstResponder(
    _ id: NodeID?, in application: borrowing Application
  ) {
    guard let id else { return null() }
    beginObject()
    field("id", application.identifier(of: id).text)
    name("window", application.responderWindow(of: id), in: application)
    field("isFirstResponder", application.isFirstResponder(id))
    endObject()
  }
}
