package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes all screens, within an object.
  package mutating func screens(of application: borrowing Application) {
    array("screens", application.screens) { json, screen in json.screen(screen, in: application) }
  }

  /// Writes a screen, as an object.
  package mutating func screen(_ screen: Screen, in application: borrowing Application) {
    beginObject()
    fields(of: screen, in: application)
    endObject()
  }

  /// Writes a screen, within an object.
  package mutating func fields(of screen: Screen, in application: borrowing Application) {
    field("id", screen.identifier.text)
    field("bounds", screen.bounds)
    field("scale", screen.scale)
    optionalField("mirrored", application.mirrored(by: screen)?.text)
    key("windows")
    beginArray()
    for id in application.windows
    where application.view(id)?.window?.screen == screen.identifier {
      value(application.identifier(of: id).text)
    }
    endArray()
  }
}
