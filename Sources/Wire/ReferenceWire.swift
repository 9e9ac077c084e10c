package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes all references, within an object.
  package mutating func references(of application: borrowing Application) {
    key("references")
    beginArray()
    for (name, object) in application.references { reference(name, object, in: application) }
    endArray()
  }

  /// Writes a reference, as an object.
  package mutating func reference(
    _ name: ReferenceName, _ object: NodeID?, in application: borrowing Application
  ) {
    beginObject()
    field("name", name.text)
    optionalField("object", object.map { application.identifier(of: $0).text })
    endObject()
  }
}
