package import HTTP
package import WindowModel

extension Problem {
  /// The error that a body lacks a field; `example` is a valid body.
  package static func missing(_ field: String, example: String) -> Problem {
    Problem(
      .missingField, "'\(field)' is missing.", pointer: "/\(field)", exampleBody: example)
  }

  /// The error that there is no such object, without a suggestion.
  package static func missing(_ kind: Refusal.Kind, _ name: String) -> Problem {
    Problem(.notFound, "There is no \(kind.rawValue) '\(name)'.")
  }

  /// The error that a path is not percent-encoded text.
  package static var undecodedPath: Problem {
    Problem(.badTarget, "The path is not percent-encoded UTF-8, or holds a NUL.")
  }

  /// The error that a session has no such object, with a suggestion of a similar one. `pointer` is
  /// the name's place in the body, if it was not in the path.
  package static func missing(
    _ kind: Refusal.Kind, _ name: String, in application: borrowing Application,
    pointer: String? = nil
  ) -> Problem {
    // The maximum number of names that are read for a hint.
    let most = 200
    let names =
      switch kind {
      case .window: application.windows.prefix(most).map { application.identifier(of: $0).text }
      case .view:
        application.views.prefix(most).map { application.identifier(of: $0).text }
      case .controller: application.controllers.map { application.identifier(of: $0).text }
      case .alert: application.alertViews.map { application.identifier(of: $0.id).text }
      case .object:
        (application.views.prefix(most) + application.controllers).map {
          application.identifier(of: $0).text
        }
      case .screen: application.screens.map(\.identifier.text)
      case .scene: application.scenes.map(\.identifier.text)
      case .gestureRecognizer:
        application.gestures.recognizers.prefix(most).map(\.identifier.text)
      case .reference: application.references.prefix(most).map(\.name.text)
      case .constraint: application.constraints.prefix(most).map(\.identifier.text)
      }
    let found = Identifier(name).flatMap { Self.kind(of: $0, in: application) }
    return Problem(
      pointer == nil ? .notFound : .invalidValue, "There is no \(kind.rawValue) '\(name)'.",
      pointer: pointer, hint: found.map { "'\(name)' is \($0)." } ?? didYouMean(name, among: names))
  }

  /// Describes the object with an identifier, of whatever kind, or returns nil.
  private static func kind(
    of identifier: Identifier, in application: borrowing Application
  ) -> StaticString? {
    if application.window(identifier) != nil { return "a window" }
    if application.view(identifier) != nil { return "a view" }
    if application.controller(identifier) != nil { return "a controller" }
    if application.alertViews.contains(where: { application.identifier(of: $0.id) == identifier }) {
      return "an alert"
    }
    if application.screen(identifier) != nil { return "a screen" }
    return application.scene(identifier) == nil ? nil : "a scene"
  }
}
