import HTTP
package import WindowModel

extension SceneProperties {
  /// The fields of what the user does with a scene on a screen that it shares.
  package static let fields: [Body.Field<SceneProperties>] = [
    .init("beside", .object, example: "\"scene1\"") { $0.beside = $1 },
    .init("share", .choice, example: "\"half\"") { $0.share = $1 },
  ]
}
