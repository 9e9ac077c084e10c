import HTTP
package import WindowModel

extension SceneProperties {
  /// The fields for a user's change of a scene on a shared screen.
  package static let fields: [Body.Field<SceneProperties>] = [
    .init("beside", .object, example: "\"scene1\"") { $0.beside = $1 },
    .init("share", .choice, example: "\"half\"") { $0.share = $1 },
  ]
}
