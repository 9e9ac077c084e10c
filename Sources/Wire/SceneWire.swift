package import JSON
package import WindowModel

extension JSONWriter {
  /// Writes all scenes, within an object.
  package mutating func scenes(of application: borrowing Application) {
    array("scenes", application.scenes) { json, scene in json.scene(scene, in: application) }
  }

  /// Writes a scene, as an object.
  package mutating func scene(_ scene: Scene, in application: borrowing Application) {
    beginObject()
    fields(of: scene, in: application)
    endObject()
  }

  /// Writes a scene, within an object.
  package mutating func fields(of scene: Scene, in application: borrowing Application) {
    field("id", scene.identifier.text)
    field("screen", scene.screen.text)
    field("activationState", plain: scene.activation.rawValue)
    if let neighbor = application.split?.neighbor(of: scene.identifier),
      let share = application.split?.share(of: scene.identifier, in: application.orientation)
    {
      field("beside", neighbor.text)
      field("share", plain: share.rawValue)
      field("frame", application.frame(of: scene))
    }
    let key = application.keyWindow(of: scene.identifier)
    optionalField("keyWindow", key.map { application.identifier(of: $0).text })
    self.key("windows")
    beginArray()
    for id in application.windows(of: scene.identifier) {
      value(application.identifier(of: id).text)
    }
    endArray()
  }
}
